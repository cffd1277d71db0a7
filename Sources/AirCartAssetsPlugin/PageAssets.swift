import Foundation

/// Styles and scripts of pages: every file in `Assets` becomes one in `Generated` beside it, and a
/// constant of a type.
func pageAssets(
  _ root: URL, room: String, prefix: String = "", type: String
) throws -> [GeneratedSource] {
  let folder = "Sources/AirCartReports/\(room)/Assets"
  let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
  return try names.filter { !$0.hasPrefix(".") }.sorted().map { name in
    let bytes = try Data(contentsOf: root.appending(path: "\(folder)/\(name)"))
    return try GeneratedSource(
      of: "\(folder)/\(name)", bytes: bytes, member: memberName(name),
      path: "Sources/AirCartReports/\(room)/Generated/\(prefix)\(fileName(name))", type: type)
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
