/// The texts that explain rules, as they lie beside this file: one Markdown file for some groups of rules.
///
/// Nothing is decoded before `all` is asked for, and only `explain` asks.
package enum RuleTexts {
    /// A file of texts: its name, for messages, and its bytes.
    package struct File: Sendable {
        package let name: String
        package let bytes: [UInt8]
    }

    /// All files, in the order of the rule reference.
    package static var all: [File] {
        [
            File(name: "rules-yaml.md", bytes: PackageResources.rules_yaml_md),
            File(name: "rules-language.md", bytes: PackageResources.rules_language_md),
            File(name: "rules-layers.md", bytes: PackageResources.rules_layers_md),
            File(name: "rules-settings.md", bytes: PackageResources.rules_settings_md),
            File(name: "rules-names.md", bytes: PackageResources.rules_names_md),
            File(name: "rules-types.md", bytes: PackageResources.rules_types_md),
            File(name: "rules-keys.md", bytes: PackageResources.rules_keys_md),
            File(name: "rules-relationships.md", bytes: PackageResources.rules_relationships_md),
            File(name: "rules-cloudkit.md", bytes: PackageResources.rules_cloudkit_md),
            File(name: "rules-targets.md", bytes: PackageResources.rules_targets_md),
            File(name: "rules-steps.md", bytes: PackageResources.rules_steps_md),
        ]
    }
}
