import AirCart
import AirCartReports
import AirCartScenarios
import Foundation

/// The text of a scenario, a farm or a list, and what the manifest says of it.
struct ScenarioFile {
  let source: SourceText
  let input: Manifest.Input

  /// Reads the file, or standard input for `-`.
  init(_ path: String, _ console: Console) throws {
    let name = path == "-" ? "<stdin>" : path
    do {
      let bytes =
        path == "-" ? try Self.standardInput(console) : try Self.bytes(at: console.place(of: path))
      source = SourceText(name: name, bytes: bytes)
    } catch let error as Diagnostic {
      throw DiagnosticError(
        DiagnosticReport(error, on: SourceText(name: name, bytes: [])),
        error.code == .unreadable ? .missingInput : .malformedData)
    }
    input = Manifest.Input(
      path: name, sha256: SHA256.digest(of: source.bytes), bytes: source.bytes.count)
  }

  /// The scenario with the carts that are chosen beside or instead of its own.
  func scenario(
    _ console: Console, products: [OwnProduct],
    comparing choose: (DocumentCarts) throws -> [Cart]
  ) throws -> Scenario {
    try document(
      try Scenario.read(source, products: products, comparing: choose), console)
  }

  /// The farm with the carts that are chosen beside or instead of its own.
  func farm(
    _ console: Console, products: [OwnProduct],
    comparing choose: (DocumentCarts) throws -> [Cart]
  ) throws -> FarmScenario {
    try document(
      try FarmScenario.read(source, products: products, comparing: choose), console)
  }

  /// The products of a list of them.
  func products(_ console: Console) throws -> [OwnProduct] {
    try document(ProductList.read(source), console)
  }

  /// The carts of a list of them.
  func carts(_ console: Console) throws -> [Cart] {
    try document(CartList.read(source), console)
  }

  /// What a file says; warnings go to standard error, errors end the command.
  private func document<Document>(
    _ reading: DocumentReading<Document>, _ console: Console
  ) throws -> Document {
    guard let document = reading.document else {
      throw DiagnosticError(reading.report, .malformedData)
    }
    if !reading.report.isEmpty, !console.isQuiet {
      console.errors.writeIgnoringFailure(reading.report.text)
    }
    return document
  }
}

// MARK: - Bytes from files, pipes and standard input

extension ScenarioFile {
  /// Standard input, which may go on for ever: no more of it is read than a file may hold.
  private static func standardInput(_ console: Console) throws -> [UInt8] {
    guard let input = console.input as? FileDescriptor, !input.isTerminal else {
      return try checked(console.readInput())
    }
    return try bytes(from: input)
  }

  /// The bytes of a file or of a pipe, as a shell makes one for `<(command)`.
  ///
  /// A device is no document: a terminal would wait, and `/dev/zero` never ends.
  private static func bytes(at path: String) throws -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { return try SourceText(contentsOfFile: path).bytes }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: return try SourceText(contentsOfFile: path).bytes
    case S_IFIFO: return try pipedBytes(at: path)
    default:
      throw Diagnostic(
        .unreadable, "this is a device or a socket, not a file",
        notes: ["- in place of a name reads standard input"])
    }
  }

  /// Opening a pipe waits for its writer, unless it is told not to: there may be none.
  private static func pipedBytes(at path: String) throws -> [UInt8] {
    let number = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else {
      throw Diagnostic(.unreadable, "the pipe cannot be opened for reading")
    }
    defer { close(number) }
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) & ~O_NONBLOCK)
    let bytes = try bytes(from: FileDescriptor(number: number))
    guard !bytes.isEmpty else {
      throw Diagnostic(.unreadable, "this is a pipe, and nothing comes out of it")
    }
    return bytes
  }

  private static func bytes(from descriptor: FileDescriptor) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= SourceText.maximumSize {
      let count = read(descriptor.number, &chunk, chunk.count)
      if count == 0 { break }
      if count > 0 {
        bytes += chunk.prefix(count)
      } else if errno != EINTR {
        throw CommandError(
          .missingInput, "The input cannot be read: \(systemMessage(errno)).")
      }
    }
    return try checked(bytes)
  }

  private static func checked(_ bytes: [UInt8]) throws -> [UInt8] {
    guard bytes.count <= SourceText.maximumSize else {
      throw Diagnostic(
        .tooLarge, "the input is larger than 16 MiB",
        notes: ["a scenario is a page of text; write long lists as { from, to, step }"])
    }
    return bytes
  }
}

extension Console {
  /// Where a path leads: it is meant from the current folder.
  func place(of path: String) -> String {
    path.hasPrefix("/") || currentFolder.isEmpty ? path : currentFolder + "/" + path
  }
}

/// Diagnostics that end a command: they are shown as they are, without a heading.
struct DiagnosticError: Error {
  let report: DiagnosticReport
  let exitCode: ExitCode

  init(_ report: DiagnosticReport, _ exitCode: ExitCode) {
    self.report = report
    self.exitCode = exitCode
  }

  /// Runs a command and shows the diagnostics that end it, as text or as JSON lines.
  static func reported(
    on console: Console, as format: GlobalOptions.Format, _ command: () throws -> ExitCode
  ) rethrows -> ExitCode {
    do {
      return try command()
    } catch let error as DiagnosticError {
      let report = error.report
      console.errors.writeIgnoringFailure(format == .json ? report.jsonLines : report.text)
      return error.exitCode
    }
  }
}

extension DiagnosticReport {
  fileprivate init(_ diagnostic: Diagnostic, on source: SourceText) {
    self.init(on: source)
    add(diagnostic)
  }
}
