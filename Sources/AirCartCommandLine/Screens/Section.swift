import AirCartReports

/// A heading with lines below it; the lines are indented where there is room.
struct Section {
  let title: String
  let lines: [String]

  /// The columns that remain for the lines.
  static func lineWidth(of console: Console) -> Int {
    isIndented(console) ? console.width - indent : console.width
  }

  private static let indent = 2

  private static func isIndented(_ console: Console) -> Bool {
    console.width - indent >= TextTable.narrowWidth
  }

  /// The section as it is printed.
  func lines(on console: Console) -> [String] {
    let prefix = Self.isIndented(console) ? String(repeating: " ", count: Self.indent) : ""
    let titles = title.wrapped(to: console.width).map { console.outputStyle($0, as: .heading) }
    return titles + lines.map { $0.isEmpty ? $0 : prefix + $0 }
  }
}
