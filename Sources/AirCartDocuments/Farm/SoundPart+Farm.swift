extension SoundPart {
  mutating func farm(_ node: SyntaxNode) -> SyntaxNode {
    guard node.members != nil else { return .init(kind: .null, span: node.span) }
    let whole = FarmDescription.farm
    var members = common(node, whole)
    members.append(crops(node))
    members.append(fields(node))
    members += pairs(node, whole)
    return SyntaxNode(kind: .object(members), span: node.span)
  }

  private mutating func crops(_ node: SyntaxNode) -> SyntaxNode.Member {
    let list = node[FarmKey.crops.rawValue]?.elements ?? []
    if list.isEmpty || list.count > FarmDescription.cropLimit { unknownOfFarm.insert(.crops) }
    let crops = list.prefix(FarmDescription.cropLimit).enumerated().map { crop($1, at: $0) }
    return placeholder(named: FarmKey.crops.rawValue, .array(crops), node)
  }

  private mutating func crop(_ node: SyntaxNode, at index: Int) -> SyntaxNode {
    let name = sound(.name, of: node, FarmDescription.crop)
    if name == nil { unknownOfFarm.insert(.crops) }
    guard node.members != nil else {
      unknown.insert(.products)
      return .init(kind: .null, span: node.span)
    }
    // No valid name has a control character.
    let members = [
      name ?? placeholder(.name, .string("\u{0}\(index)"), node),
      products(node, FarmDescription.product),
    ]
    return SyntaxNode(kind: .object(members), span: node.span)
  }

  private mutating func fields(_ node: SyntaxNode) -> SyntaxNode.Member {
    let list = node[FarmKey.fields.rawValue]?.elements ?? []
    let fields = list.prefix(FarmDescription.fieldLimit).enumerated().map { field($1, at: $0) }
    if fields.isEmpty || fields.contains(where: { $0.kind == .null }) {
      unknownOfFarm.insert(.fields)
    }
    return placeholder(named: FarmKey.fields.rawValue, .array(fields), node)
  }

  /// A field whose crop can be read; what else is wrong with it concerns no other.
  private func field(_ node: SyntaxNode, at index: Int) -> SyntaxNode {
    let (object, area) = (FarmDescription.field, FarmKey.area.rawValue)
    guard let crop = sound(named: FarmKey.crop.rawValue, of: node, object) else {
      return .init(kind: .null, span: node.span)
    }
    let members = [
      sound(.name, of: node, object)
        ?? placeholder(.name, .string("\u{0}\(index)"), node),
      sound(named: area, of: node, object) ?? placeholder(named: area, .one, node), crop,
    ]
    return SyntaxNode(kind: .object(members), span: node.span)
  }
}
