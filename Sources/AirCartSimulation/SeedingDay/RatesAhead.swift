import AirCart

/// The stated rates along a stretch from a place on.
///
/// ```
/// acres x of which the first a take the use u here, stated as s, and the next aᵢ are stated as sᵢ:
/// pounds = a · u + Σ aᵢ · sᵢ · u/s; where s is 0, a · 0 + Σ aᵢ · sᵢ
/// ```
/// The last rates go on without an end, so that a pass may be added to what is left. Of a product that they
/// do not take, any pounds last for infinite acres. A trace of acres short of the next rates is enough for them:
/// these may take none.
struct RatesAhead: BitwiseCopyable {
  /// Acres at the present rates; infinite where no others follow.
  let acres: Double
  /// The runs of fields after them; the last one is infinite.
  private let later: UnsafeMutablePointer<SeasonModel.Run>

  /// The rates from the beginning of a field on, or from where so many acres of it are left.
  @inline(__always)
  init(
    _ field: CartSeason.Field, left: Double? = nil, of runs: UnsafeMutablePointer<SeasonModel.Run>
  ) {
    acres = field.acresAtRates - field.acres + (left ?? field.acres)
    later = runs + field.run + 1
  }

  /// Pounds of a product that the next acres take, of which an acre takes `use` here.
  @inline(__always)
  func pounds(
    forAcres acres: Double, of product: Int, use: Double, _ load: CartSeason.Load
  ) -> Double {
    acres > self.acres
      ? laterPounds(forAcres: acres, of: product, use: use, load) : acres * use
  }

  /// Acres from here on for which some pounds of a product last, of which an acre takes `use` here.
  @inline(__always)
  func acres(
    lasting pounds: Double, of product: Int, use: Double, _ load: CartSeason.Load
  ) -> Double {
    let present = use > 0 ? pounds / use : .infinity
    return present > acres - SeasonRules.traceAcres
      ? laterAcres(lasting: pounds, of: product, use: use, load) : present
  }

  /// The acres of a run of fields at the same rates, the present one being the first; infinite of the last.
  func acres(ofRun run: Int) -> Double { run == 0 ? acres : later[run - 1].acres }

  /// Pounds of a product that an acre of a run takes, of which an acre takes `use` here.
  func use(of product: Int, inRun run: Int, use: Double, _ load: CartSeason.Load) -> Double {
    run == 0 ? use : later[run - 1].loads[product].statedUse * Self.learned(use, load)
  }

  private func laterPounds(
    forAcres acres: Double, of product: Int, use: Double, _ load: CartSeason.Load
  ) -> Double {
    let learned = Self.learned(use, load)
    var (rest, sum, run) = (acres - self.acres, self.acres * use, later)
    while rest > run.pointee.acres {
      sum += run.pointee.acres * run.pointee.loads[product].statedUse * learned
      rest -= run.pointee.acres
      run += 1
    }
    return sum + rest * run.pointee.loads[product].statedUse * learned
  }

  private func laterAcres(
    lasting pounds: Double, of product: Int, use: Double, _ load: CartSeason.Load
  ) -> Double {
    guard acres < .infinity else { return use > 0 ? pounds / use : .infinity }
    let learned = Self.learned(use, load)
    var (rest, sum, run) = (max(0, pounds - acres * use), acres, later)
    while true {
      let own = run.pointee.loads[product].statedUse * learned
      let acres = own > 0 ? rest / own : .infinity
      if acres <= run.pointee.acres - SeasonRules.traceAcres { return sum + acres }
      sum += run.pointee.acres
      rest -= run.pointee.acres * own
      run += 1
    }
  }

  /// What is used over what is stated; 1 where the field takes none of the product.
  private static func learned(_ use: Double, _ load: CartSeason.Load) -> Double {
    load.statedUse > 0 ? use / load.statedUse : 1
  }
}
