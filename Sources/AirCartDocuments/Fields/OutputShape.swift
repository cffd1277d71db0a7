package import AirCart

/// How a value is written in a result, and what the schema says of it.
///
/// A result has the units of its scenario or farm where its shapes are measured, and otherwise those
/// that its keys name.
package struct OutputShape<Value>: Sendable {
  /// What is in the document.
  package let description: @Sendable (UnitSystem) -> ValueDescription
  /// What the unit adds to the key.
  let keyEnding: @Sendable (UnitSystem) -> String
  let write: @Sendable (Value, UnitSystem) -> JSONValue

  init(
    _ description: @escaping @Sendable (UnitSystem) -> ValueDescription,
    keyEnding: @escaping @Sendable (UnitSystem) -> String = { _ in "" },
    write: @escaping @Sendable (Value, UnitSystem) -> JSONValue
  ) {
    self.description = description
    self.keyEnding = keyEnding
    self.write = write
  }
}

extension OutputShape<String> {
  package static var text: Self { Self({ _ in .anyText }, write: { text, _ in .string(text) }) }

  package static func word(_ words: [String]) -> Self {
    let choices = words.map { Choice(name: $0, documentation: "") }
    return Self({ _ in .choice(choices) }, write: { text, _ in .string(text) })
  }
}

extension OutputShape<Bool> {
  package static var flag: Self { Self({ _ in .flag }, write: { flag, _ in .bool(flag) }) }
}

extension OutputShape<Int> {
  package static var whole: Self {
    Self({ _ in .number(NumberRule(isWhole: true)) }, write: { number, _ in .integer(number) })
  }

  static func exactly(_ number: Int) -> Self {
    let rule = NumberRule(
      minimum: .inclusive(Double(number)), maximum: Double(number), isWhole: true)
    return Self({ _ in .number(rule) }, write: { number, _ in .integer(number) })
  }
}

extension OutputShape<UInt64> {
  /// As text, for other programs read numbers beyond 2^53 wrongly.
  package static var seed: Self {
    Self({ _ in .anyText }, write: { seed, _ in .string("\(seed)") })
  }
}

extension OutputShape<Double> {
  package static var number: Self { number(in: "") }

  /// A number in a unit that the key names.
  package static func number(in unit: String) -> Self { .quantity(unit) { $0 } }

  /// A number in canonical units, written in those of the document.
  package static func measured(_ unit: DataUnit) -> Self {
    Self(
      { .number(unit.rule(in: $0)) }, keyEnding: { unit.keyEnding(in: $0) },
      write: { number, units in .number(number * unit.factor(in: units)) })
  }

  /// The same within an object whose own key names the unit.
  package static func part(of unit: DataUnit) -> Self {
    let own = measured(unit)
    return Self(own.description, write: own.write)
  }

  /// A number that is in the units of the document already.
  package static func stated(_ unit: DataUnit) -> Self {
    Self(
      { .number(unit.rule(in: $0)) }, keyEnding: { unit.keyEnding(in: $0) },
      write: { number, _ in .number(number) })
  }
}

extension OutputShape {
  /// A quantity in a unit that the key names, whatever the units of the document.
  fileprivate static func quantity(
    _ unit: String, _ number: @escaping @Sendable (Value) -> Double
  ) -> Self {
    let rule = NumberRule(unit: unit.isEmpty ? nil : UnitName(unit))
    return Self({ _ in .number(rule) }, write: { value, _ in .number(number(value)) })
  }
}

extension OutputShape<Volume> {
  package static var bushels: OutputShape<Volume> { quantity("bu") { $0.bushels } }
}

extension OutputShape<Area> {
  package static var acres: OutputShape<Area> { quantity("ac") { $0.acres } }
}

extension OutputShape<Mass> {
  package static var pounds: OutputShape<Mass> { quantity("lb") { $0.pounds } }
}

extension OutputShape<ApplicationRate> {
  package static var poundsPerAcre: OutputShape<ApplicationRate> {
    quantity("lb/ac") { $0.poundsPerAcre }
  }
}

extension OutputShape<BulkDensity> {
  package static var poundsPerBushel: OutputShape<BulkDensity> {
    quantity("lb/bu") { $0.poundsPerBushel }
  }
}

extension OutputShape<[JSONValue.Member]> {
  /// An object whose keys this document does not know.
  package static var members: Self {
    Self(
      { _ in .object(ObjectDescription("options", keys: [])) },
      write: { members, _ in .object(members) })
  }
}

extension OutputShape<JSONValue> {
  package static var textOrNumber: Self {
    Self({ _ in .anyOf([.anyText, .number(NumberRule())]) }, write: { value, _ in value })
  }

  /// What was written by a table before.
  package static func made<Owner>(_ table: OutputTable<Owner>) -> Self {
    Self({ .object(table.description(in: $0)) }, write: { value, _ in value })
  }
}

extension OutputShape {
  package static func object(_ table: OutputTable<Value>) -> Self {
    Self({ .object(table.description(in: $0)) }, write: { table.json($0, $1) })
  }

  /// An object of numbers that measure the same, whose key names the unit.
  package static func object(_ table: OutputTable<Value>, of unit: DataUnit) -> Self {
    Self(
      { .object(table.description(in: $0)) }, keyEnding: { unit.keyEnding(in: $0) },
      write: { table.json($0, $1) })
  }

  package static func list<Element>(_ element: OutputShape<Element>) -> Self
  where Value == [Element] {
    Self(
      { .list(ListRule(of: "value", count: 0...Int.max, element.description($0))) },
      keyEnding: element.keyEnding,
      write: { values, units in .array(values.map { element.write($0, units) }) })
  }

  package static func list<Element>(_ table: OutputTable<Element>) -> Self
  where Value == [Element] {
    .list(.object(table))
  }

  /// What a file that people write has too, described as there.
  package static func described(
    _ description: ObjectDescription, write: @escaping @Sendable (Value) -> JSONValue
  ) -> Self {
    Self(
      { _ in ValueDescription.object(description).ofResults },
      write: { value, _ in write(value) })
  }
}

extension ValueDescription {
  static let anyText = ValueDescription.text(TextRule("a text", length: 0...Int.max))
}

extension DataUnit {
  /// The ending of a key: `Ac`, `LbPerAc`; empty where there is no unit.
  fileprivate func keyEnding(in system: UnitSystem) -> String {
    guard self != .hours else { return "Hours" }
    return suffix(in: system).split(separator: "_")
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  fileprivate func rule(in system: UnitSystem) -> NumberRule {
    let symbol = symbol(in: system)
    return NumberRule(unit: symbol.isEmpty ? nil : UnitName(symbol))
  }
}
