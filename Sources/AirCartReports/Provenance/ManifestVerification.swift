import Foundation

extension Manifest {
  /// A difference between a folder and its manifest.
  package enum Discrepancy: Sendable, Equatable {
    /// The manifest lists a file that is not there.
    case missing(String)
    /// A file's bytes differ from the manifest.
    case changed(String)
    /// A file is there that the manifest does not list.
    case extra(String)
    /// The manifest lists a path that leads out of the folder.
    case outside(String)
    /// The manifest is missing or cannot be read, or is not one of ours.
    case unreadable(String)
  }

  /// Compares a folder with its manifest, file by file.
  ///
  /// - Returns: Every difference: what the manifest lists in its order, then extra files by name;
  ///   empty when all is as it was written.
  package static func verify(_ folder: String) -> [Discrepancy] {
    guard let recorded = RecordedManifest(folder: folder) else {
      return [.unreadable(fileName)]
    }
    let listed = Set(recorded.outputs.map(\.path) + [fileName])
    let extra = files(in: folder).filter { !listed.contains($0) }.map(Discrepancy.extra)
    return recorded.outputs.compactMap { $0.discrepancy(in: folder) } + extra
  }

  /// The paths of everything in a folder but folders and what file managers put there, sorted.
  private static func files(in folder: String) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.filter { path in
      FileKind(folder + "/" + path, followsLinks: false) != .folder
        && !RunFileName.isOfFileManager(path)
    }.sorted()
  }
}

/// A manifest as it is read back: no more of it than checking needs.
struct RecordedManifest: Decodable {
  let tool: Tool
  /// Which run it is; `nil` in a manifest of an earlier version.
  let run: Run?
  let outputs: [Output]

  struct Tool: Decodable {
    let name: String
  }

  struct Run: Decodable {
    let kind: String
    let name: String
  }

  struct Output: Decodable {
    let path: String
    let sha256: String
    let bytes: Int
    let blockBytes: Int?

    var digest: RecordedDigest { RecordedDigest(sha256: sha256, blockBytes: blockBytes) }
  }

  /// Reads the manifest of a folder; `nil` when there is none that AirCart wrote.
  init?(folder: String) { self.init(file: folder + "/" + Manifest.fileName) }

  /// Reads a plain file that is a manifest, or a journal, which is part of one.
  init?(file path: String) {
    guard FileKind(path, followsLinks: false) == .file, let data = contents(ofPlainFile: path),
      let read = try? JSONDecoder().decode(Self.self, from: data),
      read.tool.name == Manifest.toolName
    else { return nil }
    self = read
  }
}

extension RecordedManifest.Output {
  /// How the file in the folder differs, or `nil` when it does not.
  fileprivate func discrepancy(in folder: String) -> Manifest.Discrepancy? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains("..") || parts.contains("") { return .outside(path) }
    let file = folder + "/" + path
    guard FileKind(file) == .file else { return .missing(path) }
    guard let found = try? WrittenFile(reading: file, inBlocks: blockBytes != nil) else {
      return .changed(path)
    }
    return found.bytes == bytes && digest.isOf(found) ? nil : .changed(path)
  }
}

/// The digest of a file as a manifest has it.
struct RecordedDigest: Hashable {
  let sha256: String
  /// The bytes in a block; `nil` where the file was hashed whole.
  let blockBytes: Int?

  func isOf(_ file: WrittenFile) -> Bool {
    file.sha256.hexadecimal == sha256 && file.blockBytes == blockBytes
  }
}

extension WrittenFile {
  /// Measures and hashes a file that exists, whole or in blocks.
  ///
  /// - Throws: `CocoaError` or the system's error when it cannot be read.
  package init(reading path: String, inBlocks: Bool = false) throws {
    let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? handle.close() }
    var hash = SHA256()
    var bytes = 0
    while let piece = try handle.read(upToCount: FileStretch.limit), !piece.isEmpty {
      piece.withUnsafeBytes { piece in
        if inBlocks { hash.update(SHA256.digests(ofBlocks: piece)) } else { hash.update(piece) }
      }
      bytes += piece.count
    }
    self.init(
      path: path, sha256: hash.digest, bytes: bytes, blockBytes: inBlocks ? SHA256.blockBytes : nil)
  }
}
