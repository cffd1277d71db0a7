import AirCartDocuments
import AirCartReports
import Foundation
import Testing

/// Calls `body` with the path of a fresh folder, which is removed afterwards.
func withScratchFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("aircart-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try body(folder)
}

/// Writes a file, making the folders above it.
func place(_ text: String, at path: String) throws {
  let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  try Data(text.utf8).write(to: URL(fileURLWithPath: path))
}

/// The text of a file, or `nil` when there is none.
func contents(_ path: String) -> String? {
  FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
}

/// The paths of all files and empty folders below a folder, hidden ones included.
func tree(_ folder: String) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
    let inside = try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + path)
    return inside?.isEmpty ?? true
  }.sorted()
}

extension OutputFolder {
  /// Writes one file at once.
  mutating func write(
    _ buffer: ByteBuffer, to path: String, extent: Manifest.Extent = .document
  ) throws {
    var file = try open(path)
    try file.append(buffer)
    try close(&file, extent: extent)
  }

  /// Gives up: an older run stays, everything new goes.
  consuming func abandon() {}
}

extension AtomicFile {
  /// Gives up: an older file stays, the new bytes go.
  consuming func abandon() {}
}
