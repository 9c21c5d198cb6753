package import Mustache
import Templates

extension TemplateLibrary {
    /// A library of the templates in the binary called `names`. Throws where one is missing or wrong.
    package static func builtin(_ names: [String]) throws(TemplateError) -> TemplateLibrary {
        var library = TemplateLibrary()
        for name in names {
            guard let text = BuiltinTemplates.text(of: name) else {
                throw TemplateError(template: name, line: 1, column: 1, reason: .unknownTemplate(name))
            }
            library.insert(try Template(parsing: text, name: name))
        }
        return library
    }
}
