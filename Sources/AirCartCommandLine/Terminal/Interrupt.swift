import AirCartDocuments
import AirCartReports
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The user's wish to stop: SIGINT, SIGTERM or SIGHUP.
///
/// A signal ends the process at once and takes the file that is being written with it. Only work
/// that would leave more behind, or that has something to say when it stops, runs as `stoppable`
/// or `deferred`: there the first signal is a request, which that work looks at again and again.
package enum Interrupt {
  /// The first signal; 0 before it.
  private static let received = Atomic<Int32>(0)
  /// How many pieces of work look at requests.
  private static let deferrals = Atomic<Int>(0)

  package static var isRequested: Bool { received.load(ordering: .relaxed) != 0 }

  /// What a process that was stopped ends with: 128 and the number of the signal.
  package static var exitStatus: Int32 {
    let number = received.load(ordering: .relaxed)
    return 128 + (number == 0 ? SIGINT : number)
  }

  /// Catches the signals of this process.
  ///
  /// A limit on file sizes is then an error of `write` and not the death of the process. SIGHUP
  /// stays ignored where `nohup` ignores it.
  package static func install() {
    // Touched here, so that the handler never runs a lazy initialisation.
    _ = isRequested
    _ = deferrals.load(ordering: .relaxed)
    UnfinishedFile.forget()
    for number in [SIGINT, SIGTERM] { signal(number, handleInterrupt) }
    let before = signal(SIGHUP, handleInterrupt)
    if address(before) == address(SIG_IGN) { signal(SIGHUP, SIG_IGN) }
    signal(SIGXFSZ, SIG_IGN)
  }

  private static func address(_ handler: (@convention(c) (Int32) -> Void)?) -> Int {
    unsafeBitCast(handler, to: Int.self)
  }

  /// Runs work that looks at `isRequested` and writes nothing.
  ///
  /// - Throws: `CommandError` when the user asked to stop or the system gives too little for work
  ///   on several threads, or what `body` throws.
  package static func stoppable<Result>(_ body: () throws -> Result) throws -> Result {
    try ProcessLimits.check()
    let result = try deferred(body)
    if isRequested { throw CommandError(.interrupted, "Stopped. Nothing was written.") }
    return result
  }

  /// Runs work that ends soon, or looks at `isRequested`, and must not be cut off.
  package static func deferred<Result>(_ body: () throws -> Result) rethrows -> Result {
    deferrals.add(1, ordering: .relaxed)
    defer { deferrals.subtract(1, ordering: .relaxed) }
    return try body()
  }

  fileprivate static func note(_ number: Int32) {
    let isFirst = received.compareExchange(expected: 0, desired: number, ordering: .relaxed)
      .exchanged
    if isFirst, deferrals.load(ordering: .relaxed) > 0 {
      return tell("\nstopping (Ctrl-C again to stop at once)\n")
    }
    UnfinishedFile.remove()
    if isFirst { tell("\nStopped.\n") }
    _exit(exitStatus)
  }

  /// Writes without allocating or locking, which a signal handler must not do.
  private static func tell(_ message: StaticString) {
    _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
  }
}

private func handleInterrupt(_ signal: Int32) { Interrupt.note(signal) }
