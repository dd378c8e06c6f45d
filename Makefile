# Legible. `make help` lists the targets.

SWIFT ?= swift
CONFIGURATION ?= release
LEGIBLE = .build/$(CONFIGURATION)/legible
VENV = .venv
SWIFT_SOURCES = Package.swift Sources Tests Benchmarks

# What tests spend their time in.
test architecture goldens: export LEGIBLE_OPTIMIZED_TARGETS = ColorScience JSONText ThemeModel Audit Sheets

# scripts/write-pkg-config says why.
PKG_CONFIG_FOLDER = .build/pkgconfig
export PKG_CONFIG_PATH := $(CURDIR)/$(PKG_CONFIG_FOLDER)$(if $(PKG_CONFIG_PATH),:$(PKG_CONFIG_PATH))

.DEFAULT_GOAL := all
.PHONY: all libraries build test test-setup architecture lint format reports check-reports check-page-colors goldens \
  bench fuzz docs check-docs matrices check-matrices install clean help

all: build reports ## Install what is missing, build, and audit the shipped themes into reports/

libraries: ## Install the libraries that the build needs, where pkg-config does not find them
	@scripts/install-libraries
	@scripts/write-pkg-config $(PKG_CONFIG_FOLDER)

# What runs briefly, and what is large and gains nothing from more than -Osize.
build: export LEGIBLE_PLAIN_TARGETS = LegibleCLI Plans
build: export LEGIBLE_SMALL_TARGETS = SwiftThemeReader Survey

# Debug information costs a sixth of the time, and the binary keeps the names of its functions without. Checks at run time that
# no two accesses overlap cost a fifth, and time in every loop; tests run with them.
build: libraries ## Build the release binary
	$(SWIFT) build -c $(CONFIGURATION) -debug-info-format none -Xswiftc -enforce-exclusivity=unchecked --product legible

test: libraries test-setup ## Run every test
	$(SWIFT) test

test-setup: $(VENV)/.complete ## Install what only the tests need: browsers, pngcheck, zsh, fish, Ruby, and .venv with Python packages
	@scripts/install-test-tools

$(VENV)/.complete: Tests/requirements.txt Tests/requirements-files.txt
	@scripts/install-test-tools
	python3 -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet --requirement Tests/requirements.txt
	$(VENV)/bin/python -m pip install --quiet --no-deps --requirement Tests/requirements-files.txt
	@touch $@

architecture: libraries ## Check who imports whom, and who touches files, clock and environment
	$(SWIFT) test --filter ArchitectureTests

lint: $(VENV)/.complete ## Check the format of the sources, and the page's script and styles
	$(SWIFT) format lint --strict --recursive $(SWIFT_SOURCES)
	@scripts/check-page $(VENV)

format: $(VENV)/.complete ## Format the sources
	$(SWIFT) format --in-place --recursive $(SWIFT_SOURCES)
	@scripts/check-page $(VENV) --format

reports: build ## Audit every shipped theme into reports/
	@scripts/write-reports $(LEGIBLE)

check-reports: build ## Fail when reports/ is not what the sources and themes/ give
	@scripts/check-unchanged reports scripts/write-reports $(LEGIBLE)

check-page-colors: build ## Fail when the HTML report's own palette fails its audit
	@$(LEGIBLE) audit --config themes/legible-report/legible.json

docs: build ## Write docs/command-line.md from the option table
	@scripts/write-docs $(LEGIBLE)

check-docs: build ## Fail when docs/command-line.md is not what the option table gives
	@scripts/check-unchanged docs scripts/write-docs $(LEGIBLE)

matrices: ## Derive the colour matrices from primaries and white points
	@scripts/derive-matrices --write

check-matrices: ## Fail when the colour matrices are not what the derivation gives
	@scripts/derive-matrices --check

goldens: libraries ## Draw the golden sheets of the tests anew; look at them before you commit
	@echo 'A run that records fails by intent, once a picture; other failures are real.'
	-LEGIBLE_RECORD_GOLDENS=1 $(SWIFT) test --filter GoldenSheetTests
	@git status --short Tests/SheetsTests/Goldens

ONLY ?= *
bench: build ## Measure, each figure as a ratio to something in the same run (ONLY=kernels: one of them)
	@scripts/run-each 'Benchmarks/$(ONLY)/run' $(LEGIBLE)

fuzz: ## Feed the parsers hostile input for a bounded time
	@scripts/run-each 'Fuzz/*/run' $(LEGIBLE)

PREFIX ?= /usr/local
install: build ## Copy the binary and the shell completions under PREFIX (/usr/local)
	@scripts/install-binary $(LEGIBLE) $(DESTDIR)$(PREFIX)

clean: ## Remove what was built
	rm -rf .build Benchmarks/kernels/.build Benchmarks/json-reading/.build $(VENV)

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
