import Diagnostics
import SchemaModel
import SchemaParsing
import Testing

/// The project file, key by key.
@Suite struct ProjectFileTests {
    private func read(_ text: String) -> (project: ProjectFile?, findings: [String]) {
        let result = ProjectFile.read(SourceFile(path: "varve.yaml", text: text))
        return (result.project, result.diagnostics.sorted(by: Diagnostic.precedes).map(describe))
    }

    @Test func everyKeyIsRead() throws {
        let (project, findings) = read(
            """
            schemas: ./Schemas/
            outputs:
              - { target: swiftdata, to: Generated/Swift, access: public, platform: iOS 17, oldest: 1.0.0 }
              - { target: sqlite, to: Generated/SQL/sqlite, layout: plain }
              - { target: swift, to: Generated/Types, access: package, conformances: [Codable, Hashable] }
            profile: { cloudkit: true }
            rules: { missing-inverse: off, cloudkit-ordered: off }
            """)
        #expect(findings == [])
        let read = try #require(project)
        #expect(read.schemas == "Schemas")
        #expect(read.ruleSettings == ["missing-inverse": .off, "cloudkit-ordered": .off])
        #expect(read.profile == Profile(cloudKit: true))
        #expect(read.outputs.map(\.target.value) == [.swiftdata, .sqlite, .swift])
        #expect(read.outputs.map(\.folder.value) == ["Generated/Swift", "Generated/SQL/sqlite", "Generated/Types"])
        #expect(read.outputs.map(\.access) == [.public, nil, .package])
        #expect(read.outputs.map(\.platform) == [Platform(.iOS, 17), nil, nil])
        #expect(read.outputs.map(\.oldest?.value) == [SchemaVersion(1, 0, 0), nil, nil])
        #expect(read.outputs.map(\.layout) == [nil, .plain, nil])
        #expect(read.outputs.map(\.conformances) == [[], [], [.codable, .hashable]])
    }

    @Test func everythingHasADefault() throws {
        let project = try #require(read("rules: {}").project)
        #expect(project.schemas == "Schemas")
        #expect(project.outputs.isEmpty)
        #expect(project.profile == Profile(cloudKit: false))
    }

    private static let outputKeys = "`target`, `to`, `access`, `platform`, `oldest`, `layout`, `conformances`"

    /// A project file and its findings.
    static let refused: [(text: String, findings: [String])] = [
        (
            "outputs: swiftdata",
            [
                "1:10 error wrong-form: `outputs` is a text where a list is needed | write a list: `- { target: swiftdata, to: Generated/Swift }`"
            ]
        ),
        (
            "outputs: [{ to: A }]",
            [
                "1:11 error missing-key: an item of `outputs` has no `target` | write a list: `- { target: swiftdata, to: Generated/Swift }`"
            ]
        ),
        (
            "outputs: [{ target: swift }]",
            [
                "1:11 error missing-key: an item of `outputs` has no `to` | write a list: `- { target: swiftdata, to: Generated/Swift }`"
            ]
        ),
        (
            "outputs: [{ target: swifdata, to: A }]",
            ["1:21 error invalid-value: `target` cannot be `swifdata` | did you mean `swiftdata`?"]
        ),
        (
            "outputs: [{ target: postgresql, to: A, layout: flyway }]",
            [
                "1:21 error not-yet-supported: the target `postgresql` cannot be written by this release | remove this output for now",
                "1:48 error invalid-value: `layout` cannot be `flyway`",
            ]
        ),
        (
            "outputs: [{ target: sqlite, to: A, access: public }]",
            ["1:36 error key-not-applicable: `access` says nothing to the target `sqlite` | remove `access`"]
        ),
        (
            "outputs: [{ target: swift, to: A, platform: iOS 17 }]",
            ["1:35 error key-not-applicable: `platform` says nothing to the target `swift` | remove `platform`"]
        ),
        (
            "outputs: [{ target: swift, to: A, acess: public }]",
            ["1:35 error unknown-key: unknown key `acess` in an output | did you mean `access`?"]
        ),
        (
            "outputs: [{ target: swift, to: /tmp/A }]",
            [
                "1:32 error invalid-value: `to` is `/tmp/A`, which is absolute | write a relative path: `to: Generated/Swift`"
            ]
        ),
        (
            "outputs: [{ target: swift, to: \"~/A\" }]",
            [
                "1:32 error invalid-value: `to` is `~/A`, which is absolute | write a relative path: `to: Generated/Swift`"
            ]
        ),
        (
            "outputs: [{ target: swift, to: A/../../B }]",
            [
                "1:32 error invalid-value: `to` is `A/../../B`, which leads out of the project | write a relative path: `to: Generated/Swift`"
            ]
        ),
        (
            "outputs: [{ target: swift, to: . }]",
            [
                "1:32 error invalid-value: `to` is `.`, which is the project's own folder | write a relative path: `to: Generated/Swift`"
            ]
        ),
        (
            "outputs: [{ target: swift, to: 'A\\B' }]",
            [
                "1:32 error invalid-value: `to` is `A\\B`, which holds a character that no path should | write a relative path: `to: Generated/Swift`"
            ]
        ),
        (
            "schemas: ../Schemas",
            [
                "1:10 error invalid-value: `schemas` is `../Schemas`, which leads out of the project | write a relative path: `schemas: Schemas`"
            ]
        ),
        (
            "outputs: [{ target: swift, to: A }, { target: swift, to: A/ }]",
            ["1:58 error duplicate-name: `swift` is written to `A` twice | remove one of the two"]
        ),
        (
            "outputs: [{ target: swift, to: A, conformances: [Equatable] }]",
            ["1:50 error invalid-value: `conformances` cannot be `Equatable`"]
        ),
        (
            "outputs: [{ target: swiftdata, to: A, platform: IOS 17 }]",
            ["1:49 error invalid-value: `platform` is `IOS 17`, which is no platform | write `platform: iOS 17`"]
        ),
        (
            "outputs: [{ target: swiftdata, to: A, platform: iOS 16 }]",
            ["1:49 error invalid-value: `platform` is `iOS 16`, which is older than SwiftData"]
        ),
        (
            "outputs: [{ target: swiftdata, to: A, platform: iOS }]",
            ["1:49 error invalid-value: `platform` is `iOS`, which is no platform | write `platform: iOS 17`"]
        ),
        (
            "outputs: [{ target: swiftdata, to: A, oldest: 1.0 }]",
            [
                "1:47 error invalid-value: `oldest` is `1.0` where a version of three numbers is needed | write `oldest: 1.0.0`"
            ]
        ),
        (
            "profile: { cloudKit: true }",
            ["1:12 error unknown-key: unknown key `cloudKit` in a profile | did you mean `cloudkit`?"]
        ),
        (
            "profile: { cloudkit: yes }",
            ["1:22 error invalid-value: `cloudkit` is `yes` where `true` or `false` is needed | write `true`"]
        ),
        (
            "profile: cloudkit",
            [
                "1:10 error wrong-form: `profile` is a text where a mapping is needed | write `profile: { cloudkit: true }`"
            ]
        ),
        (
            "rules: { missing-invers: off }",
            ["1:10 error unknown-rule: there is no rule `missing-invers` | did you mean `missing-inverse`?"]
        ),
        ("rules: { unknown-key: off }", ["1:10 error unknown-rule: `unknown-key` can be neither changed nor waived"]),
        ("rules: { missing-inverse: fatal }", ["1:27 error invalid-value: `missing-inverse` cannot be `fatal`"]),
        ("output: []", ["1:1 error unknown-key: unknown key `output` in a project file | did you mean `outputs`?"]),
        (
            "- a",
            [
                "1:1 error wrong-form: the project file is a list where a mapping is needed | begin with `schemas: Schemas` and `outputs:`"
            ]
        ),
    ]

    @Test(arguments: refused) func isRefused(_ example: (text: String, findings: [String])) {
        let (project, findings) = read(example.text)
        #expect(project == nil)
        #expect(findings == example.findings)
    }
}
