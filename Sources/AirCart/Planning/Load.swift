/// What one tank holds when the cart leaves for a full fill.
public struct Load: Equatable, Sendable {
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
}

extension Plan {
  /// The fills that the field takes; `nil` where no fill is possible.
  public var fills: Int? { fillPlan.fills }

  /// The area that one fill lasts for.
  public var areaPerFill: Area { fillPlan.areaPerFill }

  /// What every tank holds for a full fill, in tank order; none where no fill is possible.
  public var loads: [Load] {
    fillPlan.tanks.map { own in
      Load(
        tank: job.cart.tanks[own.tank], product: own.product.map { job.products[$0].name },
        volume: own.load, weight: own.mass, reserve: own.reserve)
    }
  }
}

extension Job {
  /// Plans the job as the command line does: with the fewest fills, and fertilizers blended where that
  /// saves a fill or breaks milder house rules.
  ///
  /// - Returns: The plan, of which ``Plan/job`` has the blends.
  /// - Throws: ``AllocationError`` when the job is larger than the exact methods take.
  public func plan() throws(AllocationError) -> Plan { try Plan(self).bestBlended() }
}
