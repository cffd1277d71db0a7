import Foundation

/// A text with the name it goes by in messages, and the place of every byte in its lines.
package struct SourceText: Equatable, Sendable {
  /// A place as people count: from 1, the column in Unicode scalars.
  package struct Position: Equatable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// The column, from 1, in Unicode scalars.
    package let column: Int
  }

  /// The largest file that is read.
  package static let maximumSize = 16 << 20

  /// What the text is called in messages, usually its path.
  package let name: String
  /// The text.
  package let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Creates a text from its bytes.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    lineStarts = Self.lineStarts(of: bytes)
  }

  /// Creates a text from a string.
  package init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
      // A CR before an LF is half of a line break, and the LF ends the line.
      if byte == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A { continue }
      starts.append(offset + 1)
    }
    return starts
  }

  /// Where the text begins: behind the byte order mark, where there is one.
  package var contentStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The place of a byte; the end of the text counts as a place on its last line.
  ///
  /// - Complexity: O(log *l* + *c*) for *l* lines and *c* bytes before it on its line.
  package func position(at offset: Int) -> Position {
    let line = lineIndex(of: offset)
    let start = lineBytes(line).lowerBound
    let before = bytes[start..<max(start, min(offset, bytes.count))]
    let column = String(decoding: before, as: UTF8.self).unicodeScalars.count + 1
    return Position(line: line + 1, column: column)
  }

  /// The line of a byte, from 1, which costs less than its column.
  ///
  /// - Complexity: O(log *l*) for *l* lines.
  package func line(at offset: Int) -> Int { lineIndex(of: offset) + 1 }

  /// The bytes of the line that a byte is on, without the line break and the byte order mark.
  package func lineBytes(around offset: Int) -> Range<Int> { lineBytes(lineIndex(of: offset)) }

  private func lineBytes(_ index: Int) -> Range<Int> {
    let start = index == 0 ? contentStart : lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<max(start, end)
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

// MARK: - Files

extension SourceText {
  /// Reads a file, at most ``maximumSize`` of it.
  ///
  /// - Parameter path: The path, which is also the name in messages.
  /// - Throws: A diagnostic without a span.
  package init(contentsOfFile path: String) throws(Diagnostic) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw Self.missing(path)
    }
    guard !isDirectory.boolValue else {
      throw Diagnostic(.unreadable, "this is a folder, not a file")
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    guard size <= Self.maximumSize else { throw Self.tooLarge }
    self.init(name: path, bytes: try Self.read(path))
  }

  /// Reads one byte more than allowed, because a pipe or a device has no size beforehand.
  private static func read(_ path: String) throws(Diagnostic) -> [UInt8] {
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw Diagnostic(.unreadable, "the file cannot be opened for reading")
    }
    defer { try? handle.close() }
    do {
      let data = try handle.read(upToCount: maximumSize + 1) ?? Data()
      guard data.count <= maximumSize else { throw tooLarge }
      return [UInt8](data)
    } catch let diagnostic as Diagnostic {
      throw diagnostic
    } catch {
      throw Diagnostic(.unreadable, "the file cannot be read")
    }
  }

  private static var tooLarge: Diagnostic {
    Diagnostic(
      .tooLarge, "the file is larger than 16 MiB",
      notes: ["a scenario is a page of text; write long lists as { from, to, step }"])
  }

  private static func missing(_ path: String) -> Diagnostic {
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent().path
    let neighbours = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let names = closestNames(to: file.lastPathComponent, among: neighbours.sorted(), limit: 3)
    let notes = names.isEmpty ? [] : ["in the same folder: " + names.joined(separator: ", ")]
    return Diagnostic(.unreadable, "there is no such file", notes: notes)
  }
}
