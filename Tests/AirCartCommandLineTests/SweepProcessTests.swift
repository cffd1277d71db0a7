import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The built tool as a process of its own: signals, full disks, pipes and strange inputs.
@Suite(.serialized, .enabled(if: Tool.isBuilt, Tool.missing)) struct SweepProcessTests {
  // MARK: Stopping

  /// A folder that appears shows that writing has begun.
  private func waitForWriting(_ tool: Tool, in folder: SweepFolder) -> Bool {
    while tool.process.isRunning {
      if folder.tree.contains(where: { $0.contains(".aircart-tmp-") }) { return true }
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
      let tool = try Tool(
        ["sweep", "many.json", "--methods", "greedy,optimal", "--only", "arrays"], in: folder.path)
      let isWriting = waitForWriting(tool, in: folder)
      try #require(isWriting && tool.process.isRunning, "the sweep is too small for this test")
      tool.process.interrupt()
      let result = tool.result()
      #expect(result.code == 130)
      #expect(result.errors.contains("stopping (Ctrl-C again to stop at once)"))
      #expect(result.errors.hasSuffix("Error: Stopped. Nothing was written.\n"))
      #expect(result.output.isEmpty)
      #expect(folder.tree == ["Reports", "Reports/keep.txt", "many.json"])
    }
  }

  @Test func `a killed run leaves the old files intact and the next run clears up`() throws {
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
      for (path, bytes) in before { #expect(folder.files("Reports/many")[path] == bytes) }
      #expect(folder.tree.contains { $0.contains("/.aircart-tmp-") })
      let next = try Tool.run(
        ["sweep", "many.json", "--seed", "9"] + options, in: folder.path)
      #expect(next.code == 0)
      #expect(next.errors == "replaced Reports/many\n")
      #expect(folder.tree.allSatisfy { !$0.contains("/.") })
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
        "ulimit -f 64; aircart sweep many.json --methods greedy --only results",
        in: folder.path)
      #expect(result.code == 74, "\(result.errors)")
      #expect(result.errors.hasPrefix("Error: 'Reports/many/results.csv' cannot be written: "))
      #expect(folder.files("Reports/many") == before)
      #expect(folder.tree.allSatisfy { !$0.contains("/.") })
    }
  }

  /// Oracle: the sweep, which is told to change its tables just before it runs.
  @Test func `an output that cannot be made is refused before any computation`() throws {
    try SweepFolder.with { folder in
      try folder.place("a file", at: "file")
      try folder.place(SweepScenarios.small, at: "small.json")
      let began = Mutex(false)
      let verb = SweepVerb(plant: { _ in began.withLock { $0 = true } })
      #expect(folder.sweep("small.json", "--output", "run", verb: verb).code == .success)
      #expect(began.withLock { $0 })
      began.withLock { $0 = false }
      let refused = folder.sweep("small.json", "--output", "file/run", verb: verb)
      #expect(refused.code == .cannotCreate)
      #expect(!began.withLock { $0 })
      #expect(refused.errors.hasPrefix("Error: 'file/run' cannot be created: Not a directory.\n"))
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
      let nobody =
        "{ while [ ! -e gone ]; do :; done; aircart sweep small.json --json; echo $? > code; } | { exec <&-; : > gone; }"
      _ = try Tool.shell(nobody, in: folder.path)
      #expect(folder.files("")["code"] == Data("0\n".utf8))
    }
  }

  // MARK: Inputs

  /// Address space in KB: the tool takes 100 MB at most, and a file of 100 MB has no room beside.
  private static let memory = 180_000

  private func expectRefused(
    _ line: String, code: Int32, _ message: String, in folder: SweepFolder
  ) throws {
    let result = try Tool.shell("ulimit -v \(Self.memory); \(line)", in: folder.path)
    #expect(result.code == code, "\(line): \(result.errors)")
    #expect(result.errors.contains(message), "\(line): \(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test func `strange inputs are refused, even those without an end`() throws {
    try SweepFolder.with { folder in
      try folder.place("\u{0}\u{1}\u{2}", at: "binary.json")
      try folder.place("", at: "empty.json")
      try folder.place("{ \"name\": ", at: "broken.json")
      #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
      for (input, code, message) in [
        ("missing.json", 66, "missing.json: the file does not exist"),
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
        "aircart sweep huge.json", code: 65, "larger than 16 MiB", in: folder)
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
        #expect(result.output.contains("\n  Cells   36 = "), "\(line)")
      }
    }
  }
}

/// Whether everything must be tested, and nothing may be skipped.
let isCI = ProcessInfo.processInfo.environment["CI"] == "true"

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

  /// Where everything must be tested a tool that is missing fails the tests.
  static let isBuilt = path != nil || isCI

  /// Why these tests are skipped.
  static let missing: Comment = "the tool aircart is not beside the tests"

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
    let own = ProcessInfo.processInfo.environment
    var environment = [
      "PATH": tool + ":" + (own["PATH"] ?? "/usr/bin:/bin"), "LANG": "C.UTF-8", "COLUMNS": "80",
      "AIRCART_HOME": folder,
    ]
    // A sanitizer reports what its options forbid, and its report would not fit into the pipes.
    environment["ASAN_OPTIONS"] = own["ASAN_OPTIONS"]
    process.environment = environment
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

  /// Waits until the tool runs and catches a signal; returns false where it ends before.
  ///
  /// Linux says so in a file; elsewhere a second must do.
  func waitUntilItCatches(_ signal: Int32) -> Bool {
    let path = "/proc/\(process.processIdentifier)/status"
    guard FileManager.default.fileExists(atPath: "/proc/self/status") else {
      sleep(1)
      return process.isRunning
    }
    while process.isRunning {
      let status = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
      let caught = line.flatMap {
        UInt64($0.dropFirst(7).trimmingCharacters(in: .whitespaces), radix: 16)
      }
      // A name in place of the tests' own: before that it is a copy of this process.
      if let caught, caught >> UInt64(signal - 1) & 1 == 1, status.hasPrefix("Name:\taircart\n") {
        return true
      }
      usleep(1_000)
    }
    return false
  }

  /// Waits for the end, unless it hangs; the texts here fit into the buffers of pipes.
  func result() -> Result {
    let process = process
    let end = Date(timeIntervalSinceNow: HangGuard.seconds)
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

  /// Runs the benchmarks, which are built beside the tool, to their end.
  static func benchmarks(_ arguments: [String]) throws -> Result {
    let folder = URL(fileURLWithPath: path ?? "/").deletingLastPathComponent()
    let program = folder.appendingPathComponent("AirCartBenchmarks").path
    return try Tool(program, arguments, in: folder.path).result()
  }

  /// Runs a line of bash in which `aircart` is the tool.
  static func shell(_ line: String, in folder: String) throws -> Result {
    let bash = ["/bin/bash", "/usr/bin/bash"].first { FileManager.default.fileExists(atPath: $0) }
    return try Tool(bash ?? "/bin/bash", ["-c", line], in: folder).result()
  }
}
