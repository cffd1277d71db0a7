import Foundation
package import Testing

/// Compares text with a recorded file in the `Golden` folder beside the calling test.
///
/// With `AIRCART_RECORD_GOLDEN=1` in the environment the file is written anew **and the test
/// fails**, so that a recording run can never pass for a checking run.
package func expectGolden(
  _ text: String, named name: String, testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    .appendingPathComponent("Golden").appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["AIRCART_RECORD_GOLDEN"] == "1" {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record(
        "recorded Golden/\(name); run again without AIRCART_RECORD_GOLDEN",
        sourceLocation: sourceLocation)
    } catch {
      Issue.record("cannot record Golden/\(name): \(error)", sourceLocation: sourceLocation)
    }
    return
  }
  guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
    Issue.record(
      "Golden/\(name) is missing; record it with AIRCART_RECORD_GOLDEN=1",
      sourceLocation: sourceLocation)
    return
  }
  #expect(text == recorded, "differs from Golden/\(name)", sourceLocation: sourceLocation)
}
