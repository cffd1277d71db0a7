/// The evaluators of a block: for each cart the one of the current set of products.
///
/// In separate memory, because taking one out of an array copies all that it refers to. One per
/// cart at a time: with many sets of applied products their memory would outgrow the results.
struct EvaluatorTable: ~Copyable {
  private struct Seat: ~Copyable {
    var set = -1
    var evaluator: AxisEvaluator?
  }

  private let seats: UnsafeMutableBufferPointer<Seat>
  private let make: (_ cart: Int, _ set: Int) -> AxisEvaluator

  init(cartCount: Int, _ make: @escaping (_ cart: Int, _ set: Int) -> AxisEvaluator) {
    self.make = make
    seats = .allocate(capacity: cartCount)
    for cart in seats.indices { seats.initializeElement(at: cart, to: Seat()) }
  }

  deinit {
    seats.deinitialize()
    seats.deallocate()
  }

  func evaluate(
    _ axis: AxisDemands, cart: Int, set: Int, into sinks: AxisEvaluator.Sinks,
    isCancelled: () -> Bool
  ) {
    if seats[cart].set != set {
      seats[cart] = Seat(set: set, evaluator: make(cart, set))
    }
    seats[cart].evaluator?.evaluate(axis, into: sinks, isCancelled: isCancelled)
  }
}
