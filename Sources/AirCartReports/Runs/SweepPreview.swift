import AirCart
package import AirCartDocuments
package import AirCartSimulation

/// What a sweep would compute: for `--dry-run`.
package struct SweepPreview: Sendable {
  let grid: SweepGrid
  let bytes: Double
  /// The most bytes that a sweep may take.
  let limit: Double
  let isLimitTyped: Bool
  let folder: String

  package init(grid: SweepGrid, bytes: Double, limit: Double, isLimitTyped: Bool, folder: String) {
    self.grid = grid
    self.bytes = bytes
    self.limit = limit
    self.isLimitTyped = isLimitTyped
    self.folder = folder
  }

  private var fits: Bool { bytes <= limit }

  /// The usual limit is the machine's: it is named only where it matters.
  private var memoryText: String {
    let text = "\(sizeText(bytes)) for the results"
    guard fits else {
      return text + ", more than the limit of \(sizeText(limit)): the sweep would be refused"
    }
    return isLimitTyped ? text + ", within the limit of \(sizeText(limit))" : text
  }

  package func answer(title: String) -> Answer {
    Answer(
      title: title,
      blocks: [
        .facts([
          .init("Cells", "\(grid.cellCount) = \(axes.joined(separator: " × "))"),
          .init("Memory", memoryText), .init("Files", folder),
        ]), .sentence("Nothing was computed and nothing written."),
      ], data: Self.table.json(self), table: table)
  }

  private var axes: [String] {
    [grid.carts.count.counted("cart"), grid.fields.count.counted("field size")]
      + grid.sweptProducts.map {
        "\(grid.products[$0].rates.count) rates of \(grid.products[$0].name)"
      }
  }

  /// The same for programs.
  package static let table = OutputTable<SweepPreview>(
    "a preview",
    [
      .schemaVersion(2), .init(.cells, .whole, "The cells.") { $0.grid.cellCount },
      .init(.cartCount, .whole, "The carts.") { $0.grid.carts.count },
      .init("fieldSizeCount", .whole, "The field sizes.") { $0.grid.fields.count },
      .init(.rates, .list(rateTable), "The products whose rate is swept.") { preview in
        preview.grid.sweptProducts.map { preview.grid.products[$0] }
      },
      .init("memoryBytes", .number(in: "bytes"), "What the results take.") { $0.bytes },
      .init("fitsMemory", .flag, "Whether that is within the limit.") { $0.fits },
      .init("folder", .text, "Where the files would go.") { $0.folder },
    ])

  private static let rateTable = OutputTable<ProductRate>(
    "a swept rate",
    [
      .init(.product, .text, "The product.") { $0.name },
      .init(.count, .whole, "How many rates there are.") { $0.rates.count },
    ])

  /// The same as one row.
  private var table: ResultTable {
    ResultTable(
      columns: [
        .init("cells", cells: .integers([grid.cellCount])),
        .init("carts", cells: .integers([grid.carts.count])),
        .init("field_sizes", cells: .integers([grid.fields.count])),
        .init("rate_combinations", cells: .integers([grid.rateCombinationCount])),
        .init("memory_bytes", cells: .numbers([bytes])),
        .init("folder", cells: .texts([folder])),
        .init("fits_memory", cells: .texts([fits ? "yes" : "no"])),
      ], rowCount: 1)
  }
}

/// A number of bytes as people say it, in the largest unit that leaves a whole number before it.
package func sizeText(_ bytes: Double) -> String {
  let units = [("GB", 1e9, 2), ("MB", 1e6, 1), ("KB", 1e3, 1)]
  guard let (unit, size, digits) = units.first(where: { bytes >= $0.1 }) else {
    return "\(fixed(bytes, 0)) B"
  }
  return "\(fixed(bytes / size, digits)) \(unit)"
}
