"""Loads and unloads glowgrid's modules. No other module changes sys.modules.

Code that needs modules for a while opens a scope: for a scene, for the bots of a match, or for a hint. A scope keeps
the modules that the build lists for it in lifetimes.py. The list includes what these modules import at their top. A
module that a function imports is unloaded at the end of the round or, while a scene prepares itself, at the end of the
step. If later steps need the module, too, each step calls `hold`. If the import is marked `# stays`, the module is kept
until the scope is closed. An object keeps the code that it uses, even after the code's module has been unloaded.
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
        """Create a scope. `names` and `stays` are strings with names of modules, without "glowgrid.". There is a space
        before and after each name.

        `names`: the modules to load; each module comes after its imports. `stays`: modules to keep if another module
        imports them; a name with a dot at the end means all modules of that package.
        """
        self.names = names
        self.stays = stays
        self.is_overlay = is_overlay  # whether it belongs to a scene that lies over the previous one
        self.loaded: list = []  # the same strings as the keys of sys.modules, so they need no extra memory


class Loader:
    """Loads modules for scopes, and unloads modules that no open scope keeps."""

    def __init__(self, loaded: list) -> None:
        """Keep the modules in `loaded` for ever. `loaded`: a list of full names of modules, as in sys.modules."""
        self._scopes = [Scope("", "")]
        self._scopes[0].loaded = loaded
        self._count = 0  # number of modules after the last release; below 0 if a scope was closed since then
        self._holds = False  # whether a step of this round has called `hold`

    def table(self) -> "ModuleType":
        """Import and return the module `lifetimes`. The slow import is a separate step of each change of scene."""
        from . import lifetimes

        return lifetimes

    def of_scene(self, scene: str, game: str, online: bool) -> Scope:
        """Return a new scope for the scene `scene`. The scope is not open yet.

        `game`: the module of the selected game. `online`: whether there is a link to an opponent.
        """
        return Scope(*self.table().scene(scene, game, online))

    def open(self, roots: list) -> Scope:
        """Open one scope with all modules that lifetimes.py lists under the names in `roots`. Return the scope.
        An example of such a name is "games.quixo".

        The caller then loads the modules with `load`, and closes the scope later.
        """
        return self.keep(Scope(*self.table().modules(roots)))

    def keep(self, scope: Scope) -> Scope:
        """Open `scope`, and return it."""
        self._scopes.append(scope)
        return scope

    def load(self, scope: Scope) -> "Iterator[None]":
        """Generator: import the modules of `scope` that are not loaded yet. Yield after each import."""
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
        """Close `scope`. The next call of `settle` or `release` unloads its modules."""
        self._scopes.remove(scope)
        self._count = -1

    def close_all(self) -> None:
        """Close all scopes except the scope that startup.py has opened, and unload their modules."""
        del self._scopes[2:]
        self.release()

    def hold(self) -> None:
        """Keep all loaded modules at the end of this round. A task with several steps, one per round, calls `hold` in
        every step except the last one."""
        self._holds = True

    def settle(self) -> None:
        """End a round: unload the modules that no open scope keeps. If `hold` was called in this round, do nothing."""
        if self._holds:
            self._holds = False
        elif len(sys.modules) != self._count:
            self.release()

    def release(self) -> None:
        """Unload every module that no open scope keeps."""
        # Sorted into a new list: on a PC, another thread may import a module meanwhile. Packages come last, because
        # something may keep a package's object, and so its modules.
        for name in sorted(sys.modules, reverse=True):
            if name.startswith(_PACKAGE) and not self._keeps(name):
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
    """Unload the module `name`, if it is loaded.

    Objects that use the module keep their old copy. The next import loads a new copy.
    """
    if name in sys.modules:
        parent, _, child = name.rpartition(".")
        sys.modules[name] = None  # type: ignore[assignment]  # what is deleted stays in its slot of a board's dict
        del sys.modules[name]
        package = sys.modules.get(parent)  # it may already be unloaded
        if hasattr(package, child):
            setattr(package, child, None)
            delattr(package, child)
