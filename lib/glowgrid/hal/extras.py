"""What only some boards have, a buzzer, a pin that cuts the grid's current, a cable or a network to somebody elsewhere:
loaded where the settings name one."""

from digitalio import DigitalInOut

from glowgrid.config.errors import SettingError, refuse

MYPY = False
if MYPY:  # type checkers take it for true
    from typing import Any

    from glowgrid.config.settings import Settings

    from .build import _Pins
    from .buzzer import Buzzer
    from .clock import Clock
    from .console import Console
    from .network import Network


def add(console: "Console", settings: "Settings", pins: "_Pins") -> None:
    """Give the console what the settings name; what this board cannot do is one more of their faults, and left out."""
    try:
        if settings.buzzer_pin:
            console.buzzer = _buzzer(settings.buzzer_pin, pins, console.clock)
    except SettingError as error:
        settings.faults.append(str(error))
    try:
        if settings.link_tx:
            from .link_uart import plugged

            console.link = plugged(pins.take, settings.link_tx, settings.link_rx)
        elif settings.mqtt_broker:
            console.link = _network(settings, console.clock)
    except SettingError as error:
        settings.faults.append(str(error))
    try:
        if settings.sleep_pin:
            console.power = DigitalInOut(pins.take("SLEEP_PIN", settings.sleep_pin))
            console.power.switch_to_output(True)
    except SettingError as error:
        settings.faults.append(str(error))


def _buzzer(name: str, pins: "_Pins", clock: "Clock") -> "Buzzer":
    from .buzzer import Buzzer

    pin = pins.take("BUZZER_PIN", name)
    try:
        from pwmio import PWMOut

        return Buzzer(PWMOut(pin, frequency=440, duty_cycle=0, variable_frequency=True), clock)
    except (ImportError, ValueError, RuntimeError, NotImplementedError):
        raise refuse("BUZZER_PIN", name, "a pin that can do PWM, or nothing between the quotes") from None


def _network(settings: "Settings", clock: "Clock") -> "Network":
    """Return the network that the settings describe; raise a SettingError where the board has none, or one is wrong."""
    import gc
    import os

    from glowgrid.config.network import NetworkSettings, place, starved

    from .network import Network

    named = settings.mqtt_broker
    host, port, encrypted = place(named)
    if not port and host[:2] != "ws":
        raise refuse("MQTT_BROKER", named, "a name or number on the network, such as 192.168.1.20 or mqtts://host:8883")
    radio: Any = None
    pool: Any = None
    try:
        try:
            from socketpool import SocketPool
            from wifi import radio

            pool = SocketPool(radio)
            if hasattr(gc, "mem_free"):
                settings.faults += starved(os.getenv, gc.mem_free())
        except ImportError:
            import socket as pool  # a computer's
    except ImportError:
        raise refuse("MQTT_BROKER", named, 'a broker on boards with WiFi, here "" alone') from None
    asked = NetworkSettings(os.getenv)
    settings.faults += asked.faults
    return Network(radio, pool, clock, (host, port, encrypted), asked)
