# Two commands do everything on a fresh machine with Python 3.10 or newer: make play, make test.
# Each makes its own .venv and installs what it needs. ARGS="..." goes to the simulator or to pytest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test vm32 lint pictures bench tournament deploy bundle clean

play: $(VENV)/.sim
	$(BIN)/python -m host_sim $(ARGS)

test: $(VENV)/.test $(VENV)/.vm32
	$(BIN)/pytest $(ARGS)

vm32: $(VENV)/.vm32

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m tools.device_rules

pictures: $(VENV)/.test
	$(BIN)/python -m tools.pictures

bench: $(VENV)/.bench $(VENV)/.vm32
	$(BIN)/python -m tools.benchmarks

tournament: $(VENV)/.bench
	$(BIN)/python -m tools.tournament --easyai --write

deploy: $(VENV)/.sim
	$(BIN)/python -m tools.deploy $(ARGS)

bundle: $(VENV)/.sim
	$(BIN)/python -m tools.bundle

clean:
	rm -rf $(VENV) build *.egg-info tools/vm32/node_modules

$(VENV)/bin/python:
	$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 10) and 'Glowgrid needs Python 3.10 or newer.')"
	$(PYTHON) -m venv $(VENV)

$(VENV)/.sim: pyproject.toml | $(VENV)/bin/python
	$(BIN)/pip install --quiet --editable ".[sim]"
	touch $@

$(VENV)/.test: pyproject.toml | $(VENV)/bin/python
	$(BIN)/pip install --quiet --editable ".[test]"
	touch $@ $(VENV)/.sim

$(VENV)/.bench: pyproject.toml | $(VENV)/bin/python
	$(BIN)/pip install --quiet --editable ".[bench]"
	touch $@ $(VENV)/.sim $(VENV)/.test

# the 32-bit VM, from npm; where the machine has no npm, PyPI brings one. Without it the tests that need it are skipped
$(VENV)/.vm32: tools/vm32/package-lock.json | $(VENV)/.test
	command -v npm >/dev/null || $(BIN)/pip install --quiet --editable ".[node]" || true
	$(BIN)/python -m tools.vm32
	touch $@
