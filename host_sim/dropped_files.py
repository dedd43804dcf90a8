"""Open a file that was dropped on the simulator's window: a transcript, or a file with saved games.

The file opens in a window of its own. So the game in this window goes on, and no saved game is overwritten.
"""

import subprocess
import sys
from pathlib import Path

from host_sim import ROOT, state, user_files, words


def open_in_new_window(path: Path, language: str = "en") -> str:
    """Open the file `path` in a new window. Return a sentence for the user: that it opens, or why it cannot.

    `language`: the language of the sentence and of the new window, such as "de".
    """
    spoken = words.language(language)
    try:
        option = option_for(path)
    except user_files.FileError as error:
        return error.sentence(spoken)
    if not option:
        return spoken.UNKNOWN_FILE.format(path.name)  # type: ignore[no-any-return]
    subprocess.Popen([sys.executable, "-m", "host_sim", option, str(path), "--set", f"LANGUAGE={language}"], cwd=ROOT)
    return spoken.OPENED.format(path.name)  # type: ignore[no-any-return]


def option_for(path: Path) -> str:
    """Return the simulator's option that opens the file: "--state" for saved games, "--replay" for a transcript.

    Return "" for a different file. Raise FileError if the file cannot be read.
    """
    state.check(path)
    lines = user_files.read_lines(path)
    if lines and lines[0].encode().startswith(state.BEGINS):
        return "--state"
    return "--replay" if len(lines) == 1 and user_files.may_be_transcript(lines[0]) else ""
