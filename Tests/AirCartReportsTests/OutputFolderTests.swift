import AirCartReports
import Foundation
import Testing

/// The oracle is the file system: what stands there before, during and after.
@Suite struct OutputFolderTests {
  @Test func `a run appears with its manifest and verifies`() throws {
    try withScratchFolder { scratch in
      let run = scratch + "/Reports/choice"
      var folder = try OutputFolder(run, for: sampleManifest())
      try folder.write(buffer("a\n1\n"), to: "results.csv", extent: .rows(1))
      var file = try folder.open("matrices/fills.csv")
      try file.append(buffer("12"))
      try file.append(buffer("3456"))
      try folder.close(&file)
      #expect(try tree(run).allSatisfy { $0.contains(".aircart-tmp-") })
      #expect(try folder.commit() == .created)
      #expect(
        try tree(scratch + "/Reports") == [
          "choice/manifest.json", "choice/matrices/fills.csv", "choice/results.csv",
        ])
      #expect(Manifest.verify(run) == [])
      #expect(contents(run + "/matrices/fills.csv") == "123456")
    }
  }

  @Test func `several files may be open at once`() throws {
    try withScratchFolder { scratch in
      var folder = try OutputFolder(scratch + "/run", for: sampleManifest())
      var first = try folder.open("season.csv")
      var second = try folder.open("results.csv")
      try first.append(buffer("b"))
      try second.append(buffer("a"))
      try folder.close(&first)
      try folder.close(&second)
      _ = try folder.commit()
      #expect(contents(scratch + "/run/results.csv") == "a")
      #expect(contents(scratch + "/run/season.csv") == "b")
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

  @Test func `an output that somebody deleted is written again`() throws {
    try withScratchFolder { scratch in
      _ = try write("new", to: scratch + "/run", also: "charts/z.svg")
      try FileManager.default.removeItem(atPath: scratch + "/run/charts")
      #expect(try write("new", to: scratch + "/run", also: "charts/z.svg") == .replaced)
      #expect(Manifest.verify(scratch + "/run") == [])
    }
  }

  @Test func `an empty folder is filled`() throws {
    try withScratchFolder { scratch in
      try FileManager.default.createDirectory(
        atPath: scratch + "/run", withIntermediateDirectories: false)
      try place("", at: scratch + "/run/.DS_Store")
      #expect(try write("new", to: scratch + "/run/") == .created)
      #expect(Manifest.verify(scratch + "/run") == [])
    }
  }

  @Test func `an abandoned run leaves the old one and no new folder above`() throws {
    try withScratchFolder { scratch in
      _ = try write("old", to: scratch + "/run")
      var folder = try OutputFolder(scratch + "/run", for: sampleManifest())
      try folder.write(buffer("new"), to: "results.csv")
      try folder.write(buffer("new"), to: "charts/z.svg")
      folder.abandon()
      #expect(contents(scratch + "/run/results.csv") == "old")
      try OutputFolder(scratch + "/a/b/run", for: sampleManifest()).abandon()
      #expect(try tree(scratch) == ["run/manifest.json", "run/results.csv"])
    }
  }

  @Test func `a link to a folder stays a link`() throws {
    try withScratchFolder { scratch in
      _ = try write("old", to: scratch + "/disk/run")
      try link(scratch + "/run", to: "disk/run")
      #expect(try write("new", to: scratch + "/run") == .replaced)
      #expect(contents(scratch + "/disk/run/results.csv") == "new")
      let link = try FileManager.default.destinationOfSymbolicLink(atPath: scratch + "/run")
      #expect(link == "disk/run")
    }
  }

  @Test func `folders and files keep their permissions`() throws {
    try withScratchFolder { scratch in
      _ = try write("old", to: scratch + "/run", also: "charts/z.svg")
      let modes: [(String, mode_t)] = [
        ("", 0o700), ("/charts", 0o750), ("/results.csv", 0o600), ("/manifest.json", 0o640),
      ]
      for (path, mode) in modes { chmod(scratch + "/run" + path, mode) }
      #expect(try write("new", to: scratch + "/run", also: "charts/z.svg") == .replaced)
      _ = try write("newer", to: scratch + "/run", also: "charts/z.svg", overwrites: true)
      for (path, mode) in modes { #expect(try permissions(scratch + "/run" + path) == mode) }
    }
  }

  /// After the fifth change all files have their places, but the manifest.
  @Test(arguments: ["run", "run/charts", "run/charts/z.svg"])
  func `files that are removed under a run are an error`(_ victim: String) throws {
    try withScratchFolder { scratch in
      for step in victim == "run/charts/z.svg" ? 5...5 : 1...5 {
        #expect(throws: OutputError.self, "\(step)") {
          try writeRun(scratch + "/run", removing: scratch + "/" + victim, afterStep: step)
        }
        try? FileManager.default.removeItem(atPath: scratch + "/run")
      }
    }
  }

  private func writeRun(_ run: String, removing victim: String, afterStep last: Int) throws {
    var folder = try OutputFolder(run, for: sampleManifest())
    try folder.write(buffer("new"), to: "results.csv")
    try folder.write(buffer("new"), to: "charts/z.svg")
    var step = 0
    folder.afterStep = {
      step += 1
      if step == last { try? FileManager.default.removeItem(atPath: victim) }
    }
    _ = try folder.commit()
  }

  // MARK: The early check

  @Test func `the early check makes nothing`() throws {
    try withScratchFolder { scratch in
      try check(scratch + "/a/b/run")
      _ = try write("old", to: scratch + "/run")
      try check(scratch + "/run")
      #expect(try tree(scratch) == ["run/manifest.json", "run/results.csv"])
    }
  }

  @Test(arguments: ["file", "file/run", "file/a/b"])
  func `the early check refuses a path through a file`(_ path: String) throws {
    try withScratchFolder { scratch in
      try place("x", at: scratch + "/file")
      let error = #expect(throws: OutputError.self) {
        try check(scratch + "/" + path, overwrites: true)
      }
      #expect(error?.kind == .cannotCreate)
      #expect(error?.path == scratch + "/" + path)
      #expect(contents(scratch + "/file") == "x")
    }
  }

  @Test func `the early check refuses a name that is too long`() throws {
    try withScratchFolder { scratch in
      let name = String(repeating: "n", count: 300)
      let error = #expect(throws: OutputError.self) { try check(scratch + "/" + name) }
      #expect(error?.remedy == "Choose a shorter name.")
    }
  }

  @Test func `a link to nothing is refused`() throws {
    try withScratchFolder { scratch in
      try link(scratch + "/run", to: "gone")
      let error = #expect(throws: OutputError.self) { try check(scratch + "/run") }
      #expect(error?.reason == "No such file or directory")
    }
  }

  @Test(arguments: ["", "/", "//", NSHomeDirectory(), NSHomeDirectory() + "/."])
  func `no name, the root and the home folder are refused always`(_ path: String) {
    for overwrites in [false, true] {
      let error = #expect(throws: OutputError.self) { try check(path, overwrites: overwrites) }
      #expect(error?.kind == .cannotCreate)
      #expect(error.map { ["/", "//"].contains(path) == $0.reason.contains("root") } == true)
    }
  }

  @Test func `the home folder is refused behind a link too`() throws {
    try withScratchFolder { scratch in
      try link(scratch + "/here", to: NSHomeDirectory())
      let error = #expect(throws: OutputError.self) {
        try check(scratch + "/here", overwrites: true)
      }
      #expect(error?.reason.contains("home folder") == true)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
  func `the early check refuses a parent without permission`() throws {
    try withScratchFolder { scratch in
      chmod(scratch, 0o500)
      defer { chmod(scratch, 0o700) }
      let error = #expect(throws: OutputError.self) { try check(scratch + "/run") }
      #expect(error?.reason == "Permission denied")
    }
  }

  @Test(arguments: ["../other.csv", "precious.txt", "charts/../x.svg", "notes/a.csv", ".hidden"])
  func `a name that no run has is a mistake of ours`(_ name: String) async throws {
    // The process that ends cannot clean up behind itself.
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("aircart-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    await #expect(processExitsWith: .failure) { [scratch = scratch as String, name] in
      var folder = try OutputFolder(scratch + "/run", for: sampleManifest())
      _ = try folder.open(name)
    }
    #expect(!FileManager.default.fileExists(atPath: scratch + "/other.csv"))
  }
}

// MARK: - Parts

/// The manifest of a small run.
func sampleManifest(_ run: Manifest.Run = .init(.sweep, "choice")) -> Manifest {
  Manifest(run, version: "1")
}

/// Writes a small run of one or two files.
func write(
  _ text: String, to path: String, also other: String? = nil, overwrites: Bool = false,
  as run: Manifest.Run = .init(.sweep, "choice")
) throws -> OutputFolder.Outcome {
  var folder = try OutputFolder(path, for: sampleManifest(run), overwrites: overwrites)
  try folder.write(buffer(text), to: "results.csv", extent: .rows(1))
  if let other { try folder.write(buffer("x"), to: other) }
  return try folder.commit()
}

/// Asks whether a small run could be written.
func check(_ path: String, overwrites: Bool = false) throws {
  try OutputFolder.checkWritable(path, for: sampleManifest().run, overwrites: overwrites)
}

func link(_ path: String, to target: String) throws {
  try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
}

func permissions(_ path: String) throws -> mode_t {
  let facts = try FileManager.default.attributesOfItem(atPath: path)
  return mode_t((facts[.posixPermissions] as? NSNumber)?.uint32Value ?? 0)
}

/// What changes when a file is written anew: its number and its time.
private func identity(_ path: String) throws -> [String] {
  let facts = try FileManager.default.attributesOfItem(atPath: path)
  let keys: [FileAttributeKey] = [.systemFileNumber, .modificationDate]
  return keys.map { facts[$0].map { "\($0)" } ?? "none" }
}
