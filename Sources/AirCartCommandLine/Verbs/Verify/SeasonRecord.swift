import AirCart
import AirCartDocuments
import AirCartReports
import AirCartVerification

/// What the manifest of a season says of how it was made.
struct SeasonRecord {
  let replications: Int
  let seed: UInt64
  let asksWhatHelps: Bool
  let isCertain: Bool
  let halfWidth: Double?
  let levels: SeasonFactorLevels?
  let units: UnitSystem?
  /// The season whose trace lies in the folder.
  let replication: Int
  /// The carts by name, in order.
  let carts: [String]

  /// Reads options; `nil` where they are not those of a season.
  init?(_ options: SyntaxNode?) {
    guard let options,
      let replications = Self.whole(options["replications"], from: 1),
      let seed = options["seed"]?.string.flatMap({ UInt64($0) }),
      let isCertain = options["certain"]?.bool,
      let carts = options["carts"]?.elements?.map(\.string),
      let levels = try? Self.levels(options)
    else { return nil }
    self.replications = replications
    self.seed = seed
    self.isCertain = isCertain
    self.levels = levels
    self.carts = carts.compactMap(\.self)
    asksWhatHelps = options["whatHelps"]?.bool ?? false
    halfWidth = options["untilHalfWidthDays"]?.number
    units = UnitSystem.allCases.first { $0.name == options["units"]?.string }
    replication = Self.whole(options["replication"], from: 0) ?? 0
  }

  private static func whole(_ node: SyntaxNode?, from least: Int) -> Int? {
    guard let number = node?.number.flatMap({ Int(exactly: $0) }),
      (least...SimulateChoices.replicationLimit).contains(number)
    else { return nil }
    return number
  }

  /// The varied input, as it would be typed; `.some(nil)` where none was.
  private static func levels(_ options: SyntaxNode) throws -> SeasonFactorLevels?? {
    guard let name = options["vary"]?.string else { return .some(nil) }
    let values = options["values"]?.elements?.compactMap(\.number) ?? []
    let texts = values.filter(\.isFinite).map(\.plain)
    return try SeasonFactorLevels("\(name)=\(texts.joined(separator: ","))")
  }
}

extension SimulateChoices {
  /// The choices by which a recorded season is made again.
  init(_ record: SeasonRecord, farm: String, _ options: RunOptions) {
    self.farm = farm
    replications = record.replications
    seed = record.seed
    halfWidth = record.halfWidth
    variation = record.levels
    asksWhatHelps = record.asksWhatHelps
    isCertain = record.isCertain
    replication = record.replication
    trace = nil
    self.options = options
    units = record.units
  }
}
