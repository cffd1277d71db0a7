import Foundation

/// Why a file or folder could not be written: where, what the system said, and what helps.
package struct OutputError: Error, Equatable, Sendable {
  /// What failed, and with it the exit code of the command line.
  package enum Kind: Sendable {
    /// The output cannot be made at this place (exit code 73).
    case cannotCreate
    /// Writing began and failed (exit code 74).
    case writeFailed
  }

  package let kind: Kind

  /// The file or folder as the user named it.
  package let path: String

  /// The fact, in the system's words where it was the system.
  package let reason: String

  /// What the user can do.
  package let remedy: String

  package init(_ kind: Kind, path: String, reason: String, remedy: String) {
    self.kind = kind
    self.path = path
    self.reason = reason
    self.remedy = remedy
  }

  /// Creates an error from what a system call left in `errno`; a full disk is one of writing.
  package init(_ kind: Kind, path: String, code: Int32) {
    self.init(
      [ENOSPC, EDQUOT].contains(code) ? .writeFailed : kind, path: path,
      reason: String(cString: strerror(code)), remedy: Self.remedy(code))
  }

  private static func remedy(_ code: Int32) -> String {
    switch code {
    case ENOSPC, EDQUOT: "Free some space on this disk, or write to another one."
    case EACCES, EPERM: "Choose a place that you may write to, or change its permissions."
    case EFBIG: "Raise the limit on the size of files (ulimit -f), or write less."
    case EMFILE: "Raise the limit on open files (ulimit -n)."
    case EROFS: "This disk can only be read; choose a place on another one."
    case EISDIR: "This is a folder; name a file in it, or another name."
    case ENOTDIR: "A part of the path is a file and not a folder; choose another path."
    case ENOENT:
      "Make the folder first, or choose another: it is not there, or a link in the path points to "
        + "nothing."
    case ENAMETOOLONG: "Choose a shorter name."
    default: "Check the path and the disk, then run the command again."
    }
  }
}

extension OutputError: CustomStringConvertible {
  /// The fact on the first line, the remedy on the second.
  package var description: String {
    let verb = kind == .cannotCreate ? "create" : "write"
    return "cannot \(verb) \(path): \(reason)\n\(remedy)"
  }
}

/// Calls a system function until a signal no longer interrupts it.
///
/// - Throws: `OutputError` when the function returns −1.
@discardableResult
func checked<Result: SignedInteger>(
  _ kind: OutputError.Kind, _ path: String, _ call: () -> Result
) throws -> Result {
  while true {
    let result = call()
    if result != -1 { return result }
    if errno != EINTR { throw OutputError(kind, path: path, code: errno) }
  }
}
