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

# $(call if-node,TARGET,WHAT): make TARGET where there is a Node.js that can, else say that WHAT was not built.
NODE_CAN := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)
if-node = @if ! command -v npm > /dev/null; then echo "$(2): not built (no Node.js; it needs 20.19 or 22.12)"; \
	elif ! node -e '$(NODE_CAN)'; then echo "$(2): not built (Node.js $$(node --version) is too old; it needs 20.19 or 22.12)"; \
	else $(MAKE) --no-print-directory $(1); fi

# Folders are listed too, since a file that goes away touches its folder; `rules/.` and `web/.`
# because `rules` and `web` are targets.
SOURCES := $(shell find src rules/. -not -path '*/__pycache__*' -not -path '*/server/static*' 2>/dev/null)
WEB_SOURCES := $(shell find web/. -name node_modules -prune -o -print 2>/dev/null)
WEB_READY := web/node_modules/.package-lock.json
CLIENT := src/backroom/server/static/index.html

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal web client dist services shots test part-client part-dist part-compile part-compiled check format bench balance strength soak rules compiled clean

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | awk -F '\t' '{printf "make %-9s %s\n", $$1, $$2}'

play: $(READY) web ## tables in the browser, for you and bots or for friends; ARGS="--help" lists the settings
	@$(PURE)/bin/backroom serve $(ARGS)

terminal: $(READY) ## play in the terminal: Coup, or GAME=corleone, or GAME=derpate
	@$(PURE)/bin/backroom play $(GAME) $(ARGS)

web: ## build the browser client, where there is Node.js
	$(call if-node,$(CLIENT),browser client)

dist: $(READY) web ## sdist and wheel with the browser client, into dist/; installed and served once to see that they work
	@$(MAKE) --question --silent --no-print-directory $(CLIENT) > /dev/null || \
	{ echo "A package carries the browser client, and here it is not up to date: 'make web' builds it"; exit 1; }
	@$(PURE)/bin/python -m tools.dist

services: $(READY) ## the PostgreSQL and Redis that some tests start: installed, where that is allowed
	@$(PURE)/bin/python -m tools.services install
	@$(PURE)/bin/python -m tools.browser install

shots: $(READY) web services ## pictures of every question on every screen in every language, and contact sheets, into build/shots/ (long)
	@$(PURE)/bin/python -m tools.shots $(ARGS)

test: ## everything a change must pass, part by part against its budget: check, client, package, tests, compiled build
	@began=$$(date +%s) && $(MAKE) --no-print-directory $(READY) services && $(PURE)/bin/python -m tools.suite --began $$began $(ARGS)

# Parts of `make test`, for tools/suite.py.
part-client:
	$(call if-node,client,browser client)

part-dist:
	$(call if-node,dist,package)

part-compile:
	$(call if-compiler,$(COMPILED_READY),made)

part-compiled:
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
	$(COMPILED)/bin/python -m tools.reference check --all

bench: $(READY) $(PEERS_READY) ## the speed of the rules, beside their peers
	$(call if-compiler,$(COMPILED_READY),measured)
	$(PURE)/bin/python -m bench.run
	$(PURE)/bin/python -m bench.load --out bench/RESULTS.md

balance: $(READY) ## how the house edition plays: many games of simple bots, and the page about them (long)
	$(PURE)/bin/python -m tools.balance corleone
	$(PURE)/bin/python -m tools.balance derpate

strength: $(READY) $(COMPILED_READY) ## how strong the bots are: all tables of docs/bots.md (hours; goes on where it stopped)
	$(COMPILED)/bin/python -m tools.strength $(ARGS)

soak: $(READY) web services ## the laws on very many games, planted bugs, and live tables under fire (long)
	$(PURE)/bin/python -m backroom.laws.soak
	$(PURE)/bin/python -m tools.reference check --all
	$(PURE)/bin/python -m tools.mutants
	$(PURE)/bin/python -m tools.server_soak twins
	$(PURE)/bin/python -m tools.server_soak fuzz
	$(PURE)/bin/python -m tools.server_soak kills

rules: $(READY) ## rules without a test, and rules that never fired
	@$(PURE)/bin/pytest -n 2 -q -m rule tests --rules-to=build/rules; passed=$$?; \
	$(PURE)/bin/python -m tools.rules_report && exit $$passed

clean: ## remove everything that was made here
	rm -rf web/node_modules $(dir $(CLIENT))
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
	@$(COMPILED)/bin/python $(PIP) install --constraint constraints.txt hatchling "$$(echo $(WHEEL)/*.whl)[test,server]"
	@touch $@

# One of the peers comes as source and is built with the pinned setuptools.
$(PEERS_READY): bench/peers-constraints.txt | $(READY)
	@echo "setting up $(PEERS)"
	@$(PURE)/bin/python -m venv $(PEERS)
	@$(PEERS)/bin/python $(PIP) install --constraint bench/peers-constraints.txt setuptools
	@$(PEERS)/bin/python $(PIP) install --no-build-isolation -r bench/peers-constraints.txt
	@touch $@

# --- the browser client ----------------------------------------------------------------------------------------------

# Exactly what the lock says. It names the builds of the bundler for every system, as `npm install --package-lock-only`
# writes them; a plain `npm install` leaves those of other systems out.
$(WEB_READY): web/package.json web/package-lock.json
	@echo "setting up web/node_modules"
	@npm --prefix web ci --no-audit --no-fund --no-update-notifier --loglevel=error
	@touch $@

$(CLIENT): $(WEB_READY) $(WEB_SOURCES)
	@echo "building the browser client"
	@npm --prefix web run build --silent -- --logLevel warn
	@touch $@

# The client, built and checked by its own means.
client: $(CLIENT)
	@npm --prefix web run check --silent
	@npm --prefix web test --silent -- --reporter=dot
