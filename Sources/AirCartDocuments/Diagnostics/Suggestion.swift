/// The names that a mistyped word may have meant, best first.
///
/// A name is close when its distance is at most 3 and less than half the length of the longer of
/// the two, or when the word is the whole beginning of the name, as `Urea` is of `Urea (46-0-0)`.
/// Case does not count. Equally close names keep their order.
///
/// - Complexity: O(*n* · *l*²) for *n* names of *l* characters. A name that differs by more than
///   3 in length costs nothing.
package func closestNames(to word: String, among names: [String], limit: Int = 1) -> [String] {
  let folded = Array(word.lowercased().unicodeScalars)
  var seen: Set<String> = []
  var found: [(name: String, distance: Int)] = []
  for name in names where seen.insert(name).inserted {
    guard let distance = closeness(folded, Array(name.lowercased().unicodeScalars)) else {
      continue
    }
    found.append((name, distance))
  }
  let ranked = found.enumerated().sorted {
    ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
  }
  return ranked.prefix(limit).map(\.element.name)
}

/// The distance of a close name, `nil` for one that is not close.
private func closeness(_ word: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Int? {
  let farthest = 3
  if abs(word.count - name.count) <= farthest {
    let distance = editDistance(word, name)
    if distance <= farthest, 2 * distance < max(word.count, name.count) { return distance }
  }
  return isBeginning(word, of: name) ? farthest + 1 : nil
}

private func isBeginning(_ word: [Unicode.Scalar], of name: [Unicode.Scalar]) -> Bool {
  guard word.count >= 3, name.count > word.count, name.starts(with: word) else { return false }
  let next = name[word.count].properties
  return !next.isAlphabetic && next.numericType == nil
}

/// The restricted Damerau–Levenshtein distance: insertions, deletions, substitutions and swaps
/// of neighbours, no part being edited twice.
///
/// Reference: L. Boytsov: Indexing methods for approximate dictionary searching, ACM Journal of
/// Experimental Algorithmics 16, 2011, section 2.2, doi:10.1145/1963190.1963191.
package func editDistance(_ word: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...name.count)
  for row in 0..<word.count {
    var current = [row + 1]
    for column in 0..<name.count {
      let substitution = last[column] + (word[row] == name[column] ? 0 : 1)
      var best = min(substitution, last[column + 1] + 1, current[column] + 1)
      let isSwap =
        row > 0 && column > 0 && word[row] == name[column - 1] && word[row - 1] == name[column]
      if isSwap { best = min(best, beforeLast[column - 1] + 1) }
      current.append(best)
    }
    (beforeLast, last) = (last, current)
  }
  return last[name.count]
}
