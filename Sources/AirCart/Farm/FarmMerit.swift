/// The figures by which carts are compared on a farm.
///
/// First the carts that can seed every crop, or the largest area of it; then the fewest fills; then
/// the fewest clean-outs; then the smallest; then the fewest full carts by the most that the cart can do,
/// Σ area / largest area per fill, which is what counts where the fills are equal by rounding up. What
/// a layout happens to leave over ranks nothing, and weight takes no part.
struct FarmMerit {
  /// The area of fields whose crop the cart cannot seed.
  let unseeded: Double
  /// The fills of the other fields.
  let fills: Int
  /// The clean-outs of all fields.
  let cleanOuts: Int
  /// Area / largest area per fill of the other fields.
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
      fills = fills.addingUpToMost(count)
      fullCarts += acres / crop.mostPerFill.acres
    }
    self.unseeded = unseeded
    self.fills = fills
    cleanOuts = plan.cleanOuts
    self.fullCarts = fullCarts
    capacity = cart.capacity.bushels
  }
}
