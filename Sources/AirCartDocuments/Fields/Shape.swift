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
    Shape(.number(rule), read: { $0.node.number }, write: { number, _ in .number(number) })
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
  static var flag: Shape {
    Shape(.flag, read: { $0.node.bool }, write: { flag, _ in .bool(flag) })
  }
}

extension Shape<Mass> {
  /// In lb or kg.
  static func mass(_ rule: NumberRule) -> Shape {
    Shape(
      .number(rule), read: { value in value.node.number.map { Mass($0, in: value.units) } },
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
}
