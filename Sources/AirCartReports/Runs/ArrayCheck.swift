import AirCartScenarios
import AirCartSimulation

/// Compares one cart's part of an array.
struct ArrayCheck {
  private let metric: CellMetric
  private let axes: GridAxes
  private let path: String

  init(_ metric: CellMetric, _ axes: GridAxes) {
    self.metric = metric
    self.axes = axes
    path = "arrays/\(metric.arrayFileName)"
  }

  func check(in folder: String, _ values: ExpectedValues, _ findings: inout RunFindings) {
    let isFirst = values.cart == 0
    do {
      guard let file = FileBytes(folder + "/" + path) else {
        throw NPYReader.Flaw(fact: "no file")
      }
      var reader = try NPYReader(file)
      guard reader.element == metric.arrayElement, reader.shape == axes.shape else {
        throw NPYReader.Flaw(fact: "\(reader.element.rawValue) of shape \(reader.shape)")
      }
      check(&reader, values, &findings)
    } catch {
      // The same flaw would be found again for every cart.
      guard isFirst else { return }
      let fact = (error as? NPYReader.Flaw)?.fact ?? "\(error)"
      findings.add(
        path, .file, found: fact,
        expected: "\(metric.arrayElement.rawValue) of shape \(axes.shape)")
    }
  }

  private func check(
    _ reader: inout NPYReader, _ values: ExpectedValues, _ findings: inout RunFindings
  ) {
    reader.skip(values.cart * values.count)
    for row in 0..<values.count {
      let expected = number(values[metric, row])
      guard let found = reader.readElement() else {
        findings.add(
          path, .element(indices(values.cart, row)), found: "the end", expected: text(expected))
        return
      }
      findings.valueCount += 1
      if found != expected, !(found.isNaN && expected.isNaN) {
        findings.add(
          path, .element(indices(values.cart, row)), found: text(found), expected: text(expected))
      }
    }
    if values.cart == axes.carts.count - 1, !reader.isAtEnd() {
      findings.add(path, .file, found: "more elements", expected: "the end")
    }
  }

  /// A value as the array has it: −1 for a name that is none.
  private func number(_ value: Double) -> Double { metric.isName && value.isNaN ? -1 : value }

  private func text(_ value: Double) -> String { NumberText.shown(value) }

  private func indices(_ cart: Int, _ row: Int) -> [Int] {
    let rates = axes.rates.map { $0.index(inCombination: row) }
    return [cart, row / axes.combinationCount] + rates
  }
}
