import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// Oracles: the same season stated in the file, and what the command line says of itself.
@Suite struct SimulateInputTests {
  private static let quick = ["--replications", "6"]

  /// Every refusal names the value, the place and the remedy.
  @Test(arguments: [
    ("trucks=1e30", "The values '1e30' are invalid for '--vary trucks'.", "up to 50 whole numbers"),
    ("trucks=9e18", "tender.trucks is 9,000,000,000,000,000,000, but must be from 1 to 64", ""),
    (
      "workable=0.5...0.7", "The range '0.5...0.7' of '--vary workable' has no step.",
      "as in 0.5...0.7/0.05"
    ),
    ("width=60...84/7", "does not reach its end.", "The nearest end is 81."),
    ("trucks=1,1,1", "'--vary trucks' has the value 1 twice.", "Give each value once."),
    ("trucks=4...1", "are invalid for '--vary trucks'", "1...4"),
    ("trucks=1...60", "are invalid for '--vary trucks'", "up to 50"),
    ("wet-days=400", "days.wetDays is 400 days, but must be from 1 to 365 days", ""),
    ("reserve=95", "filling.reserve is 95 %, but must be from 0 to 90 %", ""),
    ("payload=1e30", "but must be from 1 to 1,000,000 lb", ""),
    ("width=0", "drill.width is 0 ft, but must be from 1 to 1,000 ft", ""),
    ("hours=20", "days.hours is 20 h, but must be at least 0.1 h more than the checks", ""),
  ]) func `a value that cannot be is refused by the file's names`(
    levels: String, message: String, remedy: String
  ) throws {
    let outcome = try SimulateFixture.run(
      SimulateFixture.farm("{}"), Self.quick + ["--no-files", "--vary", levels])
    #expect(outcome.code == .usage || outcome.code == .malformedData)
    #expect(outcome.output.isEmpty)
    let errors = SimulateFixture.words(outcome.errors)
    #expect(errors.contains(message), "\(outcome.errors)")
    #expect(remedy.isEmpty || errors.contains(remedy), "\(outcome.errors)")
  }

  @Test func `a metric farm is refused in its own units`() throws {
    let farm = SimulateFixture.farm("{}", units: "metric")
    let outcome = try SimulateFixture.run(farm, Self.quick + ["--vary", "width=0.1"])
    #expect(outcome.code == .malformedData)
    #expect(
      SimulateFixture.words(outcome.errors)
        .contains("drill.width is 0.1 m, but must be from 1 to 1,000 m"))
  }

  /// Oracle: by hand; what is paid for an hour does not move a day.
  @Test(arguments: [("price-per-hour=100,200", true), ("trucks=1,2", false)])
  func `a price that is varied is said to move no day`(levels: String, isPrice: Bool) throws {
    let outcome = try SimulateFixture.run(
      SimulateFixture.farm("{}"), Self.quick + ["--no-files", "--vary", levels])
    #expect(outcome.errors.contains("no day depends on a price") == isPrice, "\(outcome.errors)")
  }

  /// Oracle: the farm file, whose bounds are those of the schema; both refuse, both accept.
  @Test(arguments: ["imperial", "metric"])
  func `a varied value has the bounds of the file`(units: String) throws {
    let ends:
      [(factor: String, section: String, key: String, refused: [Double], accepted: Double)] =
        [
          ("speed", "drill", "speed", [0.05, 51, 5_000], 50),
          ("width", "drill", "width", [0.5, 1_001], 1_000),
          ("efficiency", "drill", "efficiency", [0, 101], 80),
          ("ceiling", "drill", "ceiling", [0.5, 2e6], 1e6), ("run", "drill", "run", [0, 2e6], 1e6),
          ("turn", "drill", "turn", [-1, 1_441], 2), ("shape", "drill", "shape", [0.04, 21], 20),
          ("filling", "filling", "rate", [0, 2e6], 1e6),
          ("per-stop", "filling", "perStop", [-1, 1_441], 1_440),
          ("per-tank", "filling", "perTank", [-1, 1_441], 30),
          ("reserve", "filling", "reserve", [-1, 91], 90),
          ("reserve-bushels", "filling", "reserveBushels", [-1, 10_001], 5),
          ("trucks", "tender", "trucks", [0, 65], 64),
          ("payload", "tender", "payload", [0, 2e6], 1e6),
          ("roads", "tender", "roads", [0, 101], 65),
          ("loading", "tender", "loading", [-1, 1_441], 60),
          ("travel", "tender", "travel", [-1, 1_441], 60),
          ("loading-rate", "tender", "loadingRate", [-1, 2e6], 1e6),
          ("loaders", "tender", "loaders", [-1, 65], 64),
          ("late-loading", "tender", "lateLoading", [-1, 25], 24),
          ("distance", "tender", "distance", [-1, 1_001], 1_000),
          ("hauling-speed", "tender", "speed", [0.5, 101], 100),
          ("finishing", "days", "finishing", [-1, 1_441], 60),
          ("hours", "days", "hours", [0.05, 25], 17),
          ("start-hour", "days", "startHour", [-1, 24], 10),
          ("workable", "days", "workable", [0, 1.1, 101], 100),
          ("wet-days", "days", "wetDays", [0, 366], 365),
          ("overlap", "uncertainty", "overlap", [-1, 51, 250], 50),
          ("price-per-hour", "prices", "perHour", [-1, 2e6], 1e6),
          ("price-per-stop", "prices", "perStop", [-1, 2e6], 1e6),
          ("price-per-truck-hour", "prices", "perTruckHour", [-1, 2e6], 1e6),
          ("ownership", "prices", "ownership", [0, 101], 100),
        ]
    let codes = { (season: String, arguments: [String]) in
      try SimulateFixture.run(
        SimulateFixture.farm(season, units: units),
        ["--replications", "1", "--no-files", "--quiet"] + arguments
      ).code
    }
    for end in ends {
      for (value, expected) in end.refused.map({ ($0, ExitCode.malformedData) })
        + [(end.accepted, .success)]
      {
        let file = try codes("{ \"\(end.section)\": { \"\(end.key)\": \(value) } }", [])
        let varied = try codes("{}", ["--vary", "\(end.factor)=\(value)"])
        #expect(file == expected, "\(end.key) \(value) in \(units)")
        #expect(varied == expected, "\(end.factor)=\(value) in \(units)")
      }
    }
  }

  @Test func `an overlap above half of the field is refused, and one as a share`() throws {
    for (overlap, said) in [
      ("51", "50"), ("{ \"uniform\": [1, 51] }", "50 %"), ("{ \"exponential\": 2 }", "50 %"),
      ("0.04", "it is in percent, as in 4 for 4 %"),
      ("{ \"uniform\": [0.01, 0.04] }", "it is in percent, as in 4 for 4 %"),
    ] {
      let season = "{ \"uncertainty\": { \"overlap\": \(overlap) } }"
      let outcome = try SimulateFixture.run(
        SimulateFixture.farm(season), Self.quick + ["--no-files"])
      #expect(outcome.code == .malformedData)
      #expect(
        outcome.errors.contains("overlap") && outcome.errors.contains(said), "\(outcome.errors)")
    }
  }

  private static func run(_ season: String, _ more: [String] = []) throws -> Outcome {
    try SimulateFixture.run(
      SimulateFixture.farm(season), quick + ["--no-files", "--json"] + more)
  }

  /// Oracle: the input in the answer; 1 % of the days was read as all of them.
  @Test func `a percent is a percent, below 1 and above`() throws {
    for (stated, share) in [("0.9", "0.009"), ("1", "0.01"), ("1.1", "0.011"), ("100", "1")] {
      let season = "{ \"days\": { \"halfDays\": \(stated) } }"
      let outcome = try Self.run(season)
      #expect(outcome.output.contains("\"halfDayShare\": \(share),"), "\(stated)")
      let doubt = "0.9 means 0.9 %; for 90 %, write 90"
      #expect(outcome.errors.contains(doubt) == (stated == "0.9"), "\(outcome.errors)")
      let varied = try Self.run("{}", ["--vary", "half-days=\(stated),50"])
      #expect(varied.errors.contains(doubt) == (stated == "0.9"), "\(varied.errors)")
    }
    let years = try Self.run("{ \"days\": { \"yearDeviation\": 0.074 } }")
    #expect(years.errors.contains("0.074 means 0.074 %; for 7.4 %, write 7.4"))
  }

  /// Oracle: the percentage, which is the share times a hundred.
  @Test func `what was a share before 1.0 is refused with its percentage`() throws {
    for (season, percent) in [
      ("{ \"drill\": { \"efficiency\": 0.75 } }", "75"),
      ("{ \"days\": { \"workable\": 0.59 } }", "59"),
      ("{ \"days\": { \"workable\": [{ \"from\": \"05-01\", \"share\": 0.7 }] } }", "70"),
    ] {
      let outcome = try Self.run(season)
      #expect(outcome.code == .malformedData && outcome.output.isEmpty)
      #expect(outcome.errors.contains("\"suggestion\":\"\(percent)\""), "\(outcome.errors)")
      #expect(outcome.errors.contains("must be from 1 to 100 %"), "\(outcome.errors)")
    }
  }

  /// Oracle: the same values without units.
  ///
  /// 60 and 80 ft are 18.288 and 24.384 m.
  @Test(arguments: [
    ("imperial", "turn=20s,0.5min,45 s", "turn=0.33333,0.5,0.75"),
    ("imperial", "width=18.288m,80ft", "width=60,80"),
    ("metric", "width=60ft...80ft/10ft", "width=18.288,21.336,24.384"),
    ("metric", "run=800m,1200m", "run=800,1200"),
    ("imperial", "workable=50%,60%", "workable=50,60"),
  ]) func `varied values may have their units`(units: String, typed: String, plain: String) throws {
    let outputs = try [typed, plain].map { levels in
      try SimulateFixture.run(
        SimulateFixture.farm("{}", units: units),
        Self.quick + ["--no-files", "--vary", levels, "--format", "csv"])
    }
    #expect(outputs[0].code == .success, "\(outputs[0].errors)")
    #expect(outputs[0].output == outputs[1].output)
  }

  @Test func `a range has both its ends`() throws {
    let arguments = Self.quick + ["--no-files", "--vary", "workable=50...70/10", "--format"]
    let outcome = try SimulateFixture.run(SimulateFixture.farm("{}"), arguments + ["csv"])
    let heading = outcome.output.split(separator: "\n").first
    let columns = ["50", "60", "70"].flatMap { value in
      ["", "_low", "_high"].map { ",workable_pct=\(value)\($0)" }
    }
    #expect(heading.map { String($0) } == "cart" + columns.joined())
  }

  /// Oracle: the same values in the file, once for each column.
  @Test(arguments: [
    ("width", "drill", "width", "m", [18.0, 24]), ("speed", "drill", "speed", "km_per_h", [7, 9]),
    ("payload", "tender", "payload", "kg", [3_000, 34_000]),
    ("ceiling", "drill", "ceiling", "kg_per_min", [50, 70]),
  ]) func `a varied value means what it means in a metric file`(
    factor: String, section: String, key: String, unit: String, values: [Double]
  ) throws {
    let season = { (value: String) in
      section == "tender"
        ? "{ \"tender\": { \"trucks\": 1\(value) } }" : "{ \"drill\": { \"run\": 800\(value) } }"
    }
    let texts = values.map { "\(Int($0))" }
    var matrix = ""
    _ = try SimulateFixture.run(
      SimulateFixture.farm(season(""), units: "metric"),
      Self.quick + ["--vary", "\(factor)=\(texts.joined(separator: ","))"]
    ) { matrix = try SimulateFixture.file("matrices/days_mean-by-\(factor)_\(unit).csv", in: $0) }
    let cells = matrix.split(separator: "\n").last?.split(separator: ",").dropFirst() ?? []
    // Each mean is followed by the ends of its interval.
    let row = stride(from: cells.startIndex, to: cells.endIndex, by: 3).map { String(cells[$0]) }
    let stated = try texts.map { text in
      var mean = ""
      _ = try SimulateFixture.run(
        SimulateFixture.farm(season(", \"\(key)\": \(text)"), units: "metric"), Self.quick
      ) { folder in
        let lines = try SimulateFixture.file("season.csv", in: folder).split(separator: "\n")
        mean = String(lines[1].split(separator: ",")[2])
      }
      return mean
    }
    #expect(row == stated)
    #expect(Set(stated).count == 2)
  }

  /// Oracle: the recorded list of imperial units, none of which a metric reader may see.
  @Test(arguments: [("metric", "metric", ""), ("imperial", "metric", "metric")])
  func `people read metric units`(file: String, shown: String, option: String) throws {
    let farm = SimulateFixture.farm(
      "{ \"prices\": { \"perHour\": 400 }, \"tender\": { \"trucks\": 1 } }", units: file)
    let units = option.isEmpty ? [] : ["--units", option]
    var page = ""
    let outcome = try SimulateFixture.run(farm, Self.quick + units) { folder in
      page = try SimulateFixture.file("season.md", in: folder)
    }
    let area = file == "metric" ? "640 ha in 1 field" : "259 ha in 1 field"
    for text in [outcome.output, page] {
      #expect(SimulateFixture.words(text).contains(area))
      for unit in ["ac", "lb", "ft", "mph", "ac/h", "lb/ac", "(lb)", "(ac)", "(ac/h)"] {
        let words = text.split { " \n|,;".contains($0) }.map { String($0) }
        #expect(!words.contains(unit), "\(unit)")
      }
    }
    #expect(page.contains("23.16 m") && page.contains("8.05 km/h") && page.contains("(kg/ha)"))
    #expect(page.contains("34000 kg") && page.contains("widths of 18 to 26 m"))
  }

  /// The files for programs have one unit for each column, whatever people read.
  @Test func `units for people change no number for programs`() throws {
    let run = { (units: [String]) in
      var files: [String] = []
      _ = try SimulateFixture.run(SimulateFixture.farm("{}"), Self.quick + units) { folder in
        files = try ["season.csv", "season.json", "trace.csv"].map {
          try SimulateFixture.file($0, in: folder)
        }
      }
      return files
    }
    #expect(try run([]) == run(["--units", "metric"]))
  }

  @Test func `what the file states is no default, even if it says the same`() throws {
    let page = { (season: String) in
      var text = ""
      _ = try SimulateFixture.run(SimulateFixture.farm(season), Self.quick) { folder in
        text = try SimulateFixture.file("season.md", in: folder)
      }
      return text.split(separator: "\n").first { $0.hasPrefix("| Working width") } ?? ""
    }
    #expect(try page("{ \"drill\": { \"width\": 76 } }").contains("the farm file"))
    #expect(try page("{ \"drill\": { \"speed\": 5 } }").contains("default, among published widths"))
  }
}
