import AirCart
import AirCartDocuments
import AirCartReports

/// The options that say how far a field is seeded, and what is in the tanks.
enum AdjustOptions {
  private static let group = "In the field"

  static let all = [seeded, left, filled, keepRates]

  static let seeded = OptionDescription.value(
    "seeded", placeholder: "area", help: "How much of the field is seeded, as in 83ac.",
    discussion: "As '--field' counts it: what '--overlap' seeds twice comes on top.", group: group)

  static let left = OptionDescription.value(
    "left", placeholder: "tank=amount", isRepeatable: true,
    help: "What is left in each tank, as in 'Tank 1=120bu,Tank 2=40bu'.",
    discussion: "Bushels, gallons, litres, pounds, kilograms, or a share of the tank as in 40%.",
    completion: .names(JobOptions.tankNames.map { $0 + "=" }), group: group)

  static let filled = OptionDescription.value(
    "filled", placeholder: "tank=amount", isRepeatable: true,
    help: "What went into a tank since it was empty, all fills together.",
    completion: .names(JobOptions.tankNames.map { $0 + "=" }),
    defaultText: "the first fill of the plan", group: group)

  static let keepRates = OptionDescription.flag(
    "keep-rates", help: "Plan the rest at the stated rates: the meters are put right.",
    group: group)

  /// The area that is seeded, in the units of the job and without what overlaps.
  static func seeded(
    _ arguments: ParsedArguments, of request: PlanRequest
  ) throws -> Double {
    let text = try arguments.value(seeded.name).required(
      "How much of the field is seeded is not stated.", remedy: "Add it, as in --seeded 83ac.")
    let quantity = try QuantityText(parsing: text, as: .area)
    let value = quantity.value(in: request.units) ?? quantity.value
    try InputRanges.field.check(value, "The seeded area '\(text)'", request.units)
    try require(
      value <= request.field,
      "'--seeded \(text)' is more than the field of "
        + "\(AmountText(units: request.units).area(Area(request.field, in: request.units))).",
      remedy: "'--field' is the whole field: give its size before anything was seeded.")
    return value
  }
}

/// The tanks of a plan, with what was filled into each and what is left of it.
struct TankReadings {
  private let plan: PlanDocument
  private let tanks: [RealRates.Tank]
  /// What the first fill of the plan covers, where it says what went into a tank.
  private let plannedFill: Area?

  /// Reads `--left` and `--filled` for the tanks that a plan loads.
  init(_ arguments: ParsedArguments, _ plan: PlanDocument, _ reader: JobReader) throws {
    self.plan = plan
    let sheet = LoadSheet(plan.plan, of: plan.job)
    let first = try (sheet?.stop(ofFill: 1)).required(
      "No plan gives every product a tank, so the tanks are unknown.",
      remedy: Phrase(verbatim: plan.infeasibilityText))
    let cart = plan.cart
    let left = try Self.entries(of: AdjustOptions.left, arguments, cart)
    let filled = try Self.entries(of: AdjustOptions.filled, arguments, cart)
    let loaded = Set(first.tanks.map(\.tank))
    for (option, entries) in [(AdjustOptions.left, left), (AdjustOptions.filled, filled)] {
      guard let empty = entries.keys.sorted().first(where: { !loaded.contains($0) }) else {
        continue
      }
      let name = cart.tanks[empty].name
      let pin = "\(plan.request?.products.first?.name ?? "")=\(empty + 1)"
      throw CommandError(
        "'--\(option.name)' names \(name), which the plan leaves empty.",
        remedy: "Say what is in it, as in --pin \(pin.shellQuoted).")
    }
    tanks = try first.tanks.map { row in
      let name = cart.tanks[row.tank].name
      let density = plan.job.products[row.product].density
      func volume(_ text: String, _ what: String) throws -> Volume {
        try reader.amount(onBoard: text, density, called: "What \(what) \(name)")
          .volume(ofTank: cart.tanks[row.tank].capacity)
      }
      let rest = try left[row.tank].required(
        "What is left in \(name) is not stated.",
        remedy: "Add it, as in --left '\(name)=40bu', or =0bu where it is empty.")
      return RealRates.Tank(
        tank: row.tank, product: row.product,
        filled: try filled[row.tank].map { try volume($0, "was filled into") }
          ?? Volume(bushels: row.before.bushels + row.load.bushels),
        left: try volume(rest, "is left in"))
    }
    plannedFill = loaded.isSubset(of: filled.keys) ? nil : first.area
  }

  /// What an option says of tanks, by their positions in the cart.
  private static func entries(
    of option: OptionDescription, _ arguments: ParsedArguments, _ cart: Cart
  ) throws -> [Int: String] {
    var entries: [Int: String] = [:]
    for text in arguments.values(option.name).flatMap(Self.parts) {
      let typed = try AssignmentText(parsing: text, expected: "'Tank 1=120bu'")
      let tank: Int
      do throws(ResolutionError) {
        tank = try cart.position(of: TankReference(parsing: typed.name))
      } catch {
        throw CommandError(error) { "--\(option.name) " + "\($0)=\(typed.value)".shellQuoted }
      }
      try require(
        entries.updateValue(typed.value, forKey: tank) == nil,
        "'--\(option.name)' names \(cart.tanks[tank].name) more than once.")
    }
    return entries
  }

  /// Splits a list at its commas, but not at those between thousands.
  private static func parts(_ text: String) -> [String] {
    text.commaSeparated.reduce(into: []) { parts, part in
      if part.contains("=") || parts.isEmpty {
        parts.append(part)
      } else {
        parts[parts.count - 1] += "," + part
      }
    }
  }

  /// The rates that follow, or what is impossible about the tanks.
  func rates(seeded: Area) throws -> RealRates {
    let rates: RealRates
    do throws(RealRates.Fault) {
      rates = try RealRates(plan.job, seeded: seeded, tanks: tanks)
    } catch {
      throw explain(error)
    }
    for applied in rates.products {
      try InputRanges.rate.check(
        applied.real.value(plan.units),
        "The real rate of \(plan.job.products[applied.product].name)", plan.units)
    }
    return rates
  }

  private func explain(_ fault: RealRates.Fault) -> CommandError {
    let amounts = AmountText(units: plan.units)
    switch fault {
    case .moreLeft(let tank):
      let own = plan.cart.tanks[tank.tank]
      let (left, filled) = (
        amounts.volume(tank.left, isLiquid: own.isLiquid),
        amounts.volume(tank.filled, isLiquid: own.isLiquid)
      )
      return CommandError(
        "\(left) are left in \(own.name), and only \(filled) were filled into it.",
        remedy: "Give what went into it, as in --filled "
          + "'\(own.name)=\(own.isLiquid ? "1500gal" : "300bu")'.")
    case .overfull(let tank):
      let own = plan.cart.tanks[tank.tank]
      return CommandError(
        "\(own.name) of \(plan.cart.name) holds "
          + "\(amounts.volume(own.capacity, isLiquid: own.isLiquid)), which is less than the "
          + "\(amounts.volume(tank.left, isLiquid: own.isLiquid)) left in it.",
        remedy: "Give what is in the tank now, as in --left '\(own.name)=50%'.")
    case .nothingGone(let product):
      let name = plan.job.products[product].name
      return CommandError(
        "Nothing of \(name) has gone out of its tanks, so that it has no real rate.",
        remedy: "Look whether its meter turns, and give with --filled what went into the tanks.")
    }
  }

  /// Rates further off than this, in percent, are doubted: a meter that is off by more is found before
  /// a field is half done.
  private static let doubtfulDeviation = 30.0

  /// What went into tanks where nobody says so, and which rates are hardly what the meters did.
  func notes(_ rates: RealRates) -> [String] {
    let doubtful = rates.products.filter { abs($0.deviationPercent) > Self.doubtfulDeviation }
    let names = doubtful.map { plan.job.products[$0.product].name }
    return [refillNote(rates) ?? plannedFill.map { _ in Self.assumption }].compactMap(\.self)
      + (names.isEmpty
        ? []
        : [
          "Check what went in, what is left and the seeded area: \(names.listed) can hardly be so far off."
        ])
  }

  private static let assumption =
    "What went into a tank is taken from the first fill of the plan where --filled does not say it."

  /// That tanks must have been filled again, unless a rate is far too low; `nil` where the first
  /// fill of the plan may reach that far.
  private func refillNote(_ rates: RealRates) -> String? {
    guard let plannedFill, rates.seeded > plannedFill else { return nil }
    return "The first fill of the plan covers "
      + "\(AmountText(units: plan.units).area(plannedFill)), less than is seeded: if tanks were "
      + "filled again, give with --filled all that went into them."
  }
}
