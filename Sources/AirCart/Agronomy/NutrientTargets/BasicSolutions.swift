/// Every feasible basic solution of a fertilizer programme: as many columns as there are targets,
/// the rest zero.
struct BasicSolutions {
  private let programme: FertilizerProgramme
  private let fertilizers: Int
  private let targets: Int
  /// Below zero by less is zero: what rounding leaves of amounts of this size.
  private let tolerance: Double

  init(of programme: FertilizerProgramme) {
    self.programme = programme
    fertilizers = programme.grades.count
    targets = programme.targets.count
    var largest = 1.0
    for target in programme.targets { largest = max(largest, target.amount.magnitude) }
    tolerance = 1e-9 * largest
  }

  /// All of them, one at least: nothing is applied, and all that is wanted is missing.
  var all: [FertilizerRates] {
    var found: [FertilizerRates] = []
    var basis: [Int] = []
    extend(&basis, from: 0, &found)
    return found
  }

  /// Adds the solutions whose columns begin with those of `basis`.
  private func extend(_ basis: inout [Int], from first: Int, _ found: inout [FertilizerRates]) {
    guard basis.count < targets else {
      if let values = values(of: basis), let rates = rates(values, of: basis) {
        found.append(rates)
      }
      return
    }
    for column in first..<(fertilizers + 2 * targets) {
      basis.append(column)
      extend(&basis, from: column + 1, &found)
      basis.removeLast()
    }
  }

  /// Fertilizers, then what is missing of each nutrient, then what is too much.
  private func coefficient(_ row: Int, _ column: Int) -> Double {
    if column < fertilizers {
      return programme.grades[column].percent(of: programme.targets[row].nutrient) / 100
    }
    if column < fertilizers + targets { return column - fertilizers == row ? 1 : 0 }
    return column - fertilizers - targets == row ? -1 : 0
  }

  /// The values of the columns of a basis, by Gaussian elimination with partial pivoting; `nil`
  /// where the columns are dependent.
  private func values(of basis: [Int]) -> [Double]? {
    var rows: [[Double]] = []
    for row in 0..<targets {
      rows.append(basis.map { coefficient(row, $0) } + [programme.targets[row].amount])
    }
    for step in 0..<targets {
      var pivot = step
      for row in step..<targets where rows[row][step].magnitude > rows[pivot][step].magnitude {
        pivot = row
      }
      guard rows[pivot][step].magnitude > 1e-11 else { return nil }
      rows.swapAt(step, pivot)
      for row in 0..<targets where row != step {
        let factor = rows[row][step] / rows[step][step]
        guard factor != 0 else { continue }
        for column in step...targets { rows[row][column] -= factor * rows[step][column] }
      }
    }
    var values: [Double] = []
    for row in 0..<targets { values.append(rows[row][targets] / rows[row][row]) }
    return values
  }

  /// The solution with these values in the columns of a basis; `nil` where one is below zero.
  private func rates(_ values: [Double], of basis: [Int]) -> FertilizerRates? {
    var rates = [Double](repeating: 0, count: fertilizers)
    var missing = 0.0
    var excess = 0.0
    for (value, column) in zip(values, basis) {
      guard value >= -tolerance else { return nil }
      let amount = value > tolerance ? value : 0
      if column < fertilizers {
        rates[column] = amount
      } else if column < fertilizers + targets {
        missing += amount
      } else {
        excess += amount
      }
    }
    return FertilizerRates(rates: rates, missing: missing, excess: excess)
  }
}
