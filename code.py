"""Glowgrid: what the board runs after power-on."""


def start():
    """Return the app on the console that the settings describe; None where they describe none, which is then told."""
    from glowgrid.app import App
    from glowgrid.hal.console import Console
    from glowgrid.hal.names import check_file
    from glowgrid.refusal import SettingError
    from glowgrid.settings import Settings

    settings = Settings(lenient=True)
    check_file(settings)
    try:
        settings.require()
        return App(Console(settings), settings)
    except SettingError as error:
        for fault in settings.faults:
            if fault != str(error):
                print(fault)
        print(error)
    from glowgrid.hal.trouble import show

    show(settings)
    return None


if __name__ == "__main__":
    app = start()
    if app is not None:
        app.run()
