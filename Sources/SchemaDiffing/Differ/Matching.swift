import SchemaModel

/// Brings the elements of two versions together by identity, in time linear in their number.
///
/// Elements that kept their place are found without a dictionary; one is built only where a list changed.
func match<Element: Identified>(
    _ old: NamedList<Element>, _ new: NamedList<Element>,
    kept: (Element, Element) -> Void, removed: (Element) -> Void, added: (Element) -> Void
) {
    let oldElements = old.elements
    let newElements = new.elements
    if oldElements.count == newElements.count {
        var inPlace = true
        for index in oldElements.indices where oldElements[index].identity != newElements[index].identity {
            inPlace = false
            break
        }
        if inPlace {
            for index in oldElements.indices { kept(oldElements[index], newElements[index]) }
            return
        }
    }
    let oldByIdentity = Dictionary(oldElements.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    for element in newElements {
        seen.insert(element.identity)
        if let before = oldByIdentity[element.identity] {
            kept(before, element)
        } else {
            added(element)
        }
    }
    for element in oldElements where !seen.contains(element.identity) { removed(element) }
}
