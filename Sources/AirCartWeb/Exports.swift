import AirCart

// What the page calls. Blocks belong to the caller: it allocates and frees them here, and a call
// leaves nothing behind. A call that reads a block returns the count of numbers of its answer, negative
// where the block for the answer is too short for them.

/// Returns the version of the layout of all blocks.
@c(aircart_layout)
public func layoutVersion() -> Int32 { Layout.version }

/// Returns memory for so many numbers; nothing for a count below one or above 2²⁴.
@c(aircart_allocate)
public func allocateNumbers(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  guard count > 0, count <= 1 << 24 else { return nil }
  return .allocate(capacity: Int(count))
}

/// Gives memory back.
@c(aircart_deallocate)
public func deallocateNumbers(_ numbers: UnsafeMutablePointer<Double>?) {
  numbers?.deallocate()
}

/// Plans a job on each of its carts.
@c(aircart_plan)
public func plan(
  _ input: UnsafePointer<Double>?, count: Int32, into output: UnsafeMutablePointer<Double>?,
  capacity: Int32
) -> Int32 {
  answer(PlanBlock.self, input, count: count, into: output, capacity: capacity)
}

/// Finds the real rates in the middle of a field, and plans the rest.
@c(aircart_adjust)
public func adjust(
  _ input: UnsafePointer<Double>?, count: Int32, into output: UnsafeMutablePointer<Double>?,
  capacity: Int32
) -> Int32 {
  answer(AdjustBlock.self, input, count: count, into: output, capacity: capacity)
}

/// Computes a matrix on each cart of a job.
@c(aircart_matrix)
public func matrix(
  _ input: UnsafePointer<Double>?, count: Int32, into output: UnsafeMutablePointer<Double>?,
  capacity: Int32
) -> Int32 {
  answer(MatrixBlock.self, input, count: count, into: output, capacity: capacity)
}

/// Finds the rates at which a job's plan changes on each of its carts.
@c(aircart_breaks)
public func breaks(
  _ input: UnsafePointer<Double>?, count: Int32, into output: UnsafeMutablePointer<Double>?,
  capacity: Int32
) -> Int32 {
  answer(BreakBlock.self, input, count: count, into: output, capacity: capacity)
}

/// Compares the carts of a farm.
@c(aircart_farm)
public func farm(
  _ input: UnsafePointer<Double>?, count: Int32, into output: UnsafeMutablePointer<Double>?,
  capacity: Int32
) -> Int32 {
  answer(FarmAnswerBlock.self, input, count: count, into: output, capacity: capacity)
}

/// Simulates seasons of a farm on each of its carts.
@c(aircart_season)
public func season(
  _ input: UnsafePointer<Double>?, count: Int32, into output: UnsafeMutablePointer<Double>?,
  capacity: Int32
) -> Int32 {
  answer(SeasonBlock.self, input, count: count, into: output, capacity: capacity)
}

/// Reads what was typed.
@c(aircart_typed)
public func typed(
  _ input: UnsafePointer<Double>?, count: Int32, into output: UnsafeMutablePointer<Double>?,
  capacity: Int32
) -> Int32 {
  answer(TypedBlock.self, input, count: count, into: output, capacity: capacity)
}

/// Returns the sum of numbers: capacities of tanks, weights of carts that are pulled as one.
@c(aircart_sum)
public func sum(_ numbers: UnsafePointer<Double>?, _ count: Int32) -> Double {
  guard let numbers else { return 0 }
  return (0..<Int(max(0, count))).reduce(0) { $0 + numbers[$1] }
}

/// Converts a number; NaN for an unknown conversion.
@c(aircart_convert)
public func convert(_ conversion: Int32, _ value: Double) -> Double {
  Conversion(rawValue: Int(conversion))?(value) ?? .nan
}

/// Returns the density in lb/bu of a grain of which so many grams fill half a litre, by its equation.
@c(aircart_test_weight)
public func testWeight(_ intercept: Double, _ slope: Double, _ grams: Double) -> Double {
  TestWeightEquation(intercept: intercept, slope: slope).density(gramsPerHalfLitre: grams)
    .poundsPerBushel
}

/// Reads a question to its end, answers it, and turns a failure into an answer.
private func answer<Block: AnswerBlock>(
  _: Block.Type, _ input: UnsafePointer<Double>?, count: Int32,
  into output: UnsafeMutablePointer<Double>?, capacity: Int32
) -> Int32 {
  var reader = BlockReader(input, count: count)
  var writer = BlockWriter(output, capacity: capacity)
  do throws(CallFailure) {
    let block = try Block(&reader)
    try reader.checkEnd()
    try block.write(to: &writer)
  } catch {
    writer = BlockWriter(output, capacity: capacity)
    writer.putHeader(error)
  }
  return writer.outcome
}
