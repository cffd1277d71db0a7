extension BreakSearch {
  /// All points of the range at which something could change, its ends among them, in order; those
  /// within the tie tolerance of another count as one.
  func points() -> [Fraction] {
    var points: [Fraction] = []
    if staircase.pieces.isEmpty {
      points = envelopePoints()
    } else {
      for piece in staircase.pieces { append(piece, &points) }
      appendFills(&points)
    }
    return Self.sorted(points, from: lower, to: upper)
  }

  /// Sorts the points inside a range and puts its ends around them.
  static func sorted(_ points: [Fraction], from lower: Fraction, to upper: Fraction) -> [Fraction] {
    var sorted = [lower]
    let last = upper.value * (1 - Tolerance.tie)
    for point in points.sorted(by: { $0.value < $1.value })
    where point.value > (sorted.last?.value ?? 0) * (1 + Tolerance.tie) && point.value < last {
      sorted.append(point)
    }
    return sorted + [upper]
  }

  /// The ends of a piece, and where one of the products needs exactly what it can be given.
  private func append(_ piece: AreaStaircase.Piece, _ points: inout [Fraction]) {
    points += [piece.lower, piece.upper]
    let (lower, upper) = (piece.lower.value, piece.upper.value)
    for weight in lighter.weights {
      guard let point = weight.meeting(piece.level), point.value > lower, point.value < upper
      else { continue }
      points.append(point)
    }
    for product in 0..<job.productCount {
      for sum in job.sums[product] {
        guard let point = (sum * job.acresPerBushel[product]).meeting(piece.level),
          point.value > lower, point.value < upper
        else { continue }
        points.append(point)
      }
    }
  }

  // MARK: Fills

  /// Appends where fills make exactly the field: where one does, and the first others in order of
  /// the stated number, as many as are to be listed.
  private func appendFills(_ points: inout [Fraction]) {
    let pieces = staircase.pieces
    for piece in pieces { append(fills: 1, piece, &points) }
    var left = fillLimit
    for piece in job.isReciprocal ? pieces.reversed() : pieces {
      guard left > 0 else { return }
      let counts = counts(of: piece)
      guard counts.first <= counts.last else { continue }
      let listed = min(Double(left), counts.last - counts.first + 1)
      for step in 0..<Int(listed) {
        let fills = job.isReciprocal ? counts.last - Double(step) : counts.first + Double(step)
        append(fills: fills, piece, &points)
      }
      left -= Int(listed)
    }
  }

  /// The numbers of fills that make exactly the field somewhere on a piece.
  private func counts(of piece: AreaStaircase.Piece) -> (first: Double, last: Double) {
    guard job.isFieldVaried || piece.level.slope > 0 else { return (1, 0) }
    let first = quotient(at: piece.lower.value, piece.level) + Tolerance.tie
    let last = quotient(at: piece.upper.value, piece.level) - Tolerance.tie
    return (max(1, first.rounded(.up)), last.rounded(.down))
  }

  private func quotient(at parameter: Double, _ level: AreaLevel) -> Double {
    job.field(at: parameter) / level.acres(at: parameter)
  }

  private func append(fills: Double, _ piece: AreaStaircase.Piece, _ points: inout [Fraction]) {
    guard let point = job.parameter(whereFieldIs: fills * piece.level),
      point.value >= piece.lower.value, point.value <= piece.upper.value
    else { return }
    points.append(point)
  }
}
