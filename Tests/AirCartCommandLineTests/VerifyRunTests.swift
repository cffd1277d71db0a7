import AirCartCommandLine
import AirCartReports
import AirCartTestSupport
import Foundation
import Testing

/// The oracles are faults planted in runs as the sweep leaves them, their manifests made to fit.
@Suite struct VerifyRunTests {
  private static let sample = SampleRun(
    name: "two-rates", cart: "9650", fields: [80, 160, 317.5], wheat: [60, 100, 140],
    canola: [0, 5])

  private static let run = "Reports/two-rates"

  private func verify(_ folder: String, _ options: [String] = []) -> Outcome {
    Outcome(
      ["verify", Self.run] + options, on: MemoryConsole(color: .never, currentFolder: folder),
      verbs: VerbCatalogue.all)
  }

  private func withRun(_ body: (String) throws -> Void) throws {
    try withFolder { folder in
      try Self.sample.write(in: folder)
      try body(folder)
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// Replaces text in a file of the run and gives the manifest the new digest.
  private func plant(_ old: String, _ new: String, in file: String, _ folder: String) throws {
    let path = "\(folder)/\(Self.run)/\(file)"
    let sound = try text(path)
    #expect(sound.contains(old), "\(sound)")
    let changed = sound.replacingOccurrences(of: old, with: new)
    try write(changed, to: path)
    let manifest = "\(folder)/\(Self.run)/manifest.json"
    let digest = { (text: String) in SHA256.digest(of: Array(text.utf8)).hexadecimal }
    let entry = { (text: String) in
      "\"sha256\": \"\(digest(text))\", \"bytes\": \(text.utf8.count)"
    }
    let recorded = try self.text(manifest)
    #expect(recorded.contains(entry(sound)))
    try write(
      recorded.replacingOccurrences(of: entry(sound), with: entry(changed)), to: manifest)
  }

  @Test(arguments: [[], ["--threads", "1"], ["--sample", "18"], ["--sample", "1000"]])
  func `a run as it was written holds`(options: [String]) throws {
    try withRun { folder in
      let outcome = verify(folder, options)
      #expect(outcome.code == .success)
      let files = try FileManager.default.subpathsOfDirectory(atPath: "\(folder)/\(Self.run)")
        .count { $0.contains(".") }
      #expect(
        outcome.output
          == "ok: \(Self.run): sweep made again, \(files) files compared byte for byte; "
          + "18 of 18 cells planned one by one\n")
      #expect(outcome.errors.isEmpty)
    }
  }

  @Test func `some cells are sampled with a seed`() throws {
    try withRun { folder in
      let outcome = verify(folder, ["--sample", "5", "--seed", "7"])
      #expect(outcome.code == .success)
      #expect(
        outcome.output.contains("; 5 of 18 cells planned one by one, sampled with seed 7\n"))
      #expect(verify(folder, ["--sample", "5", "--json"]).output.contains("\"seed\": \"1\","))
    }
  }

  @Test(arguments: [[], ["--sample", "2"]])
  func `a changed number is found although every digest fits`(options: [String]) throws {
    try withRun { folder in
      try plant(",133.33333333333334,", ",133.33333333333331,", in: "results.csv", folder)
      let outcome = verify(folder, options)
      #expect(outcome.code == .negative)
      #expect(
        outcome.output.contains(
          "  results.csv, line 4, demand_bu: found 133.33333333333331, expected "
            + "133.33333333333334: "
        ))
      #expect(outcome.output.contains(", 1 finding\n"))
    }
  }

  @Test(arguments: [
    ("summary.json", "\"cells\": 18", "\"cells\": 17"), ("summary.json", "9650", "9950"),
    ("summary.md", "18 jobs", "17 jobs"), ("report.html", "<title>", "<title>Our "),
    ("charts/map-fills.svg", "<title", "<title lang=\"en\""),
    ("matrices/demand_bu.csv", "60", "61"),
  ])
  func `a figure or title is found in any file although every digest fits`(
    file: String, old: String, new: String
  ) throws {
    try withRun { folder in
      try plant(old, new, in: file, folder)
      let outcome = verify(folder)
      #expect(outcome.code == .negative)
      #expect(outcome.output.contains("  \(file), line "), "\(outcome.output)")
      #expect(outcome.output.contains(", 1 finding\n"))
    }
  }

  @Test(arguments: [
    ("\"checkedCells\": 18", "\"checkedCells\": 19"), ("\"holds\": true", "\"holds\": false"),
    ("\"relative\": ", "\"relative\": 1"),
    ("\"rows\": 18", "\"rows\": 19"), ("\"densities\": \"", "\"densities\": \"un"),
    ("317.5", "318"),
  ])
  func `a fact of the manifest that was changed is found`(old: String, new: String) throws {
    try withRun { folder in
      let path = "\(folder)/\(Self.run)/manifest.json"
      let sound = try text(path)
      let range = try #require(sound.range(of: old), "\(sound)")
      try write(sound.replacingCharacters(in: range, with: new), to: path)
      let outcome = verify(folder)
      #expect(outcome.code == .negative)
      #expect(outcome.output.contains("manifest.json, line "), "\(outcome.output)")
    }
  }

  /// The list of methods decides which files are made, and the seed is none that a sweep has.
  @Test(arguments: [("\"exhaustive\"", "\"optimal\""), ("\"seed\": \"1\"", "\"seed\": \"2\"")])
  func `an option of the manifest that was changed is found in some file`(
    old: String, new: String
  ) throws {
    try withRun { folder in
      let path = "\(folder)/\(Self.run)/manifest.json"
      let sound = try text(path)
      let range = try #require(sound.range(of: old), "\(sound)")
      try write(sound.replacingCharacters(in: range, with: new), to: path)
      #expect(verify(folder).code == .negative)
    }
  }

  @Test(arguments: [("version\": \"0.0.1", "0.0.1"), ("edition\": \"9", "unknown")])
  func `a run of another version, or of none, is not made again and does not hold`(
    stated: String, shown: String
  ) throws {
    try withRun { folder in
      let path = "\(folder)/\(Self.run)/manifest.json"
      let version = "version\": \"\(ToolDescription.currentVersion)"
      try write(text(path).replacingOccurrences(of: version, with: stated), to: path)
      let outcome = verify(folder)
      #expect(outcome.output.contains("was not made again: version \(shown) made it"))
      #expect(outcome.code == .negative && outcome.output.hasPrefix("unchecked: "))
    }
  }

  @Test func `a truncated array is found`() throws {
    try withRun { folder in
      let path = "\(folder)/\(Self.run)/results.nc"
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      try data.dropLast(8).write(to: URL(fileURLWithPath: path))
      let outcome = verify(folder)
      #expect(outcome.code == .negative)
      #expect(outcome.output.contains("  results.nc: found other bytes, expected the bytes that"))
      #expect(
        outcome.output.contains(
          "  results.nc, offset \(data.count - 8): found the end, expected byte "))
    }
  }

  @Test(arguments: [false, true])
  func `a missing matrix is found, listed or not`(isListed: Bool) throws {
    try withRun { folder in
      let file = "matrices/gap_bu.csv"
      try FileManager.default.removeItem(atPath: "\(folder)/\(Self.run)/\(file)")
      if !isListed {
        let manifest = "\(folder)/\(Self.run)/manifest.json"
        let entry = try #require(try text(manifest).firstMatch(of: /\{[^{}]*gap_bu\.csv[^{}]*\},/))
        try write(text(manifest).replacingOccurrences(of: entry.0, with: ""), to: manifest)
      }
      let outcome = verify(folder)
      #expect(outcome.code == .negative)
      #expect(
        outcome.output.contains("  \(file): found no file, expected the file that was") == isListed)
      #expect(outcome.output.contains("  \(file): found no file, expected a file: "))
    }
  }

  @Test func `a file that nobody listed is found`() throws {
    try withRun { folder in
      try write("x", to: "\(folder)/\(Self.run)/notes.txt")
      #expect(verify(folder).output.contains("  notes.txt: found a file, expected none"))
    }
  }

  @Test func `another scenario is found by its digest`() throws {
    try withRun { folder in
      let path = "\(folder)/Scenarios/two-rates.json"
      let sound = try text(path)
      try write(sound + "// the same\n", to: path)
      let same = verify(folder)
      #expect(same.code == .negative)
      #expect(same.output.contains("manifest.json, /inputs/0/sha256: found \""))
      #expect(same.output.contains(", 1 finding\n"))
      #expect(same.output.contains("a file that it was made from has changed"))
    }
  }

  @Test func `the scenario is found where it is said to be`() throws {
    try withRun { folder in
      let path = "\(folder)/Scenarios/two-rates.json"
      try FileManager.default.moveItem(atPath: path, toPath: folder + "/elsewhere.json")
      let missing = verify(folder)
      #expect(missing.code == .missingInput)
      #expect(
        missing.errors == """
          error: the scenario "Scenarios/two-rates.json" of "Reports/two-rates" is not here
            = name its file, as in --scenario Scenarios/cart-choice.json

          """)
      #expect(verify(folder, ["--scenario", "elsewhere.json"]).code == .success)
      #expect(verify(folder, ["--scenario", "nowhere.json"]).code == .missingInput)
      try write("{ field: -1 }", to: folder + "/elsewhere.json")
      #expect(verify(folder, ["--scenario", "elsewhere.json"]).code == .malformedData)
    }
  }

  @Test(arguments: ["{", "[]", "{}", "{ tool: { name: 'other' }, outputs: [] }", ""])
  func `a manifest that is none is malformed`(text: String) throws {
    try withRun { folder in
      try write(text, to: "\(folder)/\(Self.run)/manifest.json")
      let outcome = verify(folder)
      #expect(outcome.code == .malformedData)
      #expect(outcome.errors.hasPrefix("error: \(Self.run)/manifest.json"))
    }
  }

  @Test func `a folder without a manifest is missing one`() throws {
    try withFolder { folder in
      try write("x", to: "\(folder)/\(Self.run)/notes.txt")
      #expect(verify(folder).code == .missingInput)
    }
  }

  @Test(arguments: [["--sample", "0"], ["--sample", "x"], ["--seed", "-1"], ["--seed", "1e3"]])
  func `numbers that are none are refused`(options: [String]) throws {
    try withRun { folder in
      let outcome = verify(folder, options)
      #expect(outcome.code == .usage)
      #expect(outcome.output.isEmpty)
    }
  }
}
