import AirCart

/// Brings a saved plan of any version up to the newest one.
///
/// Version 0 is an entry in the history of the reference app's desktop version:
/// `{id, name, timestamp, unitSystem, model, fieldSize, products: [{name, rate}], results}`. Its
/// results are rows of the reference rule; they are left out, because a plan stores the optimum.
enum SavedPlanMigration {
  /// The plan in the newest version; what is wrong with an older one goes into the report.
  ///
  /// - Throws: A diagnostic when the version is newer than any known.
  static func newest(
    _ node: SyntaxNode, into report: inout DiagnosticReport
  ) throws(Diagnostic) -> SyntaxNode {
    switch try version(of: node) {
    case 0:
      let known = DesktopPlan.known(node)
      DescriptionValidator.validate(
        known, against: DesktopPlan.description, unitSystem: .imperial, into: &report)
      return report.hasErrors ? node : try DesktopPlan(known).migrated()
    default: return node
    }
  }

  private static func version(of node: SyntaxNode) throws(Diagnostic) -> Int {
    if let version = node[SavedPlan.Keys.version.name] {
      guard let number = version.number, number > Double(SavedPlan.version) else {
        return SavedPlan.version
      }
      throw Diagnostic(
        .outOfRange, "this plan is of version \(number.plain), made by a newer AirCart",
        span: version.span, pointer: "/\(SavedPlan.Keys.version.name)",
        notes: [
          "this AirCart knows versions up to \(SavedPlan.version); install a newer one"
        ])
    }
    let isDesktop = DesktopPlan.Key.allCases.contains { $0.isTelling && node[$0.rawValue] != nil }
    let hasFormat = node[SavedPlan.Keys.format.name] != nil
    return isDesktop && !hasFormat ? 0 : SavedPlan.version
  }
}

/// A plan of version 0, validated.
private struct DesktopPlan {
  enum Key: String, CaseIterable {
    case id
    case name
    case timestamp
    case unitSystem
    case model
    case fieldSize
    case products
    case rate

    /// Whether no other version has the key.
    var isTelling: Bool {
      switch self {
      case .timestamp, .unitSystem, .model, .fieldSize: true
      case .id, .name, .products, .rate: false
      }
    }
  }

  private let node: SyntaxNode

  init(_ node: SyntaxNode) { self.node = node }

  /// The plan without the keys that are the app's own business, results among them.
  static func known(_ node: SyntaxNode) -> SyntaxNode {
    guard let members = node.members else { return node }
    let kept = members.filter { Key(rawValue: $0.key) != nil }
    return SyntaxNode(
      kind: .object(
        kept.map { member in
          guard member.key == Key.products.rawValue, let products = member.value.elements else {
            return member
          }
          let list = SyntaxNode(kind: .array(products.map(known)), span: member.value.span)
          return .init(key: member.key, keySpan: member.keySpan, value: list)
        }), span: node.span)
  }

  static let description = ObjectDescription(
    "a plan of the desktop app",
    keys: [
      key(.id, .anyOf([.text(text("an id")), .number(NumberRule())])),
      key(.name, .text(SavedPlan.nameRule)),
      key(
        .timestamp, .anyOf([.text(text("a time")), .number(NumberRule(minimum: .inclusive(0)))])),
      key(.unitSystem, .choice(UnitSystem.choices)), key(.model, .text(text("a cart name"))),
      key(.fieldSize, numberOrDigits),
      key(
        .products,
        .list(
          ListRule(
            of: "product", count: 1...InputRanges.productCount,
            .object(
              ObjectDescription(
                "a product",
                keys: [
                  key(.name, .text(text("a product name"))), key(.rate, numberOrDigits),
                ]))))),
    ])

  private static func key(_ key: Key, _ value: ValueDescription) -> KeyDescription {
    KeyDescription(named: key.rawValue, value, isRequired: true, "Of the desktop app.")
  }

  private static func text(_ noun: String) -> TextRule { TextRule(noun, length: 1...200) }

  /// A form's field may have been stored as it was typed.
  private static let numberOrDigits = ValueDescription.anyOf([
    .number(NumberRule()), .text(text("a number")),
  ])
}

// MARK: - To version 1

extension DesktopPlan {
  /// The value of a key; the plan itself, which is never what is needed, where it is missing.
  private func value(_ key: Key) -> SyntaxNode { node[key.rawValue] ?? node }

  /// The same plan in version 1.
  ///
  /// - Throws: A diagnostic for a time or a number that cannot be read.
  func migrated() throws(Diagnostic) -> SyntaxNode {
    var products: [SyntaxNode] = []
    for (index, product) in (value(.products).elements ?? []).enumerated() {
      products.append(try Self.migrated(product: product, at: index))
    }
    let whole = node.span
    typealias Keys = SavedPlan.Keys
    return .object(
      [
        (Keys.format.name, .init(kind: .string(SavedPlan.format), span: whole)),
        (Keys.version.name, .init(kind: .number(1, text: "1"), span: whole)),
        (Keys.id.name, .init(kind: .string(id), span: value(.id).span)),
        (Keys.name.name, value(.name)),
        (Keys.saved.name, .init(kind: .string(try saved().text), span: value(.timestamp).span)),
        (PlanRequest.Keys.units.name, value(.unitSystem)),
        (PlanRequest.Keys.cart.name, value(.model)),
        (
          PlanRequest.Keys.field.name,
          try Self.number(value(.fieldSize), at: "/\(Key.fieldSize.rawValue)")
        ),
        (
          PlanRequest.Keys.products.name, .init(kind: .array(products), span: value(.products).span)
        ),
      ], span: whole)
  }

  private static func migrated(
    product: SyntaxNode, at index: Int
  ) throws(Diagnostic) -> SyntaxNode {
    let name = product[Key.name.rawValue] ?? product
    let rate = product[Key.rate.rawValue] ?? product
    let pointer = "/\(Key.products.rawValue)/\(index)/\(Key.rate.rawValue)"
    return .object(
      [
        (PlanRequest.Product.product.name, name),
        (PlanRequest.Product.rate.name, try number(rate, at: pointer)),
      ], span: product.span)
  }

  /// The app's id, which may be a number, as the name of a file.
  private var id: String {
    let own = value(.id).string ?? value(.id).number?.plain ?? ""
    let safe = own.unicodeScalars.map { SavedPlan.isID(String($0)) ? Character($0) : "-" }
    return "desktop-" + String(safe.prefix(50))
  }

  private func saved() throws(Diagnostic) -> Timestamp {
    let stamp = value(.timestamp)
    if let milliseconds = stamp.number, milliseconds < 1e15 {
      return Timestamp(milliseconds: Int64(milliseconds))
    }
    guard let time = stamp.string.flatMap({ Timestamp($0) }) else {
      throw Diagnostic(
        .text, "\(Key.timestamp.rawValue.quoted) is not a time", span: stamp.span,
        pointer: "/\(Key.timestamp.rawValue)",
        notes: ["a time is written 2026-11-21T14:00:00Z, or in milliseconds since 1970"])
    }
    return time
  }

  private static func number(
    _ node: SyntaxNode, at pointer: String
  ) throws(Diagnostic) -> SyntaxNode {
    guard let text = node.string else { return node }
    guard let number = Double(text.withoutSpacesAround), number.isFinite else {
      throw Diagnostic(
        .type, "\(text.quoted) is not a number", span: node.span, pointer: pointer)
    }
    return SyntaxNode(kind: .number(number, text: text), span: node.span)
  }
}

extension SyntaxNode {
  fileprivate static func object(
    _ members: [(String, SyntaxNode)], span: Range<Int>
  ) -> SyntaxNode {
    SyntaxNode(
      kind: .object(
        members.map { Member(key: $0.0, keySpan: $0.1.span, value: $0.1) }), span: span)
  }
}
