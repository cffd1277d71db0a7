import AirCart
import AirCartDocuments
package import AirCartSimulation

/// The command that plans one cell of a sweep: what a person types to see it in full.
///
/// Rates, field and densities are written as stated and with their units, so that the command
/// computes exactly what the sweep did. How a cart of the user's own and constraints are typed is
/// for the command line to know: it gives the arguments for them.
package struct PlanCommand: Sendable {
  private let grid: SweepGrid
  private let cartArguments: [[String]]
  /// That nothing is blended, as in a sweep, where something could be.
  private let blendArguments: [String]

  /// Creates the commands of a sweep.
  ///
  /// - Parameters:
  ///   - grid: What was swept.
  ///   - cartArguments: For each cart what selects it and its constraints; by default
  ///     `--cart` and its name.
  package init(_ grid: SweepGrid, cartArguments: [[String]]? = nil) {
    self.grid = grid
    self.cartArguments = cartArguments ?? grid.carts.map { ["--cart", $0.cart.name] }
    let fertilizers = grid.products.count { ProductTraits(named: $0.name).isFertilizer }
    blendArguments = fertilizers > 1 ? ["--no-blends"] : []
    precondition(self.cartArguments.count == grid.carts.count, "every cart needs its arguments")
  }

  package func text(_ cell: SweepGrid.Cell) -> String {
    text(arguments(cell))
  }

  package func arguments(_ cell: SweepGrid.Cell) -> [String] {
    ["aircart", "plan"] + cartArguments[cell.cart] + fieldArguments(cell.field)
      + zip(grid.products.indices, grid.rateIndices(ofCombination: cell.combination)).map {
        productArgument($0, rate: $1)
      }
  }

  private func fieldArguments(_ field: Int) -> [String] {
    let isMetric = grid.units == .metric
    // Behind `--` a product whose name begins with a dash is not taken for an option.
    let hasDash = grid.products.contains { $0.name.hasPrefix("-") }
    return ["--field", number(grid.fields[field].stated) + (isMetric ? "ha" : "ac")]
      + (isMetric ? ["--units", "metric"] : []) + choiceArguments + blendArguments
      + (hasDash ? ["--"] : [])
  }

  /// What the scenario states of the plan beside its carts.
  private var choiceArguments: [String] {
    (grid.overlap.stated.map { ["--overlap", number($0) + "%"] } ?? [])
      + (grid.margin == PracticalPlan.standardMargin
        ? [] : ["--margin", number(grid.margin * 100) + "%"])
  }

  private func productArgument(_ index: Int, rate: Int) -> String {
    let product = grid.products[index]
    let rate = number(product.rates[rate].stated) + (grid.units == .metric ? "kg/ha" : "lb/ac")
    return "\(product.name)=\(rate)\(density(of: product))"
  }

  /// The density behind the rate, where it is not the one that a plan takes by itself.
  private func density(of product: ProductRate) -> String {
    let known = ProductCatalogue.product(named: product.name)?.density(in: .standard)
    return known == product.density ? "" : "@\(number(product.density.poundsPerBushel))lb/bu"
  }

  private func number(_ value: Double) -> String { NumberText.withoutExponent(value) ?? "" }
}

// MARK: - Pieces, of which a page builds the command of any cell

extension PlanCommand {
  /// What comes first: the verb and the words that select a cart.
  package func cartText(_ cart: Int) -> String { text(["aircart", "plan"] + cartArguments[cart]) }

  /// The words for a field size, by its position.
  package func fieldText(_ field: Int) -> String { text(fieldArguments(field)) }

  /// The word for a product, by its position and that of its rate.
  package func productText(_ product: Int, rate: Int) -> String {
    text([productArgument(product, rate: rate)])
  }

  private func text(_ words: [String]) -> String {
    words.map(ShellWord.quoted).joined(separator: " ")
  }
}

/// A word of a command that people copy.
enum ShellWord {
  /// The word as a shell reads it: in quotes unless it is plain.
  static func quoted(_ word: String) -> String {
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
