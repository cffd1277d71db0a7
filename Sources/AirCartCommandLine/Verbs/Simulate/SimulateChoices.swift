import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation
import Foundation

enum SimulateOptionList {
  static let all: [OptionDescription] =
    [
      .value(
        "replications", placeholder: "count", help: "The number of seasons to simulate.",
        defaultText: "2000"),
      .value("seed", placeholder: "number", help: "The seed of the seasons.", defaultText: "1"),
      .value(
        "until-halfwidth", placeholder: "days",
        help: "Simulate until each cart's mean days are known to within this, as in 0.1d.",
        discussion: "Starts with at least \(SeasonReport.leastReplications) seasons and doubles "
          + "them until half the 95 % interval is that small, up to "
          + "\(SimulateChoices.replicationLimit.grouped)."),
      .value(
        "vary", placeholder: "input=values", help: "Simulate for several values of an input.",
        discussion: "As in trucks=1...4, width=60,76 or filling=40...100/20, in the farm's units "
          + "or those of --units. Inputs: "
          + Season.numbers.map(\.name).joined(separator: ", ") + ".",
        completion: .names(Season.numbers.map { $0.name + "=" })),
      .flag(
        "what-helps",
        help: "Also try one more truck, a drill ten feet wider and an hour more a day."),
      .flag(
        "what-decides",
        help: "Also show what the answer hangs on: each assumption at a low and a high value.",
        discussion:
          "The difference between the answer and the cart that comes nearest, in the same "
          + "seasons, with one assumption at a time low or high, the widest range first. The results say "
          + "where low and high are from."),
      .value(
        "pair", placeholder: "cart,cart",
        help: "The two carts that --what-decides compares.",
        defaultText: "the answer and the nearest"),
      .flag(
        "best-order",
        help: "Also try other orders of the crops: what the best saves beside the stated one.",
        discussion:
          "Crop by crop, all orders of up to \(SeasonOrder.mostCrops) crops, with the cart that is "
          + "the answer. Yields by date are those of the farm file."),
      .value(
        "weather", placeholder: "file",
        help: "Workable days by a station's daily rain, a CSV file of several years.",
        discussion:
          "Columns as Environment Canada exports them: \"Date/Time\" and \"Total Rain (mm)\" or \"Total "
          + "Precip (mm)\". \(StationWeather.rule) It replaces workable, wetDays and "
          + "yearDeviation in the farm file.",
        completion: .file),
      .flag(
        "certain", help: "One season without chance: everything as expected, every day workable."),
      .value(
        "replication", placeholder: "index",
        help: "The season to trace, counted from 0.", defaultText: "0"),
      .value(
        "trace", placeholder: "file",
        help: "Write one season of the first cart, event by event, as CSV.",
        discussion: "'-' writes it to standard output instead of the results.",
        completion: .file),
      OutputOptions.folder(defaultText: "Reports/<name>-season"), OutputOptions.force,
      .flag("no-files", help: "Do not write files."), PartOption.option,
    ] + CartOptions.choices + [KnownProducts.option]
}

struct SimulateChoices {
  /// The most seasons that are simulated.
  static let replicationLimit = 1_000_000

  var farm: String
  let replications: Int
  let seed: UInt64
  let halfWidth: Double?
  let variation: SeasonFactorLevels?
  let asksWhatHelps: Bool
  let asksWhatDecides: Bool
  let asksBestOrder: Bool
  /// The carts that are to be compared, by name; `nil` for the answer and what comes nearest.
  let pair: [String]?
  let isCertain: Bool
  /// The file of a station's rain.
  let weather: String?
  let replication: Int
  let trace: String?
  var options: RunOptions
  /// The units that were asked for; `nil` for those of the farm.
  let units: UnitSystem?
  /// How carts and products were named.
  let carts: SimulateCarts

  init(_ arguments: ParsedArguments, _ console: Console) throws {
    options = try RunOptions(arguments)
    options.part = try PartOption.part(
      arguments, console,
      without: ["until-halfwidth", "what-helps", "what-decides", "best-order", "trace", "no-files"])
    options.writesFiles = !arguments.isOn("no-files")
    farm = arguments.positional("farm") ?? "-"
    asksWhatHelps = arguments.isOn("what-helps")
    asksWhatDecides = arguments.isOn("what-decides")
    asksBestOrder = arguments.isOn("best-order")
    pair = try arguments.value("pair").map { try Self.pair($0) }
    isCertain = arguments.isOn("certain")
    let count = try arguments.wholeNumber("replications", in: 1...Self.replicationLimit) ?? 2_000
    replications = isCertain ? 1 : count
    seed = try arguments.seed()
    halfWidth = try Self.halfWidth(arguments.value("until-halfwidth"))
    variation = try arguments.value("vary").map { try SeasonFactorLevels($0) }
    weather = arguments.value("weather")
    replication = try arguments.wholeNumber("replication", in: 0...Self.replicationLimit - 1) ?? 0
    trace = try arguments.outputFile("trace")
    units = arguments.word("units")
    carts = SimulateCarts(arguments)
    try check(arguments)
  }

  private func check(_ arguments: ParsedArguments) throws {
    try require(
      !isCertain || (arguments.value("replications") == nil && halfWidth == nil),
      "Where everything is certain, one season is all there is.",
      remedy: "Leave '--replications' and '--until-halfwidth' out, or '--certain'.")
    try require(
      pair == nil || asksWhatDecides,
      "The option '--pair' says which carts '--what-decides' compares.",
      remedy: "Add --what-decides, or leave it out.")
    try require(
      arguments.value("replication") == nil || trace != nil,
      "The option '--replication' says which season is traced.",
      remedy: "Add --trace FILE, or leave it out.")
    try require(
      trace != "-" || options.format == .text,
      "'--trace -' and '--format \(options.format.rawValue)' both ask for standard output.",
      remedy: "Write the trace to a file, or leave the format out.")
    try require(
      options.writesFiles || options.folder == nil,
      "The options '--no-files' and '--output' contradict each other.",
      remedy: "Leave one of them out.")
  }

  /// Two names, as in `91300,9950`.
  private static func pair(_ text: String) throws -> [String] {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
    guard names.count == 2, names.allSatisfy({ !$0.isEmpty }), names[0] != names[1] else {
      throw CommandError.invalid(
        text, "pair <cart,cart>", remedy: "Name two of the carts, as in 91300,9950.")
    }
    return names
  }

  /// A number of days, as in `0.1d`.
  private static func halfWidth(_ text: String?) throws -> Double? {
    guard let text else { return nil }
    let number = text.hasSuffix("d") ? String(text.dropLast()) : text
    guard let days = Double(number), days > 0, days.isFinite else {
      throw CommandError.invalid(
        text, "until-halfwidth <days>", remedy: "Give a number of days above 0, as in 0.1d.")
    }
    return days
  }
}

// MARK: - As a manifest has them

extension SimulateChoices {
  /// The choices by which a recorded season is made again; `nil` where it is not one.
  init?(_ record: RunRecord, _ run: RunOptions) {
    guard let options = record.options, record.carts != nil, let seed = record.seed,
      let replications = Self.whole(options["replications"], from: 1),
      let isCertain = options["certain"]?.bool, let variation = try? Self.variation(options)
    else { return nil }
    farm = record.inputs.first?.path ?? "-"
    self.replications = replications
    self.seed = seed
    self.isCertain = isCertain
    self.variation = variation
    halfWidth = options["untilHalfWidthDays"]?.number
    asksWhatHelps = options["whatHelps"]?.bool ?? false
    asksWhatDecides = options["whatDecides"]?.bool ?? false
    asksBestOrder = options["bestOrder"]?.bool ?? false
    pair = options["pair"]?.string.flatMap { try? Self.pair($0) }
    replication = Self.whole(options["replication"], from: 0) ?? 0
    weather = options["weather"]?.string
    trace = nil
    self.options = run
    units = options["units"]?.string.flatMap { UnitSystem(word: $0) }
    carts = SimulateCarts(options)
  }

  private static func whole(_ node: SyntaxNode?, from least: Int) -> Int? {
    node?.number.flatMap { Int(exactly: $0) }
      .flatMap { (least...replicationLimit).contains($0) ? $0 : nil }
  }

  /// The varied input, as it would be typed; `.some(nil)` where none was.
  private static func variation(_ options: SyntaxNode) throws -> SeasonFactorLevels?? {
    guard let name = options["vary"]?.string else { return .some(nil) }
    let values = options["values"]?.elements?.compactMap(\.number) ?? []
    let texts = values.filter(\.isFinite).map(\.plain)
    return try SeasonFactorLevels("\(name)=\(texts.joined(separator: ","))")
  }
}

/// What `--vary` asks for: an input and its values, as in `trucks=1...4` or `width=60,76`.
struct SeasonFactorLevels {
  let factor: SeasonNumber
  /// The values in the units of the run.
  let values: [Double]
  private let text: String
  private let units: UnitSystem

  /// The most values of one input.
  static let limit = 50

  /// The same with values that have their own units in those of a run.
  func stated(in units: UnitSystem) throws -> SeasonFactorLevels {
    units == self.units ? self : try SeasonFactorLevels(text, in: units)
  }

  /// Reads what was typed; units only matter to values that have their own.
  init(_ text: String, in units: UnitSystem = .imperial) throws {
    (self.text, self.units) = (text, units)
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let factor = Season.numbers.first { $0.name.isSameWord(as: parts[0].trimmed) }
    guard parts.count == 2, let factor else { throw Self.unknown(text) }
    self.factor = factor
    let values = String(parts[1])
    self.values = try Self.values(values, of: factor, units)
    try checkValues(values)
  }

  private static func unknown(_ text: String) -> CommandError {
    let names = Season.numbers.map(\.name)
    let close = closestNames(to: String(text.prefix { $0 != "=" }), among: names).first
    let values = (text.withThreePoints ?? text).behindName
    let question = close.map { " Did you mean \(($0 + values).shellQuoted)?" } ?? ""
    return CommandError(
      "The value '\(text)' is invalid for '--vary <input=values>'.\(question)",
      remedy: "Write one of \(names.joined(separator: ", ")), then '=' and values, as in "
        + "trucks=1...4.")
  }

  /// What is said of values that look like shares of 1, and of a price, on which no day depends.
  var doubts: [String] {
    let prices =
      factor.key.hasPrefix("prices.")
      ? ["\(factor.name): no day depends on a price: all values have the same days"]
      : []
    return prices
      + values.filter(factor.limit.isDoubtful).map { "\(factor.name): \(factor.limit.doubt($0))" }
  }

  /// The values of a text, those with a unit without the digits that converting them adds.
  private static func values(
    _ text: String, of factor: SeasonNumber, _ units: UnitSystem
  ) throws -> [Double] {
    let values =
      try text.contains("...") ? range(text, of: factor, units) : list(text, of: factor, units)
    guard text.contains(where: \.isLetter) else { return values }
    return values.map { ($0 * 1e5).rounded() / 1e5 }
  }

  /// Sets the input of a season to one of the values.
  func set(_ value: Double, _ units: UnitSystem, in input: inout Season) {
    factor.set(factor.limit.unit.canonical(value, units), in: &input)
  }

  private func checkValues(_ text: String) throws {
    let isWhole = values.allSatisfy { Int(exactly: $0) != nil }
    guard !values.isEmpty, values.count <= Self.limit, !factor.isWhole || isWhole else {
      throw Self.refusal(text, factor)
    }
    let repeated = values.enumerated().first { values.prefix($0.offset).contains($0.element) }
    guard let repeated else { return }
    throw CommandError(
      "'--vary \(factor.name)' has the value \(repeated.element.plain) twice.",
      remedy: "Give each value once.")
  }

  private static func refusal(_ text: String, _ factor: SeasonNumber) -> CommandError {
    let (numbers, range) =
      factor.isWhole ? ("whole numbers", "1...4") : ("numbers", "60...84/8 in steps of 8")
    return CommandError(
      "The values '\(text)' are invalid for '--vary \(factor.name)'.",
      remedy: "Give up to \(limit) \(numbers), as in 1,2,4, or a range, as in \(range).")
  }

  private static func list(
    _ text: String, of factor: SeasonNumber, _ units: UnitSystem
  ) throws -> [Double] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { number($0, of: factor, units) }
    guard numbers.count == parts.count else { throw refusal(text, factor) }
    return numbers
  }

  private static func number(
    _ text: Substring, of factor: SeasonNumber, _ units: UnitSystem
  ) -> Double? {
    guard let value = factor.limit.stated(text.trimmed, in: units), value.isFinite else {
      return nil
    }
    return value
  }

  // MARK: - Ranges

  /// The values of `from...to/step`, both ends included; whole inputs go in steps of one.
  private static func range(
    _ text: String, of factor: SeasonNumber, _ units: UnitSystem
  ) throws -> [Double] {
    let number = { (part: Substring) in Self.number(part, of: factor, units) }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let separator = parts[0].range(of: "..."),
      let from = number(parts[0][..<separator.lowerBound]),
      let to = number(parts[0][separator.upperBound...])
    else { throw refusal(text, factor) }
    guard parts.count == 2 || factor.isWhole else {
      let step = from == to ? 1 : ((to - from) / 4).magnitude.roundedForPeople
      throw CommandError(
        "The range '\(text)' of '--vary \(factor.name)' has no step.",
        remedy: "Add it behind a slash, as in \(text)/\(step.plain).")
    }
    guard let step = parts.count == 2 ? number(parts[1]) : 1 else { throw refusal(text, factor) }
    do throws(LevelRange.Failure) {
      let range = try LevelRange(from: from, to: to, step: step)
      guard range.count <= limit else { throw .tooManyValues }
      return range.values.map(\.roundedForPeople)
    } catch {
      throw refusal(text, factor, error)
    }
  }

  private static func refusal(
    _ text: String, _ factor: SeasonNumber, _ failure: LevelRange.Failure
  ) -> CommandError {
    guard case .notClosed(let nearest) = failure else { return refusal(text, factor) }
    return CommandError(
      "The range '\(text)' of '--vary \(factor.name)' does not reach its end.",
      remedy: "The nearest end is \(nearest.roundedForPeople.plain).")
  }
}
