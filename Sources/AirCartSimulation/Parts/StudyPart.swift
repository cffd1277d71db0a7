/// Which part of a sweep, a study or a season is computed: number `index` of `count`, from 1.
package struct StudyPart: Hashable, Sendable {
  package let index: Int
  package let count: Int

  /// The most parts of a run.
  package static let limit = 100_000

  /// All of it.
  static let whole = StudyPart(index: 1, count: 1)

  /// What of so many things belongs to the part: parts follow one another, none is longer than
  /// another by more than one, and those beyond the last thing are empty.
  package func range(of total: Int) -> Range<Int> {
    total * (index - 1) / count..<total * index / count
  }
}

extension StudyPart {
  /// Names a part; `nil` unless 1 ≤ index ≤ count ≤ `limit`.
  package init?(_ index: Int, of count: Int) {
    guard 1...max(1, count) ~= index, 1...Self.limit ~= count else { return nil }
    self.init(index: index, count: count)
  }
}

/// Words of eight bytes in a row: the records that a part keeps until all are merged.
package struct PartRecords: Sendable {
  package private(set) var words: [UInt64]
  private var position = 0

  /// Records that are written or read from the first.
  package init(words: [UInt64] = []) { self.words = words }

  /// Whether all has been read.
  package var isAtEnd: Bool { position == words.count }

  mutating func put(_ value: Int) { words.append(UInt64(bitPattern: Int64(value))) }
  mutating func put(_ value: Double) { words.append(value.bitPattern) }

  /// Puts values with their number.
  mutating func put(_ values: some Collection<Double>) {
    put(values.count)
    words += values.lazy.map(\.bitPattern)
  }

  /// Reads a whole number; whoever wrote it did so in the same order.
  mutating func whole() throws(PartFault) -> Int {
    Int(truncatingIfNeeded: try next(1).first ?? 0)
  }

  mutating func number() throws(PartFault) -> Double {
    Double(bitPattern: try next(1).first ?? 0)
  }

  mutating func numbers() throws(PartFault) -> [Double] {
    try next(try whole()).map { Double(bitPattern: $0) }
  }

  /// Reads values into memory that has room for exactly so many.
  mutating func read(into rows: [UnsafeMutableBufferPointer<Double>]) throws(PartFault) {
    guard try whole() == rows.reduce(0, { $0 + $1.count }) else { throw PartFault() }
    for row in rows {
      try next(row.count).withUnsafeBytes {
        UnsafeMutableRawBufferPointer(row).copyMemory(from: $0)
      }
    }
  }

  private mutating func next(_ count: Int) throws(PartFault) -> ArraySlice<UInt64> {
    guard count >= 0, count <= words.count - position else { throw PartFault() }
    defer { position += count }
    return words[position..<position + count]
  }
}

/// Records that are not those of the run that reads them.
package struct PartFault: Error, Equatable, Sendable {
  package init() {}
}

/// Reads what every part keeps of one piece of work, part by part in order.
package typealias PartReading = (_ read: (inout PartRecords) throws -> Void) throws -> Void
