import AirCart
import AirCartDocuments
import Foundation

extension ParsedArguments {
  /// The same with a job that is said as people say it, `160 ac canola 5, urea 150, MAP 40`, as its field
  /// and products; as it is where nothing is said so.
  func withLine(_ console: Console) throws -> ParsedArguments {
    guard verb.positionals.contains(where: { $0.name == JobOptions.products.name }),
      let first = positionals.first
    else { return self }
    if FileManager.default.fileExists(atPath: console.place(of: first)) {
      var rest = self
      rest.positionals.removeFirst()
      rest = try rest.withLine(console)
      rest.positionals.insert(first, at: 0)
      return rest
    }
    let ordered = withFieldInFront()
    let text = ordered.positionals.joined(separator: " ")
    let line = TypedLine(reading: TypedText(text.utf8))
    let rows = line.rows.filter { !$0.name.isEmpty }
    guard line.field != nil || !text.contains("=") && rows.haveListed, !isPlan(text, console) else {
      return self
    }
    var spelled = ordered
    let field = line.field?.text
    spelled.positionals =
      try ordered.wordsOfProducts(behind: field)
      ?? rows.map { row in
        let name = row.name.text
        let rate = try row.rate.required(
          "'\(name)' has no rate that can be read.",
          remedy: "Write each product with its rate, as in 'canola 5' or 'wheat 2bu/ac'.")
        try require(
          !rows.isRun(row), "'\(name)' is not a product.",
          remedy: "Put a comma between products, as in 'canola 5, urea 150'.")
        return "\(name)=\(rate.text)"
      }
    guard let field else { return spelled }
    try require(
      !isTyped(JobOptions.field.name), "The line names a field of \(field), and '--field' another.",
      remedy: "Leave out one of them.")
    spelled.typedValues[JobOptions.field.name] = [field]
    return spelled
  }

  /// The same with a field that follows the products put first, and a bare number before products taken for
  /// one in acres or hectares, as `--field` takes it.
  private func withFieldInFront() -> ParsedArguments {
    var own = self
    guard TypedLine(reading: TypedText(positionals.joined(separator: " ").utf8)).field == nil else {
      return self
    }
    let words =
      positionals.count == 1 ? positionals[0].split(separator: " ").map { String($0) } : positionals
    let rows = TypedLine.rows(of: TypedText(words.dropFirst().joined(separator: " ").utf8))
    let areProducts = words.count > 1 && words.dropFirst().allSatisfy { $0.contains("=") }
    if let first = words.first, DecimalText.value(first) != nil, areProducts || rows.nameListed {
      let units: UnitSystem = word("units") ?? .imperial
      own.positionals = [first + AmountText(units: units).areaUnit] + words.dropFirst()
      return own
    }
    for count in 1...3 where count < words.count {
      let field = words.suffix(count).joined(separator: " ")
      guard TypedLine(reading: TypedText(field.utf8)).field?.text == field else { continue }
      own.positionals = [field] + words.dropLast(count)
      return own
    }
    return self
  }

  /// The words behind a field where each is a product with its rate already: `160 ac canola=5 urea=150`.
  private func wordsOfProducts(behind field: String?) -> [String]? {
    let count = positionals.indices.first { positionals[...$0].joined(separator: " ") == field }
    let words = count.map { Array(positionals[($0 + 1)...]) } ?? []
    return words.isEmpty || !words.allSatisfy({ $0.contains("=") }) ? nil : words
  }

  /// Whether a saved plan has that name, which is then meant.
  private func isPlan(_ name: String, _ console: Console) -> Bool {
    let plans = try? PlanStore(console).contents().plans(named: name)
    return plans?.isEmpty == false
  }
}

extension [TypedLine.Row] {
  /// Whether one is a listed product with its rate: of the others is said what is wrong with them.
  fileprivate var haveListed: Bool { contains { $0.rate != nil && match($0.name.text) != .none } }

  /// Whether one begins with a listed product, whatever follows.
  fileprivate var nameListed: Bool {
    contains { row in
      row.name.text.split(separator: " ").first.map { match(String($0)) != .none } ?? false
    }
  }

  /// Whether a name is several products that no comma parts: `canola 5 and urea`.
  fileprivate func isRun(_ row: TypedLine.Row) -> Bool {
    let words = row.name.text.split(separator: " ").dropFirst()
    let isSeveral = row.name.text.contains("=") || words.contains { $0.allSatisfy(\.isDecimal) }
    return isSeveral && match(row.name.text) == .none
  }

  private func match(_ name: String) -> NameMatch {
    let name = TypedText(name.lowercased().utf8)
    return ProductCatalogue.called.match(name, takesBeginnings: true)
  }
}
