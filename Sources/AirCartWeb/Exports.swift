import AirCart

// What the page calls. Blocks belong to the caller: it allocates and frees them here, and a call
// leaves nothing behind.

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

/// Plans a job on each of its carts and returns the count of numbers of the answer, negative where
/// the block is too short for them.
@c(aircart_plan)
public func plan(
  _ input: UnsafePointer<Double>?, count: Int32, into output: UnsafeMutablePointer<Double>?,
  capacity: Int32
) -> Int32 {
  answer(input, count: count, into: output, capacity: capacity) {
    (reader, writer) throws(CallFailure) in
    let job = try JobBlock(&reader)
    try reader.checkEnd()
    try PlanBlock(job).write(to: &writer)
  }
}

/// Computes a matrix on each cart of a job and returns the count of numbers of the answer, negative
/// where the block is too short for them.
@c(aircart_matrix)
public func matrix(
  _ input: UnsafePointer<Double>?, count: Int32, into output: UnsafeMutablePointer<Double>?,
  capacity: Int32
) -> Int32 {
  answer(input, count: count, into: output, capacity: capacity) {
    (reader, writer) throws(CallFailure) in
    let block = try MatrixBlock(&reader)
    try reader.checkEnd()
    try block.write(to: &writer)
  }
}

/// Finds the rates at which a job's plan changes on each of its carts and returns the count of
/// numbers of the answer, negative where the block is too short for them.
@c(aircart_breaks)
public func breaks(
  _ input: UnsafePointer<Double>?, count: Int32, into output: UnsafeMutablePointer<Double>?,
  capacity: Int32
) -> Int32 {
  answer(input, count: count, into: output, capacity: capacity) {
    (reader, writer) throws(CallFailure) in
    let block = try BreakBlock(&reader)
    try reader.checkEnd()
    try block.write(to: &writer)
  }
}

/// Compares the carts of a farm and returns the count of numbers of the answer, negative where the
/// block is too short for them.
@c(aircart_farm)
public func farm(
  _ input: UnsafePointer<Double>?, count: Int32, into output: UnsafeMutablePointer<Double>?,
  capacity: Int32
) -> Int32 {
  answer(input, count: count, into: output, capacity: capacity) {
    (reader, writer) throws(CallFailure) in
    let block = try FarmBlock(&reader)
    try reader.checkEnd()
    try FarmAnswerBlock(block).write(to: &writer)
  }
}

/// Simulates seasons of a farm on each of its carts and returns the count of numbers of the answer,
/// negative where the block is too short for them.
@c(aircart_season)
public func season(
  _ input: UnsafePointer<Double>?, count: Int32, into output: UnsafeMutablePointer<Double>?,
  capacity: Int32
) -> Int32 {
  answer(input, count: count, into: output, capacity: capacity) {
    (reader, writer) throws(CallFailure) in
    try SeasonBlock(&reader).write(to: &writer)
  }
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

/// Runs a call and turns its failure into an answer.
private func answer(
  _ input: UnsafePointer<Double>?, count: Int32, into output: UnsafeMutablePointer<Double>?,
  capacity: Int32,
  _ call: (inout BlockReader, inout BlockWriter) throws(CallFailure) -> Void
) -> Int32 {
  var reader = BlockReader(input, count: Int(count))
  var writer = BlockWriter(output, capacity: Int(capacity))
  do throws(CallFailure) {
    try call(&reader, &writer)
  } catch {
    writer = BlockWriter(output, capacity: Int(capacity))
    writer.putHeader(error)
  }
  return writer.outcome
}
