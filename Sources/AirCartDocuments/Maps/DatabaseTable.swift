/// The table of a shapefile's attributes.
struct DatabaseTable {
  private struct Field {
    let type: UInt8
    let bytes: Range<Int>
  }

  let names: [String]
  /// The values of each row; `nil` for one that is deleted.
  let rows: [[FieldMap.Value?]?]

  /// Reads a `.dbf` file.
  ///
  /// - Throws: A diagnostic where the file is shorter than its head says.
  static func read(_ bytes: [UInt8]) throws(Diagnostic) -> DatabaseTable {
    guard bytes.count > 32 else { throw ShapefileReader.torn("its .dbf has no head") }
    let count = bytes.littleEndian(at: 4)
    let (head, length) = (bytes.pair(at: 8), bytes.pair(at: 10))
    guard count >= 0, head >= 33, head <= bytes.count, length > 0,
      count <= (bytes.count - head) / length
    else { throw ShapefileReader.torn("its .dbf is shorter than its head says") }
    try MapCoordinates.check(zones: count)
    var (names, fields): ([String], [Field]) = ([], [])
    var (offset, place) = (32, 1)
    while offset + 32 <= head, bytes[offset] != 0x0D {
      let width = Int(bytes[offset + 16])
      guard place + width <= length else {
        throw ShapefileReader.torn("the columns of its .dbf are wider than its rows")
      }
      names.append(bytes[offset..<offset + 11].prefix { $0 != 0 }.asText)
      fields.append(Field(type: bytes[offset + 11], bytes: place..<place + width))
      try MapCoordinates.check(columns: names.count)
      place += width
      offset += 32
    }
    let rows = (0..<count).map { row in
      let start = head + row * length
      return bytes[start] == 0x2A ? nil : fields.map { value(bytes, start, $0) }
    }
    return DatabaseTable(names: names, rows: rows)
  }

  private static func value(_ bytes: [UInt8], _ start: Int, _ field: Field) -> FieldMap.Value? {
    let text = bytes[(start + field.bytes.lowerBound)..<(start + field.bytes.upperBound)].asText
    guard !text.isEmpty, !text.allSatisfy({ $0 == "*" }) else { return nil }
    guard "NFIO".utf8.contains(field.type) else { return .text(text) }
    return Double(text.replacing(",", with: ".")).flatMap { $0.isFinite ? .number($0) : nil }
      ?? .text(text)
  }
}

extension [UInt8] {
  fileprivate func pair(at offset: Int) -> Int { Int(self[offset]) | Int(self[offset + 1]) << 8 }
}

extension ArraySlice<UInt8> {
  /// The text without blanks at its ends: UTF-8, or Latin-1 where it is not that.
  fileprivate var asText: String {
    let own = prefix { $0 != 0 }
    let text =
      String(validating: own, as: UTF8.self)
      ?? String(String.UnicodeScalarView(own.map { Unicode.Scalar($0) }))
    return text.trimmed
  }
}
