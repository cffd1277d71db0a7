import AirCart
import AirCartDocuments
import AirCartSimulation

extension SeasonReport {
  /// The inputs with their values and where the defaults come from; a stated value is the user's.
  package var assumptionTable: ResultTable {
    let rows = assumptions
    return ResultTable(
      columns: [
        .init("Input", cells: .texts(rows.map(\.name))),
        .init("Value", cells: .texts(rows.map(\.value))),
        .init("From", cells: .texts(rows.map(\.source))),
      ], rowCount: rows.count)
  }

  private struct Assumption {
    let name: String
    let value: String
    let source: String
  }

  private var assumptions: [Assumption] {
    SeasonInput.numbers.compactMap { number in
      number.source.map { assumption(number, source: $0) }
    }
  }

  /// A number with where it is from.
  ///
  /// What the farm says elsewhere, as a reserve for every use of its carts, is no default either.
  private func assumption(_ number: SeasonNumber, source: String) -> Assumption {
    let (input, value) = (results.input, number.value(in: results.input))
    let isStated = input.statedKeys.contains(number.key) || value != number.standard
    return Assumption(
      name: number.title, value: value.map { text($0, number.limit.unit) } ?? "no limit",
      source: isStated ? "the farm file" : source + published(number))
  }

  private func published(_ number: SeasonNumber) -> String {
    guard let range = number.published else { return "" }
    let ends = [range.lowerBound, range.upperBound].map { amount($0, number.limit.unit, 0) }
    return " \(ends.joined(separator: " to ")) \(unit(number.limit.unit))"
  }

  /// As in `76 ft`, rounded to two decimals, and to none in thousands.
  func text(_ value: Double, _ unit: SeasonUnit) -> String {
    let exact = unit.stated(value, units)
    let scale = exact < 1_000 ? 100.0 : 1
    let stated = (exact * scale).rounded(.toNearestOrEven) / scale
    return [stated.plain, unit.name(units)].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
