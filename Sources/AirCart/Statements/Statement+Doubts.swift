extension Statement {
  /// The doubt about a percentage that is too small to be meant, but its hundredfold; `nil` where it
  /// may be meant.
  package static func doubt(_ kind: Kind, percent: Double) -> Statement? {
    guard percent > 0, percent < LikelyRate.leastPercent else { return nil }
    return Statement(kind, .number(percent), .number(percent), .number(percent * 100))
  }

  /// The doubt about an area that hardly any farm has; `nil` where it may be meant.
  package static func doubt(aboutField area: Area) -> Statement? {
    area.acres > LikelyRate.mostField ? Statement(.fieldDoubt, .area(area)) : nil
  }

  /// The doubt about what stays in a tank; `nil` where it may be meant.
  fileprivate static func doubt(about reserve: Reserve) -> Statement? {
    switch reserve {
    case .percent(let percent): return doubt(.reserveDoubt, percent: percent)
    case .volume(let volume):
      guard volume.bushels > 0, volume.bushels < LikelyRate.leastReserve else { return nil }
      return Statement(
        .reserveVolumeDoubt, .number(volume.bushels), .number(volume.bushels),
        .number(volume.bushels * 100))
    }
  }
}

extension ProductDemand {
  /// What can hardly be meant of its density and of what is placed with the seed.
  func doubts(at position: Int, in units: UnitSystem) -> [Statement] {
    let listed = ProductCatalogue.product(named: name)
    let unlikely = density.unlikelyStatement(of: listed, at: position)
    return [unlikely, seedPlacedDoubt(at: position, in: units)].compactMap { $0 }
  }

  /// A part of 1 may be meant where no more than one unit of weight is placed.
  private func seedPlacedDoubt(at position: Int, in units: UnitSystem) -> Statement? {
    let pounds = (seedPlaced ?? 0) * rate.poundsPerAcre
    let placed = ApplicationRate(poundsPerAcre: pounds)
    let figure = placed.value(units)
    guard figure > 0, figure <= 1 else { return nil }
    return Statement(.seedPlacedDoubt, .products([position]), .rate(placed), .rate(rate))
  }
}

extension PlanStatements {
  /// What can hardly be meant of reserves, of the margin, and of what a fill and the field come to.
  func doubtsAboutLimits() -> [Statement] {
    var doubts: [Statement] = []
    for case .reserve(_, let reserve) in job.constraints {
      if let doubt = Statement.doubt(about: reserve), !doubts.contains(doubt) {
        doubts.append(doubt)
      }
    }
    let margin = job.preferences.margin * 100
    doubts += [Statement.doubt(.marginDoubt, percent: margin), areaDoubt].compactMap { $0 }
    return doubts
  }

  private var areaDoubt: Statement? {
    let fill = plan.fillPlan.areaPerFill
    if let doubt = plan.fillPlan.fillArea?.doubtOfFill { return doubt }
    if let count = plan.fillPlan.fills, count > 1, fill.acres < LikelyRate.leastAcres {
      return Statement(.shortFillDoubt, .area(fill))
    }
    return Statement.doubt(aboutField: job.area)
  }
}
