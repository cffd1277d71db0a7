package import AirCartDocuments
import Foundation
import Synchronization

package protocol InputReader: Sendable {
  var isTerminal: Bool { get }

  /// Everything up to the end of the input.
  func readAll() throws -> [UInt8]

  /// The next line without its end, or nil at the end of the input.
  func readLine() throws -> String?
}

/// All that a verb may know of the world outside: streams, environment, folder, terminal.
///
/// A verb that takes only this can be run by a test with everything in memory.
package struct Console: Sendable {
  /// Standard output: results, nothing else.
  package let output: TextStream
  /// Standard error: messages, progress, errors.
  package let errors: TextStream
  package let input: any InputReader
  package let environment: [String: String]
  package let currentFolder: String
  package let width: Int
  package let glyphs: Glyphs
  /// Whether messages that are no errors are left out.
  package let isQuiet: Bool
  /// Which columns the tables for people have.
  package private(set) var columns = ColumnChoice.fitting
  package let outputStyle: Style
  package let errorStyle: Style
  /// What was read and cannot be read again.
  private var taken = TakenInput()
  /// The time in seconds since the start of 1970 in UTC; results never depend on it.
  package let clock: @Sendable () -> Double

  /// Creates a console; `terminalWidth` is the terminal's own width, which COLUMNS overrides.
  package init(
    output: TextStream, errors: TextStream, input: any InputReader, environment: [String: String],
    currentFolder: String, terminalWidth: Int? = nil, color: ColorChoice = .automatic,
    isQuiet: Bool = false, clock: @escaping @Sendable () -> Double = Self.systemClock
  ) {
    self.clock = clock
    self.output = output
    self.errors = errors
    self.input = input
    self.environment = environment
    self.currentFolder = currentFolder
    self.isQuiet = isQuiet
    width = Self.width(environment: environment, terminalWidth: terminalWidth)
    glyphs = Glyphs(environment: environment)
    outputStyle = Self.style(of: output, color, environment)
    errorStyle = Self.style(of: errors, color, environment)
  }

  /// The same console as the global options of a command line want it.
  func configured(by options: GlobalOptions) -> Console {
    var console = colored(options.color, isQuiet: options.isQuiet)
    console.columns = options.columns
    return console
  }

  /// The same console with another choice of colour.
  func colored(_ color: ColorChoice, isQuiet: Bool = false) -> Console {
    var console = Console(
      output: output, errors: errors, input: input, environment: environment,
      currentFolder: currentFolder, terminalWidth: width, color: color, isQuiet: isQuiet,
      clock: clock)
    console.taken = taken
    return console
  }

  /// The same console without messages, for work that others do at the same time.
  var silent: Console { colored(.never, isQuiet: true) }

  /// What some work prints, which nobody else sees.
  func capturing(_ work: (Console) -> ExitCode) -> (code: ExitCode, output: String) {
    let (output, errors) = (KeptBytes(), KeptBytes())
    let console = Console(
      output: TextStream(sink: output, isTerminal: false, capacity: 0),
      errors: TextStream(sink: errors, isTerminal: false, capacity: 0), input: input,
      environment: environment, currentFolder: currentFolder, color: .never, isQuiet: true,
      clock: clock)
    let code = work(console)
    return (code, output.text)
  }

  private final class KeptBytes: ByteSink {
    private let bytes = Mutex<[UInt8]>([])

    func write(_ more: [UInt8]) { bytes.withLock { $0 += more } }

    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
  }

  /// Layouts cannot do with less than 20 columns, and lines beyond 500 help nobody.
  private static func width(environment: [String: String], terminalWidth: Int?) -> Int {
    let typed = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return min(max(typed ?? terminalWidth ?? 80, 20), 500)
  }

  private static func style(
    of stream: TextStream, _ color: ColorChoice, _ environment: [String: String]
  ) -> Style {
    Style(isColored: color.isColored(environment: environment, isTerminal: stream.isTerminal))
  }

  // MARK: Writing and reading

  /// Writes a line of the result to standard output.
  package func print(_ line: String = "") throws { try output.write(line + "\n") }

  /// Writes lines of the result to standard output.
  package func print(_ lines: [String]) throws {
    for line in lines { try print(line) }
  }

  /// Tells the user something on standard error, unless only errors are wanted.
  package func note(_ line: Phrase) {
    guard !isQuiet else { return }
    errors.writeIgnoringFailure(line.text.printable + "\n")
  }

  /// Reads all of standard input, for an argument `-`, which may hold as much as a file.
  ///
  /// - Throws: A usage error when standard input is a terminal: waiting silently for a person
  ///   who does not know it would look like a hang. A `Diagnostic` when it is too large or cannot be
  ///   read.
  package func readInput() throws -> [UInt8] {
    try require(
      !input.isTerminal, "'-' reads standard input, but that is the keyboard.",
      remedy: "Redirect a file or pipe a command into aircart, or name the file.")
    let bytes = try input.readAll()
    try SourceText.checkSize(of: bytes)
    return bytes
  }

  /// All of a file, or of standard input for `-`: what may be a job or a farm is read twice.
  func contents(of path: String) throws -> [UInt8] {
    try taken.bytes(of: path) {
      path == "-" ? try readInput() : try SourceText(contentsOfFile: place(of: path)).bytes
    }
  }

  package static let systemClock: @Sendable () -> Double = { Date().timeIntervalSince1970 }

  /// The console of this process.
  ///
  /// SIGPIPE is ignored from here on: a reader that goes away is then an error of `write`, which
  /// ends the run quietly, instead of the death of the process.
  package static func process() -> Console {
    signal(SIGPIPE, SIG_IGN)
    Interrupt.install()
    let output = FileDescriptor.standardOutput
    let errors = FileDescriptor.standardError
    return Console(
      output: TextStream(sink: output, isTerminal: output.isTerminal, capacity: 65_536),
      errors: TextStream(sink: errors, isTerminal: errors.isTerminal, capacity: 0),
      input: FileDescriptor.standardInput, environment: ProcessInfo.processInfo.environment,
      currentFolder: FileManager.default.currentDirectoryPath, terminalWidth: output.terminalWidth)
  }
}

extension ExitCode {
  package func endProcess() -> Never {
    exit(self == .interrupted ? Interrupt.exitStatus : rawValue)
  }
}

/// Standard input and pipes by name, each with what came out of it.
private final class TakenInput: Sendable {
  private let known = Mutex<[String: [UInt8]]>([:])

  func bytes(of path: String, _ read: () throws -> [UInt8]) rethrows -> [UInt8] {
    if let bytes = known.withLock({ $0[path] }) { return bytes }
    let bytes = try read()
    if path == "-" || path.hasPrefix("/dev/") || path.hasPrefix("/proc/") {
      known.withLock { $0[path] = bytes }
    }
    return bytes
  }
}
