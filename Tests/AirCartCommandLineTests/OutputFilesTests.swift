import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// Oracle: what is on the disk before and after.
@Suite struct OutputFilesTests {
  private static let list = "Field,Area (ac),Wheat (lb/ac)\nHome,155,110\nNorth,310,100\n"

  private func run(_ line: String, in folder: String) -> Outcome {
    let memory = MemoryConsole(color: .never, currentFolder: folder)
    let words = line.split(separator: " ").map { String($0) }
    return Outcome(words, on: memory, verbs: VerbCatalogue.all)
  }

  @Test(arguments: [
    "plan f.csv Wheat=100 --cart 9650 --fields-table f.csv",
    "plan f.csv Wheat=100 --cart 9650 --load-sheet ./f.csv",
    "compare f.csv --load-sheet f.csv",
  ])
  func `a file that is read is not written over`(line: String) throws {
    try withFolder { folder in
      try write(Self.list, to: folder + "/f.csv")
      let outcome = run(line, in: folder)
      #expect(outcome.code == .usage)
      #expect(outcome.errors.contains("would overwrite 'f.csv'"), "\(outcome.errors)")
      let text = try String(contentsOfFile: folder + "/f.csv", encoding: .utf8)
      #expect(text == Self.list)
    }
  }

  @Test func `a map in a folder that is read is not written over`() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/maps", withIntermediateDirectories: true)
      try write(Self.list, to: folder + "/maps/f.csv")
      let outcome = run("plan maps Wheat=100 --fields-table maps/f.csv", in: folder)
      #expect(outcome.code == .usage && outcome.errors.contains("would overwrite 'maps'"))
      #expect(try String(contentsOfFile: folder + "/maps/f.csv", encoding: .utf8) == Self.list)
    }
  }

  @Test func `one output takes standard output, and two are refused`() throws {
    try withFolder { folder in
      try write("Field,Acres,Dose\nHome,155,110\nNorth,310,100\n", to: folder + "/f.csv")
      let plan = "plan f.csv Wheat=Dose,lb/ac --cart 9650 --fields-table"
      #expect(run("\(plan) table.csv", in: folder).code == .success)
      let table = try String(contentsOfFile: folder + "/table.csv", encoding: .utf8)
      #expect(run("\(plan) -", in: folder).output == table)
      let both = run("\(plan) - --load-sheet -", in: folder)
      #expect(both.code == .usage && both.output.isEmpty, "\(both.errors)")
    }
  }

  @Test func `two outputs are not one file`() throws {
    try withFolder { folder in
      let fields = "--field Home=155 --field North=310"
      let outputs = "--load-sheet both.csv --fields-table ./both.csv"
      let outcome = run("plan --cart 9650 \(fields) Wheat=100 \(outputs)", in: folder)
      #expect(outcome.code == .usage && outcome.errors.contains("name one file"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/both.csv"))
    }
  }
}
