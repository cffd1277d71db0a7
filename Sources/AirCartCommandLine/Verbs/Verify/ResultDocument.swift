import AirCart
package import AirCartDocuments
import AirCartReports

/// A document of results: a plan, a comparison of a job or on a farm, a load sheet, or a look at a
/// range.
package enum ResultDocument {
  /// Makes a document again from the requests in it, and compares everything that it says.
  package static func check(_ source: SourceText) throws(DiagnosticReport) -> VerificationResult {
    if LoadSheetTable.begins(source.bytes) { return try LoadSheetTable(source).result }
    let root: SyntaxNode
    do throws(Diagnostic) {
      root = try SyntaxReader.read(source, of: "a document of results")
    } catch {
      throw DiagnosticReport(error, on: source)
    }
    if let plans = root.elements { return try comparison(plans, source) }
    if root["fields"] != nil, root["stops"] != nil {
      return try FieldsRemake(root, source).result
    }
    if root["stops"] != nil { return try loadSheet(root, source) }
    if root[OutputKey.validations.spelling] != nil { return validations(root, source) }
    if root["varied"] != nil { return try WhatIfRemake(root, source).result }
    if root["crops"] != nil, root["carts"] != nil { return try FarmRemake(root, source).result }
    let plan = try PlanRemake(root, at: "", in: source)
    return VerificationResult(
      path: source.name, subject: .plans(1, isComparison: false, proof: [plan.judge.clause]),
      findings: plan.findings())
  }

  // MARK: - Published figures

  /// Published figures are computed again, plans by the exhaustive search.
  private static func validations(_ root: SyntaxNode, _ source: SourceText) -> VerificationResult {
    let results = FieldCase.results(.exhaustive)
    let expected = FieldCase.document.json(results)
    return VerificationResult(
      path: source.name, subject: .validations(results.count),
      // A difference near nothing is rounding alone.
      findings: DocumentComparison(root, expected, at: "", slack: 1e-6).findings)
  }

  // MARK: - Comparisons

  private static let mostPlans = 10_000

  private static func comparison(
    _ plans: [SyntaxNode], _ source: SourceText
  ) throws(DiagnosticReport) -> VerificationResult {
    guard (1...mostPlans).contains(plans.count) else {
      throw DiagnosticReport(
        Diagnostic(.listLength, "a comparison has 1 to \(mostPlans) plans, not \(plans.count)"),
        on: source)
    }
    var remade: [PlanRemake] = []
    for (index, node) in plans.enumerated() {
      remade.append(try PlanRemake(node, at: "/\(index)", in: source))
    }
    var findings = Findings()
    checkJob(of: remade, &findings)
    let comparison = ComparisonDocument(ranking: remade.map(\.document))
    checkOrder(of: remade, comparison, &findings)
    guard case .array(let expected) = comparison.jsonValue else {
      preconditionFailure("a comparison is written as a list")
    }
    for plan in remade {
      let place = comparison.entries.firstIndex { $0.document.request == plan.document.request }
      findings.add(plan.findings(against: place.map { expected[$0] }))
    }
    return VerificationResult(
      path: source.name,
      subject: .plans(
        plans.count, isComparison: true, proof: Set(remade.map(\.judge.clause)).sorted()),
      findings: findings)
  }

  /// All plans are of one job, each on its own cart.
  private static func checkJob(of plans: [PlanRemake], _ findings: inout Findings) {
    var carts: Set<String> = []
    for plan in plans {
      let name = plan.document.cart.name
      findings.require(
        carts.insert(name).inserted, .distinctCarts, at: plan.pointer + "/cart",
        found: "\(name.quoted) again", expected: "each cart once")
      findings.require(
        plan.request.onAnyCart == plans[0].request.onAnyCart, .sameJob,
        at: plan.pointer + "/request", found: "another job",
        expected: "that of \(plans[0].pointer)/request")
    }
  }

  private static func checkOrder(
    of plans: [PlanRemake], _ comparison: ComparisonDocument, _ findings: inout Findings
  ) {
    let names = comparison.entries.map(\.document.cart.name)
    guard let wrong = zip(plans, names).first(where: { $0.document.cart.name != $1 }) else {
      return
    }
    findings.add(
      .ranking, at: wrong.0.pointer + "/cart", found: wrong.0.document.cart.name.quoted,
      expected: wrong.1.quoted)
  }
}

extension PlanRequest {
  /// The request without what names a cart or its tanks.
  var onAnyCart: PlanRequest {
    var request = self
    request.cart = .any
    request.emptyTanks = []
    request.blends = []
    request.limits.reserves = []
    for index in products.indices {
      request.products[index].tanks = []
      request.products[index].keepOutOf = []
    }
    return request
  }
}

// MARK: - Load sheets

extension ResultDocument {
  private static func loadSheet(
    _ root: SyntaxNode, _ source: SourceText
  ) throws(DiagnosticReport) -> VerificationResult {
    guard let node = root["plan"] else {
      throw DiagnosticReport(
        Diagnostic(.missingKey, "a load sheet needs the key \"plan\"", pointer: ""), on: source)
    }
    let plan = try PlanRemake(node, at: "/plan", in: source)
    var findings = Findings()
    let sheet = LoadSheetDocument(plan.document)
    if let sheet, sheet.fillCount <= LoadSheetDocument.fillLimit {
      findings.add(DocumentComparison(root, sheet.jsonValue, at: "", skipping: ["plan"]).findings)
    } else {
      findings.add(
        .document, at: "/stops", found: root["stops"]?.shown ?? "nothing",
        expected: sheet == nil ? "none, for no fill is possible" : "none, for they are too many")
    }
    findings.add(plan.findings())
    return VerificationResult(
      path: source.name,
      subject: .loadSheet(stops: root["stops"]?.elements?.count ?? 0, proof: [plan.judge.clause]),
      findings: findings)
  }
}

extension Method {
  var clause: String { self == .exhaustive ? "exhaustive search" : "the subset programme" }
}
