import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory embed-assets [--check]`: makes Swift sources
/// of what pages are built from: styles, scripts, and the engine for browsers.
///
/// With `--check` nothing is written, and the command fails where a source is stale. To embed
/// another kind of asset: a function that returns its sources, and a line in `sources`.
@main struct EmbedAssets: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let unknown = arguments.filter { $0 != "--check" }
    guard unknown.isEmpty else {
      throw EmbeddingError("unknown argument \(unknown.joined(separator: " ")); known is --check")
    }
    let root = context.package.directoryURL
    let sources = try Self.sources(context)
    if arguments.contains("--check") {
      try check(sources, root)
    } else {
      try write(sources, root)
    }
  }

  /// Every generated source, kind by kind.
  private static func sources(_ context: PluginContext) throws -> [GeneratedSource] {
    let root = context.package.directoryURL
    return try pageAssets(
      root, target: "AirCartDocuments", room: "Language", type: "LanguageAssets")
      + pageAssets(root, room: "Page", type: "PageAssets")
      + pageAssets(
        root, room: "Explorer", prefix: "Explorer", type: "ExplorerAssets",
        where: { !explorerScripts.contains("Explorer/Assets/\($0)") })
      + [explorerScript(root), EngineModule.source(context)]
  }

  private func write(_ sources: [GeneratedSource], _ root: URL) throws {
    for source in sources where !source.isCurrent(in: root) {
      try source.write(in: root)
      print("wrote \(source.path)")
    }
    for path in try orphans(sources, root) {
      try FileManager.default.removeItem(at: root.appending(path: path))
      print("removed \(path)")
    }
  }

  private func check(_ sources: [GeneratedSource], _ root: URL) throws {
    let stale = sources.filter { !$0.isCurrent(in: root) }.map(\.path)
    let wrong = stale + (try orphans(sources, root))
    guard wrong.isEmpty else {
      throw EmbeddingError(
        "stale: \(wrong.joined(separator: ", ")); run "
          + "swift package --allow-writing-to-package-directory embed-assets")
    }
    print("\(sources.count) embedded assets are current")
  }

  /// Generated files whose asset is gone.
  private func orphans(_ sources: [GeneratedSource], _ root: URL) throws -> [String] {
    let folders = Set(sources.map(\.folder)).sorted()
    let paths = Set(sources.map(\.path))
    return try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        .map { "\(folder)/\($0)" }.filter { $0.hasSuffix(".swift") && !paths.contains($0) }.sorted()
    }
  }
}

/// Why nothing, or not everything, was embedded.
struct EmbeddingError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
