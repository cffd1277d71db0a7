import AirCart
import AirCartDocuments
import AirCartReports
import Foundation

/// The text of a scenario, a farm or a list, and what the manifest says of it.
struct ScenarioFile {
  let source: SourceText
  let input: Manifest.Input

  /// Reads the file, or standard input for `-`.
  init(_ path: String, _ console: Console, inputName: String = "<stdin>") throws {
    let name = path == "-" ? inputName : path
    do {
      let bytes =
        path == "-"
        ? try console.readInput() : try SourceText(contentsOfFile: console.place(of: path)).bytes
      source = SourceText(name: name, bytes: bytes)
    } catch let error as Diagnostic {
      throw DiagnosticReport(error, on: SourceText(name: name, bytes: []))
    }
    input = Manifest.Input(
      path: name, sha256: SHA256.digest(of: source.bytes), bytes: source.bytes.count)
  }

  /// The scenario with the carts chosen beside or instead of those in the file.
  func scenario(
    _ console: Console, products: [OwnProduct], comparing choose: (DocumentCarts) throws -> [Cart]
  ) throws -> Scenario {
    try document(try Scenario.read(source, products: products, comparing: choose), console)
  }

  /// The farm with the carts chosen beside or instead of those in the file.
  func farm(
    _ console: Console, products: [OwnProduct], comparing choose: (DocumentCarts) throws -> [Cart]
  ) throws -> FarmScenario {
    try document(try FarmScenario.read(source, products: products, comparing: choose), console)
  }

  func products(_ console: Console) throws -> [OwnProduct] {
    try document(ProductList.read(source), console)
  }

  func carts(_ console: Console) throws -> [Cart] {
    try document(CartList.read(source), console)
  }

  /// What a file says; warnings go to standard error, errors end the command.
  private func document<Document>(
    _ reading: DocumentReading<Document>, _ console: Console
  ) throws -> Document {
    let document = try reading.get()
    if !reading.report.isEmpty, !console.isQuiet {
      console.errors.writeIgnoringFailure(reading.report.text)
    }
    return document
  }
}

extension Console {
  /// Where a path leads: it is meant from the current folder.
  func place(of path: String) -> String {
    path.hasPrefix("/") || currentFolder.isEmpty ? path : currentFolder + "/" + path
  }
}

extension DiagnosticReport {
  /// How a command ends that finds it.
  var exitCode: ExitCode {
    diagnostics.contains { $0.code == .unreadable } ? .missingInput : .malformedData
  }

  /// Writes it to standard error, as text or as lines of JSON.
  func show(on console: Console, as format: GlobalOptions.Format) {
    console.errors.writeIgnoringFailure(format == .json ? jsonLines : text)
  }
}
