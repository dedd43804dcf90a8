"""Loads and unloads glowgrid's modules. No other module changes sys.modules.

Code that needs modules for a while opens a scope: for a scene, for the bots of a match, or for a hint. A scope keeps
its modules and what they import at their top; the build lists these in lifetimes.py. A module that a function imports
is unloaded at the end of that round of the main loop, or of the step in which a scene prepares itself. If later steps
need it, too, as when a match begins, each step calls `hold`. An import marked `# stays` is kept until the scope is
closed. An object keeps the code that it uses, even after the module of that code was unloaded.
"""

import sys

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator
    from types import ModuleType

_PACKAGE = "glowgrid."


class Scope:
    """The modules that stay loaded until this scope is closed."""

    def __init__(self, names: str, stays: str, is_overlay: bool = False) -> None:
        """Create a scope of the modules `names` and `stays`. Both are strings with a space before and after each name,
        and the names lack "glowgrid.".

        The modules `names` are loaded; each one comes after its imports. The modules `stays` are kept if another module
        imports them; a name with a dot at the end means all modules of that package.
        """
        self.names = names
        self.stays = stays
        self.is_overlay = is_overlay  # whether it belongs to a scene that lies over the previous one
        self.loaded: list = []  # the same strings as the keys of sys.modules, so they need no extra memory


class Loader:
    """Loads modules for scopes, and unloads modules that no open scope keeps."""

    def __init__(self, loaded: list) -> None:
        """Keep the modules in `loaded` for ever. `loaded` is a list of full names, as in sys.modules."""
        self._scopes = [Scope("", "")]
        self._scopes[0].loaded = loaded
        self._count = 0  # number of modules after the last release; below 0 if a scope was closed since then
        self._holds = False  # whether a step of this round has called `hold`

    def table(self) -> "ModuleType":
        """Import and return the module lifetimes.py. This is slow, so a change of scene does it in a separate step."""
        from . import lifetimes


        return lifetimes

    def of_scene(self, scene: str, game: str, online: bool) -> Scope:
        """Return the scope of a scene. It is not open yet.

        `game`: the module of the selected game. `online`: there is a link to an opponent.
        """
        return Scope(*self.table().scene(scene, game, online))

    def open(self, roots: list) -> Scope:
        """Open a scope for several entries of lifetimes.py. `roots` has the names of these entries, such as
        "games.quixo".

        The caller then loads the scope's modules with `load`, and closes the scope later.
        """
        return self.keep(Scope(*self.table().modules(roots)))

    def keep(self, scope: Scope) -> Scope:
        """Open a scope, and return it."""
        self._scopes.append(scope)
        return scope

    def load(self, scope: Scope) -> "Iterator[None]":
        """Generator: import the scope's modules that are not loaded yet. It yields after each import."""
        at = 1
        while at < len(scope.names):
            end = scope.names.index(" ", at)
            name = _PACKAGE + scope.names[at:end]
            at = end + 1
            if name not in sys.modules:
                __import__(name)
                yield
            key = sys.modules[name].__name__
            if key not in scope.loaded:
                scope.loaded.append(key)
        scope.names = ""

    def close(self, scope: Scope) -> None:
        """Close a scope. Its modules are unloaded by the next `settle` or `release`."""
        self._scopes.remove(scope)
        self._count = -1

    def close_all(self) -> None:
        """Close all scopes except the one that startup.py has opened."""
        del self._scopes[2:]
        self.release()

    def hold(self) -> None:
        """Unload no modules at the end of this round. A task of several steps, one per round, calls this in each step
        but the last."""
        self._holds = True

    def settle(self) -> None:
        """At the end of a round, unload the modules that no open scope keeps, unless a step holds them."""
        if self._holds:
            self._holds = False
        elif len(sys.modules) != self._count:
            self.release()

    def release(self) -> None:
        """Unload every module that no open scope keeps."""
        names = [name for name in sys.modules if name.startswith(_PACKAGE) and not self._keeps(name)]
        names.sort(reverse=True)  # packages last: something may keep a package's object, and so its modules
        for name in names:
            unload(name)
        self._count = len(sys.modules)
        self._holds = False

    def _keeps(self, name: str) -> bool:
        for scope in self._scopes:
            if name in scope.loaded:
                return True
        module, package = " " + name[9:] + " ", " " + name.split(".")[1] + ". "
        for scope in self._scopes:
            if module in scope.stays or module in scope.names or package in scope.stays:
                scope.loaded.append(name)  # the next search is short
                return True
        return False


def unload(name: str) -> None:
    """Unload one module, if it is loaded.

    Objects that use it keep the old module. The next import loads a new one.
    """
    if name in sys.modules:
        parent, _, child = name.rpartition(".")
        sys.modules[name] = None  # type: ignore[assignment]  # what is deleted stays in its slot of a board's dict
        del sys.modules[name]
        package = sys.modules.get(parent)  # it may already be unloaded
        if hasattr(package, child):
            setattr(package, child, None)
            delattr(package, child)
