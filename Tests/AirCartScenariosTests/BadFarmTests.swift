import AirCartScenarios
import AirCartTestSupport
import Foundation
import Testing

/// Every refused farm is compared with what its author is told, read and judged when recorded.
struct BadFarmTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden/bad-farms")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  @Test func `there are at least 36 bad farms`() {
    #expect(Self.names.count >= 36)
  }

  @Test(arguments: names) func `a bad farm gets the recorded diagnostics`(name: String) throws {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent(name + ".json"))
    let reading = FarmScenario.read(SourceText(name: name + ".json", bytes: [UInt8](data)))
    #expect(reading.document == nil)
    expectGolden(reading.report.text, named: "bad-farms/\(name).txt")
  }
}
