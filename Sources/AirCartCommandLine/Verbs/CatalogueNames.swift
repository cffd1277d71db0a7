import AirCart
import AirCartScenarios

/// Finds carts, products and tanks by the names that were typed, as scenario files do.
enum CatalogueNames {
  /// Returns the cart of that name, or several carts whose names `+` joins.
  static func cart(named text: String, hasSaddle: Bool = true) throws(CommandError) -> Cart {
    try cart(named: text, in: CartDirectory(usesSaddleTank: hasSaddle))
  }

  /// Returns the cart of that name, or several carts whose names `+` joins.
  static func cart(
    named text: String, in directory: CartDirectory
  ) throws(CommandError) -> Cart {
    do {
      return try directory.cart(named: text)
    } catch {
      throw CommandError(error, hint: "A cart of your own is written --tanks 635,230,140.")
    }
  }

  /// Returns the product of that name, with its density of the set or one of its own.
  static func product(
    named name: String, density: DensityEntry?, in set: DensitySet, beside own: [OwnProduct] = []
  ) throws(CommandError) -> ResolvedProduct {
    do {
      return try ProductDirectory(densities: set, ownProducts: own)
        .product(named: name, density: density)
    } catch {
      let example = error.code == .noEquation ? "90@75kg/hL" : "90@52"
      throw CommandError(
        error, hint: "A density stands behind the rate, as in \(name)=\(example).")
    }
  }

  /// Returns the position of the tank of that name or number.
  static func tank(named text: String, of cart: Cart) throws(CommandError) -> Int {
    do {
      return try cart.position(of: TankReference(parsing: text))
    } catch {
      throw CommandError(error)
    }
  }
}

extension CommandError {
  /// Says on the command line what a name that leads to nothing is told in a file.
  fileprivate init(_ error: ResolutionError, hint: String? = nil) {
    let question = error.suggestion.map { " Did you mean \"\($0)\"?" } ?? ""
    let sentences = error.notes.map { $0.capitalizedFirst + "." } + (hint.map { [$0] } ?? [])
    self.init(
      .usage, error.message.capitalizedFirst + "." + question,
      remedy: sentences.isEmpty ? nil : sentences.joined(separator: "\n      "))
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
