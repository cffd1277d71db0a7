import AirCartDocuments
import AirCartReports
import AirCartTestSupport
import Foundation
import Testing

/// The oracles are the recorded text and faults planted in a folder.
@Suite struct ManifestTests {
  private static let digest = SHA256.digest(of: [])

  @Test func `the manifest has the recorded text, outputs by path`() {
    let manifest = Manifest(
      .init(.sweep, "cart-choice"), version: "1.2.3",
      inputs: [
        .init(path: "Scenarios/cart-choice.json", sha256: Self.digest, bytes: 812),
        .init(path: "/somewhere/on/a/machine/carts.json", sha256: Self.digest, bytes: 0),
      ],
      options: [.init("seed", 1), .init("densities", "published"), .init("only", ["matrices"])],
      axes: [
        ["name": "cart", "values": ["91300", "9950"]],
        ["name": "field_ac", "values": [40, 80, 120.5]],
      ])
    let outputs: [Manifest.Output] = [
      .init(path: "results.csv", sha256: Self.digest, bytes: 1_234, extent: .rows(30)),
      .init(path: "results.nc", sha256: Self.digest, bytes: 368, extent: .document),
      .init(path: "report.html", sha256: Self.digest, bytes: 9, extent: .document),
    ]
    expectGolden(manifest.text(outputs: outputs), named: "manifest.json")
  }

  @Test func `every planted fault is found by name`() throws {
    try withScratchFolder { scratch in
      let run = scratch + "/run"
      try writeRun(run)
      #expect(Manifest.verify(run) == [])
      try FileManager.default.removeItem(atPath: run + "/matrices/b.csv")
      try place("aX", at: run + "/season.csv")
      try place("longer than before", at: run + "/trace.csv")
      try place("", at: run + "/charts/new.svg")
      try place("", at: run + "/.hidden")
      // File managers put these there unasked.
      for name in [".DS_Store", "charts/Thumbs.db", "desktop.ini"] {
        try place("", at: run + "/" + name)
      }
      #expect(
        Manifest.verify(run) == [
          .missing("matrices/b.csv"), .changed("season.csv"), .changed("trace.csv"),
          .extra(".hidden"), .extra("charts/new.svg"),
        ])
    }
  }

  @Test(arguments: [nil, "", "[]", "{}", #"{"tool": {"name": "other"}, "outputs": []}"#])
  func `a folder without our manifest is not ours`(_ text: String?) throws {
    try withScratchFolder { scratch in
      if let text { try place(text, at: scratch + "/manifest.json") }
      #expect(Manifest.verify(scratch) == [.unreadable("manifest.json")])
    }
  }

  @Test(arguments: ["../secret", "/etc/passwd", "a/../../b", "a//b", ""])
  func `a path out of the folder is not followed`(_ path: String) throws {
    try withScratchFolder { scratch in
      let text = """
        {"tool": {"name": "aircart"}, "outputs": [{"path": "\(path)", "sha256": "", "bytes": 0}]}
        """
      try place(text, at: scratch + "/run/manifest.json")
      #expect(Manifest.verify(scratch + "/run") == [.outside(path)])
    }
  }

  @Test func `two runs give the same manifest`() throws {
    try withScratchFolder { scratch in
      try writeRun(scratch + "/one")
      try writeRun(scratch + "/two")
      #expect(contents(scratch + "/one/manifest.json") == contents(scratch + "/two/manifest.json"))
      let text = try #require(contents(scratch + "/one/manifest.json"))
      #expect(!text.contains(scratch))
    }
  }

  @Test func `a file on disk has the digest of its bytes`() throws {
    try withScratchFolder { scratch in
      let text = String(repeating: "0123456789", count: 250_000)
      try place(text, at: scratch + "/large")
      let read = try WrittenFile(reading: scratch + "/large")
      #expect(read.bytes == 2_500_000)
      #expect(read.sha256 == SHA256.digest(of: Array(text.utf8)))
    }
  }

  /// The oracle is the hash of each block by itself, then of their digests; sixteen are hashed at once.
  @Test(arguments: [0, 1, 1 << 16, (1 << 16) + 1, 1 << 20, (1 << 21) + 77])
  func `a file in blocks has the digest of the digests of its blocks`(_ count: Int) throws {
    try withScratchFolder { scratch in
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }
      try Data(bytes).write(to: URL(fileURLWithPath: scratch + "/file"))
      let blocks = stride(from: 0, to: bytes.count, by: 1 << 16).map {
        SHA256.digest(of: Array(bytes[$0..<min($0 + 1 << 16, bytes.count)]))
      }
      let read = try WrittenFile(reading: scratch + "/file", inBlocks: true)
      #expect(read.sha256 == SHA256.digest(of: blocks.flatMap(\.bytes)))
      #expect(read.bytes == bytes.count)
      #expect(read.blockBytes == 1 << 16)
    }
  }

  private func writeRun(_ run: String) throws {
    var folder = try OutputFolder(run, for: Manifest(.init(.season, "farm"), version: "1"))
    for path in ["trace.csv", "season.csv", "matrices/b.csv"] {
      try folder.write(buffer("ab"), to: path, extent: .rows(1))
    }
    _ = try folder.commit()
  }
}
