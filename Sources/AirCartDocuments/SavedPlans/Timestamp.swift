import Foundation

/// A moment as files write it: `2026-11-21T14:00:00Z`.
package struct Timestamp: Equatable, Comparable, Sendable {
  /// Milliseconds since the start of 1970 in UTC.
  package let milliseconds: Int64

  package init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Orders moments, the earlier one first.
  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }

  // Made once, for lists of thousands of plans; nothing changes it.
  nonisolated(unsafe) private static let form =
    /([0-9-]{10}T[0-9:]{8})(?:\.([0-9]+))?(?:Z|([+-])([01][0-9]|2[0-3]):([0-5][0-9]))/

  /// Reads a date and a time with `Z` or an offset behind it (ISO 8601, as in RFC 3339).
  ///
  /// What lies below a millisecond is cut off.
  package init?(_ text: String) {
    guard let parts = text.wholeMatch(of: Self.form)?.output,
      let second = try? Date(parts.1 + "Z", strategy: .iso8601),
      // Foundation takes 30 February for a day of March.
      second.formatted(.iso8601) == parts.1 + "Z", !parts.1.hasPrefix("0000"),
      let fraction = Int64(((parts.2 ?? "") + "000").prefix(3))
    else { return nil }
    let minutes = (Int64(parts.4 ?? "0") ?? 0) * 60 + (Int64(parts.5 ?? "0") ?? 0)
    milliseconds =
      Int64(second.timeIntervalSince1970) * 1000 + fraction
      - (parts.3 == "-" ? -minutes : minutes) * 60_000
  }

  /// The moment in UTC, with milliseconds where there are any.
  package var text: String {
    let fraction = (milliseconds % 1000 + 1000) % 1000
    let second = Date(timeIntervalSince1970: Double((milliseconds - fraction) / 1000))
    let whole = second.formatted(.iso8601)
    guard fraction > 0 else { return whole }
    return whole.dropLast() + ".\(String(1000 + fraction).dropFirst())Z"
  }
}
