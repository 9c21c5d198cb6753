package import Diagnostics
import SchemaDiffing
import SchemaParsing

/// All there is to say about one rule.
package struct RuleExplanation: Sendable, Hashable {
    /// What becomes of a breach.
    package enum Standing: Sendable, Hashable {
        /// A finding of this gravity, in a released layer of that one; a project may change or waive it, or not.
        case finding(Severity, released: Severity, isRelaxable: Bool)
        /// A verdict on a change, for some stores, that is certain or only probable.
        case verdict(stores: [String], certainty: String)
    }

    package let name: String
    /// What the rule demands, or what a store does: one sentence with a final stop.
    package let sentence: String
    /// The title of its group.
    package let group: String
    package let standing: Standing
    /// Why a store or compiler cares, and what to do; empty where the sentence says it all.
    package let paragraphs: [String]
    /// The released layers that both examples follow.
    package let before: [RuleText.Example]
    /// The files of an example that breaks the rule, and of one that keeps it; empty where none can show it.
    package let wrong: [RuleText.Example]
    package let right: [RuleText.Example]
    package let sources: [String]

    init(
        _ rule: Rule, group: String, released: Severity? = nil, isRelaxable: Bool, text: RuleText?
    ) {
        self.init(
            name: rule.name, sentence: rule.summary, group: text?.group ?? group,
            standing: .finding(rule.severity, released: released ?? rule.severity, isRelaxable: isRelaxable),
            text: text, sources: [])
    }

    /// What `stores` do to a change, with the title of the list that the rule belongs to.
    init(_ rule: any JudgingRule, stores: [String], group: String, text: RuleText?) {
        self.init(
            name: rule.name, sentence: rule.summary, group: group,
            standing: .verdict(stores: stores, certainty: rule.certainty.rawValue), text: text, sources: [rule.source])
    }

    private init(
        name: String, sentence: String, group: String, standing: Standing, text: RuleText?, sources: [String]
    ) {
        self.name = name
        self.sentence = Self.sentence(sentence)
        self.group = group
        self.standing = standing
        paragraphs = text?.paragraphs ?? []
        before = text?.before ?? []
        wrong = text?.wrong ?? []
        right = text?.right ?? []
        var seen: Set<String> = []
        self.sources = (sources + (text?.sources ?? [])).filter { seen.insert($0).inserted }
    }

    /// `text` with a capital letter, unless it begins with code, and a final stop.
    private static func sentence(_ text: String) -> String {
        let stopped = text.hasSuffix(".") ? text : text + "."
        return stopped.prefix(1).uppercased() + stopped.dropFirst()
    }

    /// What becomes of a breach, in one line.
    var standingText: String {
        switch standing {
        case .finding(let severity, let released, let isRelaxable):
            var text = severity == .error ? "an error" : "a \(severity.rawValue)"
            if released != severity { text += ", in a released layer a \(released.rawValue)" }
            return isRelaxable ? text : text + "; it can be neither changed nor waived"
        case .verdict(let stores, let certainty):
            let names = stores.dropLast().joined(separator: ", ")
            let last = stores.last ?? ""
            return "a verdict for \(names.isEmpty ? last : "\(names) and \(last)"), \(certainty)"
        }
    }
}
