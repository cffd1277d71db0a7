import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// Tests run on threads that block signals, so these go to the process and arrive on another one.
///
/// A signal that never arrives is ended by the alarm of the hang guard.
@Suite struct InterruptTests {
  private static func wait(for signal: Int32) {
    alarm(UInt32(HangGuard.seconds))
    kill(getpid(), signal)
    while true { pause() }
  }

  @Test func `in work that can stop, the first signal is a request`() async {
    await #expect(processExitsWith: .exitCode(3)) {
      Interrupt.install()
      try Interrupt.deferred {
        try #require(!Interrupt.isRequested)
        alarm(UInt32(HangGuard.seconds))
        kill(getpid(), SIGINT)
        while !Interrupt.isRequested { usleep(1_000) }
      }
      exit(Interrupt.isRequested ? 3 : 4)
    }
  }

  @Test func `in work that can stop, the second signal ends the process`() async {
    await #expect(processExitsWith: .exitCode(143)) {
      Interrupt.install()
      Interrupt.deferred {
        alarm(UInt32(HangGuard.seconds))
        kill(getpid(), SIGTERM)
        while !Interrupt.isRequested { usleep(1_000) }
        Self.wait(for: SIGINT)
      }
    }
  }

  @Test func `elsewhere a signal ends the process at once with 128 and its number`() async {
    await #expect(processExitsWith: .exitCode(130)) {
      Interrupt.install()
      Self.wait(for: SIGINT)
    }
    await #expect(processExitsWith: .exitCode(143)) {
      Interrupt.install()
      Self.wait(for: SIGTERM)
    }
    await #expect(processExitsWith: .exitCode(129)) {
      signal(SIGHUP, SIG_DFL)
      Interrupt.install()
      Self.wait(for: SIGHUP)
    }
  }

  @Test func `what nohup ignores stays ignored`() async {
    await #expect(processExitsWith: .exitCode(5)) {
      signal(SIGHUP, SIG_IGN)
      Interrupt.install()
      kill(getpid(), SIGHUP)
      kill(getpid(), SIGHUP)
      exit(Interrupt.isRequested ? 4 : 5)
    }
  }

  @Test func `work that was asked to stop throws, and says that nothing was written`() async {
    await #expect(processExitsWith: .exitCode(6)) {
      Interrupt.install()
      do {
        try Interrupt.stoppable {
          alarm(UInt32(HangGuard.seconds))
          kill(getpid(), SIGINT)
          while !Interrupt.isRequested { usleep(1_000) }
        }
      } catch let error as CommandError {
        let isRight = error.exitCode == .interrupted && Interrupt.exitStatus == 130
        exit(isRight && error.message == "Stopped. Nothing was written." ? 6 : 7)
      }
    }
  }
}
