import AirCart
import AirCartDocuments
import AirCartWebModule

/// The what-if page: the engine itself in a page of one file.
package enum ExplorerPage {
  /// The whole file, which accepts what a command line accepts.
  package static var text: String {
    PageDocument(
      title: "AirCart", style: style, script: String(describing: ExplorerAssets.loaderJS),
      data: ExplorerData.json.text(.compact),
      // The engine is compiled in the page, and seasons run beside it. The scripts are unpacked by
      // the one that the policy names, which may pass that on to them.
      scriptSources: ["'wasm-unsafe-eval'", "'strict-dynamic'"], hasWorker: true, body: body
    ).text
  }

  private static var body: HTML {
    """
    \(withoutScript)
    \(HTML(markup: String(describing: ExplorerAssets.pageHTML)))
    <script type="text/plain" id="code">\(String(describing: ExplorerAssets.script))</script>
    <script type="text/plain" id="engine">\(String(describing: EngineModule.text))</script>
    """
  }

  /// What is shown where scripts do not run: why, and the plan of the worked example.
  private static var withoutScript: HTML {
    let why = localized(
      "This page calculates in your browser and needs JavaScript, which is off. This is its worked "
        + "example, as 'aircart plan' answers it.")
    let plan = try? ExplorerData.exampleJob.document(on: ExplorerData.exampleCart).answer()
    return """
      <noscript><div class="card"><p>\(why)</p>
      \(plan.map { HTMLRenderer().body(of: $0) })</div></noscript>
      """
  }

  /// Every fifteenth step of the colour map is what canvases are painted with: the map has eight colours at
  /// most, and a phone need not load more.
  private static var style: String {
    let map = lines(PageAssets.scalesCSS).filter { line in
      let step = line.hasPrefix(".c") ? Int(line.dropFirst(2).prefix { $0.isNumber }) : nil
      return step.map { $0 % 15 == 0 } ?? false
    }
    let sheets = [
      PageAssets.tokensCSS, PageAssets.baseCSS, PageAssets.planCSS, PageAssets.loadSheetCSS,
      ExplorerAssets.pageCSS,
    ]
    let shorter: KeyValuePairs = [
      " { ": "{", ": ": ":", ", ": ",", " > ": ">", "; }": "}", ";}": "}",
    ]
    return shorter.reduce((sheets.flatMap(lines) + map).joined()) { text, pair in
      text.replacing(pair.key, with: pair.value)
    }
  }

  /// The lines of an asset without indentation, empty lines and lines that are comments: a third
  /// of the bytes, which a phone need not load.
  private static func lines(_ asset: StaticString) -> [Substring] {
    var isInComment = false
    return String(describing: asset).split(separator: "\n").compactMap { line in
      let text = line.drop { $0 == " " }
      let begins = text.hasPrefix("/*")
      let isComment = isInComment || begins || text.hasPrefix("//")
      if isInComment || begins { isInComment = !text.hasSuffix("*/") }
      return isComment || text.isEmpty ? nil : text
    }
  }
}
