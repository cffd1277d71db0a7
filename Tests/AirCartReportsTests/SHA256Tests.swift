import AirCartReports
import Testing

/// The oracle is NIST's example values for FIPS 180-4 and its long messages.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopq"
        + "klmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `NIST's messages have NIST's digests`(_ message: String, _ digest: String) {
    #expect(SHA256.digest(of: Array(message.utf8)).hexadecimal == digest)
  }

  @Test func `a million letters a have NIST's digest`() {
    var hash = SHA256()
    let thousand = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000)
    for _ in 0..<1_000 { hash.update(thousand) }
    #expect(
      hash.digest.hexadecimal == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func `the pieces do not matter`() {
    let message = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    for length in [55, 56, 63, 64, 65, 119, 120, 128, 300] {
      let whole = SHA256.digest(of: Array(message[..<length]))
      for size in [1, 7, 63, 64, 65, 128] {
        var hash = SHA256()
        for start in stride(from: 0, to: length, by: size) {
          hash.update(Array(message[start..<min(start + size, length)]))
        }
        #expect(hash.digest == whole, "\(length) bytes in pieces of \(size)")
      }
    }
  }

  @Test func `asking for the digest does not end the hash`() {
    var hash = SHA256()
    hash.update(Array("ab".utf8))
    _ = hash.digest
    hash.update(Array("c".utf8))
    #expect(hash.digest == SHA256.digest(of: Array("abc".utf8)))
  }
}
