import AirCart
import AirCartSimulation

/// Turns a document into a scenario and collects every name and combination that is wrong.
struct ScenarioResolver: DocumentResolver {
  static let kind = DocumentKind.scenario
  static let table = ScenarioDocument.table

  let document: ScenarioDocument
  var report: DiagnosticReport
  /// Products that the document may name beside those that AirCart lists.
  var ownProducts: [OwnProduct] = []

  /// The most cells that a scenario may have.
  static let cellLimit = 1_000_000_000

  /// The scenario; `nil` exactly when the report has errors.
  mutating func resolved(comparing choose: (DocumentCarts) throws -> [Cart]) rethrows -> Scenario? {
    let own = carts()
    let carts = stating(
      try choose(DocumentCarts(carts: own, usesSaddleTank: document.usesSaddleTank)))
    let products = products()
    checkRates()
    let pairs = keepApart(among: productNames(of: document.products))
    let levels = levels(of: carts)
    checkSize(cartCount: levels.count)
    guard !report.hasErrors else { return nil }
    return Scenario(
      name: document.name.value, title: document.title?.value, densities: document.densities,
      products: products, keepApart: pairs, grid: grid(levels, products))
  }

  /// The combinations of a scenario in which every product was found.
  private func grid(_ carts: [SweepGrid.CartLevel], _ products: [ResolvedProduct]) -> SweepGrid {
    var grid = SweepGrid(
      units: document.units, carts: carts, statedFields: document.field.values,
      products: zip(products, document.products).map { product, entry in
        SweepGrid.ProductLevels(
          name: product.name, density: product.density, statedRates: entry.rate.values)
      })
    grid.overlap = FieldOverlap(percent: document.overlap)
    if let margin = document.margin { grid.margin = margin / 100 }
    return grid
  }

  private mutating func checkSize(cartCount: Int) {
    let axes = [document.field] + document.products.map(\.rate)
    var cells = max(1, cartCount)
    for axis in axes {
      let (product, overflows) = cells.multipliedReportingOverflow(by: axis.values.count)
      guard !overflows, product <= Self.cellLimit else { return reportSize(axes) }
      cells = product
    }
  }

  private mutating func reportSize(_ axes: [Levels]) {
    guard let longest = axes.max(by: { $0.values.count < $1.values.count }) else { return }
    report.add(
      Diagnostic(
        .gridSize, "this scenario has more than \(Self.cellLimit.grouped) cells",
        at: longest.location,
        notes: [
          "\(longest.values.count.grouped) values here: cells are carts × field sizes × rates"
        ]))
  }
}

// MARK: - Adding

extension ScenarioResolver {
  mutating func add(_ error: ResolutionError, at location: DocumentLocation, notes: [String] = []) {
    report.add(Diagnostic(error, at: location, notes: notes))
  }

  /// Adds an error for every name that an earlier one has, if only in another case, or that means
  /// the same as an earlier one.
  mutating func reportRepeats(
    in names: [Located<String>], meaning full: [String]? = nil, noun: String, note: String? = nil
  ) {
    var first: [String: Located<String>] = [:]
    for (name, meant) in zip(names, full ?? names.map(\.value)) {
      guard let earlier = first[meant.lowercased()] else {
        first[meant.lowercased()] = name
        continue
      }
      let line = report.source.line(at: earlier.location.span.lowerBound)
      report.add(
        Diagnostic(
          .duplicateName, Self.repeated(noun, earlier.value, name.value), at: name.location,
          notes: ["first on line \(line)"] + (note.map { [$0] } ?? [])))
    }
  }

  private static func repeated(_ noun: String, _ earlier: String, _ name: String) -> String {
    if earlier == name { return "the \(noun) \(name.quoted) appears twice" }
    let both = "the \(noun)s \(earlier.quoted) and \(name.quoted)"
    return both + (earlier.isSameWord(as: name) ? " differ only in case" : " are the same")
  }
}
