import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// Maps in archives.
///
/// Oracles: Python's zipfile, and what `plan` answers to the same map in its folder.
@Suite(.enabled(if: Program.python.isInstalled || isCI, "Python is not installed"))
struct ZipMapTests {
  /// Packs files of a folder into an archive in it, by a method and a level.
  private static func pack(
    _ names: [String], in folder: String, below inner: String, method: Int = 8, level: Int = 9
  ) throws {
    let script =
      "import sys, zipfile\n"
      + "folder, inner, method, level = sys.argv[1:5]\n"
      + "with zipfile.ZipFile(folder + '/map.zip', 'w', int(method), compresslevel=int(level)) as z:\n"
      + "  for name in sys.argv[5:]: z.write(folder + '/' + name, inner + name)\n"
    let result = try Program.python.run(
      ["-c", script, folder, inner, "\(method)", "\(level)"] + names, input: "")
    #expect(result.status == 0, "\(result.errors)")
  }

  private static func plan(_ map: String, in folder: String, _ words: [String]) -> Outcome {
    Outcome(
      ["plan", "--cart", "9650", map] + words, on: MemoryConsole(currentFolder: folder),
      verbs: VerbCatalogue.all)
  }

  @Test(arguments: [
    ("home.geojson", "", ["wheat=110", "urea=Urea_lb_ac"]),
    ("home.geojson", "Rx 2026/", ["wheat=110", "urea=Urea_lb_ac"]),
    ("TASKDATA/TASKDATA.XML", "", ["--units", "metric", "wheat=Wheat,tkw=38", "urea=Urea"]),
    ("TASKDATA/TASKDATA.XML", "a/b/", ["--units", "metric", "wheat=Wheat,tkw=38", "urea=Urea"]),
  ])
  func `a map in an archive is the map in its folder`(
    name: String, inner: String, words: [String]
  ) throws {
    try withFolder { folder in
      try FileManager.default.copyItem(
        atPath: packageFolder + "/Scenarios/maps", toPath: folder + "/maps")
      let maps = folder + "/maps"
      try Self.pack([name], in: maps, below: inner)
      let expected = Self.plan(name, in: maps, words)
      let packed = Self.plan("map.zip", in: maps, words)
      #expect(expected.code == .success, "\(expected.errors)")
      #expect(packed.code == .success, "\(packed.errors)")
      #expect(packed.output == expected.output.replacing(name, with: "map.zip"))
    }
  }

  @Test func `a task of what has none is refused`() throws {
    try withFolder { folder in
      try FileManager.default.copyItem(
        atPath: packageFolder + "/Scenarios/maps", toPath: folder + "/maps")
      try Self.pack(["home.geojson"], in: folder + "/maps", below: "")
      let outcome = Self.plan(
        "map.zip", in: folder + "/maps", ["wheat=110", "urea=Urea_lb_ac", "--task", "Seeding"])
      #expect(outcome.code != .success)
      #expect(
        outcome.errors.contains("\"home.geojson\", which has no tasks"), "\(outcome.errors)")
    }
  }

  @Test func `several maps, or none, are named`() throws {
    try withFolder { folder in
      for name in ["a.csv", "b.csv", "c.txt"] { try write("zone,acres\n", to: folder + "/" + name) }
      try Self.pack(["a.csv", "b.csv"], in: folder, below: "x/")
      let several = Self.plan("map.zip", in: folder, ["wheat=110"])
      #expect(several.code == .malformedData)
      #expect(
        several.errors.contains("2 maps in the archive: \"x/a.csv\", \"x/b.csv\""),
        "\(several.errors)")
      try Self.pack(["c.txt"], in: folder, below: "x/")
      let none = Self.plan("map.zip", in: folder, ["wheat=110"])
      #expect(none.errors.contains("there is no map in the archive"), "\(none.errors)")
    }
  }

  /// Bytes of every kind: repeated, random, of few values, and long enough for several blocks.
  @Test(arguments: 0..<10)
  func `what Python packs is unpacked`(seed: Int) throws {
    var random = RandomProblems(seed: UInt64(53_000 + seed))
    try withFolder { folder in
      var files: [String: [UInt8]] = [:]
      for index in 0..<6 {
        let most = [0, 1, 3, 255][random.whole(0...3)]
        let count = [0, 1, 300, 70_000, 200_000][random.whole(0...4)]
        var bytes = (0..<count).map { _ in UInt8(random.whole(0...most)) }
        if random.whole(0...1) == 0 { bytes += bytes.suffix(random.whole(0...40_000)) }
        files["f\(index)"] = bytes
        try Data(bytes).write(to: URL(fileURLWithPath: folder + "/f\(index)"))
      }
      let level = random.whole(0...9)
      try Self.pack(
        files.keys.sorted(), in: folder, below: "", method: seed % 5 == 0 ? 0 : 8, level: level)
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/map.zip"))
      let unpacked = try ZipArchive([UInt8](data)).files(in: "")
      #expect(unpacked == files, "seed \(seed), level \(level)")
    }
  }
}

extension Program {
  static let python = Program(name: "python3")
}
