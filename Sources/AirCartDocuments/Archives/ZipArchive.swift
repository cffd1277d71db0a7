/// The files of a .zip archive: stored or deflated, neither encrypted nor beyond 4 GiB.
///
/// Names are only names here, and nothing is written anywhere. Reference: PKWARE APPNOTE 6.3.10.
package struct ZipArchive: Sendable {
  /// The most files, and the most bytes of all of them together.
  package static let fileLimit = 1_000
  package static let sizeLimit = 4 * SourceText.maximumSize
  /// Deflate makes no 258 bytes of less than two bits.
  private static let largestRatio = 1_032

  private struct Entry {
    let name: String
    let method: Int
    let checksum: UInt32
    /// Where its own header stands.
    let place: Int
    let packedSize: Int
    let size: Int
    /// Why it cannot be unpacked; `nil` where it can.
    var fault: Diagnostic?
  }

  private let bytes: [UInt8]
  private var entries: [Entry] = []

  /// Reads the names and sizes of an archive.
  ///
  /// - Throws: A diagnostic that names what is torn or leads out of its folder.
  package init(_ bytes: [UInt8]) throws(Diagnostic) {
    self.bytes = bytes
    guard let end = endRecord else {
      throw Diagnostic(
        .binary, "this is not a .zip archive, or its end is missing", notes: [Self.again])
    }
    let (count, start) = (number(end + 10, 2), number(end + 16, 4))
    guard count < 0xFFFF, start < 0xFFFF_FFFF, number(end + 4, 2) == 0 else {
      throw Self.refusal("the archive is in Zip64 or in several parts")
    }
    guard count <= Self.fileLimit else {
      throw Diagnostic(
        .tooLarge, "the archive has \(count.grouped) files, more than \(Self.fileLimit.grouped)",
        notes: [Self.unpack])
    }
    var place = start
    for _ in 0..<count { try readEntry(at: &place, before: end) }
  }

  /// The paths of its files, without folders and what a Mac adds, sorted.
  package var names: [String] { entries.map(\.name).sorted() }

  /// The files of a folder in it, which ends in a slash or is empty, by their names.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - isNeeded: Whether a file of that name is unpacked.
  /// - Returns: What each needed file holds.
  /// - Throws: A diagnostic that names a needed file which is torn, too large, encrypted or packed in
  ///   another way.
  package func files(
    in folder: String, where isNeeded: (String) -> Bool = { _ in true }
  ) throws(Diagnostic) -> [String: [UInt8]] {
    var needed: [(name: String, entry: Entry)] = []
    for entry in entries where entry.name.hasPrefix(folder) {
      let name = String(entry.name.dropFirst(folder.count))
      if !name.contains("/"), isNeeded(name) { needed.append((name, entry)) }
    }
    for own in needed { if let fault = own.entry.fault { throw fault } }
    guard needed.reduce(0, { $0 + $1.entry.size }) <= Self.sizeLimit else {
      throw Diagnostic(
        .tooLarge, "the files of the archive are larger than \(Self.sizeLimit >> 20) MiB together",
        notes: [Self.unpack])
    }
    var files: [String: [UInt8]] = [:]
    for (name, entry) in needed { files[name] = try contents(of: entry) }
    return files
  }

  // MARK: Directory

  private static let again: Phrase = "copy it or have it sent again"
  private static let unpack: Phrase = "unpack it, and name the folder that it makes"

  private static func refusal(_ fact: Phrase) -> Diagnostic {
    Diagnostic(.choice, fact, notes: [unpack])
  }

  private static func torn(_ fact: Phrase) -> Diagnostic {
    Diagnostic(.binary, "the archive is torn: \(fact)", notes: [again])
  }

  /// Where the record at the end begins, behind which a comment may stand.
  private var endRecord: Int? {
    let last = bytes.count - 22
    guard last >= 0 else { return nil }
    return (max(0, last - 0xFFFF)...last).reversed().first {
      number($0, 4) == 0x0605_4B50 && $0 + 22 + number($0 + 20, 2) <= bytes.count
    }
  }

  /// The number in some bytes that are there, the first of them the lowest.
  private func number(_ place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  private mutating func readEntry(at place: inout Int, before end: Int) throws(Diagnostic) {
    guard place + 46 <= end, number(place, 4) == 0x0201_4B50 else {
      throw Self.torn("its list of files ends too early")
    }
    let nameEnd = place + 46 + number(place + 28, 2)
    let next = nameEnd + number(place + 30, 2) + number(place + 32, 2)
    guard next <= end else { throw Self.torn("its list of files ends too early") }
    var name = String(decoding: bytes[(place + 46)..<nameEnd], as: UTF8.self)
      .replacing("\\", with: "/")
    while name.hasPrefix("./") { name.removeFirst(2) }
    var entry = Entry(
      name: name, method: number(place + 10, 2), checksum: UInt32(number(place + 16, 4)),
      place: number(place + 42, 4), packedSize: number(place + 20, 4), size: number(place + 24, 4))
    if !name.hasSuffix("/"), !Self.isOfMac(name) {
      try checkName(of: entry)
      entry.fault = Self.fault(of: entry, isEncrypted: number(place + 8, 2) & 1 == 1)
      entries.append(entry)
    }
    place = next
  }

  /// What a Mac adds beside each file.
  private static func isOfMac(_ name: String) -> Bool {
    name.hasPrefix("__MACOSX/") || name.split(separator: "/").last?.hasPrefix("._") == true
  }

  private func checkName(of entry: Entry) throws(Diagnostic) {
    let name = entry.name.quoted
    let parts = entry.name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(""), !parts.contains("."), !parts.contains(".."),
      parts.first?.hasSuffix(":") != true, !entry.name.utf8.contains(0)
    else { throw Diagnostic(.text, "the archive has \(name), which leads out of its folder") }
    guard !entries.contains(where: { $0.name == entry.name }) else {
      throw Diagnostic(.duplicateName, "the archive has \(name) twice", notes: [Self.again])
    }
  }

  /// Why a file cannot be unpacked, as far as the list tells.
  private static func fault(of entry: Entry, isEncrypted: Bool) -> Diagnostic? {
    let name = entry.name.quoted
    if isEncrypted { return refusal("\(name) in the archive is encrypted") }
    guard [entry.packedSize, entry.size, entry.place].allSatisfy({ $0 < 0xFFFF_FFFF }) else {
      return refusal("\(name) in the archive is in Zip64")
    }
    guard entry.method == 0 || entry.method == 8 else {
      return refusal(
        "\(name) in the archive is packed by method \(entry.method), and only stored and deflated "
          + "files are read")
    }
    guard entry.size <= SourceText.maximumSize else {
      return Diagnostic(
        .tooLarge, "\(name) in the archive is larger than 16 MiB",
        notes: ["join zones of one rate, or split the map by fields"])
    }
    let largest = entry.method == 0 ? entry.packedSize : largestRatio * entry.packedSize
    return entry.size <= largest
      ? nil
      : torn(
        "\(name) is said to have \(entry.size.grouped) bytes, packed in \(entry.packedSize.grouped)"
      )
  }

  // MARK: Contents

  private func contents(of entry: Entry) throws(Diagnostic) -> [UInt8] {
    let name = entry.name.quoted
    guard entry.place + 30 <= bytes.count, number(entry.place, 4) == 0x0403_4B50 else {
      throw Self.torn("\(name) is not where its list says")
    }
    let start = entry.place + 30 + number(entry.place + 26, 2) + number(entry.place + 28, 2)
    guard start + entry.packedSize <= bytes.count else {
      throw Self.torn("\(name) ends too early")
    }
    let packed = bytes[start..<(start + entry.packedSize)]
    let contents: [UInt8]
    do throws(Inflate.Torn) {
      contents =
        entry.method == 0 ? Array(packed) : try Inflate.bytes(of: packed, size: entry.size)
    } catch {
      throw Self.torn("\(name) cannot be unpacked")
    }
    guard contents.count == entry.size, Self.checksum(of: contents) == entry.checksum else {
      throw Self.torn("the checksum of \(name) is another")
    }
    return contents
  }

  /// CRC-32 of each byte.
  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
  }

  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { remainders[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }
}
