import AirCart

/// What to do about a value of the wrong type, for the slips that are common.
struct TypeAdvice {
  private(set) var suggestion: String?
  private(set) var label: String?
  private(set) var notes: [String] = []

  init(for node: SyntaxNode, _ description: ValueDescription) {
    switch node.kind {
    case .null: label = "write a value or leave the key out"
    case .string(let text) where description.acceptsNumber: advise(onQuoted: text, description)
    case .string(let text): adviseOnFlag(text, description)
    case .number(_, let text): adviseOnBareText(text, description)
    case .object: adviseOnObject(node, description)
    default: return
    }
  }

  private mutating func adviseOnObject(_ node: SyntaxNode, _ description: ValueDescription) {
    guard case .list(let rule) = description, rule.element.hasType(of: node) else { return }
    label = localized("put [ and ] around it")
  }

  /// A number alone is meant; what follows it may say another one, as in `2 dozen`.
  private mutating func advise(onQuoted text: String, _ description: ValueDescription) {
    if let fault = description.severalFields(in: text) {
      notes = [fault.message, fault.remedy].compactMap(\.self)
    } else if let number = Double(text.trimmed), number.isFinite {
      suggestion = text.trimmed
    } else if text.trimmed.first?.isDecimal == true {
      notes = [localized("write the number alone, without quotes")]
    }
  }

  private mutating func adviseOnFlag(_ text: String, _ description: ValueDescription) {
    guard case .flag = description else { return }
    switch text.lowercased() {
    case "true", "yes", "on": suggestion = "true"
    case "false", "no", "off": suggestion = "false"
    default: return
    }
  }

  private mutating func adviseOnBareText(_ text: String, _ description: ValueDescription) {
    if description.acceptsText { suggestion = text.clipped.quoted }
  }
}

extension ValueDescription {
  /// What is wrong with a text that may be the areas of several fields where one is asked for.
  fileprivate func severalFields(in text: String) -> TextFault? {
    guard case .number(let rule) = self, rule.unit?.imperial == TypedUnit.acres.text else {
      return nil
    }
    do { try QuantityText.refuseSeveral(text) } catch { return error }
    return nil
  }

  fileprivate var acceptsText: Bool {
    switch self {
    case .text: true
    case .anyOf(let alternatives): alternatives.contains(where: \.acceptsText)
    default: false
    }
  }
}

extension SyntaxNode.Kind {
  /// What makes two values of a list the same.
  enum Identity: Hashable {
    case number(Double)
    case text(String)
  }

  /// The identity of a number or text; other values have none.
  var identity: Identity? {
    switch self {
    case .number(let number, _): .number(number)
    case .string(let text): .text(text)
    default: nil
    }
  }

  var shown: String {
    switch self {
    case .string(let text): text.quoted
    case .number(let number, _): number.plain
    default: phrase
    }
  }
}
