/// What can hardly be meant of a farm.
package struct FarmDoubt {
  /// The crop or the field that it is about, by its position; neither for all of the farm.
  package var crop: Int?
  package var field: Int?
  /// The doubt, which means products by their positions in the crop.
  package let statement: Statement
}

extension Farm {
  /// What can hardly be meant, as of a job: rates of crops, then shares, then fills that last for
  /// days and fields.
  ///
  /// - Parameter plan: The plan whose fills are looked at; `nil` for none.
  /// - Returns: The doubts. A fill is never larger than the largest field of its crop.
  package func doubts(_ plan: FarmPlan?) -> [FarmDoubt] {
    var doubts: [FarmDoubt] = []
    for (crop, own) in crops.enumerated() {
      for (position, product) in own.products.enumerated() {
        let doubt = RateDoubt(
          product.rate, product.density, ProductTraits(named: product.name))
        guard let doubt else { continue }
        doubts.append(FarmDoubt(crop: crop, statement: doubt.statement(of: position, in: units)))
      }
    }
    doubts += shareDoubts.map { FarmDoubt(statement: $0) }
    for crop in crops.indices {
      guard let fill = plan?.crops[crop]?.areaPerFill.acres else { continue }
      let area = Area(acres: min(fill, largestField(ofCrop: crop)))
      if let doubt = area.doubtOfFill { doubts.append(FarmDoubt(crop: crop, statement: doubt)) }
    }
    for field in fields.indices {
      guard let doubt = Statement.doubt(aboutField: area(ofField: field)) else { continue }
      doubts.append(FarmDoubt(field: field, statement: doubt))
    }
    return doubts
  }

  private var shareDoubts: [Statement] {
    [
      Statement.doubt(.overlapDoubt, percent: overlap.percent),
      Statement.doubt(.marginDoubt, percent: margin * 100),
      Statement.doubt(.orderMarginDoubt, percent: (orderMargin ?? 0) * 100),
    ].compactMap { $0 }
  }

  /// The acres that are seeded of the largest field of a crop.
  private func largestField(ofCrop crop: Int) -> Double {
    fields.indices.reduce(0) { fields[$1].crop == crop ? max($0, area(ofField: $1).acres) : $0 }
  }
}
