/// The texts that `init` writes.
enum InitTemplates {
    /// The name of the Makefile fragment.
    static let makefile = "varve.mk"

    static let project = """
        schemas: Schemas
        outputs:
          - { target: swiftdata, to: Generated/Swift, access: internal, platform: iOS 17 }
          - { target: sqlite, to: Generated/SQL }

        """

    static func schema(_ name: String) -> String {
        """
        # yaml-language-server: $schema=../../varve.schema.json
        # The layer you edit. `varve json-schema > varve.schema.json` gives your editor completion;
        # `varve freeze` seals this version once it ships, `varve bump` starts the next.
        schema: \(name)
        version: 1.0.0

        entities:
          Item:
            doc: One thing to do.
            attributes:
              id: { type: uuid, default: uuid(), unique: true }
              title: { type: string, default: "" }
              isDone: { type: bool, default: false }
              createdAt: { type: date, default: now() }
              notes: string?
            relationships:
              folder: { to: Folder?, inverse: items }

          Folder:
            doc: Where items are kept.
            attributes:
              id: { type: uuid, default: uuid(), unique: true }
              name: { type: string, default: "" }
            relationships:
              items: { to: [Item], inverse: folder, deleteRule: cascade }

        """
    }

    /// A fragment for GNU Make 3.82 or newer. One rule makes everything, so that many outputs cost one run even under `-j`.
    static let make = #"""
        # Runs Varve when a schema changed. Put `include varve.mk` into a Makefile, behind its first rule, and let what
        # compiles the generated code depend on $(VARVE_STAMP).

        VARVE ?= varve
        VARVE_CONFIG ?= varve.yaml
        VARVE_STATE ?= .varve
        VARVE_STAMP := $(VARVE_STATE)/generate.stamp

        # Not empty where an output of the last run is gone. The list is read by the shell, so names may hold spaces.
        VARVE_MISSING := $(shell test ! -f '$(VARVE_STATE)/outputs' || \
          while IFS= read -r file; do test -e "$$file" || { echo missing; break; }; done < '$(VARVE_STATE)/outputs')

        .PHONY: varve varve-check varve-missing
        varve: $(VARVE_STAMP)

        # Fails where a schema is invalid or an output is not what its schema says.
        varve-check:
        	$(VARVE) check --config '$(VARVE_CONFIG)'
        	$(VARVE) generate --config '$(VARVE_CONFIG)' --check

        $(VARVE_STAMP): $(VARVE_CONFIG) $(if $(VARVE_MISSING),varve-missing)
        	@mkdir -p '$(VARVE_STATE)'
        	@$(VARVE) generate --config '$(VARVE_CONFIG)' --list-outputs > '$(VARVE_STATE)/outputs.new' 2> /dev/null && \
        	  mv '$(VARVE_STATE)/outputs.new' '$(VARVE_STATE)/outputs' || true
        	$(VARVE) generate --config '$(VARVE_CONFIG)' --depfile '$(VARVE_STATE)/generate.d' --stamp '$@'

        -include $(VARVE_STATE)/generate.d

        """#
}
