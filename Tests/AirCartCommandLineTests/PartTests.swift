import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import AirCartSimulation
import AirCartTestSupport
import Foundation
import Synchronization
import Testing

/// A run that is computed in parts, in a folder of its own.
struct PartFolder {
  let path: String
  let words: [String]

  /// The runs that can be computed in parts, small enough for debug builds: of the sweep every cell is
  /// judged, of the others the blocks are fewer than 16.
  static let kinds: [[String]] = [
    ["sweep", "small.json"],
    ["assess", "--random", "9000", "--seed", "5", "--carts", "9650", "--products", "1...2"],
    ["simulate", "farm.json", "--replications", "150", "--seed", "3", "--vary", "trucks=1,2"],
    ["simulate", "farm.json", "--replications", "100", "--weather", "station.csv"],
  ]

  /// Calls `body` with a fresh folder, which is removed.
  static func with(_ words: [String], _ body: (PartFolder) throws -> Void) throws {
    try withFolder { path in
      try write(SweepScenarios.small, to: path + "/small.json")
      try write(
        SimulateFixture.farm("{}", carts: "[\"9650\", \"91300\"]"), to: path + "/farm.json")
      try write(SimulateWeatherTests.rain, to: path + "/station.csv")
      try body(PartFolder(path: path, words: words))
    }
  }

  @discardableResult
  func run(
    _ words: [String], environment: [String: String] = [:], verbs: [any Verb] = VerbCatalogue.all
  ) -> Outcome {
    let memory = MemoryConsole(environment: environment, color: .never, currentFolder: path)
    return Outcome(words, on: memory, verbs: verbs)
  }

  /// The folder of a part, as it is named.
  func name(_ index: Int, _ count: Int) -> String { "parts/\(index)-of-\(count)" }

  /// Computes parts of the run.
  func compute(_ indices: [Int], of count: Int, _ more: [String] = []) throws {
    for index in indices {
      let threads = ["--threads", "\(1 + index % 3)"]
      let outcome = run(
        words + ["--output", "parts", "--part", "\(index)/\(count)"] + threads + more)
      try #require(outcome.code == .success, "\(outcome.errors)")
    }
  }

  func merge(_ indices: [Int], of count: Int, to folder: String, _ more: [String] = []) -> Outcome {
    run(["merge", "--output", folder] + more + indices.map { name($0, count) })
  }

  func files(_ folder: String) -> [String: Data] { SweepFolder.files(path + "/" + folder) }
}

@Suite struct PartTests {
  /// Oracle: the folder and the standard output of one run.
  @Test(arguments: PartFolder.kinds, [1, 2, 3, 7, 16])
  func `parts in any order are merged to the bytes of one run`(words: [String], count: Int) throws {
    var random = SplitMix64(seed: UInt64(count))
    try PartFolder.with(words) { folder in
      let whole = folder.run(words + ["--output", "whole"])
      try #require(whole.code == .success, "\(whole.errors)")
      let order = (1...count).shuffled(using: &random)
      try folder.compute(order, of: count)
      let merged = folder.merge(order.shuffled(using: &random), of: count, to: "merged")
      #expect(merged.code == .success, "seed \(count): \(merged.errors)")
      #expect(merged.output == whole.output)
      #expect(folder.files("merged") == folder.files("whole"), "seed \(count)")
      let none = ["--part", "-of-", "parts"]
      let manifest = String(
        decoding: folder.files("merged")["manifest.json"] ?? Data(), as: UTF8.self)
      #expect(none.allSatisfy { !manifest.contains($0) })
    }
  }

  /// Oracle: a counter of the sweeps that were begun, and the bytes of the part.
  @Test func `a part that is there and whole is not computed again`() throws {
    let begun = Mutex(0)
    let verb = SweepVerb { _ in begun.withLock { $0 += 1 } }
    try PartFolder.with(PartFolder.kinds[0]) { folder in
      let words = folder.words + ["--output", "parts", "--part", "2/3"]
      #expect(folder.run(words, verbs: [verb]).code == .success)
      let before = folder.files("parts")
      let again = folder.run(words, verbs: [verb])
      #expect(again.code == .success && again.errors == "unchanged: parts/2-of-3\n")
      #expect(again.output == "Part 2 of 3 is in parts/2-of-3.\n")
      #expect(begun.withLock { $0 } == 1)
      #expect(folder.files("parts") == before)
      // Another scenario of the same name is another run: its part takes the place of the old one.
      try write(SweepScenarios.small.replacing("320", with: "330"), to: folder.path + "/small.json")
      #expect(folder.run(words, verbs: [verb]).errors == "replaced parts/2-of-3\n")
      #expect(begun.withLock { $0 } == 2)
    }
  }

  // MARK: - What is wrong with parts

  /// Oracle: the fault that is planted; every byte of the manifests, lengths of every class.
  @Test func `a part that was cut or changed is named, and nothing is written`() throws {
    try PartFolder.with(PartFolder.kinds[0]) { folder in
      try folder.compute([1, 2], of: 2)
      var random = SplitMix64(seed: 7)
      for name in ["records.bin", "manifest.json"] {
        let file = URL(fileURLWithPath: "\(folder.path)/\(folder.name(2, 2))/\(name)")
        let bytes = try Data(contentsOf: file)
        let size = bytes.count
        let cuts = [0, 1, 7, 8, 9, size / 2, size - 8, size - 1].map { bytes.prefix($0) }
        let longer = [bytes + Data([0]), bytes + bytes]
        let flips =
          (name == "manifest.json" ? Array(0..<size) : [0, size / 2, size - 1])
          + (0..<8).map { _ in Int.random(in: 0..<size, using: &random) }
        let flipped = flips.map { place in
          var copy = bytes
          copy[place] ^= 1 << UInt8(place % 7)
          return copy
        }
        for (number, fault) in (cuts + longer + flipped).enumerated() {
          try fault.write(to: file)
          let outcome = folder.merge([1, 2], of: 2, to: "merged")
          #expect([.malformedData, .missingInput].contains(outcome.code), "\(name) \(number)")
          #expect(
            outcome.errors.contains(folder.name(2, 2)), "\(name) \(number): \(outcome.errors)")
          #expect(outcome.errors.contains("\nHelp: "))
          #expect(folder.files("merged").isEmpty && outcome.output.isEmpty)
        }
        try bytes.write(to: file)
      }
      #expect(folder.merge([1, 2], of: 2, to: "merged").code == .success)
    }
  }

  /// Oracle: the command in the message, which heals what was torn.
  @Test func `a torn part is computed again as the message says`() throws {
    try PartFolder.with(PartFolder.kinds[2]) { folder in
      try folder.compute([1, 2], of: 2)
      try write("torn", to: "\(folder.path)/\(folder.name(2, 2))/records.bin")
      let refused = folder.merge([1, 2], of: 2, to: "merged")
      #expect(
        refused.errors
          == "Error: The part in 'parts/2-of-2' is not as it was written.\n"
          + "Help: Compute it again with --part 2/2 --force.\n")
      try folder.compute([2], of: 2, ["--force"])
      #expect(folder.merge([1, 2], of: 2, to: "merged").code == .success)
    }
  }

  @Test(arguments: [
    (["--part", "2/3"], "it is one of 3, and the other one of 2"),
    (["--part", "2/2", "--seed", "9"], "its option 'seed' is another"),
    (["--part", "2/2", "--only", "results"], "its option 'only' is another"),
    (["--part", "2/2", "--carts", "9650"], "its option 'carts' is another"),
  ])
  func `a part of another run is named with what differs`(options: [String], reason: String) throws
  {
    try PartFolder.with(PartFolder.kinds[0]) { folder in
      try folder.compute([1], of: 2)
      #expect(folder.run(folder.words + ["--output", "other"] + options).code == .success)
      let other = "other/" + (options[1].replacing("/", with: "-of-"))
      let outcome = folder.run(["merge", folder.name(1, 2), other, "--output", "merged"])
      #expect(outcome.code == .malformedData)
      #expect(
        outcome.errors.hasPrefix(
          "Error: '\(other)' is not of the same run as 'parts/1-of-2': \(reason)"),
        "\(outcome.errors)")
      #expect(folder.files("merged").isEmpty)
    }
  }

  @Test func `a part of another scenario or version is named`() throws {
    try PartFolder.with(PartFolder.kinds[0]) { folder in
      try folder.compute([1, 2], of: 2)
      let manifest = "\(folder.path)/\(folder.name(2, 2))/manifest.json"
      let text = try String(contentsOfFile: manifest, encoding: .utf8)
      let version = ToolDescription.currentVersion
      try write(text.replacing("\"\(version)\"", with: "\"0.0.9\""), to: manifest)
      #expect(
        folder.merge([1, 2], of: 2, to: "m").errors.contains(
          "'parts/2-of-2' is not of the same run as 'parts/1-of-2': version 0.0.9 made it"))
      try write(text, to: manifest)
      let changed = SweepScenarios.small.replacing("320", with: "330")
      try write(changed, to: folder.path + "/small.json")
      #expect(
        folder.merge([1, 2], of: 2, to: "m").errors.hasPrefix(
          "Error: 'small.json' has been changed since the parts were computed.\n"))
      try folder.compute([2], of: 2)
      #expect(
        folder.merge([1, 2], of: 2, to: "m").errors.contains(
          "'parts/2-of-2' is not of the same run as 'parts/1-of-2': it was made from another "
            + "'small.json'"))
      #expect(folder.files("m").isEmpty)
    }
  }

  @Test func `parts that are missing, double or none are named`() throws {
    try PartFolder.with(PartFolder.kinds[1]) { folder in
      try folder.compute([1, 2, 4], of: 5)
      let missing = folder.merge([4, 2, 1], of: 5, to: "m")
      #expect(missing.code == .missingInput)
      #expect(
        missing.errors == "Error: Of 5 parts 2 are missing: 3, 5.\n"
          + "Help: Compute them as the others, with --part 3/5, and name all folders.\n")
      let double = folder.merge([1, 2, 4, 2], of: 5, to: "m")
      #expect(double.code == .malformedData)
      #expect(double.errors.contains("are both part 2 of 5"))
      let none = folder.merge([3], of: 5, to: "m")
      #expect(none.code == .missingInput && none.errors.contains("'parts/3-of-5' holds no part"))
      #expect(folder.run(folder.words + ["--output", "whole"]).code == .success)
      let whole = folder.run(["merge", "whole", "--output", "m"])
      #expect(
        whole.code == .malformedData && whole.errors.contains("'whole' holds no part of a run"))
      #expect(folder.files("m").isEmpty)
    }
  }

  /// Oracle: a copy of the folder after every change on the disk is what a kill leaves there.
  @Test func `a part that is killed between any two writes is computed again`() throws {
    try PartFolder.with(PartFolder.kinds[0]) { folder in
      #expect(folder.run(folder.words + ["--output", "whole"]).code == .success)
      try folder.compute([1, 2], of: 2)
      let console = MemoryConsole(currentFolder: folder.path).console
      let part = try RecordedPart(folder.name(2, 2), console)
      let place = "\(folder.path)/\(folder.name(2, 2))"
      let records = try #require(folder.files(folder.name(2, 2))["records.bin"])
      let loaded = try LoadedScenario(
        "small.json", with: ScenarioCompanions(carts: nil, products: nil), console)
      let choices = SweepChoices(part.record, RunOptions())
      let run = SweepRun(loaded, choices: choices, console: console)
      try FileManager.default.removeItem(atPath: place)
      var copies: [String] = []
      var writing = try OutputFolder(place, for: run.description.of(part.part).manifest())
      writing.afterStep = {
        copies.append("\(folder.path)/stopped-\(copies.count)")
        try? FileManager.default.copyItem(atPath: place, toPath: copies[copies.count - 1])
      }
      var buffer = ByteBuffer()
      records.withUnsafeBytes { buffer.append($0) }
      var file = try writing.open("records.bin")
      try file.append(buffer)
      try writing.close(&file)
      _ = try writing.commit()
      #expect(copies.count >= 5)
      for copy in copies {
        try FileManager.default.removeItem(atPath: place)
        try FileManager.default.copyItem(atPath: copy, toPath: place)
        let early = folder.merge([1, 2], of: 2, to: "early", ["--force"])
        #expect(
          early.code == .success
            ? folder.files("early") == folder.files("whole")
            : early.errors.contains("parts/2-of-2"), "\(early.errors)")
        try folder.compute([2], of: 2)
        let merged = folder.merge([1, 2], of: 2, to: "merged")
        #expect(merged.code == .success, "\(merged.errors)")
        #expect(folder.files("merged") == folder.files("whole"))
      }
    }
  }

  // MARK: - The option

  /// Oracle: the variables that Slurm documents for the tasks of an array.
  @Test(arguments: [(1, 1, 4), (4, 1, 4), (0, 0, 4), (13, 10, 4)])
  func `auto takes the part from a Slurm array`(id: Int, least: Int, count: Int) throws {
    try PartFolder.with(PartFolder.kinds[0]) { folder in
      let environment = [
        "SLURM_ARRAY_TASK_ID": "\(id)", "SLURM_ARRAY_TASK_MIN": "\(least)",
        "SLURM_ARRAY_TASK_COUNT": "\(count)",
      ]
      let outcome = folder.run(folder.words + ["--part", "auto"], environment: environment)
      let name = "Reports/small-parts/\(id - least + 1)-of-\(count)"
      #expect(outcome.output == "Part \(id - least + 1) of \(count) is in \(name).\n")
      #expect(folder.files(name).keys.sorted() == ["manifest.json", "records.bin"])
    }
  }

  @Test(arguments: ["0/4", "5/4", "4", "a/4", "1/0", "1/100001", "1/2/3", "-1/4", "auto", ""])
  func `what is no part is refused`(text: String) throws {
    try PartFolder.with(PartFolder.kinds[0]) { folder in
      let task = ["SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_COUNT": "2"]
      let outcome = folder.run(folder.words + ["--part", text], environment: task)
      #expect(outcome.code == .usage && outcome.errors.contains("'\(text)'"), "\(outcome.errors)")
      #expect(SweepFolder.tree(folder.path).sorted() == ["farm.json", "small.json", "station.csv"])
    }
  }

  @Test(arguments: [
    (["sweep", "small.json"], ["--dry-run"]), (["simulate", "farm.json"], ["--what-helps"]),
    (["simulate", "farm.json"], ["--until-halfwidth", "1d"]),
    (["simulate", "farm.json"], ["--no-files"]),
    (["simulate", "farm.json"], ["--trace", "t.csv"]),
    (["assess", "--random", "5"], ["--worst-case"]),
  ])
  func `options about the whole run contradict a part`(words: [String], other: [String]) throws {
    try PartFolder.with(words) { folder in
      let outcome = folder.run(words + other + ["--part", "1/2"])
      #expect(outcome.code == .usage)
      #expect(outcome.errors.contains("'--part' and '\(other[0])' contradict each other"))
      #expect(folder.run(["assess", "small.json", "--part", "1/2"]).code == .usage)
    }
  }

  @Test func `verify and report say what a part is`() throws {
    try PartFolder.with(PartFolder.kinds[0]) { folder in
      try folder.compute([1], of: 2)
      let verified = folder.run(["verify", folder.name(1, 2)])
      #expect(verified.output.contains("it is part 1 of 2"), "\(verified.output)")
      #expect(folder.run(["report", folder.name(1, 2)]).code == .malformedData)
    }
  }
}
