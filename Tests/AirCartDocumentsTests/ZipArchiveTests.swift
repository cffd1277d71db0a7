import AirCart
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// Oracles: an archive that Python's zipfile made of texts that are written here again, and messages
/// written by hand.
@Suite struct ZipArchiveTests {
  /// A stored file, and deflated ones whose blocks have codes of all three kinds; a folder, what a Mac
  /// adds, and a comment.
  private static let packed = [UInt8](
    Data(
      base64Encoded: """
        UEsDBBQAAAAAAABggVwAAAAAAAAAAAAAAAADAAAAUlgvUEsDBBQAAAAIAABggVzT+uKp4QAAAJwBAAAMAAAAUlgvcmF0
        ZXMuY3N2DdA7TgBQCETRftYyxRv+LMfCVhNj5eqlJYFw7t/31yd/Pn4/8fggrhbG8YGzsxGsLiRzE8VUoBnuGHoaltaC
        HrW3LOotZLSBnBsNBacKSvYkVOwXULPMoWGGQcsowR59Hky0vRfuiAbmlDcsmAVLbiesOBuw5shhw3aDLSsFf8x+cDFm
        4cZ4B3G6NTxoUfCkKuF3JeBNhw/XDL43EeKx6yF08EXYyQfhR78YcfZC5OETUacPRJ/eEUPJEEsX8nHzIXX6RdrpB3lF
        XyMvqV3SaxqJrNMH8h4ZR17WZ8jrasI/UEsDBBQAAAAIAABggVzYv3p1DQAAAB8AAAALAAAAUlgvdGlueS50eHRLzCxK
        TiwqUUjETgMAUEsDBBQAAAAAAABggVxleNFaDwAAAA8AAAAMAAAAUlgvcGxhaW4udHh0c3RvcmVkIGFzIGl0IGlzUEsD
        BBQAAAAIAABggVy4ZXjeIQAAABwAAAANAAAAUlgvYmxvY2tzLnR4dAEcAOP/ZGVmbGF0ZWQgaW50byBhIHN0b3JlZCBi
        bG9ja1BLAwQUAAAAAAAAYIFcZesTFwMAAAADAAAAFwAAAF9fTUFDT1NYL1JYLy5fcmF0ZXMuY3N2bWFjUEsBAhQDFAAA
        AAAAAGCBXAAAAAAAAAAAAAAAAAMAAAAAAAAAAAAAAIABAAAAAFJYL1BLAQIUAxQAAAAIAABggVzT+uKp4QAAAJwBAAAM
        AAAAAAAAAAAAAACAASEAAABSWC9yYXRlcy5jc3ZQSwECFAMUAAAACAAAYIFc2L96dQ0AAAAfAAAACwAAAAAAAAAAAAAA
        gAEsAQAAUlgvdGlueS50eHRQSwECFAMUAAAAAAAAYIFcZXjRWg8AAAAPAAAADAAAAAAAAAAAAAAAgAFiAQAAUlgvcGxh
        aW4udHh0UEsBAhQDFAAAAAgAAGCBXLhleN4hAAAAHAAAAA0AAAAAAAAAAAAAAIABmwEAAFJYL2Jsb2Nrcy50eHRQSwEC
        FAMUAAAAAAAAYIFcZesTFwMAAAADAAAAFwAAAAAAAAAAAAAAgAHnAQAAX19NQUNPU1gvUlgvLl9yYXRlcy5jc3ZQSwUG
        AAAAAAYABgBeAQAAHwIAAAoAYnkgemlwZmlsZQ==
        """, options: .ignoreUnknownCharacters)!)

  private static let files = [
    "rates.csv": "zone,rate\n" + (0..<60).map { "\($0),\($0 * 7_919 % 1_000)\n" }.joined(),
    "tiny.txt": "aircart aircart aircart aircart", "plain.txt": "stored as it is",
    "blocks.txt": "deflated into a stored block",
  ]

  private static func mistake(_ bytes: [UInt8]) -> String {
    do throws(Diagnostic) {
      let archive = try ZipArchive(bytes)
      _ = try archive.files(in: "RX/")
      return "no mistake: \(archive.names)"
    } catch {
      return ([error.message] + error.notes).joined(separator: "; ")
    }
  }

  /// The archive with other bytes from a place on.
  private static func changed(_ place: Int, _ bytes: [UInt8]) -> [UInt8] {
    var copy = packed
    copy.replaceSubrange(place..<(place + bytes.count), with: bytes)
    return copy
  }

  /// Where the list begins; the entry of `RX/rates.csv` follows that of the folder.
  private static let list = packed.indices.first { packed[$0...].starts(with: [80, 75, 1, 2]) }!
  private static let entry = list + 46 + 3
  private static let end = packed.count - 22 - "by zipfile".utf8.count

  @Test func `what Python packed is unpacked`() throws {
    let archive = try ZipArchive(Self.packed)
    #expect(archive.names == Self.files.keys.map { "RX/" + $0 }.sorted())
    let unpacked = try archive.files(in: "RX/").mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(unpacked == Self.files)
    #expect(try archive.files(in: "").isEmpty)
  }

  @Test func `what is torn or of another kind is named`() {
    for (bytes, message) in [
      (Self.changed(Self.entry + 8, [1]), "\"RX/rates.csv\" in the archive is encrypted"),
      (
        Self.changed(Self.entry + 10, [14]),
        "\"RX/rates.csv\" in the archive is packed by method 14"
      ),
      (Self.changed(Self.entry + 24, [255, 255, 255, 255]), "is in Zip64"),
      (Self.changed(Self.end + 10, [255, 255]), "the archive is in Zip64 or in several parts"),
      (Self.changed(Self.end + 10, [233, 3]), "the archive has 1,001 files, more than 1,000"),
      (Self.changed(Self.entry + 24, [0, 0, 0, 2]), "is larger than 16 MiB"),
      (
        Self.changed(Self.entry + 24, [0, 0, 15]), "\"RX/rates.csv\" is said to have 983,040 bytes"
      ),
      (Self.changed(Self.entry + 24, [1]), "\"RX/rates.csv\" cannot be unpacked"),
      (Self.changed(Self.entry + 16, [1, 2]), "the checksum of \"RX/rates.csv\" is another"),
      (Self.changed(Self.entry + 42, [1]), "\"RX/rates.csv\" is not where its list says"),
      (Self.changed(Self.entry + 46, Array("../rates".utf8)), "\"../rates.csv\", which leads out"),
      (Self.changed(Self.entry + 46, Array("/X".utf8)), "\"/X/rates.csv\", which leads out"),
      (Self.changed(Self.entry + 46, Array("..\\rates".utf8)), "\"../rates.csv\", which leads out"),
      (Self.changed(Self.entry + 46, Array("C:".utf8)), "\"C:/rates.csv\", which leads out"),
      (Self.changed(Self.entry, [0]), "its list of files ends too early"),
      ([], "this is not a .zip archive"), (Array("PK".utf8), "this is not a .zip archive"),
    ] {
      let mistake = Self.mistake(bytes)
      #expect(mistake.contains(message), "\(mistake)")
    }
  }

  /// What a map has no need of may be packed, locked and sized as it likes.
  @Test func `a file that is not needed may be encrypted or too large`() throws {
    for (place, bytes) in [(8, [1]), (10, [14]), (24, [0, 0, 0, 2])] {
      let archive = try ZipArchive(Self.changed(Self.entry + place, bytes.map { UInt8($0) }))
      let files = try archive.files(in: "RX/") { $0 != "rates.csv" }
      #expect(files.keys.sorted() == ["blocks.txt", "plain.txt", "tiny.txt"])
      #expect(throws: Diagnostic.self) { try archive.files(in: "RX/") { $0 == "rates.csv" } }
    }
  }

  @Test func `an archive that was cut is refused at any length`() {
    for length in Self.packed.indices {
      #expect(!Self.mistake(Array(Self.packed[..<length])).hasPrefix("no"), "\(length) bytes")
    }
  }

  /// Oracle: the checksums, so that what is not refused is what was packed.
  @Test(arguments: 0..<8)
  func `a byte that is another is refused or does not matter`(seed: Int) {
    var random = RandomProblems(seed: UInt64(52_000 + seed))
    for trial in 0..<500 {
      var bytes = Self.packed
      for _ in 0..<random.whole(1...3) {
        bytes[random.whole(0...(bytes.count - 1))] = UInt8(random.whole(0...255))
      }
      guard let files = try? ZipArchive(bytes).files(in: "RX/") else { continue }
      let texts = files.values.map { String(decoding: $0, as: UTF8.self) }
      #expect(Set(texts).isSubset(of: Self.files.values), "seed \(seed), trial \(trial)")
    }
  }
}
