import AirCart
import Testing

/// Oracle: the plan of the same job, stated afresh with the same preferences.
@Suite struct PlanPreferencesTests {
  /// Preferences by which the plans of the jobs below differ from those by standard preferences.
  static let own: [PlanPreferences] = [
    PlanPreferences(goal: .capacity),
    PlanPreferences(rules: HouseRules(phosphateTank: 3), margin: 0.2),
    PlanPreferences(refused: [.saddleBulkSeed]),
  ]

  /// Wheat, urea and MAP on a 91300, whose standard plan puts wheat into the saddle tank.
  static func job(
    acres: Double = 480, wheat: Double = 110, _ preferences: PlanPreferences,
    _ constraints: [Constraint] = []
  ) throws -> Job {
    let samples: [PracticalPlanTests.Sample] = [.wheat(wheat), .urea(150), .map(60)]
    var problem = try Job(
      cart: BourgaultCarts.all[0], area: Area(acres: acres),
      products: samples.map { $0.demand(acres: acres) }, constraints: constraints)
    problem.preferences = preferences
    return problem
  }

  @Test(arguments: own)
  func `what conflicts leave is planned by the user's preferences`(own: PlanPreferences) throws {
    let never = Constraint.mostTanks(product: 2, 0)
    let conflict = try #require(ConstraintConflict(of: try Self.job(own, [never])))
    let plan = try Plan(Self.job(own))
    #expect(conflict.relaxations.map(\.plan) == [plan])
    #expect(plan != (try Plan(Self.job(PlanPreferences()))))
  }

  @Test(arguments: own)
  func `a job with another number keeps the user's preferences`(own: PlanPreferences) throws {
    let smaller = try Self.job(own).varied(.field, to: 470)
    #expect(try Plan(smaller) == Plan(Self.job(acres: 470, own)))
    let lighter = try Self.job(own).varied(.rate(product: 0), to: 108)
    #expect(try Plan(lighter) == Plan(Self.job(wheat: 108, own)))
    for job in [smaller, lighter] { #expect(job.preferences == own) }
  }
}
