"""The drive as deployed, for all tests of this folder."""

import pytest

from tools.build.payload import build


@pytest.fixture(scope="session")
def drive(tmp_path_factory):
    folder = tmp_path_factory.mktemp("drive")
    build(folder)
    return folder
