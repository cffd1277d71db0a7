import AirCart
import AirCartDocuments
import AirCartSimulation

/// The text of `summary.json`: the numbers of a summary for programs, in the units of the scenario,
/// which the keys name.
package struct SummaryDocument: Sendable {
  /// The version of the file's structure.
  package static let schemaVersion = 1

  private let summary: SweepSummary
  private let title: String
  private let command: PlanCommand

  /// Creates the document; `command` says how a cell is planned.
  package init(_ summary: SweepSummary, title: String, command: PlanCommand) {
    self.summary = summary
    self.title = title
    self.command = command
  }

  /// A key with the ending of its unit: `areaPerFillAc`, or `areaPerFillHa` in metric files.
  private func key(_ name: String, _ quantity: DataQuantity) -> String {
    name + quantity.keyEnding(in: summary.grid.units)
  }

  /// A number in the units of the scenario.
  private func value(_ number: Double?, _ quantity: DataQuantity) -> JSONValue {
    .init(number.map { $0 * quantity.factor(in: summary.grid.units) })
  }

  /// The text.
  package var text: String { jsonValue.text() + "\n" }

  var jsonValue: JSONValue {
    let axes = GridAxes(summary.grid)
    return [
      "schemaVersion": .integer(Self.schemaVersion),
      "title": .string(title),
      "cells": .integer(summary.grid.cellCount),
      "units": .string(axes.units.name),
      key("fields", .area): .array(axes.fields.map(JSONValue.number)),
      "products": .array(summary.grid.products.indices.map(product)),
      "carts": .array(summary.carts.map(cart)),
      "ties": .array(summary.standing.ties.map(names)),
      "agreement": summary.agreement.record(in: summary.grid),
    ]
  }

  private func product(_ index: Int) -> JSONValue {
    let product = summary.grid.products[index]
    return [
      "name": .string(product.name),
      key("density", .density): value(product.density.poundsPerBushel, .density),
      key("rates", .rate): .array(product.statedRates.map(JSONValue.number)),
    ]
  }

  private func cart(_ cart: CartSummary) -> JSONValue {
    let standing = summary.standing
    return [
      "name": .string(cart.name),
      "capacityBu": .number(cart.capacity),
      "rank": .init(standing.ranks?[cart.cart]),
      "tiedWith": names(standing.carts(tiedWith: cart.cart)),
      "dominatedBy": standing.dominators.map { names($0[cart.cart]) } ?? nil,
      "cells": .integer(cart.cellCount),
      "infeasibleCells": .init(cart.infeasibleCells),
      key("areaPerFill", .area): spread(cart.areaPerFill, .area),
      "fills": spread(cart.fills, .plain),
      "greedy": greedy(cart),
      key("heaviestWeight", .mass): value(cart.heaviestWeight, .mass),
    ]
  }

  private func spread(_ spread: Spread?, _ quantity: DataQuantity) -> JSONValue {
    guard let spread else { return .null }
    return [
      "least": value(spread.least, quantity), "median": value(spread.median, quantity),
      "greatest": value(spread.greatest, quantity),
    ]
  }

  private func greedy(_ cart: CartSummary) -> JSONValue {
    [
      "comparedCells": .init(cart.greedy?.cellCount),
      "shortCells": .init(cart.greedy?.shortCells),
      "shortShare": .init(cart.greedy?.shortShare),
      "meanGapBu": .init(cart.greedy?.meanGap),
      "cellsThatFitOnlyByOptimum": .init(cart.greedy?.cellsThatFitOnlyByOptimum),
      "cellsNotCovered": .init(cart.cellsNotCoveredByGreedy),
      "meanCoverage": .init(cart.meanGreedyCoverage),
      "worst": cart.greedy?.worst.map(worst) ?? nil,
    ]
  }

  private func worst(_ worst: GreedyComparison.Worst) -> JSONValue {
    .object(
      [.init("gapBu", .number(worst.gap))] + summary.grid.place(of: worst.cell)
        + [.init("command", .string(command.text(worst.cell)))])
  }

  private func names(_ carts: [Int]) -> JSONValue {
    .array(carts.map { .string(summary.carts[$0].name) })
  }
}

extension JSONValue {
  fileprivate init(_ value: Int?) { self = value.map(JSONValue.integer) ?? .null }

  fileprivate init(_ value: Double?) { self = value.map(JSONValue.number) ?? .null }
}
