import AirCartTestSupport
import Foundation

/// The toolchain that runs the tests, programs of it, and Git.
enum Toolchain {
  /// The compiler beside the standard library that this process has loaded, or the first in PATH.
  static func compiler() -> URL? {
    loadedCompiler() ?? inPath("swiftc")
  }

  static let git = inPath("git")

  /// On Linux the process's own map says where the standard library lies.
  private static func loadedCompiler() -> URL? {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8),
      let line = maps.split(separator: "\n").first(where: { $0.hasSuffix("/libswiftCore.so") }),
      let start = line.firstIndex(of: "/")
    else { return nil }
    // <toolchain>/usr/lib/swift/linux/libswiftCore.so
    var folder = URL(fileURLWithPath: String(line[start...]))
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return executable(folder.appendingPathComponent("bin/swiftc"))
  }

  private static func inPath(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").lazy.compactMap { folder in
      executable(URL(fileURLWithPath: String(folder)).appendingPathComponent(name))
    }.first
  }

  private static func executable(_ file: URL) -> URL? {
    FileManager.default.isExecutableFile(atPath: file.path) ? file : nil
  }

  /// What a program did.
  struct Outcome {
    let status: Int32
    /// Everything it wrote, to either stream.
    let text: String
  }

  /// Runs a program in a folder, unless it hangs.
  static func run(_ program: URL, _ arguments: [String], in folder: URL) throws -> Outcome {
    // Into a file: a full pipe would stop the program and the test would wait for it.
    let log = folder.appendingPathComponent("log.txt")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    let deadline = Date().addingTimeInterval(HangGuard.seconds)
    while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.05) }
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    let text = try String(contentsOf: log, encoding: .utf8)
    return Outcome(status: process.terminationStatus, text: text)
  }
}
