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

extension Sequence {
  /// The elements in groups: each joins the first of which it is like those that are in it.
  func grouped(where isAlike: (_ group: [Element], Element) -> Bool) -> [[Element]] {
    reduce(into: []) { groups, element in
      if let place = groups.firstIndex(where: { isAlike($0, element) }) {
        groups[place].append(element)
      } else {
        groups.append([element])
      }
    }
  }
}

extension Sequence where Element: Equatable {
  /// The elements, each once, in the order in which they first come.
  package var distinct: [Element] { grouped { $0 }.map(\.key) }
}

extension Sequence where Element: Hashable {
  /// The same of many elements.
  package var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Array {
  /// The ranges of neighbours with the same key, in order.
  func runs<Key: Equatable>(of key: (Element) -> Key) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in indices {
      let isSame = index > 0 && key(self[index]) == key(self[index - 1])
      let start = isSame ? runs.removeLast().lowerBound : index
      runs.append(start..<(index + 1))
    }
    return runs
  }
}
