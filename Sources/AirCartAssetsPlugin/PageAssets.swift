import Foundation

/// Styles and scripts of the pages: every file in `Page/Assets` becomes one in `Page/Generated`.
func pageAssets(_ root: URL) throws -> [GeneratedSource] {
  let folder = "Sources/AirCartReports/Page/Assets"
  let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
  return try names.filter { !$0.hasPrefix(".") }.sorted().map { name in
    let bytes = try Data(contentsOf: root.appending(path: "\(folder)/\(name)"))
    return try GeneratedSource(
      of: "\(folder)/\(name)", bytes: bytes, member: memberName(name),
      path: "Sources/AirCartReports/Page/Generated/\(fileName(name))", type: "PageAssets")
  }
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
