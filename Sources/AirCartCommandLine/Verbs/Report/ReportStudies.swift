import AirCartDocuments
import AirCartReports
import Foundation

/// The studies that lie beside a run's folder and are about the same scenario.
///
/// `Reports/spring-quality` belongs to `Reports/spring`. A study of another scenario, by another
/// version or changed since is left out, which a note says.
struct ReportStudies {
  /// Parts of the report.
  private(set) var sections: [any PageSection] = []
  /// What was read for them.
  private(set) var inputs: [Manifest.Input] = []

  /// A kind of study: the end of its folder's name, its document, and what the report makes of it.
  private struct Kind: Sendable {
    let suffix: String
    let document: String
    let section: @Sendable (Data) throws -> any PageSection
  }

  private static let kinds: [Kind] = [
    Kind(suffix: "quality", document: "quality.json") { try QualitySection($0) }
  ]

  /// Looks for the studies of a run.
  ///
  /// - Parameters:
  ///   - folder: The run's folder, as it is shown.
  ///   - scenario: The scenario that was swept.
  ///   - console: Where the notes go.
  init(beside folder: String, of scenario: Manifest.Input, console: Console) {
    for kind in Self.kinds {
      let path = "\(folder.trimmedSlashes)-\(kind.suffix)"
      let place = console.place(of: path)
      guard FileManager.default.fileExists(atPath: place) else { continue }
      if let reason = Self.objection(to: place, scenario) {
        console.note("note: \(path) is left out of the report: \(reason).")
        continue
      }
      let document = contents(ofPlainFile: "\(place)/\(kind.document)") ?? Data()
      do {
        sections.append(try kind.section(document))
        let name = path.split(separator: "/").last.map(String.init) ?? path
        inputs.append(
          Manifest.Input(
            path: "\(name)/\(kind.document)", sha256: SHA256.digest(of: Array(document)),
            bytes: document.count))
      } catch {
        console.note("note: \(path) is left out of the report: it has no \(kind.document).")
      }
    }
  }

  /// Why a study does not belong to the run; `nil` when it does.
  private static func objection(to place: String, _ scenario: Manifest.Input) -> String? {
    guard let source = try? SourceText(contentsOfFile: place + "/" + Manifest.fileName),
      let record = try? RunRecord(source)
    else { return "it has no manifest that can be read" }
    guard record.version == ToolDescription.currentVersion else {
      return "version \(record.version ?? "unknown") made it"
    }
    guard record.scenario?.sha256 == scenario.sha256.hexadecimal else {
      return "it is of another scenario"
    }
    return Manifest.verify(place).compactMap(\.objection).first
  }
}

extension Manifest.Discrepancy {
  /// What is wrong with a folder, as a clause; `nil` for files that are not AirCart's.
  var objection: String? {
    switch self {
    case .missing(let path): "\(path) is missing"
    case .changed(let path): "\(path) has been changed"
    case .outside(let path): "its manifest names \(path), which is not in the folder"
    case .unreadable(let path): "\(path) cannot be read"
    case .extra: nil
    }
  }
}

extension String {
  /// The path without slashes at its end.
  var trimmedSlashes: String {
    var rest = Substring(self)
    while rest.count > 1, rest.last == "/" { rest.removeLast() }
    return String(rest)
  }
}
