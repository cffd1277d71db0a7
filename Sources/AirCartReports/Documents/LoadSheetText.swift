import AirCart
import AirCartDocuments

/// The load sheet as people read it: sentences, and for each stop a table of tanks and one of
/// products; what Markdown, the page and the screen all show.
package struct LoadSheetText: Sendable {
  /// A table of texts; columns of numbers stand to the right.
  package struct Table: Sendable {
    package let titles: [String]
    /// How many columns from the left are words.
    package let wordCount: Int
    package let rows: [[String]]
  }

  /// A stop, or several in a row that are the same.
  package struct Section: Sendable {
    package let title: String
    package let area: String
    package let tanks: Table
    package let products: Table
  }

  private let document: LoadSheetDocument

  /// Creates the text of a sheet.
  package init(_ document: LoadSheetDocument) { self.document = document }

  private var amounts: AmountText { AmountText(units: document.plan.units) }

  package var title: String {
    "Load sheet: \(document.plan.cart.name), \(amounts.area(document.plan.problem.area))"
  }

  /// What is seeded, how, and what the figures mean.
  package var sentences: [String] {
    let products = document.plan.problem.products.filter(\.isApplied)
      .map { "\($0.name) \(amounts.rate($0.rate))" }
    let fills = document.fillCount == 1 ? "1 fill" : "\(document.fillCount) fills"
    let constraints = document.plan.constraintTexts
    return ["\(products.listed) in \(fills).", document.fillingSentence]
      + [document.reserveSentence].compactMap { $0 }
      + (constraints.isEmpty ? [] : ["Constraints: \(constraints.joined(separator: "; "))."])
      + [scaleSentence]
  }

  private var scaleSentence: String {
    let scale =
      "Load the tanks in this order: \"\(onCart)\" is what all product on the cart weighs then"
    guard let empty = document.plan.cart.emptyWeight else { return scale + "." }
    return scale + ", \"\(withCart)\" the same with the empty cart of \(mass(empty)) \(massUnit)."
  }

  /// The stops in order.
  package var sections: [Section] {
    document.sheet.stops.map { stop in
      let each = stop.fills.count > 1 ? " each" : ""
      return Section(
        title: document.title(of: stop), area: amounts.area(stop.area) + each,
        tanks: tanks(of: stop), products: products(of: stop))
    }
  }
}

// MARK: - Tables

extension LoadSheetText {
  private var onCart: String { "Scale, \(massUnit)" }
  private var withCart: String { "With cart, \(massUnit)" }

  private func tanks(of stop: LoadSheet.Stop) -> Table {
    let hasGross = document.plan.cart.emptyWeight != nil
    return Table(
      titles: ["Tank", "Product", "Load, \(massUnit)", "Load, \(volumeUnit)", onCart]
        + (hasGross ? [withCart] : []) + ["Left, \(volumeUnit)"], wordCount: 2,
      rows: stop.tanks.map { row in
        [
          document.tank(row.tank), document.product(row.product), mass(row.loadMass),
          volume(row.load), mass(row.productOnCart),
        ] + (document.gross(row.productOnCart).map { [mass($0)] } ?? []) + [volume(row.left)]
      })
  }

  private func products(of stop: LoadSheet.Stop) -> Table {
    let last = stop.fills.upperBound
    let total = stop.fills.count > 1 ? "By fill \(last)" : "So far"
    return Table(
      titles: [
        "From the tender", "This fill, \(massUnit)", "This fill, \(volumeUnit)",
        "\(total), \(massUnit)", "\(total), \(volumeUnit)",
      ], wordCount: 1,
      rows: stop.products.map { row in
        [
          document.product(row.product), mass(row.loadMass), volume(row.load),
          mass(row.totalMass), volume(row.total),
        ]
      })
  }

  /// The most fills that the running totals list before only the last follows.
  private static let listedFills = 60

  /// What has been loaded of each product after every fill; `nil` where every stop says it.
  package var totals: Table? {
    guard document.sheet.stops.contains(where: { $0.fills.count > 1 }) else { return nil }
    let count = document.fillCount
    let listed =
      count <= Self.listedFills ? Array(1...count) : Array(1..<Self.listedFills) + [count]
    let stops = listed.compactMap { document.sheet.stop(ofFill: $0) }
    let products = stops.first?.products.map(\.product) ?? []
    return Table(
      titles: ["After fill"] + products.map { "\(document.product($0)), \(massUnit)" },
      wordCount: 1,
      rows: stops.map { stop in
        ["\(stop.fills.lowerBound)"] + stop.products.map { mass($0.totalMass) }
      })
  }
}

// MARK: - Quantities

extension LoadSheetText {
  private var massUnit: String { amounts.massUnit }
  private var volumeUnit: String { amounts.isMetric ? "L" : "bu" }

  private func mass(_ mass: Mass) -> String { amounts.bareMass(mass) }

  private func volume(_ volume: Volume) -> String {
    amounts.isMetric ? fixed(volume.litres, 0) : fixed(volume.bushels, 1)
  }
}
