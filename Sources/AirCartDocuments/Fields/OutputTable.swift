package import AirCart

/// A key of a result, told once: writing, the schema and the tables of the articles follow from it.
package struct OutputField<Owner>: Sendable {
  /// The key without what its unit adds.
  package let stem: String
  private let keyEnding: @Sendable (UnitSystem) -> String
  private let description: @Sendable (String, UnitSystem) -> KeyDescription
  private let value: @Sendable (Owner, UnitSystem) -> JSONValue?

  /// The same key of what has the owner.
  package func of<Other>(_ owner: @escaping @Sendable (Other) -> Owner) -> OutputField<Other> {
    OutputField<Other>(
      stem: stem, keyEnding: keyEnding, description: description,
      value: { [value] in value(owner($0), $1) })
  }

  fileprivate func description(in units: UnitSystem) -> KeyDescription {
    description(stem + keyEnding(units), units)
  }

  fileprivate func member(_ owner: Owner, _ units: UnitSystem) -> JSONValue.Member? {
    value(owner, units).map { JSONValue.Member(stem + keyEnding(units), $0) }
  }
}

extension OutputField {
  /// A key that is always there.
  package init<Value>(
    _ key: OutputKey, _ shape: OutputShape<Value>, _ documentation: String,
    value: @escaping @Sendable (Owner) -> Value
  ) {
    self.init(key, shape, documentation) { shape.write(value($0), $1) }
  }

  /// A key that is `null` where there is no value.
  package init<Value>(
    nullable key: OutputKey, _ shape: OutputShape<Value>, _ documentation: String,
    value: @escaping @Sendable (Owner) -> Value?
  ) {
    self.init(key, shape, isNullable: true, documentation) { owner, units in
      value(owner).map { shape.write($0, units) } ?? .null
    }
  }

  /// A key that is left out where there is no value.
  package init<Value>(
    ifAny key: OutputKey, _ shape: OutputShape<Value>, _ documentation: String,
    value: @escaping @Sendable (Owner) -> Value?
  ) {
    self.init(key, shape, isRequired: false, documentation) { owner, units in
      value(owner).map { shape.write($0, units) }
    }
  }

  private init<Value>(
    _ key: OutputKey, _ shape: OutputShape<Value>, isRequired: Bool = true,
    isNullable: Bool = false, _ documentation: String,
    value: @escaping @Sendable (Owner, UnitSystem) -> JSONValue?
  ) {
    self.init(
      stem: key.spelling, keyEnding: shape.keyEnding,
      description: { name, units in
        KeyDescription(
          named: name, shape.description(units), isRequired: isRequired, isNullable: isNullable,
          documentation)
      }, value: value)
  }
}

/// The keys of an object in a result, in the order in which they are listed and written.
package struct OutputTable<Owner>: Sendable {
  private let noun: String
  package let fields: [OutputField<Owner>]

  package init(_ noun: String, _ fields: [OutputField<Owner>]) {
    self.noun = noun
    self.fields = fields
  }

  /// What the schema says of the object where a document has these units.
  package func description(in units: UnitSystem) -> ObjectDescription {
    ObjectDescription(noun, keys: fields.map { $0.description(in: units) })
  }

  /// The object, measured numbers in these units.
  package func json(_ owner: Owner, _ units: UnitSystem = .imperial) -> JSONValue {
    .object(fields.compactMap { $0.member(owner, units) })
  }
}

/// A kind of result by name, with its schema.
package struct OutputSchema: Sendable {
  /// The name, as `aircart schema` takes it.
  package let name: String
  /// What such a document has, in each system of units.
  package let description: @Sendable (UnitSystem) -> ValueDescription

  package init<Value>(_ name: String, _ shape: OutputShape<Value>) {
    self.name = name
    description = shape.description
  }

  /// The JSON schema; of a result that has the units of its scenario, for both systems.
  package var text: String {
    SchemaText(of: UnitSystem.allCases.map(description), title: "AirCart \(name)").text
  }
}
