/// Lots or varieties of one seed that crops of a farm have, their other products being the same.
///
/// Each lot may then lie in a tank from the start: every such crop has the seed of the others, too, at a
/// rate of 0.
package struct SeedLots: Equatable, Sendable {
  /// For each crop its products, by the crop that states one and its position there: of another crop is
  /// seed that the crop has at a rate of 0.
  package let products: [[Source]]

  /// A product of a crop, both by position.
  package struct Source: Equatable, Sendable {
    package let crop: Int
    package let product: Int
  }

  /// Puts crops together whose products, in any order, differ in one seed of the same kind alone; all of
  /// them get the order of the first.
  ///
  /// Those that would have more products than a job may have stay apart.
  ///
  /// - Parameter names: For each crop the names of its products in order.
  package init(_ names: [[String]]) {
    let seeds = names.map { Self.seed(of: $0) }
    products = names.indices.map { crop in
      let alike = names.indices.filter { Self.areAlike(names[crop], names[$0]) }
      var lots: [Source] = []
      for other in alike {
        guard let place = seeds[other],
          !lots.contains(where: { Self.isSame(names[$0.crop][$0.product], names[other][place]) })
        else { continue }
        lots.append(Source(crop: other, product: place))
      }
      guard lots.count > 1, names[crop].count - 1 + lots.count <= SubsetProgramme.productLimit
      else { return names[crop].indices.map { Source(crop: crop, product: $0) } }
      let first = alike[0]
      return names[first].indices.flatMap { product in
        if product == seeds[first] {
          return lots.map { lot in
            Self.place(of: names[lot.crop][lot.product], in: names[crop])
              .map { Source(crop: crop, product: $0) } ?? lot
          }
        }
        let place = Self.place(of: names[first][product], in: names[crop]) ?? seeds[crop] ?? product
        return [Source(crop: crop, product: place)]
      }
    }
  }

  /// The only seed among products; `nil` where there is none, or are several.
  private static func seed(of names: [String]) -> Int? {
    let seeds = names.indices.filter { ProductTraits(named: names[$0]).crop != nil }
    return seeds.count == 1 ? seeds[0] : nil
  }

  /// Whether products, each named once, are the same in any order, seed of one kind aside.
  private static func areAlike(_ names: [String], _ others: [String]) -> Bool {
    guard names.count == others.count, let seed = Self.seed(of: names),
      let other = Self.seed(of: others),
      ProductTraits(named: names[seed]).crop == ProductTraits(named: others[other]).crop
    else { return false }
    return names.indices.allSatisfy {
      $0 == seed
        || place(of: names[$0], in: names) == $0 && place(of: names[$0], in: others) != nil
    }
  }

  private static func place(of name: String, in names: [String]) -> Int? {
    names.firstIndex { isSame($0, name) }
  }

  private static func isSame(_ name: String, _ other: String) -> Bool {
    name.utf8.elementsEqual(other.utf8)
  }
}

extension Farm {
  /// Some crops in groups with the same seed at a rate above 0: each lot by itself.
  package func seededAlike(_ crops: [Int]) -> [[Int]] {
    var groups: [(crops: [Int], isSeeded: [Bool])] = []
    for crop in crops {
      let isSeeded = self.crops[crop].products.map {
        $0.isApplied && ProductTraits(named: $0.name).crop != nil
      }
      if let group = groups.firstIndex(where: { $0.isSeeded == isSeeded }) {
        groups[group].crops.append(crop)
      } else {
        groups.append(([crop], isSeeded))
      }
    }
    return groups.map { $0.crops }
  }

  /// The fields of crops that may share their tanks, where their order is chosen: lot after lot.
  func fieldsByLot(_ crops: [Int]) -> [Int] {
    seededAlike(crops).flatMap { group in
      fields.indices.filter { group.contains(fields[$0].crop) }
    }
  }
}
