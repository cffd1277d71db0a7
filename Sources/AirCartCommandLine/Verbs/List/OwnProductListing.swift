import AirCart
import AirCartDocuments
import AirCartReports

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
        .figure("Density", as: .amount) { $0.bulkDensity.map(text.density) ?? "" },
        .words("Source", as: .secondary) { $0.source ?? "" },
      ])
    return [.table(table)] + Answer.notes(products.densityRemarks(text.units))
  }
}
