import Foundation

/// The hidden files beside an output while it is written: `.<name>.<eight digits>.tmp`.
///
/// Whoever writes one holds a lock on it, so that nobody takes it for what a killed process left, not
/// even a process in another container that knows nothing of this one.
package enum Leftovers {
  private static let ending = ".tmp"

  /// Opens a new hidden file beside an output and locks it.
  ///
  /// - Throws: `OutputError` when none can be made there.
  static func open(beside target: FilePath) throws -> (path: String, descriptor: Int32) {
    while true {
      let digits = String(UInt32.random(in: 0x1000_0000...UInt32.max), radix: 16)
      let path = target.sibling(".\(target.name).\(digits)\(ending)")
      let descriptor = try checked(.cannotCreate, target.shown) {
        Foundation.open(path, O_WRONLY | O_CLOEXEC | O_CREAT | O_EXCL, 0o666)
      }
      // Another process may have taken it for abandoned before it was locked.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK {
        var status = stat()
        if fstat(descriptor, &status) != 0 || status.st_nlink > 0 { return (path, descriptor) }
      }
      close(descriptor)
    }
  }

  /// Removes what processes left that died while they wrote one output, or any output of a folder.
  package static func clear(in folder: String, of output: String? = nil) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where isHidden(name, of: output) { removeIfAbandoned(folder + "/" + name) }
  }

  private static func isHidden(_ name: String, of output: String?) -> Bool {
    guard name.hasPrefix(output.map { ".\($0)." } ?? "."), name.hasSuffix(ending) else {
      return false
    }
    let parts = name.dropLast(ending.count).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, let digits = parts.last else { return false }
    return digits.count == 8 && digits.allSatisfy(\.isHexDigit)
  }

  private static func removeIfAbandoned(_ path: String) {
    guard FileKind(path, followsLinks: false) == .file else { return }
    let descriptor = Foundation.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
    close(descriptor)
  }
}
