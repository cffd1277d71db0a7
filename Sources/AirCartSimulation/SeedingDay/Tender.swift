package import AirCart

/// The trucks that bring seed and fertilizer to the drill.
public struct Tender: Equatable, Sendable {
  /// How many there are; `nil` when one is always there with enough.
  public var trucks: Int?
  /// What a truck may carry, in pounds.
  public var payloadPounds: Double
  /// The hoppers in bushels, each for one product; empty for a truck that carries a mix.
  public var compartments: [Double]
  /// Products that come in bags: they ride on the saddle platform, and on no truck.
  public var bagged: [String]
  /// Minutes that loading a truck takes.
  public var loadingMinutes: Double
  /// Minutes between the yard and the field, one way.
  public var travelMinutes: Double

  /// Creates trucks; what is left out is ``SeasonDefaults``.
  public init(
    trucks: Int? = nil, payloadPounds: Double = SeasonDefaults.payloadPounds,
    compartments: [Double] = [], bagged: [String] = SeasonDefaults.bagged,
    loadingMinutes: Double = SeasonDefaults.loadingMinutes,
    travelMinutes: Double = SeasonDefaults.travelMinutes
  ) {
    self.trucks = trucks
    self.payloadPounds = payloadPounds
    self.compartments = compartments
    self.bagged = bagged
    self.loadingMinutes = loadingMinutes
    self.travelMinutes = travelMinutes
  }

  /// What a compartment may hold.
  package static let compartmentLimit = SeasonLimit(0.1...10_000, .bushels)

  /// Pounds that a truck is loaded with at least.
  package var leastLoadPounds: Double {
    min(
      payloadPounds,
      max(SeasonDefaults.leastLoadPounds, SeasonDefaults.leastLoadShare * payloadPounds))
  }

  /// The trucks for a tender plan, where it is said how many there are.
  package var statedTrucks: TenderTrucks? {
    trucks.map { count in
      TenderTrucks(
        count: count, payload: Mass(pounds: payloadPounds),
        hoppers: compartments.map { Volume(bushels: $0) })
    }
  }
}
