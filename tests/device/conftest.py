"""The drive as deployed, for all tests of this folder."""

import pytest

from tools.build.payload import build


@pytest.fixture(scope="session")
def drive(built):
    return built("drive", build)
