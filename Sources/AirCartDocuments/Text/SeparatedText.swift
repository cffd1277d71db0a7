/// Values between separators, one row a line: RFC 4180 with any separator and with LF, CRLF or CR.
package struct SeparatedText: Equatable, Sendable {
  package struct Row: Equatable, Sendable {
    /// As they stand between the separators, without their quotes; spaces are kept.
    package let values: [String]
    /// The bytes of the row in its file.
    package let span: Range<Int>
  }

  /// The rows that have something in them, that of the heading among them.
  package private(set) var rows: [Row] = []

  /// The most bytes of one value.
  package static let longestValue = 1_000

  /// The separator of a text by its first line: a tab, else a semicolon, else a comma.
  package static func separator(of bytes: [UInt8]) -> UInt8 {
    let head = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    let marks = [UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ",")]
    return marks.first { head.contains($0) } ?? UInt8(ascii: ",")
  }

  /// Reads all rows.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - separator: What stands between values.
  ///   - start: Where the text begins in its file, for spans.
  /// - Throws: A diagnostic of a value longer than ``longestValue``, as an open quote makes one.
  package init(
    _ bytes: [UInt8], separator: UInt8 = UInt8(ascii: ","), startingAt start: Int = 0
  ) throws(Diagnostic) {
    var (values, value): ([String], [UInt8]) = ([], [])
    var (isQuoted, first, offset) = (false, 0, 0)
    while offset <= bytes.count {
      // Files put together keep the byte order mark of each.
      if !isQuoted, offset == first, bytes[offset...].starts(with: [0xEF, 0xBB, 0xBF]) {
        offset += 3
        continue
      }
      let byte = offset < bytes.count ? bytes[offset] : 0x0A
      if isQuoted, offset < bytes.count {
        if byte != UInt8(ascii: "\"") {
          value.append(byte)
        } else if offset + 1 < bytes.count, bytes[offset + 1] == byte {
          value.append(byte)
          offset += 1
        } else {
          isQuoted = false
        }
      } else if byte == UInt8(ascii: "\""), value.isEmpty {
        isQuoted = true
      } else if byte == separator || byte == 0x0A || byte == 0x0D {
        values.append(String(decoding: value, as: UTF8.self))
        value = []
        if byte != separator {
          if values.contains(where: { !$0.trimmed.isEmpty }) {
            rows.append(Row(values: values, span: first + start..<offset + start))
          }
          values = []
          first = offset + 1
        }
      } else {
        value.append(byte)
      }
      guard value.count <= Self.longestValue else {
        throw Diagnostic(
          .text, "a value is longer than \(Self.longestValue.grouped) characters",
          span: first + start..<first + start + 1, notes: ["a quote may be missing at its end"])
      }
      offset += 1
    }
  }
}
