# `make lab` opens the course, `make test` checks it. `make help` lists the rest.

PYTHON ?= python3
VERSION = $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])')
VENV := $(if $(filter python3,$(PYTHON)),.venv,.venv-$(VERSION))
RUN := POKERLIB_PROGRESS=memory $(VENV)/bin/python -m
UV := $(shell command -v uv 2>/dev/null)
ifdef UV
  MAKE_VENV = uv venv --quiet --allow-existing --python $(PYTHON) $(VENV)
  INSTALL = uv pip install --quiet --python $(VENV)/bin/python
  WAIT = under a minute with uv
else
  MAKE_VENV = $(PYTHON) -m venv $(VENV)
  INSTALL = $(VENV)/bin/python -m pip install --quiet --disable-pip-version-check
  WAIT = one to three minutes with pip
endif
PIN = uv pip compile --quiet --universal --fork-strategy fewest --python-version 3.11 --no-annotate \
      --custom-compile-command "make pin" pyproject.toml

.PHONY: help lab live solved slides project test format run bench pin binder-check hub
.DEFAULT_GOAL := help

help:
	@echo "make lab            open the course in JupyterLab, in your own working copy (learn/)"
	@echo "make live           lessons to type in front of a class, and their teleprompters, in build/live"
	@echo "make solved         lessons with all exercises solved, in build/solved"
	@echo "make slides         a deck for each lesson, without network, in build/slides     NB='00 03': only those"
	@echo "make project NB=03  open a lesson's live notebook in JupyterLab as on a projector"
	@echo "make test           run every test            TESTS=tests/test_cards.py: only those"
	@echo "make format         format and lint modules and notebooks"
	@echo "make run            run the notebooks and store their outputs    NB='00 03': only those"
	@echo "make bench          compare the speed with other libraries       ROUNDS=30: more rounds than ten"
	@echo "make pin            pin the newest packages in the requirements (needs uv)"
	@echo "make binder-check   take Binder's steps in a new environment (needs Python 3.13)"
	@echo "make hub            hold a class of 20 on a JupyterHub of this machine (needs npm; five minutes)"
	@echo "PYTHON=python3.13   after any of them: use that Python, in an environment of its own"

lab: $(VENV)/.installed
	@$(VENV)/bin/python -m pokerlib.workspace --lab $(LAB)

live solved slides: $(VENV)/.installed
	@echo "Building: about a second a lesson."
	@$(VENV)/bin/python -m pokerlib.teaching $@ $(NB)

project: $(VENV)/.installed
	@$(VENV)/bin/python -m pokerlib.teaching project $(NB) $(LAB)

test: $(VENV)/.installed-tests
	@echo "Running the tests: three to five minutes for all of them."
	@$(RUN) pytest -n 2 --dist loadfile $(TESTS)

format: $(VENV)/.installed-tests
	@$(VENV)/bin/ruff format && $(VENV)/bin/ruff check --fix

run: $(VENV)/.installed-tests
	@echo "Running the notebooks: some seconds each."
	@$(RUN) tests.tools.notebooks $(NB) $(if $(MEASURE),--measure)

bench: $(VENV)/.installed
	@$(VENV)/bin/python -m tests.bench $(ROUNDS)

pin:
	@$(PIN) --upgrade --output-file requirements.txt
	@echo "# What only the tests need, over ../requirements.txt; written by: make pin" > tests/requirements.txt
	@$(PIN) --upgrade --group test --constraint requirements.txt \
	  | grep == | grep -vxF -f requirements.txt >> tests/requirements.txt

binder-check:
	@binder/check

hub: $(VENV)/.installed
	@$(RUN) tests.hub $(if $(LEARNERS),--learners $(LEARNERS))

$(VENV)/.installed: requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "The course needs Python 3.11 or newer, and $(PYTHON) is: $$($(PYTHON) --version 2>&1 | head -1)"; \
	  echo "If a newer one is installed, name it: make $(MAKECMDGOALS) PYTHON=python3.13"; exit 1; }
	@echo "Making the environment in $(VENV): $(WAIT), this time only."
	@$(MAKE_VENV)
	@$(INSTALL) -r requirements.txt
	@$(INSTALL) --no-deps -e .
	@touch $@

$(VENV)/.installed-tests: $(VENV)/.installed tests/requirements.txt
	@echo "Adding what the tests need: some seconds."
	@$(INSTALL) -r tests/requirements.txt
	@$(VENV)/bin/python -m compileall -q -j 0 $(VENV)/lib > /dev/null || true
	@touch $@
