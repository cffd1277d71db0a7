import Testing

/// Oracle: the table of design.md section 3, read against the text of the sources.
@Suite struct ModuleArrowTests {
  /// What each module may import, of ours and of the toolchain's.
  static let allowed: [String: Set<String>] = [
    "AirCart": [],
    "AirCartSimulation": ["AirCart", "Dispatch", "Synchronization", "Glibc", "Musl", "Darwin"],
    "AirCartDocuments": ["AirCart", "AirCartSimulation", "Foundation"],
    "AirCartReports": [
      "AirCart", "AirCartSimulation", "AirCartDocuments", "AirCartWebModule", "Foundation",
    ],
    "AirCartCommandLine": [
      "AirCart", "AirCartSimulation", "AirCartDocuments", "AirCartReports", "Foundation",
    ],
    "AirCartTool": ["AirCartCommandLine"],
    "AirCartBenchmarks": [
      "AirCart", "AirCartReports", "AirCartDocuments", "AirCartSimulation", "Foundation",
    ],
    "AirCartWeb": ["AirCart", "AirCartSimulation"],
    "AirCartWebModule": [],
    // Runs in the package manager when asked, and in none of our programs.
    "AirCartAssetsPlugin": ["Foundation", "PackagePlugin"],
  ]

  /// The C library under the toolchain's Foundation, by platform, where a call has no twin there.
  static let platform: Set<String> = ["Glibc", "Musl", "Darwin", "Synchronization"]

  /// Modules that may use the platform directly: those that stand on Foundation anyway.
  static func mayImport(_ name: String, in module: String) -> Bool {
    guard let allowed = allowed[module] else { return false }
    let standsOnFoundation = allowed.contains("Foundation")
    return allowed.contains(name) || (standsOnFoundation && platform.contains(name))
  }

  @Test func `every module is in the table`() throws {
    let modules = Set(try SourceTree.files().map { $0.module })
    #expect(modules.subtracting(Self.allowed.keys) == [])
    #expect(modules.contains("AirCart"))
  }

  @Test func `modules import what the table allows and nothing points back`() throws {
    for file in try SourceTree.files() {
      for name in file.imports where !Self.mayImport(name, in: file.module) {
        Issue.record("\(file.path) imports \(name)")
      }
    }
  }

  @Test func `the core imports nothing`() throws {
    let core = try SourceTree.files().filter { $0.module == "AirCart" }
    #expect(core.count > 20)
    #expect(core.filter { !$0.imports.isEmpty }.map { $0.path } == [])
  }

  @Test func `core, simulation and browser engine do without Foundation`() throws {
    let modules: Set = ["AirCart", "AirCartSimulation", "AirCartWeb"]
    let found = try SourceTree.files().filter {
      modules.contains($0.module)
        && $0.imports.contains { $0.hasPrefix("Foundation") }
    }
    #expect(found.map { $0.path } == [])
  }

  @Test func `one file imports Dispatch, and it is in the room for execution`() throws {
    let found = try SourceTree.files().filter { $0.imports.contains("Dispatch") }.map { $0.path }
    #expect(found.count == 1, "\(found)")
    for path in found {
      #expect(path.hasPrefix("Sources/AirCartSimulation/Execution/"))
    }
    // Once there is something to execute, there is exactly one such file.
    let executes = try SourceTree.files().contains {
      $0.path.hasPrefix("Sources/AirCartSimulation/Execution/")
    }
    #expect(found.count == 1 || !executes)
  }

  @Test(arguments: [
    ("import Dispatch", "Dispatch"), ("  package import AirCart  // why", "AirCart"),
    ("@preconcurrency public import struct Foundation.Data", "Foundation"),
    ("@testable import AirCart", "AirCart"), ("// import Dispatch", nil),
    ("let important = 1", nil), ("/// imports nothing", nil),
  ])
  func `an import is recognised in every form`(line: String, module: String?) {
    #expect(SourceTree.importedModule(line) == module)
  }

  @Test func `an arrow that points back is noticed`() {
    #expect(!Self.mayImport("AirCartReports", in: "AirCartSimulation"))
    #expect(!Self.mayImport("Foundation", in: "AirCart"))
    #expect(!Self.mayImport("Foundation", in: "AirCartSimulation"))
    #expect(Self.mayImport("Foundation", in: "AirCartReports"))
  }
}
