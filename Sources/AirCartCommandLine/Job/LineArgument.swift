import AirCart
import AirCartDocuments

extension ParsedArguments {
  /// The same with a job that is said as people say it, `160 ac canola 5, urea 150, MAP 40`, as its field
  /// and products; as it is where nothing is said so.
  func withLine(_ console: Console) throws -> ParsedArguments {
    guard verb.positionals.contains(where: { $0.name == JobOptions.products.name }),
      !positionals.isEmpty, !positionals.contains(where: { $0.contains("=") })
    else { return self }
    let text = positionals.joined(separator: " ")
    let line = TypedLine(reading: TypedText(text.utf8))
    guard line.isJob, !isPlan(text, console) else { return self }
    var spelled = self
    spelled.positionals = line.rows.map { row in
      row.name.text + (row.rate.map { "=\($0.text)" } ?? "")
    }
    guard let field = line.field?.text else { return spelled }
    try require(
      !isTyped(JobOptions.field.name), "The line names a field of \(field), and '--field' another.",
      remedy: "Leave out one of them.")
    spelled.typedValues[JobOptions.field.name] = [field]
    return spelled
  }

  /// Whether a saved plan has that name, which is then meant.
  private func isPlan(_ name: String, _ console: Console) -> Bool {
    let plans = try? PlanStore(console).contents().plans(named: name)
    return plans?.isEmpty == false
  }
}

extension TypedLine {
  /// Whether it can be nothing but a job: a field and products, or listed products with their rates.
  fileprivate var isJob: Bool {
    guard !rows.isEmpty, rows.allSatisfy({ !$0.name.isEmpty }) else { return false }
    return rows.allSatisfy { row in
      guard row.rate != nil else { return false }
      if field != nil { return true }
      let name = TypedText(row.name.text.lowercased().utf8)
      return ProductCatalogue.called.match(name, takesBeginnings: true) != .none
    }
  }
}
