import AirCartCommandLine
import Foundation
import Testing

/// A folder as AIRCART_HOME, in which `plans` is run with a clock that goes on a minute each time.
final class PlansFolder {
  let path: String
  private var minutes = 0.0

  private init(_ path: String) { self.path = path }

  static func with<Result>(_ body: (PlansFolder) throws -> Result) throws -> Result {
    try withFolder { try body(PlansFolder($0)) }
  }

  /// 2026-11-21 14:00 UTC.
  private static let start = 1_795_269_600.0

  /// Runs `aircart plans` with these words.
  @discardableResult
  func run(
    _ words: String..., input: MemoryInput = MemoryInput(), columns: Int = 80
  ) -> Outcome {
    run(words, input: input, columns: columns)
  }

  @discardableResult
  func run(
    _ words: [String], input: MemoryInput = MemoryInput(), columns: Int = 80
  ) -> Outcome {
    let time = Self.start + minutes * 60
    minutes += 1
    let memory = MemoryConsole(
      columns: columns, environment: ["AIRCART_HOME": path, "TZ": "UTC"], input: input,
      color: .never, currentFolder: path, clock: { time })
    return Outcome(["plans"] + words, on: memory, verbs: VerbCatalogue.all)
  }

  /// Saves a plan of wheat.
  @discardableResult
  func save(_ name: String, _ words: String...) -> Outcome {
    run(["save", name, "--cart", "91300", "--field", "160ac", "Wheat=100"] + words)
  }

  /// Has two plans of one name, as copying may: wheat, and a minute later peas.
  func saveTwins(_ name: String) throws {
    save(name)
    run("save", name + "2", "--cart", "9650", "--field", "80ac", "Peas=180")
    for (file, bytes) in files {
      let text = String(decoding: bytes, as: UTF8.self)
      try write(text.replacing("\"\(name)2\"", with: "\"\(name)\""), to: "\(path)/plans/\(file)")
    }
  }

  /// The files of the plans with their bytes, by name.
  var files: [String: Data] {
    let folder = path + "/plans"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, FileManager.default.contents(atPath: folder + "/" + $0) ?? Data())
      })
  }

  /// The file of the only plan.
  var onlyFile: String { path + "/plans/" + (files.keys.first ?? "") }

  /// The names that `list` gives, in its order.
  func names() throws -> [String] {
    let outcome = run("list", "--json")
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let plans = try #require((value as? [String: Any])?["plans"] as? [[String: Any]])
    return plans.compactMap { $0["name"] as? String }
  }

  /// The output with the folder made the same everywhere.
  func settled(_ text: String) -> String { text.replacing(path, with: "HOME") }
}
