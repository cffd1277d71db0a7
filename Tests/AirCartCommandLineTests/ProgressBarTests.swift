import AirCartCommandLine
import AirCartScenarios
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

  @Test(arguments: [(0, "ETA ?"), (1, "ETA > 99 h"), (4000, "ETA 0:01"), (5000, "ETA 0:00")])
  func `the time left is plausible at both ends`(done: Int, text: String) {
    let drawn = draw(
      MemoryConsole(isTerminal: true), total: done == 1 ? 1_000_000 : 5000,
      at: [(milliseconds: 1000, done: done)])
    #expect(drawn.contains(text))
  }

  @Test func `an update after the end draws nothing`() {
    let memory = MemoryConsole(isTerminal: true)
    let bar = ProgressBar(total: 10, console: memory.console) { .seconds(1) }
    bar.finish()
    bar.update(done: 5)
    #expect(memory.errors.text.isEmpty)
  }
}
