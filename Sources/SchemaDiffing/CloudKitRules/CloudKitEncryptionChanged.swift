import SchemaModel

/// TRUTH 5, CK11.
struct CloudKitEncryptionChanged: JudgingRule {
    let name = "cloudkit-encryption-changed"
    let summary = "whether a field is encrypted is fixed when the schema is promoted"
    let source = "developer.apple.com/documentation/coredata/nsattributedescription/allowscloudencryption"
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .encrypted else { return nil }
        return .impossible("the choice was fixed when the schema was promoted")
    }
}
