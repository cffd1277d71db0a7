import AirCartSimulation

extension StationWeather {
  /// Reads the daily rain of a station, as Environment Canada and others export it.
  ///
  /// A column "Date/Time" or "Date" has days as in 2024-05-31, or as in 31/05/2024 or 05/31/2024 where the file
  /// shows which of both it is; "Total Precip (mm)", "Precipitation (mm)" or, where they have no value, "Total
  /// Rain (mm)" or "Rain (mm)" the millimetres. "T" is a trace, which counts as none, and "M" no value. Lines
  /// before the heading are passed over, and it may come again, as in files of several years put together.
  ///
  /// - Returns: Millimetres by year and day of it; what falls on 29 February counts on the 28th.
  /// - Throws: A diagnostic with its line.
  package static func rain(in source: SourceText) throws(Diagnostic) -> [Int: [Double?]] {
    try source.checkEncoding()
    let table = try StationTable(source)
    var rain: [Int: [Double?]] = [:]
    var seen: Set<StationDate> = []
    for (row, date) in zip(table.rows, try table.dates()) {
      let values = row.values.map(\.trimmed)
      let stated = table.measured.first {
        values.indices.contains($0) && !["", "M"].contains(values[$0].uppercased())
      }
      guard let stated else { continue }
      guard seen.insert(date).inserted else {
        throw Diagnostic(
          .season, "the date \(values[table.date].quoted) comes twice", span: row.span,
          notes: ["put the days of one station into the file, each once"])
      }
      let text = table.hasCommas ? values[stated] : values[stated].replacing(",", with: ".")
      let number = text.uppercased() == "T" ? 0 : Double(text)
      guard let number, number >= 0, number < 2_000 else {
        throw Diagnostic(
          .number, "\(values[stated].quoted) is not rain in mm", span: row.span,
          notes: [
            "write a number from 0, T for a trace, and M or nothing where no rain was measured"
          ])
      }
      let before = rain[date.year]?[date.ordinal] ?? nil
      rain[date.year, default: Array(repeating: nil, count: 365)][date.ordinal] =
        number + (before ?? 0)
    }
    return rain
  }
}

/// A day of a station.
private struct StationDate: Hashable {
  let year: Int
  let month: Int
  let day: Int

  /// Days from 1 January; 29 February is counted as the 28th.
  var ordinal: Int { date?.ordinal ?? 0 }

  private var date: SeasonDate? {
    SeasonDate(month: month, day: month == 2 && day == 29 ? 28 : day)
  }

  /// Creates a day that the calendar has.
  init?(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
    guard (1_800...2_200).contains(year), date != nil else { return nil }
  }
}

/// The rows below the heading of a station's file, and which columns are read.
private struct StationTable {
  let rows: [SeparatedText.Row]
  /// Whether commas are between values, and not in numbers.
  let hasCommas: Bool
  /// The columns of dates, and of rain: the first with a value counts.
  let date: Int
  let measured: [Int]
  private let dateHeading: String

  /// Finds the heading, the first line that names both columns.
  init(_ source: SourceText) throws(Diagnostic) {
    let bytes = Array(source.bytes[source.contentStart...])
    var first: SeparatedText.Row?
    var start = 0
    while start < bytes.count {
      let line = Array(bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D })
      let place = source.contentStart + start
      let separator = SeparatedText.separator(of: line)
      let row = try SeparatedText(line, separator: separator, startingAt: place).rows.first
      let names = (row?.values ?? []).map { $0.trimmed.lowercased() }
      let date = names.firstIndex { ["date/time", "date"].contains($0) }
      let measured = Self.measures.compactMap { names.firstIndex(of: $0) }
      if let row, let date, !measured.isEmpty {
        (self.date, self.measured) = (date, measured)
        dateHeading = row.values[date]
        hasCommas = separator == UInt8(ascii: ",")
        rows = try SeparatedText(
          Array(bytes[start...]), separator: separator, startingAt: place
        ).rows.filter { $0.values != row.values }
        return
      }
      // The line that names most tells best what is lacking.
      if first == nil || date != nil { first = row ?? first }
      start += line.count + 1
    }
    guard let first else {
      throw Diagnostic(.empty, "the file has no rows", notes: [Self.remedy])
    }
    let hasDates = first.values.contains {
      ["date/time", "date"].contains($0.trimmed.lowercased())
    }
    throw Diagnostic(
      .missingKey, "the file has no column of \(hasDates ? "rain in mm" : "dates")",
      span: first.span, notes: [Self.remedy])
  }

  private static let measures = [
    "total precip (mm)", "precipitation (mm)", "total rain (mm)", "rain (mm)",
  ]

  private static let remedy: Phrase =
    "name a column \"Date/Time\" or \"Date\", and one \"Total Rain (mm)\" or \"Total Precip (mm)\", by their "
    + "unit: \"PRCP\" alone may be in inches"

  /// The days of all rows.
  ///
  /// Where the year comes last, the whole file is read day first or month first, whichever gives days that there
  /// are.
  func dates() throws(Diagnostic) -> [StationDate] {
    var dates: [(first: Int, second: Int, year: Int, isYearFirst: Bool)] = []
    for row in rows {
      let text = row.values.indices.contains(date) ? row.values[date].trimmed : ""
      let parts = text.prefix { $0 != " " && $0 != "T" }.split { $0 == "-" || $0 == "/" }
        .map { Int($0) }
      guard parts.count == 3, let first = parts[0], let second = parts[1], let third = parts[2]
      else {
        throw noDate(in: row)
      }
      let isYearFirst = first > 31
      dates.append(
        isYearFirst ? (second, third, first, true) : (first, second, third, false))
    }
    let isDayFirst = try isDayFirst(dates.map { $0.isYearFirst ? nil : ($0.first, $0.second) })
    var days: [StationDate] = []
    for (row, own) in zip(rows, dates) {
      let isMonthFirst = own.isYearFirst || !isDayFirst
      guard
        let day = StationDate(
          year: own.year, month: isMonthFirst ? own.first : own.second,
          day: isMonthFirst ? own.second : own.first)
      else { throw noDate(in: row) }
      days.append(day)
    }
    return days
  }

  /// Whether dates with the year at their end have the day first.
  private func isDayFirst(_ pairs: [(Int, Int)?]) throws(Diagnostic) -> Bool {
    guard let any = pairs.firstIndex(where: { $0 != nil }) else { return false }
    let dayFirst = pairs.firstIndex { ($0?.0 ?? 0) > 12 }
    let monthFirst = pairs.firstIndex { ($0?.1 ?? 0) > 12 }
    switch (dayFirst, monthFirst) {
    case (_?, nil): return true
    case (nil, _?): return false
    case (let day?, let month?):
      throw Diagnostic(
        .season,
        "dates have the day first, as in \(text(of: day)), and the month first, as in \(text(of: month))",
        span: rows[max(day, month)].span, notes: ["write them all as in 2024-05-31"])
    case (nil, nil):
      throw Diagnostic(
        .season, "the day and the month of \(text(of: any)) cannot be told apart",
        span: rows[any].span,
        notes: ["no day of the file is after the 12th; write dates as in 2024-05-31"])
    }
  }

  private func text(of row: Int) -> String { rows[row].values[date].trimmed.quoted }

  private func noDate(in row: SeparatedText.Row) -> Diagnostic {
    Diagnostic(
      .season, "the row has no date such as 2024-05-31 under \(dateHeading.quoted)", span: row.span)
  }
}
