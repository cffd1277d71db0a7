import AirCartCommandLine
import Synchronization

/// Keeps what is written to it, or fails on every write.
final class MemorySink: ByteSink {
  private let bytes = Mutex<[UInt8]>([])
  private let failure: WriteError?

  init(failure: WriteError? = nil) { self.failure = failure }

  func write(_ more: [UInt8]) throws(WriteError) {
    if let failure { throw failure }
    bytes.withLock { $0 += more }
  }

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}

/// Standard input from a text.
struct MemoryInput: InputReader {
  var text = ""
  var isTerminal = false

  func readAll() throws -> [UInt8] { Array(text.utf8) }

  /// The first line of all that there is, where nobody waits for an answer.
  func readLine() throws -> String? {
    text.isEmpty ? nil : String(text.prefix { $0 != "\n" })
  }
}

/// A console in memory, and what was written to it.
struct MemoryConsole {
  let output: MemorySink
  let errors = MemorySink()
  let console: Console

  init(
    columns: Int = 80, isTerminal: Bool = false, environment: [String: String] = [:],
    input: MemoryInput = MemoryInput(), outputFailure: WriteError? = nil,
    color: ColorChoice = .automatic, isQuiet: Bool = false, currentFolder: String = "/",
    clock: @escaping @Sendable () -> Double = { 1_795_269_600 }
  ) {
    let variables = ["COLUMNS": "\(columns)", "LANG": "C.UTF-8"]
    output = MemorySink(failure: outputFailure)
    console = Console(
      output: TextStream(sink: output, isTerminal: isTerminal, capacity: 64),
      errors: TextStream(sink: errors, isTerminal: isTerminal, capacity: 0),
      input: input, environment: variables.merging(environment) { $1 },
      currentFolder: currentFolder, color: color, isQuiet: isQuiet, clock: clock)
  }
}

/// What a run of the tool came to, with the dummy verbs unless others are given.
struct Outcome {
  let code: ExitCode
  let output: String
  /// What is on standard error, lines joined that were only broken for the width.
  let errors: String
  /// The same as it is shown.
  let shownErrors: String

  /// Runs the words of a command line that needs no quotes.
  init(_ line: String, on memory: MemoryConsole = MemoryConsole()) {
    self.init(line.split(separator: " ").map { String($0) }, on: memory)
  }

  init(
    _ arguments: [String], on memory: MemoryConsole = MemoryConsole(),
    verbs: [any Verb] = dummyVerbs
  ) {
    code = run(arguments: arguments, console: memory.console, verbs: verbs)
    output = memory.output.text
    shownErrors = memory.errors.text
    errors = shownErrors.replacing(/\n {8,}/, with: " ")
  }
}

extension Outcome {
  /// Runs the tool with the verbs that it is shipped with.
  static func shipped(
    _ arguments: String..., columns: Int = 80, color: ColorChoice = .never,
    environment: [String: String] = [:]
  ) -> Outcome {
    let memory = MemoryConsole(columns: columns, environment: environment, color: color)
    return Outcome(arguments, on: memory, verbs: VerbCatalogue.all)
  }
}
