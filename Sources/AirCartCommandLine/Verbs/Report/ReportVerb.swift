import AirCartDocuments
import AirCartReports
import Foundation

/// `aircart report`: the page and the charts of a run that is there.
struct ReportVerb: Verb {
  let description = VerbDescription(
    name: "report", abstract: "Write the report of a run: one HTML file, and charts.",
    discussion: """
      Computes the run again from the scenario and options in its manifest, and writes \
      report.html and charts beside its files. A folder that is incomplete, changed, or from \
      another version is refused. 'sweep' already writes the report; use this for a run made with \
      --only, or to bring in a quality study made later.
      """,
    positionals: [
      PositionalDescription(
        "folder", arity: .one, help: "The folder of a run.", completion: .folder)
    ],
    options: [
      .value(
        "scenario", placeholder: "file", help: "The scenario of the run.",
        discussion: "Otherwise the file that the manifest names, or its namesake in Scenarios.",
        completion: .file)
    ] + ScenarioCompanions.options,
    examples: [
      Example(
        "aircart report Reports/reference-example",
        shows: "Writes report.html and charts beside the run's files.")
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let global = try GlobalOptions(arguments)
    let folder = (arguments.positional("folder") ?? "").trimmedSlashes
    let run = try RecordedRun(folder, console)
    let loaded = try run.scenario(
      named: arguments.value("scenario"), with: ScenarioCompanions(arguments, or: run.record))
    var options = RunOptions(threads: global.threadCount)
    (options.folder, options.format) = (folder, global.format)
    let choices = SweepChoices(run.record, adding: [.report, .charts], options)
    return try SweepRun(loaded, choices: choices, console: console, isReport: true).execute()
  }
}

/// The study of quality that lies beside a run's folder and is about the same scenario.
///
/// `Reports/spring-quality` belongs to `Reports/spring`. A study of another scenario, by another
/// version or changed since is left out, which a note says.
struct ReportStudies {
  private(set) var sections: [any PageSection] = []
  /// What was read for them.
  private(set) var inputs: [Manifest.Input] = []

  /// Looks for the study of a run, whose folder is named as it is shown.
  init(beside folder: String, of scenario: Manifest.Input, console: Console) {
    let path = "\(folder.trimmedSlashes)-quality"
    let place = console.place(of: path)
    guard FileManager.default.fileExists(atPath: place) else { return }
    let document = RunFileName.qualityDocument.rawValue
    let bytes = contents(ofPlainFile: "\(place)/\(document)") ?? Data()
    let section = try? QualitySection(bytes)
    let reason =
      Self.objection(to: place, scenario) ?? (section == nil ? "it has no \(document)" : nil)
    guard let section, reason == nil else {
      console.note("note: \(path) is left out of the report: \(reason ?? "").")
      return
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    sections = [section]
    inputs = [
      Manifest.Input(
        path: "\(name)/\(document)", sha256: SHA256.digest(of: Array(bytes)), bytes: bytes.count)
    ]
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
