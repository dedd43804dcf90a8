"""docs/api.md documents every public name, from the docstrings."""

from tools.api_reference import PAGE, entries, headings, main, page


def test_everything_public_has_a_docstring():
    assert [entry.name for entry in entries() if not entry.doc] == []


def test_the_reference_names_what_there_is():
    """Only names are compared, not their texts. To update the page, run python -m tools.api_reference."""
    written, there = headings(PAGE.read_text(encoding="utf-8")), {entry.name for entry in entries()}
    assert sorted(set(written) - there) == [], "run python -m tools.api_reference"
    assert sorted(there - set(written)) == [], "run python -m tools.api_reference"


def test_a_page_can_be_read_back():
    found = entries()
    assert headings(page(found)) == [entry.name for entry in found]


def test_a_method_told_of_in_a_base_class_is_told_of_there_alone(tmp_path):
    room = tmp_path / "room"
    room.mkdir()
    (room / "__init__.py").write_text('"""A room."""\n')
    (room / "base.py").write_text(
        '"""A base."""\nclass Base:\n    """First."""\n    def act(self):\n        """Act."""\n'
    )
    (room / "sub.py").write_text(
        '"""A sub."""\nfrom .base import Base\n\nclass Sub(Base):\n    """Second."""\n'
        "    def act(self):\n        pass\n    def more(self, how: int) -> str:\n        pass\n"
    )
    found = {entry.name: entry for entry in entries(tmp_path)}
    assert list(found) == [
        "room", "room.base", "room.base.Base", "room.base.Base.act", "room.sub", "room.sub.Sub", "room.sub.Sub.more",
    ]  # fmt: skip
    assert found["room.sub.Sub.more"].signature == "(how: int) -> str"
    assert found["room.sub.Sub.more"].doc is None


def test_the_command_writes_the_page(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("tools.api_reference.PAGE", tmp_path / "api.md")
    main()
    assert "`glowgrid.engine.game.Game(" in (tmp_path / "api.md").read_text(encoding="utf-8")
    assert "api.md" in capsys.readouterr().out
