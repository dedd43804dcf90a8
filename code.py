"""Glowgrid: what the board runs after power-on."""

if __name__ == "__main__":
    from glowgrid.app import App
    from glowgrid.hal.console import Console
    from glowgrid.settings import SettingError, Settings

    try:
        settings = Settings()
        console = Console(settings)
    except SettingError as error:
        print(error)
    else:
        App(console, settings).run()
