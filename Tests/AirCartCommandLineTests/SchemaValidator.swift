import Foundation

/// Checks JSON against as much of draft-07 as AirCart's schemas have.
struct SchemaValidator {
  private let schema: [String: Any]

  /// Reads the text of a schema.
  init(_ text: String) throws {
    schema = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  /// What is wrong with a document, each with its place.
  func faults(_ value: Any) -> [String] { Self.faults(value, schema, "") }

  private static func faults(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    var faults: [String] = []
    if let alternatives = schema["anyOf"] as? [[String: Any]] {
      let each = alternatives.map { Self.faults(value, $0, place) }
      if !each.contains(where: \.isEmpty) { faults += each.min { $0.count < $1.count } ?? [] }
    }
    if let type = schema["type"] as? String, !isOf(type, value) {
      return faults + ["\(place) is not \(type): \(value)"]
    }
    if let names = schema["enum"] as? [String], !names.contains(value as? String ?? "") {
      faults.append("\(place) is none of \(names): \(value)")
    }
    if let items = schema["items"] as? [String: Any], let elements = value as? [Any] {
      faults += elements.enumerated().flatMap { Self.faults($1, items, "\(place)/\($0)") }
    }
    if let object = value as? [String: Any] { faults += Self.keyFaults(object, schema, place) }
    return faults
  }

  private static func keyFaults(
    _ object: [String: Any], _ schema: [String: Any], _ place: String
  ) -> [String] {
    let known = schema["properties"] as? [String: [String: Any]] ?? [:]
    let isClosed = schema["additionalProperties"] as? Bool == false
    let required = schema["required"] as? [String] ?? []
    return required.filter { object[$0] == nil }.map { "\(place)/\($0) is missing" }
      + object.sorted { $0.key < $1.key }.flatMap { key, value in
        known[key].map { faults(value, $0, "\(place)/\(key)") }
          ?? (isClosed ? ["\(place)/\(key) is unknown"] : [])
      }
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    let isFlag = FlagNumber.isFlag(value)
    return switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isFlag
    case "null": value is NSNull
    case "number": value is NSNumber && !isFlag
    case "integer":
      !isFlag && (value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue } ?? false
    default: false
    }
  }
}

/// Foundation reads `true` as a number too; only its type tells.
private enum FlagNumber {
  static func isFlag(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return String(cString: number.objCType) == String(cString: NSNumber(value: true).objCType)
  }
}
