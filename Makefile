# Two commands do everything on a fresh machine with Python 3.10 or newer: make play, make test.
# Each makes its own .venv and installs what it needs. ARGS="..." goes to the simulator or to pytest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test lint pictures bench tournament deploy bundle clean

play: $(VENV)/.sim
	$(BIN)/python -m host_sim $(ARGS)

test: $(VENV)/.test
	$(BIN)/pytest $(ARGS)

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m tools.device_rules

pictures: $(VENV)/.test
	$(BIN)/python -m tools.pictures

bench: $(VENV)/.bench
	$(BIN)/python -m tools.benchmarks

tournament: $(VENV)/.bench
	$(BIN)/python -m tools.tournament --easyai --write

deploy: $(VENV)/.sim
	$(BIN)/python -m tools.deploy $(ARGS)

bundle: $(VENV)/.sim
	$(BIN)/python -m tools.bundle

clean:
	rm -rf $(VENV) build *.egg-info

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
