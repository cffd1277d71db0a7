import AirCart
import AirCartDocuments

extension Wording {
  /// The table, kinds of values and states, each in the order of their numbers, and single words.
  static var json: JSONValue {
    [
      "statements": .array(Statement.Kind.allCases.map { template(of: $0).json }),
      "words": [
        "fills": fills.json, "tanks": tanks.json, "noFill": noFill.json, "years": years.json,
        "noYear": noYear.json, "weightLimit": weightLimit.json, "amount": amount.json,
        "cropOnField": cropOnField.json, "cropOnFields": cropOnFields.json,
        "equals": .string(equals), "to": .string(to),
        "densityNote": template(of: .densityNote).json,
        "noBand": .string(PlanRequest.noBand(for: "“{name}”")),
      ], "sheet": Sheet.json,
      "values": .array(Statement.Value.Kind.allCases.map { .string("\($0)") }),
      "loads": .array(
        CartLoad.allCases.map { .string($0 == .over ? "" : $0.word) }),
      "uses": .array(TankUse.allCases.map { .string($0.word) }),
      "crops": .array(SeedCrop.allCases.map { .string($0.name) }),
      "nutrients": .array(Nutrient.allCases.map { .string($0.name) }),
      "nutrientWords": .array(Nutrient.allCases.map { .string($0.words) }),
    ]
  }
}

extension Statement {
  /// The kind and the values as numbers, as the what-if page reads them.
  var json: JSONValue {
    .array([.integer(kind.rawValue)] + values.map(\.json))
  }
}

extension Statement.Value {
  fileprivate var json: JSONValue {
    if case .clauses(let clauses) = self {
      return .array([.integer(Kind.clauses.rawValue)] + clauses.map(\.json))
    }
    let (kind, numbers) = numbers
    return .array([.integer(kind.rawValue)] + numbers.map(JSONValue.number))
  }
}

extension Wording.Template {
  /// For JSON: one text, or one for each form.
  var json: JSONValue {
    one == other ? .string(other) : ["one": .string(one), "other": .string(other)]
  }
}
