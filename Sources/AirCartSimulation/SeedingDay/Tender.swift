package import AirCart

/// The trucks that bring seed and fertilizer to the drill.
public struct Tender: Equatable, Sendable {
  /// How many there are; `nil` when one is always there with enough.
  public var trucks: Int?
  /// What a truck may carry, in pounds; 34 t are a B-train's payload on secondary roads (Western
  /// Producer).
  public var payloadPounds = 74_957.0
  /// The share of it that roads allow until `springEnd`; all by default.
  ///
  /// Published are 65 and 90 % in Manitoba (Western Producer), 75 to 90 % in Alberta (Canadian Cattlemen).
  public var springShare = 1.0
  /// The first day without that limit: 15 May, an assumption; limits last into May.
  public var springEnd = SeasonDate(ordinal: 134)
  /// The hoppers in bushels, each for one product; empty for a truck that takes one product a trip.
  ///
  /// By default the two of each trailer of a B-train, as most grain trailers have two (Cultivate
  /// Connections); their size is an assumption: of wheat or urea they hold the payload and a tenth more.
  public var compartments = [350.0, 350, 350, 350]
  /// Products that come in bags: they ride on the saddle platform, and on no truck; an assumption.
  public var bagged = ["Canola"]
  /// Minutes that loading a truck takes whatever is loaded: drawing up, opening, the tarp; an assumption.
  public var loadingMinutes = 10.0
  /// What a loader loads in a minute, in pounds; 0 where the minutes are all.
  ///
  /// An assumption: about 67 bu of wheat, as a cart's own conveyor has 60.
  public var loadingPoundsPerMinute = 4_000.0
  /// How many trucks the yard loads at once, 0 where nobody queues; an assumption.
  public var loaders = 1
  /// Hours after the end of work in which the yard still begins to load; an assumption: nobody loads at
  /// night.
  public var lateLoadingHours = 0.0
  /// Minutes of a way between yard and field beside those of the road: gates, turning; an assumption.
  public var travelMinutes = 5.0
  /// Miles from the yard to a field without a place; an assumption.
  public var distanceMiles = 5.0
  /// Miles per hour of a truck on the road; an assumption for gravel.
  public var milesPerHour = 30.0

  /// Creates trucks with these numbers.
  public init() {}

  /// What a compartment may hold.
  package static let compartmentLimit = SeasonLimit(0.1...10_000, .bushels)

  /// Pounds that a truck is loaded with at least: an assumption.
  package var leastLoadPounds: Double { min(payloadPounds, max(5_000, 0.05 * payloadPounds)) }

  /// What a truck's hoppers hold together; infinite without hoppers.
  var hopperBushels: Double { compartments.isEmpty ? .infinity : compartments.reduce(0, +) }

  /// Returns the seconds at a loader of a truck on which so many pounds change place.
  func loadingSeconds(pounds: Double) -> Double {
    let minutes = loadingPoundsPerMinute > 0 ? pounds / loadingPoundsPerMinute : 0
    return (loadingMinutes + minutes) * 60
  }

  /// Returns the miles by road from the yard, from where places are counted, to a field.
  package func miles(to place: Farm.Place?) -> Double {
    place?.miles(to: Farm.Place(milesEast: 0, milesNorth: 0)) ?? distanceMiles
  }

  /// Returns the seconds on the road for some miles.
  func roadSeconds(miles: Double) -> Double { miles / milesPerHour * 3_600 }

  /// Returns the seconds of a way between the yard and a field.
  func waySeconds(to place: Farm.Place?) -> Double {
    travelMinutes * 60 + roadSeconds(miles: miles(to: place))
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
