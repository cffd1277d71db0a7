import AirCart
import AirCartDocuments
import AirCartReports

/// The products with their listed and published densities.
struct ProductListing: Listing {
  let name = "products"
  let summary = "Seed and fertilizer with listed and published density."

  private var products: [Product] { ProductCatalogue.all }

  var document: ListDocument { ListDocument(products: products.map(ListedProduct.listed)) }

  var table: ResultTable {
    let published = products.map(\.published)
    return ResultTable(
      columns: [
        .init("product", title: "Product", cells: .texts(products.map(\.name))),
        .init("category", title: "Category", cells: .texts(products.map(\.category.name))),
        .density("listed_lb_per_bu", "Listed", products.map(\.listed)),
        .density("published_lb_per_bu", "Published", published.map(\.value)),
        .density("published_low_lb_per_bu", "Lowest", published.map(\.low)),
        .density("published_high_lb_per_bu", "Highest", published.map(\.high)),
        .init("source", title: "Source", cells: .texts(published.map { $0.source ?? "default" })),
      ], rowCount: products.count)
  }

  func lines(_ text: AmountText, on console: Console) -> [String] {
    let blocks = ProductCategory.allCases.map { category in
      let own = products.filter { $0.category == category }
      let table = TextTable(columns: Self.columns, rows: own.map { cells($0, text) })
      return Section(
        title: category.title.uppercased(),
        lines: table.lines(width: Section.lineWidth(of: console), style: console.outputStyle)
      ).lines(on: console)
    }
    let legend = sources.enumerated().flatMap { index, source in
      "[\(index + 1)] \(source)".wrapped(to: console.width)
    }
    return Array((blocks + [legend]).joined(separator: [""]))
  }

  /// Every source, once.
  private var sources: [String] {
    var all: [String] = []
    for product in products {
      for source in Self.sources(of: product) where !all.contains(source) { all.append(source) }
    }
    return all
  }

  private static func sources(of product: Product) -> [String] {
    guard let text = product.published.source else { return [] }
    return text.split(separator: ";").map(\.trimmed)
  }

  private func references(of product: Product) -> String {
    let all = sources
    let numbers = Self.sources(of: product).compactMap { all.firstIndex(of: $0) }
    return numbers.isEmpty ? "default" : numbers.map { "[\($0 + 1)]" }.joined(separator: " ")
  }

  private static let columns: [TextTable.Column] = [
    .init("Product", wraps: true), .init("Listed", alignment: .trailing),
    .init("Published", alignment: .trailing), .init("Range", alignment: .trailing),
    .init("Source", wraps: true),
  ]

  private func cells(_ product: Product, _ text: AmountText) -> [Cell] {
    let published = product.published
    let hasRange = published.low != published.high
    return [
      Cell(product.name, as: .heading), Cell(text.density(product.listed)),
      Cell(text.density(published.value), as: .amount),
      Cell(
        hasRange ? "\(text.bareDensity(published.low)) to \(text.bareDensity(published.high))" : ""),
      Cell(references(of: product), as: .secondary),
    ]
  }
}

extension ResultTable.Column {
  fileprivate static func density(
    _ name: String, _ title: String, _ values: [BulkDensity]
  ) -> Self {
    Self(
      name, title: title, unit: "lb/bu", fractionDigits: 1,
      cells: .numbers(values.map(\.poundsPerBushel)))
  }
}

extension ProductCategory {
  /// The word in data files.
  var name: String {
    switch self {
    case .grainOrPulse: "grain-or-pulse"
    case .fertilizer: "fertilizer"
    }
  }

  /// The heading for people.
  var title: String {
    switch self {
    case .grainOrPulse: "Grains & pulses"
    case .fertilizer: "Fertilizers"
    }
  }
}
