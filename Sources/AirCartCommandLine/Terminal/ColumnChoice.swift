import AirCartDocuments
import AirCartReports

/// Which columns the tables for people have.
package enum ColumnChoice: Equatable, Sendable {
  /// As many as fit: minor ones are left out, and said to be.
  case fitting
  /// All of them, however wide the table is.
  case all
  /// The first, and those whose headings begin like one of these, however wide.
  case named([String])

  /// Reads `all` or headings with commas between.
  package init(parsing text: String) throws(CommandError) {
    let names = text.commaSeparated.filter { !$0.isEmpty }
    guard !names.isEmpty else {
      throw CommandError(
        "'--columns' names no column.",
        remedy: "Give headings, as in --columns fills,gross, or 'all'.")
    }
    self = names.contains(where: "all".isSameWord) ? .all : .named(names)
  }

  /// Returns an answer with these columns alone; a table that has none of them keeps all.
  ///
  /// - Throws: `CommandError` for a column that no table of the answer has.
  func applied(to answer: Answer) throws(CommandError) -> Answer {
    guard case .named(let names) = self else { return answer }
    var (answer, unknown) = (answer, names)
    var titles: [String] = []
    func chosen(_ block: Answer.Block) -> Answer.Block {
      guard case .table(let table) = block else { return block }
      titles += table.columns.map(\.title).filter { !$0.isEmpty && !titles.contains($0) }
      let kept = table.columns.indices.filter { index in
        names.contains { table.columns[index].title.begins(like: $0) }
      }
      unknown.removeAll { name in table.columns.contains { $0.title.begins(like: name) } }
      return kept.isEmpty ? block : .table(table.keeping([0] + kept.filter { $0 > 0 }))
    }
    answer.blocks = answer.blocks.map(chosen)
    answer.details = answer.details.map(chosen)
    guard let first = unknown.first, !titles.isEmpty else { return answer }
    throw CommandError(
      "No table of this answer has a column '\(first)'.",
      remedy: "They have \(titles.listed); '--columns all' shows all of them.")
  }
}

extension String {
  fileprivate func begins(like other: String) -> Bool {
    lowercased().hasPrefix(other.lowercased())
  }
}
