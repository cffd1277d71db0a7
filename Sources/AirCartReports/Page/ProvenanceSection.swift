import AirCartDocuments
import AirCartSimulation

/// Where a report comes from and how to make it again.
struct ProvenanceSection: PageSection {
  let id = "provenance"
  let title = "Where this comes from"

  let summary: SweepSummary
  let run: RunDescription
  let selection: PageSelection

  var body: HTML {
    """
    <p>\(summary.sizeSentence)</p>
    \(part)<details><summary>How it was checked, and how to make it again</summary>
    <p>\(HTML.sentence(summary.agreementSentence, of: summary.grid))</p>
    \(run.provenance)
    <h3>Make it again</h3>
    <p>The same scenario and version give the same files, byte for byte.</p>
    \(reproduction)
    <p class="caption">manifest.json beside this file lists every file with its digest; \
    aircart verify recomputes every number.</p></details>

    """
  }

  private var part: HTML? {
    guard selection.isPart else { return nil }
    return """
      <p><strong>This page shows \(selection.cellCount) of them</strong>: levels evenly chosen along \
      every axis, the first and the last among them. The tables and arrays beside it hold all.</p>

      """
  }

  private var reproduction: HTML {
    guard let scenario = run.inputs.first?.path else { return "" }
    let named = run.options.filter { $0.name == "carts" || $0.name == "products" }.map {
      " --\($0.name) " + ShellWord.quoted($0.value.plainText.replacing(", ", with: ","))
    }
    return HTML.command(
      "aircart sweep \(scenario == "<stdin>" ? "-" : ShellWord.quoted(scenario))" + named.joined())
  }
}

extension RunDescription {
  /// The version, what was read with its digest, and the options.
  var provenance: HTML {
    let inputs = inputs.map { ("Read", "\($0.path), SHA-256 \($0.sha256.hexadecimal)") }
    let options = options.map {
      ($0.name.split(atCapitalsWith: " ").capitalizedFirst, $0.value.plainText)
    }
    let pairs = [("Version", "aircart \(version)")] + inputs + options
    let rows = pairs.map { key, value -> HTML in "<div><dt>\(key)</dt><dd>\(value)</dd></div>" }
    return "<dl class=\"pairs\">\(rows)</dl>"
  }
}

extension JSONValue {
  /// A value as it reads in a sentence.
  var plainText: String {
    switch self {
    case .string(let text): text
    case .array(let values): values.map(\.plainText).joined(separator: ", ")
    default: text(.row)
    }
  }
}
