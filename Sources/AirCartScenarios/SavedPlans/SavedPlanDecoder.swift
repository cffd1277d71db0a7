import AirCart

/// Turns a saved plan that has been validated into values.
///
/// What the description promises is taken for granted here: a broken promise is a defect of
/// AirCart, not of the file.
struct SavedPlanDecoder {
  private let node: SyntaxNode
  private let path: DocumentPath

  /// Decodes a whole plan.
  ///
  /// - Throws: A diagnostic for the first thing that only the whole plan shows.
  static func plan(_ node: SyntaxNode) throws(Diagnostic) -> SavedPlan {
    try SavedPlanDecoder(node: node, path: DocumentPath()).plan()
  }

  private func plan() throws(Diagnostic) -> SavedPlan {
    let units: UnitSystem = word(.units) ?? .imperial
    let products = self[.products].elements
    try requireDistinct(products.map { $0[.product] }, "product") { $0.fullName }
    guard products.contains(where: { $0[.rate].number > 0 }) else {
      throw Diagnostic(
        .nothingSeeded, "every rate is 0, so that nothing is seeded", at: self[.products].location)
    }
    return SavedPlan(
      id: self[.id].text, name: self[.name].text, saved: try saved(), units: units,
      cart: try self[.cart].cart(units), usesSaddleTank: member(.saddleTank)?.node.bool ?? true,
      densities: word(.densities) ?? .listed, field: self[.field].number,
      products: try products.map { (product) throws(Diagnostic) in try product.product() },
      emptyTanks: member(.emptyTanks)?.elements.map(\.tankReference) ?? [],
      limits: limits(units), keepApart: try pairs(of: products), filling: try filling(),
      results: member(.results)?.results)
  }

  private func saved() throws(Diagnostic) -> Timestamp {
    guard let time = Timestamp(self[.saved].text) else {
      throw Diagnostic(
        .text, "\(SavedPlanKey.saved.rawValue.quoted) is no time", at: self[.saved].location,
        notes: ["a time is written 2026-11-21T14:00:00Z"])
    }
    return time
  }
}

// MARK: - Moving about

extension SavedPlanDecoder {
  private subscript(key: SavedPlanKey) -> SavedPlanDecoder {
    guard let member = member(key) else {
      preconditionFailure("The validator let a plan without \(key.rawValue) pass.")
    }
    return member
  }

  private func member(_ key: SavedPlanKey) -> SavedPlanDecoder? {
    node[key.rawValue].map { SavedPlanDecoder(node: $0, path: path.appending(key: key.rawValue)) }
  }

  private var elements: [SavedPlanDecoder] {
    (node.elements ?? []).enumerated().map { index, element in
      SavedPlanDecoder(node: element, path: path.appending(index: index))
    }
  }

  private var location: DocumentLocation {
    DocumentLocation(span: node.span, pointer: path.pointer)
  }

  private var text: String {
    guard let text = node.string else {
      preconditionFailure("The validator let a value that is not text pass at \(path.pointer).")
    }
    return text
  }

  private var number: Double {
    guard let number = node.number else {
      preconditionFailure("The validator let a value that is not a number at \(path.pointer) pass.")
    }
    return number
  }

  private func word<Word: DocumentWord>(_ key: SavedPlanKey) -> Word? {
    member(key).flatMap { Word(word: $0.text) }
  }

  private func requireDistinct(
    _ names: [SavedPlanDecoder], _ noun: String,
    by fullName: (SavedPlanDecoder) -> String = { $0.text }
  ) throws(Diagnostic) {
    var seen: Set<String> = []
    for name in names where !seen.insert(fullName(name).lowercased()).inserted {
      throw Diagnostic(
        .duplicateName, "the \(noun) \(name.text.quoted) stands twice", at: name.location)
    }
  }
}

// MARK: - Parts

extension SavedPlanDecoder {
  private func cart(_ units: UnitSystem) throws(Diagnostic) -> SavedPlan.CartChoice {
    if let name = node.string {
      return .named((try? CartDirectory().cart(named: name))?.name ?? name)
    }
    let tanks = self[.tanks].elements
    try requireDistinct(tanks.compactMap { $0.member(.name) }, "tank")
    let weight = member(.emptyWeight)?.number
    return .own(
      Cart(
        name: self[.name].text, tanks: tanks.enumerated().map { $1.tank(at: $0) },
        emptyWeight: weight.map { units == .imperial ? Mass(pounds: $0) : Mass(kilograms: $0) },
        source: member(.source)?.text ?? "given in a saved plan"))
  }

  private func tank(at position: Int) -> Tank {
    let capacity = Volume(bushels: node.number ?? self[.capacity].number)
    let unnamed = Tank(position: position, capacity: capacity)
    guard let name = member(.name)?.text else { return unnamed }
    return Tank(name: name, capacity: capacity, isSaddle: name == Tank.saddleName)
  }

  private func product() throws(Diagnostic) -> SavedPlan.Product {
    SavedPlan.Product(
      name: self[.product].fullName, rate: self[.rate].number,
      density: try member(.density)?.density(),
      tanks: member(.tanks)?.elements.map(\.tankReference) ?? [],
      maxTanks: member(.maxTanks).map { Int($0.number) },
      keepOutOf: member(.keepOutOf)?.elements.map(\.tankReference) ?? [])
  }

  private func limits(_ units: UnitSystem) -> SavedPlan.Limits {
    var limits = SavedPlan.Limits()
    limits.reserves = (member(.tankReserves)?.elements ?? []).map { entry in
      SavedPlan.TankReserve(
        tank: entry[.tank].tankReference, reserve: entry[.reserve].reserve)
    }
    limits.payload = member(.payload).map { Mass($0.number, in: units) }
    limits.grossWeight = member(.grossWeight).map { Mass($0.number, in: units) }
    return limits
  }

  private func pairs(of products: [SavedPlanDecoder]) throws(Diagnostic) -> [[String]] {
    let names = products.map { NameChoice(product: $0[.product].fullName) }
    var pairs: [[String]] = []
    for pair in member(.keepApart)?.elements.map(\.elements) ?? [] {
      var meant: [String] = []
      for name in pair { meant.append(try name.member(of: names)) }
      pairs.append(meant)
    }
    return pairs
  }

  private func member(of products: [NameChoice]) throws(Diagnostic) -> String {
    do {
      return try products.name(meantBy: text, among: "the products of the plan")
    } catch {
      throw Diagnostic(error, at: location)
    }
  }

  /// The name of a product as the catalogue has it, where it has it.
  private var fullName: String { ProductCatalogue.fullName(of: text) ?? text }

  /// Brim-full tanks know no limit of weight.
  private func filling() throws(Diagnostic) -> FillStyle {
    let filling = FillStyle(isEven: flag(.even), isToBrim: flag(.brim))
    guard filling.isToBrim, let limit = member(.payload) ?? member(.grossWeight) else {
      return filling
    }
    throw Diagnostic(
      .exclusiveKeys,
      "\(SavedPlanKey.brim.rawValue.quoted) and a limit of weight exclude each other",
      at: limit.location)
  }

  private func flag(_ key: SavedPlanKey) -> Bool { member(key)?.node.bool ?? false }

  private var reserve: Reserve {
    if let percent = member(.percent)?.number { return .percent(percent) }
    let bushels = node[SavedPlanKey.bushels.rawValue] ?? node
    return .volume(Volume(bushels: bushels.number ?? 0))
  }

  private func density() throws(Diagnostic) -> DensityEntry {
    guard let unit: DensityUnit = word(.unit) else {
      preconditionFailure("The validator let an unknown unit at \(path.pointer) pass.")
    }
    let value = self[.value]
    guard unit.rule.contains(value.number) else {
      throw Diagnostic(
        .outOfRange,
        "\(SavedPlanKey.value.rawValue.quoted) must be \(unit.rule.bounds(in: .imperial))",
        at: value.location)
    }
    return DensityEntry(value.number, unit)
  }

  private var tankReference: TankReference {
    node.string.map { .name($0) } ?? .number(Int(number))
  }

  private var results: SavedPlan.Results {
    SavedPlan.Results(
      areaPerFill: member(.areaPerFill)?.number,
      fills: member(.fills).flatMap { Int(exactly: $0.number) },
      unallocated: self[.unallocated].number,
      tanks: self[.tanks].elements.compactMap { row in
        row.member(.product).map { .init(tank: row[.tank].text, product: $0.text) }
      })
  }
}
