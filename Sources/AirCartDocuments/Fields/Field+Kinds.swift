import AirCart

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
        guard value.node.members != nil else {
          throw value.mismatch(.object(table.description))
        }
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
