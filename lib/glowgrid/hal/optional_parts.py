"""Adds optional parts to the console: a buzzer, a pin that switches the grid's power, and a link to an opponent.

Loaded only if the settings name at least one of these parts.
"""

from digitalio import DigitalInOut

from glowgrid.config.errors import SettingError, refuse

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

    from glowgrid.config.settings import Settings

    from .buzzer import Buzzer
    from .clock import Clock
    from .console import Console
    from .network_link import NetworkLink
    from .pins import Pins


def add(console: "Console", settings: "Settings", pins: "Pins") -> None:
    """Add to the console the parts that the settings name.

    If this board does not support a part, leave out that part, and add a sentence about it to `settings.faults`.
    """
    try:
        if settings.buzzer_pin:
            console.buzzer = _buzzer(settings.buzzer_pin, pins, console.clock)
    except SettingError as error:
        settings.faults.append(str(error))
    try:
        if settings.link_tx:
            from .uart_link import open_link

            console.link = open_link(pins.take, settings.link_tx, settings.link_rx)
        elif settings.mqtt_broker:
            console.link = _network_link(settings, console.clock)
    except SettingError as error:
        settings.faults.append(str(error))
    try:
        if settings.sleep_pin:
            console.power = DigitalInOut(pins.take("SLEEP_PIN", settings.sleep_pin))
            console.power.switch_to_output(True)
    except SettingError as error:
        settings.faults.append(str(error))


def _buzzer(name: str, pins: "Pins", clock: "Clock") -> "Buzzer":
    from .buzzer import Buzzer

    pin = pins.take("BUZZER_PIN", name)
    try:
        from pwmio import PWMOut

        return Buzzer(PWMOut(pin, frequency=440, duty_cycle=0, variable_frequency=True), clock)
    except (ImportError, ValueError, RuntimeError, NotImplementedError):
        raise refuse("BUZZER_PIN", name, "a pin that can do PWM, or empty") from None


def _network_link(settings: "Settings", clock: "Clock") -> "NetworkLink":
    """Return a link to the broker that the settings name. Raise SettingError if the board has no network or the address
    is invalid."""
    import gc
    import os

    from glowgrid.config.network_settings import NetworkSettings, heap_warning, parse_address

    from .network_link import NetworkLink

    broker = settings.mqtt_broker
    host, port, encrypted = parse_address(broker)
    if not port and host[:2] != "ws":
        raise refuse("MQTT_BROKER", broker, "a network address such as 192.168.1.20 or mqtts://host:8883")
    radio: Any = None
    pool: Any = None
    try:
        try:
            from socketpool import SocketPool
            from wifi import radio

            pool = SocketPool(radio)
            if hasattr(gc, "mem_free"):
                settings.faults += heap_warning(os.getenv, gc.mem_free())
        except ImportError:
            import socket as pool  # on a computer
    except ImportError:
        raise refuse("MQTT_BROKER", broker, '"", because this board has no Wi-Fi') from None
    network = NetworkSettings(os.getenv)
    settings.faults += network.faults
    if network.mqtt_ca and port and not encrypted:
        settings.faults.append("MQTT_CA needs an encrypted connection: begin MQTT_BROKER with mqtts://.")
    return NetworkLink(radio, pool, clock, (host, port, encrypted), network)
