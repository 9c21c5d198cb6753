/// The rules that every version is checked against, in alphabetical order of their names.
package enum SchemaRules {
    package static let all: [any SchemaRule.Type] = [
        MissingInverseRule.self
    ]
}
