import AirCartSimulation

/// What a sweep would compute: for `--dry-run`.
struct SweepPreview {
  let grid: SweepGrid
  let bytes: Double
  let folder: String

  var lines: [String] {
    let axes =
      ["\(grid.carts.count) carts", "\(grid.statedFields.count) field sizes"]
      + grid.sweptProducts.map {
        "\(grid.products[$0].statedRates.count) rates of \(grid.products[$0].name)"
      }
    return [
      "Cells:   \(grid.cellCount) = \(axes.joined(separator: " × "))",
      "Memory:  \(fixed(bytes / 1e6, 1)) MB for the results",
      "Files:   \(folder)",
      "Nothing was computed and nothing written.",
    ]
  }
}
