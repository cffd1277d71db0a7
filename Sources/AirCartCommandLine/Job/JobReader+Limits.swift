import AirCart
import AirCartDocuments

// Reserves, limits of weight, and what keeps products out of tanks or apart from each other.

extension JobReader {
  /// Reads the limits of a command line whose verb has `JobOptions.constraints`.
  func limits(_ arguments: ParsedArguments) throws -> PlanRequest.Limits {
    var limits = PlanRequest.Limits()
    for text in arguments.values("reserve") { try addReserve(text, to: &limits) }
    limits.payload = try arguments.value("payload").map { try mass($0, "The payload") }
    limits.grossWeight = try arguments.value("gross").map {
      try mass($0, "The gross weight")
    }
    return limits
  }

  /// The pairs of products that `--apart` names.
  func pairs(_ texts: [String], _ products: [PlanRequest.Product]) throws -> [[String]] {
    try texts.map { try pair($0, products) }
  }

  private func pair(_ text: String, _ products: [PlanRequest.Product]) throws -> [String] {
    let names = text.commaSeparated
    try require(
      names.count == 2 && names[0] != names[1] && !names.contains(""),
      "'\(text)' is not two products.",
      remedy: "Write both with a comma between, as in --apart 'Wheat,Canola'.")
    let meant = try names.enumerated().map { index, name in
      try CatalogueNames.position(of: name, among: products.map(\.name), option: "--apart") {
        "--apart " + (index == 0 ? "\($0),\(names[1])" : "\(names[0]),\($0)").shellQuoted
      }
    }
    try require(
      meant[0] != meant[1], "Both names of '--apart \(text)' mean '\(products[meant[0]].name)'.")
    return meant.map { products[$0].name }
  }

  private func addReserve(_ text: String, to limits: inout PlanRequest.Limits) throws {
    guard text.contains("=") else {
      try require(
        limits.reserve == nil, "'--reserve' is given for all tanks more than once.",
        remedy: "Name the tank that keeps more or less, as in --reserve Saddle=2bu.")
      limits.reserve = try reserve(text)
      return
    }
    let typed = try AssignmentText(parsing: text, expected: "Saddle=2bu")
    limits.reserves.append(
      .init(tank: TankReference(parsing: typed.name), reserve: try reserve(typed.value)))
  }

  private func reserve(_ text: String) throws -> Reserve {
    try amount(
      text, "The reserve '\(text)'", volume: InputRanges.reserve,
      percent: InputRanges.reservePercent, remedy: "Write a reserve as 5bu, 200L or 3%.")
  }

  /// Reads how much of a tank is meant, within bounds: a volume, or a share with its sign.
  func amount(
    _ text: String, _ what: String, volume bounds: NumberRule, percent: NumberRule, remedy: String
  ) throws -> Reserve {
    guard text.hasSuffix("%") else {
      let quantity = try QuantityText(parsing: text, as: .volume)
      try bounds.check(quantity.volume.bushels, what, units)
      return .volume(quantity.volume)
    }
    let share = try DecimalText.percentage(text).required(
      "'\(text)' is not a share of a tank.", remedy: remedy)
    try percent.check(share, what, units)
    return .percent(share)
  }

  private func mass(_ text: String, _ what: String) throws -> Mass {
    let quantity = try QuantityText(parsing: text, as: .mass)
    let mass = quantity.mass(units)
    try InputRanges.weightLimit.check(mass.value, "\(what) '\(text)'", mass.units)
    return mass.mass
  }
}

extension QuantityText {
  /// The volume that is meant, in bushels where no unit says otherwise.
  var volume: Volume { unit == .litres ? Volume(litres: value) : Volume(bushels: value) }

  /// Whether it is a weight on an area, by its unit or for want of one.
  var isWeightOnArea: Bool { [nil, .poundsPerAcre, .kilogramsPerHectare].contains(unit) }

  /// The mass that is meant in a system of units, with its number of pounds or kilograms.
  func mass(_ units: UnitSystem) -> (mass: Mass, value: Double, units: UnitSystem) {
    switch (unit, units) {
    case (.pounds, _), (nil, .imperial): return (Mass(pounds: value), value, .imperial)
    default:
      let kilograms = value * (unit == .tonnes ? ConversionFactors.kilogramsPerTonne : 1)
      return (Mass(kilograms: kilograms), kilograms, .metric)
    }
  }
}
