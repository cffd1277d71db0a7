import AirCart

/// A value in a document: what it may be, how it is read, and how it is written.
///
/// The validator has compared a document with the description before it is read. What it should let
/// pass all the same is an error of the file here, and never the end of the program.
struct Shape<Value: Sendable>: Sendable {
  typealias Reader = @Sendable (DocumentValue) throws(Diagnostic) -> Value?
  typealias Writer = @Sendable (Value, UnitSystem) -> JSONValue

  let description: ValueDescription
  let write: Writer
  private let reader: Reader

  /// Creates a shape; `read` returns `nil` for what has another one.
  init(_ description: ValueDescription, read: @escaping Reader, write: @escaping Writer) {
    self.description = description
    self.write = write
    reader = read
  }

  /// Reads a value; of one that was refused only the parts of lists and objects are read.
  func read(_ value: DocumentValue) throws(Diagnostic) -> Value {
    guard description.hasParts || !value.isFaulty, let read = try reader(value) else {
      throw value.mismatch(description)
    }
    return read
  }

  /// Creates a shape of what people alone write; as a default it would be `null`.
  init(_ description: ValueDescription, read: @escaping Reader) {
    self.init(description, read: read, write: { _, _ in .null })
  }

  /// The same in the document, and another value in the program that is only read.
  func mapped<Other: Sendable>(_ made: @escaping @Sendable (Value) -> Other) -> Shape<Other> {
    Shape<Other>(description, read: { (value) throws(Diagnostic) in made(try read(value)) })
  }

  /// The same in the document, and another value in the program that needs no check.
  func converted<Other: Sendable>(
    _ made: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value
  ) -> Shape<Other> {
    converted({ value, _ in made(value) }, back: back)
  }

  /// The same in the document, and another value in the program.
  func converted<Other: Sendable>(
    _ read: @escaping @Sendable (Value, DocumentValue) throws(Diagnostic) -> Other,
    back: @escaping @Sendable (Other) -> Value
  ) -> Shape<Other> {
    Shape<Other>(
      description, read: { (value) throws(Diagnostic) in try read(try self.read(value), value) },
      write: { other, units in write(back(other), units) })
  }
}

extension Shape<String> {
  static func text(_ rule: TextRule) -> Shape {
    Shape(.text(rule), read: { $0.node.string }, write: { text, _ in .string(text) })
  }
}

extension Shape<Double> {
  static func number(_ rule: NumberRule) -> Shape {
    Shape(.number(rule), read: { $0.number(rule) }, write: { number, _ in .number(number) })
  }
}

extension Shape<Int> {
  /// A whole number from a least to a most, where there is one.
  static func whole(from least: Int, to most: Int? = nil) -> Shape {
    let rule = NumberRule(
      minimum: .inclusive(Double(least)), maximum: most.map { Double($0) }, isWhole: true)
    return Shape(
      .number(rule), read: { $0.node.number.flatMap { Int(exactly: $0) } },
      write: { number, _ in .integer(number) })
  }
}

extension Shape<Bool> {
  static var flag: Shape { Shape(.flag, read: { $0.node.bool }, write: { flag, _ in .bool(flag) }) }
}

extension Shape<Mass> {
  /// In lb or kg.
  static func mass(_ rule: NumberRule) -> Shape {
    Shape(
      .number(rule), read: { value in value.number(rule).map { Mass($0, in: value.units) } },
      write: { mass, units in .number(units == .imperial ? mass.pounds : mass.kilograms) })
  }
}

extension Shape where Value: DocumentWord {
  static var word: Shape {
    Shape(
      .choice(Value.choices), read: { $0.node.string.flatMap { Value(word: $0) } },
      write: { value, _ in .string(value.word) })
  }
}

extension Shape {
  static func list<Element: Sendable>(
    of noun: String, count: ClosedRange<Int>, isUnique: Bool = false, _ element: Shape<Element>
  ) -> Shape where Value == [Element] {
    Shape(
      .list(ListRule(of: noun, count: count, isUnique: isUnique, element.description)),
      read: { (value) throws(Diagnostic) in
        guard value.node.elements != nil else { return nil }
        var elements: [Element] = []
        for entry in value.elements.prefix(count.upperBound) {
          do throws(Diagnostic) {
            elements.append(try element.read(entry))
          } catch {
            try value.collect(error)
          }
        }
        return count.contains(elements.count) || value.isPartial ? elements : nil
      }, write: { elements, units in .array(elements.map { element.write($0, units) }) })
  }

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
  static func level(_ rule: NumberRule) -> Shape { levels(.number(rule), rule) }

  /// One number, a list of them, or a range whose end is included.
  static func levels(_ rule: NumberRule, noun: String) -> Shape {
    levels(.levels(rule, noun: noun), rule)
  }

  private static func levels(_ description: ValueDescription, _ rule: NumberRule) -> Shape {
    Shape(description) { value in
      guard !value.isFaulty, let (form, numbers) = rule.levels(value.node, in: value.units) else {
        return nil
      }
      let rates = numbers.map(\.rate)
      return Levels(
        form: form, values: numbers.map(\.value), rates: rates.contains { $0 != nil } ? rates : [],
        location: value.location)
    }
  }
}

extension NumberRule {
  fileprivate func levels(
    _ node: SyntaxNode, in system: UnitSystem
  ) -> (Levels.Form, [StatedNumber])? {
    if let number = stated(node, in: system) { return (.single, [number]) }
    if let elements = node.elements {
      return (.list, elements.compactMap { stated($0, in: system) })
    }
    guard let (from, to, step) = range(node, in: system),
      let range = try? LevelRange(from: from, to: to, step: step)
    else { return nil }
    let rate = statedRange(node, in: system).first?.rate
    return (.range, range.values.map { value in rate?.with(value) ?? .number(value) })
  }
}

extension StatedRate {
  fileprivate func with(_ value: Double) -> StatedNumber {
    .rate(StatedRate(QuantityText(value: value, unit: quantity.unit), seed: seed))
  }
}
