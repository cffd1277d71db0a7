import AirCart

private typealias Members = [JSONValue.Member]

extension SavedPlan {
  /// The plan as a file has it, in the newest version, the last line ended.
  package var text: String { json.text(.spread) + "\n" }

  /// Several plans as one file has them.
  package static func text(of plans: [SavedPlan]) -> String {
    JSONValue.array(plans.map(\.json)).text(.spread) + "\n"
  }

  /// The plan as a value.
  package var json: JSONValue {
    .object(
      [
        member(.format, .string(SavedPlanDescription.format)),
        member(.version, .number(Double(SavedPlanDescription.version))),
        member(.id, .string(id)), member(.name, .string(name)),
        member(.saved, .string(saved.text)), member(.units, .string(units.word)),
        member(.cart, cart.json(units)), member(.saddleTank, .bool(usesSaddleTank)),
        member(.densities, .string(densities.word)), member(.field, .number(field)),
        member(.products, .array(products.map(\.json))),
      ] + list(.emptyTanks, emptyTanks.map(\.json)) + limits.members(units)
        + list(.keepApart, keepApart.map { .array($0.map(JSONValue.string)) })
        + flag(.even, filling.isEven) + flag(.brim, filling.isToBrim)
        + (results.map { [member(.results, $0.json)] } ?? []))
  }
}

private func member(_ key: SavedPlanKey, _ value: JSONValue) -> JSONValue.Member {
  .init(key.rawValue, value)
}

/// A list, left out where it is empty.
private func list(_ key: SavedPlanKey, _ values: [JSONValue]) -> Members {
  values.isEmpty ? [] : [member(key, .array(values))]
}

/// A flag, left out where it is off.
private func flag(_ key: SavedPlanKey, _ isOn: Bool) -> Members {
  isOn ? [member(key, .bool(true))] : []
}

extension SavedPlan.CartChoice {
  fileprivate func json(_ units: UnitSystem) -> JSONValue {
    switch self {
    case .named(let name): return .string(name)
    case .own(let cart):
      let tanks = cart.tanks.map { tank in
        JSONValue.object([
          member(.name, .string(tank.name)), member(.capacity, .number(tank.capacity.bushels)),
        ])
      }
      let weight = cart.emptyWeight.map { units == .imperial ? $0.pounds : $0.kilograms }
      return .object(
        [member(.name, .string(cart.name)), member(.tanks, .array(tanks))]
          + (weight.map { [member(.emptyWeight, .number($0))] } ?? [])
          + [member(.source, .string(cart.source))])
    }
  }
}

extension SavedPlan.Product {
  fileprivate var json: JSONValue {
    .object(
      [member(.product, .string(name)), member(.rate, .number(rate))]
        + (density.map { [member(.density, $0.json)] } ?? []) + list(.tanks, tanks.map(\.json))
        + (maxTanks.map { [member(.maxTanks, .number(Double($0)))] } ?? [])
        + list(.keepOutOf, keepOutOf.map(\.json)))
  }
}

extension SavedPlan.Limits {
  fileprivate func members(_ units: UnitSystem) -> Members {
    let weights: [(SavedPlanKey, Mass?)] = [(.payload, payload), (.grossWeight, grossWeight)]
    return list(.tankReserves, reserves.map(\.json))
      + weights.compactMap { key, mass in
        mass.map { member(key, .number(units == .imperial ? $0.pounds : $0.kilograms)) }
      }
  }
}

extension SavedPlan.TankReserve {
  fileprivate var json: JSONValue {
    let kept: JSONValue =
      switch reserve {
      case .volume(let volume): .number(volume.bushels)
      case .percent(let percent): .object([member(.percent, .number(percent))])
      }
    return .object([member(.tank, tank.json), member(.reserve, kept)])
  }
}

extension DensityEntry {
  fileprivate var json: JSONValue {
    .object([member(.value, .number(value)), member(.unit, .string(unit.word))])
  }
}

extension TankReference {
  fileprivate var json: JSONValue {
    switch self {
    case .name(let name): .string(name)
    case .number(let number): .number(Double(number))
    }
  }
}

extension SavedPlan.Results {
  fileprivate var json: JSONValue {
    .object([
      member(.areaPerFill, areaPerFill.map { .number($0) } ?? .null),
      member(.fills, fills.map { .number(Double($0)) } ?? .null),
      member(.unallocated, .number(unallocated)),
      member(
        .tanks,
        .array(
          tanks.map {
            .object([member(.tank, .string($0.tank)), member(.product, .string($0.product))])
          })),
    ])
  }
}
