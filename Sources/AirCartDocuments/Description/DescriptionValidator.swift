package import AirCart

/// Compares a document with its description and collects everything that is wrong.
package struct DescriptionValidator {
  let unitSystem: UnitSystem
  var report: DiagnosticReport
  private var path = DocumentPath()

  /// The most unknown keys among which a missing one is looked for.
  private static let searchLimit = 1_000

  /// Validates a document; messages name the units.
  ///
  /// - Complexity: O(*n*) in the size of the document, for lists without duplicates on average.
  package static func validate(
    _ node: SyntaxNode, against description: ObjectDescription, unitSystem: UnitSystem,
    into report: inout DiagnosticReport
  ) {
    var validator = DescriptionValidator(unitSystem: unitSystem, report: report)
    validator.validate(node, .object(description))
    report = validator.report
  }

  // MARK: - Values

  private mutating func validate(_ node: SyntaxNode, _ description: ValueDescription) {
    switch (description, node.kind) {
    case (.text(let rule), .string(let text)): validate(text, rule, node)
    case (.choice(let choices), .string(let text)): validate(text, choices, node)
    case (.number(let rule), .number(let number, let text)):
      validate(number, written: text, rule, node)
    case (.number(let rule), .string(let text)) where rule.takes(text): validate(text, rule, node)
    case (.flag, .bool): return
    case (.list(let rule), .array(let elements)): validate(elements, rule, node)
    case (.object(let object), .object(let members)): validate(members, object, node)
    case (.anyOf(let alternatives), _): validate(node, alternatives, description)
    default: add { $0.wrongType(node, description) }
    }
  }

  private mutating func validate(
    _ node: SyntaxNode, _ alternatives: [ValueDescription], _ description: ValueDescription
  ) {
    guard let alternative = alternatives.first(where: { $0.hasType(of: node) }) else {
      return add { $0.wrongType(node, description) }
    }
    validate(node, alternative)
  }

  /// Validates a number with its unit.
  private mutating func validate(_ text: String, _ rule: NumberRule, _ node: SyntaxNode) {
    do throws(TextFault) {
      let stated = try rule.stated(text, in: unitSystem)
      guard let rule = rule.rule(of: stated) else { return }
      validate(stated.value, written: text.quoted, rule, node)
    } catch {
      add { Diagnostic(error, of: $0.subject, span: node.span, pointer: $0.pointer) }
    }
  }

  private mutating func validate(
    _ number: Double, written text: String, _ rule: NumberRule, _ node: SyntaxNode
  ) {
    if rule.isWhole, number.rounded(.towardZero) != number {
      add(.notWhole, node.span) { "\($0.subject) must be a whole number, not \(text.clipped)" }
    } else if !rule.contains(number) {
      let percent = rule.percentage(ofShare: number)
      add {
        Diagnostic(
          .outOfRange,
          "\($0.subject) must be \(rule.bounds(in: $0.unitSystem)), not \(text.clipped)",
          span: node.span, pointer: $0.pointer, suggestion: percent?.plain,
          notes: percent.map { ["a share of \(text.clipped) is \($0.plain) %"] } ?? [])
      }
    }
  }

  private mutating func validate(_ text: String, _ choices: [Choice], _ node: SyntaxNode) {
    let names = choices.map(\.name)
    guard !names.contains(where: text.isSameWord) else { return }
    let expected = names.map(\.quoted).alternatives
    add {
      Diagnostic(
        .choice, "\($0.subject) must be \(expected), not \(text.quoted)",
        span: node.span, pointer: $0.pointer,
        suggestion: closestNames(to: text, among: names).first?.quoted)
    }
  }

  private mutating func validate(_ elements: [SyntaxNode], _ rule: ListRule, _ node: SyntaxNode) {
    if !rule.count.contains(elements.count) { add { $0.wrongCount(elements.count, rule, node) } }
    let listPath = path
    for (index, element) in elements.enumerated() {
      path = listPath.appending(index: index)
      validate(element, rule.element)
    }
    path = listPath
    if rule.isUnique { reportRepeats(in: elements) }
  }

  private func wrongCount(_ count: Int, _ rule: ListRule, _ node: SyntaxNode) -> Diagnostic {
    let (least, most) = (rule.count.lowerBound, rule.count.upperBound)
    let bounds =
      least == most
      ? most.grouped
      : count < least
        ? localized("at least \(least.grouped)") : localized("at most \(most.grouped)")
    let message: Phrase =
      count == 0
      ? "\(path.subject) must not be an empty list"
      : "\(path.subject) must have \(bounds) \(localized(word: rule.noun))s, not \(count.grouped)"
    return Diagnostic(.listLength, message, span: node.span, pointer: path.pointer)
  }

  private mutating func reportRepeats(in elements: [SyntaxNode]) {
    var seen: [SyntaxNode.Kind.Identity: Int] = [:]
    for (index, element) in elements.enumerated() {
      guard let identity = element.kind.identity else { continue }
      guard let first = seen[identity] else {
        seen[identity] = element.span.lowerBound
        continue
      }
      add {
        Diagnostic(
          .duplicateValue, "\(element.kind.shown) appears twice in \($0.subject)",
          span: element.span, pointer: $0.path.appending(index: index).pointer,
          notes: ["first on line \($0.line(at: first))"])
      }
    }
  }

  // MARK: - Objects

  private mutating func validate(
    _ members: [SyntaxNode.Member], _ object: ObjectDescription, _ node: SyntaxNode
  ) {
    let places = Dictionary(
      members.map { ($0.key, $0.keySpan.lowerBound) }, uniquingKeysWith: { first, _ in first })
    for member in members { validate(member, object, places) }
    for key in object.keys where key.isRequired && places[key.name] == nil {
      add { $0.missing(key, in: object, members, node) }
    }
    validate(object.rule, members, of: object, node)
  }

  /// Validates a member, given where each key of its object is first.
  private mutating func validate(
    _ member: SyntaxNode.Member, _ object: ObjectDescription, _ places: [String: Int]
  ) {
    if let first = places[member.key], first != member.keySpan.lowerBound {
      add { $0.repeated(member, first) }
    }
    // The keys of an object without any are those of another reader.
    if object.keys.isEmpty, object.others == nil { return }
    guard let key = object.keys.first(where: { $0.name == member.key }) ?? object.others else {
      return add { $0.unknown(member, in: object, places) }
    }
    if key.isNullable, member.value.kind == .null { return }
    let objectPath = path
    path = objectPath.appending(key: member.key)
    validate(member.value, key.value)
    path = objectPath
  }

  private func repeated(_ member: SyntaxNode.Member, _ first: Int) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "the key \(member.key.quoted) appears twice in the same object",
      span: member.keySpan, pointer: path.appending(key: member.key).pointer,
      notes: ["first on line \(line(at: first))"])
  }

  private func unknown(
    _ member: SyntaxNode.Member, in object: ObjectDescription, _ places: [String: Int]
  ) -> Diagnostic {
    let names = object.keys.map(\.name)
    return Diagnostic(
      .unknownKey, "unknown key \(member.key.quoted)", span: member.keySpan,
      pointer: path.pointer,
      suggestion: closestNames(to: member.key, among: object.freeKeys { places[$0] != nil }).first?
        .quoted, notes: ["known keys: \(names.joined(separator: ", "))"])
  }

  private func missing(
    _ key: KeyDescription, in object: ObjectDescription, _ members: [SyntaxNode.Member],
    _ node: SyntaxNode
  ) -> Diagnostic {
    let known = object.keys.map(\.name)
    let unknown = members.lazy.filter { !known.contains($0.key) }.prefix(Self.searchLimit)
    let candidate = closestNames(to: key.name, among: unknown.map(\.key)).first
    let misspelt = unknown.first { $0.key == candidate }
    return Diagnostic(
      .missingKey, "\(localized(word: object.noun)) needs the key \(key.name.quoted)",
      span: node.span.lowerBound..<node.span.lowerBound + 1, pointer: path.pointer,
      label: misspelt.map {
        "is \($0.key.quoted) on line \(line(at: $0.keySpan.lowerBound)) meant to be it?"
      },
      notes: key.example.map { ["for example: \(key.name.jsonQuoted): \($0)"] } ?? [])
  }

  private func line(at offset: Int) -> Int { report.source.line(at: offset) }

  private mutating func validate(
    _ rule: ObjectDescription.Rule?, _ members: [SyntaxNode.Member],
    of object: ObjectDescription, _ node: SyntaxNode
  ) {
    switch rule {
    case .exactlyOneKey: validateOneKey(of: object, members, node)
    case .closedRange(let rule): validateRange(node, rule)
    case nil: return
    }
  }

  private mutating func validateOneKey(
    of object: ObjectDescription, _ members: [SyntaxNode.Member], _ node: SyntaxNode
  ) {
    let names = object.keys.map(\.name)
    let given = names.filter { name in members.contains { $0.key == name } }
    // An unknown key has been reported in its place.
    if given.count == 1 || (given.isEmpty && !members.isEmpty) { return }
    let found = given.isEmpty ? "" : localized(", not \(given.listed)")
    let surplus = members.last { names.contains($0.key) && $0.key != given.first }
    let opening = node.span.lowerBound..<node.span.lowerBound + 1
    add(.exclusiveKeys, surplus?.keySpan ?? opening) { _ in
      "\(localized(word: object.noun)) needs exactly one of \(names.alternatives)\(found)"
    }
  }

  // MARK: - Adding

  /// Adds a diagnostic, which is only made when the report has room for it.
  mutating func add(_ diagnostic: (DescriptionValidator) -> Diagnostic) {
    guard report.hasRoom else { return report.countError() }
    let added = diagnostic(self)
    report.add(added)
  }

  /// Adds a diagnostic about the value that is being validated.
  mutating func add(
    _ code: DiagnosticCode, _ span: Range<Int>, _ message: (DescriptionValidator) -> Phrase
  ) {
    add { Diagnostic(code, message($0), span: span, pointer: $0.pointer) }
  }

  /// What messages call the value that is being validated.
  var subject: String { path.subject }

  /// The JSON pointer of the value that is being validated.
  var pointer: String { path.pointer }

  /// The JSON pointer of a key of the object that is being validated.
  func pointer(to key: String) -> String { path.appending(key: key).pointer }

  private func wrongType(_ node: SyntaxNode, _ description: ValueDescription) -> Diagnostic {
    let advice = TypeAdvice(for: node, description)
    return Diagnostic(
      .type, "\(path.subject) must be \(description.phrase), not \(node.kind.phrase)",
      span: node.span, pointer: path.pointer, suggestion: advice.suggestion,
      label: Phrase(verbatim: advice.label), notes: advice.notes.map(Phrase.init(verbatim:)))
  }

  /// Checks that a range ends where it says; its three numbers are validated on their own.
  mutating func validateRange(_ node: SyntaxNode, _ rule: NumberRule) {
    guard let (from, to, step) = rule.range(node, in: unitSystem),
      let toNode = node[RangeKey.to.rawValue], let stepNode = node[RangeKey.step.rawValue]
    else {
      if rule.hasTwoUnits(node, in: unitSystem) {
        add(.type, node.span) { "\($0.subject) has two units: write its three numbers in one" }
      }
      return
    }
    do {
      let range = try LevelRange(from: from, to: to, step: step)
      // Between its ends only the value next to an end of 0 may be too small.
      let isZeroEnded = from == 0 || to == 0
      if rule.acceptsZero, isZeroEnded, range.count > 1, !rule.contains(abs(step)) {
        add {
          $0.wrongStep(
            .outOfRange,
            "this range holds \(abs(step).plain); each value must be \(rule.bounds(in: $0.unitSystem))",
            stepNode.span)
        }
      }
    } catch {
      let numbers = (from: from, to: to, step: step)
      add { $0.diagnostic(error, numbers, rule, end: toNode.span, step: stepNode.span) }
    }
  }

  private func diagnostic(
    _ failure: LevelRange.Failure, _ numbers: RangeNumbers, _ rule: NumberRule,
    end endSpan: Range<Int>, step stepSpan: Range<Int>
  ) -> Diagnostic {
    switch failure {
    case .notClosed(let nearest): notClosed(numbers, nearest: nearest, rule, endSpan)
    case .tooManyValues:
      wrongStep(
        .rangeSize, "a range must have at most \(LevelRange.maximumCount.grouped) values", stepSpan)
    case .zeroStep: wrongStep(.rangeStep, "a step must not be 0", stepSpan)
    case .stepTooSmall: wrongStep(.rangeStep, "this step is too small to be counted", stepSpan)
    case .wrongSign: wrongSign(numbers, stepSpan)
    }
  }

  private func wrongStep(
    _ code: DiagnosticCode, _ message: Phrase, _ span: Range<Int>
  ) -> Diagnostic {
    Diagnostic(code, message, span: span, pointer: pointer(to: RangeKey.step.rawValue))
  }

  private func wrongSign(_ numbers: RangeNumbers, _ span: Range<Int>) -> Diagnostic {
    let (from, to) = (numbers.from.plain, numbers.to.plain)
    var diagnostic = wrongStep(.rangeStep, "this step leads from \(from) away from \(to)", span)
    diagnostic.suggestion = (-numbers.step).plain
    return diagnostic
  }

  private func notClosed(
    _ numbers: RangeNumbers, nearest: Double, _ rule: NumberRule, _ span: Range<Int>
  ) -> Diagnostic {
    let inside = rule.contains(nearest) ? nearest : nearest - numbers.step
    let end = inside.roundedForPeople
    return Diagnostic(
      .rangeEnd,
      "steps of \(numbers.step.plain) from \(numbers.from.plain) do not reach \(numbers.to.plain)",
      span: span, pointer: pointer(to: RangeKey.to.rawValue), suggestion: end.plain,
      label: "the nearest end is \(end.plain)",
      notes: ["a range includes its end, so the end must be a whole number of steps away"])
  }
}

private typealias RangeNumbers = (from: Double, to: Double, step: Double)

extension DescriptionValidator {
  mutating func validate(_ text: String, _ rule: TextRule, _ node: SyntaxNode) {
    let count = text.unicodeScalars.count
    let length = rule.isForm ? 0...Int.max : rule.length
    if count < length.lowerBound {
      add(.text, node.span) { "\($0.subject) must not be empty" }
    } else if count > length.upperBound {
      let most = length.upperBound
      add(.text, node.span) { "\($0.subject) must have at most \(most) characters, not \(count)" }
    } else if let fault = rule.fault(in: text) {
      var diagnostic = Diagnostic(.text, "\(subject) \(fault)", span: node.span, pointer: pointer)
      diagnostic.suggestion = rule.isFolderName ? text.asFolderName?.quoted : nil
      add { _ in diagnostic }
    }
  }
}

extension TextRule {
  /// What is wrong with the characters of a text.
  fileprivate func fault(in text: String) -> String? {
    if isFolderName, !text.unicodeScalars.allSatisfy(\.isFolderNameCharacter) {
      return localized("names a folder: only letters without accents, digits, - and _")
    }
    let isOneLine = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    guard isOneLine else { return localized("must be one line without control characters") }
    if text.unicodeScalars.contains(where: \.isDirectionControl) {
      return localized("must not have characters that turn the direction of text")
    }
    let isBlank = text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    return isBlank ? localized("must not be blank") : nil
  }
}

extension Unicode.Scalar {
  /// Whether names of files and folders may have it everywhere: a letter, a digit, `-` or `_`.
  var isFolderNameCharacter: Bool {
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
