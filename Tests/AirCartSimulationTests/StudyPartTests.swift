import AirCart
import AirCartSimulation
import AirCartTestSupport
import Testing

@Suite struct StudyPartTests {
  /// Oracle: what a division into parts is.
  @Test func `parts follow one another and are equally long`() throws {
    for count in [1, 2, 3, 7, 16, 100_000] {
      for total in [0, 1, 6, 16, 1_000_003] {
        var end = 0
        for index in 1...count {
          let range = try #require(StudyPart(index, of: count)).range(of: total)
          #expect(range.lowerBound == end)
          #expect(total / count...(total + count - 1) / count ~= range.count)
          end = range.upperBound
        }
        #expect(end == total)
      }
    }
    for (index, count) in [(0, 1), (2, 1), (1, 0), (1, 100_001), (-1, 3)] {
      #expect(StudyPart(index, of: count) == nil)
    }
  }

  /// The records of a part, to be read.
  private static func records(_ sweep: Sweep, _ index: Int, of count: Int) throws -> PartRecords {
    var records = PartRecords()
    try sweep.record(#require(StudyPart(index, of: count)), into: &records)
    return PartRecords(words: records.words)
  }

  /// Oracle: the sweep at once; the tables of the second cart are wrong, so that the judge has a
  /// worst cell to name, and of the cells it draws few.
  @Test(arguments: [1, 2, 3, 7, 16], [2e9, 3e4])
  func `parts of a sweep have its values and its judgment`(count: Int, budget: Double) throws {
    var options = SweepOptions()
    options.assignmentBudget = budget
    var sweep = try Sweep(Grids.fiveCarts, options: options)
    sweep.plant({ $0.areaRows[0] += 50 }, inCart: 1)
    let whole = try sweep.run()
    let parts = try (1...count).map { try Self.records(sweep, $0, of: count) }
    let merged = try sweep.results(ofParts: count) { read in
      for var part in parts {
        try read(&part)
        #expect(part.isAtEnd)
      }
    }
    #expect(merged.agreement == whole.agreement)
    #expect(whole.agreement.worst?.cell.cart == 1)
    for metric in whole.metrics {
      #expect(
        merged.column(metric).map(\.bitPattern) == whole.column(metric).map(\.bitPattern),
        "\(metric)")
    }
  }

  /// Oracle: the words that are missing.
  @Test func `records that end early or are of another sweep are no results`() throws {
    let sweep = try Sweep(Grids.fiveCarts)
    let words = try Self.records(sweep, 1, of: 1).words
    for count in [0, 1, words.count / 2, words.count - 1] {
      #expect(throws: PartFault()) {
        try sweep.results(ofParts: 1) { read in
          var cut = PartRecords(words: Array(words.prefix(count)))
          try read(&cut)
        }
      }
    }
    #expect(throws: PartFault()) { try sweep.results(ofParts: 1) { _ in } }
  }
}
