import AirCartReports
import Foundation
import Testing

/// The oracle is the file system: what stands there before, during and after.
@Suite struct OutputFolderTests {
  @Test func `a run appears complete and verifies`() throws {
    try withScratchFolder { scratch in
      let run = scratch + "/Reports/choice"
      var folder = try OutputFolder(run)
      try folder.write(buffer("a\n1\n"), to: "results.csv", extent: .rows(1))
      try folder.write("arrays/fills.npy", extent: .shape([2, 3])) { file in
        try file.append(buffer("12"))
        try file.append(buffer("3456"))
      }
      #expect(!FileManager.default.fileExists(atPath: run))
      #expect(try folder.commit(Manifest(version: "1")) == .created)
      #expect(
        try tree(scratch + "/Reports") == [
          "choice/arrays/fills.npy", "choice/manifest.json", "choice/results.csv",
        ])
      #expect(Manifest.verify(run) == [])
      #expect(contents(run + "/arrays/fills.npy") == "123456")
    }
  }

  @Test func `several files may be open at once`() throws {
    try withScratchFolder { scratch in
      var folder = try OutputFolder(scratch + "/run")
      var first = try folder.open("b.csv")
      var second = try folder.open("a.csv")
      try first.append(buffer("b"))
      try second.append(buffer("a"))
      try folder.close(&first)
      try folder.close(&second)
      _ = try folder.commit(Manifest(version: "1"))
      #expect(contents(scratch + "/run/a.csv") == "a")
      #expect(contents(scratch + "/run/b.csv") == "b")
    }
  }

  @Test func `the same run again is unchanged and untouched`() throws {
    try withScratchFolder { scratch throws in
      #expect(try write("new", to: scratch + "/run") == .created)
      let before = try identity(scratch + "/run/results.csv")
      #expect(try write("new", to: scratch + "/run") == .unchanged)
      #expect(try identity(scratch + "/run/results.csv") == before)
      #expect(try tree(scratch) == ["run/manifest.json", "run/results.csv"])
    }
  }

  @Test func `another result replaces the run and removes what it no longer has`() throws {
    try withScratchFolder { scratch throws in
      #expect(try write("old", to: scratch + "/run", also: "charts/z.svg") == .created)
      #expect(try write("new", to: scratch + "/run") == .replaced)
      #expect(try tree(scratch) == ["run/manifest.json", "run/results.csv"])
      #expect(contents(scratch + "/run/results.csv") == "new")
    }
  }

  @Test func `a result that was tampered with is replaced`() throws {
    try withScratchFolder { scratch in
      _ = try write("new", to: scratch + "/run")
      try place("edited", at: scratch + "/run/results.csv")
      #expect(try write("new", to: scratch + "/run") == .replaced)
      #expect(Manifest.verify(scratch + "/run") == [])
    }
  }

  @Test func `notes in a run survive its replacement`() throws {
    try withScratchFolder { scratch in
      _ = try write("old", to: scratch + "/run")
      try place("mine", at: scratch + "/run/notes/a.md")
      #expect(try write("new", to: scratch + "/run") == .replaced)
      #expect(contents(scratch + "/run/notes/a.md") == "mine")
      #expect(Manifest.verify(scratch + "/run") == [.extra("notes/a.md")])
    }
  }

  @Test func `a folder of someone else is refused and not touched`() throws {
    try withScratchFolder { scratch in
      try place("mine", at: scratch + "/run/thesis.tex")
      try place(#"{"tool": {"name": "other"}, "outputs": []}"#, at: scratch + "/run/manifest.json")
      let error = #expect(throws: OutputError.self) { try write("new", to: scratch + "/run") }
      #expect(error?.kind == .cannotCreate)
      #expect(
        error?.description == """
          cannot create \(scratch)/run: The folder holds files, and aircart did not write it.
          Name another folder, or add --force to write into this one; its own files stay.
          """)
      #expect(try tree(scratch) == ["run/manifest.json", "run/thesis.tex"])
    }
  }

  @Test func `force writes into a folder of someone else and keeps its files`() throws {
    try withScratchFolder { scratch in
      try place("mine", at: scratch + "/run/deep/thesis.tex")
      try place("theirs", at: scratch + "/run/results.csv")
      try FileManager.default.createSymbolicLink(
        atPath: scratch + "/run/link", withDestinationPath: "deep/thesis.tex")
      #expect(try write("new", to: scratch + "/run", overwrites: true) == .replaced)
      #expect(contents(scratch + "/run/deep/thesis.tex") == "mine")
      #expect(contents(scratch + "/run/link") == "mine")
      #expect(contents(scratch + "/run/results.csv") == "new")
      #expect(try tree(scratch).count == 4)
    }
  }

  @Test func `a file that cannot be kept stops the replacement`() throws {
    try withScratchFolder { scratch in
      try place("mine", at: scratch + "/run/charts")
      let error = #expect(throws: OutputError.self) {
        try write("new", to: scratch + "/run", also: "charts/z.svg", overwrites: true)
      }
      #expect(error?.remedy == "Move charts away, or name another folder.")
      #expect(try tree(scratch) == ["run/charts"])
    }
  }

  @Test func `an empty folder is filled`() throws {
    try withScratchFolder { scratch in
      try FileManager.default.createDirectory(
        atPath: scratch + "/run", withIntermediateDirectories: false)
      #expect(try write("new", to: scratch + "/run/") == .created)
      #expect(Manifest.verify(scratch + "/run") == [])
    }
  }

  @Test func `an abandoned run leaves the old one and no new folder above`() throws {
    try withScratchFolder { scratch in
      _ = try write("old", to: scratch + "/run")
      var folder = try OutputFolder(scratch + "/run")
      try folder.write(buffer("new"), to: "results.csv")
      folder.abandon()
      #expect(contents(scratch + "/run/results.csv") == "old")
      try OutputFolder(scratch + "/a/b/run").abandon()
      #expect(try tree(scratch) == ["run/manifest.json", "run/results.csv"])
    }
  }

  @Test func `a run that was killed leaves the old one and is cleared by the next`() throws {
    try withScratchFolder { scratch in
      _ = try write("old", to: scratch + "/run")
      let dead = try deadProcess()
      try place("half", at: scratch + "/.run.\(dead).tmp/results.csv")
      #expect(Manifest.verify(scratch + "/run") == [])
      _ = try write("new", to: scratch + "/run")
      #expect(try tree(scratch) == ["run/manifest.json", "run/results.csv"])
    }
  }

  @Test func `a run that was killed between the two renames gets its old folder back`() throws {
    try withScratchFolder { scratch in
      _ = try write("old", to: scratch + "/run")
      let dead = try deadProcess()
      try FileManager.default.moveItem(
        atPath: scratch + "/run", toPath: scratch + "/.run.\(dead).old")
      try place("half", at: scratch + "/.run.\(dead).tmp/results.csv")
      try OutputFolder(scratch + "/run").abandon()
      #expect(try tree(scratch) == ["run/manifest.json", "run/results.csv"])
      #expect(contents(scratch + "/run/results.csv") == "old")
    }
  }

  @Test func `the old folder comes back when the new one cannot take its place`() throws {
    try withScratchFolder { scratch in
      _ = try write("old", to: scratch + "/run")
      let replacement = try FolderReplacement(scratch + "/run", outputs: [])
      let error = #expect(throws: OutputError.self) { _ = try replacement.perform() }
      #expect(error?.reason == "No such file or directory")
      #expect(try tree(scratch) == ["run/manifest.json", "run/results.csv"])
      #expect(contents(scratch + "/run/results.csv") == "old")
    }
  }

  @Test func `a link to a folder stays a link`() throws {
    try withScratchFolder { scratch in
      _ = try write("old", to: scratch + "/disk/run")
      try FileManager.default.createSymbolicLink(
        atPath: scratch + "/run", withDestinationPath: "disk/run")
      #expect(try write("new", to: scratch + "/run") == .replaced)
      #expect(contents(scratch + "/disk/run/results.csv") == "new")
      let link = try FileManager.default.destinationOfSymbolicLink(atPath: scratch + "/run")
      #expect(link == "disk/run")
    }
  }

  @Test func `a link to nothing is refused`() throws {
    try withScratchFolder { scratch in
      try FileManager.default.createSymbolicLink(
        atPath: scratch + "/run", withDestinationPath: "gone")
      let error = #expect(throws: OutputError.self) {
        try OutputFolder.checkWritable(scratch + "/run")
      }
      #expect(error?.reason == "No such file or directory")
    }
  }

  // MARK: The early check

  @Test func `the early check makes nothing`() throws {
    try withScratchFolder { scratch in
      try OutputFolder.checkWritable(scratch + "/a/b/run")
      _ = try write("old", to: scratch + "/run")
      try OutputFolder.checkWritable(scratch + "/run")
      #expect(try tree(scratch) == ["run/manifest.json", "run/results.csv"])
    }
  }

  @Test(arguments: ["file", "file/run", "file/a/b"])
  func `the early check refuses a path through a file`(_ path: String) throws {
    try withScratchFolder { scratch in
      try place("x", at: scratch + "/file")
      let error = #expect(throws: OutputError.self) {
        try OutputFolder.checkWritable(scratch + "/" + path, overwrites: true)
      }
      #expect(error?.kind == .cannotCreate)
      #expect(error?.path == scratch + "/" + path)
      #expect(contents(scratch + "/file") == "x")
    }
  }

  @Test func `the early check refuses a name too long for its hidden sibling`() throws {
    try withScratchFolder { scratch in
      let name = String(repeating: "n", count: 250)
      let error = #expect(throws: OutputError.self) {
        try OutputFolder.checkWritable(scratch + "/" + name)
      }
      #expect(error?.remedy == "Choose a shorter name.")
    }
  }

  // Others than the superuser are refused for another reason: they may not write beside it.
  @Test(
    .enabled(
      if: geteuid() == 0 && FileManager.default.fileExists(atPath: "/proc/self"),
      "only the superuser of Linux may")
  )
  func `the early check refuses a folder that is a disk of its own`() {
    let error = #expect(throws: OutputError.self) {
      try OutputFolder.checkWritable("/proc", overwrites: true)
    }
    #expect(error?.remedy == "The folder is a disk of its own; name a folder inside it.")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
  func `the early check refuses a parent without permission`() throws {
    try withScratchFolder { scratch in
      chmod(scratch, 0o500)
      defer { chmod(scratch, 0o700) }
      let error = #expect(throws: OutputError.self) {
        try OutputFolder.checkWritable(scratch + "/run")
      }
      #expect(error?.reason == "Permission denied")
    }
  }

  @Test func `a path that leaves the folder is a mistake of ours`() async throws {
    // The process that ends cannot clean up behind itself.
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("aircart-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    await #expect(processExitsWith: .failure) { [scratch = scratch as String] in
      _ = try OutputFolder(scratch + "/run").open("../other.csv")
    }
    #expect(!FileManager.default.fileExists(atPath: scratch + "/other.csv"))
  }

  // MARK: Parts

  private func write(
    _ text: String, to run: String, also other: String? = nil, overwrites: Bool = false
  ) throws -> OutputFolder.Outcome {
    var folder = try OutputFolder(run, overwrites: overwrites)
    try folder.write(buffer(text), to: "results.csv", extent: .rows(1))
    if let other { try folder.write(buffer("x"), to: other) }
    return try folder.commit(Manifest(version: "1"))
  }

  /// What changes when a file is written anew: its number and its time.
  private func identity(_ path: String) throws -> [String] {
    let facts = try FileManager.default.attributesOfItem(atPath: path)
    let keys: [FileAttributeKey] = [.systemFileNumber, .modificationDate]
    return keys.map { facts[$0].map { "\($0)" } ?? "none" }
  }
}
