/// The kinds of document that a person writes, each with its description and its schema.
package enum DocumentKind: String, CaseIterable, Sendable {
  /// A grid of jobs.
  case scenario
  /// One of them, with its cart.
  case job
  /// The fields of one season.
  case farm
  case carts
  case products

  /// What such a file may hold.
  package var description: ObjectDescription {
    switch self {
    case .scenario: ScenarioDocument.table.description
    case .job: SavedPlan.table.description
    case .farm: FarmDocument.table.description
    case .carts: CartList.table.description
    case .products: ProductList.table.description
    }
  }

  /// The JSON schema of such a file.
  package var schemaText: String { SchemaText(of: description, title: "AirCart \(rawValue)").text }

  /// The kind that a document is beyond doubt; `nil` where its keys do not tell.
  ///
  /// The required keys tell: a misspelt one leaves the others, and a document with keys of several
  /// kinds is read as what was asked for. A list has no name, and its products have no rates.
  init?(of node: SyntaxNode) {
    typealias Keys = ScenarioDocument.Keys
    func has(_ key: Field<ScenarioDocument>) -> Bool { node[key.name] != nil }
    let isFarm = [FarmDocument.Keys.crops, FarmDocument.Keys.fields].contains {
      node[$0.name] != nil
    }
    if node[PlanRequest.Keys.cart.name] != nil, has(Keys.products), has(Keys.field) {
      self = .job
      return
    }
    let products = node[Keys.products.name]?.elements ?? []
    let hasRates = products.contains { $0[ProductEntry.rates.name] != nil }
    let isList = !has(Keys.name) && !has(Keys.field)
    switch (isFarm, has(Keys.products), has(Keys.carts)) {
    case (true, let hasProducts, _):
      guard !hasProducts, !has(Keys.field) else { return nil }
      self = .farm
    case (false, true, false):
      guard !isList || !hasRates else { return nil }
      self = isList ? .products : has(Keys.name) ? .scenario : .job
    case (false, true, true): self = .scenario
    case (false, false, true) where isList: self = .carts
    case (false, false, _):
      guard has(Keys.field) else { return nil }
      self = .scenario
    }
  }

  /// Whether a text has a key that only farms have; a text that is not JSON may be a broken farm.
  package static func mayBeFarm(_ source: SourceText) -> Bool {
    guard let node = try? SyntaxReader.read(source, of: farm.description.noun) else { return true }
    return [FarmDocument.Keys.crops, FarmDocument.Keys.fields].contains { node[$0.name] != nil }
  }

  /// Compares a text with the description of this kind; there is no root where the syntax is wrong
  /// or the document is of another kind.
  func validated(_ source: SourceText) -> (node: SyntaxNode?, report: DiagnosticReport) {
    var report = DiagnosticReport(on: source)
    do {
      let node = try SyntaxReader.read(source, of: description.noun)
      if let other = DocumentKind(of: node), other != self {
        report.add(mistaken(for: other, node))
        return (nil, report)
      }
      DescriptionValidator.validate(
        node, against: description, unitSystem: ScenarioDocument.unitSystem(of: node),
        into: &report)
      return (node, report)
    } catch {
      report.add(error)
      return (nil, report)
    }
  }

  private func mistaken(for other: DocumentKind, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .documentKind,
      "this is \(localized(word: other.description.noun)), where "
        + "\(localized(word: description.noun)) is needed",
      span: node.span.lowerBound..<node.span.lowerBound + 1, pointer: "",
      notes: [Phrase(verbatim: other.advice)])
  }

  private var advice: String {
    switch self {
    case .scenario: localized("scenarios are run by: aircart sweep <file>")
    case .job: localized("jobs are planned by: aircart plan <file>")
    case .farm: localized("farms are compared by: aircart compare <file>")
    case .carts: localized("lists of carts are for the option --carts <file>")
    case .products: localized("lists of products are for the option --products <file>")
    }
  }
}
