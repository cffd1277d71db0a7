import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// Oracles: a farm file that states the same days, and the bytes of one run.
@Suite struct SimulateWeatherTests {
  /// Twelve years without rain but for 15 mm every fifth day, and every third in odd years.
  static let rain: String = {
    let days =
      (1...30).map { "04-\($0 < 10 ? "0" : "")\($0)" }
      + (1...31).map { "05-\($0 < 10 ? "0" : "")\($0)" }
      + (1...30).map { "06-\($0 < 10 ? "0" : "")\($0)" }
    let rows = (2001...2012).flatMap { year in
      days.enumerated().map { place, day in
        "\(year)-\(day),\(place % (year % 2 == 0 ? 5 : 3) == 0 ? "15" : "0")"
      }
    }
    return (["Date/Time,Total Rain (mm)"] + rows).joined(separator: "\n") + "\n"
  }()

  private static func run(
    _ farm: String, _ words: [[String]], look: (String) throws -> Void = { _ in }
  ) throws -> [Outcome] {
    try withFolder { folder in
      try write(farm, to: folder + "/farm.json")
      try write(rain, to: folder + "/station.csv")
      let outcomes = words.map {
        Outcome(
          $0, on: MemoryConsole(color: .never, currentFolder: folder), verbs: VerbCatalogue.all)
      }
      try look(folder)
      return outcomes
    }
  }

  private static let quick = ["simulate", "farm.json", "--replications", "40"]

  /// Two days wet of five in even years and of three in odd ones, which the output shows by month.
  @Test func `a station's rain takes the place of Nebraska's days`() throws {
    let farm = SimulateFixture.farm("{}")
    let own = try Self.run(
      farm, [Self.quick + ["--weather", "station.csv"], ["verify", "Reports/small-season"]])
    #expect(own.allSatisfy { $0.code == .success }, "\(own.map(\.errors))")
    let words = SimulateFixture.words(own[0].output)
    #expect(words.contains("Workable days by station.csv"), "\(words)")
    #expect(words.contains("12 years, 2001 to 2012"), "\(words)")
    #expect(!words.contains("Nebraska"), "\(words)")
    let json = try Self.run(
      farm, [Self.quick + ["--weather", "station.csv", "--json", "--quiet", "--no-files"]])[0]
    let inputs = try #require(
      try SimulateFixture.document(json.output)["inputs"] as? [String: Any])
    #expect(inputs["station"] as? String == "station.csv")
    #expect((inputs["rainRule"] as? String)?.contains("loses 10 mm of rain a day") == true)
    let standard = try Self.run(farm, [Self.quick])[0]
    #expect(
      SimulateFixture.words(standard.output).contains(
        "The share of workable days, 59 %, is Nebraska's."), "\(standard.output)")
  }

  @Test func `a run with a station's rain is verified, and fails with other rain`() throws {
    let made = Self.quick + ["--weather", "station.csv"]
    _ = try withFolder { folder in
      try write(SimulateFixture.farm("{}"), to: folder + "/farm.json")
      try write(Self.rain, to: folder + "/station.csv")
      let run = { (words: [String]) in
        Outcome(
          words, on: MemoryConsole(color: .never, currentFolder: folder), verbs: VerbCatalogue.all)
      }
      #expect(run(made).code == .success)
      #expect(run(["verify", "Reports/small-season"]).code == .success)
      try write(
        Self.rain.replacing("2001-05-06,0", with: "2001-05-06,30"), to: folder + "/station.csv")
      let other = run(["verify", "Reports/small-season"])
      #expect(other.code != .success, "\(other.output)")
      try write("Date,Rain (mm)\n2001-05-01,-3\n", to: folder + "/bad.csv")
      let bad = run(Self.quick + ["--weather", "bad.csv"])
      #expect(bad.code == .malformedData && bad.errors.contains("bad.csv"), "\(bad.errors)")
      #expect(run(Self.quick + ["--weather", "none.csv"]).code == .missingInput)
    }
  }
}
