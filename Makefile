# Two commands do everything on a fresh machine with Python 3.10 or newer: make play, make test.
# Each makes its own .venv and installs what it needs. ARGS="..." goes to the simulator or to pytest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# two pips at once would get in each other's way
.NOTPARALLEL:
.PHONY: play test web vm32 lint docs pictures bench tournament deploy zip release lock clean

play: $(VENV)/.sim
	@$(BIN)/python -m host_sim $(ARGS)

test: $(VENV)/.test $(VENV)/.vm32
	$(BIN)/pytest $(ARGS)

web: WHAT = building the page (it draws with the simulator and compiles the board's modules)
web: $(VENV)/.sim $(VENV)/.vm32
	@$(BIN)/python -m tools.build.web_page $(if $(BROKER),--broker '$(BROKER)') $(ARGS)

vm32: $(VENV)/.vm32

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m tools.check.device_rules

docs: $(VENV)/.docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

pictures: $(VENV)/.test
	$(BIN)/python -m tools.build.pictures

bench: $(VENV)/.bench $(VENV)/.vm32
	$(BIN)/python -m lab.benchmarks

tournament: $(VENV)/.bench # needs Stockfish, too: apt install stockfish
	$(BIN)/python -m tools.play.tournament --openings 50 --outside --write

deploy: $(VENV)/.sim
	$(BIN)/python -m tools.deploy $(ARGS)

zip: $(VENV)/.sim
	$(BIN)/python -m tools.deploy.drive_zip

release: $(VENV)/.test
	$(BIN)/python -m tools.deploy.release --output build/release

lock: $(VENV)/.test
	$(BIN)/pip install --quiet "uv>=0.5"
	$(BIN)/python -m tools.build.requirements_lock $(ARGS)

clean:
	rm -rf $(VENV) build *.egg-info tools/vm32/node_modules

# $(call install,EXTRA,what it is for,MB): says what it does, shows how far it is, and what to do when the network fails
define install
	@echo "Glowgrid: installing what $(2) needs into $(VENV): some $(3) MB to download, once. Nothing else is changed here."
	@$(BIN)/pip install --disable-pip-version-check --editable ".[$(1)]" || \
		{ echo "Glowgrid: that was not all. Is there a network? The same command goes on with what is missing."; exit 1; }
	@echo "Glowgrid: all there. From now on it starts at once."
endef

# $(call install_locked,LOCK,what it is for,MB): the same with the tested versions, requirements/LOCK.txt, by their hashes
define install_locked
	@echo "Glowgrid: installing what $(2) needs into $(VENV): some $(3) MB to download, once. Nothing else is changed here."
	@{ $(BIN)/pip install --disable-pip-version-check --require-hashes --requirement requirements/$(1).txt && \
		$(BIN)/pip install --disable-pip-version-check --no-deps --no-build-isolation --editable .; } || \
		{ echo "Glowgrid: that was not all. Is there a network? The same command goes on with what is missing."; exit 1; }
	@echo "Glowgrid: all there. From now on it starts at once."
endef

$(VENV)/bin/python:
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 10) and 'Glowgrid needs Python 3.10 or newer.')"
	@echo "Glowgrid: making $(VENV), a Python of its own in this folder. make clean takes it away again."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.sim: pyproject.toml | $(VENV)/bin/python
	$(call install,sim,$(or $(WHAT),the simulator),25)
	@touch $@

$(VENV)/.web: pyproject.toml requirements/web.txt | $(VENV)/bin/python
	$(call install_locked,web,testing the page,110)
	@touch $@ $(VENV)/.test $(VENV)/.sim

$(VENV)/.test: pyproject.toml requirements/test.txt | $(VENV)/bin/python
	$(call install_locked,test,testing,60)
	@touch $@ $(VENV)/.sim

$(VENV)/.docs: pyproject.toml requirements/docs.txt | $(VENV)/bin/python
	$(call install_locked,docs,the documentation,30)
	@touch $@

$(VENV)/.bench: pyproject.toml | $(VENV)/bin/python
	$(call install,bench,measuring,130)
	@touch $@ $(VENV)/.sim $(VENV)/.test

# the 32-bit VM, from npm; where the machine has no npm, PyPI brings one. Without it the tests that need it are skipped
$(VENV)/.vm32: tools/vm32/package-lock.json | $(VENV)/.sim
	@echo "Glowgrid: fetching a 32-bit MicroPython with npm, 1 MB: the page runs on it, and tests measure the board's heap."
	@command -v npm >/dev/null || { echo "Glowgrid: there is no npm here, so PyPI brings one, some 60 MB, once."; \
		$(BIN)/pip install --quiet --require-hashes --requirement requirements/node.txt || true; }
	@$(BIN)/python -m tools.vm32
	@touch $@
