package import AirCart

/// The trucks that bring seed and fertilizer to the drill.
public struct Tender: Equatable, Sendable {
  /// How many there are; `nil` when one is always there with enough.
  public var trucks: Int?
  /// What a truck may carry, in pounds; 34 t are a B-train's payload on secondary roads (Western
  /// Producer).
  public var payloadPounds = 74_957.0
  /// The hoppers in bushels, each for one product; empty for a truck that carries a mix.
  public var compartments: [Double] = []
  /// Products that come in bags: they ride on the saddle platform, and on no truck; an assumption.
  public var bagged = ["Canola"]
  /// Minutes that loading a truck takes; an assumption.
  public var loadingMinutes = 30.0
  /// Minutes between the yard and the field, one way; an assumption.
  public var travelMinutes = 15.0

  /// Creates trucks with these numbers.
  public init() {}

  /// What a compartment may hold.
  package static let compartmentLimit = SeasonLimit(0.1...10_000, .bushels)

  /// Pounds that a truck is loaded with at least: an assumption.
  package var leastLoadPounds: Double { min(payloadPounds, max(5_000, 0.05 * payloadPounds)) }

  /// What a truck's hoppers hold together; infinite without hoppers.
  var hopperBushels: Double { compartments.isEmpty ? .infinity : compartments.reduce(0, +) }

  var loadingSeconds: Double { loadingMinutes * 60 }
  var travelSeconds: Double { travelMinutes * 60 }

  /// The trucks for a tender plan, where it is said how many there are.
  package var statedTrucks: TenderTrucks? {
    trucks.map { count in
      TenderTrucks(
        count: count, payload: Mass(pounds: payloadPounds),
        hoppers: compartments.map { Volume(bushels: $0) })
    }
  }
}
