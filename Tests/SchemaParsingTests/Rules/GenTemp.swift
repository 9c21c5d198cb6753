import Diagnostics
import Foundation
import SchemaModel
import SchemaParsing
import Testing
@Suite struct GenTemp {
    @Test func gen() throws {
        let cases = try JSONDecoder().decode([[String]].self, from: Data(contentsOf: URL(filePath: "/tmp/cases.json")))
        var out: [[String]] = []
        for c in cases {
            guard let rule = SchemaRules.all.first(where: { "\($0)" == c[0] }) else {
                out.append(["NO RULE " + c[0]]); continue
            }
            out.append(run(rule, c[2], c[3] == "frozen"))
        }
        try JSONEncoder().encode(out).write(to: URL(filePath: "/tmp/out.json"))
    }
    func run(_ rule: any SchemaRule.Type, _ text: String, _ frozen: Bool) -> [String] {
        breaches(rule, text, isFrozen: frozen)
    }
}
