/// The names that a mistyped one most likely stands for, the closest first.
///
/// Case does not count; a name is close when at most three insertions, deletions, substitutions
/// or swaps of neighbours lead to it, and fewer than half of the typed characters are touched.
func closestNames(to name: String, among candidates: [String], limit: Int = 3) -> [String] {
  let typed = Array(name.lowercased())
  let close = candidates.enumerated().compactMap { index, candidate in
    let distance = editDistance(typed, Array(candidate.lowercased()))
    return distance <= 3 && 2 * distance < typed.count ? (distance, index, candidate) : nil
  }
  return close.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(limit).map(\.2)
}

/// The restricted Damerau–Levenshtein distance (optimal string alignment).
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let substitution = previous[column] + (left[row] == right[column] ? 0 : 1)
      var best = min(substitution, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        best = min(best, beforePrevious[column - 1] + 1)
      }
      current.append(best)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
