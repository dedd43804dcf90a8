"""Skips for tests whose requirements a computer may lack."""

import pytest

from tools import vm, vm32

needs_vm = pytest.mark.skipif(not vm.is_there(), reason=vm.MISSING)
needs_vm32 = pytest.mark.skipif(not vm32.is_there(), reason=vm32.NEEDS_NODE)
