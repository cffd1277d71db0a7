import AirCartCommandLine
import Foundation
import Synchronization

/// A command line of one of the verbs that write nothing, run in memory.
struct CommandLineTry {
  private let words: [String]

  /// The words between the spaces of the bytes.
  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(1_000), as: UTF8.self)
    words = text.split(whereSeparator: \.isWhitespace).map { String($0) }
  }

  /// Runs it unless it names a file; results hold.
  func check() {
    let verbs: Set = ["plan", "compare", "whatif", "list", "schema", "help"]
    let isHarmless = !words.contains { word in
      word.contains("/") || word.hasPrefix("-o") || word.hasPrefix("--s") || word.hasPrefix("--out")
    }
    guard let verb = words.first, verbs.contains(verb), isHarmless else { return }
    let (code, output) = runTool(words)
    let isResult = verb == "plan" || verb == "compare" || verb == "whatif"
    if code == .success, isResult, words.contains("--json"), output.hasPrefix("{") {
      checkResult(output)
    }
  }
}

/// The folder of a small sweep, whose manifest is replaced.
struct RunFolderTry {
  /// Made once; the system clears it away with other temporary files.
  private static let home: URL = {
    let home = FileManager.default.temporaryDirectory.appending(path: "aircart-fuzz-\(getpid())")
    let scenario = """
      { "name": "one", "carts": ["9650"], "field": [80, 160],
        "products": [{ "product": "Wheat", "rate": 100 }] }
      """
    do {
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      try Data(scenario.utf8).write(to: home.appending(path: "one.json"))
    } catch {
      fatalError("\(error)")
    }
    let words = ["sweep", "one.json", "--output", "run", "--only", "results"]
    require(runTool(words, in: home.path).code == .success, "the sweep fails")
    return home
  }()

  /// Verifies the run with such a manifest.
  static func check(_ manifest: [UInt8]) {
    let file = home.appending(path: "run/manifest.json")
    guard (try? Data(manifest).write(to: file)) != nil else { return }
    _ = runTool(["verify", "run"], in: home.path)
  }
}

/// Runs the tool in memory: the exit code is a documented one, and every refusal is told.
func runTool(
  _ words: [String], in folder: String = "/nonexistent"
) -> (code: ExitCode, output: String) {
  let (output, errors) = (MemorySink(), MemorySink())
  let console = Console(
    output: TextStream(sink: output, isTerminal: false, capacity: 4_096),
    errors: TextStream(sink: errors, isTerminal: false, capacity: 0),
    input: NoInput(), environment: ["AIRCART_HOME": "/nonexistent"], currentFolder: folder,
    color: .never, isQuiet: false, clock: { 1_795_269_600 })
  let code = run(arguments: words, console: console, verbs: VerbCatalogue.all)
  let known: [ExitCode] = [.success, .negative, .usage, .malformedData, .missingInput]
  require(known.contains(code), "\(words) ended with \(code): \(errors.text)")
  require(code == .success || code == .negative || !errors.text.isEmpty, "\(words): silent")
  require(errors.text.utf8.count < 50_000, "\(words): \(errors.text.utf8.count) bytes")
  return (code, output.text)
}

private final class MemorySink: ByteSink {
  private let bytes = Mutex<[UInt8]>([])

  func write(_ more: [UInt8]) { bytes.withLock { $0 += more } }

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}

private struct NoInput: InputReader {
  var isTerminal: Bool { false }

  func readAll() throws -> [UInt8] { [] }

  func readLine() throws -> String? { nil }
}
