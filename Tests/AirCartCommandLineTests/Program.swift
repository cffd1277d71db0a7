import Foundation

/// A program of the system that a test asks for a second opinion.
struct Program {
  static let bash = Program(name: "bash")
  static let groff = Program(name: "groff")

  let name: String

  var isInstalled: Bool { url != nil }

  private var url: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let files = path.split(separator: ":").map {
      URL(fileURLWithPath: String($0)).appendingPathComponent(name)
    }
    return files.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs the program with a text as its input; the texts here fit into the buffers of pipes.
  func run(_ arguments: [String], input: String) throws -> Result {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let outputBytes = try output.fileHandleForReading.readToEnd() ?? Data()
    let errorBytes = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: outputBytes, as: UTF8.self),
      errors: String(decoding: errorBytes, as: UTF8.self))
  }
}
