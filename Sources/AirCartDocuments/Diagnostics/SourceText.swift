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

  /// The largest file that is read, in bytes: 16 MiB.
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

  /// Where the text begins: after the byte order mark, if there is one.
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
  /// A pipe is read where the path names an open one, as a shell writes it for `<(command)`. One
  /// in a folder is refused like a device: it may have no writer and never end.
  package init(contentsOfFile path: String) throws(Diagnostic) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Self.missing(path) }
    try Self.check(status, path)
    // Whatever takes the file's place in between, opening it must not wait.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      throw Diagnostic(.unreadable, "the file cannot be opened for reading")
    }
    defer { close(descriptor) }
    try Self.check(status, path)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    self.init(name: path, bytes: try Self.contents(of: descriptor))
    guard !Self.isPipe(status) || !bytes.isEmpty else {
      throw Diagnostic(.unreadable, "this is a pipe, and nothing comes out of it")
    }
  }

  private static func isPipe(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFIFO }

  private static func check(_ status: stat, _ path: String) throws(Diagnostic) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: guard status.st_size <= maximumSize else { throw tooLarge }
    case S_IFDIR: throw Diagnostic(.unreadable, "this is a folder, not a file")
    case S_IFIFO where isOpenFile(path): return
    case S_IFIFO:
      throw Diagnostic(
        .unreadable, "this is a named pipe, not a file",
        notes: ["- in place of a name reads standard input"])
    default:
      throw Diagnostic(
        .unreadable, "this is a device or a socket, not a file",
        notes: ["- in place of a name reads standard input"])
    }
  }

  private static func isOpenFile(_ path: String) -> Bool {
    path == "/dev/stdin" || ["/dev/fd/", "/proc/self/fd/"].contains { path.hasPrefix($0) }
  }

  /// Reads an open file, but no more than one byte beyond the limit: a pipe may go on for ever.
  package static func contents(of descriptor: Int32) throws(Diagnostic) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= maximumSize {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { break }
      if count > 0 {
        bytes += chunk.prefix(count)
      } else if errno != EINTR {
        throw Diagnostic(.unreadable, "this cannot be read: \(String(cString: strerror(errno)))")
      }
    }
    try checkSize(of: bytes)
    return bytes
  }

  /// Checks that bytes from wherever are no more than a file may hold.
  package static func checkSize(of bytes: [UInt8]) throws(Diagnostic) {
    guard bytes.count <= maximumSize else { throw tooLarge }
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
    let notes: [Phrase] =
      names.isEmpty
      ? [] : ["in the same folder: \(names.map(\.clipped).joined(separator: ", "))"]
    return Diagnostic(.unreadable, "the file does not exist", notes: notes)
  }

  /// Checks that the bytes are UTF-8 text.
  package func checkEncoding() throws(Diagnostic) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw Diagnostic(.encoding, "the file is in UTF-16", notes: ["save it again as UTF-8"])
    }
    if bytes.contains(0) {
      throw Diagnostic(.binary, "the file is not text: it contains zero bytes")
    }
    guard let span = firstInvalidBytes else { return }
    throw Diagnostic(
      .encoding, "the file is not in UTF-8 here", span: span,
      notes: ["save it again as UTF-8"])
  }

  private var firstInvalidBytes: Range<Int>? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error(let length): return offset..<offset + length
      case .emptyInput: return nil
      }
    }
  }
}
