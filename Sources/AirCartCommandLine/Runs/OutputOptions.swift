import AirCartReports

/// The options that say where a run's folder of files goes.
enum OutputOptions {
  /// The folder of the files.
  static func folder(defaultText: String) -> OptionDescription {
    .value(
      "output", short: "o", placeholder: "folder", help: "Where the files go.",
      discussion: """
        A folder that holds the same run is brought up to date. One that holds anything else, or \
        outputs that were edited, is refused, and what is there is named.
        """,
      completion: .folder, defaultText: defaultText)
  }

  static let force = OptionDescription.flag(
    "force",
    help: "Write into a folder whatever it holds: overwrite files of the same names, remove none.")
}

extension ParsedArguments {
  /// The folder of `--output`; `nil` when the option is not given.
  ///
  /// An empty name, as an unset variable of a shell gives it, would mean the current folder.
  func outputFolder() throws(CommandError) -> String? {
    guard let folder = value("output")?.text else { return nil }
    guard folder.contains(where: { !$0.isWhitespace }) else {
      throw Self.invalid(folder, "--output <folder>", "a folder, as in Reports/spring")
    }
    guard folder != "-" else {
      throw CommandError(
        .usage, "A run is a folder of files, which standard output cannot take.",
        remedy: "Name a folder, as in --output Reports/spring, or use --json for the results.")
    }
    return folder
  }

  /// The file that an option names, `-` for standard output; `nil` when it is not given.
  func outputFile(_ option: String) throws(CommandError) -> String? {
    guard let file = value(option)?.text else { return nil }
    guard file.contains(where: { !$0.isWhitespace }) else {
      throw Self.invalid(file, "--\(option) <file>", "a file")
    }
    return file
  }

  private static func invalid(_ text: String, _ option: String, _ what: String) -> CommandError {
    CommandError(
      .usage, "The value '\(text)' is invalid for '\(option)'.",
      remedy: "Give the name of \(what).")
  }
}
