import AirCart
import AirCartDocuments
import AirCartReports
import Foundation

extension PlansRun {
  /// Plans the job of a saved plan again and compares.
  func show() throws -> ExitCode {
    let words = try requiredWords(
      "The name of a plan", example: "aircart plans show 'North quarter'")
    try Self.requireOne(words[...])
    let entry = try newest(words[0], in: try contents())
    let plan = entry.plan
    let output = try FillOptions.loadSheet(arguments)
    let document = JobOptions.advised(
      try plan.document(
        on: (try? entry.job(knowing: []))?.carts ?? [], method: JobOptions.method(arguments)),
      arguments)
    if let output { try output.write(document, on: console) }
    if output?.takesStandardOutput != true { try console.write(answer(plan, document), as: format) }
    return FailureCondition.exitCode(for: document, arguments, console)
  }

  private func answer(_ plan: SavedPlan, _ document: PlanDocument) -> Answer {
    let planned = document.answer(isDetailed: arguments.isOn("details"))
    let saved = Answer.Block.facts([
      .init("Name", plan.name), .init("Saved", plan.saved.localText(console.environment)),
    ])
    return Answer(
      title: "Saved plan",
      blocks: [saved] + verdict(plan, document) + [.heading(planned.title)] + planned.blocks,
      data: PlansAnswer(shown: (plan, document)).json, table: planned.table)
  }

  private func verdict(_ plan: SavedPlan, _ document: PlanDocument) -> [Answer.Block] {
    guard let differences = plan.differences(from: document) else {
      return [.sentence("No results were saved with this plan; these are today's.")]
    }
    guard !differences.isEmpty else {
      return [.sentence("Planned again today, the answer is the same.")]
    }
    return [.sentence("Planned again today, the answer differs:"), .list(differences)]
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
    let zone = environment["TZ"].flatMap { TimeZone(identifier: $0) } ?? .current
    let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: zone)
    let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    return String(date.formatted(style).prefix("2026-11-21 14:00".count))
  }
}

extension SavedPlan {
  /// Plans the job with today's catalogue and engine; a scenario has `stated` carts.
  func document(on stated: [Cart], method: Method? = nil) throws -> PlanDocument {
    do throws(PlanRequestError) {
      let any = stated.isEmpty ? CartCatalogue.all : stated
      let carts = request.cart == .any ? any : [try request.chosenCart()]
      var documents: [PlanDocument] = []
      for cart in carts { documents.append(try request.document(on: cart, method: method)) }
      return ComparisonDocument(ranking: documents).entries[0].document
    } catch {
      // The fault is in the file, whatever such words mean on a command line.
      throw CommandError(
        .malformedData, "'\(name)' cannot be planned today. \(error.message)",
        remedy: Phrase(verbatim: error.remedy))
    }
  }
}
