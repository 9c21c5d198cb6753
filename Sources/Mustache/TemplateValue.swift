/// What a template sees: an object that answers for names.
///
/// A view holds what one template prints, already spelled for the target: templates print, views decide. Answering is
/// usually one `switch` over the names.
package protocol TemplateView: Sendable {
    /// The value called `name`, or nil where the view does not know the name. A name that is known and has nothing to
    /// show is `.absent`: an unknown name is an error in a strict rendering.
    func value(for name: String) -> TemplateValue?
}

/// What stands behind a name in a template.
///
/// In a section, `false`, `absent` and an empty list are false; everything else is true, the empty text too.
package enum TemplateValue: Sendable {
    /// Text to print.
    case text(String)
    /// UTF-8 text to print.
    case bytes([UInt8])
    /// A whole number, printed in decimal.
    case number(Int)
    /// A condition; printed, it is `true` or `false`.
    case flag(Bool)
    /// Known and empty: false in a section, nothing when printed.
    case absent
    /// A section over it shows its inside once, with the view's names before all others.
    case view(any TemplateView)
    /// A section over it repeats its inside for every view. A view that is asked often keeps its list as
    /// `[any TemplateView]`: a list of one type is converted, element by element, at every answer.
    case views([any TemplateView])
    /// A section over it repeats its inside for every text, called `{{.}}` there.
    case texts([String])
    /// A section over it repeats its inside for every value: lists of lists, and lists of mixed kinds.
    case list([TemplateValue])

    /// The text, or `absent` where there is none.
    package static func optional(_ text: String?) -> TemplateValue {
        guard let text else { return .absent }
        return .text(text)
    }
}

extension TemplateValue {
    /// Whether a section over the value shows its inside at all.
    var isTrue: Bool {
        switch self {
        case .flag(let flag): flag
        case .absent: false
        case .views(let views): !views.isEmpty
        case .texts(let texts): !texts.isEmpty
        case .list(let values): !values.isEmpty
        case .text, .bytes, .number, .view: true
        }
    }
}
