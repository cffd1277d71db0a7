/// Something to be timed: what it does, how many times, and the work it counts.
struct Benchmark {
  /// What is measured, as a sentence without a verb.
  let name: String
  /// How many jobs, cells or bytes one round does.
  let items: () -> Int
  let item: String
  /// Work per item that is the same on every machine.
  let counters: () -> [(name: String, perItem: Double)]
  /// One round; returns something that depends on every result, so that nothing is left out.
  let round: () -> Double

  /// Items and counters are found out only where the benchmark is run.
  init(
    _ name: String, items: @autoclosure @escaping () -> Int, item: String,
    counters: @autoclosure @escaping () -> [(name: String, perItem: Double)] = [],
    round: @escaping () -> Double
  ) {
    self.name = name
    self.items = items
    self.item = item
    self.counters = counters
    self.round = round
  }

  /// Nanoseconds for one item over repeated rounds.
  struct Timing {
    let median: Double
    let least: Double
    let most: Double
    /// The sum of what the rounds returned.
    let checksum: Double
  }

  /// Runs one round to warm up and then `rounds` that count.
  func measured(rounds: Int) -> Timing {
    let items = Double(items())
    let clock = ContinuousClock()
    var checksum = round()
    var times: [Double] = []
    for _ in 0..<rounds {
      let duration = clock.measure { checksum += round() }
      let (seconds, attoseconds) = duration.components
      times.append((Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / items)
    }
    times.sort()
    return Timing(
      median: times[times.count / 2], least: times[0], most: times[times.count - 1],
      checksum: checksum)
  }
}
