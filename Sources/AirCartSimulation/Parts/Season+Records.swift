// The page computes no parts: it runs what is in the other folders.

extension SeasonStudy {
  /// Some replications of a study.
  package struct Replications: Study {
    let study: SeasonStudy
    let range: Range<Int>

    package var size: Int { range.count * study.seasons.count }
    package var blockCount: Int { SeasonStudy.blockCount(range.count) }

    package func tallies(
      of blocks: Range<Int>, _ watch: StudyWatch
    ) throws(SeasonError) -> [SeasonSample] {
      let ends = [blocks.lowerBound, blocks.upperBound].map {
        min(range.upperBound, range.lowerBound + $0 * SeasonStudy.blockSize)
      }
      return try study.samples(ends[0]..<ends[1], watch)
    }

    package var emptyTallies: [SeasonSample] {
      study.seasons.flatMap { repeatElement(SeasonSample($0), count: blockCount) }
    }

    package func visit(
      _ samples: inout [SeasonSample], _ blocks: Range<Int>, _ records: inout PartRecords
    ) {
      let ofCart = samples.count / max(1, study.seasons.count)
      for cart in study.seasons.indices {
        for block in blocks { samples[cart * ofCart + block].visit(&records) }
      }
    }

    package func results(_ samples: [SeasonSample]) -> SeasonResults { study.results(samples) }
  }

  /// Some replications of this study, counted from 0.
  package func replications(_ range: Range<Int>) -> Replications {
    Replications(study: self, range: range)
  }
}

extension SeasonSample {
  mutating func visit(_ records: inout PartRecords) {
    records.visit(&count)
    for metric in values.indices {
      records.visit(&values[metric])
      records.require(values[metric].count == count)
    }
    records.visit([usedPounds.indices], of: &usedPounds)
  }
}

extension Moments {
  mutating func visit(_ records: inout PartRecords) {
    records.visit(&count)
    records.visit(&sum)
    records.visit(&squares)
  }
}
