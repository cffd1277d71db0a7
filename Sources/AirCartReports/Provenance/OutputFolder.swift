package import AirCartScenarios
import Foundation

/// A folder of results that appears complete or not at all.
///
/// Everything is written into a hidden folder beside it. `commit` adds the manifest and then puts
/// the new folder in the old one's place; until then the old one is untouched. A value that is
/// dropped before that leaves nothing behind, and what a killed run left is cleared by the next one.
///
/// A folder that AirCart wrote is replaced. Any other that is not empty is refused unless
/// `overwrites` is set. Files that AirCart did not write are kept in either case, but for those
/// whose very path is written anew.
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

  private let target: FilePath
  private let leftovers: Leftovers
  private let madeParents: [String]
  private var outputs: [Manifest.Output] = []
  private var isDone = false

  /// Prepares to write the folder at `path`, making the folders above it.
  ///
  /// - Throws: `OutputError` where `checkWritable` would.
  package init(_ path: String, overwrites: Bool = false) throws {
    let target = try FilePath(path)
    let leftovers = Leftovers(target: target)
    leftovers.clear()
    try Self.checkWritable(target, overwrites: overwrites)
    let madeParents = try Self.makeFolders(target.folder, shown: path)
    try Self.makeFolder(leftovers.temporary, shown: path)
    self.target = target
    self.madeParents = madeParents
    self.leftovers = leftovers
  }

  deinit {
    guard !isDone else { return }
    removeTree(leftovers.temporary)
    for parent in madeParents.reversed() { rmdir(parent) }
  }

  /// Gives up: an older folder stays, everything new goes.
  package consuming func abandon() {}

  /// Writes one file, in pieces.
  ///
  /// - Parameters:
  ///   - path: The path within the folder; folders in it are made.
  ///   - extent: What the manifest shall say of the file's size.
  ///   - body: Writes the file front to back.
  /// - Throws: `OutputError`, or what `body` throws.
  package mutating func write(
    _ path: String, extent: Manifest.Extent = .document,
    _ body: (inout FolderFile) throws -> Void
  ) throws {
    var file = try open(path)
    try body(&file)
    try close(&file, extent: extent)
  }

  /// Writes one file at once.
  package mutating func write(
    _ buffer: ByteBuffer, to path: String, extent: Manifest.Extent = .document
  ) throws {
    try write(path, extent: extent) { try $0.append(buffer) }
  }

  /// Opens a file, of which several may be open at a time; `close` makes it part of the run.
  package func open(_ path: String) throws -> FolderFile {
    precondition(Self.isInside(path), "\(path) does not lie within the folder")
    let parts = path.split(separator: "/")
    var folder = leftovers.temporary
    for part in parts.dropLast() {
      folder += "/" + part
      try Self.makeFolder(folder, shown: target.shown, mayExist: true)
    }
    return try FolderFile(path, in: leftovers.temporary, shown: target.shown)
  }

  /// Ends a file and lists it for the manifest.
  package mutating func close(
    _ file: inout FolderFile, extent: Manifest.Extent = .document
  ) throws {
    let written = try file.finish()
    outputs.append(
      Manifest.Output(
        path: written.path, sha256: written.sha256, bytes: written.bytes, extent: extent))
  }

  /// Adds the manifest and gives the folder its place.
  ///
  /// - Throws: `OutputError`; an older folder is then where it was.
  package consuming func commit(_ manifest: Manifest) throws -> Outcome {
    var text = ByteBuffer()
    text.append(manifest.text(outputs: outputs))
    try write(text, to: Manifest.fileName)
    let replacement = try FolderReplacement(target.shown, outputs: outputs)
    if replacement.changesNothing { return .unchanged }
    let outcome = try replacement.perform()
    isDone = true
    return outcome
  }

  private static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { !["", ".", ".."].contains($0) }
  }
}

/// A file of an output folder while it is written.
package struct FolderFile: ~Copyable {
  private let path: String
  private var file: HashedFile

  init(_ path: String, in folder: String, shown: String) throws {
    file = try HashedFile(creating: folder + "/" + path, shown: shown + "/" + path)
    self.path = path
  }

  /// Writes more bytes.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) throws { try file.append(bytes) }

  /// Writes the bytes of a buffer.
  package mutating func append(_ buffer: ByteBuffer) throws {
    try buffer.withUnsafeBytes { try file.append($0) }
  }

  fileprivate mutating func finish() throws -> WrittenFile {
    var written = try file.finish()
    written.path = path
    return written
  }
}
