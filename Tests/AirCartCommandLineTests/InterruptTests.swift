import AirCartCommandLine
import Foundation
import Testing

/// Tests run on threads that block signals, so these go to the process and arrive on another one.
@Suite struct InterruptTests {
  @Test func `the first signal is a request`() async {
    await #expect(processExitsWith: .exitCode(3)) {
      Interrupt.install()
      precondition(!Interrupt.isRequested)
      kill(getpid(), SIGINT)
      for _ in 0..<500 where !Interrupt.isRequested { usleep(10_000) }
      exit(Interrupt.isRequested ? 3 : 4)
    }
  }

  @Test func `the second signal ends the process`() async {
    await #expect(processExitsWith: .exitCode(130)) {
      Interrupt.install()
      kill(getpid(), SIGTERM)
      for _ in 0..<500 where !Interrupt.isRequested { usleep(10_000) }
      kill(getpid(), SIGINT)
      usleep(5_000_000)
      exit(0)
    }
  }
}
