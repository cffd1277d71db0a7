/// Why data do not make a job.
///
/// Products and tanks are meant by position.
public enum JobError: Error, Equatable, Sendable {
  /// No product.
  case noProducts
  /// The cart has no tank.
  case noTanks
  /// More tanks than an assignment can tell apart.
  case tooManyTanks(Int, limit: Int)
  /// More products than an assignment can tell apart.
  case tooManyProducts(Int, limit: Int)
  /// The field's area is negative or not finite.
  case invalidArea(Double)
  /// A rate is negative, not finite, or takes volumes or areas out of the range of numbers.
  case invalidRate(product: Int, Double)
  /// A product of a job has no rate, or several.
  case severalRates(product: Int, Int)
  /// A density is zero, negative or not finite.
  case invalidDensity(product: Int, Double)
  /// A capacity is zero, negative, not finite, or takes the sum of all out of the range of numbers.
  case invalidCapacity(tank: Int, Double)
  /// A constraint names a product or a tank that is not there, a negative number of tanks, a
  /// reserve that leaves nothing of its tank, a weight that leaves no room for product, or a most
  /// number of tanks of a product that some hold already.
  case invalidConstraint(Int)
}
