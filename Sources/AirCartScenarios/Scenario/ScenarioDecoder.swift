import AirCart

/// Turns a document that has been validated into values.
///
/// What the description promises is taken for granted here: a broken promise is a defect of
/// AirCart, not of the file.
struct ScenarioDecoder {
  private let node: SyntaxNode
  private let path: DocumentPath
  private let units: UnitSystem

  /// Decodes a whole scenario.
  static func document(_ node: SyntaxNode) -> ScenarioDocument {
    let root = ScenarioDecoder(
      node: node, path: DocumentPath(), units: ScenarioDocument.unitSystem(of: node))
    return ScenarioDocument(
      name: root.required(.name).text,
      title: root[.title]?.text,
      units: root.units,
      carts: root[.carts]?.cartSelection ?? .all,
      usesSaddleTank: root[.saddleTank]?.node.bool ?? true,
      densities: root.choice(.densities) ?? .listed,
      field: root.required(.field).levels,
      products: root.required(.products).elements.map(\.product),
      emptyTanks: root[.emptyTanks]?.elements.map(\.tankReference) ?? [],
      reserve: root[.reserve]?.reserve,
      tankReserves: root[.tankReserves]?.elements.map(\.tankReserve) ?? [],
      payload: root[.payload]?.number,
      grossWeight: root[.grossWeight]?.number)
  }
}

// MARK: - Moving about

extension ScenarioDecoder {
  private subscript(key: ScenarioKey) -> ScenarioDecoder? {
    node[key.rawValue].map {
      ScenarioDecoder(node: $0, path: path.appending(key: key.rawValue), units: units)
    }
  }

  private func required(_ key: ScenarioKey) -> ScenarioDecoder {
    guard let member = self[key] else {
      preconditionFailure("The validator let a document without \(key.rawValue) pass.")
    }
    return member
  }

  /// The elements; `null`, which no valid list has, is one that a `SoundPart` leaves out.
  private var elements: [ScenarioDecoder] {
    (node.elements ?? []).enumerated().filter { $0.element.kind != .null }.map { index, element in
      ScenarioDecoder(node: element, path: path.appending(index: index), units: units)
    }
  }

  private var location: DocumentLocation {
    DocumentLocation(span: node.span, pointer: path.pointer)
  }
}

// MARK: - Scalars

extension ScenarioDecoder {
  private var text: Located<String> { Located(plainText, at: location) }

  private var number: Located<Double> { Located(plainNumber, at: location) }

  private var plainText: String {
    guard let text = node.string else {
      preconditionFailure("The validator let a value that is not text pass at \(path.pointer).")
    }
    return text
  }

  private var plainNumber: Double {
    guard let number = node.number else {
      preconditionFailure("The validator let a value that is not a number at \(path.pointer) pass.")
    }
    return number
  }

  private func choice<Value: DocumentWord>(_ key: ScenarioKey) -> Value? {
    self[key].flatMap { Value(word: $0.plainText) }
  }

  private var levels: Levels {
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
  private var cartSelection: CartSelection {
    if node.string == CartSelection.allWord { return .all }
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

  private var tankReference: Located<TankReference> {
    Located(node.string.map { .name($0) } ?? .number(Int(plainNumber)), at: location)
  }

  private var product: ProductEntry {
    ProductEntry(
      name: required(.product).text, rate: required(.rate).levels,
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

  private var density: DensityEntry {
    if let member = self[.poundsPerBushel] { return .poundsPerBushel(member.plainNumber) }
    if let member = self[.kilogramsPerHectolitre] {
      return .kilogramsPerHectolitre(member.plainNumber)
    }
    if let member = self[.poundsPerCubicFoot] { return .poundsPerCubicFoot(member.plainNumber) }
    if let member = self[.gramsPerHalfLitre] { return .gramsPerHalfLitre(member.plainNumber) }
    return .bare(plainNumber, in: units)
  }
}
