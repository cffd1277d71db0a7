/// How much of a product a farm takes in all.
package struct ProductTotal: Equatable, Sendable {
  /// The product's name.
  package let name: String
  /// The mass, which is what is ordered.
  package let mass: Mass
  /// The volume, which is what is hauled: on each crop at the density that it has there.
  package let volume: Volume
}

extension [String] {
  /// The place of a name, byte by byte: texts as people compare them would take a browser tables as
  /// large as the engine.
  package func place(of name: String) -> Int? { firstIndex { $0.utf8.elementsEqual(name.utf8) } }
}

extension Farm {
  /// What all fields take together of each product, in the order in which crops name them.
  ///
  /// Products are told apart by their names. Products at a rate of 0, and those of crops without a
  /// field, are left out. The figures are for what is seeded; a reserve that stays in a tank comes
  /// on top.
  package var productTotals: [ProductTotal] {
    var names: [String] = []
    var pounds: [Double] = []
    var bushels: [Double] = []
    for (index, crop) in crops.enumerated() {
      for product in crop.products where product.isApplied {
        for field in fields.indices where fields[field].crop == index {
          let area = area(ofField: field)
          let mass = product.rate.mass(on: area)
          let volume = ProductDemand(product, area: area).demand
          if let known = names.place(of: product.name) {
            pounds[known] += mass.pounds
            bushels[known] += volume.bushels
          } else {
            names.append(product.name)
            pounds.append(mass.pounds)
            bushels.append(volume.bushels)
          }
        }
      }
    }
    return names.indices.map {
      ProductTotal(
        name: names[$0], mass: Mass(pounds: pounds[$0]), volume: Volume(bushels: bushels[$0]))
    }
  }

  /// The area of all fields with a crop, or of all fields.
  public func area(ofCrop crop: Int? = nil) -> Area {
    var sum = Area(0, in: units)
    for field in fields.indices where crop.map({ $0 == fields[field].crop }) ?? true {
      sum = sum + area(ofField: field)
    }
    return sum
  }
}
