"""Glowgrid: what the board runs after power-on."""

if __name__ == "__main__":
    from glowgrid.app import App
    from glowgrid.hal.console import Console
    from glowgrid.hal.names import unknown
    from glowgrid.settings import SettingError, Settings

    settings = Settings(lenient=True)
    settings.faults += unknown()
    try:
        settings.require()
        console = Console(settings)
    except SettingError as error:
        print(error)
        from glowgrid.hal.trouble import show

        show(settings)
    else:
        App(console, settings).run()
