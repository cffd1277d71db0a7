import AirCartDocuments

/// A page that was written, for programs.
struct WrittenPage {
  let path: String
  /// Its length, where the page is all that was written.
  var bytes: Int?

  static let table = OutputTable<WrittenPage>(
    "a page",
    [
      .schemaVersion(2), .init(.path, .text, "The file.") { $0.path },
      .init(ifAny: .bytes, .whole, "Its length.") { $0.bytes },
    ])

  var json: JSONValue { Self.table.json(self) }
}
