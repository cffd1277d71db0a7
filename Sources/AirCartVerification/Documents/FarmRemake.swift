import AirCart
import AirCartDocuments
import AirCartReports

/// A comparison on a farm in a document, made again from its request.
struct FarmRemake {
  let result: VerificationResult

  /// Compares the carts on the farm again, and everything that the document says.
  ///
  /// - Throws: A report where it has no request, or one that cannot be planned.
  init(_ root: SyntaxNode, _ source: SourceText) throws(DiagnosticReport) {
    let pointer = "/\(PlanRemake.Key.request)"
    guard let stated = root[.request], stated.kind != .null else {
      throw DiagnosticReport(
        Diagnostic(
          .missingKey, "the key \"request\" is missing, from which the farm is compared again",
          pointer: "", notes: ["aircart compare farm.json --json writes it"]), on: source)
    }
    let request = try FarmRequest.read(stated, in: source, at: pointer).get()
    let scenario = try request.scenario(named: "\(source.name), \(pointer)/farm").get()
    let comparison: FarmComparison
    do throws(FarmComparison.Refusal) {
      comparison = try FarmComparison(scenario, as: request)
    } catch {
      throw DiagnosticReport(
        Diagnostic(.outOfRange, error.sentence(scenario.farm), span: stated.span, pointer: pointer),
        on: source)
    }
    result = VerificationResult(
      path: source.name, subject: .farm(carts: comparison.entries.count),
      findings: DocumentComparison(root, comparison.jsonValue, at: "").findings)
  }
}
