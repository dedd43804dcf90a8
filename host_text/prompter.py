"""Prints prompts, reads answers, and obeys the commands that are understood at every one: help, undo, hint ..."""

from glowgrid import games
from glowgrid.translation import translated
from glowgrid.words import terminal as words

from .transliteration import spelt

_LONGEST = 200  # characters of an answer; only a transcript is longer


class Quit(Exception):
    """The person leaves."""


class NewGame(Exception):
    """The person wants another game: the one of a transcript, handed along, or one to be chosen."""


class PositionChanged(Exception):
    """A command changed the position, so what was asked no longer matters."""


class Commands:
    """What undo, redo, hint, transcript and rules do, and more in some games: without a game they say that there is
    none; game_loop.py overrides them."""

    def __init__(self, prompter: "Prompter") -> None:
        self._prompter = prompter

    def undo(self, times: int) -> None:
        """Take back to where a person was to move, `times` times."""
        self._prompter.say(words.NO_GAME_YET)

    def redo(self) -> None:
        """Play again what was taken back."""
        self._prompter.say(words.NO_GAME_YET)

    def hint(self) -> None:
        """Say what a bot would play."""
        self._prompter.say(words.NO_GAME_YET)

    def transcript(self) -> None:
        """Print the game as one line."""
        self._prompter.say(words.NO_GAME_YET)

    def rules(self) -> None:
        """Say the game's rules."""
        self._prompter.say(words.NO_GAME_YET)

    def more(self) -> tuple:
        """Return the commands that there are only now: a row each, its name first, then a sentence about it."""
        return ()

    def obey(self, command: tuple) -> None:
        """Do what one of those says."""


class Prompter:
    """Prints, asks, and obeys the commands among the answers."""

    def __init__(self) -> None:
        self.commands = Commands(self)

    def say(self, text: str) -> None:
        """Print a sentence."""
        print(spelt(text))

    def ask(self, prompt: str, expected: str) -> str:
        """Return what is typed, stripped; commands are obeyed on the way. `expected` is what help adds here."""
        while True:
            answer = self._typed(prompt)
            typed = answer.lower().split()
            typed[:1] = [words.ALSO.get(name, name) for name in typed[:1]]
            if len(answer) > _LONGEST and typed[0] != "replay":
                self.say(words.TOO_LONG_TYPED.format(len(answer), _LONGEST))
                continue
            if not typed or typed[0] not in words.COMMANDS:
                if not self._obeys(answer.lower()):
                    return answer
                continue
            if len(typed) > 1 and typed[0] not in words.WITH_MORE:
                return answer
            if typed[0] == "replay":
                self._replay(answer[len("replay") :].strip())
            else:
                self._obey(typed, expected)

    def _typed(self, prompt: str) -> str:
        """Return a line as it is typed; one whose bytes are no text is asked for again."""
        while True:
            try:
                return input(spelt(prompt)).strip()
            except UnicodeError:
                self.say(words.NO_TEXT_TYPED)

    def _obeys(self, name: str) -> bool:
        """Obey the command that is called so and there is only now, and answer whether there is one."""
        for command in self.commands.more():
            if name in (command[0], translated(command[0], "games")):
                self.commands.obey(command)
                return True
        return False

    def _obey(self, typed: list, expected: str) -> None:
        command = typed[0]
        if command == "quit":
            raise Quit
        if command == "new":
            raise NewGame
        if command == "help":
            for line in words.TEXT_HELP:
                self.say(line)
            for name, sentence, _ in self.commands.more():
                self.say(words.COMMAND.format(name, translated(sentence, "games")))
            self.say(expected)
        elif command == "undo":
            self._undo(typed[1:])
        elif command == "redo":
            self.commands.redo()
        elif command == "hint":
            self.commands.hint()
        elif command == "rules":
            self.commands.rules()
        else:
            self.commands.transcript()

    def _replay(self, line: str) -> None:
        if not line:
            self.say(words.REPLAY_HOW)
            return
        from glowgrid.engine import transcript

        try:
            game = transcript.read(line, games.load)[1]
        except ValueError as error:
            self.say(translated(str(error), "checks"))
            return
        raise NewGame(game)

    def _undo(self, counts: list) -> None:
        times = to_int(counts[0]) if counts else 1
        if times is None or times < 1 or len(counts) > 1:
            self.say(words.UNDO_HOW)
        else:
            self.commands.undo(times)

    def ask_letter(self, prompt: str, letters: tuple, default: str = "") -> str:
        """Return one of `letters`, or `default`, unless it is empty, for Enter alone; ask until it is one."""
        choice = words.OR.join(letters)
        while True:
            answer = self.ask(prompt, words.ASK_LETTER.format(choice)).lower()
            answer = words.ANSWERS.get(answer, answer) or default
            if answer in letters:
                return answer
            self.say(words.NOT_A_LETTER.format(answer or words.NOTHING_TYPED, choice))

    def choose(self, prompt: str, names: list, default: int = -1) -> int:
        """Return the index of one of `names`, tuples of what it may be called; `default` is for Enter alone."""
        while True:
            answer = self.ask(prompt, words.CHOOSE_HELP.format(len(names))).lower()
            if not answer and default >= 0:
                return default
            number = to_int(answer)
            if number is not None and 1 <= number <= len(names):
                return number - 1
            for index, called in enumerate(names):
                if answer in [name.lower() for name in called]:
                    return index
            self.say(words.NOT_LISTED.format(answer or words.NOTHING_TYPED, len(names)))


def to_int(text: str) -> int | None:
    """Return the whole number that `text` is, or None."""
    try:
        return int(text)
    except ValueError:
        return None
