package import AirCart
import AirCartDocuments
import AirCartSimulation

extension SeasonReport {
  /// The inputs with their values and where the defaults come from; a stated value is the user's.
  package var assumptionTable: Answer.Table {
    Answer.Table(
      Season.numbers.compactMap { number in
        number.source.map { assumption(number, source: $0) }
      },
      [.words("Input") { $0.name }, .words("Value") { $0.value }, .words("From") { $0.source }])
  }

  private typealias Assumption = (name: String, value: String, source: String)

  /// A number with where it is from.
  ///
  /// What the farm says elsewhere, as a reserve for every use of its carts, is no default either.
  private func assumption(_ number: SeasonNumber, source: String) -> Assumption {
    let (input, value) = (results.input, number.value(in: results.input))
    let isOfStation =
      input.station != nil && StationWeather.keys.contains { $0.isSameWord(as: number.key) }
    let isStated = input.statedKeys.contains(number.key) || value != number.standard
    return (
      number.title, value.map { text($0, number.limit.unit) } ?? "no limit",
      isOfStation
        ? "the rain of \(input.station ?? ""); assumed: a field loses 10 mm a day"
        : isStated ? "the farm file" : source + published(number)
    )
  }

  private func published(_ number: SeasonNumber) -> String {
    guard let range = number.published else { return "" }
    let ends = [range.lowerBound, range.upperBound].map { amount($0, number.limit.unit, 0) }
    return " \(ends.joined(separator: " to ")) \(unit(number.limit.unit))"
  }

  func text(_ value: Double, _ unit: DataUnit) -> String { unit.text(value, units) { $0.plain } }
}

extension DataUnit {
  /// As in `76 ft`, rounded to two decimals, and to none in thousands.
  package func text(_ value: Double, _ units: UnitSystem, number: (Double) -> String) -> String {
    let exact = stated(value, units)
    let scale = abs(exact) < 1_000 ? 100.0 : 1
    let rounded = (exact * scale).rounded(.toNearestOrEven) / scale
    return [number(rounded), symbol(in: units)].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
