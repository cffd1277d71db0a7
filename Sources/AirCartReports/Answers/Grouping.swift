extension Sequence {
  /// The elements in groups with the same key, in the order in which the keys first come.
  func grouped<Key: Equatable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var groups: [(key: Key, elements: [Element])] = []
    for element in self {
      let key = key(element)
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].elements.append(element)
      } else {
        groups.append((key, [element]))
      }
    }
    return groups
  }
}

extension Sequence where Element: Equatable {
  /// The elements, each once, in the order in which they first come.
  package var distinct: [Element] { grouped { $0 }.map(\.key) }
}
