import Foundation

/// A page that is one file: it opens from a disk or a stick, loads nothing and runs only its own
/// script.
///
/// The policy in its head names the digests of its one style and one script. So neither attributes
/// nor scripts that anything else brings into the page have any effect.
package struct PageDocument {
  let title: String
  let style: String
  /// The script, run after the body is made.
  let script: String
  /// What scripts read as `JSON.parse(document.getElementById("data").textContent)`; JSON text.
  let data: String
  /// What else scripts may do, as words of the policy: `'wasm-unsafe-eval'`.
  let scriptSources: [String]
  /// Whether a script may start a worker.
  let hasWorker: Bool
  let body: HTML

  package init(
    title: String, style: String, script: String, data: String, scriptSources: [String] = [],
    hasWorker: Bool = false, body: HTML
  ) {
    self.title = title
    self.style = style
    self.script = script
    self.data = data
    self.scriptSources = scriptSources
    self.hasWorker = hasWorker
    self.body = body
  }

  package var text: String {
    HTML.document(
      title: title, policy: "\(policy)",
      metadata: """
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">

        """,
      style: style,
      body: """
        \(body)
        <script type="application/json" id="data">\(HTML(markup: Self.dataText(data)))</script>
        <script>\(HTML(markup: script))</script>
        """
    ).text
  }

  private var policy: String {
    let sources = [Self.digest(script)] + scriptSources
    return "default-src 'none'; script-src \(sources.joined(separator: " ")); "
      + (hasWorker ? "worker-src blob:; " : "")
      + "style-src \(Self.digest(style)); img-src data:; base-uri 'none'; form-action 'none'"
  }

  /// JSON with nothing in it that could end its element: byte by byte, whatever is next to it.
  private static func dataText(_ json: String) -> String {
    let parts = json.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return parts.map { Substring($0) }.joined(separator: "\\u003c")
  }

  /// A text as a policy names it: by its hash, so that no other is admitted.
  static func digest(_ text: String) -> String {
    "'sha256-\(Data(SHA256.digest(of: Array(text.utf8)).bytes).base64EncodedString())'"
  }
}

extension PageDocument {
  /// Creates a page of styles one after the other, and of scripts in one scope.
  init(title: String, styles: [StaticString], scripts: [StaticString], data: String, body: HTML) {
    let joined = { (texts: [StaticString]) in texts.map { String(describing: $0) }.joined() }
    self.init(
      title: title, style: joined(styles), script: "\"use strict\";\n" + joined(scripts),
      data: data, body: body)
  }
}
