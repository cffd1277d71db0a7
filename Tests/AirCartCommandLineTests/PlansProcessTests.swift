import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The built tool as processes that die, or run at once, while they save plans.
@Suite(.serialized, .enabled(if: Tool.isBuilt, Tool.missing)) struct PlansProcessTests {
  /// More in `.ci/soak`.
  private static let kills =
    ProcessInfo.processInfo.environment["AIRCART_KILLS"].flatMap { Int($0) } ?? 20

  private static func save(
    _ name: String, _ options: String..., in folder: PlansFolder
  ) throws -> Tool {
    let job = ["--cart", "91300", "--field", "160ac", "Wheat=100", "Canola=5"]
    return try Tool(["plans", "save", name] + options + job, in: folder.path)
  }

  /// How long a save takes here and now: kills are spread over that time, and nothing depends on it.
  private static func duration(in folder: PlansFolder) throws -> Double {
    let start = Date()
    let code = try save("measured", in: folder).result().code
    try #require(code == 0)
    return Date().timeIntervalSince(start)
  }

  /// Oracle: the bytes that were there before.
  @Test func `a save that is killed harms no earlier plan and leaves no unreadable file`() throws {
    try PlansFolder.with { folder in
      let longest = try Self.duration(in: folder) * 1.2
      let seed: UInt64 = 20_261_121
      var generator = SplitMix64(seed: seed)
      var finished = 0
      for round in 0..<Self.kills {
        let before = folder.files.filter { !$0.key.hasPrefix(".") }
        let delay = Double.random(in: 0...longest, using: &generator)
        let tool = try Self.save("round \(round)", in: folder)
        usleep(useconds_t(delay * 1e6))
        kill(tool.process.processIdentifier, SIGKILL)
        _ = tool.result()
        let after = folder.files.filter { !$0.key.hasPrefix(".") }
        for (name, bytes) in before {
          #expect(after[name] == bytes, "seed \(seed), round \(round), after \(delay) s")
        }
        let listed = folder.run("list")
        #expect(listed.code == .success)
        #expect(listed.errors.isEmpty, "seed \(seed), round \(round): \(listed.errors)")
        finished += after.count - before.count
      }
      print("\(finished) of \(Self.kills) killed saves had finished")
      let names = try folder.names()
      #expect(names.count == finished + 1)
      try Self.expectAbandonedFilesAreCleared(in: folder)
    }
  }

  /// What a killed process left goes with the next save; what somebody holds a lock on stays.
  private static func expectAbandonedFilesAreCleared(in folder: PlansFolder) throws {
    let left = "\(folder.path)/plans/.left.json.0123abcd.tmp"
    let held = "\(folder.path)/plans/.held.json.0123abcd.tmp"
    for path in [left, held] { try write("{", to: path) }
    let descriptor = open(held, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    folder.save("after")
    #expect(!FileManager.default.fileExists(atPath: left))
    #expect(FileManager.default.fileExists(atPath: held))
    #expect(folder.files.keys.filter { $0.hasPrefix(".") }.count == 1)
  }

  /// Oracle: every name that was saved, the one that four processes want once.
  @Test func `processes that save at once lose nothing and keep a name once`() throws {
    try PlansFolder.with { folder in
      for round in 0..<5 {
        let own = try (0..<2).map { try Self.save("round \(round), process \($0)", in: folder) }
        let rivals = try (0..<2).map { _ in try Self.save("the same name", in: folder) }
        let replacing = try (0..<2).map { _ in
          try Self.save("the same name", "--replace", in: folder)
        }
        for tool in own + replacing { #expect(tool.result().code == 0) }
        for tool in rivals { #expect([0, 73].contains(tool.result().code)) }
      }
      let names = try folder.names()
      #expect(names.count == 11)
      #expect(Set(names).count == 11)
      #expect(folder.run("list").errors.isEmpty)
    }
  }
}
