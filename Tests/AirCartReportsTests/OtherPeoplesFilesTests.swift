import AirCartReports
import Foundation
import Testing

/// What AirCart did not write matters more than what it writes.
///
/// The oracle is the folder before: every path in it with its kind, permissions and bytes.
@Suite struct OtherPeoplesFilesTests {
  /// Things that people and programs have in folders, and how a refusal names them.
  static let things: [(make: @Sendable (String) throws -> Void, name: String)] = [
    ({ try place("mine", at: $0 + "/thesis.tex") }, "thesis.tex"),
    ({ try place("mine", at: $0 + "/notes/a.md") }, "notes/"),
    ({ try place("mine", at: $0 + "/charts/mine.txt") }, "charts/mine.txt"),
    ({ try place("mine", at: $0 + "/charts/mine.svg") }, "charts/mine.svg"),
    ({ try place("mine", at: $0 + "/.hidden") }, ".hidden"),
    ({ try folder($0 + "/empty") }, "empty/"),
    ({ try folder($0 + "/charts/empty") }, "charts/empty/"),
    (
      {
        try place("ref", at: $0 + "/.git/HEAD")
        try folder($0 + "/.git/refs/heads")
      }, ".git/"
    ),
    ({ try link($0 + "/link", to: "/nowhere") }, "link"),
    ({ try link($0 + "/report.html", to: "/nowhere") }, "report.html"),
    (
      {
        try folder($0 + "/elsewhere")
        try link($0 + "/arrays", to: "elsewhere")
      }, "arrays"
    ),
    ({ #expect(mkfifo($0 + "/pipe", 0o600) == 0) }, "pipe"),
    (
      { try place(#"{"tool": {"name": "other"}, "outputs": []}"#, at: $0 + "/manifest.json") },
      "manifest.json"
    ),
    ({ try place("{", at: $0 + "/.aircart-journal.json") }, ".aircart-journal.json"),
    ({ try place("mine", at: $0 + "/.aircart-tmp-x") }, ".aircart-tmp-x"),
  ]

  @Test(arguments: things.indices)
  func `a folder with something foreign in it is refused, and it is named`(_ index: Int) throws {
    let (make, name) = Self.things[index]
    for isRun in [false, true] where !(isRun && name == "manifest.json") {
      try withScratchFolder { scratch in
        let run = scratch + "/run"
        try folder(run)
        if isRun { _ = try write("old", to: run, also: "charts/z.svg") }
        chmod(run, 0o700)
        try make(run)
        let before = try snapshot(run)
        for attempt in [{ try check(run) }, { _ = try write("new", to: run) }] {
          let error = #expect(throws: OutputError.self) { try attempt() }
          #expect(error?.kind == .cannotCreate)
          #expect(error?.reason.contains(name) == true, "\(error?.reason ?? "")")
        }
        #expect(try snapshot(run) == before)
      }
    }
  }

  @Test(arguments: things.indices)
  func `force writes the run and leaves every foreign thing as it was`(_ index: Int) throws {
    let (make, name) = Self.things[index]
    guard !["report.html", "manifest.json", ".aircart-journal.json"].contains(name) else { return }
    try withScratchFolder { scratch in
      let run = scratch + "/run"
      _ = try write("old", to: run, also: "charts/z.svg")
      chmod(run, 0o700)
      try make(run)
      var expected = try snapshot(run)
      #expect(
        try write("new", to: run, also: "matrices/a.csv", overwrites: true) == .replaced)
      var after = try snapshot(run)
      for path in ["results.csv", "manifest.json"] {
        expected[path] = nil
        after[path] = nil
      }
      for (path, facts) in expected { #expect(after[path] == facts, "\(path)") }
      #expect(contents(run + "/results.csv") == "new")
      // The chart is of the old run, and stays: nothing is removed.
      #expect(contents(run + "/charts/z.svg") == "x")
      #expect(contents(run + "/matrices/a.csv") == "x")
    }
  }

  @Test func `a link or a folder in the place of an output is refused even with force`() throws {
    try withScratchFolder { scratch in
      for make in [
        {
          try place("precious", at: scratch + "/p")
          try link($0, to: scratch + "/p")
        },
        { try folder($0) }, { #expect(mkfifo($0, 0o600) == 0) },
      ] as [(String) throws -> Void] {
        try folder(scratch + "/run")
        try make(scratch + "/run/results.csv")
        let before = try snapshot(scratch)
        let error = #expect(throws: OutputError.self) {
          try write("new", to: scratch + "/run", overwrites: true)
        }
        #expect(error?.path.hasSuffix("results.csv") == true)
        #expect(try snapshot(scratch) == before)
        try FileManager.default.removeItem(atPath: scratch + "/run")
      }
    }
  }

  @Test func `a file in the place of a folder is refused even with force`() throws {
    try withScratchFolder { scratch in
      try place("mine", at: scratch + "/run/charts")
      let error = #expect(throws: OutputError.self) {
        try write("new", to: scratch + "/run", also: "charts/z.svg", overwrites: true)
      }
      #expect(error?.path.hasSuffix("run/charts") == true)
      #expect(try tree(scratch) == ["run/charts"])
    }
  }

  @Test func `the first few foreign things are named and the rest counted`() throws {
    try withScratchFolder { scratch in
      for number in 1...9 { try place("", at: scratch + "/run/\(number).txt") }
      let error = #expect(throws: OutputError.self) { try check(scratch + "/run") }
      #expect(
        error?.description == """
          cannot create \(scratch)/run: The folder holds what aircart did not write: 1.txt, 2.txt, \
          3.txt, 4.txt, 5.txt and 4 more.
          Name another folder, or add --force: it overwrites files that have the names of the run's \
          own, and removes nothing.
          """)
    }
  }

  // MARK: Other runs and edits

  @Test(arguments: [
    (Manifest.Run(.season, "choice"), "the season 'choice'"),
    (Manifest.Run(.sweep, "other"), "the sweep 'other'"),
    (Manifest.Run(.randomQuality, "choice"), "the random-quality 'choice'"),
  ])
  func `another run is refused and named`(_ other: Manifest.Run, _ name: String) throws {
    try withScratchFolder { scratch in
      _ = try write("old", to: scratch + "/run", also: "charts/z.svg", as: other)
      let before = try snapshot(scratch)
      let error = #expect(throws: OutputError.self) { try write("new", to: scratch + "/run") }
      #expect(error?.reason == "The folder holds another run, \(name).")
      #expect(try snapshot(scratch) == before)
      #expect(try write("new", to: scratch + "/run", overwrites: true) == .replaced)
      #expect(contents(scratch + "/run/charts/z.svg") == "x")
    }
  }

  @Test func `a run that does not say which it is is refused`() throws {
    try withScratchFolder { scratch in
      let text = #"{"tool": {"name": "aircart", "version": "0"}, "outputs": []}"#
      try place(text, at: scratch + "/run/manifest.json")
      let error = #expect(throws: OutputError.self) { try check(scratch + "/run") }
      #expect(error?.reason.contains("earlier version") == true)
    }
  }

  @Test func `an edited output is refused and named`() throws {
    try withScratchFolder { scratch in
      let run = scratch + "/run"
      _ = try write("old", to: run, also: "charts/z.svg")
      try place("mine", at: run + "/charts/z.svg")
      let error = #expect(throws: OutputError.self) { try write("new", to: run) }
      #expect(
        error?.reason == "This output was edited after aircart wrote it: charts/z.svg.")
      try place("olD", at: run + "/results.csv")
      let both = #expect(throws: OutputError.self) { try check(run) }
      #expect(both?.reason.hasSuffix("them: charts/z.svg, results.csv.") == true)
      // Force overwrites what the run writes, and nothing else.
      #expect(try write("new", to: run, overwrites: true) == .replaced)
      #expect(contents(run + "/charts/z.svg") == "mine")
      #expect(contents(run + "/results.csv") == "new")
    }
  }

  @Test func `an output that is edited while the next run is written is not removed`() throws {
    try withScratchFolder { scratch in
      let run = scratch + "/run"
      _ = try write("old", to: run, also: "charts/z.svg")
      var folder = try OutputFolder(run, for: sampleManifest())
      try folder.write(buffer("new"), to: "results.csv")
      try place("mine", at: run + "/charts/z.svg")
      _ = try folder.commit()
      #expect(contents(run + "/charts/z.svg") == "mine")
    }
  }

  /// The digest is right each time: what protects a file is that no run has its name.
  @Test(arguments: [
    "precious.txt", "../precious.txt", "notes/../../precious.txt", "notes/precious.txt",
    "charts/precious.txt", "charts/../../precious.txt", "charts/.precious.svg", ".git/HEAD",
    "charts//precious.svg", "./precious.txt", "", "/PRECIOUS",
  ])
  func `a forged manifest removes nothing`(_ path: String) throws {
    try withScratchFolder { scratch in
      let run = scratch + "/run"
      _ = try write("old", to: run, also: "charts/z.svg")
      let named = path == "/PRECIOUS" ? scratch + "/precious.txt" : path
      let file = URL(fileURLWithPath: path == "/PRECIOUS" ? named : run + "/" + path).standardized
        .path
      if path != "" { try place("precious", at: file) }
      let digest = SHA256.digest(of: Array("precious".utf8)).hexadecimal
      for journal in ["manifest.json", ".aircart-journal.json"] {
        let forged = """
          {"tool": {"name": "aircart"}, "run": {"kind": "sweep", "name": "choice"}, "outputs": [
            {"path": "\(named)", "sha256": "\(digest)", "bytes": 8},
            {"path": "results.csv", "bytes": 3,
             "sha256": "\(SHA256.digest(of: Array("old".utf8)).hexadecimal)"},
            {"path": "charts/z.svg", "bytes": 1,
             "sha256": "\(SHA256.digest(of: Array("x".utf8)).hexadecimal)"}]}
          """
        try place(forged, at: run + "/" + journal)
        _ = try? write("new", to: run)
        _ = try? write("newer", to: run, overwrites: true)
        if path != "" { #expect(contents(file) == "precious", "\(journal)") }
      }
    }
  }

  // MARK: Disks and repositories

  @Test(.enabled(if: Program.canMount, "only the superuser may mount a disk"))
  func `a disk as output folder and one inside it stay mounted and keep their files`() throws {
    try withScratchFolder { scratch in
      let run = scratch + "/run"
      try folder(run)
      try Program.run("/bin/mount", "-t", "tmpfs", "tmpfs", run)
      defer { _ = try? Program.run("/bin/umount", run) }
      #expect(try write("old", to: run, also: "charts/z.svg") == .created)
      #expect(try write("new", to: run) == .replaced)
      try folder(run + "/inner")
      try folder(run + "/charts")
      for disk in ["inner", "charts"] {
        try Program.run("/bin/mount", "-t", "tmpfs", "tmpfs", run + "/" + disk)
      }
      defer {
        for disk in ["inner", "charts"] { _ = try? Program.run("/bin/umount", run + "/" + disk) }
      }
      try place("mine", at: run + "/inner/file")
      #expect(throws: OutputError.self) { try write("newer", to: run) }
      #expect(
        try write("newer", to: run, also: "charts/z.svg", overwrites: true) == .replaced)
      #expect(contents(run + "/inner/file") == "mine")
      #expect(contents(run + "/charts/z.svg") == "x")
      try Program.run("/bin/umount", run + "/charts")
      #expect(try tree(run) == ["charts", "inner/file", "manifest.json", "results.csv"])
    }
  }

  @Test(.enabled(if: Program.canMount, "only the superuser may mount a disk"))
  func `a full disk ends a run with an error of writing and leaves the old one`() throws {
    try withScratchFolder { scratch in
      try folder(scratch + "/disk")
      try Program.run("/bin/mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", scratch + "/disk")
      defer { _ = try? Program.run("/bin/umount", scratch + "/disk") }
      let run = scratch + "/disk/run"
      _ = try write("old", to: run)
      let before = try snapshot(run)
      let large = String(repeating: "0123456789", count: 10_000)
      let error = #expect(throws: OutputError.self) { try write(large, to: run) }
      #expect(error?.kind == .writeFailed)
      #expect(try snapshot(run) == before)
    }
  }

  @Test(.enabled(if: Program.hasGit, "git is not installed"))
  func `a git repository is sound after a run was forced into it`() throws {
    try withScratchFolder { scratch in
      let git = ["-C", scratch, "-c", "user.name=n", "-c", "user.email=e@example.org"]
      try Program.run("/usr/bin/git", git + ["init", "--quiet"])
      try place("mine", at: scratch + "/thesis.tex")
      try Program.run("/usr/bin/git", git + ["add", "."])
      try Program.run("/usr/bin/git", git + ["commit", "--quiet", "--message", "all"])
      // This leaves folders in it that are empty and without which it is no repository.
      try Program.run("/usr/bin/git", git + ["gc", "--quiet"])
      #expect(throws: OutputError.self) { try write("new", to: scratch) }
      _ = try write("new", to: scratch, also: "charts/z.svg", overwrites: true)
      try Program.run("/usr/bin/git", git + ["fsck", "--strict"])
      try Program.run("/usr/bin/git", git + ["diff", "--exit-code"])
    }
  }
}

// MARK: - Parts

func folder(_ path: String) throws {
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
}

/// Everything below a folder and the folder itself: kind, permissions, and bytes or target.
func snapshot(_ folder: String) throws -> [String: String] {
  var facts: [String: String] = [:]
  for path in try FileManager.default.subpathsOfDirectory(atPath: folder) + [""] {
    let place = folder + "/" + path
    let found = try FileManager.default.attributesOfItem(atPath: place)
    let kind = found[.type] as? FileAttributeType
    let inside =
      switch kind {
      case .typeRegular: contents(place)
      case .typeSymbolicLink: try FileManager.default.destinationOfSymbolicLink(atPath: place)
      default: ""
      }
    facts[path] = "\(kind?.rawValue ?? "") \(try permissions(place)) \(inside ?? "")"
  }
  return facts
}

/// Programs of the system.
enum Program {
  static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  /// Whether this process may mount disks, which it tries.
  static let canMount: Bool = {
    guard geteuid() == 0, FileManager.default.isExecutableFile(atPath: "/bin/mount") else {
      return false
    }
    var isPossible = false
    try? withScratchFolder { scratch in
      try run("/bin/mount", "-t", "tmpfs", "tmpfs", scratch)
      try run("/bin/umount", scratch)
      isPossible = true
    }
    return isPossible
  }()

  static func run(_ path: String, _ arguments: String...) throws { try run(path, arguments) }

  /// Runs a program, which must succeed.
  static func run(_ path: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CocoaError(.executableLoad, userInfo: ["arguments": arguments])
    }
  }
}
