/// Something with a name that is unique among its siblings.
package protocol Named {
    var name: String { get }
}

/// Named elements in the order they were declared, found by name in constant time.
///
/// Two lists are equal when they hold equal elements, whatever their order: the order of declaration shapes output and
/// never meaning. A name that is already present replaces the older element, so a list cannot hold a name twice.
package struct NamedList<Element: Named> {
    package private(set) var elements: [Element]
    private var indexByName: [String: Int]

    package init(_ elements: [Element] = []) {
        self.elements = []
        self.elements.reserveCapacity(elements.count)
        indexByName = [:]
        indexByName.reserveCapacity(elements.count)
        for element in elements { insert(element) }
    }

    /// The element called `name`.
    package subscript(name: String) -> Element? {
        indexByName[name].map { elements[$0] }
    }

    /// The place of the element called `name` in `elements`: for hot paths that want one field of a large element.
    package func index(of name: String) -> Int? { indexByName[name] }

    /// Whether an element is called `name`.
    package func contains(_ name: String) -> Bool { indexByName[name] != nil }

    /// Adds `element` at the end, or in the place of the element of the same name.
    package mutating func insert(_ element: Element) {
        if let index = indexByName[element.name] {
            elements[index] = element
        } else {
            indexByName[element.name] = elements.count
            elements.append(element)
        }
    }

    /// The list with every element replaced by what `transform` makes of it.
    package func map(_ transform: (Element) throws -> Element) rethrows -> NamedList {
        NamedList(try elements.map(transform))
    }

    package var names: [String] { elements.map(\.name) }
}

extension NamedList: Sequence, ExpressibleByArrayLiteral {
    package func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
    package init(arrayLiteral elements: Element...) { self.init(elements) }
    package var count: Int { elements.count }
    package var isEmpty: Bool { elements.isEmpty }
}

extension NamedList: Equatable where Element: Equatable {
    package static func == (left: NamedList, right: NamedList) -> Bool {
        left.count == right.count && left.allSatisfy { right[$0.name] == $0 }
    }
}

extension NamedList: Hashable where Element: Hashable {
    package func hash(into hasher: inout Hasher) {
        hasher.combine(Set(elements))
    }
}

extension NamedList: Sendable where Element: Sendable {}

/// A list whose order is kept for output and ignored by `==`, for instance the uniqueness constraints of an entity.
package struct UnorderedList<Element: Hashable>: Hashable, Sequence, ExpressibleByArrayLiteral {
    package var elements: [Element]

    package init(_ elements: [Element] = []) { self.elements = elements }
    package init(arrayLiteral elements: Element...) { self.init(elements) }

    package func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
    package var count: Int { elements.count }
    package var isEmpty: Bool { elements.isEmpty }

    package static func == (left: UnorderedList, right: UnorderedList) -> Bool {
        left.count == right.count && Set(left.elements) == Set(right.elements)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(Set(elements)) }
}

extension UnorderedList: Sendable where Element: Sendable {}
