import AirCartDocuments
import AirCartSimulation
import Testing

/// Oracle: days of rain worked by hand, the headings of Environment Canada's daily files, and the variance of a
/// chain of two states.
@Suite struct StationWeatherTests {
  /// 1 to 10 May.
  private static let season = days(from: (5, 1), to: (5, 10))

  private static func days(from: (Int, Int), to: (Int, Int)) -> SeasonDays {
    var days = SeasonDays()
    days.start = SeasonDate(month: from.0, day: from.1) ?? days.start
    days.end = SeasonDate(month: to.0, day: to.1) ?? days.end
    return days
  }

  /// Years without rain but for some days after 1 January, or without a value on some.
  private static func year(_ rain: [Int: Double], missing: Range<Int> = 0..<0) -> [Double?] {
    (0..<365).map { missing.contains($0) ? nil : rain[$0] ?? 0 }
  }

  private static func may(_ day: Int) -> Int { 119 + day }

  private static func message(_ body: () throws(Diagnostic) -> Void) -> String {
    do throws(Diagnostic) {
      try body()
      return ""
    } catch { return ([error.message] + error.notes).joined(separator: "; ") }
  }

  private static func read(_ text: String) throws(Diagnostic) -> [Int: [Double?]] {
    try StationWeather.rain(in: SourceText(name: "station.csv", text: text))
  }

  /// 7 days of 10 in two spells, and 8 in one.
  ///
  /// 15 mm on the 2nd take two days, 5 on the 6th one and 4.9 on the 8th none. The year after, 10 mm fall on
  /// the 1st and on the 2nd.
  @Test func `rain keeps a field wet for as long as it takes to dry`() throws {
    let rain = [
      2001: Self.year([Self.may(2): 15, Self.may(6): 5, Self.may(8): 4.9]),
      2002: Self.year([Self.may(1): 10, Self.may(2): 10]),
    ]
    let weather = try StationWeather(rain: rain, season: Self.season)
    #expect(weather.years == [2001, 2002] && weather.leftOut == [] && weather.missing == 0)
    #expect(weather.months.map(\.shares) == [[0.7, 0.8]])
    #expect(abs(weather.mean - 0.75) < 1e-12 && abs(weather.deviation - 0.005.squareRoot()) < 1e-12)
    #expect(abs(weather.meanWetDays - 5.0 / 3) < 1e-12)
    #expect(weather.remarks == ["2 years are too few to show how years differ; use 10 or more."])
  }

  /// What falls on a wet field adds to it: 25 mm at once and in three days of the same week take as long.
  @Test func `rain on a wet field keeps it wet for longer`() throws {
    let rain = [
      2001: Self.year([Self.may(1): 25]),
      2002: Self.year([Self.may(1): 9, Self.may(2): 9, Self.may(3): 9]),
      2003: Self.year([Self.may(1): 4.9, Self.may(2): 4.9, Self.may(3): 4.9]),
      // The day before the season counts for it.
      2004: Self.year([Self.may(0): 25]),
    ]
    let weather = try StationWeather(rain: rain, season: Self.season)
    #expect(weather.months.map(\.shares) == [[0.7, 0.7, 1, 0.8]])
  }

  /// All days of one year, and 2 of the other after 75 mm: a mean of 0.6 with a variance of 0.32, of which a
  /// chain with spells of 8 days has 0.6 · 0.4 · (2 · 0.6 · 8 − 1) / 10.
  @Test func `the year has what a chain of days does not explain`() throws {
    let rain = [2001: Self.year([:]), 2002: Self.year([Self.may(1): 75])]
    let weather = try StationWeather(rain: rain, season: Self.season)
    var days = Self.season
    weather.set(&days)
    #expect(days.periods == [.init(from: days.start, workable: weather.months[0].mean)])
    #expect(abs(days.periods[0].workable - 0.6) < 1e-12 && days.meanWetDays == 8)
    #expect(abs(days.yearDeviation - (0.32 - 0.2064).squareRoot()) < 1e-12)
  }

  @Test func `months are those of the season`() throws {
    let season = Self.days(from: (4, 21), to: (5, 10))
    let rain = [
      2001: Self.year([Self.may(-9): 95]), 2002: Self.year([Self.may(1): 55]),
    ]
    let weather = try StationWeather(rain: rain, season: season)
    #expect(weather.months.map(\.from.code) == ["04-21", "05-01"])
    #expect(weather.months.map(\.shares) == [[0, 1], [1, 0.4]])
    var days = season
    weather.set(&days)
    // The wettest month has a share of 0.5 and wet spells of (10 + 6) / 2 days.
    #expect(days.periods.map(\.workable) == [0.5, 0.7] && days.meanWetDays == 8)
  }

  /// Up to three days without a value are days without rain; a year with more is left out.
  @Test func `years with gaps are named`() throws {
    let rain = [
      2001: Self.year([:], missing: Self.may(1)..<Self.may(4)),
      2002: Self.year([:], missing: Self.may(1)..<Self.may(5)),
      2003: Self.year([:], missing: Self.may(11)..<365),
    ]
    let weather = try StationWeather(rain: rain, season: Self.season)
    #expect(weather.years == [2001, 2003] && weather.leftOut == [2002] && weather.missing == 3)
    #expect(
      weather.remarks.dropFirst() == [
        "Left out for more than 3 days without a value: 2002.",
        "3 days of the other years have no value and count as without rain.",
      ])
    for (years, words) in [
      ([2001: rain[2001] ?? []], "only 2001 has rain"), ([:], "no year has rain"),
    ] {
      let message = Self.message { () throws(Diagnostic) in
        _ = try StationWeather(rain: years, season: Self.season)
      }
      #expect(
        message.hasPrefix(words + " for the season from 1 May to 10 May; at most 3"), "\(message)")
    }
  }

  /// All that fell, snow with it; a heading comes again with each year.
  @Test func `files of Environment Canada are read`() throws {
    let heading =
      "\u{FEFF}\"Longitude (x)\",\"Station Name\",\"Date/Time\",\"Year\",\"Max Temp (°C)\",\"Total Rain (mm)\","
      + "\"Total Rain Flag\",\"Total Precip (mm)\",\"Total Precip Flag\"\n"
    let row = { (date: String, rain: String, flag: String, precipitation: String) in
      "\"-104.6\",\"REGINA\",\"\(date)\",\"\(date.prefix(4))\",\"12.5\",\"\(rain)\",\"\(flag)\",\"\(precipitation)\",\"\"\n"
    }
    let text =
      heading + row("2019-05-01", "3.4", "", "3.6") + row("2019-05-02", "", "M", "7.2")
      + row("2019-05-03", "", "M", "") + heading + row("2020-02-28", "1.5", "", "1.5")
      + row("2020-02-29", "2", "", "2") + row("2020-05-01", "0.0", "T", "0.0")
    let rain = try Self.read(text)
    #expect(rain.keys.sorted() == [2019, 2020])
    #expect(Array(rain[2019]?[120...122] ?? []) == [3.6, 7.2, nil])
    #expect(rain[2020]?[58] == 3.5 && rain[2020]?[120] == 0)
  }

  /// Lines before the heading, as older exports have them; a trace and a day without a value in any letters.
  @Test func `lines before the heading are passed over, and flags are read`() throws {
    let rain = try Self.read(
      """
      "Station Name","BRANDON A"
      "Legend"
      "M","Missing; the date is in the column Date/Time"

      "Date/Time","Data Quality","Total Rain (mm)","Total Precip (mm)"
      "2019-05-01","",t,T
      "2019-05-02","",4.5,M
      "2019-05-03","",m,""
      """)
    #expect(Array(rain[2019]?[120...122] ?? []) == [0, 4.5, nil])
  }

  /// Oracle: the calendar, which has no thirteenth month.
  @Test(arguments: ["05/01/2019 05/13/2019", "01/05/2019 13/05/2019", "1-5-2019 13-5-2019"])
  func `the year may come last where a day after the 12th shows the order`(days: String) throws {
    let days = days.split(separator: " ")
    let rain = try Self.read("Date,Rain (mm)\n\(days[0]),1\n\(days[1]) 00:00,2\n")
    #expect(rain[2019]?[120] == 1 && rain[2019]?[132] == 2)
  }

  @Test(arguments: [
    (
      "05/01/2019,1\n05/12/2019,2\n",
      "the day and the month of \"05/01/2019\" cannot be told apart"
    ),
    (
      "05/13/2019,1\n13/06/2019,2\n",
      "dates have the day first, as in \"13/06/2019\", and the month first, as in \"05/13/2019\""
    ),
    ("05/32/2019,1\n", "the row has no date such as 2024-05-31"),
  ])
  func `dates that are of no one order are refused`(rows: String, words: String) {
    let message = Self.message { () throws(Diagnostic) in
      _ = try Self.read("Date,Rain (mm)\n" + rows)
    }
    #expect(message.hasPrefix(words), "\(message)")
  }

  @Test(arguments: [";", "\t"])
  func `other separators have decimal commas`(separator: String) throws {
    let rain = try Self.read(
      "Date\(separator)Rain (mm)\n2019/05/01\(separator)3,4\n2019/05/02\(separator)T\n")
    #expect(Array(rain[2019]?[120...121] ?? []) == [3.4, 0])
  }

  @Test(arguments: [
    ("", "the file has no rows"), ("Day,Rain (mm)\n", "the file has no column of dates"),
    ("Date,Rain (in)\n", "the file has no column of rain in mm"),
    ("Date,Rain (mm)\n2019-05-32,1\n", "the row has no date such as 2024-05-31 under \"Date\""),
    ("Date,Rain (mm)\n2019-05-31,-1\n", "\"-1\" is not rain in mm"),
    ("Date,Rain (mm)\n2019-05-31,wet\n", "\"wet\" is not rain in mm"),
    ("Date,Rain (mm)\n2019-05-31,1\n2019-05-31,2\n", "the date \"2019-05-31\" comes twice"),
  ])
  func `what cannot be rain is named`(text: String, words: String) {
    let message = Self.message { () throws(Diagnostic) in _ = try Self.read(text) }
    #expect(message.hasPrefix(words), "\(message)")
  }

  /// Months and periods are two spellings of one thing.
  @Test func `shares of months are periods from the first of each`() throws {
    let read = { (workable: String) in
      FarmScenario.read(
        SourceText(
          name: "farm.json",
          text: """
            { name: 'a', crops: [{ name: 'Wheat', products: [{ product: 'Wheat', rate: 100 }] }],
              fields: [{ name: 'Home', area: 155, crop: 'Wheat' }],
              season: { days: { workable: \(workable) } } }
            """))
    }
    let months = try #require(read("{ april: 40, may: 62.5 }").document)
    let periods = try #require(
      read("[{ from: '04-01', share: 40 }, { from: '05-01', share: 62.5 }]").document)
    #expect(months.season.days == periods.season.days)
    #expect(months.season.days.periods.map(\.workable) == [0.4, 0.625])
    #expect(read("{}").report.text.contains("names no month"))
    #expect(read("{ mai: 50 }").document == nil)
  }
}
