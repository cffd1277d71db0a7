package import AirCart
package import AirCartDocuments
package import AirCartSimulation

/// The axes of a sweep as every output names and numbers them: in the units of the scenario, as
/// stated.
package struct GridAxes: Sendable {
  /// The rates of a swept product.
  package struct Rates: Sendable, Equatable {
    /// The product's position in the grid.
    package let product: Int
    /// The name in files: `urea_46_0_0_lb_per_ac`.
    package let name: String
    /// The rates in lb/ac or kg/ha.
    package let values: [Double]
    /// The number of combinations between two neighbouring rates.
    package let stride: Int

    package func index(inCombination combination: Int) -> Int {
      combination / stride % values.count
    }
  }

  package let carts: [String]
  package let units: UnitSystem
  /// The field sizes in ac or ha.
  package let fields: [Double]
  /// The swept products in the order of the input; the last varies fastest.
  package let rates: [Rates]
  package let combinationCount: Int

  package init(_ grid: SweepGrid) {
    carts = grid.carts.map(\.cart.name)
    units = grid.units
    fields = grid.fields.map(\.stated)
    combinationCount = grid.rateCombinationCount
    rates = Self.rates(of: grid)
  }

  /// The lengths of all axes in order: cart, field, rates.
  package var shape: [Int] { [carts.count, fields.count] + rates.map(\.values.count) }

  package var names: [String] { ["cart", fieldName] + rates.map(\.name) }

  /// The name of the field axis: `field_ac` or `field_ha`.
  package var fieldName: String { "field" + DataUnit.acres.suffix(in: units) }

  package var cellsPerCart: Int { fields.count * combinationCount }

  private static func rates(of grid: SweepGrid) -> [Rates] {
    let swept = grid.sweptProducts
    let names = DataName.spellings(of: swept.map { grid.products[$0].name }, fallback: "product")
    var stride = grid.rateCombinationCount
    return zip(swept, names).map { product, name in
      let values = grid.products[product].rates.map(\.stated)
      stride /= values.count
      return Rates(
        product: product, name: name + DataUnit.poundsPerAcre.suffix(in: grid.units),
        values: values, stride: stride)
    }
  }
}

extension GridAxes {
  /// The numbers that every cell shares: the rates that are not swept, then the densities of all
  /// products, then the overlap, as in `map_11_52_0_lb_per_ac` and `map_11_52_0_density_lb_per_bu`.
  package func fixedValues(of grid: SweepGrid) -> [(name: String, value: Double)] {
    let products = zip(
      DataName.spellings(of: grid.products.map(\.name), fallback: "product"), grid.products)
    let name = { (stem: String, unit: DataUnit) in stem + unit.suffix(in: units) }
    return products.filter { !$1.isSwept }.map {
      (name($0, .poundsPerAcre), $1.rates.first?.stated ?? 0)
    }
      + products.map {
        (
          name("\($0)_density", .poundsPerBushel),
          $1.density.poundsPerBushel * DataUnit.poundsPerBushel.factor(in: units)
        )
      }
      + (grid.overlap.stated.map { [("overlap" + DataUnit.percent.suffix(in: units), $0)] } ?? [])
  }
}

extension GridAxes {
  typealias Axis = (name: String, values: [JSONValue])

  /// The axes as a manifest lists them.
  package var records: JSONValue {
    let all: [Axis] =
      [("cart", carts.map(JSONValue.string)), (fieldName, fields.map(JSONValue.number))]
      + rates.map { ($0.name, $0.values.map(JSONValue.number)) }
    return .array(all.map { Self.axisTable.json($0) })
  }

  static let axisTable = OutputTable<Axis>(
    "an axis",
    [
      .init(.name, .text, "The name, as columns have it.") { $0.name },
      .init("values", .list(.textOrNumber), "Its values, as stated.") { $0.values },
    ])
}
