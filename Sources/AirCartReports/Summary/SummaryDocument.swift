import AirCart
import AirCartScenarios
import AirCartSimulation

/// The text of `summary.json`: the numbers of a summary for programs, in acres and pounds.
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

  /// The text.
  package var text: String {
    let axes = GridAxes(summary.grid)
    let value: JSONValue = [
      "schemaVersion": .integer(Self.schemaVersion),
      "title": .string(title),
      "cells": .integer(summary.grid.cellCount),
      "fieldsAc": .array(axes.fields.map(JSONValue.number)),
      "products": .array(summary.grid.products.indices.map(product)),
      "carts": .array(summary.carts.map(cart)),
      "ties": .array(summary.standing.ties.map(names)),
      "agreement": summary.agreement.record(in: summary.grid),
    ]
    return value.text(.pretty) + "\n"
  }

  private func product(_ index: Int) -> JSONValue {
    let product = summary.grid.products[index]
    return [
      "name": .string(product.name),
      "densityLbPerBu": .number(product.density.poundsPerBushel),
      "ratesLbPerAc": .array(
        summary.grid.poundsPerAcre(ofProduct: index).map(JSONValue.number)),
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
      "areaPerFillAc": .init(cart.areaPerFill),
      "fills": .init(cart.fills),
      "greedy": greedy(cart),
      "heaviestWeightLb": .init(cart.heaviestWeight),
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

  fileprivate init(_ spread: Spread?) {
    guard let spread else {
      self = .null
      return
    }
    self = [
      "least": .number(spread.least), "median": .number(spread.median),
      "greatest": .number(spread.greatest),
    ]
  }
}
