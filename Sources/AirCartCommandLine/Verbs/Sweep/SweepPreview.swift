import AirCartDocuments
import AirCartReports
import AirCartSimulation

/// What a sweep would compute: for `--dry-run`.
struct SweepPreview {
  let grid: SweepGrid
  let bytes: Double
  /// The most bytes that a sweep may take.
  let limit: Double
  let isLimitTyped: Bool
  let folder: String

  private var fits: Bool { bytes <= limit }

  /// The usual limit is the machine's: it is named only where it matters.
  private var memoryText: String {
    let text = "\(sizeText(bytes)) for the results"
    guard fits else {
      return text + ", more than the limit of \(sizeText(limit)): the sweep would be refused"
    }
    return isLimitTyped ? text + ", within the limit of \(sizeText(limit))" : text
  }

  func answer(title: String) -> Answer {
    Answer(
      title: title,
      blocks: [
        .facts([
          .init("Cells", "\(grid.cellCount) = \(axes.joined(separator: " × "))"),
          .init("Memory", memoryText), .init("Files", folder),
        ]), .sentence("Nothing was computed and nothing written."),
      ], data: jsonValue, table: table)
  }

  private var axes: [String] {
    [counted(grid.carts.count, "cart"), counted(grid.statedFields.count, "field size")]
      + grid.sweptProducts.map {
        "\(grid.products[$0].statedRates.count) rates of \(grid.products[$0].name)"
      }
  }

  /// The same for programs, the memory in bytes.
  private var jsonValue: JSONValue {
    [
      "schemaVersion": 1, "cells": .integer(grid.cellCount),
      "carts": .integer(grid.carts.count), "fieldSizes": .integer(grid.statedFields.count),
      "rates": .array(grid.sweptProducts.map(rates)), "memoryBytes": .number(bytes),
      "fitsMemory": .bool(fits),
      "folder": .string(folder),
    ]
  }

  private func rates(_ product: Int) -> JSONValue {
    [
      "product": .string(grid.products[product].name),
      "count": .integer(grid.products[product].statedRates.count),
    ]
  }

  /// The same as one row.
  private var table: ResultTable {
    ResultTable(
      columns: [
        .init("cells", title: "Cells", cells: .integers([grid.cellCount])),
        .init("carts", title: "Carts", cells: .integers([grid.carts.count])),
        .init("field_sizes", title: "Field sizes", cells: .integers([grid.statedFields.count])),
        .init(
          "rate_combinations", title: "Combinations of rates",
          cells: .integers([grid.rateCombinationCount])),
        .init("memory_bytes", title: "Memory", unit: "bytes", cells: .numbers([bytes])),
        .init("folder", title: "Files", cells: .texts([folder])),
        .init("fits_memory", title: "Fits", cells: .texts([fits ? "yes" : "no"])),
      ], rowCount: 1)
  }

  private func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(count == 1 ? word : word + "s")"
  }
}
