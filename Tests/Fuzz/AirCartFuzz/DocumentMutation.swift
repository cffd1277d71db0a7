import AirCartDocuments
import AirCartTestSupport

/// Changes one place of a document at random, knowing which keys and values may be there.
struct DocumentMutation {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// The text with one or a few changes; `nil` where it is no document at all.
  mutating func changed(_ bytes: [UInt8], as description: ValueDescription?) -> [UInt8]? {
    let source = SourceText(name: "input", bytes: bytes)
    guard let node = try? SyntaxReader.read(source) else {
      return description.map { Array(made($0, depth: 0).text(.compact).utf8) }
    }
    var value = JSONValue(node)
    for _ in 0...Int.random(in: 0...2, using: &random) {
      value = changed(value, description, depth: 0)
    }
    return Array(value.text(.compact).utf8)
  }

  private mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  // MARK: Changing

  private mutating func changed(
    _ value: JSONValue, _ description: ValueDescription?, depth: Int
  ) -> JSONValue {
    switch value {
    case .object(let members) where !members.isEmpty && !oneIn(8):
      return .object(changed(members, description?.object, depth))
    case .array(let elements) where !elements.isEmpty && !oneIn(8):
      return .array(changed(elements, description?.element, depth))
    default: return description.map { made($0, depth: depth) } ?? plain()
    }
  }

  private mutating func changed(
    _ members: [JSONValue.Member], _ object: ObjectDescription?, _ depth: Int
  ) -> [JSONValue.Member] {
    var members = members
    let place = Int.random(in: members.indices, using: &random)
    switch Int.random(in: 0...9, using: &random) {
    case 0: members.remove(at: place)
    case 1: members.append(members[place])
    case 2...4:
      guard let key = object?.keys.randomElement(using: &random) else { fallthrough }
      members.removeAll { $0.name == key.name }
      members.append(JSONValue.Member(key.name, made(key.value, depth: depth + 1)))
    default:
      let key = object?.keys.first { $0.name == members[place].name }
      members[place].value = changed(members[place].value, key?.value, depth: depth + 1)
    }
    return members
  }

  private mutating func changed(
    _ elements: [JSONValue], _ element: ValueDescription?, _ depth: Int
  ) -> [JSONValue] {
    var elements = elements
    let place = Int.random(in: elements.indices, using: &random)
    switch Int.random(in: 0...7, using: &random) {
    case 0: elements.remove(at: place)
    case 1: elements.append(elements[place])
    case 2: elements.append(element.map { made($0, depth: depth + 1) } ?? plain())
    default: elements[place] = changed(elements[place], element, depth: depth + 1)
    }
    return elements
  }

  // MARK: Making

  /// A value that the description allows, or nearly.
  private mutating func made(_ description: ValueDescription, depth: Int) -> JSONValue {
    guard depth < 8, !oneIn(20) else { return plain() }
    switch description {
    case .text: return .string(text())
    case .choice(let choices): return .string(choices.randomElement(using: &random)?.name ?? "")
    case .number(let rule): return .number(number(rule))
    case .flag: return .bool(oneIn(2))
    case .list(let rule):
      let count = min(rule.count.upperBound, Int.random(in: 0...3, using: &random))
      return .array((0..<count).map { _ in made(rule.element, depth: depth + 1) })
    case .object(let object):
      var members: [JSONValue.Member] = []
      for key in object.keys where key.isRequired && !oneIn(10) || oneIn(4) {
        members.append(JSONValue.Member(key.name, made(key.value, depth: depth + 1)))
      }
      if let others = object.others, !oneIn(4) {
        members.append(JSONValue.Member(text(), made(others.value, depth: depth + 1)))
      }
      return .object(members)
    case .anyOf(let values):
      return values.randomElement(using: &random).map { made($0, depth: depth) } ?? .null
    }
  }

  private mutating func number(_ rule: NumberRule) -> Double {
    let least =
      switch rule.minimum {
      case .inclusive(let bound), .exclusive(let bound): bound
      case nil: -10.0
      }
    let most = rule.maximum ?? 1_000
    var number = Double.random(in: least...max(least, min(most, least + 1_000)), using: &random)
    let edges = [least, most, least - 1, most + 1, 0, 1]
    if oneIn(4), let edge = edges.randomElement(using: &random) { number = edge }
    return rule.isWhole || oneIn(2) ? number.rounded() : number
  }

  private mutating func plain() -> JSONValue {
    let values: [JSONValue] = [
      .null, true, -1, 0, 1, 5, 160, 1e300, 1e-300, .number(.nan), .string(text()), [], [:],
    ]
    return values.randomElement(using: &random) ?? .null
  }

  private mutating func text() -> String {
    let texts = [
      "91300", "9950", "9650", "L9950", "L9650", "wheat", "Wheat", "Canola", "urea", "MAP", "AMS",
      "Urea (46-0-0)", "Potash (0-0-60)", "Our blend (20-20-0)", "TagTeam inoculant", "Tank 1",
      "Tank 2", "Saddle", "imperial", "metric", "North", "05-15", "2026-05-15T08:00:00Z", "",
      "é\u{202E}", "=1+1", "a\tb\nc", String(repeating: "x", count: 300),
    ]
    return texts.randomElement(using: &random) ?? ""
  }
}

extension ValueDescription {
  fileprivate var object: ObjectDescription? {
    switch self {
    case .object(let object): object
    case .anyOf(let values): values.lazy.compactMap(\.object).first
    default: nil
    }
  }

  fileprivate var element: ValueDescription? {
    switch self {
    case .list(let rule): rule.element
    case .anyOf(let values): values.lazy.compactMap(\.element).first
    default: nil
    }
  }
}
