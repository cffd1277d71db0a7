import AirCart
import AirCartDocuments

// What several documents say in the same words.

extension OutputField {
  static func status(_ status: @escaping @Sendable (Owner) -> SolutionStatus) -> Self {
    let words = [SolutionStatus.optimal, .feasible, .infeasible].map(\.name)
    return Self(.status, .word(words), "What is claimed of the allocation.") { status($0).name }
  }

  static func units(
    _ documentation: String, _ units: @escaping @Sendable (Owner) -> UnitSystem
  ) -> Self {
    Self(.units, .word(UnitSystem.allCases.map(\.name)), documentation) { units($0).name }
  }

  static func densities(_ set: @escaping @Sendable (Owner) -> DensitySet) -> Self {
    let words = DensitySet.allCases.map(\.name)
    return Self(.densities, .word(words), "The densities of products without their own.") {
      set($0).name
    }
  }

  static func even(_ filling: @escaping @Sendable (Owner) -> FillStyle) -> Self {
    Self(.even, .flag, "Whether all fills cover the same area.") { filling($0).isEven }
  }

  static func brim(_ filling: @escaping @Sendable (Owner) -> FillStyle) -> Self {
    Self(.brim, .flag, "Whether every tank in use is filled to capacity.") {
      filling($0).isToBrim
    }
  }

  static func infeasibility(_ text: @escaping @Sendable (Owner) -> String?) -> Self {
    Self(nullable: .infeasibility, .text, "Why not every product has a tank.", value: text)
  }

  static func advice(_ advice: @escaping @Sendable (Owner) -> [AdviceNote]) -> Self {
    Self(
      .advice, .list(AdviceNote.table), "What can be done better, with its source.", value: advice)
  }

  static func fills(_ fills: @escaping @Sendable (Owner) -> Int?) -> Self {
    Self(nullable: .fills, .whole, "The number of fills.", value: fills)
  }

  static func limitingProduct(_ product: @escaping @Sendable (Owner) -> String?) -> Self {
    Self(nullable: .limitingProduct, .text, "The product that runs out first.", value: product)
  }

  static func tiedWith(_ carts: @escaping @Sendable (Owner) -> [String]) -> Self {
    Self(.tiedWith, .list(.text), "The other carts that share the rank.", value: carts)
  }
}

/// A tank and the product that is in it.
struct TankContents: Sendable {
  let tank: Tank
  let product: String?

  static let table = OutputTable<TankContents>(
    "a tank",
    [
      .init(.tank, .text, "The name.") { $0.tank.name },
      .init(.capacityBu, .bushels, "The capacity.") { $0.tank.capacity },
      .init(nullable: .product, .text, "The product in it.") { $0.product },
    ])

  /// Tanks with their products, in order.
  static func all(_ tanks: [Tank], _ products: [String?]) -> [TankContents] {
    zip(tanks, products).map(TankContents.init)
  }
}

extension AdviceNote {
  static let table = OutputTable<AdviceNote>(
    "a piece of advice",
    [
      .init(.code, .text, "The kind, stable over releases.") { $0.code },
      .init(.message, .text, "The advice.") { $0.message },
      .init(.source, .text, "Where it was read.") { $0.source },
    ])
}

extension OutputShape<Double> {
  static var overlap: OutputShape { .measured(.percent) }
}

extension FieldOverlap {
  /// In percent; `nil` where nothing is seeded twice.
  var stated: Double? { percent == 0 ? nil : percent }
}

extension Nutrients {
  static let table = OutputTable<Nutrients>(
    "nutrients",
    [
      .init("nLbPerAc", .poundsPerAcre, "Nitrogen.") { $0[.nitrogen] },
      .init("p2o5LbPerAc", .poundsPerAcre, "Phosphate.") { $0[.phosphate] },
      .init("k2oLbPerAc", .poundsPerAcre, "Potash.") { $0[.potash] },
      .init("sLbPerAc", .poundsPerAcre, "Sulphur.") { $0[.sulphur] },
    ])
}
