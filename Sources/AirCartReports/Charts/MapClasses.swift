import AirCart
import AirCartDocuments

/// The classes of a map: discrete, labelled, and darker where there is more of what costs time.
///
/// One rule for the page, its script and the files: a class begins at a whole number of the last
/// decimal that is shown.
struct MapClasses {
  struct Entry {
    /// The least value, in units of the last decimal; loads are judged before they are rounded.
    let from: Int
    let label: String
    let color: ColorScale.Color
    /// A sign beside the colour; empty where the number is enough.
    var sign = ""
  }

  let entries: [Entry]
  private let metric: PageMetric

  /// The classes of values up to a greatest one.
  init(_ metric: PageMetric, from low: Double, to high: Double) {
    self.metric = metric
    entries =
      switch metric.classes {
      case .loads: Self.loads
      case .counts: Self.counts(Int(low), Int(high))
      case .amounts: Self.amounts(high, decimals: metric.decimals)
      }
  }

  /// Returns the class of a value; `nil` where there is none.
  func place(of value: Double) -> Int? {
    if metric.classes == .loads {
      return value.isFinite ? LoadClass(percent: value).rawValue : nil
    }
    return PackedColumn.scaled(value, decimals: metric.decimals).flatMap { scaled in
      entries.lastIndex { $0.from <= scaled }
    }
  }

  private static var loads: [Entry] {
    zip(LoadClass.allCases, ColorScale.ordered(LoadClass.allCases.count)).map {
      Entry(from: $0.rawValue, label: "\($0.load.word), \($0.range)", color: $1, sign: $0.load.sign)
    }
  }

  /// A class for every number while there are at most eight, then wider ones.
  private static func counts(_ low: Int, _ high: Int) -> [Entry] {
    let wide = [1, 2, 3, 4, 5, 10, 20, 50, 100, 200, 500, 1_000, 10_000, 100_000]
    let starts = high - low < 8 ? Array(low...high) : wide.filter { $0 <= high }
    let ends = starts.dropFirst().map { $0 - 1 } + [high]
    return zip(zip(starts, ends), ColorScale.ordered(starts.count)).map {
      let (start, end) = $0
      return Entry(from: start, label: start == end ? "\(start)" : "\(start)–\(end)", color: $1)
    }
  }

  /// None, then at most six steps of 1, 2, 5, 10, 20, 50 and so on.
  private static func amounts(_ high: Double, decimals: Int) -> [Entry] {
    let step = roundStep(from: 1) { high / $0 > 6 }
    let count = Int((high / step).rounded(.up))
    let unit = (0..<decimals).reduce(1) { power, _ in power * 10 }
    let bounds = (0...count).map { Int(step) * $0 }
    let steps = zip(bounds, bounds.dropFirst()).enumerated().map { place, ends -> (Int, String) in
      place == 0
        ? (1, "under \(ends.1.grouped)") : (ends.0 * unit, "\(ends.0.grouped) to \(ends.1.grouped)")
    }
    let all = [(0, "none")] + steps
    return zip(all, ColorScale.ordered(all.count)).map {
      Entry(from: $0.0, label: $0.1, color: $1)
    }
  }
}
