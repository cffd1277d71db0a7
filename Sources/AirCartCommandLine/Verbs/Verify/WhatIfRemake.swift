import AirCart
import AirCartDocuments
import AirCartReports

/// A look at a range in a document, made again from the requests of its carts.
struct WhatIfRemake {
  private let source: SourceText
  private let root: SyntaxNode
  private var findings = Findings()
  private var proof: Set<String> = []

  /// The most segments of a cart at which the plan is solved by another method, and the most
  /// assignments that are tried for one.
  private static let judgedSegments = 50
  private static let judgedAssignments = 20_000.0

  /// Looks at the range again and compares.
  init(_ root: SyntaxNode, _ source: SourceText) throws(DiagnosticReport) {
    self.root = root
    self.source = source
    let nodes = root["carts"]?.elements ?? []
    guard (1...1_000).contains(nodes.count) else {
      throw refusal("a look at a range is about 1 to 1000 carts")
    }
    var entries: [WhatIfDocument.Entry] = []
    var value = 0.0
    for (index, node) in nodes.enumerated() {
      let request = try request(node, at: "/carts/\(index)")
      let document = try document(request)
      value = document.current
      entries += document.entries
      if let first = entries.first?.request, first.onAnyCart != request.base.onAnyCart {
        findings.add(
          .sameJob, at: "/carts/\(index)/request", found: "another job",
          expected: "that of /carts/0/request")
      }
    }
    let fillLimit = whole("fillLimit", in: root) ?? WhatIf.defaultFillLimit
    let remade = WhatIfDocument(current: value, entries: entries, fillLimit: fillLimit)
    findings.add(DocumentComparison(root, remade.jsonValue, at: "").findings)
    guard findings.count == 0 else { return }
    for (index, entry) in entries.enumerated() { judge(entry, at: "/carts/\(index)") }
  }

  var result: VerificationResult {
    VerificationResult(
      path: source.name,
      subject: .range(carts: root["carts"]?.elements?.count ?? 0, proof: proof.sorted()),
      findings: findings)
  }

  private func refusal(_ message: String) -> DiagnosticReport {
    DiagnosticReport(Diagnostic(.outOfRange, Phrase(verbatim: message)), on: source)
  }

  private func whole(_ key: String, in node: SyntaxNode?) -> Int? {
    node?[key]?.number.flatMap { Int(exactly: $0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
  }

  // MARK: - The request

  private func request(
    _ node: SyntaxNode, at pointer: String
  ) throws(DiagnosticReport) -> WhatIfRequest {
    let base = try PlanRemake.request(node, at: pointer, in: source)
    let varied = root["varied"]
    guard let lower = varied?["from"]?.number, let upper = varied?["to"]?.number,
      let variation = variation(varied, of: base), let at = root["at"]?.number, at > 0
    else { throw refusal("it does not say what is varied, from where to where") }
    return WhatIfRequest(
      base: base, varying: variation, from: lower, to: upper,
      factor: variation == .allRates ? at : 1, fills: whole("fills", in: node["limits"]),
      fillLimit: whole("fillLimit", in: root) ?? WhatIf.defaultFillLimit)
  }

  private func variation(_ varied: SyntaxNode?, of request: PlanRequest) -> Variation? {
    let product = varied?["product"]?.string
    let position = request.products.firstIndex { $0.name == product }
    let all =
      [Variation.field, .allRates]
      + (position.map { [.rate(product: $0), .density(product: $0)] } ?? [])
    return all.first { $0.name == varied?["kind"]?.string }
  }

  private func document(_ request: WhatIfRequest) throws(DiagnosticReport) -> WhatIfDocument {
    do {
      return try request.document(
        on: [try request.base.chosenCart()], isAdvised: root["advice"]?.elements?.isEmpty == false)
    } catch {
      throw refusal("this range cannot be looked at")
    }
  }

  // MARK: - The judge

  /// Solves the job in the middle of segments, by every assignment.
  private mutating func judge(_ entry: WhatIfDocument.Entry, at pointer: String) {
    let count = ExhaustiveAllocator.assignmentCount(
      products: entry.current.job.products.count, tanks: entry.cart.tanks.count)
    guard count <= Self.judgedAssignments, let request = entry.request,
      let job = try? request.job(on: entry.cart)
    else { return }
    proof.insert(Method.exhaustive.clause)
    for (index, segment) in entry.whatIf.segments.prefix(Self.judgedSegments).enumerated()
    where segment.upper - segment.lower > 1e-6 * segment.upper {
      let middle = (segment.lower + segment.upper) / 2
      guard let job = try? job.varied(entry.whatIf.variation, to: middle),
        let plan = try? Plan(job, method: .exhaustive)
      else { continue }
      findings.require(
        plan.capacityAssignment == segment.state.assignment, .optimum,
        at: pointer + "/segments/\(index)/tanks", found: "other tanks",
        expected: "those of the plan at \(Findings.shown(middle))")
    }
  }
}
