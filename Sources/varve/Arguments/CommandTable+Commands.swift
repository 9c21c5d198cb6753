extension Command {
    private static let schemas = Argument(
        .schemas, .any, "folders of schemas; without any, those of the project file")
    private static let schema = Argument(
        .schema, "the folder of a schema; without it, the only one of the project file")
    private static let config = Flag(.config, .text("FILE"), "the project file, instead of the nearest varve.yaml")

    static let initialize = Command(
        name: .`init`, summary: "write a project file, a first schema and a Makefile fragment",
        discussion: ["Nothing that exists is overwritten: if one of the files is there, none is written."],
        arguments: [Argument(.folder, "where to write; without it, the working directory")],
        flags: [Flag(.name, .text("NAME"), "the name of the first schema; without it, Main")],
        exitCodes: [.cannotWrite])

    static let check = Command(
        name: .check, summary: "find everything wrong in all layers of the schemas",
        discussion: ["Findings go to standard output."], arguments: [schemas],
        flags: [
            Flag(.format, .choice("FORM", ["text", "line", "json", "github"]), "how findings are written (text)"),
            Flag(.failOn, .choice("SEVERITY", ["error", "warning"]), "what makes the exit code 1 (error)"), config,
        ], exitCodes: [.findings, .invalidSchema, .inputMissing, .badProject])

    static let format = Command(
        name: .format, summary: "rewrite schema files in canonical form, comments kept",
        discussion: [], arguments: [Argument(.files, .any, "files to format; without any, all working layers")],
        flags: [Flag(.check, "write nothing; exit 1 if a file would change"), config],
        exitCodes: [.findings, .invalidSchema, .inputMissing, .cannotWrite, .badProject])

    static let generate = Command(
        name: .generate, summary: "write Swift, SQL and whatever the project file asks for",
        discussion: [
            "Files whose content stays the same keep their time. Only what an earlier run wrote is replaced or removed.",
            "Without a project file, --target and --output say what to write and where.",
        ],
        arguments: [schemas],
        flags: [
            Flag(.target, .text("TARGET"), "one target, for instance swiftdata, swift or sqlite"),
            Flag(.output, .text("DIR"), "the folder to write --target to"),
            Flag(
                .access, .choice("LEVEL", ["internal", "package", "public"]), "the access of generated Swift (internal)"
            ),
            Flag(.platform, .text("PLATFORM"), "the oldest system generated Swift runs on, for instance 'iOS 17'"),
            Flag(.oldest, .text("VERSION"), "the oldest version that generated code still migrates from"),
            Flag(
                .conformances, .text("NAMES"), "protocols for the swift target: Codable, Hashable or both, with a comma"
            ),
            Flag(.check, "write nothing; exit 1 if an output is stale"),
            Flag(.dryRun, "write nothing; print what would be written"),
            Flag(.depfile, .text("FILE"), "write the inputs as a Makefile dependency of --stamp"),
            Flag(.stamp, .text("FILE"), "touch this file at the end, even if nothing changed"),
            Flag(.listOutputs, "write nothing; print the paths of all outputs"),
            Flag(.listInputs, "write nothing; print the paths of all inputs"),
            Flag(.database, .text("DIR"), "also create a SQLite database of each version: DIR/SCHEMA/VERSION.sqlite"),
            config,
        ], exitCodes: [.findings, .invalidSchema, .inputMissing, .cannotWrite, .badProject])

    static let diff = Command(
        name: .diff, summary: "tell what changed between two versions and what it does to existing rows",
        discussion: [
            "Without versions: from the last frozen layer to the working one. With one: from it to the working one.",
            "SCHEMA comes first unless it looks like a version; write ./1.0.0 for a folder of that name.",
            "--against compares with the newest layer at the commit where the current branch left REF, so that it shows"
                + " what the branch does; the schema is found by its name, even if its folder was renamed since.",
            "--fail-on looks at the stores that the project file has outputs for, and at CloudKit where its profile says"
                + " so; without such outputs at every store. Callers never count: the compiler speaks for them.",
        ],
        arguments: [
            schema, Argument(.from, "the older version"), Argument(.to, "the newer version"),
        ],
        flags: [
            Flag(.against, .text("git:REF"), "compare the working layer with a git branch, tag or commit instead"),
            Flag(.format, .choice("FORM", ["text", "markdown", "json"]), "how changes are written (text)"),
            Flag(
                .failOn, .choice("VERDICT", ["none", "lightweight", "needs-more"]),
                "exit 1 if a verdict is this or graver; needs-more is custom, bridge or refused; none never fails (none)"
            ), config,
        ], exitCodes: [.findings, .invalidSchema, .inputMissing, .badProject])

    static let freeze = Command(
        name: .freeze, summary: "seal the working layer, or a version file written by hand, for ever",
        discussion: ["Writes the layer to versions/ and its sums to varve.lock. An invalid schema is refused."],
        arguments: [schema, Argument(.version, "seal this file of versions/ instead of the working layer")],
        flags: [Flag(.all, "seal every file of versions/ that the lock does not know"), config],
        exitCodes: [.invalidSchema, .inputMissing, .cannotWrite, .badProject])

    static let bump = Command(
        name: .bump, summary: "start the next version in the working layer", discussion: [],
        arguments: [schema, Argument(.version, .required, "the new version, for instance 2.1.0")],
        flags: [config], exitCodes: [.invalidSchema, .inputMissing, .cannotWrite, .badProject])

    static let status = Command(
        name: .status, summary: "show the released version, what is pending and what to run next",
        discussion: ["This is also what varve does without a command."], arguments: [schemas], flags: [config],
        exitCodes: [.invalidSchema, .inputMissing, .badProject])

    static let why = Command(
        name: .why, summary: "tell which rules led to the verdicts on one element",
        discussion: [
            "For each change of the element and each store: the verdict, why, the rule with its sentence, how sure it is and"
                + " where it is known from; and what differs for users who skip the versions in between.",
            "Without versions: from the last frozen layer to the working one.",
        ],
        arguments: [
            Argument(.path, .required, "the element, for instance Task or Task.title"), schema,
            Argument(.from, "the older version"), Argument(.to, "the newer version"),
        ],
        flags: [config], exitCodes: [.invalidSchema, .inputMissing, .badProject])

    static let explain = Command(
        name: .explain, summary: "tell what a rule demands, why, and how to keep it",
        discussion: ["Without a rule: all of them, by group. As Markdown that is the whole rule reference."],
        arguments: [Argument(.rule, "the name in brackets behind `error` or `warning`")],
        flags: [Flag(.format, .choice("FORM", ["text", "markdown"]), "how it is written (text)")], exitCodes: [])

    static let jsonSchema = Command(
        name: .jsonSchema, summary: "print the JSON Schema of the language, for editors", discussion: [], arguments: [],
        flags: [], exitCodes: [])
}
