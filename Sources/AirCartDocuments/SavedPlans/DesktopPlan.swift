/// A plan of version 0, which is an entry in the history of the reference app's desktop version:
/// `{id, name, timestamp, unitSystem, model, fieldSize, products: [{name, rate}], results}`.
///
/// Its results are rows of the reference rule; they are left out, because a plan stores the optimum.
enum DesktopPlan {
  static let unitsKey = "unitSystem"

  static let table = FieldTable(
    "a plan of the desktop app", blank: SavedPlan.table.blank,
    [
      field("id", at: \.id, id), field("name", at: \.name, .text(SavedPlan.nameRule)),
      field("timestamp", at: \.saved, time), field(unitsKey, at: \.request.units, .word),
      field("model", at: \.request.cart, .cart),
      field("fieldSize", at: \.request.field, number(InputRanges.field)),
      field(
        "products", at: \.request.products,
        .list(of: "product", count: 1...InputRanges.productCount, product.shape)),
    ],
    check: { (plan, value) throws(Diagnostic) in
      try PlanRequest.check(&plan.request, value, named: "name")
    })

  private static let product = FieldTable(
    "a product", blank: PlanRequest.Product(name: "", rate: 0),
    [
      field("name", at: \.name, .text(PlanRequest.Product.nameRule)),
      field("rate", at: \.rate, number(InputRanges.rate)),
    ])

  /// Whether an object is of version 0: it has a key that no other version has.
  static func isOne(_ node: SyntaxNode) -> Bool {
    ["timestamp", unitsKey, "model", "fieldSize"].contains { node[$0] != nil }
      && node[SavedPlan.Keys.format.name] == nil && node[SavedPlan.Keys.version.name] == nil
  }

  /// The plan without the keys that are the app's own business, results among them.
  static func known(_ node: SyntaxNode) -> SyntaxNode { known(node, to: table.description) }

  private static func known(_ node: SyntaxNode, to object: ObjectDescription) -> SyntaxNode {
    guard let members = node.members else { return node }
    let kept = members.compactMap { member -> SyntaxNode.Member? in
      guard object.keys.contains(where: { $0.name == member.key }) else { return nil }
      guard let products = member.value.elements else { return member }
      let list = products.map { known($0, to: product.description) }
      return .init(
        key: member.key, keySpan: member.keySpan,
        value: SyntaxNode(kind: .array(list), span: member.value.span))
    }
    return SyntaxNode(kind: .object(kept), span: node.span)
  }

  // MARK: - Fields

  private static func field<Owner, Value>(
    _ name: String, at place: Field<Owner>.Place<Value>, _ shape: Shape<Value>
  ) -> Field<Owner> {
    Field(name, at: place, shape, "Of the desktop app.")
  }

  private static func text(_ noun: String) -> Shape<String> {
    .text(TextRule(noun, length: 1...200))
  }

  /// The app's id, which may be a number, as the name of a file.
  private static let id = Shape.either(
    text("an id"), Shape<Double>.number(NumberRule()).mapped(\.plain)
  ).mapped { own in
    let safe = own.unicodeScalars.map { SavedPlan.isID(String($0)) ? Character($0) : "-" }
    return "desktop-" + String(safe.prefix(50))
  }

  private static let time = Shape.either(
    text("a time").converted(
      { (text, value) throws(Diagnostic) in
        if let time = Timestamp(text) { return time }
        throw Diagnostic(
          .text, "\(value.subject) is not a time", at: value.location,
          notes: ["a time is written 2026-11-21T14:00:00Z, or in milliseconds since 1970"])
      }, back: \.text),
    Shape<Double>.number(NumberRule(minimum: .inclusive(0), maximum: 1e14)).mapped {
      Timestamp(milliseconds: Int64($0))
    })

  /// A number, or its digits: a form's field may have been stored as it was typed.
  private static func number(_ rule: NumberRule) -> Shape<Double> {
    .either(
      .number(rule),
      text("a number").converted(
        { (text, value) throws(Diagnostic) in
          guard let number = Double(text.withoutSpacesAround) else {
            throw Diagnostic(.type, "\(text.quoted) is not a number", at: value.location)
          }
          guard rule.contains(number) else {
            throw Diagnostic(
              .outOfRange,
              "\(value.subject) must be \(rule.bounds(in: value.units)), not \(text.clipped)",
              at: value.location)
          }
          return number
        }, back: \.plain))
  }
}
