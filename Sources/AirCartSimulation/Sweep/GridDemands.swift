import AirCart

/// The demands of all products at all rates and field sizes, computed once.
///
/// They do not depend on the cart, and each product's does not depend on the others' rates.
struct GridDemands: Sendable {
  /// v in bu/ac by product and rate.
  let unitDemands: [[Double]]
  /// Rates in lb/ac by product and rate.
  let poundsPerAcre: [[Double]]
  /// b in bushels by product, then rate and field: `rate · fields + field`.
  let demands: [[Double]]

  init(_ grid: SweepGrid) {
    var unitDemands: [[Double]] = []
    var poundsPerAcre: [[Double]] = []
    var demands: [[Double]] = []
    let fields = grid.seededFields
    for product in grid.products {
      let cells = product.statedRates.map { rate in
        fields.map { field in
          ProductDemand(
            name: product.name, density: product.density, statedRate: rate, statedArea: field,
            units: grid.units)
        }
      }
      unitDemands.append(cells.map { $0[0].unitDemand })
      poundsPerAcre.append(cells.map { $0[0].rate.poundsPerAcre })
      demands.append(cells.flatMap { $0.map { $0.demand.bushels } })
    }
    self.unitDemands = unitDemands
    self.poundsPerAcre = poundsPerAcre
    self.demands = demands
  }
}
