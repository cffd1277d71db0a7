import AirCartDocuments
import AirCartSimulation

/// Prints timings as they come, as a table or at the end as JSON.
struct BenchmarkReport {
  private let rounds: Int
  private let isJSON: Bool
  private var hasHeader = false
  private var rows: [JSONValue] = []

  init(rounds: Int, isJSON: Bool) {
    self.rounds = rounds
    self.isJSON = isJSON
  }

  mutating func add(_ benchmark: Benchmark, _ timing: Benchmark.Timing) {
    guard isJSON else {
      printHeader()
      guard benchmark.item != "byte" else { return addThroughput(benchmark, timing) }
      let counters = benchmark.counters().map { "; \(text($0.perItem)) \($0.name)" }.joined()
      print(
        "| \(benchmark.name) | \(text(timing.median)) ns | \(text(timing.least)) ns "
          + "| \(text(timing.most)) ns | \(benchmark.item)\(counters) |")
      return
    }
    rows.append([
      "name": .string(benchmark.name), "item": .string(benchmark.item),
      "itemsPerRound": .integer(benchmark.items()), "medianNanoseconds": .number(timing.median),
      "leastNanoseconds": .number(timing.least), "mostNanoseconds": .number(timing.most),
      "counters": .object(
        benchmark.counters().map { JSONValue.Member($0.name, .number($0.perItem)) }),
      "checksum": .number(timing.checksum),
    ])
  }

  /// Above the first row only: where nothing is run there is no table.
  private mutating func printHeader() {
    guard !hasHeader else { return }
    hasHeader = true
    print("| benchmark | median | least | most | per |")
    print("|---|---:|---:|---:|---|")
  }

  /// Writing bytes is reported in megabytes a second.
  private func addThroughput(_ benchmark: Benchmark, _ timing: Benchmark.Timing) {
    let speeds = [timing.median, timing.most, timing.least].map { text(1000 / $0) + " MB/s" }
    print("| \(benchmark.name) | \(speeds.joined(separator: " | ")) | second |")
  }

  func finish() {
    guard isJSON else { return }
    let document: JSONValue = [
      "schemaVersion": 1, "rounds": .integer(rounds), "hardwareThreads": .integer(hardwareThreads),
      "benchmarks": .array(rows),
    ]
    print(document.text(.pretty))
  }

  private func text(_ nanoseconds: Double) -> String {
    fixed(nanoseconds, nanoseconds < 1000 ? 1 : 0)
  }
}
