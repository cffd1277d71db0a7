import AirCart

/// A key of a document, described once: reading, validation, schema and writing follow from it.
struct Field<Owner: Sendable>: Sendable {
  typealias Place<Value> = any WritableKeyPath<Owner, Value> & Sendable

  /// The name, the documentation, what it may be, and what its absence means.
  let key: KeyDescription
  let read: @Sendable (DocumentValue, inout Owner) throws(Diagnostic) -> Void
  /// What the owner has for the key; none where it is left out, for `nil` would be JSON's `null`.
  let write: @Sendable (Owner, UnitSystem) -> JSONValue?

  var name: String { key.name }

  /// A key without which the document is incomplete.
  init<Value>(
    _ name: String, at place: Place<Value>, _ shape: Shape<Value>, example: String? = nil,
    _ documentation: String
  ) {
    key = KeyDescription(
      named: name, shape.description, isRequired: true, example: example, documentation)
    read = { (value, owner) throws(Diagnostic) in owner[keyPath: place] = try shape.read(value) }
    write = { owner, units in shape.write(owner[keyPath: place], units) }
  }

  /// A key whose absence means a value, with which it is left out unless it is always written.
  init<Value: Equatable>(
    _ name: String, at place: Place<Value>, _ shape: Shape<Value>, standard: Value,
    isAlwaysWritten: Bool = false, example: String? = nil, _ documentation: String
  ) {
    self.init(
      KeyDescription(
        named: name, shape.description, standard: shape.write(standard, .imperial),
        example: example, documentation),
      at: place, shape, standard: standard, isAlwaysWritten: isAlwaysWritten)
  }

  /// The same for a key that is described elsewhere.
  init<Value: Equatable>(
    _ key: KeyDescription, at place: Place<Value>, _ shape: Shape<Value>, standard: Value,
    isAlwaysWritten: Bool = false
  ) {
    self.key = key
    read = { (value, owner) throws(Diagnostic) in owner[keyPath: place] = try shape.read(value) }
    write = { owner, units in
      let value = owner[keyPath: place]
      guard value != standard || isAlwaysWritten else { return Optional.none }
      return shape.write(value, units)
    }
  }

  /// A key that may be absent, or `null` where it is nullable.
  init<Value>(
    optional name: String, at place: Place<Value?>, _ shape: Shape<Value>, isNullable: Bool = false,
    isNullWritten: Bool = false, example: String? = nil, _ documentation: String
  ) {
    self.init(
      optional: KeyDescription(
        named: name, shape.description, isNullable: isNullable, example: example, documentation),
      at: place, shape, isNullWritten: isNullWritten)
  }

  /// The same for a key that is described elsewhere.
  init<Value>(
    optional key: KeyDescription, at place: Place<Value?>, _ shape: Shape<Value>,
    isNullWritten: Bool = false
  ) {
    self.key = key
    read = { (value, owner) throws(Diagnostic) in owner[keyPath: place] = try shape.read(value) }
    write = { owner, units in
      guard let value = owner[keyPath: place] else {
        return isNullWritten ? JSONValue.null : Optional.none
      }
      return shape.write(value, units)
    }
  }
}

/// The keys of an object in the order in which they are listed and written.
struct FieldTable<Owner: Sendable>: Sendable {
  /// What holds between the keys of an object that has been read, and what follows from it.
  typealias Check = @Sendable (inout Owner, DocumentValue) throws(Diagnostic) -> Void

  /// What the validator and the schema know of the object.
  let description: ObjectDescription
  /// What an object without any key would be.
  let blank: Owner
  private let fields: [Field<Owner>]
  private let check: Check

  /// Creates a table; `blank` is what an object without any key would be.
  init(
    _ noun: String, blank: Owner, _ fields: [Field<Owner>], check: @escaping Check = { _, _ in }
  ) {
    description = ObjectDescription(noun, keys: fields.map(\.key))
    self.blank = blank
    self.fields = fields
    self.check = check
  }

  /// Reads an object.
  ///
  /// Where errors are collected, what cannot be read stays as it is in the blank object.
  ///
  /// - Throws: A diagnostic for the first thing that only the whole object shows.
  func read(_ value: DocumentValue) throws(Diagnostic) -> Owner {
    var owner = blank
    try read(value, into: &owner)
    return owner
  }

  func read(_ value: DocumentValue, into owner: inout Owner) throws(Diagnostic) {
    for field in fields {
      do throws(Diagnostic) {
        if let member = value[field.name], !(field.key.isNullable && member.node.kind == .null) {
          try field.read(member, &owner)
        } else if field.key.isRequired {
          throw value.missing(field.name, of: description.noun)
        }
      } catch {
        try value.collect(error)
      }
    }
    try check(&owner, value)
  }

  /// Reads an object that may be a part of a file, whose pointers a report has.
  func read(
    _ node: SyntaxNode, in source: SourceText, at pointer: String
  ) -> DocumentReading<Owner> {
    var found = DiagnosticReport(on: source)
    let owner = decoded(node, into: &found)
    guard found.hasErrors, !pointer.isEmpty else {
      return DocumentReading(document: owner, report: found)
    }
    var report = DiagnosticReport(on: source)
    for var diagnostic in found.diagnostics {
      diagnostic.pointer = diagnostic.pointer.map { pointer + $0 }
      report.add(diagnostic)
    }
    return DocumentReading(document: nil, report: report)
  }

  private func decoded(_ node: SyntaxNode, into report: inout DiagnosticReport) -> Owner? {
    let value = DocumentValue(root: node)
    DescriptionValidator.validate(
      node, against: description, unitSystem: value.units, into: &report)
    do throws(Diagnostic) {
      return report.hasErrors ? nil : try read(value)
    } catch {
      report.add(error)
      return nil
    }
  }

  /// The object in the units of its document.
  func write(_ owner: Owner, _ units: UnitSystem) -> JSONValue {
    .object(
      fields.compactMap { field in
        field.write(owner, units).map { JSONValue.Member(field.name, $0) }
      })
  }

  var shape: Shape<Owner> {
    Shape(
      .object(description), read: { (value) throws(Diagnostic) in try read(value) },
      write: { owner, units in write(owner, units) })
  }
}

extension Field {
  /// A key whose reading and writing need more than one property.
  init(
    _ key: KeyDescription,
    read: @escaping @Sendable (DocumentValue, inout Owner) throws(Diagnostic) -> Void,
    write: @escaping @Sendable (Owner, UnitSystem) -> JSONValue? = { _, _ in nil }
  ) {
    self.key = key
    self.read = read
    self.write = write
  }

  /// A key whose absence means a value that no schema shows as the default.
  init<Value: Equatable>(
    _ name: String, at place: Place<Value>, _ shape: Shape<Value>, otherwise value: Value,
    example: String? = nil, _ documentation: String
  ) {
    self.init(
      KeyDescription(named: name, shape.description, example: example, documentation), at: place,
      shape, standard: value)
  }

  /// A key that is the same in every document.
  init(
    constant name: String, _ value: JSONValue, _ description: ValueDescription,
    _ documentation: String
  ) {
    self.init(
      KeyDescription(named: name, description, isRequired: true, documentation),
      read: { _, _ in }, write: { _, _ in value })
  }

  /// A key that is for other programs.
  init(ignored name: String, _ description: ValueDescription, _ documentation: String) {
    self.init(KeyDescription(named: name, description, documentation), read: { _, _ in })
  }

  /// An object whose keys belong to the same owner.
  init(
    group name: String, _ noun: String, _ fields: [Field<Owner>], of blank: Owner,
    example: String? = nil, _ documentation: String
  ) {
    let table = FieldTable(noun, blank: blank, fields)
    self.init(
      KeyDescription(named: name, .object(table.description), example: example, documentation),
      read: { (value, owner) throws(Diagnostic) in
        guard value.node.members != nil else { throw value.mismatch(.object(table.description)) }
        try table.read(value, into: &owner)
      },
      write: { owner, units in
        let object = table.write(owner, units)
        return object == .object([]) ? nil : object
      })
  }

  /// The same key of a document that has this one's owner as a part.
  func within<Outer: Sendable>(_ place: Field<Outer>.Place<Owner>) -> Field<Outer> {
    Field<Outer>(
      key, read: { (value, outer) throws(Diagnostic) in try read(value, &outer[keyPath: place]) },
      write: { outer, units in write(outer[keyPath: place], units) })
  }
}
