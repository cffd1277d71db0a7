import Foundation

/// Styles and scripts of pages, and catalogues of languages: every file in `Assets` becomes one in
/// `Generated` beside it, and a constant of a type.
func pageAssets(
  _ root: URL, target: String = "AirCartReports", room: String, prefix: String = "", type: String,
  where isOwn: (String) -> Bool = { _ in true }
) throws -> [GeneratedSource] {
  let room = "Sources/\(target)/\(room)"
  let folder = "\(room)/Assets"
  let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
  return try names.filter { !$0.hasPrefix(".") && isOwn($0) }.sorted().map { name in
    let bytes = try Data(contentsOf: root.appending(path: "\(folder)/\(name)"))
    return try GeneratedSource(
      of: "\(folder)/\(name)", bytes: bytes, member: memberName(name),
      path: "\(room)/Generated/\(prefix)\(fileName(name))", type: type)
  }
}

/// The scripts of the what-if page, in the order in which they lean on each other; those of `Page` are a
/// report's too.
let explorerScripts =
  ["html", "picture", "plan"].map { "Page/Assets/\($0).js" }
  + [
    "texts", "engine", "state", "plans", "markup", "job", "carts", "results", "sheet", "map",
    "analysis", "dialogs", "adjust", "picker", "line", "farm", "farm-files", "farm-room", "season",
    "history", "update", "main",
  ].map { "Explorer/Assets/\($0).js" }

/// The scripts of the what-if page as one, compressed: without indentation, empty lines and comments,
/// which a phone need not load.
func explorerScript(_ root: URL) throws -> GeneratedSource {
  let folder = "Sources/AirCartReports"
  var lines = ["\"use strict\";"]
  for path in explorerScripts {
    var isInComment = false
    for line in try String(contentsOf: root.appending(path: "\(folder)/\(path)"), encoding: .utf8)
      .split(separator: "\n")
    {
      let text = line.drop { $0 == " " }
      let begins = text.hasPrefix("/*")
      let isComment = isInComment || begins || text.hasPrefix("//")
      if isInComment || begins { isInComment = !text.hasSuffix("*/") }
      if !isComment, !text.isEmpty { lines.append(String(text)) }
    }
  }
  let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
  return try GeneratedSource(
    of: "the scripts in \(folder)/Explorer/Assets", bytes: Data(Deflate.compressed(bytes)),
    member: "script",
    path: "Sources/AirCartReports/Explorer/Generated/ExplorerScript.swift", type: "ExplorerAssets")
}

/// `heat-map.css` as a member: `heatMapCSS`.
private func memberName(_ name: String) -> String {
  let parts = parts(of: name)
  return parts.stem.prefix(1).lowercased() + parts.stem.dropFirst() + parts.kind
}

/// `heat-map.css` as a file: `HeatMapCSS.swift`.
private func fileName(_ name: String) -> String {
  let parts = parts(of: name)
  return parts.stem + parts.kind + ".swift"
}

private func parts(of name: String) -> (stem: String, kind: String) {
  let words = name.split(separator: ".")
  let stem = words.dropLast().joined(separator: "-").split(separator: "-")
    .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  return (stem, words.last?.uppercased() ?? "")
}
