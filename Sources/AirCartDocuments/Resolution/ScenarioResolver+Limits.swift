import AirCart

extension ScenarioResolver {
  /// The reserves and limits of weight on each cart, of which some tanks stay empty.
  mutating func limits(on carts: [Cart], empty: [TankSet]) -> [[Constraint]] {
    var constraints = reserves(on: carts, empty)
    if let payload = document.payload {
      let mass = Mass(payload.value, in: document.units)
      for cart in carts.indices { constraints[cart].append(.payload(mass)) }
    }
    if let gross = document.grossWeight {
      let mass = Mass(gross.value, in: document.units)
      check(mass, gross.location, on: carts)
      for cart in carts.indices { constraints[cart].append(.grossWeight(mass)) }
    }
    return constraints
  }

  private mutating func reserves(on carts: [Cart], _ empty: [TankSet]) -> [[Constraint]] {
    var constraints = carts.map { _ in [Constraint]() }
    var others = carts.indices.map { TankSet.first(carts[$0].tanks.count).subtracting(empty[$0]) }
    for entry in document.tankReserves {
      var isRepeated = false
      for (cart, position) in lookUp(entry.tank, on: carts) {
        let tank = TankSet(positions: [position])
        isRepeated = isRepeated || constraints[cart].reserves(tank)
        others[cart] = others[cart].subtracting(tank)
        check(entry.reserve, in: tank, of: carts[cart])
        constraints[cart].append(.reserve(tank, entry.reserve.value))
      }
      if isRepeated { reportRepeat(entry.tank.location) }
    }
    guard let general = document.reserve else { return constraints }
    for cart in carts.indices where others[cart] != .none {
      check(general, in: others[cart], of: carts[cart])
      constraints[cart].append(.reserve(others[cart], general.value))
    }
    return constraints
  }

  private mutating func reportRepeat(_ location: DocumentLocation) {
    report.add(Diagnostic(.duplicateValue, "this tank already has a reserve", at: location))
  }

  /// Reports the first tank of which a reserve leaves nothing, once for each reserve.
  private mutating func check(_ reserve: Located<Reserve>, in tanks: TankSet, of cart: Cart) {
    let full = cart.tanks.indices.first { tank in
      let capacity = cart.tanks[tank].capacity
      return tanks.contains(tank)
        && reserve.value.volume(ofTank: capacity).bushels >= capacity.bushels
    }
    guard let full, !report.diagnostics.contains(where: { $0.span == reserve.location.span })
    else { return }
    let tank = cart.tanks[full]
    report.add(
      Diagnostic(
        .outOfRange,
        "this reserve leaves nothing of tank \(tank.name.quoted) of cart \(cart.name.quoted)",
        at: reserve.location, notes: ["the tank holds \(tank.capacity.bushels.plain) bu"]))
  }

  private mutating func check(_ gross: Mass, _ location: DocumentLocation, on carts: [Cart]) {
    if let unknown = carts.first(where: { $0.emptyWeight == nil }) {
      report.add(
        Diagnostic(
          .missingKey, "the empty weight of cart \(unknown.name.quoted) is not known",
          at: location,
          notes: ["give it as \"emptyWeight\", or limit the product alone with \"payload\""]))
    }
    let heavy = carts.first { ($0.emptyWeight?.pounds ?? 0) >= gross.pounds }
    if let heavy, let empty = heavy.emptyWeight {
      let shown = document.units == .metric ? empty.kilograms : empty.pounds
      let unit = document.units == .metric ? "kg" : "lb"
      report.add(
        Diagnostic(
          .outOfRange, "the empty cart \(heavy.name.quoted) weighs as much as this", at: location,
          notes: ["it weighs \(shown.grouped) \(unit)"]))
    }
  }
}

extension [Constraint] {
  /// Whether one of the constraints is a reserve of just this tank.
  fileprivate func reserves(_ tank: TankSet) -> Bool {
    contains { constraint in
      if case .reserve(tank, _) = constraint { true } else { false }
    }
  }
}
