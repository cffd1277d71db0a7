import AirCart
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
      "agreement": agreement,
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
      [.init("gapBu", .number(worst.gap))] + place(of: worst.cell)
        + [.init("command", .string(command.text(worst.cell)))])
  }

  private var agreement: JSONValue {
    let agreement = summary.agreement
    return [
      "checkedCells": .integer(agreement.checkedCells),
      "uncheckedCarts": .array(agreement.uncheckedCarts.map(JSONValue.string)),
      "isSample": .bool(agreement.isSample),
      "seed": Int(exactly: agreement.seed).map(JSONValue.integer) ?? .string("\(agreement.seed)"),
      "holds": agreement.checkedCells > 0 ? .bool(agreement.holds) : nil,
      "worst": agreement.worst.map(difference) ?? nil,
    ]
  }

  private func difference(_ difference: SweepAgreement.Difference) -> JSONValue {
    let objective =
      switch difference.objective {
      case .leastUnallocated: "optimal_unallocated_bu"
      case .largestAreaPerFill: "area_per_fill_ac"
      }
    return .object(
      [
        .init("metric", .string(objective)), .init("exact", .number(difference.exact)),
        .init("exhaustive", .number(difference.exhaustive)),
        .init("relative", .number(difference.relative)),
      ] + place(of: difference.cell))
  }

  /// The members that say where a cell is.
  private func place(of cell: SweepGrid.Cell) -> [JSONValue.Member] {
    let grid = summary.grid
    let indices = grid.rateIndices(ofCombination: cell.combination)
    let rates = grid.products.indices.map { product in
      JSONValue.number(grid.poundsPerAcre(ofProduct: product)[indices[product]])
    }
    return [
      .init("cart", .string(summary.carts[cell.cart].name)),
      .init("fieldAc", .number(grid.fields[cell.field].acres)),
      .init("ratesLbPerAc", .array(rates)),
    ]
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
