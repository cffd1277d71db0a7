import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import AirCartSimulation
import Foundation

/// What reads bytes from outside.
///
/// The oracles: what is refused is told in a bounded text that is not empty; what is accepted is the
/// same when its syntax, or a saved plan, is written and read again; what is planned passes
/// verification, the first and the last cell of a scenario by the command that a sweep gives for them.
enum FuzzTarget: String, CaseIterable {
  case scenario, job, farm, carts, products, plans, results, run, line, map, shapefile, zip

  /// What its documents may hold; `nil` for words, and for what only the tool writes.
  var description: ValueDescription? {
    switch self {
    case .scenario: .object(DocumentKind.scenario.description)
    case .job: .object(DocumentKind.job.description)
    case .farm: .object(DocumentKind.farm.description)
    case .carts: .object(DocumentKind.carts.description)
    case .products: .object(DocumentKind.products.description)
    case .plans: SavedPlan.shape.description(.imperial)
    case .results, .run, .line, .map, .shapefile, .zip: nil
    }
  }

  /// Reads the bytes; a wrong answer ends the program.
  func check(_ bytes: [UInt8]) {
    let source = SourceText(name: "input", bytes: bytes)
    switch self {
    case .scenario: accepted(source, Scenario.read).map(planCorners)
    case .job:
      let reading = JobFile.read(source, products: [])
      reading.flatMap { told($0, bytes.count) }.map { checkPlan($0.request) }
    case .farm: accepted(source, FarmScenario.read).map { checkFarm($0, source) }
    case .carts: accepted(source, CartList.read).map(planEach)
    case .products: accepted(source, ProductList.read).map(planEach)
    case .plans: for plan in SavedPlan.read(source) { told(plan, bytes.count).map(checkSaved) }
    case .results: _ = try? ResultDocument.check(source)
    case .run: RunFolderTry.check(bytes)
    case .line: CommandLineTry(bytes).check()
    case .map: MapTry.check(text: bytes)
    case .shapefile: MapTry.check(shapefile: bytes)
    case .zip: MapTry.check(zip: bytes)
    }
  }

  /// What was read, where the same is read from its values written anew.
  private func accepted<Document>(
    _ source: SourceText, _ read: (SourceText) -> DocumentReading<Document>
  ) -> Document? {
    guard let document = told(read(source), source.bytes.count),
      let node = try? SyntaxReader.read(source)
    else { return nil }
    let text = JSONValue(node).text()
    let again = read(SourceText(name: "again", text: text)).document
    require(
      again.map { "\($0)" } == "\(document)", "read again it is not the same:\n\(text)")
    return document
  }

  /// What was read, where the message about it is in order.
  private func told<Document>(_ reading: DocumentReading<Document>, _ size: Int) -> Document? {
    let text = reading.report.description
    require(text.utf8.count <= 20_000 + 100 * size, "a message of \(text.utf8.count) bytes")
    require(reading.document != nil || !text.isEmpty, "refused without a word")
    return reading.document
  }
}

// MARK: - Oracles

/// A plan that was read is the same when it is written and read again, and its job can be verified.
private func checkSaved(_ plan: SavedPlan) {
  let again = SavedPlan.read(SourceText(name: "again", text: plan.text))
  require(
    again.count == 1 && again[0].document == plan, "read again it is not the same:\n\(plan.text)")
  checkPlan(plan.request)
}

/// What a job was planned to passes verification.
private func checkPlan(_ request: PlanRequest) {
  guard let cart = try? request.chosenCart(), let plan = try? request.document(on: cart) else {
    return
  }
  // Hanging is counted: 3^12 pairs of sets of twelve tanks, for twelve products and, to find the canonical
  // assignment, for each tank again.
  for counters in [plan.plan.leastUnallocated.counters, plan.plan.largestArea.counters] {
    require(counters.subsetPairs + counters.candidates < 100_000_000, "too much work: \(counters)")
  }
  checkResult(plan.jsonValue.text())
}

/// A farm is compared, and the comparison passes verification.
private func checkFarm(_ scenario: FarmScenario, _ source: SourceText) {
  guard scenario.farm.fields.count <= 6, scenario.farm.crops.count <= 3, scenario.carts.count <= 5,
    let request = try? FarmRequest(
      source, products: [], carts: scenario.carts.map(\.cart), usesSaddleTank: true)
  else { return }
  guard let again = request.scenario(named: "again").document,
    let comparison = try? FarmComparison(again, as: request)
  else { return }
  checkResult(comparison.jsonValue.text())
}

/// The first and the last cell are planned by the command that people are given for them.
private func planCorners(of scenario: Scenario) {
  let grid = scenario.grid
  let command = PlanCommand(grid, cartArguments: CartArguments.all(of: grid))
  for row in Set([0, grid.cellCount - 1]) {
    let cell = grid.cell(ofRow: row)
    guard grid.rates(at: cell).contains(where: { $0.stated > 0 }),
      grid.fields[cell.field].stated > 0
    else { continue }
    let words = ["plan", "--json"] + command.arguments(cell).dropFirst(2)
    let (code, output) = runTool(words)
    require(code == .success, "\(words) ended with \(code)")
    checkResult(output)
  }
}

/// Carts of other makers take a job that needs two tanks.
private func planEach(of carts: [Cart]) {
  for cart in carts.prefix(4) {
    var request = PlanRequest.example
    request.cart = .own(cart)
    checkPlan(request)
  }
}

/// Other products are loaded each by itself.
private func planEach(of products: [OwnProduct]) {
  for product in products.prefix(4) {
    var request = PlanRequest.example
    request.products = [.init(name: product.name, rate: 120, density: product.density)]
    checkPlan(request)
  }
}

extension PlanRequest {
  /// A job of two products.
  fileprivate static let example = PlanRequest(
    units: .imperial, cart: .named("9650"), field: 160,
    products: [Product(name: "Wheat", rate: 100), Product(name: "Urea (46-0-0)", rate: 120)])
}

/// A result that the tool wrote holds.
func checkResult(_ text: String) {
  let source = SourceText(name: "result", text: text)
  do throws(DiagnosticReport) {
    let findings = try ResultDocument.check(source).findings.kept
    require(findings.isEmpty, "\(findings.map(\.text))\n\(text)")
  } catch {
    wrong("\(error)\n\(text)")
  }
}

/// Ends the program where something does not hold, in words; a precondition says nothing when it is
/// optimised.
func require(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { wrong(message()) }
}

private func wrong(_ message: String) -> Never {
  FileHandle.standardError.write(Data("WRONG: \(message)\n".utf8))
  abort()
}
