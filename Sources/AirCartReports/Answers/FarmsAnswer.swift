package import AirCart
import AirCartDocuments

extension FarmRow {
  /// Many farms as an answer: which cart is best on how many of them, then a row for each.
  ///
  /// - Parameters:
  ///   - rows: The farms in order.
  ///   - units: The units of areas; `nil` for those of the farms where they agree.
  /// - Returns: Which cart is best on how many farms, and the rows.
  package static func answer(_ rows: [FarmRow], units: UnitSystem?) -> Answer {
    let own = Set(rows.compactMap(\.units))
    let text = AmountText(units: units ?? (own.count == 1 ? own.first : nil) ?? .imperial)
    let (found, lacking) = (rows.filter { $0.figures != nil }, rows.filter { $0.figures == nil })
    let area = Area(acres: rows.reduce(0) { $0 + ($1.area?.acres ?? 0) })
    let size = "\(rows.count.counted("farm")), \(text.roundedArea(area))"
    let summary =
      lacking.isEmpty ? size : localized("\(size); \(lacking.count.grouped) without a result")
    let named = Dictionary(grouping: found, by: \.name).mapValues(\.count)
    let columns: [Answer.ColumnOf<FarmRow>] =
      [.words("Farm") { $0.title(isUnique: named[$0.name] == 1) }]
      + Figures.shown.map { shown in
        .init(column: shown.column) { $0.figures.map(shown.cell) ?? "" }
      }
    return Answer(
      title: bestSentence(found.compactMap(\.figures)),
      blocks: [.sentence(summary)]
        + Answer.section("Farms", [.table(Answer.Table(found, columns))])
        + Answer.section(
          "Without a result", [.list(lacking.map { "\($0.file): \($0.problem ?? "")" })]),
      data: .array(rows.map { keys.json($0) }), table: table(rows))
  }

  /// The farm's name, with its file where others have the same name.
  private func title(isUnique: Bool) -> String {
    let path = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
    return (name ?? "") + (isUnique ? "" : " (\(path))")
  }

  /// The most carts that are named before the others are counted.
  private static var mostNamed: Int { 4 }

  /// Which cart is best on how many farms, the most frequent first, and on how many of them another
  /// does as well.
  private static func bestSentence(_ figures: [Figures]) -> String {
    let counts = Dictionary(grouping: figures, by: \.carts)
      .sorted { ($1.value.count, $0.key.joined()) < ($0.value.count, $1.key.joined()) }
    guard let first = counts.first else { return localized("No farm has a result.") }
    let verb = first.key.count == 1 ? Figures.merit.one : Figures.merit.several
    let rest = counts.dropFirst(mostNamed).reduce(0) { $0 + $1.value.count }
    let others = counts.dropFirst().prefix(mostNamed - 1).map { carts, farms in
      let names = carts.joined(separator: Wording.equals)
      return localized("\(names) on \(farms.count.grouped)\(ties(farms))")
    }
    let (names, count) = (first.key.joined(separator: Wording.equals), first.value.count.grouped)
    let farms = figures.count.counted("farm")
    let best = localized("\(names) \(verb) on \(count) of \(farms)\(ties(first.value))")
    let further = rest > 0 ? [localized("other carts on \(rest.grouped)")] : []
    return ([best] + others + further).joined(separator: ", ") + "."
  }

  /// On how many farms another cart does as well, in parentheses.
  private static func ties(_ figures: [Figures]) -> String {
    let count = figures.count { $0.isTied }
    guard count > 0 else { return "" }
    return " (" + localized(figures.count == 1 ? "tied" : "tied on \(count.grouped)") + ")"
  }
}
