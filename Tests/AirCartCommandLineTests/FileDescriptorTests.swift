import AirCartCommandLine
import AirCartDocuments
import Foundation
import Testing

@Suite struct FileDescriptorTests {
  @Test func `a reader that has gone away is an error and no death of the process`() async {
    await #expect(processExitsWith: .exitCode(3)) {
      _ = Console.process()
      var ends: [Int32] = [0, 0]
      precondition(pipe(&ends) == 0)
      close(ends[0])
      do {
        try FileDescriptor(number: ends[1]).write([65])
        exit(0)
      } catch WriteError.brokenPipe {
        exit(3)
      } catch {
        exit(4)
      }
    }
  }

  @Test func `a closed file is an error with the system's number`() {
    #expect(throws: WriteError.failed(errno: EBADF)) {
      try FileDescriptor(number: 9_999).write([65])
    }
  }

  @Test func `what is written to a pipe is read from it`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let bytes = [UInt8](repeating: 7, count: 40_000)
    try FileDescriptor(number: ends[1]).write(bytes)
    close(ends[1])
    #expect(try FileDescriptor(number: ends[0]).readAll() == bytes)
    #expect(!FileDescriptor(number: ends[0]).isTerminal)
    close(ends[0])
  }

  @Test func `an input that cannot be read is a missing input`() throws {
    let error = try #require(throws: Diagnostic.self) {
      try FileDescriptor(number: 9_999).readAll()
    }
    #expect(error.code == .unreadable)
  }
}
