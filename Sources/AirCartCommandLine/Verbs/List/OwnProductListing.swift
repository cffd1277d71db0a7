import AirCart
import AirCartDocuments
import AirCartReports

/// The products of files of one's own, each with its density.
struct OwnProductListing: Listing {
  let name = "products"
  let summary = "Products of your own."

  let products: [OwnProduct]

  private var densities: [Double] { products.map { $0.bulkDensity?.poundsPerBushel ?? .nan } }

  var document: ListDocument { ListDocument(products: products.map(ListedProduct.own)) }

  var table: ResultTable {
    ResultTable(
      columns: [
        .init("product", title: "Product", cells: .texts(products.map(\.name))),
        .init(
          "density_lb_per_bu", title: "Density", unit: "lb/bu", fractionDigits: 1,
          cells: .numbers(densities)),
        .init("source", title: "Source", cells: .texts(products.map(\.source))),
      ], rowCount: products.count)
  }

  func lines(_ text: AmountText, on console: Console) -> [String] {
    let rows = products.map { product in
      [
        Cell(product.name, as: .heading),
        Cell(product.bulkDensity.map(text.density) ?? "", as: .amount),
        Cell(product.source ?? "", as: .secondary),
      ]
    }
    let columns: [TextTable.Column] = [
      .init("Product", wraps: true), .init("Density", alignment: .trailing),
      .init("Source", wraps: true),
    ]
    return TextTable(columns: columns, rows: rows)
      .lines(width: console.width, style: console.outputStyle)
  }
}
