import AirCartTestSupport
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The built tool as a process of its own: signals, full disks, pipes and strange inputs.
///
/// In turn, because times are measured.
@Suite(.serialized, .enabled(if: Tool.isBuilt)) struct SweepProcessTests {
  // MARK: Stopping

  /// The promise is 0.2 seconds; a machine under load gets more.
  private static let promptly = 0.5

  /// Interrupts a sweep when it is ready for it, and says how long it went on.
  private func stopTime(
    _ arguments: [String], in folder: SweepFolder, when isReady: (Tool) -> Bool
  ) throws -> Double {
    let tool = try Tool(["sweep"] + arguments, in: folder.path)
    let wasReady = isReady(tool)
    try #require(wasReady && tool.process.isRunning, "the sweep is too small for this test")
    let start = Date()
    tool.process.interrupt()
    let result = tool.result(within: 20)
    let time = Date().timeIntervalSince(start)
    #expect(result.code == 130)
    #expect(result.errors.contains("stopping after the current block"))
    #expect(result.errors.hasSuffix("Error: Stopped. Nothing was written.\n"))
    #expect(result.output.isEmpty)
    return time
  }

  /// Others may take the processors for a moment: the best of three counts.
  private func expectStops(
    _ arguments: String..., in folder: SweepFolder, when isReady: (Tool) -> Bool
  ) throws {
    var times: [Double] = []
    repeat {
      times.append(try stopTime(arguments, in: folder, when: isReady))
    } while times.count < 3 && times.min() ?? 0 >= Self.promptly
    let shown = times.map { "\(Int($0 * 1000)) ms" }.joined(separator: ", ")
    print("stopped \(shown) after SIGINT")
    #expect(times.min() ?? 9 < Self.promptly, "\(shown)")
  }

  @Test(arguments: [0.3, 1.0])
  func `Ctrl-C while computing stops promptly and leaves nothing`(seconds: Double) throws {
    try SweepFolder.with { folder in
      let large = "\(packageFolder)/Scenarios/large-grid.json"
      try expectStops(large, "--only", "arrays", in: folder) { _ in
        Thread.sleep(forTimeInterval: seconds)
        return true
      }
      #expect(folder.tree.isEmpty)
    }
  }

  /// A folder that appears shows that writing has begun.
  private func waitForWriting(_ tool: Tool, in folder: SweepFolder) -> Bool {
    while tool.process.isRunning {
      if folder.tree.contains(where: { $0.contains(".tmp/") }) { return true }
      usleep(1_000)
    }
    return false
  }

  private static func written(_ folder: SweepFolder) throws {
    try folder.place(SweepScenarios.many, at: "many.json")
  }

  @Test func `Ctrl-C while writing leaves the old folder and nothing else`() throws {
    try SweepFolder.with { folder in
      try Self.written(folder)
      try folder.place("{}", at: "Reports/keep.txt")
      // Arrays: a piece of text takes longer in a debug build than the promise allows.
      try expectStops(
        "many.json", "--methods", "greedy,optimal", "--only", "arrays", in: folder
      ) { waitForWriting($0, in: folder) }
      #expect(folder.tree == ["Reports", "Reports/keep.txt", "many.json"])
    }
  }

  @Test func `a killed run leaves the old folder intact and the next run clears up`() throws {
    try SweepFolder.with { folder in
      try Self.written(folder)
      let options = ["--methods", "greedy,optimal", "--only", "results"]
      #expect(try Tool.run(["sweep", "many.json"] + options, in: folder.path).code == 0)
      let before = folder.files("Reports/many")
      let tool = try Tool(
        ["sweep", "many.json", "--seed", "9"] + options, in: folder.path)
      try #require(waitForWriting(tool, in: folder))
      kill(tool.process.processIdentifier, SIGKILL)
      _ = tool.result()
      #expect(folder.files("Reports/many") == before)
      #expect(folder.tree.contains { $0.hasPrefix("Reports/.many.") })
      let next = try Tool.run(
        ["sweep", "many.json", "--seed", "9"] + options, in: folder.path)
      #expect(next.code == 0)
      #expect(next.errors == "replaced Reports/many\n")
      #expect(folder.tree.allSatisfy { !$0.hasPrefix("Reports/.") })
      #expect(folder.files("Reports/many")["results.csv"] == before["results.csv"])
    }
  }

  // MARK: Outputs

  @Test func `a full disk behind standard output ends with 74`() throws {
    try SweepFolder.with { folder in
      try folder.place(SweepScenarios.small, at: "small.json")
      let result = try Tool.shell("aircart sweep small.json > /dev/full", in: folder.path)
      #expect(result.code == 74)
      #expect(result.errors.contains("Standard output cannot be written: No space left on device"))
      #expect(folder.files("Reports/small")["results.csv"] != nil)
    }
  }

  /// A limit on the size of files is a full disk without being root.
  @Test func `a disk that fills up while writing ends with 74 and changes nothing`() throws {
    try SweepFolder.with { folder in
      try Self.written(folder)
      let first = try Tool.run(
        ["sweep", "many.json", "--only", "summary", "--methods", "greedy"], in: folder.path)
      #expect(first.code == 0)
      let before = folder.files("Reports/many")
      let result = try Tool.shell(
        "trap '' XFSZ; ulimit -f 64; aircart sweep many.json --methods greedy --only results",
        in: folder.path)
      #expect(result.code == 74, "\(result.errors)")
      #expect(result.errors.hasPrefix("Error: 'Reports/many/results.csv' cannot be written: "))
      #expect(folder.files("Reports/many") == before)
      #expect(folder.tree.allSatisfy { !$0.hasPrefix("Reports/.") })
    }
  }

  @Test func `an output that cannot be made is refused before any computation`() throws {
    try SweepFolder.with { folder in
      try folder.place("a file", at: "file")
      let large = "\(packageFolder)/Scenarios/large-grid.json"
      let start = Date()
      let result = try Tool.run(["sweep", large, "--output", "file/run"], in: folder.path)
      let time = Date().timeIntervalSince(start)
      print("refused an output after \(Int(time * 1000)) ms")
      #expect(time < 0.3)
      #expect(result.code == 73)
      #expect(result.errors.hasPrefix("Error: 'file/run' cannot be created: Not a directory.\n"))
      #expect(folder.tree == ["file"])
    }
  }

  @Test func `standard output that is closed ends with 74 and harms no file`() throws {
    try SweepFolder.with { folder in
      try folder.place(SweepScenarios.small, at: "small.json")
      #expect(try Tool.shell("aircart sweep small.json -o good", in: folder.path).code == 0)
      for closed in [">&-", "<&- >&-", "<&- >&- 2>&-"] {
        let result = try Tool.shell("aircart sweep small.json -o run \(closed)", in: folder.path)
        #expect(result.code == 74, "\(closed)")
        #expect(folder.files("run") == folder.files("good"), "\(closed)")
        try? FileManager.default.removeItem(atPath: folder.path + "/run")
      }
    }
  }

  @Test func `a reader that has seen enough is no failure`() throws {
    try SweepFolder.with { folder in
      try folder.place(SweepScenarios.small, at: "small.json")
      let line = "{ aircart sweep small.json --json; echo $? > code; } | head -1"
      let result = try Tool.shell(line, in: folder.path)
      #expect(result.output == "{\n")
      #expect(folder.files("")["code"] == Data("0\n".utf8))
      let nobody = "{ sleep 0.1; aircart sweep small.json --json; echo $? > code; } | true"
      _ = try Tool.shell(nobody, in: folder.path)
      #expect(folder.files("")["code"] == Data("0\n".utf8))
    }
  }

  // MARK: Inputs

  /// Address space in KB: the tool takes 100 MB at most, and a file of 100 MB has no room beside.
  private static let memory = 180_000

  private func expectRefused(
    _ line: String, code: Int32, _ message: String, in folder: SweepFolder, within limit: Double = 1
  ) throws {
    let start = Date()
    let result = try Tool.shell("ulimit -v \(Self.memory); \(line)", in: folder.path)
    let time = Date().timeIntervalSince(start)
    #expect(result.code == code, "\(line): \(result.errors)")
    #expect(result.errors.contains(message), "\(line): \(result.errors)")
    #expect(result.output.isEmpty)
    #expect(time < limit, "\(line) took \(time) s")
  }

  @Test func `strange inputs are refused at once`() throws {
    try SweepFolder.with { folder in
      try folder.place("\u{0}\u{1}\u{2}", at: "binary.json")
      try folder.place("", at: "empty.json")
      try folder.place("{ \"name\": ", at: "broken.json")
      #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
      for (input, code, message) in [
        ("missing.json", 66, "missing.json: there is no such file"),
        (".", 66, "this is a folder, not a file"),
        ("pipe", 66, "this is a named pipe, not a file"),
        ("/dev/zero", 66, "this is a device or a socket, not a file"),
        ("/dev/null", 66, "this is a device or a socket, not a file"),
        ("broken.json", 65, "broken.json:1:1: "), ("empty.json", 65, "empty.json"),
        ("binary.json", 65, "not text"), ("- < /dev/zero", 65, "larger than 16 MiB"),
        ("- < /dev/null", 65, "<stdin>"), ("- <&-", 66, "cannot be read"),
        ("- < .", 66, "cannot be read"),
      ] as [(String, Int32, String)] {
        try expectRefused("aircart sweep \(input)", code: code, message, in: folder)
      }
      #expect(folder.tree.count == 4)
    }
  }

  @Test func `a file of 100 MB is refused without reading it`() throws {
    try SweepFolder.with { folder in
      let path = folder.path + "/huge.json"
      #expect(FileManager.default.createFile(atPath: path, contents: Data("{".utf8)))
      #expect(truncate(path, 100_000_000) == 0)
      try expectRefused(
        "aircart sweep huge.json", code: 65, "larger than 16 MiB", in: folder, within: 0.5)
      try expectRefused(
        "cat huge.json | aircart sweep -", code: 65, "larger than 16 MiB", in: folder)
    }
  }

  @Test func `a pipe that a shell makes is a good input`() throws {
    try SweepFolder.with { folder in
      try folder.place(SweepScenarios.small, at: "small.json")
      for line in [
        "aircart sweep -n <(cat small.json)", "cat small.json | aircart sweep -n /dev/stdin",
        "aircart sweep -n - < small.json", "aircart sweep -n /dev/stdin < small.json",
      ] {
        let result = try Tool.shell(line, in: folder.path)
        #expect(result.code == 0, "\(line): \(result.errors)")
        #expect(result.output.hasPrefix("Cells:   36 = "), "\(line)")
      }
    }
  }
}

/// The tool as it was built beside these tests.
struct Tool {
  let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  struct Result {
    let code: Int32
    let output: String
    let errors: String
  }

  /// Beside the test bundle, on macOS beside the bundle that holds it.
  static let path: String? = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
      .map { $0.bundleURL.deletingLastPathComponent() }
    var folders = bundles
    for _ in 0..<4 {
      folder.deleteLastPathComponent()
      folders.append(folder)
    }
    return folders.map { $0.appendingPathComponent("aircart").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  static let isBuilt: Bool = {
    if path == nil { print("skipped: the tool aircart is not beside the tests") }
    return path != nil
  }()

  /// Starts the tool.
  init(_ arguments: [String], in folder: String) throws {
    try self.init(Self.path ?? "", arguments, in: folder)
  }

  private init(_ program: String, _ arguments: [String], in folder: String) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    let tool = URL(fileURLWithPath: Self.path ?? "/").deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = [
      "PATH": tool + ":" + path, "LANG": "C.UTF-8", "COLUMNS": "80", "AIRCART_HOME": folder,
    ]
    try Self.withSignals { try process.run() }
  }

  /// Tests run on threads that block signals, and a process inherits what its maker blocks.
  private static func withSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  /// Waits for the end, which comes after `seconds` at the latest, lest a hang stop all tests; the
  /// texts here fit into the buffers of pipes.
  func result(within seconds: Double = 60) -> Result {
    let process = process
    let end = Date(timeIntervalSinceNow: seconds)
    Thread.detachNewThread {
      while process.isRunning, Date() < end { usleep(20_000) }
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    let outputBytes = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    let errorBytes = (try? errors.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: String(decoding: outputBytes, as: UTF8.self),
      errors: String(decoding: errorBytes, as: UTF8.self))
  }

  /// Runs the tool to its end.
  static func run(_ arguments: [String], in folder: String) throws -> Result {
    try Tool(arguments, in: folder).result()
  }

  /// Runs a line of bash in which `aircart` is the tool.
  static func shell(_ line: String, in folder: String) throws -> Result {
    let bash = ["/bin/bash", "/usr/bin/bash"].first { FileManager.default.fileExists(atPath: $0) }
    return try Tool(bash ?? "/bin/bash", ["-c", line], in: folder).result()
  }
}
