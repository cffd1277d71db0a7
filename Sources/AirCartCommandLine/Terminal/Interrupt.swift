import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The user's wish to stop (SIGINT, SIGTERM), polled by long work between two blocks.
///
/// Only work that can stop half-way installs it; for everything else the system's own handling,
/// which ends the process at once, is the better one.
package enum Interrupt {
  private static let count = Atomic<Int>(0)

  /// Whether stopping was asked for.
  package static var isRequested: Bool { count.load(ordering: .relaxed) > 0 }

  /// Catches the first signal; the second one ends the process at once.
  package static func install() {
    // Touched here, so that the handler never runs a lazy initialisation.
    _ = isRequested
    for number in [SIGINT, SIGTERM] { signal(number, handleInterrupt) }
  }

  fileprivate static func note() {
    let earlier = count.add(1, ordering: .relaxed).oldValue
    guard earlier == 0 else { _exit(ExitCode.interrupted.rawValue) }
    tell("\nstopping after the current block (Ctrl-C again to stop at once)\n")
  }

  /// Writes without allocating or locking, which a signal handler must not do.
  private static func tell(_ message: StaticString) {
    _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
  }
}

private func handleInterrupt(_ signal: Int32) { Interrupt.note() }
