/// The trucks that bring seed and fertilizer to the drill.
public struct Tender: Equatable, Sendable {
  /// How many there are; `nil` when one is always there with enough.
  public var trucks: Int?
  /// What a truck may carry, in pounds.
  public var payloadPounds: Double
  /// The compartments in bushels, each for one product; empty where that does not limit a load.
  public var compartments: [Double]
  /// Minutes that loading a truck takes.
  public var loadingMinutes: Double
  /// Minutes between the yard and the field, one way.
  public var travelMinutes: Double

  /// Creates trucks; what is left out is ``SeasonDefaults``.
  public init(
    trucks: Int? = nil, payloadPounds: Double = SeasonDefaults.payloadPounds,
    compartments: [Double] = [], loadingMinutes: Double = SeasonDefaults.loadingMinutes,
    travelMinutes: Double = SeasonDefaults.travelMinutes
  ) {
    self.trucks = trucks
    self.payloadPounds = payloadPounds
    self.compartments = compartments
    self.loadingMinutes = loadingMinutes
    self.travelMinutes = travelMinutes
  }

  /// What a compartment may hold.
  package static let compartmentLimit = SeasonLimit(0.1...10_000, .bushels)

  /// Seconds from leaving the field empty to being back loaded.
  package var tripSeconds: Double { (2 * travelMinutes + loadingMinutes) * 60 }

  /// Pounds below which no truck is loaded that can carry them.
  package var leastLoadPounds: Double {
    max(SeasonDefaults.leastLoadPounds, SeasonDefaults.leastLoadShare * payloadPounds)
  }
}
