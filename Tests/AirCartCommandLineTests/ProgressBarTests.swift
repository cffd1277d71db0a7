import AirCartCommandLine
import AirCartDocuments
import Synchronization
import Testing

@Suite struct ProgressBarTests {
  /// A clock that a test moves.
  private final class Clock: Sendable {
    private let milliseconds = Mutex(0)

    func set(_ value: Int) { milliseconds.withLock { $0 = value } }
    var elapsed: Duration { .milliseconds(milliseconds.withLock { $0 }) }
  }

  private func draw(
    _ memory: MemoryConsole, total: Int = 5000, at times: [(milliseconds: Int, done: Int)]
  ) -> String {
    let clock = Clock()
    let bar = ProgressBar(total: total, console: memory.console) { clock.elapsed }
    for time in times {
      clock.set(time.milliseconds)
      bar.update(done: time.done)
    }
    bar.finish()
    return memory.errors.text
  }

  @Test func `progress shows what is done, how fast, and what is left`() {
    let text = draw(MemoryConsole(isTerminal: true), at: [(500, 1200)])
    let line = "█████░░░░░░░░░░░░░░░  1200/5000, 24 %, 2400 cells/s, ETA 0:02"
    #expect(text == "\r\u{1B}[2K\(line)\r\u{1B}[2K")
  }

  @Test func `quick work shows nothing`() {
    #expect(draw(MemoryConsole(isTerminal: true), at: [(0, 1), (299, 4000)]).isEmpty)
  }

  @Test func `progress is drawn at most ten times a second`() {
    let times = (0...1000).map { (milliseconds: $0, done: $0) }
    let text = draw(MemoryConsole(isTerminal: true), at: times)
    #expect(text.split(separator: "\r").count == 8 + 1)
  }

  @Test func `nothing is drawn in a pipe, on a dumb terminal or when quiet`() {
    let times = [(500, 1), (5000, 2)].map { (milliseconds: $0.0, done: $0.1) }
    #expect(draw(MemoryConsole(), at: times).isEmpty)
    #expect(draw(MemoryConsole(environment: ["FORCE_COLOR": "1"]), at: times).isEmpty)
    #expect(
      draw(MemoryConsole(isTerminal: true, environment: ["TERM": "dumb"]), at: times).isEmpty)
    #expect(draw(MemoryConsole(isTerminal: true, isQuiet: true), at: times).isEmpty)
  }

  @Test func `the line fits the terminal`() {
    for columns in 20...100 {
      let text = draw(MemoryConsole(columns: columns, isTerminal: true), at: [(500, 1200)])
      let line = text.split(separator: "\r")[0].dropFirst("\u{1B}[2K".count)
      #expect(line.displayWidth < columns)
    }
  }

  @Test(arguments: [
    (0, "0/5000 cells, 0:01 so far"), (1, "ETA > 99 h"), (4000, "ETA 0:01"), (5000, "ETA 0:00"),
  ])
  func `the time left is plausible at both ends`(done: Int, text: String) {
    let drawn = draw(
      MemoryConsole(isTerminal: true), total: done == 1 ? 1_000_000 : 5000,
      at: [(milliseconds: 1000, done: done)])
    #expect(drawn.contains(text))
  }

  @Test func `work that cannot be measured shows how long it has taken`() {
    let memory = MemoryConsole(isTerminal: true)
    let bar = ProgressBar("preparing", total: nil, console: memory.console) { .seconds(75) }
    bar.update(done: 0)
    #expect(memory.errors.text == "\r\u{1B}[2Kpreparing, 1:15 so far")
    bar.finish()
  }

  /// A clock that goes on by a second whenever it is looked at.
  private final class Ticking: Sendable {
    private let seconds = Mutex(0.0)

    func next() -> Double {
      seconds.withLock {
        $0 += 1
        return $0
      }
    }
  }

  @Test(arguments: [
    (["assess", "--worst-case", "--carts", "9650", "--products", "2"], " so far"),
    (["assess", "--random", "3", "--carts", "9650"], " jobs/s"),
    (["simulate", "farm.json", "--replications", "3"], " seasons/s"),
    (["sweep", "small.json"], " cells/s"),
    (["verify", "run"], " cells/s"),
  ])
  func `every long command shows progress on a terminal`(words: [String], text: String) throws {
    try SweepFolder.with { folder in
      try folder.place(SimulateFixture.farm("{}"), at: "farm.json")
      try folder.place(SweepScenarios.small, at: "small.json")
      if words[0] == "verify" { _ = folder.sweep("small.json", "--output", "run") }
      let clock = Ticking()
      let memory = MemoryConsole(
        isTerminal: true, currentFolder: folder.path, clock: { clock.next() })
      let outcome = Outcome(words, on: memory, verbs: VerbCatalogue.all)
      #expect(outcome.code == .success, "\(outcome.errors)")
      #expect(outcome.errors.contains(text), "\(outcome.errors)")
    }
  }

  @Test func `an update after the end draws nothing`() {
    let memory = MemoryConsole(isTerminal: true)
    let bar = ProgressBar(total: 10, console: memory.console) { .seconds(1) }
    bar.finish()
    bar.update(done: 5)
    #expect(memory.errors.text.isEmpty)
  }
}
