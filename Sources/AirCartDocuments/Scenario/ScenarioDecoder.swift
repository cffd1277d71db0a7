import AirCart

/// Turns a document that has been validated into values.
///
/// What the description promises is taken for granted here: a broken promise is a defect of
/// AirCart, not of the file. Other documents in which carts and products stand are decoded by
/// extensions of it.
struct ScenarioDecoder: Equatable, Sendable {
  let node: SyntaxNode
  private let path: DocumentPath
  let units: UnitSystem

  /// Creates the decoder of a document's root.
  init(root node: SyntaxNode) {
    self.init(node: node, path: DocumentPath(), units: ScenarioDocument.unitSystem(of: node))
  }

  private init(node: SyntaxNode, path: DocumentPath, units: UnitSystem) {
    self.node = node
    self.path = path
    self.units = units
  }

  /// Decodes a whole scenario.
  static func document(_ node: SyntaxNode) -> ScenarioDocument {
    ScenarioDecoder(root: node).scenario
  }

  /// The document as a scenario; of another kind of document, what it has in common with one.
  ///
  /// A scenario has a name, field sizes and products, because the validator lets none without them
  /// pass.
  var scenario: ScenarioDocument {
    ScenarioDocument(
      name: self[.name]?.text ?? Located("", at: location),
      title: self[.title]?.text,
      units: units,
      carts: self[.carts]?.cartSelection ?? .all,
      usesSaddleTank: self[.saddleTank]?.node.bool ?? true,
      densities: choice(ScenarioKey.densities) ?? .listed,
      field: self[.field]?.levels ?? Levels(form: .list, values: [], location: location),
      products: products,
      emptyTanks: self[.emptyTanks]?.elements.map(\.tankReference) ?? [],
      reserve: self[.reserve]?.reserve,
      tankReserves: self[.tankReserves]?.elements.map(\.tankReserve) ?? [],
      payload: self[.payload]?.number, grossWeight: self[.grossWeight]?.number,
      keepApart: self[.keepApart]?.elements.map { $0.elements.map(\.text) } ?? [])
  }
}

// MARK: - Moving about

extension ScenarioDecoder {
  subscript(key: ScenarioKey) -> ScenarioDecoder? { member(key) }

  func required(_ key: ScenarioKey) -> ScenarioDecoder { requiredMember(key) }

  /// What stands behind a key of any document.
  func member(_ key: some RawRepresentable<String>) -> ScenarioDecoder? {
    node[key.rawValue].map {
      ScenarioDecoder(node: $0, path: path.appending(key: key.rawValue), units: units)
    }
  }

  /// What stands behind a key of any document that the document is incomplete without.
  func requiredMember(_ key: some RawRepresentable<String>) -> ScenarioDecoder {
    guard let member = member(key) else {
      preconditionFailure("The validator let a document without \(key.rawValue) pass.")
    }
    return member
  }

  /// The elements; `null`, which no valid list has, is one that a `SoundPart` leaves out.
  var elements: [ScenarioDecoder] {
    (node.elements ?? []).enumerated().filter { $0.element.kind != .null }.map { index, element in
      ScenarioDecoder(node: element, path: path.appending(index: index), units: units)
    }
  }

  var location: DocumentLocation {
    DocumentLocation(span: node.span, pointer: path.pointer)
  }
}

// MARK: - Scalars

extension ScenarioDecoder {
  var text: Located<String> { Located(plainText, at: location) }

  var number: Located<Double> { Located(plainNumber, at: location) }

  var plainText: String {
    guard let text = node.string else {
      preconditionFailure("The validator let a value that is not text pass at \(path.pointer).")
    }
    return text
  }

  var plainNumber: Double {
    guard let number = node.number else {
      preconditionFailure("The validator let a value that is not a number at \(path.pointer) pass.")
    }
    return number
  }

  func choice<Value: DocumentWord>(_ key: some RawRepresentable<String>) -> Value? {
    member(key).flatMap { Value(word: $0.plainText) }
  }

  var levels: Levels {
    switch node.kind {
    case .array(let elements):
      Levels(form: .list, values: elements.compactMap(\.number), location: location)
    case .object: Levels(form: .range, values: range.values, location: location)
    default: Levels(form: .single, values: [plainNumber], location: location)
    }
  }

  private var range: LevelRange {
    guard let from = node[RangeKey.from.rawValue]?.number,
      let to = node[RangeKey.to.rawValue]?.number,
      let step = node[RangeKey.step.rawValue]?.number,
      let range = try? LevelRange(from: from, to: to, step: step)
    else { preconditionFailure("The validator let a broken range at \(path.pointer) pass.") }
    return range
  }
}

// MARK: - Carts and products

extension ScenarioDecoder {
  var cartSelection: CartSelection {
    if node.string?.isSameWord(as: CartSelection.allWord) == true { return .all }
    let entries = node.string == nil ? elements : [self]
    return .entries(entries.map { Located($0.cartEntry, at: $0.location) })
  }

  private var cartEntry: CartEntry {
    if let name = node.string { return .named(name) }
    return .inline(
      InlineCart(
        name: required(.name).text, tanks: required(.tanks).elements.map(\.inlineTank),
        emptyWeight: self[.emptyWeight]?.number, source: self[.source]?.text))
  }

  private var inlineTank: InlineTank {
    node.number != nil
      ? InlineTank(name: nil, capacity: number)
      : InlineTank(name: self[.name]?.text, capacity: required(.capacity).number)
  }

  /// The products of a scenario or of a crop.
  var products: [ProductEntry] { self[.products]?.elements.map(\.product) ?? [] }

  private var tankReference: Located<TankReference> {
    Located(node.string.map { .name($0) } ?? .number(Int(plainNumber)), at: location)
  }

  private var product: ProductEntry {
    ProductEntry(
      name: required(.product).text,
      rate: self[.rate]?.levels ?? Levels(form: .list, values: [], location: location),
      density: self[.density].map { Located($0.density, at: $0.location) },
      tanks: self[.tanks]?.elements.map(\.tankReference) ?? [],
      maxTanks: self[.maxTanks].map { Located(Int($0.plainNumber), at: $0.location) },
      keepOutOf: self[.keepOutOf]?.elements.map(\.tankReference) ?? [],
      location: location)
  }

  private var tankReserve: TankReserve {
    TankReserve(tank: required(.tank).tankReference, reserve: required(.reserve).reserve)
  }

  private var reserve: Located<Reserve> {
    let percent = self[.percent].map { Reserve.percent($0.plainNumber) }
    let volume = Reserve.volume(Volume(bushels: (self[.bushels] ?? self).bushelsOrZero))
    return Located(percent ?? volume, at: location)
  }

  /// The number of a value that is one.
  private var bushelsOrZero: Double { node.number ?? 0 }

  var density: DensityEntry {
    if let member = self[.poundsPerBushel] { return .poundsPerBushel(member.plainNumber) }
    if let member = self[.kilogramsPerHectolitre] {
      return .kilogramsPerHectolitre(member.plainNumber)
    }
    if let member = self[.poundsPerCubicFoot] { return .poundsPerCubicFoot(member.plainNumber) }
    if let member = self[.gramsPerHalfLitre] { return .gramsPerHalfLitre(member.plainNumber) }
    if let member = self[.poundsPerAveryBushel] { return .poundsPerAveryBushel(member.plainNumber) }
    return .bare(plainNumber, in: units)
  }
}
