"""What one side asks the other: whether moves may be taken back, whether the game is a draw. Borrowed when something is
asked, and for the answer.
"""

from .sender import BACK, END_DRAW, TIE

MYPY = False
if MYPY:  # type checkers take it for true
    from .receiver import Receiver


def take_back(party: "Receiver", asked: int, count: int) -> None:
    """Take the other side's question with that number: whether it may have the last `count` moves back."""
    if asked == party.refused:
        party.refusing = True
    elif party.hidden is not None and party.hidden.bars(party.match.game, party.text, count):
        party.refused, party.refusing = asked, True
        party.hurry()
    elif party.asked and party.asked[1] == count:
        party.question = BACK, asked, count
        answer(party, True)
    else:
        party.consult(BACK, asked, count)


def draw(party: "Receiver", ply: int) -> None:
    """Take that the other side holds the game for a draw at this ply: it is one where this side has offered it."""
    if party.offered == ply:
        party.match.play(END_DRAW)
    elif party.declined != ply:
        party.consult(TIE, ply)


def answer(party: "Receiver", yes: bool) -> None:
    """Answer the question that this side was asked."""
    question, party.question = party.question, ()
    party.hurry()
    if not question or party.busy():
        return
    if question[0] == TIE:
        party.declined = question[1]
        if yes:
            party.match.play(END_DRAW)
    elif yes:
        party.granted = question[1:]
        party.theirs = -1
        party.go_back(question[2])
    else:
        party.refused, party.refusing = question[1], True
