import AirCartDocuments
package import Foundation

/// What a study of quality says of the scenario that a report is about.
///
/// Reads the study's own document, so the study is made once and by itself.
package struct QualitySection: PageSection {
  package let id = "quality"
  package let title = "Quality of the methods"

  private let study: Study

  /// Reads the document of a study.
  ///
  /// - Throws: `DecodingError` where it is none.
  package init(_ document: Data) throws {
    study = try JSONDecoder().decode(Study.self, from: document)
  }

  /// The parts of `quality.json` that are shown.
  private struct Study: Decodable {
    let jobs: Int?
    let isSample: Bool?
    let exactMethodsAgree: Bool?
    let methods: [Method]?
    let witnesses: [Witness]?
  }

  private struct Method: Decodable {
    let method: String
    let optimalShare: Double?
    let meanGapBu: Double?
    let largestGapBu: Double?
    let fullyCoveredShare: Double?
    let meanCovered: Double?
    let noTankShare: Double?
  }

  private struct Witness: Decodable {
    let cart: String
    let gapBu: Double
    let sentence: String
    let command: String
  }

  package var body: HTML {
    """
    <p>\(size)\(agreement)</p>
    <details><summary>The methods side by side, and where greedy is worst</summary>\
    \(methods)\(witnesses)</details>
    """
  }

  private var size: String {
    let drawn = study.isSample == true ? " drawn at random" : ""
    return "\(study.jobs ?? 0) jobs\(drawn), over all carts, by every method."
  }

  private var agreement: String {
    switch study.exactMethodsAgree {
    case true: " The exact methods agree on every job, and no other is better."
    case false: " The exact methods DISAGREE: this is a fault of aircart."
    case nil: ""
    }
  }

  private var methods: HTML? {
    guard let methods = study.methods, !methods.isEmpty else { return nil }
    let percent = {
      (title: String, unit: String, value: @escaping (Method) -> Double?)
        -> Answer.ColumnOf<Method> in
      .figure(title, unit: unit) { fixed((value($0) ?? .nan) * 100, 1) }
    }
    let table = Answer.Table(
      methods,
      [
        .words("Method") { $0.method },
        percent("Least unallocated", "% of jobs", \.optimalShare),
        .figure("Mean gap", unit: "bu") { fixed($0.meanGapBu ?? .nan, 1) },
        .figure("Largest gap", unit: "bu") { fixed($0.largestGapBu ?? .nan, 1) },
        percent("Largest area", "% of jobs", \.fullyCoveredShare),
        percent("Mean covered", "%", \.meanCovered),
        percent("A product got no tank", "%", \.noTankShare),
      ])
    return HTML.table(table, caption: "The methods side by side")
  }

  private var witnesses: HTML? {
    guard let witnesses = study.witnesses, !witnesses.isEmpty else { return nil }
    let all = witnesses.map { witness -> HTML in
      let gap = fixed(witness.gapBu, 1)
      return """
        <h4>\(HTML.name(witness.cart)), \(gap) bu</h4>
        <p>\(witness.sentence)</p>\(HTML.command(witness.command))

        """
    }
    return "<h3>Where greedy is worst</h3>\n\(all)"
  }
}
