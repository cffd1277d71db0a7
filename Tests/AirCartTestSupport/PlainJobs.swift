package import AirCart

extension Job {
  /// What the simple rule does with the same rates on another area.
  package func greedyRows(acres: Double) throws -> GreedyAllocation {
    let job = try Job(
      cart: cart, area: Area(acres: acres),
      products: products.map {
        ProductDemand(
          name: $0.name, density: $0.density, rate: .poundsPerAcre($0.rate.poundsPerAcre),
          area: .acres(acres))
      }, constraints: constraints)
    return GreedyAllocator().rows(for: job)
  }
}

/// A job in bushels per acre: at a density of one pound per bushel a rate is a unit demand.
///
/// Demands come out exactly as written, which hand-worked examples need.
package func job(
  tanks: [Double], unitDemands: [Double], acres: Double = 1, _ constraints: [Constraint] = []
) throws -> Job {
  try Job(
    cart: Cart(name: "plain", bushels: tanks, source: "written in the test"),
    area: Area(acres: acres),
    products: unitDemands.enumerated().map { index, unitDemand in
      ProductDemand(
        name: "P\(index)", density: BulkDensity(poundsPerBushel: 1),
        rate: .poundsPerAcre(unitDemand), area: .acres(acres))
    }, constraints: constraints)
}
