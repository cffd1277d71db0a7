/// What one tank is filled with, or that it stays empty.
public struct Load: Equatable, Sendable {
  /// The tank's position in the cart.
  package let tankIndex: Int
  /// The product's position in the job; `nil` for an empty tank.
  package let productIndex: Int?
  /// The tank.
  public let tank: Tank
  /// The product or blend; `nil` for an empty tank.
  public let product: String?
  /// What can be seeded of it.
  public let volume: Volume
  /// What that weighs.
  public let weight: Mass
  /// What stays in the tank: loaded once, with the first fill.
  public let reserve: Volume

  /// The volume as a share of the tank's capacity, 0 to 100.
  public var fillPercent: Double { volume.bushels / tank.capacity.bushels * 100 }
}

extension Job {
  /// A tank with so many bushels of a product that can be seeded, or an empty one.
  func load(
    _ product: Int?, bushels: Double, inTank tank: Int, reserve: Volume = Volume(bushels: 0)
  ) -> Load {
    let density = product.map { products[$0].density.poundsPerBushel } ?? 0
    return Load(
      tankIndex: tank, productIndex: product, tank: cart.tanks[tank],
      product: product.map { products[$0].name }, volume: Volume(bushels: bushels),
      weight: Mass(pounds: bushels * density), reserve: reserve)
  }
}

extension Plan {
  /// The fills that the field takes; `nil` where no fill is possible.
  public var fills: Int? { fillPlan.fills }

  /// The area that one fill lasts for.
  public var areaPerFill: Area { fillPlan.areaPerFill }

  /// What every tank holds for a full fill, in tank order; none where no fill is possible.
  public var loads: [Load] { fillPlan.tanks }
}

extension Job {
  /// Plans the job as the command line does: with the fewest fills, and fertilizers blended where that
  /// saves a fill or breaks milder house rules.
  ///
  /// - Returns: The plan, of which ``Plan/job`` has the blends.
  /// - Throws: ``AllocationError`` when the job is larger than the exact methods take.
  public func plan() throws(AllocationError) -> Plan { try Plan(self).bestBlended() }
}
