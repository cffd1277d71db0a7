import AirCart
import AirCartDocuments
import AirCartReports
import Foundation

extension PlansRun {
  /// Plans the job of a saved plan again and compares.
  func show() throws -> ExitCode {
    let words = try requiredWords(
      "The name of a plan", example: "aircart plans show 'North quarter'")
    guard words.count == 1 else {
      throw ParserError.unexpectedArguments(Array(words.dropFirst()))
    }
    let plan = try newest(words[0], in: try contents()).plan
    let output = try FillOptions.loadSheet(arguments)
    let document = JobOptions.advised(
      try plan.document(method: JobOptions.method(arguments)), arguments)
    if let output { try output.write(document, on: console) }
    if output?.takesStandardOutput != true { try write(plan, document) }
    return FailureCondition.exitCode(for: document, arguments, console)
  }

  private func write(_ plan: SavedPlan, _ document: PlanDocument) throws {
    switch format {
    case .json: try console.print(json(plan, document).text())
    case .csv: try console.output.write(CSVFormat().text(of: document.table))
    case .markdown: try console.output.write(MarkdownFormat().text(of: document.table))
    case .text: try console.print(lines(plan, document))
    }
  }

  private func json(_ plan: SavedPlan, _ document: PlanDocument) -> JSONValue {
    let differences = plan.differences(from: document)
    return [
      "schemaVersion": 1, "saved": plan.json, "today": document.jsonValue,
      "differences": differences.map { .array($0.map(JSONValue.string)) } ?? .null,
    ]
  }

  private func lines(_ plan: SavedPlan, _ document: PlanDocument) -> [String] {
    let width = Section.lineWidth(of: console)
    let entries = [
      KeyValueList.Entry("Name", Cell(plan.name)),
      .init("Saved", Cell(plan.saved.localText(console.environment))),
    ]
    let list = KeyValueList(entries).lines(width: width, style: console.outputStyle)
    let head = Section(
      title: "Saved plan",
      lines: list + [""] + verdict(plan, document).flatMap { $0.printable.wrapped(to: width) })
    let screen = PlanScreen(
      document: document, console: console, isDetailed: arguments.isOn("details"), choice: nil)
    return head.lines(on: console) + [""] + screen.lines
  }

  private func verdict(_ plan: SavedPlan, _ document: PlanDocument) -> [String] {
    guard let differences = plan.differences(from: document) else {
      return ["No results were saved with this plan; these are today's."]
    }
    guard !differences.isEmpty else { return ["Planned again today, the answer is the same."] }
    return ["Planned again today, the answer differs:"] + differences.map { "- \($0)" }
  }
}

// MARK: Then and now

extension SavedPlan {
  /// What differs between the results that were saved and those of today, a clause each.
  ///
  /// - Returns: The clauses, none when all is the same; `nil` when no results were saved.
  func differences(from document: PlanDocument) -> [String]? {
    guard let then = results else { return nil }
    let now = Results(document)
    let unit = request.units == .imperial ? "ac" : "ha"
    var clauses: [String] = []
    if then.fills != now.fills {
      clauses.append("fills: \(Self.text(then.fills)) then, \(Self.text(now.fills)) now")
    }
    if !Self.isSame(then.areaPerFill, now.areaPerFill, scale: 0) {
      clauses.append(
        "area per fill: \(Self.text(then.areaPerFill, unit)) then, "
          + "\(Self.text(now.areaPerFill, unit)) now")
    }
    if !Self.isSame(then.unallocated, now.unallocated, scale: document.demand.bushels) {
      clauses.append(
        "without a tank: \(Self.text(then.unallocated, "bu")) then, "
          + "\(Self.text(now.unallocated, "bu")) now")
    }
    return clauses + tankDifferences(then, now, document.cart)
  }

  private func tankDifferences(_ then: Results, _ now: Results, _ cart: Cart) -> [String] {
    let names = cart.tanks.map(\.name)
    let gone = then.tanks.map(\.tank).filter { !names.contains($0) }
    return (names + gone).compactMap { tank in
      let products = [then, now].map { results in
        results.tanks.first { $0.tank == tank }?.product ?? "empty"
      }
      return products[0] == products[1] ? nil : "\(tank): \(products[0]) then, \(products[1]) now"
    }
  }

  /// Whether two figures differ by rounding at most.
  private static func isSame(_ then: Double?, _ now: Double?, scale: Double) -> Bool {
    guard let then, let now else { return then == now }
    return abs(then - now) <= 1e-9 * max(abs(then), abs(now), scale)
  }

  private static func text(_ fills: Int?) -> String { fills.map { "\($0)" } ?? "none" }

  private static func text(_ figure: Double?, _ unit: String) -> String {
    figure.map { "\(fixed($0, 2)) \(unit)" } ?? "none"
  }
}

extension Timestamp {
  /// The moment to the minute on the clock of the user, whom the variable TZ may place elsewhere.
  func localText(_ environment: [String: String]) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = environment["TZ"].flatMap { TimeZone(identifier: $0) } ?? .current
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute],
      from: Date(timeIntervalSince1970: Double(milliseconds) / 1000))
    let two: (Int?) -> String = { number in
      let digits = "\(number ?? 0)"
      return digits.count < 2 ? "0" + digits : digits
    }
    return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day)) "
      + "\(two(parts.hour)):\(two(parts.minute))"
  }
}
