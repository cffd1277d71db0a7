import AirCart
package import AirCartSimulation

/// The command that plans one cell of a sweep: what a person types to see it in full.
///
/// Rates, field and densities are written as stated and with their units, so that the command
/// computes exactly what the sweep did. How a cart of the user's own and constraints are typed is
/// for the command line to know: it gives the arguments for them.
package struct PlanCommand: Sendable {
  private let grid: SweepGrid
  private let cartArguments: [[String]]

  /// Creates the commands of a sweep.
  ///
  /// - Parameters:
  ///   - grid: What was swept.
  ///   - cartArguments: For each cart what selects it and its constraints; by default
  ///     `--cart` and its name.
  package init(_ grid: SweepGrid, cartArguments: [[String]]? = nil) {
    self.grid = grid
    self.cartArguments = cartArguments ?? grid.carts.map { ["--cart", $0.cart.name] }
    precondition(self.cartArguments.count == grid.carts.count, "every cart needs its arguments")
  }

  /// Returns the command for a cell.
  package func text(_ cell: SweepGrid.Cell) -> String {
    arguments(cell).map(Self.quoted).joined(separator: " ")
  }

  /// Returns the words of the command for a cell.
  package func arguments(_ cell: SweepGrid.Cell) -> [String] {
    let isMetric = grid.units == .metric
    let field = number(grid.statedFields[cell.field]) + (isMetric ? "ha" : "ac")
    return ["aircart", "plan"] + cartArguments[cell.cart] + ["--field", field]
      + (isMetric ? ["--units", "metric"] : []) + products(cell.combination, isMetric: isMetric)
  }

  private func products(_ combination: Int, isMetric: Bool) -> [String] {
    let indices = grid.rateIndices(ofCombination: combination)
    let words = zip(grid.products, indices).map { product, index in
      let rate = number(product.statedRates[index]) + (isMetric ? "kg/ha" : "lb/ac")
      return "\(product.name)=\(rate)\(density(of: product))"
    }
    // Behind `--` a product whose name begins with a dash is not taken for an option.
    return words.contains { $0.hasPrefix("-") } ? ["--"] + words : words
  }

  /// The density behind the rate, where it is not the one that a plan takes by itself.
  private func density(of product: SweepGrid.ProductLevels) -> String {
    let known = ProductCatalogue.product(named: product.name)?.listed
    return known == product.density ? "" : "@\(number(product.density.poundsPerBushel))lb/bu"
  }

  private func number(_ value: Double) -> String { NumberText.shortest(value) ?? "" }

  /// The word as a shell reads it: in quotes unless it is plain.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        true
      default: "-_./=+@,:".utf8.contains(byte)
      }
    }
    if isPlain, !word.isEmpty { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
