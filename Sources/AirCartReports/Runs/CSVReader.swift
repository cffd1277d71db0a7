/// Reads comma-separated values record by record: RFC 4180 with LF or CRLF.
///
/// It takes whatever bytes it is given. Only a record of more than `recordLimit` bytes ends the
/// reading: no table of ours has one, and a file without line ends shall not fill the memory.
struct CSVReader: ~Copyable {
  /// The most bytes of a record.
  static let recordLimit = 1 << 24

  /// One record: its fields without quotes.
  struct Record {
    fileprivate(set) var bytes: [UInt8] = []
    fileprivate(set) var ends: [Int] = []

    /// The number of fields.
    var count: Int { ends.count }

    /// The bytes of a field.
    subscript(field: Int) -> ArraySlice<UInt8> {
      bytes[(field == 0 ? 0 : ends[field - 1])..<ends[field]]
    }

    /// A field as text.
    func text(_ field: Int) -> String {
      String(decoding: CSVFormat.text(ofField: self[field]), as: UTF8.self)
    }

    /// All fields as text.
    var texts: [String] { (0..<count).map(text) }
  }

  private var file: FileBytes
  /// A byte that was read and does not belong to what came before it.
  private var pending: UInt8?
  /// Whether a record was too long to be read.
  private(set) var isTooLong = false

  init(_ file: consuming FileBytes) { self.file = file }

  /// Reads the next record into `record`.
  ///
  /// - Returns: Whether there was one.
  mutating func read(into record: inout Record) -> Bool {
    record.bytes.removeAll(keepingCapacity: true)
    record.ends.removeAll(keepingCapacity: true)
    guard !isTooLong, let first = next() else { return false }
    pending = first
    while readField(into: &record) {}
    return true
  }

  /// Reads a field and what ends it; returns whether another follows in the record.
  private mutating func readField(into record: inout Record) -> Bool {
    defer { record.ends.append(record.bytes.count) }
    while let byte = next() {
      switch byte {
      case CSVFormat.comma: return true
      case CSVFormat.lineFeed:
        dropCarriageReturn(&record)
        return false
      case CSVFormat.quote: readQuoted(into: &record)
      default: record.bytes.append(byte)
      }
      if record.bytes.count > Self.recordLimit {
        isTooLong = true
        return false
      }
    }
    return false
  }

  /// Reads up to the closing quote; two quotes are one.
  private mutating func readQuoted(into record: inout Record) {
    while let byte = next() {
      if byte == CSVFormat.quote {
        guard let after = next() else { return }
        if after != CSVFormat.quote {
          pending = after
          return
        }
      }
      record.bytes.append(byte)
      if record.bytes.count > Self.recordLimit { return }
    }
  }

  private func dropCarriageReturn(_ record: inout Record) {
    let start = record.ends.last ?? 0
    if record.bytes.count > start, record.bytes.last == UInt8(ascii: "\r") {
      record.bytes.removeLast()
    }
  }

  @inline(__always)
  private mutating func next() -> UInt8? {
    if let byte = pending {
      pending = nil
      return byte
    }
    return file.readByte()
  }
}
