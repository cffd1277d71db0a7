import AirCartCommandLine
import Foundation
import Testing

/// A Markdown document of the project: the README, or an article of a DocC catalogue.
struct Document: CustomTestStringConvertible {
  /// The path below the package's folder.
  let path: String

  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let readme = Document(path: "README.md")

  /// Every article of every catalogue, by path.
  static let articles: [Document] = {
    let sources = root.appendingPathComponent("Sources").path
    let paths = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.sorted()
      .map { Document(path: "Sources/" + $0) }
  }()

  /// The documents whose console blocks are executed.
  static let executed = [readme] + articles

  /// The documents whose links are followed.
  static let linked =
    executed
    + [
      "CONTRIBUTING.md", "Reports/README.md", "Scenarios/README.md",
      "Tests/Peers/benchmark/README.md",
    ].map(Document.init(path:))

  var testDescription: String { path }

  /// The file itself.
  var file: URL { Self.root.appendingPathComponent(path) }

  /// The article of a verb or topic, by the name of its file.
  static func article(_ name: String) throws -> Document {
    try #require(articles.first { $0.path.hasSuffix("/\(name).md") }, "no article \(name)")
  }

  func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// The document in turns: text, what stands between two fences, text, and so on.
  func parts() throws -> [Part] {
    var parts = [Part(language: nil, lines: [])]
    for line in try text().components(separatedBy: "\n") {
      let isInside = parts[parts.count - 1].language != nil
      if isInside, line == "```" {
        parts.append(Part(language: nil, lines: [line]))
      } else {
        parts[parts.count - 1].lines.append(line)
        guard !isInside, line.hasPrefix("```") else { continue }
        parts.append(Part(language: String(line.dropFirst(3)), lines: []))
      }
    }
    return parts
  }

  /// The texts between fences of a language.
  func blocks(_ language: String) throws -> [String] {
    try parts().filter { $0.language == language }
      .map { $0.lines.map { $0 + "\n" }.joined() }
  }

  /// The prose: what stands outside of fences.
  func prose() throws -> String {
    try parts().filter { $0.language == nil }.flatMap(\.lines).joined(separator: "\n")
  }
}

extension Document {
  /// Lines between two fences, or outside of them.
  struct Part {
    /// The language behind the opening fence; `nil` outside.
    let language: String?
    var lines: [String]
  }

  /// A command of a console block, and what the document shows beneath it.
  struct Command {
    /// The lines that a reader types, from `$ ` on; all but the last end in a backslash.
    var typed: [String]
    var shown: [String]

    /// The words as a shell splits them: blanks, and single quotes.
    var words: [String] {
      var words: [String] = []
      var word = ""
      var isQuoted = false
      for character in line {
        switch character {
        case "'": isQuoted.toggle()
        case " " where !isQuoted:
          if !word.isEmpty { words.append(word) }
          word = ""
        default: word.append(character)
        }
      }
      return words + (word.isEmpty ? [] : [word])
    }

    private var line: String {
      let joined = typed.map { $0.hasSuffix("\\") ? String($0.dropLast()) : $0 }.joined()
      return String(joined.dropFirst(2))
    }

    /// The commands of a console block, in order.
    static func all(in lines: [String]) -> [Command] {
      var commands: [Command] = []
      for line in lines {
        if commands.last?.typed.last?.hasSuffix("\\") == true, commands.last?.shown == [] {
          commands[commands.count - 1].typed.append(line)
        } else if line.hasPrefix("$ ") {
          commands.append(Command(typed: [line], shown: []))
        } else if !commands.isEmpty {
          commands[commands.count - 1].shown.append(line)
        }
      }
      return commands
    }
  }
}

/// Someone who types the commands of a console block, in a folder that holds the shipped scenarios
/// and any report that a command names.
struct Reader {
  let folder: String

  /// Returns what a command prints, in lines.
  ///
  /// Understands `… | …`, `… | head -n 9`, and `… > file` at the end.
  func output(of command: Document.Command) throws -> [String] {
    var text = ""
    for stage in command.words.split(separator: "|") {
      if stage.starts(with: ["head", "-n"]), let count = stage.last.flatMap({ Int($0) }) {
        text = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(count)
          .map { $0 + "\n" }.joined()
        continue
      }
      #expect(stage.first == "aircart", "\(command.typed)")
      let words = stage.dropFirst().prefix { $0 != ">" }
      for word in words where word.hasPrefix("Reports/") { try placeReport(word) }
      let memory = MemoryConsole(
        environment: ["AIRCART_HOME": folder + "/.aircart", "TZ": "UTC"],
        input: MemoryInput(text: text), currentFolder: folder)
      text = Outcome(Array(words), on: memory, verbs: VerbCatalogue.all).output
      guard words.count + 2 < stage.count, let file = stage.last else { continue }
      try write(text, to: folder + "/" + file)
      text = ""
    }
    var lines = text.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Puts a committed report where the command looks for it, unless one is there.
  private func placeReport(_ path: String) throws {
    let committed = Document.root.appendingPathComponent(path).path
    let copy = folder + "/" + path
    let files = FileManager.default
    guard files.fileExists(atPath: committed), !files.fileExists(atPath: copy) else { return }
    try files.createDirectory(atPath: folder + "/Reports", withIntermediateDirectories: true)
    try files.copyItem(atPath: committed, toPath: copy)
  }

  /// Returns the lines of a console block with what its commands print now.
  static func rerun(_ block: [String]) throws -> [String] {
    try withFolder { folder in
      let shipped = Document.root.appendingPathComponent("Scenarios").path
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/Scenarios", withDestinationPath: shipped)
      return try Document.Command.all(in: block).flatMap { command in
        try command.typed + Reader(folder: folder).output(of: command)
      }
    }
  }
}
