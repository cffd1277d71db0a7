/// Work that is computed at once or in parts, with the same results bit for bit.
///
/// It is a row of blocks, of which a part computes some that follow one another and records their
/// tallies. The tallies of all blocks, in order, give the results.
package protocol Study: Sendable {
  /// What blocks count.
  associatedtype Tallies
  associatedtype Results
  associatedtype Failure: Error

  /// How many cells, jobs or seasons `StudyWatch.progress` counts to.
  var size: Int { get }
  var blockCount: Int { get }

  /// Computes blocks, unless asked to stop.
  func tallies(of blocks: Range<Int>, _ watch: StudyWatch) throws(Failure) -> Tallies

  /// Room for the tallies of all blocks, to read into.
  var emptyTallies: Tallies { get }

  /// Records the tallies of blocks, or reads them, counted from the first block in `tallies`.
  func visit(_ tallies: inout Tallies, _ blocks: Range<Int>, _ records: inout PartRecords)

  /// The results of the tallies of all blocks.
  func results(_ tallies: Tallies) -> Results
}

extension Study {
  /// Computes all of it.
  ///
  /// - Throws: `Failure` when asked to stop.
  package func run(_ watch: StudyWatch = StudyWatch()) throws(Failure) -> Results {
    results(try tallies(of: 0..<blockCount, watch))
  }

  /// Computes a part and adds its records.
  ///
  /// - Throws: `Failure` when asked to stop.
  package func record(
    _ part: StudyPart, into records: inout PartRecords, _ watch: StudyWatch = StudyWatch()
  ) throws(Failure) {
    let blocks = part.range(of: blockCount)
    var tallies = try tallies(of: blocks, watch)
    visit(&tallies, 0..<blocks.count, &records)
  }

  /// Puts so many parts together, which `reading` reads in order.
  ///
  /// - Returns: The results of ``run(_:)``.
  /// - Throws: `PartFault` for records of another study, or what the reading throws.
  package func results(ofParts count: Int, _ reading: PartReading) throws -> Results {
    var tallies = emptyTallies
    var read = 0
    try reading { records in
      read += 1
      guard let part = StudyPart(read, of: count) else { throw PartFault() }
      visit(&tallies, part.range(of: blockCount), &records)
      if records.isFaulty { throw PartFault() }
    }
    guard read == count else { throw PartFault() }
    return results(tallies)
  }
}
