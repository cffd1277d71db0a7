/// The names that runs give to their files: nothing else in a folder is ever written or removed.
///
/// A manifest that was tampered with may name anything; a name that no run has is not ours,
/// whatever it says.
package enum RunFileName: String, CaseIterable, Sendable {
  /// The page for people, of a sweep or a season.
  case report = "report.html"
  /// The cells of a sweep as a table and as arrays.
  case results = "results.csv"
  case arrays = "results.nc"
  /// What a sweep says, for programs and for people.
  case summaryDocument = "summary.json"
  case summaryPage = "summary.md"
  /// The figures of a study, its worst cases over all demands, and what it says.
  case quality = "quality.csv"
  case worstCases = "worst-cases.csv"
  case qualityDocument = "quality.json"
  case qualityPage = "quality.md"
  /// The figures of every cart, the days that every share of seasons does not exceed, one season of
  /// the first cart record by record, and what a season says.
  case season = "season.csv"
  case quantiles = "quantiles.csv"
  case trace = "trace.csv"
  case seasonDocument = "season.json"
  case seasonPage = "season.md"
  /// What a part of a run computed, until all parts are merged.
  case records = "records.bin"
}

extension RunFileName {
  /// The folders of a run with the ending of what is in each.
  static let folders = ["charts": ".svg", "matrices": ".csv"]

  /// Whether a run may have written a file of this path.
  static func contains(_ path: String) -> Bool {
    if RunFileName(rawValue: path) != nil { return true }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let ending = folders[String(parts[0])] else { return false }
    return parts[1].hasSuffix(ending) && !parts[1].hasPrefix(".")
  }

  /// The folder of a path within a run's; `nil` for a file at its top.
  static func folder(of path: String) -> String? {
    path.firstIndex(of: "/").map { String(path[..<$0]) }
  }

  // MARK: Hidden names

  /// What a run is about to put in place, while it does; gone when everything has its place.
  static let journal = ".aircart-journal.json"

  private static let temporaryStart = ".aircart-tmp-"

  /// The name of a file until it has its place.
  static func temporary(_ number: Int) -> String { temporaryStart + "\(number)" }

  /// Whether a name is one of those.
  static func isTemporary(_ name: String) -> Bool {
    let digits = name.utf8.dropFirst(temporaryStart.utf8.count)
    return name.hasPrefix(temporaryStart) && !digits.isEmpty
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Whether a path is of a file that file managers put into folders unasked.
  static func isOfFileManager(_ path: String) -> Bool {
    [".DS_Store", "Thumbs.db", "desktop.ini"].contains(path.split(separator: "/").last ?? "")
  }
}
