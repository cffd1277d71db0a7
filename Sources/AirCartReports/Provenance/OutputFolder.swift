import AirCartDocuments
import Foundation

/// A folder of results that a run writes.
///
/// Each file is written beside its place under a hidden name. When all are complete, `commit` renames
/// them into their places, the manifest last, and then removes what the old manifest names and the
/// new one does not. Until the first rename an older run is as it was; a value that is dropped before
/// leaves nothing behind. A stop between two renames leaves every file whole, and a journal by which
/// the next run of the same scenario completes the folder.
///
/// The folder itself stays, with its permissions, and so does all that AirCart did not write: anything
/// of that kind, another run or an edited output is refused. With `overwrites` the run's own files
/// are written all the same, and nothing is removed. One process writes at a time; others wait.
package struct OutputFolder: ~Copyable {
  /// What became of the folder.
  package enum Outcome: Sendable, Equatable {
    /// There was none before, or an empty one.
    case created
    /// The one before was replaced.
    case replaced
    /// The one before already held exactly this; it was not touched.
    case unchanged
  }

  /// Called after each change on the disk, for tests that look at what a stop there would leave.
  package var afterStep: () -> Void = {}

  private let target: FilePath
  private let manifest: Manifest
  private let overwrites: Bool
  private let lock: FolderLock?
  private let before: FolderInspection
  private var madeFolders: [String]
  private var outputs: [Manifest.Output] = []
  /// The paths within the folder that files shall have, by where they are now.
  private var staged: [(temporary: String, path: String)] = []
  private var isDone = false

  /// Prepares to write a run into the folder at `path`, making it and the folders above it.
  ///
  /// - Throws: `OutputError` where `checkWritable` would.
  package init(_ path: String, for manifest: Manifest, overwrites: Bool = false) throws {
    let target = try FilePath(path)
    try Self.checkPlace(of: target)
    var madeFolders = try Self.makeFolders(target.path, shown: path)
    var lock = try FolderLock(target.path, shown: path)
    // Another process that made the folder too and gave up may have removed it.
    while lock == nil {
      madeFolders += try Self.makeFolders(target.path, shown: path)
      lock = try FolderLock(target.path, shown: path)
    }
    let before = try Self.inspected(target, for: manifest.run, overwrites: overwrites)
    for leftover in before.leftovers { unlink(target.path + "/" + leftover) }
    self.lock = lock
    self.before = before
    self.madeFolders = madeFolders
    self.target = target
    self.manifest = manifest
    self.overwrites = overwrites
  }

  deinit {
    guard !isDone else { return }
    for file in staged { unlink(file.temporary) }
    for folder in madeFolders.reversed() { rmdir(folder) }
  }

  /// Opens a file, of which several may be open at a time; `close` makes it part of the run.
  package mutating func open(_ path: String) throws -> HashedFile {
    precondition(RunFileName.contains(path), "\(path) is not a name of a run's file")
    if let folder = RunFileName.folder(of: path) { try make(folder) }
    return try stage(path)
  }

  /// Ends a file and lists it for the manifest.
  package mutating func close(
    _ file: inout HashedFile, extent: Manifest.Extent = .document
  ) throws {
    let written = try file.finish()
    outputs.append(
      Manifest.Output(
        path: written.path, sha256: written.sha256, bytes: written.bytes,
        blockBytes: written.blockBytes, extent: extent))
    afterStep()
  }

  private mutating func make(_ folder: String) throws {
    let path = target.path + "/" + folder
    switch FileKind(path) {
    case .folder: return
    case .nothing: try Self.makeFolder(path, shown: target.shown + "/" + folder)
    case .file, .link, .device:
      throw OutputError(.cannotCreate, path: target.shown + "/" + folder, code: ENOTDIR)
    }
    madeFolders.append(path)
    afterStep()
  }

  /// Starts a file under a hidden name beside its place.
  private mutating func stage(_ path: String) throws -> HashedFile {
    let shown = target.shown + "/" + path
    let place = target.path + "/" + path
    guard [.nothing, .file].contains(FileKind(place, followsLinks: false)) else {
      throw OutputError(
        .cannotCreate, path: shown, reason: "This is not a plain file.",
        remedy: "Move it away, or name another folder.")
    }
    let start = RunFileName.folder(of: path).map { $0 + "/" } ?? ""
    let temporary = target.path + "/" + start + RunFileName.temporary(staged.count)
    unlink(temporary)
    let flags = O_WRONLY | O_CLOEXEC | O_CREAT | O_EXCL
    let descriptor = try checked(.cannotCreate, shown) { Foundation.open(temporary, flags, 0o666) }
    let file = HashedFile(descriptor, path: path, shown: shown)
    file.takePermissions(of: place)
    staged.append((temporary, path))
    afterStep()
    return file
  }
}

// MARK: - Giving files their places

extension OutputFolder {
  /// Gives all files their places, the manifest last, and removes what the run no longer has.
  ///
  /// - Throws: `OutputError`; until the first file has its place, an older run is as it was.
  package consuming func commit() throws -> Outcome {
    let text = manifest.text(outputs: outputs)
    if try changesNothing(text) { return .unchanged }
    // Everything that takes room on the disk comes before the first change.
    try stageText(text, as: Manifest.fileName)
    try stageText(journalText, as: RunFileName.journal)
    if let journal = staged.last { try place(journal) }
    staged.removeLast()
    syncFolders()
    for file in staged.dropLast() { try place(file) }
    syncFolders()
    if let manifest = staged.last { try place(manifest) }
    syncFolders()
    if !overwrites { removeObsolete() }
    try remove(RunFileName.journal)
    try checkPlaces()
    isDone = true
    return before.isEmpty ? .created : .replaced
  }

  /// Whether the folder holds the same files with the same bytes, and no stop was in between.
  private func changesNothing(_ text: String) throws -> Bool {
    let there = FileManager.default.contents(atPath: target.path + "/" + Manifest.fileName)
    return before.journal == nil && before.recorded != nil && there == Data(text.utf8)
      && staged.allSatisfy { file in
        FileManager.default.contentsEqual(
          atPath: file.temporary, andPath: target.path + "/" + file.path)
      }
  }

  private mutating func stageText(_ text: String, as path: String) throws {
    var buffer = ByteBuffer()
    buffer.append(text)
    var file = try stage(path)
    try file.append(buffer)
    _ = try file.finish()
  }

  private func place(_ file: (temporary: String, path: String)) throws {
    let place = target.path + "/" + file.path
    try checked(.cannotCreate, target.shown + "/" + file.path) { rename(file.temporary, place) }
    afterStep()
  }

  /// What this run and, where it is the same, the one before wrote: a mixture is made of these.
  private var journalText: String {
    let old = before.holds(manifest.run) ? before.known : [:]
    let known = old.sorted { $0.key < $1.key }.flatMap { path, digests in
      digests.sorted { $0.sha256 < $1.sha256 }.map { digest in
        Manifest.FileRecord(path, digest.sha256, bytes: 0, blockBytes: digest.blockBytes)
      }
    }
    let new = outputs.map {
      Manifest.FileRecord($0.path, $0.sha256.hexadecimal, bytes: 0, blockBytes: $0.blockBytes)
    }
    return manifest.journalText(of: known + new)
  }

  /// Removes files of the run before that this one does not have, unless they were edited, and the
  /// folders that are empty without them.
  private func removeObsolete() {
    let new = Set(outputs.map(\.path))
    let obsolete = before.known.keys.filter { !new.contains($0) }.sorted()
    for path in obsolete where before.isAsWritten(path) { try? remove(path) }
    for folder in Set(obsolete.compactMap(RunFileName.folder)).sorted()
    where rmdir(target.path + "/" + folder) == 0 {
      afterStep()
    }
  }

  private func remove(_ path: String) throws {
    try checked(.writeFailed, target.shown + "/" + path) { unlink(target.path + "/" + path) }
    afterStep()
  }

  private func syncFolders() {
    for folder in Set(outputs.compactMap { RunFileName.folder(of: $0.path) }) {
      syncFolder(target.path + "/" + folder)
    }
    syncFolder(target.path)
  }

  /// Somebody may have removed the folder, or files in it, under the run.
  private func checkPlaces() throws {
    let isWhole =
      lock?.isInPlace == true
      && outputs.allSatisfy { FileKind(target.path + "/" + $0.path) == .file }
    guard !isWhole else { return }
    throw OutputError(
      .writeFailed, path: target.shown, reason: "Files in it were removed while it was written.",
      remedy: "Run the command again.")
  }
}
