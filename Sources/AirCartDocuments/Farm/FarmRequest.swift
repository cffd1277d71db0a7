package import AirCart

/// A comparison on a farm as it was asked for, from which it can be made again.
///
/// It contains the farm as its file has it; what was typed beside the file replaces what the file
/// says.
package struct FarmRequest: Equatable, Sendable {
  package private(set) var farm = JSONValue.null
  /// The products that it may name beside those that AirCart lists.
  package private(set) var products: [OwnProduct] = []
  package private(set) var carts: [PlanRequest.CartChoice] = []
  /// `nil` for the order of the file.
  package var order: FieldOrder?
  /// Whether carts are ranked by the fills that they take when product is carried over.
  package var carriesOver = false
  package var isAdvised = true
  /// Whether fertilizers may be blended.
  package var mayBlend = true
  /// The spare beyond which more is no better, in percent; `nil` for that of the file.
  package var margin: Double?
  /// The share of every field that is seeded twice, in percent; `nil` for that of the file.
  package var overlap: Double?
  /// House rules in place of those of the file.
  package var rules: [StatedSeverity] = []
  /// The tank with the steel meter auger, in place of that of the file.
  package var phosphateTank: TankReference?

  /// Creates a request that asks for nothing beside what a file says.
  package init() {}

  /// Creates a request about the carts that were chosen for a farm file that can be read.
  package init(
    _ source: SourceText, products: [OwnProduct], carts: [Cart], usesSaddleTank: Bool
  ) throws(Diagnostic) {
    let directory = CartDirectory(usesSaddleTank: usesSaddleTank)
    farm = JSONValue(try SyntaxReader.read(source, of: "a farm"))
    self.products = products
    self.carts = carts.map { cart in
      (try? directory.cart(named: cart.name)) == cart ? .named(cart.name) : .own(cart)
    }
  }

  // MARK: - The farm

  /// Looks up every name of the request again; `name` is what messages call the farm.
  package func scenario(named name: String) -> DocumentReading<FarmScenario> {
    let source = SourceText(name: name, text: farm.text())
    var report = DiagnosticReport(on: source)
    do {
      let reading = try FarmScenario.read(source, products: products) { document in
        let directory = CartDirectory(usesSaddleTank: document.usesSaddleTank)
        return try carts.map { choice in
          if case .own(let cart) = choice { cart } else { try directory.cart(named: choice.name) }
        }
      }
      guard let scenario = reading.document else { return reading }
      return DocumentReading(document: try scenario.stating(self), report: reading.report)
    } catch {
      if let error = error as? ResolutionError { report.add(Diagnostic(error, at: .none)) }
      return DocumentReading(document: nil, report: report)
    }
  }

  // MARK: - Fields

  /// Reads a request that is a part of a file.
  package static func read(
    _ node: SyntaxNode, in source: SourceText, at pointer: String
  ) -> DocumentReading<FarmRequest> {
    table.read(node, in: source, at: pointer)
  }

  package static let shape = OutputShape<FarmRequest>.described(table.description) {
    table.write($0, .imperial)
  }

  private static let table = FieldTable(
    "a farm request", blank: FarmRequest(),
    [
      Field("farm", at: \.farm, .anyObject("a farm"), "The farm file."),
      Field(
        "products", at: \.products, .list(of: "product", count: 1...10_000, OwnProduct.shape),
        standard: [], "The products that it may name beside those that AirCart lists."),
      Field(
        "carts", at: \.carts, .list(of: "cart", count: 1...10_000, .cart),
        "The carts that are compared."),
      Field(optional: "order", at: \.order, .word, "The order of the fields."),
      Field(
        "carryOver", at: \.carriesOver, .flag, standard: false,
        "Whether product continues on the next field."),
      Field("advice", at: \.isAdvised, .flag, standard: true, "Whether advice is given."),
      Field(
        "mayBlend", at: \.mayBlend, .flag, standard: true, "Whether fertilizers may be blended."),
      Field(
        optional: "margin", at: \.margin, .number(InputRanges.margin),
        "The spare beyond which more is no better, in percent."),
      Field(
        optional: "overlap", at: \.overlap, .number(InputRanges.overlap),
        "The share of every field that is seeded twice, in percent."),
      Field("rules", at: \.rules, .houseRules, standard: [], "House rules."),
      Field(
        optional: "phosphateTank", at: \.phosphateTank, .tank,
        "The tank with the steel meter auger."),
    ])
}

extension Shape<JSONValue> {
  /// An object whose keys another reader knows.
  fileprivate static func anyObject(_ noun: String) -> Shape {
    Shape(
      .object(ObjectDescription(noun, keys: [])), read: { JSONValue($0.node) },
      write: { value, _ in value })
  }
}
