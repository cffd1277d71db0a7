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
        "equals": .string(equals), "to": .string(localized(word: to)),
        "densityNote": template(of: .densityNote).json,
        "noBand": .string(PlanRequest.noBand(for: "“{name}”")),
      ], "sheet": Sheet.json,
      "values": .array(Statement.Value.Kind.allCases.map { .string("\($0)") }),
      "loads": .array(
        CartLoad.allCases.map { .string($0 == .over ? "" : $0.word) }),
      "uses": .array(TankUse.allCases.map { .string($0.word) }),
      "crops": .array(SeedCrop.allCases.map { .string(localized(word: $0.name)) }),
      "nutrients": .array(Nutrient.allCases.map { .string($0.name) }),
      "nutrientWords": .array(
        Nutrient.allCases.map { .string("\(localized(word: "\($0)")) (\($0.name))") }),
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
  /// For JSON: one text, or one for each form that the language of the moment has.
  var json: JSONValue {
    let forms = [("one", 1), ("few", 2), ("many", 5), ("other", 5)].map { name, count in
      (name, Language.current.phrase(one, other, count) ?? (count == 1 ? one : other))
    }
    if Set(forms.map(\.1)).count == 1 { return .string(forms[0].1) }
    let isEnglish = Language.current.tag == Language.english.tag
    return .object(
      forms.filter { !isEnglish || ["one", "other"].contains($0.0) }
        .map { .init($0.0, .string($0.1)) })
  }
}
