/// The name of a key in results, spelt in its field or, where several tables have the key, here.
package struct OutputKey: ExpressibleByStringLiteral, Sendable {
  package let name: String

  package init(stringLiteral name: String) { self.name = name }

  /// The key for a name of data files: `gapMeanBu` for `gap_mean_bu`.
  package init(column: String) {
    let words = column.split(separator: "_")
    name = words.enumerated().map { place, word in
      place == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }
}

/// The keys that several tables have.
extension OutputKey {
  package static let cart: Self = "cart"
  package static let tank: Self = "tank"
  package static let product: Self = "product"
  package static let crop: Self = "crop"
  package static let field: Self = "field"
  package static let name: Self = "name"
  package static let title: Self = "title"
  package static let units: Self = "units"
  package static let densities: Self = "densities"

  package static let carts: Self = "carts"
  package static let tanks: Self = "tanks"
  package static let products: Self = "products"
  package static let crops: Self = "crops"
  package static let fields: Self = "fields"
  package static let rate: Self = "rate"
  package static let area: Self = "area"
  package static let speed: Self = "speed"
  package static let density: Self = "density"
  package static let rates: Self = "rates"
  package static let constraints: Self = "constraints"
  package static let constraintTexts: Self = "constraintTexts"
  package static let notes: Self = "notes"
  package static let advice: Self = "advice"
  package static let cells: Self = "cells"
  package static let matrices: Self = "matrices"
  package static let rows: Self = "rows"
  package static let jobs: Self = "jobs"
  package static let fill: Self = "fill"
  package static let filling: Self = "filling"
  package static let loads: Self = "loads"
  package static let moving: Self = "moving"
  package static let worth: Self = "worth"
  package static let hoursPerDay: Self = "hoursPerDay"
  package static let productCount: Self = "productCount"

  package static let capacityBu: Self = "capacityBu"
  package static let emptyWeightLb: Self = "emptyWeightLb"
  package static let grossWeightLb: Self = "grossWeightLb"
  package static let fieldAc: Self = "fieldAc"
  package static let areaAc: Self = "areaAc"
  package static let areaPerFillAc: Self = "areaPerFillAc"
  package static let areaPerFill: Self = "areaPerFill"
  package static let rateLbPerAc: Self = "rateLbPerAc"
  package static let densityLbPerBu: Self = "densityLbPerBu"
  package static let demandBu: Self = "demandBu"
  package static let demandsBu: Self = "demandsBu"
  package static let unallocatedBu: Self = "unallocatedBu"
  package static let loadBu: Self = "loadBu"
  package static let loadLb: Self = "loadLb"
  package static let fillPct: Self = "fillPct"
  package static let leftBu: Self = "leftBu"
  package static let reserveBu: Self = "reserveBu"
  package static let stops: Self = "stops"
  package static let meanGapBu: Self = "meanGapBu"
  package static let gapBu: Self = "gapBu"
  package static let bu: Self = "bu"
  package static let lb: Self = "lb"

  package static let status: Self = "status"
  package static let fills: Self = "fills"
  package static let limitingProduct: Self = "limitingProduct"
  package static let infeasibility: Self = "infeasibility"
  package static let unallocated: Self = "unallocated"
  package static let even: Self = "even"
  package static let brim: Self = "brim"
  package static let rank: Self = "rank"
  package static let validations: Self = "validations"
  package static let overlap: Self = "overlap"
  package static let dominatedBy: Self = "dominatedBy"
  package static let tiedWith: Self = "tiedWith"
  package static let greedy: Self = "greedy"
  package static let optimal: Self = "optimal"
  package static let fillPlan: Self = "fillPlan"
  package static let optimalShare: Self = "optimalShare"
  package static let fullyCoveredShare: Self = "fullyCoveredShare"
  package static let noTankShare: Self = "noTankShare"
  package static let candidatesPerAnswer: Self = "candidatesPerAnswer"
  package static let subsetPairsPerAnswer: Self = "subsetPairsPerAnswer"
  package static let largestDisagreement: Self = "largestDisagreement"
  package static let method: Self = "method"
  package static let methods: Self = "methods"

  package static let unit: Self = "unit"
  package static let metric: Self = "metric"
  package static let kind: Self = "kind"
  package static let value: Self = "value"
  package static let from: Self = "from"
  package static let to: Self = "to"
  package static let after: Self = "after"
  package static let at: Self = "at"
  package static let low: Self = "low"
  package static let high: Self = "high"
  package static let mean: Self = "mean"
  package static let median: Self = "median"
  package static let isExact: Self = "isExact"
  package static let share: Self = "share"
  package static let count: Self = "count"
  package static let seed: Self = "seed"
  package static let isSample: Self = "isSample"
  package static let worst: Self = "worst"
  package static let holds: Self = "holds"

  package static let summary: Self = "summary"
  package static let days: Self = "days"
  package static let message: Self = "message"
  package static let rule: Self = "rule"
  package static let source: Self = "source"
  package static let plan: Self = "plan"
  package static let inputs: Self = "inputs"
  package static let run: Self = "run"
  package static let differences: Self = "differences"
  package static let outputs: Self = "outputs"
  package static let command: Self = "command"
  package static let path: Self = "path"
  package static let bytes: Self = "bytes"
  package static let version: Self = "version"
  package static let request: Self = "request"
  package static let cartCount: Self = "cartCount"
  package static let abstract: Self = "abstract"
  package static let discussion: Self = "discussion"
  package static let help: Self = "help"
  package static let allowedValues: Self = "allowedValues"
  package static let options: Self = "options"
  package static let code: Self = "code"
  package static let meaning: Self = "meaning"
}

extension OutputField {
  /// The version of the document's structure.
  package static func schemaVersion(_ version: Int) -> Self {
    Self("schemaVersion", .exactly(version), "The version of the document's structure.") { _ in
      version
    }
  }
}
