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
