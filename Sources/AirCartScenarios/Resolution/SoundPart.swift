/// What is sound of a scenario that has errors, so that the names in it are looked up all the same.
///
/// What is unsound is left out, or replaced where a document cannot be without it. Of what is then
/// found wrong only that is reported which stays wrong whatever the unsound values should have been.
struct SoundPart {
  private let source: SourceText
  /// The keys whose values cannot be known.
  private var unknown: Set<ScenarioKey> = []
  private var root: SyntaxNode

  /// Creates the sound part of a document.
  init(of node: SyntaxNode, in source: SourceText) {
    self.source = source
    root = node
    root = scenario(node)
  }

  /// Looks up the names and adds what is wrong with them.
  func addErrors(to report: inout DiagnosticReport) {
    guard root.members != nil else { return }
    let found = ScenarioResolver.resolve(
      ScenarioDecoder.document(root), DiagnosticReport(on: source)
    ).report
    let reported = Set(report.diagnostics.map(\.span))
    for diagnostic in found.diagnostics
    where isCertain(diagnostic.code) && !reported.contains(diagnostic.span) {
      report.add(diagnostic)
    }
  }

  private func isCertain(_ code: DiagnosticCode) -> Bool {
    switch code {
    // A cart whose name cannot be read may be the one that is looked for.
    case .unknownCart: !unknown.contains(.name)
    case .tankCount, .unknownTank: !unknown.contains(.saddleTank)
    // A cart that cannot be read may have more tanks than the others.
    case .outOfRange: unknown.isDisjoint(with: [.carts, .saddleTank])
    case .nothingSeeded: unknown.isDisjoint(with: [.products, .rate])
    default: true
    }
  }
}

// MARK: - The scenario

extension SoundPart {
  private mutating func scenario(_ node: SyntaxNode) -> SyntaxNode {
    guard node.members != nil else { return .init(kind: .null, span: node.span) }
    let whole = ScenarioDescription.scenario
    var members = [.units, .densities, .saddleTank].compactMap { sound($0, of: node, whole) }
    members.append(placeholder(.name, .string("scenario"), node))
    members.append(sound(.field, of: node, whole) ?? placeholder(.field, .one, node))
    if isInDoubt(.saddleTank, of: node, whole) { unknown.insert(.saddleTank) }
    if node[ScenarioKey.carts.rawValue] != nil || isInDoubt(.carts, of: node, whole) {
      members.append(carts(node))
    }
    members.append(products(node))
    if let tanks = tanks(.emptyTanks, of: node) { members.append(tanks) }
    members += [.reserve, .tankReserves].compactMap { sound($0, of: node, whole) }
    return SyntaxNode(kind: .object(members), span: node.span)
  }

  private mutating func products(_ node: SyntaxNode) -> SyntaxNode.Member {
    let list = node[ScenarioKey.products.rawValue]?.elements ?? []
    let products = list.prefix(InputRanges.productCount).enumerated()
      .map { product($1, at: $0) }
    if products.isEmpty || products.contains(where: { $0.kind == .null }) {
      unknown.insert(.products)
    }
    return placeholder(.products, .array(products), node)
  }

  private mutating func product(_ node: SyntaxNode, at index: Int) -> SyntaxNode {
    guard node.members != nil else { return .init(kind: .null, span: node.span) }
    let object = ScenarioDescription.product
    let name = sound(.product, of: node, object)
    let rate = sound(.rate, of: node, object)
    if rate == nil { unknown.insert(.rate) }
    // No valid name has a control character, and with a density any name will do.
    var members = [
      name ?? placeholder(.product, .string("\u{0}\(index)"), node),
      rate ?? placeholder(.rate, .one, node),
    ]
    if name == nil || isInDoubt(.density, of: node, object) {
      members.append(placeholder(.density, .one, node))
    } else if let density = sound(.density, of: node, object) {
      members.append(density)
    }
    members += [.tanks, .keepOutOf].compactMap { tanks($0, of: node) }
    if let maxTanks = sound(.maxTanks, of: node, object) { members.append(maxTanks) }
    return SyntaxNode(kind: .object(members), span: node.span)
  }

  /// The tanks of a list of them, without those that are no tanks.
  private func tanks(_ key: ScenarioKey, of node: SyntaxNode) -> SyntaxNode.Member? {
    guard let list = node[key.rawValue], let elements = list.elements,
      case .list(let rule) = ScenarioDescription.tankReferences
    else { return nil }
    let tanks = elements.prefix(rule.count.upperBound).map {
      accepts($0, rule.element) ? $0 : .init(kind: .null, span: $0.span)
    }
    return member(key, SyntaxNode(kind: .array(tanks), span: list.span))
  }
}

// MARK: - Carts

extension SoundPart {
  private mutating func carts(_ node: SyntaxNode) -> SyntaxNode.Member {
    let carts = node[ScenarioKey.carts.rawValue]
    if let carts, carts.string != nil,
      let whole = sound(.carts, of: node, ScenarioDescription.scenario)
    {
      return whole
    }
    let elements = (carts?.elements ?? []).prefix(Self.mostCarts)
    let unread = elements.filter { $0.members != nil && ownCart($0) == nil }
    let unreadNames = unread.compactMap {
      sound(.name, of: $0, ScenarioDescription.cart)?.value.string
    }
    if unreadNames.count < unread.count { unknown.insert(.name) }
    let readable = elements.map { entry -> SyntaxNode in
      let isNamed = isName(entry, without: unreadNames)
      return (isNamed ? entry : ownCart(entry)) ?? .init(kind: .null, span: entry.span)
    }
    if readable.isEmpty || readable.contains(where: { $0.kind == .null }) {
      unknown.insert(.carts)
    }
    return placeholder(.carts, .array(readable), node)
  }

  private static let mostCarts = 1_000

  /// Whether an entry is a name that has nothing to do with a cart that cannot be read.
  private func isName(_ entry: SyntaxNode, without unread: [String]) -> Bool {
    guard let text = entry.string, !text.isEmpty else { return false }
    let names = text.split(separator: CartDirectory.joint).map { String($0).withoutSpacesAround }
    return accepts(entry, ScenarioDescription.carts.value)
      && !names.contains(where: unread.contains)
  }

  /// A cart of one's own, whose name and tanks are what names depend on.
  private func ownCart(_ entry: SyntaxNode) -> SyntaxNode? {
    let object = ScenarioDescription.cart
    guard let name = sound(.name, of: entry, object), let tanks = sound(.tanks, of: entry, object)
    else { return nil }
    return SyntaxNode(kind: .object([name, tanks]), span: entry.span)
  }
}

// MARK: - Members

extension SoundPart {
  private func accepts(_ node: SyntaxNode, _ description: ValueDescription) -> Bool {
    DescriptionValidator.accepts(node, as: description, in: source)
  }

  /// The member of that key, where its value is what it should be.
  private func sound(
    _ key: ScenarioKey, of node: SyntaxNode, _ object: ObjectDescription
  ) -> SyntaxNode.Member? {
    guard let value = node[key.rawValue],
      let description = object.keys.first(where: { $0.name == key.rawValue }),
      accepts(value, description.value)
    else { return nil }
    return member(key, value)
  }

  /// Whether a key has a value that cannot be read, or is most likely meant by an unknown one.
  private func isInDoubt(
    _ key: ScenarioKey, of node: SyntaxNode, _ object: ObjectDescription
  ) -> Bool {
    guard node[key.rawValue] == nil else { return sound(key, of: node, object) == nil }
    let present = Set((node.members ?? []).map(\.key))
    let unknown = present.subtracting(object.keys.map(\.name))
    return unknown.contains { object.meant(by: $0, present: present) == key.rawValue }
  }

  private func member(_ key: ScenarioKey, _ value: SyntaxNode) -> SyntaxNode.Member {
    .init(key: key.rawValue, keySpan: value.span, value: value)
  }

  private func placeholder(
    _ key: ScenarioKey, _ kind: SyntaxNode.Kind, _ node: SyntaxNode
  ) -> SyntaxNode.Member {
    member(key, SyntaxNode(kind: kind, span: node.span))
  }
}

extension SyntaxNode.Kind {
  /// A number that is in the range of every quantity.
  fileprivate static let one = SyntaxNode.Kind.number(1, text: "1")
}
