/// The crops of a farm as its fields seed them.
///
/// That is each crop at its rates, as long as a field has them or none has others, and behind it one more
/// for each set of rates that fields have in their place.
package struct SeededCrops: Equatable, Sendable {
  /// A crop as fields seed it.
  package struct Entry: Equatable, Sendable {
    /// The crop as it is stated, by position.
    package let stated: Int
    /// The rates of its products in place of the stated ones; `nil` where these hold.
    package let rates: [Double]?
    /// The fields that are seeded so, by position.
    package fileprivate(set) var fields: [Int]
  }

  package private(set) var crops: [Entry] = []
  /// The position in `crops` of what each field is seeded with.
  package private(set) var cropOfField: [Int]

  /// Puts fields with the same crop and rates together.
  ///
  /// - Parameters:
  ///   - count: The number of crops that are stated.
  ///   - stated: The crop of each field, by position.
  ///   - own: The rates of each field in place of those of its crop; `nil` where it has none.
  package init(_ count: Int, ofFields stated: [Int], own: [[Double]?]) {
    cropOfField = stated
    for crop in 0..<count {
      let fields = stated.indices.filter { stated[$0] == crop }
      let common = fields.filter { own[$0] == nil }
      if fields.isEmpty || !common.isEmpty {
        for field in common { cropOfField[field] = crops.count }
        crops.append(Entry(stated: crop, rates: nil, fields: common))
      }
      let first = crops.count
      for field in fields {
        guard let rates = own[field] else { continue }
        let place = crops[first...].firstIndex { $0.rates == rates } ?? crops.count
        if place == crops.count { crops.append(Entry(stated: crop, rates: rates, fields: [])) }
        crops[place].fields.append(field)
        cropOfField[field] = place
      }
    }
  }

  /// Returns what a stated crop became, by position in `crops`.
  package func crops(ofStated stated: Int) -> [Int] {
    crops.indices.filter { crops[$0].stated == stated }
  }
}
