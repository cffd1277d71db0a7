import AirCart
import AirCartDocuments
import AirCartReports

/// A plan of several fields in a document, made again from its request.
struct FieldsRemake {
  let result: VerificationResult

  /// Plans the fields again, compares everything that the document says, and tries every assignment
  /// where there are not too many.
  init(_ root: SyntaxNode, _ source: SourceText) throws(DiagnosticReport) {
    let pointer = "/\(PlanRemake.Key.request)"
    let stated = try root.request(
      "the fields are planned", writtenBy: "aircart plan --json writes it", in: source)
    let request = try FieldsRequest.read(stated, in: source, at: pointer).get()
    let document: FieldsDocument
    do throws(PlanRequestError) {
      let made = try request.document(on: try request.common.chosenCart())
      document = root[.advice]?.elements?.isEmpty == false ? made.advised : made
    } catch {
      throw DiagnosticReport(
        Diagnostic(
          .outOfRange, "these fields cannot be planned: \(error.reason)", span: stated.span,
          pointer: pointer), on: source)
    }
    // The map itself is not in the request.
    var findings = DocumentComparison(root, document.jsonValue, at: "", skipping: ["map"]).findings
    let judges = document.sequences.map { FieldsJudge($0) }
    let isJudged = !judges.contains { $0 == nil }
    if findings.count == 0, isJudged {
      let all = judges.compactMap { $0?.fewestFills }
      let fewest = all.count == judges.count ? all.reduce(0, +) : nil
      findings.require(
        fewest == document.fillCount, .optimum, at: "/fills", found: root["fills"]?.shown ?? "",
        expected: fewest.map { "\($0)" } ?? "null")
    }
    result = VerificationResult(
      path: source.name,
      subject: .loadSheet(
        stops: document.fills.count, proof: [isJudged ? "every assignment" : "the search"]),
      findings: findings)
  }
}

/// Every way to load a cart for a sequence of stretches, tried one by one.
private struct FieldsJudge {
  /// The most assignments that are tried.
  private static let limit = 100_000.0

  private let sequence: StretchSequence
  private let wishes: [StretchSequence.Wish]

  /// `nil` where there are too many assignments.
  init?(_ sequence: StretchSequence) {
    let job = sequence.whole
    let count = ExhaustiveAllocator.assignmentCount(
      products: job.products.count { $0.isApplied }, tanks: job.cart.tanks.count)
    guard count <= Self.limit else { return nil }
    self.sequence = sequence
    wishes = sequence.wishes()
  }

  /// The fewest fills of any assignment that keeps the constraints and the rules that no plan may
  /// break; `nil` where there is none.
  var fewestFills: Int? { fewest(.empty, tank: 0) }

  private func fewest(_ assignment: Assignment, tank: Int) -> Int? {
    let job = sequence.whole
    guard tank < job.cart.tanks.count else { return fills(assignment) }
    var fewest = fewest(assignment, tank: tank + 1)
    guard job.rules.usableTanks.contains(tank) else { return fewest }
    for (index, product) in job.products.enumerated()
    where product.isApplied && job.rules.allowedTanks[index].contains(tank) {
      let placed = assignment.placing(product: index, inTank: tank)
      let own = self.fewest(placed, tank: tank + 1)
      fewest = [fewest, own].compactMap(\.self).min()
    }
    return fewest
  }

  private func fills(_ assignment: Assignment) -> Int? {
    let job = sequence.whole
    let capacities = sequence.capacities(of: assignment)
    for (index, product) in job.products.enumerated() where product.isApplied {
      let tanks = job.tanks(of: index, in: assignment).count
      guard (1...job.rules.mostTanks[index]).contains(tanks), capacities[index] > 0 else {
        return nil
      }
    }
    return sequence.severity(of: assignment, wishes).map { _ in fills(capacities) }
  }

  /// The fills along the stretches; as much as `Tolerance.tie` of a tank may be short.
  private func fills(_ capacities: [Double]) -> Int {
    var (fills, left) = (1, capacities)
    for stretch in sequence.stretches {
      var rest = stretch.area.acres
      while zip(stretch.unitDemands, zip(left, capacities)).contains(where: { need, tank in
        need * rest - tank.0 > Tolerance.tie * tank.1
      }) {
        let acres = zip(stretch.unitDemands, left).map { $0 > 0 ? max(0, $1 / $0) : .infinity }
          .min()
        rest -= acres ?? 0
        (fills, left) = (fills + 1, capacities)
      }
      for product in left.indices { left[product] -= stretch.unitDemands[product] * rest }
    }
    return fills
  }
}
