import AirCartReports

extension OutputError {
  /// The same error with the path as it was typed, where it was meant from a folder.
  ///
  /// - Parameters:
  ///   - typed: The path of the command line.
  ///   - console: Knows the folder.
  /// - Returns: The error to be shown.
  func shown(as typed: String, _ console: Console) -> OutputError {
    let start = console.place(of: "")
    guard !typed.hasPrefix("/"), path.hasPrefix(start) else { return self }
    return OutputError(
      kind, path: String(path.dropFirst(start.count)), reason: reason, remedy: remedy)
  }
}
