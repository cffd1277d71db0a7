import AirCart
import AirCartDocuments
import AirCartReports

/// A comparison on a farm in a document, made again from its request.
struct FarmRemake {
  let result: VerificationResult

  /// Compares the carts on the farm again, and everything that the document says.
  ///
  /// - Throws: ``UnreadableDocument`` where it has no request, or one that cannot be planned.
  init(_ root: SyntaxNode, _ source: SourceText) throws(UnreadableDocument) {
    let pointer = "/\(PlanRemake.Key.request)"
    guard let stated = root[.request], stated.kind != .null else {
      throw UnreadableDocument(
        Diagnostic(
          .missingKey, "the key \"request\" is missing, from which the farm is compared again",
          pointer: "", notes: ["aircart compare farm.json --json writes it"]), in: source)
    }
    let request = try FarmRequest.read(stated, in: source, at: pointer).readable
    let scenario = try request.scenario(named: "\(source.name), \(pointer)/farm").readable
    let comparison: FarmComparison
    do throws(FarmComparison.Refusal) {
      comparison = try FarmComparison(scenario, as: request)
    } catch {
      throw UnreadableDocument(
        Diagnostic(
          .outOfRange, error.sentence(scenario.farm), span: stated.span, pointer: pointer),
        in: source)
    }
    result = VerificationResult(
      path: source.name, subject: .farm(carts: comparison.entries.count),
      findings: DocumentComparison(root, comparison.jsonValue, at: "").findings)
  }
}

extension DocumentReading {
  fileprivate var readable: Document {
    get throws(UnreadableDocument) {
      guard let document else { throw UnreadableDocument(report) }
      return document
    }
  }
}
