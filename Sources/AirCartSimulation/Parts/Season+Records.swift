// The page computes no parts: it runs what is in the other folders.

extension SeasonStudy {
  /// Runs a part of so many replications, whole blocks of them; see
  /// ``run(replications:isCancelled:progress:)``.
  package func put(
    _ part: StudyPart, ofReplications count: Int, into records: inout PartRecords,
    isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(SeasonError) {
    let own = part.range(of: Self.blockCount(count))
    let first = own.lowerBound * Self.blockSize
    let end = max(first, min(count, own.upperBound * Self.blockSize))
    for sample in try samples(first..<end, isCancelled, progress) { sample.put(into: &records) }
  }

  /// Puts the parts of so many replications together, which `reading` reads in order.
  ///
  /// - Returns: The results of ``run(replications:isCancelled:progress:)``.
  /// - Throws: `PartFault` for records of another study, or what the reading throws.
  package func results(
    ofReplications replications: Int, inParts count: Int, _ reading: PartReading
  ) throws -> SeasonResults {
    let blocks = Self.blockCount(replications)
    var samples = seasons.map { _ in [SeasonSample]() }
    var index = 1
    try reading { records in
      let own = StudyPart(index, of: count)?.range(of: blocks) ?? 0..<0
      for cart in seasons.indices {
        for _ in own { samples[cart].append(try SeasonSample(&records, seasons[cart])) }
      }
      index += 1
    }
    guard samples.allSatisfy({ $0.count == blocks }) else { throw PartFault() }
    return results(samples.map { $0[...] })
  }
}

extension SeasonSample {
  /// Reads what `put` has written of a season's replications.
  init(_ records: inout PartRecords, _ season: CartSeason) throws(PartFault) {
    self.init(season)
    count = try records.whole()
    for metric in values.indices { values[metric] = try records.numbers() }
    usedPounds = try records.numbers()
    guard usedPounds.count == season.products.names.count,
      values.allSatisfy({ $0.count == count })
    else { throw PartFault() }
  }

  func put(into records: inout PartRecords) {
    records.put(count)
    for values in values { records.put(values) }
    records.put(usedPounds)
  }
}

extension Moments {
  /// Reads what `put` has written.
  init(_ records: inout PartRecords) throws(PartFault) {
    self.init()
    count = try records.whole()
    sum = try records.number()
    squares = try records.number()
  }

  func put(into records: inout PartRecords) {
    records.put(count)
    records.put(sum)
    records.put(squares)
  }
}
