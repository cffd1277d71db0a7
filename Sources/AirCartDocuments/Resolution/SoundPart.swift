import AirCart

/// What is sound of a scenario or a farm that has errors, so that the names in it are looked up all the same.
///
/// What is unsound is left out, or replaced where a document cannot be without it. Of what is then
/// found wrong only that is reported which stays wrong whatever the unsound values should have been.
struct SoundPart {
  private let source: SourceText
  /// The keys whose values cannot be known.
  var unknown: Set<ScenarioKey> = []
  /// The same of a farm.
  var unknownOfFarm: Set<FarmKey> = []
  private var root: SyntaxNode

  /// Creates the sound part of a scenario.
  init(of node: SyntaxNode, in source: SourceText) {
    self.source = source
    root = node
    root = scenario(node)
  }

  /// Creates the sound part of a farm.
  init(ofFarm node: SyntaxNode, in source: SourceText) {
    self.source = source
    root = node
    root = farm(node)
  }

  /// Looks up the names of a scenario and adds what is wrong with them.
  func addErrors(
    to report: inout DiagnosticReport, _ products: [OwnProduct],
    _ choose: (DocumentCarts) throws -> [Cart]
  ) rethrows {
    guard root.members != nil else { return }
    let found = try ScenarioResolver.resolve(
      ScenarioDecoder.document(root), DiagnosticReport(on: source), products, choose)
    add(found.report, to: &report)
  }

  /// Looks up the names of a farm and adds what is wrong with them.
  func addFarmErrors(
    to report: inout DiagnosticReport, _ products: [OwnProduct],
    _ choose: (DocumentCarts) throws -> [Cart]
  ) rethrows {
    guard root.members != nil else { return }
    let found = try FarmResolver.resolve(
      ScenarioDecoder.farm(root), DiagnosticReport(on: source), products, choose)
    add(found.report, to: &report)
  }

  private func add(_ found: DiagnosticReport, to report: inout DiagnosticReport) {
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
    // A crop whose name cannot be read may be the one that is looked for.
    case .unknownCrop: !unknownOfFarm.contains(.crops)
    case .unusedCrop: unknownOfFarm.isEmpty
    // Only a whole season says whether it can be.
    case .season: false
    default: true
    }
  }
}

// MARK: - The scenario

extension SoundPart {
  private mutating func scenario(_ node: SyntaxNode) -> SyntaxNode {
    guard node.members != nil else { return .init(kind: .null, span: node.span) }
    let whole = ScenarioDescription.scenario
    var members = common(node, whole)
    members.append(sound(.field, of: node, whole) ?? placeholder(.field, .one, node))
    members.append(products(node, ScenarioDescription.product))
    members += pairs(node, whole)
    return SyntaxNode(kind: .object(members), span: node.span)
  }

  /// What scenarios and farms share, the products excepted.
  mutating func common(_ node: SyntaxNode, _ whole: ObjectDescription) -> [SyntaxNode.Member] {
    var members = [.units, .densities, .saddleTank].compactMap { sound($0, of: node, whole) }
    members.append(placeholder(.name, .string("document"), node))
    if isInDoubt(.saddleTank, of: node, whole) { unknown.insert(.saddleTank) }
    if node[ScenarioKey.carts.rawValue] != nil || isInDoubt(.carts, of: node, whole) {
      members.append(carts(node))
    }
    if let tanks = tanks(.emptyTanks, of: node) { members.append(tanks) }
    return members + [.reserve, .tankReserves].compactMap { sound($0, of: node, whole) }
  }

  /// The pairs to keep apart; a product whose name cannot be read may be the one that is meant.
  func pairs(_ node: SyntaxNode, _ whole: ObjectDescription) -> [SyntaxNode.Member] {
    guard unknown.isDisjoint(with: [.products, .product]) else { return [] }
    return [sound(.keepApart, of: node, whole)].compactMap(\.self)
  }

  mutating func products(_ node: SyntaxNode, _ object: ObjectDescription) -> SyntaxNode.Member {
    let list = node[ScenarioKey.products.rawValue]?.elements ?? []
    let products = list.prefix(InputRanges.productCount).enumerated()
      .map { product($1, at: $0, object) }
    if products.isEmpty || products.contains(where: { $0.kind == .null }) {
      unknown.insert(.products)
    }
    return placeholder(.products, .array(products), node)
  }

  private mutating func product(
    _ node: SyntaxNode, at index: Int, _ object: ObjectDescription
  ) -> SyntaxNode {
    guard node.members != nil else { return .init(kind: .null, span: node.span) }
    let name = sound(.product, of: node, object)
    let rate = sound(.rate, of: node, object)
    if name == nil { unknown.insert(.product) }
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
  func sound(
    _ key: ScenarioKey, of node: SyntaxNode, _ object: ObjectDescription
  ) -> SyntaxNode.Member? {
    sound(named: key.rawValue, of: node, object)
  }

  func sound(
    named key: String, of node: SyntaxNode, _ object: ObjectDescription
  ) -> SyntaxNode.Member? {
    guard let value = node[key],
      let description = object.keys.first(where: { $0.name == key }),
      accepts(value, description.value)
    else { return nil }
    return member(named: key, value)
  }

  /// Whether a key has a value that cannot be read, or is most likely meant by an unknown one.
  private func isInDoubt(
    _ key: ScenarioKey, of node: SyntaxNode, _ object: ObjectDescription
  ) -> Bool {
    guard node[key.rawValue] == nil else { return sound(key, of: node, object) == nil }
    let free = object.freeKeys { node[$0] != nil }
    let known = Set(object.keys.map(\.name))
    let unknown = Array(
      (node.members ?? []).lazy.map(\.key).filter { !known.contains($0) }
        .prefix(Self.searchLimit + 1))
    // Among too many to look at, there may be one that means it.
    return unknown.count > Self.searchLimit
      || unknown.contains { closestNames(to: $0, among: free).first == key.rawValue }
  }

  /// The most unknown keys of an object that are looked at.
  private static let searchLimit = 100

  private func member(_ key: ScenarioKey, _ value: SyntaxNode) -> SyntaxNode.Member {
    member(named: key.rawValue, value)
  }

  private func member(named key: String, _ value: SyntaxNode) -> SyntaxNode.Member {
    .init(key: key, keySpan: value.span, value: value)
  }

  func placeholder(
    _ key: ScenarioKey, _ kind: SyntaxNode.Kind, _ node: SyntaxNode
  ) -> SyntaxNode.Member {
    placeholder(named: key.rawValue, kind, node)
  }

  func placeholder(
    named key: String, _ kind: SyntaxNode.Kind, _ node: SyntaxNode
  ) -> SyntaxNode.Member {
    member(named: key, SyntaxNode(kind: kind, span: node.span))
  }
}

extension SyntaxNode.Kind {
  /// A number that is in the range of every quantity.
  static let one = SyntaxNode.Kind.number(1, text: "1")
}
