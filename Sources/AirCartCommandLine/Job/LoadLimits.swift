import AirCart
import AirCartDocuments
import AirCartReports

/// What keeps products out of tanks and limits loads, as a command line states it.
///
/// Tanks are still names, because they mean something only together with a cart.
struct LoadLimits {
  /// A product, by position, and the tanks that it may not use.
  struct KeepOut {
    let product: Int
    let tanks: [String]
  }

  /// What stays in a tank, or in every tank that no other reserve names.
  struct KeptReserve {
    let tank: String?
    let reserve: Reserve
    /// As it was typed.
    let text: String
  }

  var keepOuts: [KeepOut] = []
  var reserves: [KeptReserve] = []
  var payload: Mass?
  var grossWeight: Mass?
}

// MARK: - Constraints

extension LoadLimits {
  /// The constraints on a cart, of which some tanks stay empty.
  func constraints(on cart: Cart, emptyTanks: TankSet) throws -> [Constraint] {
    var constraints: [Constraint] = []
    for keepOut in keepOuts {
      let tanks = TankSet(
        positions: try keepOut.tanks.map { try CatalogueNames.tank(named: $0, of: cart) })
      constraints.append(.forbiddenTanks(product: keepOut.product, tanks))
    }
    constraints += try reserves(on: cart, emptyTanks)
    if let payload { constraints.append(.payload(payload)) }
    if let grossWeight {
      try check(grossWeight, on: cart)
      constraints.append(.grossWeight(grossWeight))
    }
    return constraints
  }

  private func reserves(on cart: Cart, _ emptyTanks: TankSet) throws -> [Constraint] {
    var others = TankSet.first(cart.tanks.count).subtracting(emptyTanks)
    var constraints: [Constraint] = []
    for entry in reserves {
      guard let name = entry.tank else { continue }
      let tank = TankSet(positions: [try CatalogueNames.tank(named: name, of: cart)])
      guard tank.intersection(others) == tank || tank.intersection(emptyTanks) == tank else {
        throw CommandError(.usage, "'--reserve' names the tank '\(name)' more than once.")
      }
      others = others.subtracting(tank)
      try check(entry, in: tank, of: cart)
      constraints.append(.reserve(tank, entry.reserve))
    }
    guard let general = reserves.first(where: { $0.tank == nil }), others != .none else {
      return constraints
    }
    try check(general, in: others, of: cart)
    return constraints + [.reserve(others, general.reserve)]
  }

  private func check(
    _ entry: KeptReserve, in tanks: TankSet, of cart: Cart
  ) throws(CommandError) {
    for (index, tank) in cart.tanks.enumerated() where tanks.contains(index) {
      let kept = entry.reserve.volume(ofTank: tank.capacity)
      guard kept.bushels >= tank.capacity.bushels else { continue }
      throw CommandError(
        .usage,
        "The reserve '\(entry.text)' leaves nothing of \(tank.name) of cart \(cart.name), which "
          + "holds \(AmountText(units: .imperial).capacity(tank.capacity)).",
        remedy: "Give less, or that tank a reserve of its own, as in --reserve '\(tank.name)=2bu'.")
    }
  }

  private func check(_ gross: Mass, on cart: Cart) throws(CommandError) {
    guard let empty = cart.emptyWeight else {
      throw CommandError(
        .usage, "The empty weight of '\(cart.name)' is not known, so that '--gross' says nothing.",
        remedy: "Limit the product alone, as in --payload 60000lb.")
    }
    guard gross.pounds > empty.pounds else {
      let limit = AmountText(units: .imperial).mass(gross)
      throw CommandError(
        .usage,
        "The gross weight of \(limit) leaves nothing to load: the empty \(cart.name) weighs "
          + "\(AmountText(units: .imperial).mass(empty)).",
        remedy: "Give a larger limit, or choose a lighter cart with --cart.")
    }
  }
}

// MARK: - Reading

extension JobReader {
  /// Reads the limits of a command line whose verb has `JobOptions.constraints`.
  func limits(
    _ arguments: ParsedArguments, _ products: [Job.Entry]
  ) throws -> LoadLimits {
    var limits = LoadLimits()
    limits.keepOuts = try keepOuts(arguments.values("keep-out").map(\.text), products)
    limits.reserves = try reserves(arguments.values("reserve").map(\.text))
    limits.payload = try arguments.value("payload").map { try mass($0.text, "The payload") }
    limits.grossWeight = try arguments.value("gross").map {
      try mass($0.text, "The gross weight")
    }
    return limits
  }

  /// The pairs of products that `--apart` names.
  func pairs(_ texts: [String], _ products: [Job.Entry]) throws -> [[String]] {
    try texts.map { try pair($0, products) }
  }

  private func pair(_ text: String, _ products: [Job.Entry]) throws -> [String] {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    guard names.count == 2, names[0] != names[1], !names.contains("") else {
      throw CommandError(
        .usage, "'\(text)' is not two products.",
        remedy: "Write both with a comma between, as in --apart 'Wheat,Canola'.")
    }
    let meant = try names.enumerated().map { index, name in
      try CatalogueNames.position(of: name, among: products.map(\.name), option: "--apart") {
        "--apart " + (index == 0 ? "\($0),\(names[1])" : "\(names[0]),\($0)").shellQuoted
      }
    }
    guard meant[0] != meant[1] else {
      throw CommandError(
        .usage, "Both names of '--apart \(text)' mean '\(products[meant[0]].name)'.")
    }
    return meant.map { products[$0].name }
  }

  private func keepOuts(
    _ texts: [String], _ products: [Job.Entry]
  ) throws -> [LoadLimits.KeepOut] {
    var keepOuts: [LoadLimits.KeepOut] = []
    for text in texts {
      let typed = try AssignmentText(parsing: text, expected: "Canola=1,2")
      let product = try position(of: typed, products, option: "--keep-out")
      let name = products[product].name
      guard !keepOuts.contains(where: { $0.product == product }) else {
        throw CommandError(
          .usage, "'--keep-out' names \(name) more than once.",
          remedy: "Write all of its tanks into one, as in --keep-out '\(name)=1,2'.")
      }
      keepOuts.append(.init(product: product, tanks: try tanks(typed.value, "--keep-out")))
    }
    return keepOuts
  }

  private func reserves(_ texts: [String]) throws -> [LoadLimits.KeptReserve] {
    var reserves: [LoadLimits.KeptReserve] = []
    for text in texts {
      let isNamed = text.contains("=")
      let typed = isNamed ? try AssignmentText(parsing: text, expected: "Saddle=2bu") : nil
      guard isNamed || !reserves.contains(where: { $0.tank == nil }) else {
        throw CommandError(
          .usage, "'--reserve' is given for all tanks more than once.",
          remedy: "Name the tank that keeps more or less, as in --reserve Saddle=2bu.")
      }
      reserves.append(
        .init(tank: typed?.name, reserve: try reserve(typed?.value ?? text), text: text))
    }
    return reserves
  }

  private func reserve(_ text: String) throws -> Reserve {
    guard text.hasSuffix("%") else {
      let quantity = try withoutExponents { try QuantityText(parsing: text, as: .volume) }
      let volume =
        quantity.unit == .litres
        ? Volume(litres: quantity.value) : Volume(bushels: quantity.value)
      try InputRanges.reserve.check(volume.bushels, "The reserve '\(text)'", units)
      return .volume(volume)
    }
    guard let percent = DecimalText.value(String(text.dropLast()).trimmed) else {
      throw CommandError(
        .usage, "'\(text)' is not a share of a tank.",
        remedy: "Write a reserve as 5bu, 200L or 3%.")
    }
    try InputRanges.reservePercent.check(percent, "The reserve '\(text)'", units)
    return .percent(percent)
  }

  private func mass(_ text: String, _ what: String) throws -> Mass {
    let quantity = try withoutExponents { try QuantityText(parsing: text, as: .mass) }
    let isMetric = quantity.unit == .kilograms || (quantity.unit == nil && units == .metric)
    let mass = isMetric ? Mass(kilograms: quantity.value) : Mass(pounds: quantity.value)
    try InputRanges.weightLimit.check(
      quantity.value, "\(what) '\(text)'", isMetric ? .metric : .imperial)
    return mass
  }
}
