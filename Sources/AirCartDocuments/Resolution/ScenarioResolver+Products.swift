import AirCart

extension ScenarioResolver {
  /// The products of the scenario, without those about which an error was reported.
  mutating func products() -> [ResolvedProduct] {
    reportRepeats(
      in: document.products.map(\.name), meaning: productNames(of: document.products),
      noun: "product")
    return document.products.compactMap { product($0, in: directory) }
  }

  private var directory: ProductDirectory {
    ProductDirectory(densities: document.densities, ownProducts: ownProducts)
  }

  /// The full names of the products of a document; those that cannot be found keep theirs.
  func productNames(of entries: [ProductEntry]) -> [String] {
    let directory = directory
    return entries.map { entry in
      let found = try? directory.product(named: entry.name.value, density: entry.density?.value)
      return found?.name ?? entry.name.value
    }
  }

  private mutating func product(
    _ entry: ProductEntry, in directory: ProductDirectory
  ) -> ResolvedProduct? {
    do {
      return try directory.product(named: entry.name.value, density: entry.density?.value)
    } catch {
      let isDensity = error.code == .noEquation
      add(error, at: isDensity ? entry.density?.location ?? entry.location : entry.name.location)
      return nil
    }
  }

  /// The pairs that are to be kept apart, each of two products of the document.
  mutating func keepApart(among names: [String]) -> [[String]] {
    let choices = names.map { NameChoice(product: $0) }
    return document.keepApart.map { pair in
      let meant = pair.compactMap { member(of: $0, choices) }
      if let second = pair.last, meant.count == 2, meant[0] == meant[1] {
        report.add(
          Diagnostic(
            .duplicateValue, "both names of this pair mean \(meant[0].quoted)",
            at: second.location))
      }
      return meant
    }
  }

  private mutating func member(of name: Located<String>, _ choices: [NameChoice]) -> String? {
    do {
      return try choices.name(meantBy: name.value, among: "the products of this file")
    } catch {
      add(error, at: name.location)
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
