import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// Files that people wrote for earlier versions are read for ever; shares of 1 in a season, which are
/// percentages since 1.0, are refused with what to write.
///
/// Those in `Earlier` are as the versions of 2026-11-21 shipped them, and nobody edits them; what
/// later versions wrote comes in beside them. `SavedPlanTests` reads plans and the desktop's
/// history, the browser tests links.
@Suite struct EarlierFilesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Earlier").path

  /// What the farm's season has as shares of 1, and as percentages.
  private static let shares = [
    ("\"efficiency\": 0.8,", "\"efficiency\": 80,"), ("\"workable\": 0.65,", "\"workable\": 65,"),
  ]

  @Test func `shares of 1 in a season are refused with their percentages`() throws {
    let memory = MemoryConsole(currentFolder: Self.folder)
    let outcome = Outcome(["compare", "farm.json"], on: memory, verbs: VerbCatalogue.all)
    #expect(outcome.code == .malformedData)
    for percent in ["80", "65"] {
      #expect(outcome.errors.contains("did you mean \(percent)?"), "\(outcome.errors)")
    }
  }

  /// Oracle: answers that were read through once, when they were recorded.
  @Test(arguments: [
    "sweep scenario.json --dry-run", "sweep own-cart.json --dry-run", "compare farm.json",
    "simulate farm.json --replications 20 --no-files",
    "compare --carts carts.json --field 300 wheat=100 urea=100",
  ]) func `a file of an earlier version is read`(words: String) throws {
    // In a copy: where the sources cannot be written, a run beside its scenario is refused.
    try SweepFolder.with { folder in
      for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder) {
        var text = try String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8)
        if name == "farm.json" {
          for (share, percent) in Self.shares {
            text = text.replacingOccurrences(of: share, with: percent)
          }
        }
        try folder.place(text, at: name)
      }
      let memory = MemoryConsole(currentFolder: folder.path)
      let outcome = Outcome(
        words.split(separator: " ").map(String.init), on: memory, verbs: VerbCatalogue.all)
      #expect(outcome.code == .success)
      expectGolden(outcome.errors + outcome.output, named: "earlier-files.md#\(words)")
    }
  }
}
