import AirCartDocuments
import AirCartSimulation

/// What is asked alike of every verb that leaves a folder of files.
package struct RunOptions {
  /// The folder that was typed.
  var folder: String?
  var overwrites = false
  var writesFiles = true
  /// Which part is computed; `nil` for all of it.
  var part: StudyPart?
  /// The parts from which the run is put together.
  var parts: PartFolders?
  var threads: Int?
  var format = GlobalOptions.Format.text

  /// Options of a run that is made again.
  package init(threads: Int? = nil) { self.threads = threads }

  /// Reads the options of `OutputOptions` and the global ones.
  init(_ arguments: ParsedArguments) throws {
    let global = try GlobalOptions(arguments)
    folder = try arguments.outputFolder()
    overwrites = arguments.isOn(OutputOptions.force.name)
    threads = global.threadCount
    format = global.format
  }
}

/// The options that say where a run's folder of files goes.
enum OutputOptions {
  static func folder(defaultText: String) -> OptionDescription {
    .value(
      "output", short: "o", placeholder: "folder", help: "The folder to write to.",
      discussion: """
        An earlier run of the same kind and name is replaced, even one with other carts, seed or \
        counts. A folder with anything else in it, or with edited outputs, is refused, and the \
        files in the way are named.
        """,
      completion: .folder, defaultText: defaultText)
  }

  static let force = OptionDescription.flag(
    "force",
    help: "Write into any folder: overwrite files of the same names, remove none.")
}

extension ParsedArguments {
  /// The folder of `--output`; `nil` when the option is not given.
  ///
  /// An empty name, as an unset variable of a shell gives it, would mean the current folder.
  func outputFolder() throws(CommandError) -> String? {
    guard let folder = value("output") else { return nil }
    guard folder.contains(where: { !$0.isWhitespace }) else {
      throw .invalid(
        folder, "output <folder>", remedy: "Give the name of a folder, as in Reports/spring.")
    }
    try require(
      folder != "-", "A run is a folder of files, which standard output cannot take.",
      remedy: "Name a folder, as in --output Reports/spring, or use --json for the results.")
    return folder
  }

  /// The file that an option names, `-` for standard output; `nil` when it is not given.
  func outputFile(_ option: String) throws(CommandError) -> String? {
    guard let file = value(option) else { return nil }
    guard file.contains(where: { !$0.isWhitespace }) else {
      throw .invalid(file, "\(option) <file>", remedy: "Give the name of a file.")
    }
    return file
  }

  /// The seed of random numbers: 1 unless `--seed` gives another.
  func seed() throws(CommandError) -> UInt64 {
    guard let text = value("seed") else { return 1 }
    guard let seed = UInt64(text) else {
      throw .invalid(text, "seed <number>", remedy: "Give a whole number from 0 to \(UInt64.max).")
    }
    return seed
  }

  /// The whole number that an option gives; `nil` when it is not given.
  func wholeNumber(_ option: String, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let placeholder = verb.allOptions.first { $0.name == option }?.placeholder
      throw .invalid(
        text, option + (placeholder.map { " <\($0)>" } ?? ""),
        remedy: "Give a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }
}

extension CommandError {
  static func invalid(_ text: String, _ option: String, remedy: Phrase) -> CommandError {
    CommandError("The value '\(text)' is invalid for '--\(option)'.", remedy: remedy)
  }
}

/// A page that was written, for programs.
struct WrittenPage {
  let path: String
  /// Its length, where the page is all that was written.
  var bytes: Int?

  static let table = OutputTable<WrittenPage>(
    "a page",
    [
      .schemaVersion(2), .init(.path, .text, "The file.") { $0.path },
      .init(ifAny: .bytes, .whole, "Its length.") { $0.bytes },
    ])

  var json: JSONValue { Self.table.json(self) }
}
