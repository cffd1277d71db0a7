/// Names cut so that they fit into a cell.
enum ShortNames {
  /// Returns the shortest beginnings, of at most three characters, that tell the names apart; numbers
  /// where none do.
  static func short(_ names: [String]) -> [String] {
    for length in 1...3 {
      let cut = names.map { String($0.prefix(length)) }
      if Set(cut).count == names.count { return cut }
    }
    return names.indices.map { "\($0 + 1)" }
  }
}
