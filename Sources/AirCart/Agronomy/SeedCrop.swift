/// The crops of which something is known: those with seed in the catalogue, then others.
package enum SeedCrop: UInt8, CaseIterable, Sendable {
  /// Spring or winter wheat.
  case wheat
  /// Durum wheat.
  case durum
  /// Barley.
  case barley
  /// Oats.
  case oats
  /// Canola.
  case canola
  /// Flax.
  case flax
  /// Field peas.
  case peas
  /// Lentils.
  case lentils
  /// Soybeans.
  case soybeans
  /// Corn.
  case corn
  /// Mustard.
  case mustard
  /// Chickpeas.
  case chickpeas
  /// Canaryseed.
  case canaryseed
  /// Rye.
  case rye
  /// Triticale.
  case triticale
  /// Faba beans.
  case fabaBeans
  /// Lupins.
  case lupins
  /// Vetch.
  case vetch
  /// Sunflower.
  case sunflower
  /// Camelina.
  case camelina
  /// Hemp.
  case hemp

  /// Whether the seed is a legume's, which is sown with inoculant.
  package var isInoculated: Bool {
    switch self {
    case .peas, .lentils, .soybeans, .chickpeas, .fabaBeans, .lupins, .vetch: true
    case .wheat, .durum, .barley, .oats, .canola, .flax, .corn, .mustard, .canaryseed, .rye,
      .triticale, .sunflower, .camelina, .hemp:
      false
    }
  }
}
