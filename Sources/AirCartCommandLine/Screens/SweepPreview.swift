import AirCartSimulation

/// What a sweep would compute: for `--dry-run`.
struct SweepPreview {
  let grid: SweepGrid
  let bytes: Double
  let folder: String

  var lines: [String] {
    let axes =
      [counted(grid.carts.count, "cart"), counted(grid.statedFields.count, "field size")]
      + grid.sweptProducts.map {
        "\(grid.products[$0].statedRates.count) rates of \(grid.products[$0].name)"
      }
    return [
      "Cells:   \(grid.cellCount) = \(axes.joined(separator: " × "))",
      "Memory:  \(sizeText(bytes)) for the results",
      "Files:   \(folder)",
      "Nothing was computed and nothing written.",
    ]
  }

  private func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(count == 1 ? word : word + "s")"
  }
}
