/// The name of a key in results, spelt in its field or, where several tables have the key, here.
package enum OutputKey: ExpressibleByStringLiteral, Sendable {
  case cart, tank, product, crop, field, name, title, units, densities, carts, tanks, products
  case crops, fields, rate, area, speed, density, rates, constraints, constraintTexts, notes, advice
  case cells, matrices, rows, jobs, fill, filling, loads, moving, worth, hoursPerDay, productCount
  case capacityBu, emptyWeightLb, grossWeightLb, fieldAc, areaAc, areaPerFillAc, areaPerFill
  case rateLbPerAc, densityLbPerBu, demandBu, demandsBu, unallocatedBu, loadBu, loadLb, fillPct
  case leftBu, lastsAc, reserveBu, stops, meanGapBu, gapBu, bu, lb, status, fills, limitingProduct
  case infeasibility, unallocated, even, brim, rank, validations, overlap, dominatedBy, tiedWith
  case greedy, optimal, fillPlan, optimalShare, fullyCoveredShare, noTankShare, candidatesPerAnswer
  case subsetPairsPerAnswer, largestDisagreement, method, methods, unit, metric, kind, value, from
  case to, after, at, low, high, mean, median, isExact, isLiquid, share, count, seed, isSample,
    worst, holds
  case summary, days, message, rule, source, plan, inputs, run, differences, outputs, command, path
  case bytes, version, request, cartCount, abstract, discussion, help, allowedValues, options, code
  case meaning, date, stated, saving, endField, endAc, bags, areaPerHour, limitedBy
  /// A key that one table has.
  case only(String)

  package init(stringLiteral spelling: String) { self = .only(spelling) }

  /// The key for a name of data files: `gapMeanBu` for `gap_mean_bu`.
  package init(column: String) {
    let words = column.split(separator: "_")
    self = .only(
      words.enumerated().map { place, word in
        place == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
      }.joined())
  }

  package var spelling: String {
    if case .only(let spelling) = self { spelling } else { "\(self)" }
  }
}

extension OutputField {
  package static func schemaVersion(_ version: Int) -> Self {
    Self("schemaVersion", .exactly(version), "The version of the document's structure.") { _ in
      version
    }
  }
}
