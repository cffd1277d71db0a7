import AirCart

extension ScenarioResolver {
  /// The products of the scenario, without those about which an error was reported.
  mutating func products() -> [ResolvedProduct] {
    reportRepeats(in: document.products.map(\.name), noun: "product")
    let directory = ProductDirectory(
      densities: document.densities, ownProducts: ownProducts)
    return document.products.compactMap { product($0, in: directory) }
  }

  private mutating func product(
    _ entry: ProductEntry, in directory: ProductDirectory
  ) -> ResolvedProduct? {
    do {
      return try directory.product(
        named: entry.name.value, density: entry.density?.value)
    } catch {
      let isDensity = error.code == .noEquation
      add(error, at: isDensity ? entry.density?.location ?? entry.location : entry.name.location)
      return nil
    }
  }

  /// The pairs that are to be kept apart, each of two products of the document.
  mutating func keepApart(among names: [String]) -> [[String]] {
    for name in document.keepApart.joined() where !names.contains(name.value) {
      add(
        ResolutionError(
          .unknownProduct, "\(name.value.quoted) is not among the products of this file",
          suggestion: closestNames(to: name.value, among: names).first), at: name.location)
    }
    return document.keepApart.map { $0.map(\.value) }
  }

  /// Checks that every combination of rates seeds something.
  mutating func checkRates() {
    let rates = document.products.map(\.rate)
    guard rates.allSatisfy({ $0.values.contains(0) }) else { return }
    let isEvery = rates.allSatisfy { $0.values == [0] }
    guard let rate = rates.first(where: { isEvery || $0.values.count > 1 }) else { return }
    report.add(
      Diagnostic(
        .nothingSeeded,
        isEvery
          ? "every rate is 0, so that nothing is seeded"
          : "in one combination every rate is 0, so that nothing is seeded",
        at: rate.location, notes: ["at least one product needs rates above 0 only"]))
  }
}
