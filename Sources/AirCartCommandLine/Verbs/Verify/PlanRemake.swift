import AirCart
package import AirCartDocuments
package import AirCartReports

/// A plan in a document, planned again from its request.
package struct PlanRemake {
  /// The plan as the document has it.
  let node: SyntaxNode
  let pointer: String
  let request: PlanRequest
  /// The plan as it is made now, by the methods that the document names.
  let document: PlanDocument

  /// The keys of a plan that say how it was asked for or made, and not what it is.
  enum Key: String {
    case request, methods, optimal, advice, counters, cart
  }

  /// Plans the request of a plan again, which it must have.
  init(_ node: SyntaxNode, at pointer: String, in source: SourceText) throws(DiagnosticReport) {
    self.node = node
    self.pointer = pointer
    request = try Self.request(node, at: pointer, in: source)
    let isExhaustive = node[.methods]?[.optimal]?.string == Method.exhaustive.name
    do throws(PlanRequestError) {
      let cart = try request.chosenCart()
      let made = try Self.document(request, on: cart, isExhaustive: isExhaustive)
      document = node[.advice]?.elements?.isEmpty == false ? made.advised : made
    } catch {
      throw DiagnosticReport(
        Diagnostic(
          .outOfRange, "this job cannot be planned: \(error.reason)",
          span: node[.request]?.span, pointer: pointer + "/\(Key.request)"), on: source)
    }
  }

  /// Reads the request behind a part of a document.
  static func request(
    _ node: SyntaxNode, at pointer: String, in source: SourceText
  ) throws(DiagnosticReport) -> PlanRequest {
    let stated = try node.request(
      "the plan is made", at: pointer,
      writtenBy: "aircart plan --json and aircart compare --json write it", in: source)
    return try PlanRequest.read(stated, in: source, at: pointer + "/\(Key.request)").get()
  }

  private static func document(
    _ request: PlanRequest, on cart: Cart, isExhaustive: Bool
  ) throws(PlanRequestError) -> PlanDocument {
    // A document that claims the exhaustive search for a job beyond its limit is found by that.
    if isExhaustive, let made = try? request.document(on: cart, method: .exhaustive) { return made }
    return try request.document(on: cart)
  }

  // MARK: - Checks

  /// What differs between the plan and itself made again; where nothing does, what differs from the
  /// plan by another exact method.
  func findings(against expected: JSONValue? = nil) -> Findings {
    var findings = DocumentComparison(node, expected ?? document.jsonValue, at: pointer).findings
    if findings.count == 0, let judged {
      findings.add(Self.findings(in: node, judgedBy: judged, at: pointer))
    }
    return findings
  }

  /// What differs between a plan and the one that another exact method makes of its request, up to
  /// the tolerance by which equally good plans are told.
  package static func findings(
    in plan: SyntaxNode, judgedBy judged: PlanDocument, at pointer: String
  ) -> Findings {
    DocumentComparison(
      plan, judged.jsonValue, at: pointer, rule: .optimum,
      slack: max(1, judged.demand.bushels) * Findings.tolerance,
      skipping: [Key.methods.rawValue, Key.counters.rawValue, "rank", "tiedWith"]
    ).findings
  }

  /// The method that proves the optimum: every assignment where they can be tried, else the other
  /// programme.
  var judge: Method {
    let job = document.job
    let count = ExhaustiveAllocator.assignmentCount(
      products: job.products.count { $0.isApplied }, tanks: job.cart.tanks.count)
    return count <= ExhaustiveAllocator.assignmentLimit ? .exhaustive : .subsetProgramme
  }

  private var judged: PlanDocument? {
    guard document.plan.leastUnallocated.method != judge,
      let judged = try? request.document(on: document.cart, method: judge)
    else { return nil }
    return document.advice.isEmpty ? judged : judged.advised
  }
}

extension SyntaxNode {
  subscript(key: PlanRemake.Key) -> SyntaxNode? { self[key.rawValue] }

  /// The request behind a document or a part of one, which it must have to be made again.
  func request(
    _ made: String, at pointer: String = "", writtenBy note: String, in source: SourceText
  ) throws(DiagnosticReport) -> SyntaxNode {
    if let stated = self[.request], stated.kind != .null { return stated }
    throw DiagnosticReport(
      Diagnostic(
        .missingKey, "the key \"request\" is missing, from which \(made) again",
        span: span.lowerBound..<span.lowerBound + 1, pointer: pointer,
        notes: [Phrase(verbatim: note)]), on: source)
  }
}

extension PlanRequestError {
  /// What is wrong, as the end of a sentence.
  var reason: String {
    switch self {
    case .name(let error): error.message
    case .noTank: "its cart has no tank"
    case .repeatedReserve: "a tank has two reserves"
    case .repeatedHolding: "a tank holds two products"
    case .overfullTank(_, let tank, _): "\(tank.name) holds more than it can"
    case .largeReserve(_, let tank, _): "a reserve leaves nothing of \(tank.name)"
    case .manyFills, .manyAssignments: "it is too large to plan"
    case .unknownWeight: "the weight of the empty cart is not known"
    case .heavyCart: "the empty cart is as heavy as its limit"
    case .job: "capacities, rates and densities are too far apart"
    case .method: "it has too many tanks or products"
    }
  }
}

/// A comparison on a farm in a document, made again from its request.
struct FarmRemake {
  let result: VerificationResult

  /// Compares the carts on the farm again, and everything that the document says.
  init(_ root: SyntaxNode, _ source: SourceText) throws(DiagnosticReport) {
    let pointer = "/\(PlanRemake.Key.request)"
    let stated = try root.request(
      "the farm is compared", writtenBy: "aircart compare farm.json --json writes it", in: source)
    let request = try FarmRequest.read(stated, in: source, at: pointer).get()
    let scenario = try request.scenario(named: "\(source.name), \(pointer)/farm").get()
    let comparison: FarmComparison
    do throws(FarmComparison.Refusal) {
      comparison = try FarmComparison(scenario, as: request)
    } catch {
      throw DiagnosticReport(
        Diagnostic(
          .outOfRange, Phrase(verbatim: error.sentence(scenario.farm)), span: stated.span,
          pointer: pointer),
        on: source)
    }
    result = VerificationResult(
      path: source.name, subject: .farm(carts: comparison.entries.count),
      findings: DocumentComparison(root, comparison.jsonValue, at: "").findings)
  }
}
