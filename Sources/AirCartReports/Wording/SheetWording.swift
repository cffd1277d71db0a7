import AirCartDocuments

extension Wording {
  /// What a load sheet says on paper, printed from the terminal or from the what-if page.
  enum Sheet: String, CaseIterable {
    case title, job, even, brim, cut, reserves, densities, scale, scaleWithCart
    case date, operatorName, fieldName
    case each, tank, product, load, onScale, withCart, left, tender, thisFill, soFar, byFill

    var template: Template {
      switch self {
      case .title: "Load sheet: {a}, {b}"
      case .job: "{a} in {b}."
      case .even: "All fills are even."
      case .brim: "Every tank in use is filled to capacity."
      case .cut: "Loads are cut to what the fill seeds, so that all tanks run out together."
      case .reserves: "The first fill also loads the reserves, which stay in."
      case .densities: "Taken to weigh: {a}."
      case .scale:
        "Load the tanks in this order: \"Scale\" is what all product on the cart weighs then."
      case .scaleWithCart:
        """
        Load the tanks in this order: "Scale" is what all product on the cart weighs then, "With cart" \
        the same with the empty cart of {a}.
        """
      case .date: "Date"
      case .operatorName: "Operator"
      case .fieldName: "Field"
      case .each: "each"
      case .tank: "Tank"
      case .product: "Product"
      case .load: "Load"
      case .onScale: "Scale"
      case .withCart: "With cart"
      case .left: "Left"
      case .tender: "From the tender"
      case .thisFill: "This fill"
      case .soFar: "So far"
      case .byFill: "By fill {a}"
      }
    }

    func text(_ values: String...) -> String { template.filled(values, count: 1) }

    /// Every text by its name, for the page.
    static var json: JSONValue {
      .object(allCases.map { .init($0.rawValue, $0.template.json) })
    }
  }
}
