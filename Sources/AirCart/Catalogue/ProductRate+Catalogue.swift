// The catalogue's products by name, as a list of products writes them: `.wheat(110)`.

extension ProductRate {
  /// Wheat.
  public static var wheat: Product { catalogued("Wheat") }
  /// Durum.
  public static var durum: Product { catalogued("Durum") }
  /// Barley.
  public static var barley: Product { catalogued("Barley") }
  /// Oats.
  public static var oats: Product { catalogued("Oats") }
  /// Canola.
  public static var canola: Product { catalogued("Canola") }
  /// Flax.
  public static var flax: Product { catalogued("Flax") }
  /// Peas.
  public static var peas: Product { catalogued("Peas") }
  /// Lentils.
  public static var lentils: Product { catalogued("Lentils") }
  /// Soybeans.
  public static var soybeans: Product { catalogued("Soybeans") }
  /// Corn.
  public static var corn: Product { catalogued("Corn") }
  /// Mustard.
  public static var mustard: Product { catalogued("Mustard") }
  /// Chickpeas.
  public static var chickpeas: Product { catalogued("Chickpeas") }
  /// Canaryseed.
  public static var canaryseed: Product { catalogued("Canaryseed") }
  /// Rye.
  public static var rye: Product { catalogued("Rye") }
  /// Triticale.
  public static var triticale: Product { catalogued("Triticale") }
  /// Faba beans.
  public static var fabaBeans: Product { catalogued("Faba beans") }
  /// Sunflower.
  public static var sunflower: Product { catalogued("Sunflower") }
  /// Hemp.
  public static var hemp: Product { catalogued("Hemp") }
  /// Urea (46-0-0).
  public static var urea: Product { catalogued("Urea (46-0-0)") }
  /// MAP (11-52-0).
  public static var map: Product { catalogued("MAP (11-52-0)") }
  /// DAP (18-46-0).
  public static var dap: Product { catalogued("DAP (18-46-0)") }
  /// Ammonium Sulphate (21-0-0-24S).
  public static var ammoniumSulphate: Product { catalogued("Ammonium Sulphate (21-0-0-24S)") }
  /// Potash (0-0-60).
  public static var potash: Product { catalogued("Potash (0-0-60)") }
  /// MESZ (12-40-0-10S-1Zn).
  public static var mesz: Product { catalogued("MESZ (12-40-0-10S-1Zn)") }
  /// ESN (44-0-0).
  public static var esn: Product { catalogued("ESN (44-0-0)") }
  /// SuperU.
  public static var superU: Product { catalogued("SuperU") }
  /// MES15 (13-33-0-15S).
  public static var mes15: Product { catalogued("MES15 (13-33-0-15S)") }
  /// K-Mag (0-0-22-22S-11Mg).
  public static var kMag: Product { catalogued("K-Mag (0-0-22-22S-11Mg)") }
  /// Elemental Sulphur (0-0-0-90S).
  public static var elementalSulphur: Product { catalogued("Elemental Sulphur (0-0-0-90S)") }
  /// TSP (0-46-0).
  public static var tsp: Product { catalogued("TSP (0-46-0)") }
  /// Ammonium nitrate (34-0-0).
  public static var ammoniumNitrate: Product { catalogued("Ammonium nitrate (34-0-0)") }
  /// UAN 28 (28-0-0), a liquid.
  public static var uan28: Product { catalogued("UAN 28 (28-0-0)") }
  /// UAN 32 (32-0-0), a liquid.
  public static var uan32: Product { catalogued("UAN 32 (32-0-0)") }
  /// APP (10-34-0), a liquid.
  public static var ammoniumPolyphosphate: Product { catalogued("APP (10-34-0)") }
  /// ATS (12-0-0-26S), a liquid.
  public static var ammoniumThiosulphate: Product { catalogued("ATS (12-0-0-26S)") }
  /// Inoculant (granular).
  public static var inoculant: Product { catalogued("Inoculant (granular)") }

  private static func catalogued(_ name: StaticString) -> Product {
    guard let product = ProductCatalogue.product(named: "\(name)") else {
      preconditionFailure("The catalogue has what is named here.")
    }
    return product
  }
}

extension Product {
  /// The product at a rate in lb/ac, with its published density.
  public func callAsFunction(_ poundsPerAcre: Double) -> ProductRate {
    self([poundsPerAcre])
  }

  /// The product at each of some rates in lb/ac, with its published density.
  public func callAsFunction(_ poundsPerAcre: [Double]) -> ProductRate {
    ProductRate(
      name, density: published.value,
      rates: poundsPerAcre.map { ApplicationRate(poundsPerAcre: $0) })
  }

  /// The product at rates in lb/ac from one to another, both included where the step meets them.
  ///
  /// - Precondition: The step is above zero.
  public func callAsFunction(_ poundsPerAcre: ClosedRange<Double>, by step: Double) -> ProductRate {
    self(poundsPerAcre.stepped(by: step))
  }
}

extension [Area] {
  /// Field sizes in acres from one to another, both included where the step meets them.
  ///
  /// - Precondition: The step is above zero.
  public static func acres(_ range: ClosedRange<Double>, by step: Double) -> [Area] {
    range.stepped(by: step).map { Area(acres: $0) }
  }
}

extension ClosedRange<Double> {
  fileprivate func stepped(by step: Double) -> [Double] {
    precondition(step > 0, "A step is above zero.")
    return Array(stride(from: lowerBound, through: upperBound, by: step))
  }
}
