import AirCartDocuments
import AirCartReports
import AirCartSimulation
import Foundation

/// What the system still gives this process, found out before work that could not say so: threads
/// that get no file or no memory end the process without a word.
enum ProcessLimits {
  /// Files that threads and an output take.
  private static let files = 6
  /// Bytes for the stack and the work of a thread.
  private static let bytesPerThread = 16 << 20

  /// Looks whether long work on all threads can be done, whose results take so many bytes.
  static func check(bytes: Double = 0) throws {
    guard canOpenFiles() else {
      throw CommandError(
        .cannotCreate, "This needs \(files) more open files, and the system allows fewer.",
        remedy: "Raise the limit on open files, as in ulimit -n 256.")
    }
    let needed = bytes + Double(bytesPerThread * hardwareThreads)
    guard canTake(needed) else {
      throw CommandError(
        .cannotCreate,
        "This needs \(sizeText(needed)) more memory, and the system does not give it.",
        remedy: "Raise the limit on memory (ulimit -v), or compute less.")
    }
  }

  private static func canOpenFiles() -> Bool {
    let opened = (0..<files).map { _ in open("/", O_RDONLY | O_CLOEXEC) }
    for file in opened where file >= 0 { close(file) }
    return opened.allSatisfy { $0 >= 0 }
  }

  /// Memory that is never touched costs nothing.
  ///
  /// Not `malloc`: the optimizer leaves out a block that is freed at once, and takes it for given.
  private static func canTake(_ bytes: Double) -> Bool {
    guard let size = Int(exactly: bytes.rounded(.up)),
      let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0),
      memory != MAP_FAILED
    else { return false }
    munmap(memory, size)
    return true
  }
}
