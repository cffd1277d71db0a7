import AirCartDocuments
package import AirCartSimulation
import Foundation

extension RunWriter {
  /// Prepares to write a part of a run: its records, eight bytes each, the least significant first.
  package init(_ records: PartRecords, _ run: RunDescription) {
    let (words, size) = (records.words, 1 << 19)
    let file = RunFile(
      path: RunFileName.records.rawValue, extent: .document, valueCount: words.count,
      pieceCount: (words.count + size - 1) / size, header: { _ in ByteBuffer() },
      piece: { piece in
        let own = words[piece * size..<min((piece + 1) * size, words.count)].map(\.littleEndian)
        var buffer = ByteBuffer(capacity: own.count * 8)
        own.withUnsafeBytes { buffer.append($0) }
        return buffer
      })
    self.init(run, files: [file])
  }
}

extension PartRecords {
  /// Reads the records in a part's folder; `nil` where there are none.
  package init?(ofFolder folder: String) {
    guard let data = contents(ofPlainFile: "\(folder)/\(RunFileName.records.rawValue)") else {
      return nil
    }
    self.init(
      words: data.withUnsafeBytes { bytes in
        (0..<bytes.count / 8).map {
          UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self))
        }
      })
  }
}

extension Manifest {
  /// Whether a folder holds exactly what this part wrote there: text and records, byte for byte.
  package func isWhole(_ text: [UInt8], in folder: String) -> Bool {
    let path = RunFileName.records.rawValue
    let place = "\(folder)/\(path)"
    let length = (try? FileManager.default.attributesOfItem(atPath: place)[.size] as? Int) ?? 0
    let inBlocks = length > FileStretch.limit
    guard let file = try? WrittenFile(reading: place, inBlocks: inBlocks) else { return false }
    let output = Output(
      path: path, sha256: file.sha256, bytes: file.bytes, blockBytes: file.blockBytes,
      extent: .document)
    return text == Array(self.text(outputs: [output]).utf8)
  }
}
