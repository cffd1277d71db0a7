import AirCartCommandLine
import AirCartReports
import AirCartTestSupport
import Foundation
import Testing

/// Oracles: faults that are planted in a season's folder, and the run that is as it was written.
@Suite struct VerifySeasonTests {
  private static let carts = "[{ \"name\": \"own\", \"tanks\": [400, 300] }, \"9650\"]"
  private static let farm = SimulateFixture.farm("{ \"tender\": { \"trucks\": 2 } }", carts: carts)

  /// Simulates in a folder, changes it, and verifies it.
  private static func verified(
    _ arguments: [String] = ["--replications", "5"], _ more: [String] = [],
    change: (String) throws -> Void = { _ in }
  ) throws -> Outcome {
    var verified: Outcome?
    _ = try SimulateFixture.run(farm, arguments) { folder in
      try change(folder)
      let memory = MemoryConsole(color: .never, currentFolder: folder)
      verified = Outcome(
        ["verify", "Reports/small-season"] + more, on: memory, verbs: VerbCatalogue.all)
    }
    return try #require(verified)
  }

  private static func edit(
    _ path: String, _ change: (String) -> String
  ) throws {
    try write(change(try String(contentsOfFile: path, encoding: .utf8)), to: path)
  }

  /// Every option that shapes a season is in its manifest.
  @Test(arguments: [
    ["--replications", "5"], ["--certain"], ["--replications", "3", "--seed", "77", "--pairs"],
    ["--replications", "4", "--vary", "width=18.5,24", "--units", "metric"],
    ["--until-halfwidth", "0.4d", "--carts", "9950,91300+9650"],
    ["--replications", "4", "--replication", "2", "--trace", "t.csv"],
    ["--replications", "3", "--tanks", "300,200,200,100", "--empty-weight", "11000kg"],
    ["--replications", "3", "--carts", "9650", "--tanks", "300,200", "--pairs"],
  ]) func `a season that is as it was made is made again`(arguments: [String]) throws {
    let outcome = try Self.verified(arguments)
    #expect(outcome.code == .success, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.hasPrefix("ok: Reports/small-season: season made again, "))
  }

  @Test func `a number that was changed is found, with its line`() throws {
    let outcome = try Self.verified { folder in
      try Self.edit(folder + "/Reports/small-season/season.csv") {
        $0.replacing("own,days,", with: "own,days,1")
      }
    }
    #expect(outcome.code == .negative)
    #expect(outcome.output.contains("season.csv: found other bytes"))
    #expect(outcome.output.contains("season.csv, line 2, "))
  }

  /// The manifest is made to agree, so that only the season itself can tell.
  @Test func `a change that the manifest agrees with is found as well`() throws {
    let outcome = try Self.verified { folder in
      let table = folder + "/Reports/small-season/season.csv"
      let before = try Data(contentsOf: URL(fileURLWithPath: table))
      try Self.edit(table) { $0.replacing("own,days,", with: "own,days,1") }
      let after = try Data(contentsOf: URL(fileURLWithPath: table))
      try Self.edit(folder + "/Reports/small-season/manifest.json") {
        $0.replacing(Self.digest(before), with: Self.digest(after))
          .replacing("\"bytes\": \(before.count)", with: "\"bytes\": \(after.count)")
      }
    }
    #expect(outcome.code == .negative)
    #expect(!outcome.output.contains("found other bytes"))
    #expect(outcome.output.contains("season.csv, line 2, "))
    #expect(outcome.output.contains(", 1 finding\n"))
  }

  private static func digest(_ data: Data) -> String {
    SHA256.digest(of: [UInt8](data)).hexadecimal
  }

  @Test func `a farm that has changed is not the farm of the season`() throws {
    let outcome = try Self.verified { folder in
      try Self.edit(folder + "/farm.json") { $0.replacing("640", with: "630") }
    }
    #expect(outcome.code == .negative)
    #expect(outcome.output.contains("a run is of the scenario that its manifest names"))
    #expect(
      outcome.output.contains(
        "was not made again: a file that it was made from has changed"))
  }

  @Test func `without the farm the files are held against their manifest, and it is said`() throws {
    let move = { (folder: String) in
      try FileManager.default.moveItem(
        atPath: folder + "/farm.json", toPath: folder + "/elsewhere.json")
    }
    let outcome = try Self.verified(change: move)
    #expect(outcome.code == .negative)
    #expect(outcome.output.hasPrefix("unchecked: "), "\(outcome.output)")
    #expect(outcome.output.contains("was not made again: its farm file is not here"))
    #expect(outcome.output.contains("--scenario"))
    let named = try Self.verified(
      ["--replications", "5"], ["--scenario", "elsewhere.json"], change: move)
    #expect(named.code == .success)
    #expect(named.output.contains("season made again"))
  }

  /// Oracle: faults planted in the manifest.
  @Test(arguments: [("inputs", ExitCode.negative), ("carts", .malformedData)])
  func `inputs and carts of a manifest are believed no more than its files`(
    part: String, code: ExitCode
  ) throws {
    let outcome = try Self.verified(["--replications", "3", "--carts", "9650"]) { folder in
      try Self.edit(folder + "/Reports/small-season/manifest.json") { text in
        let changed =
          part == "carts"
          ? text.replacing("\"9650\"", with: "\"965O\"")
          : text.replacing(/"inputs": \[[^\]]*\]/, with: "\"inputs\": []")
        #expect(changed != text, "\(text)")
        return changed
      }
    }
    #expect(outcome.code == code, "\(outcome.output)\(outcome.errors)")
  }

  @Test func `a program is told whether the season was made again`() throws {
    let outcome = try Self.verified(["--replications", "5"], ["--json"])
    let document = try SimulateFixture.document(outcome.output)
    let result = try #require((document["results"] as? [[String: Any]])?.first)
    #expect(result["kind"] as? String == "season")
    let run = try #require(result["run"] as? [String: Any])
    #expect(run["madeAgain"] as? Bool == true)
    #expect((run["files"] as? Int ?? 0) > 8)
  }

  @Test(arguments: [
    ["--random", "20", "--seed", "7"],
    ["--worst-case", "--products", "2", "--carts", "9650,mine.json", "--no-saddle"],
  ]) func `a study of quality is made again`(arguments: [String]) throws {
    try withFolder { folder in
      try write(
        "{ \"carts\": [{ \"name\": \"mine\", \"tanks\": [500, 300] }] }",
        to: folder + "/mine.json")
      let console = { MemoryConsole(color: .never, currentFolder: folder) }
      let made = Outcome(
        ["assess", "--output", "study"] + arguments, on: console(), verbs: VerbCatalogue.all)
      #expect(made.code == .success, "\(made.errors)")
      let sound = Outcome(["verify", "study"], on: console(), verbs: VerbCatalogue.all)
      #expect(sound.code == .success)
      #expect(sound.output.contains("study made again, "), "\(sound.output)")
      try Self.edit(folder + "/study/quality.md") { $0 + "more" }
      let changed = Outcome(["verify", "study"], on: console(), verbs: VerbCatalogue.all)
      #expect(changed.code == .negative)
      #expect(changed.output.contains("quality.md: found other bytes"))
    }
  }

  /// Carts and products in files of their own are inputs of the season like its farm.
  @Test func `a season with carts and products of one's own is made again from their files`()
    throws
  {
    let farm = Self.farm.replacing("\"product\": \"Wheat\"", with: "\"product\": \"Our wheat\"")
    try withFolder { folder in
      try write(farm, to: folder + "/farm.json")
      try write(
        "{ \"carts\": [{ \"name\": \"mine\", \"tanks\": [500, 300] }] }",
        to: folder + "/carts.json")
      try write(
        "{ \"products\": [{ \"product\": \"Our wheat\", \"density\": 61 }] }",
        to: folder + "/products.json")
      let run = { (words: [String]) in
        Outcome(
          words, on: MemoryConsole(color: .never, currentFolder: folder), verbs: VerbCatalogue.all)
      }
      let made = run(
        ["simulate", "farm.json", "--replications", "3", "--carts", "carts.json,9650"]
          + ["--products", "products.json"])
      #expect(made.code == .success, "\(made.errors)")
      let verified = run(["verify", "Reports/small-season"])
      #expect(verified.code == .success, "\(verified.output)\(verified.errors)")
      #expect(verified.output.contains("season made again"))
      try FileManager.default.removeItem(atPath: folder + "/products.json")
      let lost = run(["verify", "Reports/small-season"])
      #expect(lost.output.contains("was not made again: \"products.json\" is not here"))
    }
  }
}
