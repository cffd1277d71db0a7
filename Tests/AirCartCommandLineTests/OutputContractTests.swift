import Foundation
import Testing

/// What every verb that writes does with a place where it cannot or must not write.
///
/// The oracles are the codes that `aircart help` promises, and the folder before.
@Suite(.serialized, .enabled(if: Tool.isBuilt, "the tool is not beside the tests"))
struct OutputContractTests {
  /// Verbs that write a folder, each a moment's work.
  private static let folderVerbs = [
    "sweep small.json", "assess small.json", "simulate farm.json --certain",
    "assess --worst-case --carts 9650 --products 2...2", "assess --random 20 --products 2...2",
  ]

  /// Verbs that write a file, up to the option that names it, and what the name ends in.
  private static let fileVerbs = [
    "explore --output", "plan --field 160ac Wheat=100 --load-sheet",
    "simulate farm.json --certain --no-files --trace",
  ]

  private func withFolder(_ body: (SweepFolder) throws -> Void) throws {
    try SweepFolder.with { folder in
      try folder.place(SweepScenarios.small, at: "small.json")
      try folder.place(SimulateFixture.farm("{}"), at: "farm.json")
      try folder.place("a file", at: "file")
      try folder.place("mine", at: "home/mine.txt")
      let save = "aircart plans save x --cart 9650 --field 160ac Wheat=100"
      #expect(try Tool.shell(save, in: folder.path).code == 0)
      try body(folder)
    }
  }

  /// Runs a line and expects its code, a message with a remedy, and nothing changed.
  private func expect(
    _ line: String, code: Int32, _ part: String = "Error: ", in folder: SweepFolder
  ) throws {
    let before = (folder.tree, folder.files(""))
    let result = try Tool.shell("export HOME=\"$PWD/home\"; \(line)", in: folder.path)
    #expect(result.code == code, "\(line): \(result.errors)")
    #expect(result.errors.contains("Error: "), "\(line): \(result.errors)")
    #expect(result.errors.contains("Help: "), "\(line): \(result.errors)")
    // Errors wrap.
    let words = result.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(part), "\(line): \(result.errors)")
    #expect(folder.tree == before.0, "\(line)")
    #expect(folder.files("") == before.1, "\(line)")
  }

  @Test(arguments: folderVerbs)
  func `a verb refuses a folder that it must not write, forced or not`(_ verb: String) throws {
    try withFolder { folder in
      for force in ["", " --force"] {
        for (output, code, part) in [
          ("''", 64, "'--output <folder>'"), ("' '", 64, "'--output <folder>'"),
          ("-", 64, "standard output"), ("/", 73, "root"), ("\"$HOME\"", 73, "home folder"),
          ("home/.", 73, "home folder"), ("file", 73, "'file' cannot be created"),
          ("file/run", 73, "'file/run' cannot be created"),
        ] as [(String, Int32, String)] {
          try expect("aircart \(verb) --output \(output)\(force)", code: code, part, in: folder)
        }
      }
    }
  }

  @Test(arguments: folderVerbs)
  func `a verb refuses a foreign folder, an edited one and another run`(_ verb: String) throws {
    try withFolder { folder in
      try folder.place("mine", at: "foreign/thesis.tex")
      try expect("aircart \(verb) --output foreign", code: 73, "thesis.tex", in: folder)
      #expect(try Tool.shell("aircart \(verb) --output run", in: folder.path).code == 0)
      let page = try #require(folder.files("run").keys.first { $0.hasSuffix(".md") })
      let written = try #require(folder.files("run")[page])
      try folder.place("edited", at: "run/\(page)")
      try expect("aircart \(verb) --output run", code: 73, page, in: folder)
      try written.write(to: URL(fileURLWithPath: "\(folder.path)/run/\(page)"))
      let again = try Tool.shell("aircart \(verb) --output run", in: folder.path)
      #expect(again.errors.contains("unchanged: run"), "\(again.errors)")
      for other in Self.folderVerbs where other != verb {
        try expect("aircart \(other) --output run", code: 73, "another run, the ", in: folder)
      }
    }
  }

  @Test(arguments: fileVerbs)
  func `a verb refuses a file that it cannot write, and '-' is standard output`(
    _ verb: String
  ) throws {
    try withFolder { folder in
      let ending = verb.hasSuffix("--load-sheet") ? ".csv" : ""
      try FileManager.default.createDirectory(
        atPath: folder.path + "/there" + ending, withIntermediateDirectories: true)
      for (output, code) in [
        ("''", 64), ("' '", 64), ("there\(ending)", 73), ("file/new\(ending)", 73),
        ("none/new\(ending)", 73),
      ] as [(String, Int32)] {
        try expect("aircart \(verb) \(output)", code: code, in: folder)
      }
      let before = folder.tree
      let result = try Tool.shell("aircart \(verb) -", in: folder.path)
      #expect(result.code == 0, "\(result.errors)")
      #expect(!result.output.isEmpty)
      #expect(folder.tree == before)
    }
  }

  /// A limit on the size of files is a full disk without being root.
  @Test func `a full disk ends every verb that writes with 74 and leaves nothing`() throws {
    try withFolder { folder in
      let full = "trap '' XFSZ; ulimit -f 0; aircart"
      for verb in Self.folderVerbs {
        try expect("\(full) \(verb) --output run", code: 74, "'run/", in: folder)
      }
      for verb in Self.fileVerbs {
        try expect("\(full) \(verb) new.csv", code: 74, "new.csv' cannot", in: folder)
      }
      try expect(
        "\(full) plans save y --cart 9650 --field 160ac Wheat=100", code: 74, in: folder)
      #expect(
        try Tool.shell("aircart sweep small.json --only results", in: folder.path).code == 0)
      try folder.place(SweepScenarios.small, at: "Scenarios/small.json")
      try expect("\(full) report Reports/small", code: 74, in: folder)
    }
  }

  @Test func `a folder for plans that cannot be made ends with 73`() throws {
    try withFolder { folder in
      let save = "plans save y --cart 9650 --field 160ac Wheat=100"
      try expect("AIRCART_HOME=file aircart \(save)", code: 73, in: folder)
    }
  }

  @Test func `processes at once into one folder all succeed, and a foreign file stays`() throws {
    try withFolder { folder in
      for round in 0..<3 {
        try folder.place("mine", at: "run/thesis-\(round).tex")
        let tools = try (0..<6).map { number in
          try Tool(
            ["sweep", "small.json", "-o", "run", "--force", "--seed", "\(number % 2)"],
            in: folder.path)
        }
        for tool in tools {
          let result = tool.result()
          #expect(result.code == 0, "\(result.errors)")
        }
        for earlier in 0...round {
          #expect(folder.files("run")["thesis-\(earlier).tex"] == Data("mine".utf8))
        }
        #expect(folder.tree.allSatisfy { !$0.contains("/.aircart") })
      }
    }
  }
}
