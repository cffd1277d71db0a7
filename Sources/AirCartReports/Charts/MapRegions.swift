/// The regions of a map: neighbouring cells of one class, each with the place for its label.
struct MapRegions {
  /// A region: its class, and the middle and the size of the largest free box at its widest rows.
  struct Region {
    let place: Int?
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
  }

  /// Rows of classes from the bottom up.
  let places: [[Int?]]
  let cell: (width: Double, height: Double)

  /// All regions; O(cells · rows) at most.
  var all: [Region] {
    var owners = places.map { [Int](repeating: -1, count: $0.count) }
    var regions: [Region] = []
    for row in places.indices {
      for column in places[row].indices where owners[row][column] < 0 {
        regions.append(Region(place: places[row][column]))
        fill(&owners, from: (row, column), with: regions.count - 1)
      }
    }
    for row in places.indices { label(row, owners, &regions) }
    return regions
  }

  /// Gives the cells that hang together with one to a region.
  private func fill(_ owners: inout [[Int]], from start: (Int, Int), with owner: Int) {
    let place = places[start.0][start.1]
    var waiting = [start]
    owners[start.0][start.1] = owner
    while let (row, column) = waiting.popLast() {
      for (r, c) in [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
      where places.indices.contains(r) && places[r].indices.contains(c) && owners[r][c] < 0
        && places[r][c] == place
      {
        owners[r][c] = owner
        waiting.append((r, c))
      }
    }
  }

  /// Offers every run along a row to its region, with as many rows above and below as are as wide.
  private func label(_ row: Int, _ owners: [[Int]], _ regions: inout [Region]) {
    for run in owners[row].runs(of: \.self) {
      let owner = owners[row][run.lowerBound]
      let isWhole = { (row: Int) in owners[row][run].allSatisfy { $0 == owner } }
      let low = stride(from: row, through: 0, by: -1).prefix(while: isWhole).last ?? row
      let high = (row..<owners.count).prefix(while: isWhole).last ?? row
      let width = Double(run.count) * cell.width
      let height = Double(high - low + 1) * cell.height
      if min(width, height * 2) > min(regions[owner].width, regions[owner].height * 2) {
        let x = Double(run.lowerBound + run.upperBound) / 2 * cell.width
        let y = Double(low + high + 1) / 2 * cell.height
        regions[owner] = Region(
          place: regions[owner].place, x: x, y: y, width: width, height: height)
      }
    }
  }
}
