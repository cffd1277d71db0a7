import AirCartDocuments
import AirCartReports
import Foundation
import Testing

/// The oracle is the file system: what stands there before, during and after.
@Suite struct AtomicFileTests {
  @Test func `a file appears with its bytes and its digest`() throws {
    try withScratchFolder { folder in
      var file = try AtomicFile(folder + "/out.csv")
      try file.append(buffer("a,b\n"))
      #expect(contents(folder + "/out.csv") == nil)
      try file.append(buffer("1,2\n"))
      let written = try file.commit()
      #expect(contents(folder + "/out.csv") == "a,b\n1,2\n")
      #expect(written.sha256 == SHA256.digest(of: Array("a,b\n1,2\n".utf8)))
      #expect(written.bytes == 8)
      #expect(try tree(folder) == ["out.csv"])
    }
  }

  @Test func `an abandoned file leaves the old one`() throws {
    try withScratchFolder { folder in
      try place("old", at: folder + "/out.csv")
      let file = try AtomicFile(folder + "/out.csv")
      file.abandon()
      #expect(contents(folder + "/out.csv") == "old")
      #expect(try tree(folder) == ["out.csv"])
    }
  }

  @Test func `a dropped file leaves nothing`() throws {
    try withScratchFolder { folder throws in
      #expect(throws: Stop.self) {
        var file = try AtomicFile(folder + "/out.csv")
        try file.append(buffer("half"))
        throw Stop()
      }
      #expect(try tree(folder) == [])
    }
  }

  @Test func `a link stays and what it points to is replaced`() throws {
    try withScratchFolder { folder in
      try place("old", at: folder + "/real/out.csv")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link.csv", withDestinationPath: "real/out.csv")
      try AtomicFile.write("new", to: folder + "/link.csv")
      #expect(contents(folder + "/real/out.csv") == "new")
      let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link.csv")
      #expect(link == "real/out.csv")
    }
  }

  @Test func `what a dead process left is removed, a living one's stays`() throws {
    try withScratchFolder { folder in
      try place("half", at: folder + "/.out.csv.0123abcd.tmp")
      try place("mine", at: folder + "/.out.csv.notes.tmp")
      try place("mine", at: folder + "/.other.csv.0123abcd.tmp")
      var living = try AtomicFile(folder + "/out.csv")
      try living.append(buffer("living"))
      let hidden = try #require(
        try tree(folder).first { $0.hasPrefix(".out.csv.") && !$0.contains("notes") })
      try AtomicFile.write("new", to: folder + "/out.csv")
      #expect(
        Set(try tree(folder)) == [
          hidden, ".other.csv.0123abcd.tmp", ".out.csv.notes.tmp", "out.csv",
        ])
      _ = try living.commit()
      #expect(contents(folder + "/out.csv") == "living")
    }
  }

  @Test func `a file that is replaced keeps its permissions`() throws {
    try withScratchFolder { folder in
      try place("old", at: folder + "/out.csv")
      chmod(folder + "/out.csv", 0o640)
      try AtomicFile.write("new", to: folder + "/out.csv")
      #expect(try permissions(folder + "/out.csv") == 0o640)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func `a full disk is named while writing`() throws {
    var file = try AtomicFile("/dev/full")
    let error = #expect(throws: OutputError.self) { try file.append(buffer("x")) }
    #expect(
      error?.description == """
        cannot write /dev/full: No space left on device
        Free some space on this disk, or write to another one.
        """)
    file.abandon()
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
  }

  @Test func `a device is written and not replaced`() throws {
    try AtomicFile.write("x", to: "/dev/null")
    let facts = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(facts[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `a folder in the file's place is named`() throws {
    try withScratchFolder { folder in
      let error = #expect(throws: OutputError.self) { _ = try AtomicFile(folder) }
      #expect(
        error?.description == """
          cannot create \(folder): Is a directory
          This is a folder; name a file in it, or another name.
          """)
    }
  }

  @Test func `a path below a file is named`() throws {
    try withScratchFolder { folder in
      try place("x", at: folder + "/file")
      let error = #expect(throws: OutputError.self) { _ = try AtomicFile(folder + "/file/out") }
      #expect(
        error?.description == """
          cannot create \(folder)/file/out: Not a directory
          A part of the path is a file and not a folder; choose another path.
          """)
    }
  }

  @Test func `a name that is too long is named`() throws {
    try withScratchFolder { folder in
      let name = String(repeating: "n", count: 300)
      let error = #expect(throws: OutputError.self) { _ = try AtomicFile(folder + "/" + name) }
      #expect(error?.reason == "File name too long")
      #expect(error?.remedy == "Choose a shorter name.")
      #expect(error?.kind == .cannotCreate)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
  func `a folder without permission is named`() throws {
    try withScratchFolder { folder in
      chmod(folder, 0o500)
      defer { chmod(folder, 0o700) }
      let error = #expect(throws: OutputError.self) { _ = try AtomicFile(folder + "/out") }
      #expect(error?.reason == "Permission denied")
    }
  }

  @Test func `a look says what writing would, and makes nothing`() throws {
    try withScratchFolder { folder in
      try place("old", at: folder + "/out.csv")
      for path in ["out.csv", "new.csv"] { try AtomicFile.checkWritable(folder + "/" + path) }
      try AtomicFile.checkWritable("/dev/null")
      for path in ["", "/none/out.csv", "/out.csv/out.csv"] {
        let error = #expect(throws: OutputError.self) {
          try AtomicFile.checkWritable(folder + path)
        }
        #expect(error?.kind == .cannotCreate)
      }
      #expect(contents(folder + "/out.csv") == "old")
      #expect(try tree(folder) == ["out.csv"])
    }
  }
}

private struct Stop: Error {}

func buffer(_ text: String) -> ByteBuffer {
  var buffer = ByteBuffer()
  buffer.append(text)
  return buffer
}
