package import AirCart

/// A job in bushels per acre: at a density of one pound per bushel a rate is a unit demand.
///
/// Demands come out exactly as written, which hand-worked examples need.
package func job(
  tanks: [Double], unitDemands: [Double], acres: Double = 1, _ constraints: [Constraint] = []
) throws -> AllocationProblem {
  try AllocationProblem(
    cart: Cart(name: "plain", bushels: tanks, source: "written in the test"),
    area: Area(acres: acres),
    products: unitDemands.enumerated().map { index, unitDemand in
      ProductDemand(
        name: "P\(index)", density: BulkDensity(poundsPerBushel: 1), statedRate: unitDemand,
        statedArea: acres, units: .imperial)
    }, constraints: constraints)
}
