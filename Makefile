# Builds Varve and runs its main job on the examples; every target works on a fresh clone.
#
#   make          build, generate both examples, create their databases, print their diffs
#   make test     build and run every test
#   make lint     formatter and style, strict
#   make install  copy the binary to $(PREFIX)/bin

SWIFT ?= swift
PREFIX ?= /usr/local
BUILD := .build
VARVE := $(BUILD)/release/varve

# One self-contained binary: on Linux the standard library is linked statically.
STATIC := $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)

.PHONY: all build generate databases diffs test lint install clean libraries

all: databases diffs

libraries:
	@Scripts/install-libraries

build: libraries
	$(SWIFT) build -c release $(STATIC) --product varve

generate: build
	$(VARVE) generate --depfile Build/varve.d --stamp Build/.stamp

databases: generate
	$(VARVE) generate --database Build/Databases

diffs: generate
	@for schema in TaskManager Library; do $(VARVE) diff $$schema || exit; done

test: libraries
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Templates Rules Tests

install: build
	install -d "$(PREFIX)/bin"
	install -m 755 $(VARVE) "$(PREFIX)/bin/varve"

clean:
	rm -rf Build
	$(SWIFT) package clean
