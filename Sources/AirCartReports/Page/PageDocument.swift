import Foundation

/// A page that is one file: it opens from a disk or a stick, loads nothing and runs only its own
/// script.
///
/// The policy in its head names the digests of its one style and one script. So neither attributes
/// nor scripts that anything else brings into the page have any effect.
package struct PageDocument: Sendable {
  private let title: String
  private let style: String
  /// The script, run after the body is made.
  private let script: String
  /// What scripts read as `JSON.parse(document.getElementById("data").textContent)`; JSON text.
  private let data: String
  /// What else scripts may do, as words of the policy: `'wasm-unsafe-eval'`.
  private let scriptSources: [String]
  /// Whether a script may start a worker.
  private let hasWorker: Bool
  private let body: HTML

  /// Creates a page of styles one after the other, and of scripts in one scope.
  package init(
    title: String, styles: [StaticString], scripts: [StaticString], data: String,
    scriptSources: [String] = [], body: HTML
  ) {
    self.init(
      title: title, style: Self.joined(styles), script: "\"use strict\";\n" + Self.joined(scripts),
      data: data, scriptSources: scriptSources, body: body)
  }

  /// Creates a page of a style and a script as they are.
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

  /// The whole file.
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
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.utf8.count + 64)
    for byte in json.utf8 {
      if byte == UInt8(ascii: "<") {
        bytes.append(contentsOf: "\\u003c".utf8)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func joined(_ texts: [StaticString]) -> String {
    texts.map { String(describing: $0) }.joined()
  }

  /// A text as a policy names it: by its hash, so that no other is admitted.
  static func digest(_ text: String) -> String {
    "'sha256-\(Data(SHA256.digest(of: Array(text.utf8)).bytes).base64EncodedString())'"
  }
}
