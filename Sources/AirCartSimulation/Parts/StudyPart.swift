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

/// Words of eight bytes in a row: what a part keeps until all are merged.
///
/// One visit of each value both writes and reads it, so that the two cannot differ.
package struct PartRecords: Sendable {
  package private(set) var words: [UInt64] = []
  /// Where to read on; `nil` while records are written.
  private var position: Int?
  /// Whether something was read that no visit has written.
  private(set) var isFaulty = false

  /// Records to write.
  package init() {}

  /// Records to read from the first.
  package init(words: [UInt64]) { (self.words, position) = (words, 0) }

  /// Whether all has been read.
  package var isAtEnd: Bool { position == words.count }

  var isRead: Bool { position != nil }

  mutating func visit(_ value: inout Int) {
    value = Int(truncatingIfNeeded: visited(UInt64(bitPattern: Int64(value))))
  }

  mutating func visit(_ value: inout Double) {
    value = Double(bitPattern: visited(value.bitPattern))
  }

  private mutating func visited(_ word: UInt64) -> UInt64 {
    if isRead { return next(1).first ?? 0 }
    words.append(word)
    return word
  }

  /// Visits values with their number.
  mutating func visit(_ values: inout [Double]) {
    var count = values.count
    visit(&count)
    if isRead {
      values = next(count).map { Double(bitPattern: $0) }
    } else {
      words += values.lazy.map(\.bitPattern)
    }
  }

  /// Visits stretches of values, which are as many when they are read.
  mutating func visit(_ stretches: [Range<Int>], of values: inout [Double]) {
    let count = stretches.reduce(0) { $0 + $1.count }
    var recorded = count
    visit(&recorded)
    require(recorded == count)
    guard isRead else {
      words.reserveCapacity(words.count + count)
      for stretch in stretches { words += values[stretch].lazy.map(\.bitPattern) }
      return
    }
    values.withUnsafeMutableBufferPointer { values in
      for stretch in stretches where !isFaulty {
        next(stretch.count).withUnsafeBytes {
          UnsafeMutableRawBufferPointer(.init(rebasing: values[stretch])).copyMemory(from: $0)
        }
      }
    }
  }

  /// Makes the records faulty unless what was read is as it must be.
  mutating func require(_ holds: Bool) { if !holds { isFaulty = true } }

  /// The next words; none where there are fewer.
  private mutating func next(_ count: Int) -> ArraySlice<UInt64> {
    let first = position ?? 0
    require(0...words.count - first ~= count)
    guard !isFaulty else { return [] }
    position = first + count
    return words[first..<first + count]
  }
}

/// Records that are not those of the run that reads them.
package struct PartFault: Error, Equatable, Sendable {
  package init() {}
}

/// Reads what every part keeps of one piece of work, part by part in order.
package typealias PartReading = (_ read: (inout PartRecords) throws -> Void) throws -> Void
