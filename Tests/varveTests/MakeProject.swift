import Foundation
import TestSupport
import Testing

@testable import varve

/// A project with the fragment of `init`, two schemas and eight targets that need what is generated.
struct MakeProject {
    let folder: Folder

    static func with(_ body: (MakeProject) throws -> Void) throws {
        try Folder.with { folder in
            for file in InitCommand.files(schema: "My Schema") { try folder.write(file.path, file.text) }
            try folder.write("Schemas/My Schema/schema.yaml", "# first\n")
            try folder.write("Schemas/Other/schema.yaml", "# other\n")
            try folder.write("bin/varve", standIn)
            #expect(try Program.run("chmod", ["+x", folder.path("bin/varve")]).status == 0)
            let targets = "one two three four five six seven eight"
            try folder.write(
                "Makefile",
                """
                all: \(targets)
                include varve.mk
                \(targets): $(VARVE_STAMP)
                \t@ls Generated/*.txt > $@

                """)
            try body(MakeProject(folder: folder))
        }
    }

    /// Runs `make -j8 all` and gives how often `varve` generated.
    func make(_ flag: String = "-j8", expecting status: Int32 = 0) throws -> Int {
        try? FileManager.default.removeItem(atPath: folder.path("log"))
        let result = try Program.run(
            "make", ["-j8", flag, "VARVE=\(folder.path("bin/varve"))", "all"], in: folder.url,
            environment: ["MAKEFLAGS": ""])
        #expect(result.status == status, "\(result.output)\(result.errors)")
        return ((try? folder.read("log")) ?? "").split(separator: "\n").count
    }

    /// Appends to a file, later than anything that ran before by more than the file system's clock ticks.
    func edit(_ name: String, _ text: String) throws {
        usleep(20_000)
        let old = name.hasSuffix("Other/schema.yaml") ? "" : (try? folder.read(name)) ?? ""
        try folder.write(name, old + text)
    }

    /// Does what `varve generate` promises to Make, in shell: one output for each schema, inputs in the dependency file,
    /// the stamp last. Fails where a schema says so.
    private static let standIn = #"""
        #!/bin/sh
        shift
        while [ $# -gt 0 ]; do
          case $1 in
            --depfile) depfile=$2; shift 2;;
            --stamp) stamp=$2; shift 2;;
            --config) config=$2; shift 2;;
            --list-outputs) list=1; shift;;
            *) echo "unexpected $1" >&2; exit 64;;
          esac
        done
        if [ "$list" ]; then
          for schema in Schemas/*/; do echo "Generated/$(basename "$schema").txt"; done
          exit 0
        fi
        echo run >> log
        grep -q FAIL Schemas/*/schema.yaml && exit 2
        mkdir -p Generated
        for schema in Schemas/*/; do
          cat "$schema"*.yaml > "Generated/$(basename "$schema").new"
          cmp -s "Generated/$(basename "$schema").new" "Generated/$(basename "$schema").txt" ||
            cp "Generated/$(basename "$schema").new" "Generated/$(basename "$schema").txt"
          rm "Generated/$(basename "$schema").new"
        done
        {
          printf '%s:' "$stamp"
          { echo "$config"; find Schemas -mindepth 1; } | sed 's/ /\\ /g' | while IFS= read -r input; do
            printf ' \\\n  %s' "$input"
          done
          echo
          { echo "$config"; find Schemas -mindepth 1; } | sed 's/ /\\ /g; s/$/:/'
        } > "$depfile"
        touch "$stamp"

        """#
}
