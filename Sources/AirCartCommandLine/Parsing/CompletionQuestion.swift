/// A command line that is being typed, and what may stand at its end.
package struct CompletionQuestion {
  /// A word that may stand there, and what it does.
  package struct Offer: Equatable, Sendable {
    package let word: String
    package let help: String

    package init(word: String, help: String = "") {
      self.word = word
      self.help = help
    }
  }

  /// What may stand there.
  package enum Answer: Equatable, Sendable {
    case words([Offer])
    case files, folders

    /// The lines by which scripts of shells are told; a word has a tab before its help.
    package func lines(without start: String = "") -> [String] {
      switch self {
      case .files: [":files"]
      case .folders: [":folders"]
      case .words(let offers):
        offers.map { offer in
          String(offer.word.dropFirst(offer.word.hasPrefix(start) ? start.count : 0))
            + (offer.help.isEmpty ? "" : "\t" + offer.help)
        }
      }
    }
  }

  private let tool: ToolDescription
  /// What the tool prints for a command line.
  private let ask: (String) -> [String]
  private let current: String
  private var verb: VerbDescription?
  private var isUnknown = false
  /// The option whose value comes next.
  private var pending: OptionDescription?
  private var positionals: [String] = []
  private var hasEnded = false

  /// Looks at the words behind the tool's name, of which the last is being typed.
  package init(
    _ words: [String], of tool: ToolDescription, ask: @escaping (String) -> [String] = { _ in [] }
  ) {
    self.tool = tool
    self.ask = ask
    current = words.last ?? ""
    for word in words.dropLast() { take(word) }
  }

  private mutating func take(_ word: String) {
    if pending != nil {
      pending = nil
    } else if word == "--" {
      hasEnded = true
    } else if isOption(word) {
      pending = options.first { !$0.isFlag && $0.spellings.contains(word) }
    } else if verb == nil {
      verb = tool.verb(named: word)
      isUnknown = isUnknown || verb == nil
    } else {
      positionals.append(word)
    }
  }

  private var options: [OptionDescription] { verb?.offeredOptions ?? ToolDescription.options }

  private func isOption(_ word: String) -> Bool { word.hasPrefix("-") && !hasEnded }

  // MARK: - Answering

  /// What may stand at the end of the line.
  package var answer: Answer {
    if let pending { return offers(of: pending.offeredValues, behind: "", current) }
    if isOption(current) { return optionAnswer }
    if isUnknown { return .words([]) }
    guard let verb else {
      return .words(tool.verbs.map { Offer(word: $0.name, help: $0.abstract) }.matching(current))
    }
    return offers(
      of: verb.positional(at: positionals.count)?.offeredValues ?? .none, behind: "", current)
  }

  private var optionAnswer: Answer {
    guard let sign = current.firstIndex(of: "=") else {
      let offers = options.flatMap { option in
        option.spellings.map { Offer(word: $0, help: option.help) }
      }
      return .words(offers.matching(current))
    }
    let spelling = String(current[..<sign])
    guard let option = options.first(where: { !$0.isFlag && $0.spellings.contains(spelling) })
    else {
      return .words([])
    }
    return offers(
      of: option.offeredValues, behind: spelling + "=", String(current[sign...].dropFirst()))
  }

  /// What may be typed in place of a text behind a start that stays.
  private func offers(
    of completion: Completion, behind start: String, _ text: String
  ) -> Answer {
    switch completion {
    case .none: return .words([])
    case .file: return .files
    case .folder: return .folders
    case .lines(let arguments): return offers(of: .names(ask(arguments)), behind: start, text)
    case .names(let names):
      let meant = names.map { Offer(word: $0) }.matching(text)
        .filter { $0.word != text || !text.hasSuffix("=") }
      return .words(meant.map { Offer(word: start + $0.word) })
    case .list(let names):
      let end = text.lastIndex(of: ",").map { text.index(after: $0) } ?? text.startIndex
      return offers(of: .names(names), behind: start + text[..<end], String(text[end...]))
    case .assignment(let keys, let values):
      guard let sign = text.lastIndex(of: "=") else {
        return offers(of: .names(keys.map { $0 + "=" }), behind: start, text)
      }
      return offers(
        of: .list(values), behind: start + text[...sign], String(text[sign...].dropFirst()))
    case .afterFirst(let words):
      let first = words.first { $0.word == positionals.first }
      return offers(of: first?.completion ?? .none, behind: start, text)
    }
  }
}

extension [CompletionQuestion.Offer] {
  /// Those that begin with a text; where none does, in any case of letters.
  fileprivate func matching(_ text: String) -> [CompletionQuestion.Offer] {
    let exact = filter { $0.word.hasPrefix(text) }
    return exact.isEmpty
      ? filter { $0.word.lowercased().hasPrefix(text.lowercased()) } : exact
  }
}
