import AirCartCommandLine
import Foundation
import Testing

/// Oracle: the page that `sweep` itself writes, and folders damaged on purpose.
@Suite struct ReportVerbTests {
  private static let scenario = "small.json"

  /// Sweeps the small scenario from a file, into `Reports/small`.
  private func sweep(_ folder: SweepFolder, _ options: String...) throws -> Outcome {
    try folder.place(SweepScenarios.small, at: Self.scenario)
    let memory = MemoryConsole(currentFolder: folder.path)
    return Outcome(["sweep", Self.scenario] + options, on: memory, verbs: VerbCatalogue.all)
  }

  private func report(_ folder: SweepFolder, _ arguments: String...) -> Outcome {
    let memory = MemoryConsole(currentFolder: folder.path)
    return Outcome(["report"] + arguments, on: memory, verbs: VerbCatalogue.all)
  }

  @Test func `a report added later is the one that a sweep writes`() throws {
    try SweepFolder.with { folder in
      let first = try sweep(folder)
      #expect(first.code == .success, "\(first.errors)")
      let whole = folder.files("Reports/small")
      let second = try sweep(folder, "--only", "results,summary")
      #expect(second.code == .success, "\(second.errors)")
      #expect(folder.files("Reports/small")["report.html"] == nil)
      let outcome = report(folder, "Reports/small/")
      #expect(outcome.code == .success, "\(outcome.errors)")
      #expect(outcome.output.hasSuffix("Reports/small/report.html\n"))
      #expect(outcome.output.contains("fewest fills of 3 carts"))
      let added = folder.files("Reports/small")
      for path in whole.keys.filter({ $0.hasPrefix("charts/") }) {
        #expect(added[path] == whole[path], "\(path)")
      }
      #expect(added["results.csv"] == whole["results.csv"])
      #expect(added["results.nc"] == nil)
      #expect(added["report.html"]?.isEmpty == false)
      #expect(report(folder, "Reports/small").errors == "unchanged: Reports/small\n")
    }
  }

  @Test func `the answer for a program names the file`() throws {
    try SweepFolder.with { folder in
      _ = try sweep(folder, "--only", "summary")
      let outcome = report(folder, "Reports/small", "--json")
      #expect(
        outcome.output
          == "{\n  \"schemaVersion\": 2,\n  \"path\": \"Reports/small/report.html\"\n}\n")
    }
  }

  /// What is done to a run, and what must be said of it.
  struct Damage: CustomTestStringConvertible {
    let testDescription: String
    let code: ExitCode
    let said: [String]
    let change: @Sendable (SweepFolder) throws -> Void
  }

  private static func replace(
    _ old: String, _ new: String, in file: String, _ folder: SweepFolder
  ) throws {
    let path = folder.path + "/" + file
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains(old))
    try folder.place(text.replacingOccurrences(of: old, with: new), at: file)
  }

  static let damages = [
    Damage(
      testDescription: "a file that is missing", code: .malformedData,
      said: ["Reports/small", "results.csv is missing"]
    ) {
      try FileManager.default.removeItem(atPath: $0.path + "/Reports/small/results.csv")
    },
    Damage(
      testDescription: "a table edited by hand", code: .malformedData,
      said: ["results.csv has been changed"]
    ) { try replace("9950,160", "9950,161", in: "Reports/small/results.csv", $0) },
    Damage(
      testDescription: "a run of another version", code: .malformedData,
      said: ["manifest.json", "is of version 0.0.9"]
    ) {
      try replace(
        "\"version\": \"\(ToolDescription.currentVersion)\"", "\"version\": \"0.0.9\"",
        in: "Reports/small/manifest.json", $0)
    },
    Damage(
      testDescription: "a scenario edited since", code: .malformedData,
      said: ["small.json", "not the scenario of this run"]
    ) { try replace("480", "500", in: scenario, $0) },
    Damage(
      testDescription: "a scenario that is gone", code: .missingInput,
      said: ["small.json", "is not here", "--scenario"]
    ) { try FileManager.default.removeItem(atPath: $0.path + "/" + scenario) },
    Damage(
      testDescription: "axes edited by hand", code: .malformedData,
      said: ["manifest.json", "other axes"]
    ) { try replace("[160, 320, 480]", "[160, 320, 481]", in: "Reports/small/manifest.json", $0) },
    Damage(
      testDescription: "a manifest that is none", code: .malformedData, said: ["manifest.json"]
    ) { try $0.place("{", at: "Reports/small/manifest.json") },
    Damage(
      testDescription: "no manifest", code: .missingInput, said: ["manifest.json", "sweep"]
    ) { try FileManager.default.removeItem(atPath: $0.path + "/Reports/small/manifest.json") },
    Damage(
      testDescription: "a path out of the folder", code: .malformedData, said: ["../results.csv"]
    ) {
      try replace("\"results.csv\"", "\"../results.csv\"", in: "Reports/small/manifest.json", $0)
    },
  ]

  @Test(arguments: damages)
  func `an unsound run is refused with the file and the reason`(damage: Damage) throws {
    try SweepFolder.with { folder in
      _ = try sweep(folder, "--only", "results,summary")
      try damage.change(folder)
      let before = folder.files("Reports/small")
      let outcome = report(folder, "Reports/small")
      #expect(outcome.code == damage.code)
      for words in damage.said { #expect(outcome.errors.contains(words), "\(outcome.errors)") }
      #expect(outcome.output.isEmpty)
      #expect(folder.files("Reports/small") == before)
    }
  }

  @Test func `a study of another scenario is left out, which a note says`() throws {
    try SweepFolder.with { folder in
      try FileManager.default.createDirectory(
        atPath: folder.path + "/Reports", withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: packageFolder + "/Reports/cart-choice-quality",
        toPath: folder.path + "/Reports/small-quality")
      let outcome = try sweep(folder)
      #expect(outcome.errors.contains("small-quality is left out of the report"))
      #expect(outcome.errors.contains("another scenario"))
      let page = folder.files("Reports/small")["report.html"] ?? Data()
      #expect(!String(decoding: page, as: UTF8.self).contains("id=\"quality\""))
    }
  }
}
