import AirCartDocuments

/// Help in the shape of swift-argument-parser, made from the description of the tool.
package struct Help {
  private static let labelColumn = 26
  /// Below this a column for the labels would leave too little for the text.
  private static let leastWidthForColumn = 50

  package let tool: ToolDescription
  package let width: Int

  /// The text on standard error when nothing was typed: at most 20 lines.
  package func concise() -> [String] {
    let examples = tool.verbs.compactMap(\.examples.first).prefix(2).map(\.commandLine)
    let names = tool.verbs.map(\.name).joined(separator: ", ")
    return paragraph(tool.abstract) + [""] + paragraph("Usage: \(tool.usage)") + [""]
      + section("Examples", examples.flatMap { command($0) }) + [""]
      + paragraph("Subcommands: \(names)") + [""]
      + paragraph("See '\(tool.name) --help' for more information.")
  }

  package func overview() -> [String] {
    let sections = [
      paragraph("OVERVIEW: \(tool.abstract)"), paragraph(tool.discussion),
      paragraph("USAGE: \(tool.usage)"), section("OPTIONS", ToolDescription.options.flatMap(entry)),
      section("SUBCOMMANDS", tool.verbs.flatMap { entry($0.name, $0.abstract) }),
      section("EXAMPLES", tool.verbs.compactMap(\.examples.first).prefix(3).flatMap(example)),
      section("EXIT CODES", ExitCode.allCases.flatMap { entry("\($0.rawValue)", $0.meaning) }),
      paragraph("See '\(tool.name) help <subcommand>' for detailed help.", indent: 2),
    ]
    return Array(sections.joined(separator: [""]))
  }

  package func detail(of verb: VerbDescription) -> [String] {
    var sections = [paragraph("OVERVIEW: \(verb.abstract)")]
    if !verb.discussion.isEmpty { sections.append(paragraph(verb.discussion)) }
    sections.append(paragraph("USAGE: \(verb.usage(of: tool.name))"))
    if !verb.positionals.isEmpty {
      sections.append(section("ARGUMENTS", verb.positionals.flatMap(entry)))
    }
    for group in OptionGroup.groups(of: verb.offeredOptions) {
      sections.append(section(group.heading, group.options.flatMap(entry)))
    }
    if !verb.examples.isEmpty {
      sections.append(section("EXAMPLES", verb.examples.flatMap(example)))
    }
    return Array(sections.joined(separator: [""]))
  }
}

/// Options under one heading.
struct OptionGroup {
  let heading: String
  var options: [OptionDescription]

  /// The groups in the order of their first options.
  static func groups(of options: [OptionDescription]) -> [OptionGroup] {
    var groups: [OptionGroup] = []
    for option in options {
      let heading = (option.group ?? "Options").uppercased()
      if let index = groups.firstIndex(where: { $0.heading == heading }) {
        groups[index].options.append(option)
      } else {
        groups.append(OptionGroup(heading: heading, options: [option]))
      }
    }
    return groups
  }
}

extension OptionDescription {
  /// The help line with its choices and its default.
  var helpWithValues: String { help + valuesText(allowedValues, defaultText) }
}

extension PositionalDescription {
  var helpWithValues: String { help + valuesText(allowedValues, nil) }
}

private func valuesText(_ values: [String], _ defaultText: String?) -> String {
  var parts: [String] = []
  if !values.isEmpty { parts.append("values: " + values.joined(separator: ", ")) }
  if let defaultText { parts.append("default: " + defaultText) }
  return parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
}

// MARK: Layout

extension Help {
  func section(_ heading: String, _ lines: [String]) -> [String] { ["\(heading):"] + lines }

  private func paragraph(_ text: String, indent: Int = 0) -> [String] {
    text.wrapped(to: width - indent).map { indented($0, by: indent) }
  }

  private func entry(_ option: OptionDescription) -> [String] {
    entry(option.label, option.helpWithValues, option.discussion)
  }

  private func entry(_ positional: PositionalDescription) -> [String] {
    entry("<\(positional.name)>", positional.helpWithValues, positional.discussion)
  }

  /// A label in its column with the text beside it, or below it where the label is too long.
  func entry(_ label: String, _ text: String, _ discussion: String = "") -> [String] {
    let column = width < Self.leastWidthForColumn ? 6 : Self.labelColumn
    var lines = paragraph(text, indent: column)
    if 2 + label.displayWidth < column, let first = lines.first {
      lines[0] = indented(label, by: 2).padded(to: column) + first.dropFirst(column)
    } else {
      lines.insert(contentsOf: paragraph(label, indent: 2), at: 0)
    }
    return discussion.isEmpty ? lines : lines + paragraph(discussion, indent: column)
  }

  private func example(_ example: Example) -> [String] {
    command(example.commandLine) + paragraph(example.shows, indent: 6)
  }

  /// A command line, broken between words as a shell wants it, with a backslash.
  ///
  /// A single word is never broken, however narrow the terminal: the line is there to be copied.
  private func command(_ line: String) -> [String] {
    var lines: [String] = []
    var current = "  "
    for word in shellWords(line) {
      if current.displayWidth + 1 + word.displayWidth + 2 > width, !current.allSatisfy(\.isSpace) {
        lines.append(current + " \\")
        current = "    " + word
      } else {
        current += current.last == " " ? word : " " + word
      }
    }
    return lines + [current]
  }

  /// The words of a command line, quotes kept.
  private func shellWords(_ line: String) -> [String] {
    var quote: Character?
    let words = line.split { character in
      if character == "'" || character == "\"" {
        if quote == nil { quote = character } else if quote == character { quote = nil }
      }
      return character == " " && quote == nil
    }
    return words.map { String($0) }
  }

  private func indented(_ text: String, by columns: Int) -> String {
    String(repeating: " ", count: columns) + text
  }
}

extension Character {
  fileprivate var isSpace: Bool { self == " " }
}
