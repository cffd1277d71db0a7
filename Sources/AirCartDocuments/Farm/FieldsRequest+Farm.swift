package import AirCart

// The fields of a farm file as a plan takes them: one after the other from the same tanks.

extension FarmScenario {
  /// Crops whose fields can be seeded from the same tanks, in the order of the fields: those with the
  /// same products and densities and the same rules on every cart, whatever their rates.
  package var cropsInTheSameTanks: [[Int]] {
    var groups: [[Int]] = []
    for field in farm.fields where !groups.joined().contains(field.crop) {
      groups.append(
        farm.crops.indices.filter { other in
          farm.isInTheSameTanks(field.crop, other, carts.map(\.constraints))
            && farm.fields.contains { $0.crop == other }
        })
    }
    return groups
  }
}

extension FieldsRequest {
  /// The fields of some crops of a farm, in the order of the farm, by the rules on one of its carts.
  ///
  package init(_ scenario: FarmScenario, crops: [Int], on level: FarmScenario.CartLevel) {
    let farm = scenario.farm
    let products = zip(scenario.products[crops[0]], farm.crops[crops[0]].products).map {
      PlanRequest.Product(name: $0.name, rate: $1.rate.value(farm.units), density: $0.statedDensity)
    }
    let fields = farm.fields.filter { crops.contains($0.crop) }.map { field in
      Field(
        name: field.name, area: field.area.value(farm.units),
        rates: farm.crops[field.crop].products.map { $0.rate.value(farm.units) })
    }
    var common = PlanRequest(units: farm.units, field: fields[0].area, products: products)
    common.state(level.cart)
    common.densities = scenario.densities
    common.overlap = farm.overlap.percent
    if farm.margin.isFinite { common.choice.margin = farm.margin * 100 }
    common.drill = farm.drill
    common.keepApart = scenario.keepApart
    for constraint in level.constraints[crops[0]] { common.state(constraint, on: level.cart) }
    self.init(common, fields: fields)
    leaveOutUnseededLots()
  }
}

extension FieldsRequest {
  /// The same with tanks that are filled in another way.
  package func filled(_ filling: FillStyle) -> FieldsRequest {
    var common = common
    common.filling = filling
    return FieldsRequest(common, fields: fields)
  }
}

extension PlanRequest {
  /// States a cart: one that AirCart lists by its name, with what it is stated to have beside that.
  fileprivate mutating func state(_ level: Cart) {
    usesSaddleTank = level.tanks.contains(where: \.isSaddle)
    cart = .own(level)
    guard
      let listed = try? CartDirectory(usesSaddleTank: usesSaddleTank).cart(named: level.name),
      listed.tanks == level.tanks, listed.name == level.name
    else { return }
    cart = .named(listed.name)
    choice.rules = level.houseRules.severities(beside: listed.houseRules)
    if let tank = level.houseRules.phosphateTank, tank != listed.houseRules.phosphateTank {
      choice.phosphateTank = .name(level.tanks[tank].name)
    }
  }

  /// States a rule on a cart, its tanks by their names.
  fileprivate mutating func state(_ constraint: Constraint, on cart: Cart) {
    switch constraint {
    case .allowedTanks(let product, let tanks): products[product].tanks = cart.references(to: tanks)
    case .mostTanks(let product, let most): products[product].maxTanks = most
    case .forbiddenTanks(let product, let tanks):
      products[product].keepOutOf = cart.references(to: tanks)
    case .emptyTanks(let tanks): emptyTanks += cart.references(to: tanks)
    case .reserve(let tanks, let reserve):
      limits.reserves += cart.references(to: tanks).map { TankReserve(tank: $0, reserve: reserve) }
    case .payload(let mass): limits.payload = mass
    case .grossWeight(let mass): limits.grossWeight = mass
    case .holds: preconditionFailure("no farm file states what is on board")
    }
  }
}
