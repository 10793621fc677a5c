# The whole developer interface. Every target sets up what it needs; a second run finds it done.

PYTHON ?= python3
GAME ?= coup

PURE := .venv
COMPILED := .venv-compiled
PEERS := .venv-peers
READY := $(PURE)/.ready
COMPILED_READY := $(COMPILED)/.ready
PEERS_READY := $(PEERS)/.ready

# Packages are pinned by constraints.txt and built with the tools pinned there, never in an environment of pip's own.
PIP := -m pip -qq --disable-pip-version-check
WHEEL := build/wheel

# $(call if-compiler,TARGET,WORD): make TARGET where there is a C compiler, else say that it was not WORD.
if-compiler = @if why=$$($(PURE)/bin/python hatch_build.py); \
	then $(MAKE) --no-print-directory $(1); \
	else echo "compiled build: not $(2) ($$why)"; fi

# Folders are listed too, since a file that goes away touches its folder; `rules/.` because `rules` is a target.
SOURCES := $(shell find src rules/. -not -path '*/__pycache__*' 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check format bench balance soak rules compiled clean

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | awk -F '\t' '{printf "make %-9s %s\n", $$1, $$2}'

play: $(READY) ## play in the terminal: Coup, or GAME=corleone, or GAME=derpate
	@$(PURE)/bin/backroom play $(GAME) $(ARGS)

test: check ## everything a change must pass: check, tests, and the compiled build against the interpreted one
	$(PURE)/bin/pytest -n 2 --rules-to=build/rules
	$(PURE)/bin/python -m tools.rules_report
	$(call if-compiler,compiled,checked)

check: $(READY) ## the fast loop: format, lint, types, layers
	$(PURE)/bin/ruff format --check .
	$(PURE)/bin/ruff check .
	$(PURE)/bin/mypy
	$(PURE)/bin/lint-imports --no-logo

format: $(READY) ## lay the code out and mend what can be mended by itself
	$(PURE)/bin/ruff check --fix-only .
	$(PURE)/bin/ruff format .

compiled: $(READY) $(COMPILED_READY) ## the compiled build: is it compiled, and does it play the same games
	$(COMPILED)/bin/pytest tests/compiled
	$(PURE)/bin/python -m backroom.laws.same_games > build/games-interpreted
	$(COMPILED)/bin/python -m backroom.laws.same_games > build/games-compiled
	@test -s build/games-compiled && cmp build/games-interpreted build/games-compiled && echo "compiled build: plays the same games"

bench: $(READY) $(PEERS_READY) ## the speed of the rules, beside their peers
	$(call if-compiler,$(COMPILED_READY),measured)
	$(PURE)/bin/python -m bench.run

balance: $(READY) ## how the house edition plays: many games of simple bots, and the page about them (long)
	$(PURE)/bin/python -m tools.balance corleone

soak: $(READY) ## the laws on very many games (long)
	$(PURE)/bin/python -m backroom.laws.soak

rules: $(READY) ## rules without a test, and rules that never fired
	@$(PURE)/bin/pytest -n 2 -q -m rule tests --rules-to=build/rules; passed=$$?; \
	$(PURE)/bin/python -m tools.rules_report && exit $$passed

clean: ## remove everything that was made here
	rm -rf $(PURE) $(COMPILED) $(PEERS) build dist .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

# --- environments ----------------------------------------------------------------------------------------------------

$(READY): pyproject.toml constraints.txt hatch_build.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "Backroom needs Python 3.11 or newer; try: make PYTHON=python3.11 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	{ echo "This Python cannot make environments; on Debian: apt install python3-venv"; exit 1; }
	@echo "setting up $(PURE)"
	@$(PYTHON) -m venv $(PURE)
	@$(PURE)/bin/python $(PIP) install -r constraints.txt
	@$(PURE)/bin/python $(PIP) install --no-build-isolation --no-deps --editable .
	@$(PURE)/bin/python $(PIP) check
	@touch $@

$(COMPILED_READY): $(READY) $(SOURCES)
	@$(PURE)/bin/python hatch_build.py > /dev/null || \
	{ echo "The compiled build needs a C compiler and Python's headers"; exit 1; }
	@echo "compiling into $(COMPILED)"
	@rm -rf $(WHEEL)
	@$(PURE)/bin/python $(PIP) wheel --no-build-isolation --no-deps --wheel-dir $(WHEEL) .
	@$(PURE)/bin/python -m venv $(COMPILED)
	@$(COMPILED)/bin/python $(PIP) uninstall --yes backroom
	@$(COMPILED)/bin/python $(PIP) install --constraint constraints.txt hatchling "$$(echo $(WHEEL)/*.whl)[test]"
	@touch $@

# One of the peers comes as source and is built with the pinned setuptools.
$(PEERS_READY): bench/peers-constraints.txt | $(READY)
	@echo "setting up $(PEERS)"
	@$(PURE)/bin/python -m venv $(PEERS)
	@$(PEERS)/bin/python $(PIP) install --constraint bench/peers-constraints.txt setuptools
	@$(PEERS)/bin/python $(PIP) install --no-build-isolation -r bench/peers-constraints.txt
	@touch $@
