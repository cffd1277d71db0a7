// The two ways through the choices: each placement by itself while they are few, and otherwise the
// best for each set of tanks.

extension PracticalWorkspace {
  /// The places of all placements that the choices make; `nil` where memory is too small for them.
  func allPlacements() -> Range<Int>? {
    placements[0] = Placement(tanks: 0, severity: 0, area: .infinity, code: 0)
    var stage = 0..<1
    for rank in 0..<productCount {
      var end = stage.upperBound
      for place in choices(of: rank) {
        let choice = choices[place]
        guard placementLimit - end >= stage.count else { return nil }
        for before in stage where placements[before].tanks & choice.tanks == 0 {
          placements[end] = placements[before].adding(choice, code: code(of: choice, rank))
          end += 1
        }
      }
      stage = stage.upperBound..<end
    }
    return stage
  }

  /// The places of the placements of least severity and then the largest area, one for each set of
  /// tanks that can be used exactly.
  func largestAreas() -> Range<Int> {
    reached(best(isVector: false)) {
      Placement(
        tanks: $0, severity: $1.severity, area: Double(bitPattern: $1.value), code: .max)
    }
  }

  /// The places of the placements of least severity and then the first vector, one for each set of
  /// tanks that can be used exactly.
  func firstVectors() -> Range<Int> {
    reached(best(isVector: true)) {
      Placement(tanks: $0, severity: $1.severity, area: .infinity, code: $1.value)
    }
  }

  private func reached(
    _ stage: UnsafeMutablePointer<Entry>, _ placement: (Int, Entry) -> Placement
  ) -> Range<Int> {
    var end = 0
    for tanks in 0..<setCount where stage[tanks].isReached {
      placements[end] = placement(tanks, stage[tanks])
      end += 1
    }
    return 0..<end
  }

  /// The best for each set of tanks when exactly it is used.
  @inline(__always)
  private func best(isVector: Bool) -> UnsafeMutablePointer<Entry> {
    var (stage, next) = stages
    stage.update(repeating: .none, count: setCount)
    // Nothing is placed before the first product, so that there is nothing to look through: that
    // is best for the one with the most choices.
    var first = 0
    for rank in 0..<productCount where choices(of: rank).count > choices(of: first).count {
      first = rank
    }
    for place in choices(of: first) {
      stage[choices[place].tanks] = Entry(
        severity: choices[place].severity, value: choices[place].value)
    }
    for rank in 0..<productCount where rank != first {
      next.update(repeating: .none, count: setCount)
      for place in choices(of: rank) { extend(stage, by: choices[place], into: next, isVector) }
      (stage, next) = (next, stage)
    }
    return stage
  }

  /// Adds a choice to every entry whose tanks leave it room.
  @inline(__always)
  private func extend(
    _ stage: UnsafeMutablePointer<Entry>, by choice: Choice,
    into next: UnsafeMutablePointer<Entry>, _ isVector: Bool
  ) {
    let free = (setCount - 1) & ~choice.tanks
    var rest = free
    while rest != 0 {
      let before = stage[rest]
      if before.isReached {
        let severity = before.severity + choice.severity
        let value = isVector ? before.value | choice.value : min(before.value, choice.value)
        let other = next[rest | choice.tanks]
        let isBetter =
          severity != other.severity
          ? severity < other.severity : isVector ? value < other.value : value > other.value
        if isBetter {
          next[rest | choice.tanks] = Entry(severity: severity, value: value)
        }
      }
      rest = (rest - 1) & free
    }
  }
}

extension PracticalWorkspace.Placement {
  /// The placement with one product more.
  @inline(__always)
  fileprivate func adding(_ choice: PracticalWorkspace.Choice, code: UInt64) -> Self {
    Self(
      tanks: tanks | choice.tanks, severity: severity + choice.severity,
      area: min(area, Double(bitPattern: choice.value)), code: self.code | code)
  }
}
