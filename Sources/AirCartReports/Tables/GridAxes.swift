import AirCart
package import AirCartSimulation

/// The axes of a sweep as every output names and numbers them: in acres and pounds per acre.
///
/// Values stated in other units are converted here, once, so that all files agree to the bit.
package struct GridAxes: Sendable {
  /// The rates of a swept product.
  package struct Rates: Sendable, Equatable {
    /// The product's position in the grid.
    package let product: Int
    /// The name in files: `urea_46_0_0_lb_per_ac`.
    package let name: String
    /// The rates in pounds per acre.
    package let values: [Double]
    /// How many combinations lie between two neighbouring rates.
    package let stride: Int

    /// Returns which of the rates a combination has.
    package func index(inCombination combination: Int) -> Int {
      combination / stride % values.count
    }
  }

  /// The carts' names.
  package let carts: [String]
  /// The carts' spellings in file names, all distinct.
  package let cartFileNames: [String]
  /// The field sizes in acres.
  package let fields: [Double]
  /// The swept products in the order of the input; the last varies fastest.
  package let rates: [Rates]
  /// The number of combinations of rates.
  package let combinationCount: Int

  /// Reads the axes of a grid.
  package init(_ grid: SweepGrid) {
    carts = grid.carts.map(\.cart.name)
    cartFileNames = DataName.distinct(carts.map(DataName.fileSpelling))
    fields = grid.fields.map(\.acres)
    combinationCount = grid.rateCombinationCount
    rates = Self.rates(of: grid)
  }

  /// The lengths of all axes in order: cart, field, rates.
  package var shape: [Int] { [carts.count, fields.count] + rates.map(\.values.count) }

  /// The names of all axes in order.
  package var names: [String] { ["cart", "field_ac"] + rates.map(\.name) }

  /// The number of cells of one cart.
  package var cellsPerCart: Int { fields.count * combinationCount }

  private static func rates(of grid: SweepGrid) -> [Rates] {
    let swept = grid.sweptProducts
    let names = DataName.distinct(
      swept.map { DataName.spelling(of: grid.products[$0].name, fallback: "product") })
    var stride = grid.rateCombinationCount
    return zip(swept, names).map { product, name in
      let values = grid.poundsPerAcre(ofProduct: product)
      stride /= values.count
      return Rates(product: product, name: name + "_lb_per_ac", values: values, stride: stride)
    }
  }
}

extension SweepGrid {
  /// Returns the rates of a product in pounds per acre.
  package func poundsPerAcre(ofProduct product: Int) -> [Double] {
    products[product].statedRates.map { rate in
      switch units {
      case .imperial: rate
      case .metric: ApplicationRate(kilogramsPerHectare: rate).poundsPerAcre
      }
    }
  }
}
