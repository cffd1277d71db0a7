extension DescriptionValidator {
  mutating func validate(_ text: String, _ rule: TextRule, _ node: SyntaxNode) {
    let count = text.unicodeScalars.count
    if count < rule.length.lowerBound {
      add(.text, node.span) { "\($0.subject) must not be empty" }
    } else if count > rule.length.upperBound {
      let most = rule.length.upperBound
      add(.text, node.span) { "\($0.subject) must have at most \(most) characters, not \(count)" }
    } else if let problem = rule.problem(in: text) {
      var diagnostic = Diagnostic(.text, "\(subject) \(problem)", span: node.span, pointer: pointer)
      diagnostic.suggestion = rule.isFolderName ? text.asFolderName?.quoted : nil
      add { _ in diagnostic }
    }
  }
}

extension TextRule {
  /// What is wrong with the characters of a text.
  fileprivate func problem(in text: String) -> String? {
    if isFolderName, !text.unicodeScalars.allSatisfy(\.isFolderNameCharacter) {
      return "names a folder: only letters without accents, digits, - and _"
    }
    let isOneLine = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    guard isOneLine else { return "must be one line without control characters" }
    if text.unicodeScalars.contains(where: \.isDirectionControl) {
      return "must not have characters that turn the direction of text"
    }
    let isBlank = text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    return isBlank ? "must not be blank" : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isFolderNameCharacter: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }
}

extension String {
  /// The text with every run of other characters as one `-`, where something is left of it.
  fileprivate var asFolderName: String? {
    let parts = unicodeScalars.split { !$0.isFolderNameCharacter }
    return parts.isEmpty ? nil : parts.map { String($0) }.joined(separator: "-")
  }
}
