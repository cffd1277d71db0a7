import AirCart

extension Shape {
  static func located<Part>(_ shape: Shape<Part>) -> Shape where Value == Located<Part> {
    shape.converted({ Located($0, at: $1.location) }, back: { $0.value })
  }

  /// Two shapes of different JSON types.
  static func either(
    _ first: Shape, _ second: Shape, isFirst: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) -> Shape {
    Shape(
      .anyOf([first.description, second.description]),
      read: { (value) throws(Diagnostic) in
        for shape in [first, second] where shape.description.hasType(of: value.node) {
          return try shape.read(value)
        }
        return nil
      },
      write: { value, units in (isFirst(value) ? first : second).write(value, units) })
  }

  /// An object with exactly one of several keys.
  static func oneKey(_ noun: String, _ alternatives: [Alternative<Value>]) -> Shape {
    Shape(
      .object(ObjectDescription(noun, rule: .exactlyOneKey, keys: alternatives.map(\.key))),
      read: { (value) throws(Diagnostic) in
        for alternative in alternatives {
          if let member = value[alternative.key.name] { return try alternative.read(member) }
        }
        return nil
      },
      write: { value, units in
        .object(
          alternatives.compactMap { alternative in
            alternative.write(value, units).map { .init(alternative.key.name, $0) }
          })
      })
  }
}

/// One of the keys of which an object has exactly one.
struct Alternative<Value: Sendable>: Sendable {
  let key: KeyDescription
  let read: @Sendable (DocumentValue) throws(Diagnostic) -> Value
  let write: @Sendable (Value, UnitSystem) -> JSONValue?

  /// Creates a key that makes a whole value of its part; `part` is `nil` for
  /// values of other keys, and may be left out where nothing is written.
  init<Part>(
    _ name: String, _ shape: Shape<Part>, _ documentation: String,
    whole: @escaping @Sendable (Part) -> Value,
    part: @escaping @Sendable (Value) -> Part? = { _ in nil }
  ) {
    key = KeyDescription(named: name, shape.description, documentation)
    read = { (value) throws(Diagnostic) in whole(try shape.read(value)) }
    write = { value, units in part(value).map { shape.write($0, units) } }
  }
}

extension ValueDescription {
  /// Whether parts of such a value mean something without the others.
  var hasParts: Bool {
    switch self {
    case .list, .anyOf: true
    case .object(let object): object.rule == nil
    case .text, .choice, .number, .flag: false
    }
  }
}

// MARK: - Levels

extension Shape<Levels> {
  static func level(_ rule: NumberRule) -> Shape {
    levels(.number(rule))
  }

  /// One number, a list of them, or a range whose end is included.
  static func levels(_ rule: NumberRule, noun: String) -> Shape {
    levels(.levels(rule, noun: noun))
  }

  private static func levels(_ description: ValueDescription) -> Shape {
    Shape(description) { value in
      guard !value.isFaulty, let (form, values) = value.node.levels else { return nil }
      return Levels(form: form, values: values, location: value.location)
    }
  }
}

extension SyntaxNode {
  fileprivate var levels: (Levels.Form, [Double])? {
    switch kind {
    case .number(let number, _): return (.single, [number])
    case .array(let elements): return (.list, elements.compactMap(\.number))
    default:
      guard let from = self[RangeKey.from.rawValue]?.number,
        let to = self[RangeKey.to.rawValue]?.number,
        let step = self[RangeKey.step.rawValue]?.number,
        let range = try? LevelRange(from: from, to: to, step: step)
      else { return nil }
      return (.range, range.values)
    }
  }
}
