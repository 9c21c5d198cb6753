import Foundation
import TestSupport
import Testing

/// Python with the packages that the test needs.
private enum PythonValidator {
    static let isInstalled =
        (try? Program.run("python3", ["-c", "import jsonschema, yaml; yaml.CBaseLoader"]).status == 0) ?? false
}

/// The JSON Schema that `json-schema` prints, held against an independent validator: Python's `jsonschema`.
@Suite(
    .enabled(if: EndToEndProject.isRunnable, EndToEndProject.comment),
    .enabled(if: PythonValidator.isInstalled, "skipped: python3 without jsonschema, or without yaml on libyaml"))
struct EndToEndJSONSchemaTests {
    /// Prints a line for each file that the schema refuses. Scalars are resolved as YAML 1.2 does, as editors do.
    private static let validator = #"""
        import json, re, sys, jsonschema, yaml
        class Loader(yaml.CBaseLoader): pass
        for tag, pattern, first in [
            ("bool", r"^(true|false)$", "tf"), ("null", r"^(null|~|)$", "n~"),
            ("int", r"^[-+]?[0-9]+$", "-+0123456789"), ("float", r"^[-+]?[0-9]*\.[0-9]+$", "-+.0123456789")]:
            Loader.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(pattern), list(first))
        Loader.add_constructor("tag:yaml.org,2002:bool", lambda l, n: n.value == "true")
        Loader.add_constructor("tag:yaml.org,2002:null", lambda l, n: None)
        Loader.add_constructor("tag:yaml.org,2002:int", lambda l, n: int(n.value))
        Loader.add_constructor("tag:yaml.org,2002:float", lambda l, n: float(n.value))
        schema = json.load(open(sys.argv[1]))
        jsonschema.Draft7Validator.check_schema(schema)
        validator = jsonschema.Draft7Validator(schema)
        for path in sys.argv[2:]:
            errors = list(validator.iter_errors(yaml.load(open(path, encoding="utf-8"), Loader)))
            if errors: print(path, errors[0].message[:300].replace("\n", " "))
        """#

    /// The files among `files` (name to text) that the schema refuses, by name.
    private func refused(_ files: [String: String]) throws -> [String: String] {
        var refused: [String: String] = [:]
        try EndToEndProject.empty { project in
            let schema = try project.varve("json-schema")
            #expect(schema.errors.isEmpty)
            try project.folder.write("schema.json", schema.output)
            try project.folder.write("validate.py", Self.validator)
            for (name, text) in files { try project.folder.write(name, text) }
            let run = try Program.run(
                "python3", ["validate.py", "schema.json"] + files.keys.sorted(), in: project.folder.url)
            #expect(run.status == 0, "\(run.errors)")
            for line in run.output.split(separator: "\n") {
                let words = line.split(separator: " ", maxSplits: 1).map(String.init)
                refused[words[0]] = words.last
            }
        }
        return refused
    }

    @Test func acceptsTheExamplesAndWhatTheProgramWrites() throws {
        var files: [String: String] = [:]
        for schema in ["TaskManager", "Library"] {
            let example = try ExampleFiles("Schemas/\(schema)")
            for (path, text) in example.working + example.versions { files[path] = text }
        }
        try EndToEndProject.notes { project in
            files["init.yaml"] = try project.folder.read(EndToEndProject.schema)
            try project.varve("freeze")
            files["frozen.yaml"] = try project.folder.read("Schemas/Notes/versions/1.0.0.yaml")
            try project.varve("bump", "2.0.0")
            files["bumped.yaml"] = try project.folder.read(EndToEndProject.schema)
        }
        #expect(files.count >= 8)
        #expect(try refused(files) == [:])
    }

    private static let head = "schema: X\nversion: 1.0.0\n"

    static let invalid = [
        "unknown-key": head + "entites: {}\n",
        "bad-version": "schema: X\nversion: 1.0\n",
        "bad-type": head + "entities: { A: { attributes: { x: 'a b' } } }\n",
        "bad-attribute-key": head + "entities: { A: { attributes: { x: { type: int, defalt: 1 } } } }\n",
        "bad-rule": head + "entities: { A: { relationships: { b: { to: A, deleteRule: destroy } } } }\n",
        "bad-flag": head + "entities: { A: { attributes: { x: { type: int, unique: yes } } } }\n",
        "list": "[]\n", "bad-raw": head + "enums: { E: { raw: float, cases: { a: 1 } } }\n",
        "bad-limit": head + "entities: { A: { attributes: { x: { type: string, maxLength: long } } } }\n",
        "bad-migration": head + "migration: { from: 0.9.0, renames: { A.x: y } }\n",
        "bad-index": head + "entities: { A: { indexes: [x] } }\n",
    ]

    @Test func refusesWhatTheProgramRefuses() throws {
        let found = try refused(Self.invalid)
        #expect(Set(found.keys) == Set(Self.invalid.keys))
        for (name, text) in Self.invalid {
            try EndToEndProject.empty { project in
                try project.folder.write("X/schema.yaml", text)
                #expect(try VarveBinary.run(["check", "X"], in: project.folder.url).status == 2, "\(name)")
            }
        }
    }
}
