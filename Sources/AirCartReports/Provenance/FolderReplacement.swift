import Foundation

/// The exchange of an old folder of results for a new one.
///
/// The old folder is renamed away, the new one renamed in, the old one removed. Should the second
/// step fail, the first is undone; should the process end between the two, the next run undoes it.
package struct FolderReplacement {
  private let target: FilePath
  private let leftovers: Leftovers
  private let outputs: [Manifest.Output]

  /// Prepares the exchange of the folder at `path`.
  ///
  /// - Parameters:
  ///   - path: The folder; the new one stands beside it under this process's hidden name.
  ///   - outputs: What the new folder holds, the manifest included.
  /// - Throws: `OutputError` when the path leads nowhere.
  package init(_ path: String, outputs: [Manifest.Output]) throws {
    target = try FilePath(path)
    leftovers = Leftovers(target: target)
    self.outputs = outputs
  }

  /// Whether the old folder holds the same files with the same bytes.
  ///
  /// The manifests come first: they name every file by its digest, so they seldom agree in vain.
  var changesNothing: Bool {
    isSame(Manifest.fileName) && outputs.allSatisfy { isSame($0.path) }
  }

  private func isSame(_ path: String) -> Bool {
    let old = target.path + "/" + path
    return FileKind(old, followsLinks: false) == .file
      && FileManager.default.contentsEqual(
        atPath: old, andPath: leftovers.temporary + "/" + path)
  }

  /// Gives the new folder its place.
  ///
  /// - Throws: `OutputError`; the old folder then stands where it stood.
  package func perform() throws -> OutputFolder.Outcome {
    let hadFolder = FileKind(target.path) != .nothing
    let wasEmpty = hadFolder && Manifest.files(in: target.path).isEmpty
    if hadFolder { try keepForeignFiles() }
    syncTree(leftovers.temporary)
    if hadFolder { try move(target.path, leftovers.replaced) }
    do {
      try move(leftovers.temporary, target.path)
    } catch {
      if hadFolder { try? move(leftovers.replaced, target.path) }
      throw error
    }
    syncFolder(target.folder)
    if hadFolder { removeTree(leftovers.replaced) }
    return hadFolder && !wasEmpty ? .replaced : .created
  }

  private func move(_ path: String, _ place: String) throws {
    try checked(.cannotCreate, target.shown) { rename(path, place) }
  }

  private func syncTree(_ folder: String) {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    for path in paths where FileKind(folder + "/" + path, followsLinks: false) == .folder {
      syncFolder(folder + "/" + path)
    }
    syncFolder(folder)
  }
}

// MARK: - Files that are not ours

extension FolderReplacement {
  /// Links files that AirCart did not write into the new folder.
  ///
  /// A second link and not a move: the old folder stays whole until the new one has its place.
  private func keepForeignFiles() throws {
    let old = RecordedManifest(folder: target.path)?.outputs.map(\.path) ?? []
    let ours = Set(old + outputs.map(\.path) + [Manifest.fileName])
    for path in Manifest.files(in: target.path) where !ours.contains(path) {
      try keep(path)
    }
  }

  private func keep(_ path: String) throws {
    let source = target.path + "/" + path
    let copy = leftovers.temporary + "/" + path
    do {
      let folder = (copy as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      // Whether a second link to a link is the link itself depends on the system.
      let isLink = FileKind(source, followsLinks: false) == .link
      if isLink || link(source, copy) != 0 {
        try FileManager.default.copyItem(atPath: source, toPath: copy)
      }
    } catch {
      throw OutputError(
        .cannotCreate, path: target.shown,
        reason: "\(path) is not aircart's, and cannot be kept beside the new files.",
        remedy: "Move \(path) away, or name another folder.")
    }
  }
}
