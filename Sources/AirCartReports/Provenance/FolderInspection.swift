import Foundation

/// What is in a folder before a run is written into it, and whose it is.
///
/// A run that was stopped while its files were given their places has left a journal: then both the
/// files of the manifest and those of the journal are its own.
struct FolderInspection {
  /// The run that is there; `nil` where there is none.
  let recorded: RecordedManifest?
  let journal: RecordedManifest?
  /// The digests that AirCart wrote to each path.
  let known: [String: Set<RecordedDigest>]
  /// What AirCart did not write, in order; folders end in a slash.
  private(set) var strangers: [String] = []
  /// Outputs with other bytes than were written.
  private(set) var edited: [String] = []
  /// The temporary files of processes that are gone.
  private(set) var leftovers: [String] = []
  /// Whether nothing but leftovers is there.
  private(set) var isEmpty = true

  private let folder: String
  private let judgesBytes: Bool

  /// Looks at everything in a folder.
  ///
  /// - Parameters:
  ///   - folder: Locked by the caller, and not changed.
  ///   - shown: Its name in errors.
  ///   - judgesBytes: Whether outputs are compared with the digests of the manifest.
  /// - Throws: `OutputError` when the folder cannot be read.
  init(_ folder: String, shown: String, judgesBytes: Bool) throws {
    self.folder = folder
    self.judgesBytes = judgesBytes
    recorded = RecordedManifest(folder: folder)
    journal = RecordedManifest(file: folder + "/" + RunFileName.journal)
    var known: [String: Set<RecordedDigest>] = [:]
    for output in (recorded?.outputs ?? []) + (journal?.outputs ?? [])
    where RunFileName.contains(output.path) {
      known[output.path, default: []].insert(output.digest)
    }
    self.known = known
    try look(at: "", shown: shown)
  }

  private mutating func look(at start: String, shown: String) throws {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder + "/" + start)
    } catch {
      throw OutputError(
        .cannotCreate, path: shown, reason: "What is in it cannot be listed.",
        remedy: "Choose a folder that you may read, or change its permissions.")
    }
    for name in names.sorted() { try look(at: name, in: start, shown: shown) }
  }

  private mutating func look(at name: String, in start: String, shown: String) throws {
    let path = start + name
    switch FileKind(folder + "/" + path, followsLinks: false) {
    case .file where RunFileName.isTemporary(name): leftovers.append(path)
    case .file where RunFileName.isOfFileManager(name): break
    case .file: judge(path)
    case .folder where start.isEmpty && RunFileName.folders[name] != nil:
      try look(at: name + "/", shown: shown)
    case .folder: found(path + "/")
    case .link, .device, .nothing: found(path)
    }
  }

  private mutating func found(_ stranger: String) {
    isEmpty = false
    strangers.append(stranger)
  }

  private mutating func judge(_ path: String) {
    isEmpty = false
    if path == Manifest.fileName, recorded != nil { return }
    if path == RunFileName.journal, journal != nil { return }
    if known[path] == nil {
      strangers.append(path)
    } else if judgesBytes, !isAsWritten(path) {
      edited.append(path)
    }
  }

  /// Whether a path is a plain file with bytes that AirCart wrote there.
  func isAsWritten(_ path: String) -> Bool {
    let file = folder + "/" + path
    guard FileKind(file, followsLinks: false) == .file, let digests = known[path] else {
      return false
    }
    return digests.contains { digest in
      let there = try? WrittenFile(reading: file, inBlocks: digest.blockBytes != nil)
      return there.map(digest.isOf) ?? false
    }
  }

  /// Whether the folder holds a run, and it is this one.
  func holds(_ run: Manifest.Run) -> Bool {
    (recorded ?? journal)?.run?.isSame(as: run) ?? false
  }
}

extension RecordedManifest.Run {
  fileprivate func isSame(as run: Manifest.Run) -> Bool {
    kind == run.kind.rawValue && name == run.name
  }
}

// MARK: Refusing

extension FolderInspection {
  /// Refuses a folder that holds anything else than an earlier state of the same run.
  ///
  /// - Throws: `OutputError`, which names what is there.
  func check(for run: Manifest.Run, shown: String) throws {
    let facts = [otherRun(than: run), foreign, changed].compactMap(\.self)
    guard !facts.isEmpty else { return }
    throw OutputError(
      .cannotCreate, path: shown, reason: facts.joined(separator: " "),
      remedy: "Name another folder, or add --force: it overwrites files that have the names of the "
        + "run's own, and removes nothing.")
  }

  private func otherRun(than run: Manifest.Run) -> String? {
    guard let there = recorded ?? journal, !holds(run) else { return nil }
    guard let name = there.run else {
      return "The folder holds a run of an earlier version of aircart, which did not note its name."
    }
    return "The folder holds another run, the \(name.kind) '\(name.name)'."
  }

  private var foreign: String? {
    strangers.isEmpty
      ? nil : "The folder holds what aircart did not write: \(Self.list(strangers))."
  }

  private var changed: String? {
    guard !edited.isEmpty else { return nil }
    return "\(edited.count == 1 ? "This output was" : "These outputs were") edited after aircart "
      + "wrote \(edited.count == 1 ? "it" : "them"): \(Self.list(edited))."
  }

  /// The first few, and how many more there are.
  private static func list(_ paths: [String]) -> String {
    let shown = 5
    // One line, whatever is in a name.
    let names = paths.prefix(shown).map { String($0.map { $0.isNewline ? "?" : $0 }) }
    let rest = paths.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
