"""Ask the user questions. At each question, the user can also type a command: help, quit, undo, hint and others."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from glowgrid import games
from glowgrid.engine import transcript
from glowgrid.translation import translated

from .commands import Commands, NewGame, Quit
from .line_io import LineIO
from .words import terminal as words

_LONGEST = 200  # maximum length of an answer in characters; only a transcript may be longer


class Prompter:
    def __init__(self, io: LineIO | None = None) -> None:
        """Print and read with `io`. If `io` is None, use standard input and output."""
        self._io = io or LineIO()
        self._commands = Commands(self.say)

    def say(self, text: str) -> None:
        """Print `text` on a line of its own."""
        self._io.say(text)

    @contextmanager
    def session(self) -> Iterator[None]:
        """Context manager: print a welcome before the `with` block, and a goodbye after it.

        Quit, Ctrl-C and the end of the input also end the `with` block. They raise no exception outside the block.
        """
        self.say(words.TEXT_WELCOME)
        try:
            yield
            self.say(words.GOODBYE)
        except Quit:
            self.say(words.GOODBYE)
        except (EOFError, KeyboardInterrupt):
            self._io.end_line()
            self.say(words.INTERRUPTED)

    @contextmanager
    def obeying(self, commands: Commands) -> Iterator[None]:
        """Context manager: during the `with` block, typed commands call the methods of `commands`."""
        outer, self._commands = self._commands, commands
        try:
            yield
        finally:
            self._commands = outer

    # -- questions

    def ask(self, prompt: str, expected: str) -> str:
        """Print `prompt`, and return what the user types. If the user types a command, carry it out and ask again.

        `expected` is a sentence that describes valid answers. The command `help` prints this sentence.
        """
        while True:
            answer = self._io.read(prompt)
            typed = answer.lower().split()
            typed[:1] = [words.ALSO.get(name, name) for name in typed[:1]]
            if len(answer) > _LONGEST and typed[0] != "replay" and not _is_transcript(answer):
                self.say(words.TOO_LONG_TYPED.format(len(answer), _LONGEST))
                continue
            if not typed or typed[0] not in words.COMMANDS:
                if not self._obey_more(answer.lower()):
                    return answer
                continue
            if len(typed) > 1 and typed[0] not in words.WITH_MORE:
                return answer
            if typed[0] == "replay":
                self._replay(answer[len("replay") :].strip())
            else:
                self._obey(typed, expected)

    def ask_letter(self, prompt: str, letters: tuple, default: str = "") -> str:
        """Ask until the answer is one of `letters`, and return the answer. If the user only presses Enter, the answer
        is `default`, unless `default` is ""."""
        choice = words.OR.join(letters)
        while True:
            answer = self.ask(prompt, words.ASK_LETTER.format(choice)).lower()
            answer = words.ANSWERS.get(answer, answer) or default
            if answer in letters:
                return answer
            self.say(words.NOT_A_LETTER.format(answer or words.NOTHING_TYPED, choice))

    def choose(self, prompt: str, names: list, default: int = -1) -> int:
        """Ask the user to choose an entry of a list, and return the index of this entry.

        `names` has a tuple for each entry, with the names that the user can type for the entry. The user can also type
        the number of the entry, counted from 1, the beginning of a name or of a later word in it if no other entry has
        that, or the transcript of a game, which raises NewGame. If the user only presses Enter, the index is `default`,
        unless `default` is -1.
        """
        while True:
            typed = self.ask(prompt, words.CHOOSE_HELP.format(len(names)))
            if _is_transcript(typed):
                self._replay(typed)
                continue
            answer = typed.lower()
            if not answer and default >= 0:
                return default
            number = to_int(answer)
            if number is not None and 1 <= number <= len(names):
                return number - 1
            for index, accepted in enumerate(names):
                if answer in [name.lower() for name in accepted]:
                    return index
            begun = [index for index, all_names in enumerate(names) if _begins(answer, all_names)]
            if not begun:  # a later word, such as the level of a bot
                words_of = [" ".join(all_names).split() for all_names in names]
                begun = [index for index, parts in enumerate(words_of) if _begins(answer, parts)]
            if len(begun) == 1:
                return begun[0]
            self.say(words.NOT_LISTED.format(answer or words.NOTHING_TYPED, len(names)))

    # -- commands

    def _obey(self, typed: list, expected: str) -> None:
        """Carry out a command. `typed` is the list of the words that the user has typed. The command `help` also prints
        `expected`."""
        name = typed[0]
        if name == "quit":
            raise Quit
        if name == "new":
            raise NewGame
        if name == "help":
            self._help(expected)
        elif name == "undo":
            self._undo(typed[1:])
        elif name == "redo":
            self._commands.redo()
        elif name == "hint":
            self._commands.hint()
        elif name == "coach":
            self._commands.coach()
        elif name == "rules":
            self._commands.rules()
        elif name == "read":
            self._commands.read((to_int(typed[1]) or 0) if len(typed) > 1 else None)
        elif name == "position":
            self._commands.position()
        else:
            self._commands.transcript()

    def _obey_more(self, name: str) -> bool:
        """Carry out the additional command called `name`, and return True. Return False if there is no such command."""
        name = words.ANSWERS.get(name, name)  # "yes" -> "y"; answers to an opponent are additional commands
        for command in self._commands.more():
            if name in (command[0], translated(command[0], "games")):
                self._commands.obey(command)
                return True
        return False

    def _help(self, expected: str) -> None:
        for line in words.TEXT_HELP:
            self.say(line)
        for name, sentence, _ in self._commands.more():
            self.say(words.COMMAND.format(translated(name, "games"), translated(sentence, "games")))
        self.say(expected)

    def _undo(self, counts: list) -> None:
        """Carry out the command `undo`. `counts` has the words that the user has typed after `undo`: no word, or the
        number of turns."""
        times = to_int(counts[0]) if counts else 1
        if times is None or times < 1 or len(counts) > 1:
            self.say(words.UNDO_HOW)
        else:
            self._commands.undo(times)

    def _replay(self, line: str) -> None:
        """Carry out the command `replay`: raise NewGame with the game in the transcript `line`. If `line` is not a
        transcript, print a sentence instead."""
        if not line:
            self.say(words.REPLAY_HOW)
            return
        try:
            game = transcript.read(line, games.load)[1]
        except ValueError as error:
            self.say(translated(str(error), "errors"))
            return
        raise NewGame(game)


def _is_transcript(text: str) -> bool:
    """Return whether `text` begins like the transcript of a known game."""
    key, slash, _ = text.partition("/")
    return bool(slash) and key.lower() in [row[0] for row in games.CATALOGUE]


def _begins(answer: str, names: Sequence[str]) -> bool:
    """Return whether one of `names` begins with `answer`, which is in lower case and not empty."""
    return bool(answer) and any(name.lower().startswith(answer) for name in names)


def to_int(text: str) -> int | None:
    """Return `text` as an integer, or None if `text` is not an integer."""
    try:
        return int(text)
    except ValueError:
        return None
