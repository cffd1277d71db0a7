import Foundation
import Synchronization
package import Testing

/// Compares text with a recorded file in the `Golden` folder beside the calling test, or with what
/// stands below a heading of a `GoldenDocument`: `list.md#carts`.
///
/// With `AIRCART_RECORD_GOLDEN=1` in the environment it is written anew **and the test fails**, so
/// that a recording run can never pass for a checking run.
package func expectGolden(
  _ text: String, named name: String, testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let place = GoldenPlace(name, testFile)
  if ProcessInfo.processInfo.environment["AIRCART_RECORD_GOLDEN"] == "1" {
    let outcome = Result { try place.record(text) }
    Issue.record(
      "recorded Golden/\(name) (\(outcome)); run again without AIRCART_RECORD_GOLDEN",
      sourceLocation: sourceLocation)
    return
  }
  guard let recorded = place.recorded else {
    Issue.record(
      "Golden/\(name) is missing; record it with AIRCART_RECORD_GOLDEN=1",
      sourceLocation: sourceLocation)
    return
  }
  #expect(text == recorded, "differs from Golden/\(name)", sourceLocation: sourceLocation)
}

/// The file of that name in the `Golden` folder beside a test.
func goldenFile(_ name: String, beside testFile: String) -> URL {
  URL(fileURLWithPath: testFile).deletingLastPathComponent()
    .appendingPathComponent("Golden").appendingPathComponent(name)
}

/// Tests run side by side, and many record into one document.
private let recording = Mutex(())

/// A file, or a heading in a document.
private struct GoldenPlace {
  let file: URL
  let title: String?

  init(_ name: String, _ testFile: String) {
    let parts = name.split(separator: "#", maxSplits: 1).map(String.init)
    file = goldenFile(parts[0], beside: testFile)
    title = parts.count > 1 ? parts[1] : nil
  }

  private var contents: String? { try? String(contentsOf: file, encoding: .utf8) }

  var recorded: String? {
    guard let title else { return contents }
    return contents.flatMap { GoldenDocument($0)[title]?.recorded }
  }

  /// - Throws: Where the folder cannot be written.
  func record(_ text: String) throws {
    try recording.withLock { _ in
      var whole = text
      if let title {
        var document = GoldenDocument(contents ?? "")
        document.record(text, in: title)
        whole = document.text
      }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(whole.utf8).write(to: file)
    }
  }
}
