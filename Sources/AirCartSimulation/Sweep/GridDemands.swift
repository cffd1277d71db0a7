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
      let rates = product.rates.map { $0.poundsPerAcre }
      unitDemands.append(rates.map { $0 / product.density.poundsPerBushel })
      poundsPerAcre.append(rates)
      var cells: [Double] = []
      cells.reserveCapacity(rates.count * fields.count)
      for rate in product.rates {
        for field in fields {
          cells.append(
            ProductDemand.demand(rate, on: field, density: product.density).bushels)
        }
      }
      demands.append(cells)
    }
    self.unitDemands = unitDemands
    self.poundsPerAcre = poundsPerAcre
    self.demands = demands
  }
}
