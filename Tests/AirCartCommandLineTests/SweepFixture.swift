import AirCartCommandLine
import Foundation
import Testing

/// The folder of the package, found from this file.
let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().path

/// A fresh folder in which sweeps are run; `remove` takes it away.
struct SweepFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("aircart-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Calls `body` with a fresh folder and removes it.
  static func with<Result>(_ body: (SweepFolder) throws -> Result) throws -> Result {
    let folder = try SweepFolder()
    defer { folder.remove() }
    return try body(folder)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, making the folders above it.
  func place(_ text: String, at name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Runs the tool's `sweep` in this folder.
  func sweep(
    _ arguments: String..., columns: Int = 80, isTerminal: Bool = false, input: String = "",
    outputFailure: WriteError? = nil, verb: SweepVerb = SweepVerb(),
    clock: @escaping @Sendable () -> Double = { 0 }
  ) -> Outcome {
    let memory = MemoryConsole(
      columns: columns, isTerminal: isTerminal, input: MemoryInput(text: input),
      outputFailure: outputFailure, currentFolder: path, clock: clock)
    return Outcome(["sweep"] + arguments, on: memory, verbs: [verb])
  }

  /// The paths of everything in the folder, hidden things included.
  var tree: [String] { Self.tree(path) }

  /// The files of a run, by path.
  func files(_ name: String) -> [String: Data] { Self.files(path + "/" + name) }

  static func tree(_ path: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
  }

  static func files(_ path: String) -> [String: Data] {
    var files: [String: Data] = [:]
    for name in tree(path) {
      var isFolder: ObjCBool = false
      let file = path + "/" + name
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      files[name] = FileManager.default.contents(atPath: file)
    }
    return files
  }
}

/// Scenarios for tests, small enough for debug builds.
enum SweepScenarios {
  static let small = """
    {
      "name": "small", "title": "A small sweep", "carts": ["9950", "L9950", "9650"],
      "densities": "published", "field": [160, 320, 480],
      "products": [
        { "product": "Wheat", "rate": [90, 120] },
        { "product": "Urea (46-0-0)", "rate": [0, 180] },
      ],
    }
    """

  static let oneCart = """
    {
      "name": "one", "carts": "91300", "field": 160,
      "products": [{ "product": "Wheat", "rate": 100 }, { "product": "Canola", "rate": 5 }],
    }
    """

  /// 400,000 cells: some seconds in a debug build.
  static let many = """
    {
      "name": "many", "carts": "all", "field": { "from": 10, "to": 1000, "step": 10 },
      "products": [
        { "product": "Wheat", "rate": { "from": 1, "to": 200, "step": 1 } },
        { "product": "Canola", "rate": [4, 5, 6, 7] },
      ],
    }
    """
}
