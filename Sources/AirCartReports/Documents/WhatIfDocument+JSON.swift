import AirCart
package import AirCartDocuments

extension WhatIfDocument {
  /// The version of the document's structure.
  package static let schemaVersion = 1

  /// The document as JSON: acres, pounds and bushels whatever the units of the job.
  ///
  /// `varied` says what goes from where to where; each of `carts` has `breaks` with their `kinds`
  /// (`plan`, `limitingProduct`, `fills`), the side that the value `belongsTo`, and what holds
  /// `before`, `at` and `after`, and the `segments` between with the area per fill as a formula:
  /// `constant` C, `inverse` C / x, `inverseOfSum` C / (`summand` + x) or `proportional` C · x acres. `marginal` and `limits` are about
  /// the value `at`.
  package var jsonValue: JSONValue {
    [
      "schemaVersion": .integer(Self.schemaVersion),
      "varied": [
        "kind": .string(variation.name),
        "product": variedProduct.map(JSONValue.string) ?? .null,
        "unit": variation.unit.isEmpty ? .null : .string(variation.unit), "from": .number(lower),
        "to": .number(upper),
      ],
      "at": .number(current), "fieldAc": .number(plan.problem.area.acres),
      "densities": .string(plan.densities.name), "units": .string(plan.units.name),
      "products": .array(plan.problem.products.map(\.json)),
      "constraints": .array(plan.constraintTexts.map(JSONValue.string)),
      "notes": .array(plan.notes.map(JSONValue.string)),
      "carts": .array(entries.map(\.json)),
      "advice": .array(advice.map(\.json)), "fillLimit": .integer(fillLimit),
    ]
  }
}

extension ProductDemand {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "rateLbPerAc": .number(rate.poundsPerAcre),
      "densityLbPerBu": .number(density.poundsPerBushel),
    ]
  }
}

extension WhatIfDocument.Entry {
  fileprivate var json: JSONValue {
    [
      "cart": .string(cart.name), "capacityBu": .number(cart.capacity.bushels),
      "infeasibility": current.infeasibilityText.map(JSONValue.string) ?? .null,
      "breaks": .array(whatIf.breaks.map(json(of:))),
      "fillChangesNotListed": .integer(whatIf.fillChangesNotListed),
      "segments": .array(whatIf.segments.map(json(of:))),
      "marginal": marginal.map(json(of:)) ?? .null, "limits": limits.map(json(of:)) ?? .null,
      "request": request?.json ?? .null,
    ]
  }

  private func json(of found: WhatIf.Break) -> JSONValue {
    [
      "value": .number(found.value), "kinds": .array(found.changes.names.map(JSONValue.string)),
      "belongsTo": .string(found.side),
      "before": found.before.map { json(of: $0, fills: $0.fills?.atUpper) } ?? .null,
      "at": json(of: found.at, fills: found.at.fills?.atLower),
      "after": found.after.map { json(of: $0, fills: $0.fills?.atLower) } ?? .null,
    ]
  }

  private func json(of state: WhatIf.State, fills: Int?) -> JSONValue {
    [
      "fills": fills.map(JSONValue.integer) ?? .null,
      "limitingProduct": name(of: state.limitingProduct).map(JSONValue.string) ?? .null,
      "areaPerFill": state.areaPerFill.map(json(of:)) ?? .null, "tanks": tanks(of: state),
    ]
  }

  private func json(of segment: WhatIf.Segment) -> JSONValue {
    [
      "from": .number(segment.lower), "includesFrom": .bool(segment.includesLower),
      "to": .number(segment.upper), "includesTo": .bool(segment.includesUpper),
      "fillsFrom": segment.state.fills.map { .integer($0.atLower) } ?? .null,
      "fillsTo": segment.state.fills.map { .integer($0.atUpper) } ?? .null,
      "limitingProduct": name(of: segment.state.limitingProduct).map(JSONValue.string) ?? .null,
      "areaPerFill": segment.state.areaPerFill.map(json(of:)) ?? .null,
      "tanks": tanks(of: segment.state),
    ]
  }

  private func tanks(of state: WhatIf.State) -> JSONValue {
    .array(contents(of: state.assignment).map { $0.map(JSONValue.string) ?? .null })
  }

  private func json(of formula: WhatIf.AreaFormula) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("kind", .string(formula.name)), .init("coefficient", .number(formula.coefficient)),
    ]
    if let summand = formula.summand { members.append(.init("summand", .number(summand))) }
    return .object(members)
  }

  private func json(of marginal: MarginalValues) -> JSONValue {
    [
      "areaPerFillAc": .number(marginal.areaPerFill.acres),
      "rates": .array(
        marginal.rates.map {
          [
            "product": name(of: $0.product).map(JSONValue.string) ?? .null,
            "gainOfLessAcPerLbPerAc": .number($0.gainOfLess),
            "lossOfMoreAcPerLbPerAc": .number($0.lossOfMore),
          ]
        }),
      "tanks": .array(
        marginal.tanks.map {
          [
            "tank": .string(cart.tanks[$0.tank].name), "gainOfMoreAcPerBu": .number($0.gainOfMore),
            "lossOfLessAcPerBu": .number($0.lossOfLess),
          ]
        }),
    ]
  }

  private func json(of limits: FillLimits) -> JSONValue {
    [
      "fills": .integer(limits.fills), "largestFieldAc": .number(limits.largestField.acres),
      "rates": .array(
        limits.rates.map {
          [
            "product": name(of: $0.product).map(JSONValue.string) ?? .null,
            "highestLbPerAc": $0.highest.map { .number($0.poundsPerAcre) } ?? .null,
          ]
        }),
    ]
  }
}
