import AirCart

/// The stated rates along a stretch from a place on: acres of later fields, told in acres of this one.
///
/// ```
/// acres x of which the first a are at the present rate r, the next aᵢ at rᵢ:
/// present acres = a + Σ aᵢ · rᵢ/r
/// ```
/// The last rates go on without an end, so that a pass may be added to what is left.
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

  /// Acres at the present rate that take as much of a product as the next acres do.
  @inline(__always)
  func presentAcres(_ acres: Double, of product: Int, _ load: CartSeason.Load) -> Double {
    acres > self.acres ? laterPresentAcres(acres, of: product, load) : acres
  }

  /// Acres from here on for which there is enough of a product for some at the present rate.
  @inline(__always)
  func acres(lasting present: Double, of product: Int, _ load: CartSeason.Load) -> Double {
    present > acres ? laterAcres(lasting: present, of: product, load) : present
  }

  private func laterPresentAcres(
    _ acres: Double, of product: Int, _ load: CartSeason.Load
  ) -> Double {
    var (rest, sum, run) = (acres - self.acres, self.acres, later)
    while rest > run.pointee.acres {
      sum += run.pointee.acres * run.pointee.loads[product].rate / load.rate
      rest -= run.pointee.acres
      run += 1
    }
    return sum + rest * run.pointee.loads[product].rate / load.rate
  }

  private func laterAcres(
    lasting present: Double, of product: Int, _ load: CartSeason.Load
  ) -> Double {
    var (rest, sum, run) = (present - acres, acres, later)
    while rest * load.rate > run.pointee.acres * run.pointee.loads[product].rate {
      sum += run.pointee.acres
      rest -= run.pointee.acres * run.pointee.loads[product].rate / load.rate
      run += 1
    }
    return sum + rest * load.rate / run.pointee.loads[product].rate
  }
}
