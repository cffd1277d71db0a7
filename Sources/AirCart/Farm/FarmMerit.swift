/// The figures by which carts are compared on a farm.
///
/// First the carts that can seed every crop, or the largest area of it; then the fewest fills; then
/// the fewest full carts, Σ area / area per fill, which is what counts where the fills are equal by
/// rounding up. Weight and clean-outs take no part.
struct FarmMerit {
  /// The area of fields whose crop the cart cannot seed.
  let unseeded: Double
  /// The fills of the other fields.
  let fills: Int
  /// Area / area per fill of the other fields.
  let fullCarts: Double
  let capacity: Double

  init(of plan: FarmPlan, on cart: Cart, _ farm: Farm, carriesOver: Bool) {
    var unseeded = 0.0
    var fills = 0
    var fullCarts = 0.0
    for field in plan.fields {
      let acres = farm.area(ofField: field.field).acres
      let count = carriesOver ? field.fillsCarriedOver : field.fills
      guard let count, let crop = plan.crops[farm.fields[field.field].crop] else {
        unseeded += acres
        continue
      }
      let (sum, overflows) = fills.addingReportingOverflow(count)
      fills = overflows ? .max : sum
      fullCarts += acres / crop.areaPerFill.acres
    }
    self.unseeded = unseeded
    self.fills = fills
    self.fullCarts = fullCarts
    capacity = cart.capacity.bushels
  }

  /// Whether a cart takes no more fills and holds no more, and is better in one of the two.
  ///
  /// A cart that cannot seed the farm dominates none, and every cart that can, if it is no larger.
  func dominates(_ other: FarmMerit) -> Bool {
    guard unseeded == 0 else { return false }
    let isSmaller = FigureTolerance.isLess(capacity, other.capacity)
    guard isSmaller || FigureTolerance.isSame(capacity, other.capacity) else { return false }
    guard other.unseeded == 0 else { return true }
    return fills < other.fills || (fills == other.fills && isSmaller)
  }
}
