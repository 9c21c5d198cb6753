import SchemaCompilation

/// `json-schema`: the JSON Schema of the language, for editors.
struct JSONSchemaCommand {
    let console: Console

    func run() -> ExitCode {
        console.write(LanguageSchema.text)
        return .success
    }
}
