import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation

struct ListDocument {
  var lists: [any Listing]?
  var carts: [Cart]?
  var products: [ListedProduct]?
  var methods: [Method]?
  var objectives: [Objective]?
  var metrics: [CellMetric]?
  /// The metrics that have a matrix.
  var matrices: [CellMetric]?
  var validations: [FieldCase.Result]?

  static let table = OutputTable<ListDocument>(
    "a list",
    [
      .schemaVersion(2),
      .init(ifAny: "lists", .list(listTable), "The lists.") { $0.lists },
      .init(ifAny: .carts, .list(cartTable), "The carts.") { $0.carts },
      .init(ifAny: .products, .list(ListedProduct.table), "The products.") { $0.products },
      .init(ifAny: .methods, .list(methodTable), "The methods.") { $0.methods },
      .init(ifAny: "objectives", .list(objectiveTable), "What an optimum is optimal for.") {
        $0.objectives
      },
      .init(ifAny: "metrics", .list(metricTable), "What a sweep says about a cell.") { $0.metrics },
      .init(ifAny: .matrices, .list(matrixTable), "The files of a sweep's matrices.") {
        $0.matrices
      },
      .init(ifAny: .validations, .list(FieldCase.Result.table), "Published figures.") {
        $0.validations
      },
    ])

  private static let listTable = OutputTable<any Listing>(
    "a list",
    [
      .init("list", .text, "The name.") { $0.name },
      .init(.count, .whole, "How many entries it has.") { $0.table.rowCount },
      .init(.summary, .text, "What it lists.") { $0.summary },
    ])

  private static let cartTable = OutputTable<Cart>(
    "a cart",
    [
      .init(.cart, .text, "The name.") { $0.name },
      .init(.capacityBu, .bushels, "The capacity.") { $0.capacity },
      .init(nullable: .emptyWeightLb, .pounds, "The cart without product.") { $0.emptyWeight },
      .init(.tanks, .list(tankTable), "The tanks in order.") { $0.tanks },
      .init(.source, .text, "Where that was read.") { $0.source },
    ])

  private static let tankTable = OutputTable<Tank>(
    "a tank",
    [
      .init(.tank, .text, "The name.") { $0.name },
      .init(.capacityBu, .bushels, "The capacity.") { $0.capacity },
      .init("isSaddle", .flag, "Whether it is a saddle tank.") { $0.isSaddle },
      .init(.isLiquid, .flag, "Whether it is a tank for liquids.") { $0.isLiquid },
    ])

  private static let methodTable = OutputTable<Method>(
    "a method",
    [
      .init(.method, .text, "The name.") { $0.name },
      .init(.isExact, .flag, "Whether it always finds an optimum.") { $0.isExact },
      .init(.summary, .text, "What it does.") { $0.summary },
    ])

  private static let objectiveTable = OutputTable<Objective>(
    "an objective",
    [
      .init("objective", .text, "The name.") { $0.name },
      .init(.summary, .text, "What it is.") { $0.summary },
    ])

  private static let metricTable = OutputTable<CellMetric>(
    "a metric",
    [
      .init(.metric, .text, "The name.") { $0.name },
      .init(.unit, .text, "The unit; empty for counts and names.") { $0.unit },
      .init(.title, .text, "What it is.") { $0.title },
    ])

  private static let matrixTable = OutputTable<CellMetric>(
    "a matrix",
    [
      .init(.metric, .text, "The metric.") { $0.name },
      .init("file", .text, "The file in the folder of a sweep.") { $0.matrixFile },
    ])
}

/// A product of the catalogue, or of a custom file.
enum ListedProduct {
  case listed(Product)
  case own(OwnProduct)

  fileprivate static let table = OutputTable<ListedProduct>(
    "a product",
    [
      .init(.product, .text, "The name.") {
        switch $0 {
        case .listed(let product): product.name
        case .own(let product): product.name
        }
      },
      .init(ifAny: "category", .text, "What it is.") { $0.product?.category.name },
      .init(ifAny: "listedLbPerBu", .poundsPerBushel, "What the original app lists.") {
        $0.product?.listed
      },
      .init(ifAny: "publishedLbPerBu", .poundsPerBushel, "The published density.") {
        $0.product?.published.value
      },
      .init(ifAny: "publishedLowLbPerBu", .poundsPerBushel, "The least that is published.") {
        $0.product?.published.low
      },
      .init(ifAny: "publishedHighLbPerBu", .poundsPerBushel, "The most.") {
        $0.product?.published.high
      },
      .init(ifAny: .densityLbPerBu, .number(in: "lb/bu"), "The density in your file.") {
        if case .own(let product) = $0 { product.bulkDensity?.poundsPerBushel } else { nil }
      },
      .init(nullable: .source, .text, "Where that was read.") {
        switch $0 {
        case .listed(let product): product.published.source
        case .own(let product): product.source
        }
      },
    ])

  private var product: Product? { if case .listed(let product) = self { product } else { nil } }
}
