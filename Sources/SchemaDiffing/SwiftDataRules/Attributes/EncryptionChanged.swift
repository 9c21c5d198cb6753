import SchemaModel

/// TRUTH 1.5 "allowsCloudEncryption".
struct EncryptionChanged: JudgingRule {
    let name = "encryption-changed"
    let summary = "encryption in CloudKit is no part of the version hash; it cannot change once promoted to production"
    let source = "developer.apple.com/documentation/coredata/nsattributedescription/allowscloudencryption"
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .encrypted else { return nil }
        return .none("the local store does not encrypt; CloudKit fixes the choice when the schema is promoted")
    }
}
