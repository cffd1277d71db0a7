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
        .init("product", cells: .texts(products.map(\.name))),
        .init("category", cells: .texts(products.map(\.category.name))),
        .density("listed_lb_per_bu", products.map(\.listed)),
        .density("published_lb_per_bu", published.map(\.value)),
        .density("published_low_lb_per_bu", published.map(\.low)),
        .density("published_high_lb_per_bu", published.map(\.high)),
        .init("source", cells: .texts(published.map { $0.source ?? "default" })),
      ], rowCount: products.count)
  }

  func blocks(_ text: AmountText) -> [Answer.Block] {
    let categories = ProductCategory.allCases.flatMap { category in
      let own = products.filter { $0.category == category }
      return Answer.section(category.title, [.table(table(own, text))])
    }
    let legend = sources.enumerated().map { "[\($0 + 1)] \($1)" }
    return categories + Answer.section("Sources", [.sentences(legend)])
  }

  private func table(_ products: [Product], _ text: AmountText) -> Answer.Table {
    Answer.Table(
      products,
      [
        .words("Product", as: .heading) { $0.name },
        .figure("Listed") { product in
          product.listed.map { text.density($0, isLiquid: product.isLiquid) } ?? ""
        },
        .figure("Published", as: .amount) {
          text.density($0.published.value, isLiquid: $0.isLiquid)
        },
        .figure("Range") { product in
          let (low, high) = (product.published.low, product.published.high)
          let bare = product.isLiquid ? text.bareLiquidDensity : text.bareDensity
          return low == high ? "" : "\(bare(low)) to \(bare(high))"
        },
        .words("Source", as: .secondary) { references(of: $0) },
      ])
  }

  /// Every source, once.
  private var sources: [String] { products.flatMap(Self.sources).distinct }

  private static func sources(of product: Product) -> [String] {
    guard let text = product.published.source else { return [] }
    return text.split(separator: ";").map(\.trimmed)
  }

  private func references(of product: Product) -> String {
    let all = sources
    let numbers = Self.sources(of: product).compactMap { all.firstIndex(of: $0) }
    return numbers.isEmpty ? "default" : numbers.map { "[\($0 + 1)]" }.joined(separator: " ")
  }
}

extension ResultTable.Column {
  fileprivate static func density(_ name: String, _ values: [BulkDensity?]) -> Self {
    Self(name, cells: .numbers(values.map { $0?.poundsPerBushel ?? .nan }))
  }
}

extension ProductCategory {
  /// The word in data files.
  var name: String {
    switch self {
    case .grainOrPulse: "grain-or-pulse"
    case .fertilizer: "fertilizer"
    case .inoculant: "inoculant"
    }
  }

  /// The heading for people.
  var title: String {
    switch self {
    case .grainOrPulse: "Grains & pulses"
    case .fertilizer: "Fertilizers"
    case .inoculant: "Inoculants"
    }
  }
}

/// The products of custom files, each with its density.
struct OwnProductListing: Listing {
  let name = "products"
  let summary = "Your own products."

  let products: [OwnProduct]

  private var densities: [Double] { products.map { $0.bulkDensity?.poundsPerBushel ?? .nan } }

  var document: ListDocument { ListDocument(products: products.map(ListedProduct.own)) }

  var table: ResultTable {
    ResultTable(
      columns: [
        .init("product", cells: .texts(products.map(\.name))),
        .init("density_lb_per_bu", cells: .numbers(densities)),
        .init("source", cells: .texts(products.map(\.source))),
      ], rowCount: products.count)
  }

  func blocks(_ text: AmountText) -> [Answer.Block] {
    let table = Answer.Table(
      products,
      [
        .words("Product", as: .heading) { $0.name },
        .figure("Density", as: .amount) { product in
          product.bulkDensity.map {
            text.density($0, isLiquid: ProductTraits(named: product.name).isLiquid)
          } ?? ""
        },
        .words("Source", as: .secondary) { $0.source ?? "" },
      ])
    return [.table(table)] + Answer.notes(products.densityRemarks(text.units))
  }
}
