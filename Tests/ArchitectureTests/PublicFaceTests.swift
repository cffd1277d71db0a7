import AirCartTestSupport
import Testing

/// Oracle: the toolchain's list of public declarations, and a recorded one that people have read.
///
/// Another package sees these declarations and no others, so that each is a promise.
@Suite struct PublicFaceTests {
  /// The modules of the library products, in the order of the manifest.
  static let modules = ["AirCart", "AirCartSimulation", "AirCartDocuments"]

  @Test func `the public declarations are those that were agreed on`() throws {
    let lists = try Self.modules.map { module in
      let lines = try PublicSymbols.read(module).map(\.line).sorted()
      return "# \(module)\n" + lines.map { $0 + "\n" }.joined()
    }
    expectGolden(lists.joined(separator: "\n"), named: "public-symbols.txt")
  }

  @Test(arguments: modules)
  func `every public declaration is documented`(module: String) throws {
    let symbols = try PublicSymbols.read(module)
    #expect(symbols.count > 50)
    #expect(symbols.filter { !$0.isDocumented }.map(\.line) == [])
  }

  @Test(arguments: modules)
  func `no public declaration hands out a raw pointer`(module: String) throws {
    let lines = try PublicSymbols.read(module).map(\.line)
    #expect(lines.filter { $0.contains("Unsafe") || $0.contains("OpaquePointer") } == [])
  }
}
