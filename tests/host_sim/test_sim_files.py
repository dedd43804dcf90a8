"""Files named by the user are checked before anything runs, and stay unchanged."""

import pytest

from host_sim import user_files


def test_a_check_leaves_files_unchanged(tmp_path):
    old = tmp_path / "old.gif"
    old.write_text("kept")
    user_files.check_writable(old)
    user_files.check_writable(tmp_path / "new.gif")
    assert [path.read_text() for path in tmp_path.iterdir()] == ["kept"]


@pytest.mark.parametrize("name, why", [("", "it is a folder"), ("a/b.gif", "there is no such file or folder")])
def test_an_unwritable_path_is_reported_with_the_reason(tmp_path, name, why):
    with pytest.raises(user_files.FileError, match=f"cannot be written: {why}."):
        user_files.check_writable(tmp_path / name)
