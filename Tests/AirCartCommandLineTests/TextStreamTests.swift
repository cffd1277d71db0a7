import AirCartCommandLine
import Testing

@Suite struct TextStreamTests {
  @Test func `bytes are handed on when enough are collected`() throws {
    let sink = MemorySink()
    let stream = TextStream(sink: sink, isTerminal: false, capacity: 4)
    try stream.write("1234")
    #expect(sink.text.isEmpty)
    try stream.write("5")
    #expect(sink.text == "12345")
    try stream.write("6")
    try stream.flush()
    #expect(sink.text == "123456")
  }

  @Test func `a failed write is reported once`() throws {
    let stream = TextStream(sink: MemorySink(failure: .brokenPipe), isTerminal: false, capacity: 4)
    #expect(throws: WriteError.brokenPipe) { try stream.write("12345") }
    try stream.flush()
  }
}
