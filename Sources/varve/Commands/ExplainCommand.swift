import Diagnostics
import SchemaCompilation

/// `explain`: what a rule demands, why, a wrong and a right example, and the source; without a rule, the list of all.
struct ExplainCommand {
    let call: CommandCall
    let console: Console

    func run() throws -> ExitCode {
        let reference = try RuleReference()
        let isMarkdown = call.value(.format) == "markdown"
        let plain = ExplanationText(style: TextStyle(colored: console.isColored(.output)))
        guard let name = call.argument(.rule) else {
            console.write(isMarkdown ? ExplanationMarkdown.text(of: reference) : plain.list(reference))
            return .success
        }
        let rules = reference.explanations(of: name)
        if rules.isEmpty {
            throw CommandFailure.usage(
                "there is no rule `\(name)`",
                helps: (reference.suggestion(for: name).map { ["did you mean `\($0)`?"] } ?? [])
                    + ["`varve explain` lists all rules"])
        }
        let sections = rules.map { isMarkdown ? ExplanationMarkdown.section(of: $0) : plain.text(of: $0) }
        console.write(sections.joined(separator: "\n"))
        return .success
    }
}
