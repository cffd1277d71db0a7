import AirCartReports
import Foundation
import Testing

/// The oracle is the wording that was agreed: path, the system's fact, then what helps.
@Suite struct OutputErrorTests {
  @Test(arguments: [
    (ENOSPC, "No space left on device", "Free some space on this disk, or write to another one."),
    (
      EACCES, "Permission denied",
      "Choose a place that you may write to, or change its permissions."
    ),
    (
      EROFS, "Read-only file system",
      "This disk can only be read; choose a place on another one."
    ),
    (EISDIR, "Is a directory", "This is a folder; name a file in it, or another name."),
    (ENAMETOOLONG, "File name too long", "Choose a shorter name."),
    (
      ENOTDIR, "Not a directory",
      "A part of the path is a file and not a folder; choose another path."
    ),
  ])
  func `an error names the path, the fact and the remedy`(
    _ code: Int32, _ reason: String, _ remedy: String
  ) {
    let created = OutputError(.cannotCreate, path: "Reports/x", code: code)
    let written = OutputError(.writeFailed, path: "Reports/x", code: code)
    // A full disk is met while writing, whatever made it known.
    let verb = code == ENOSPC ? "write" : "create"
    #expect(created.description == "cannot \(verb) Reports/x: \(reason)\n\(remedy)")
    #expect(written.description == "cannot write Reports/x: \(reason)\n\(remedy)")
  }
}
