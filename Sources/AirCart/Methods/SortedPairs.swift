/// Up to six numbers from the largest to the smallest, each in both lanes of a vector.
///
/// Kept in registers, and sorted without a branch: which of two random demands is larger cannot be
/// predicted, and a missed branch costs as much as half a scan.
struct SortedPairs {
  /// The most numbers.
  static let limit = 6

  private var first, second, third, fourth, fifth, sixth: SIMD2<Double>

  /// Takes over `count` numbers that are sorted already.
  @inline(__always)
  init(alreadySorted numbers: UnsafePointer<Double>, count: Int) {
    first = SIMD2(repeating: numbers[0])
    second = SIMD2(repeating: count > 1 ? numbers[1] : 0)
    third = SIMD2(repeating: count > 2 ? numbers[2] : 0)
    fourth = SIMD2(repeating: count > 3 ? numbers[3] : 0)
    fifth = SIMD2(repeating: count > 4 ? numbers[4] : 0)
    sixth = SIMD2(repeating: count > 5 ? numbers[5] : 0)
  }

  /// Sorts `count` numbers; a literal count compiles to a straight line.
  @inline(__always)
  init(_ numbers: UnsafePointer<Double>, count: Int) {
    self.init(alreadySorted: numbers, count: count)
    if count > 1 { order(&first, &second) }
    if count > 2 {
      order(&second, &third)
      order(&first, &second)
    }
    if count > 3 {
      order(&third, &fourth)
      order(&second, &third)
      order(&first, &second)
    }
    if count > 4 {
      order(&fourth, &fifth)
      order(&third, &fourth)
      order(&second, &third)
      order(&first, &second)
    }
    if count > 5 {
      order(&fifth, &sixth)
      order(&fourth, &fifth)
      order(&third, &fourth)
      order(&second, &third)
      order(&first, &second)
    }
  }

  @inline(__always)
  subscript(rank: Int) -> SIMD2<Double> {
    switch rank {
    case 0: first
    case 1: second
    case 2: third
    case 3: fourth
    case 4: fifth
    default: sixth
    }
  }

  /// One divided by each number, in the same order.
  var reciprocals: SortedPairs {
    @inline(__always)
    get {
      let one = SIMD2<Double>(repeating: 1)
      var result = self
      result.first = one / first
      result.second = one / second
      result.third = one / third
      result.fourth = one / fourth
      result.fifth = one / fifth
      result.sixth = one / sixth
      return result
    }
  }
}

/// Sorts a few numbers from the largest to the smallest, where their order can be guessed or their
/// number is beyond `SortedPairs`.
package func sortDescending(
  _ numbers: UnsafePointer<Double>, count: Int, into sorted: UnsafeMutablePointer<Double>
) {
  for index in 0..<count {
    let number = numbers[index]
    var place = index
    while place > 0, sorted[place - 1] < number {
      sorted[place] = sorted[place - 1]
      place -= 1
    }
    sorted[place] = number
  }
}

/// Returns the sum of a few numbers, from the largest to the smallest as the reference app adds them.
package func sumDescending(
  _ numbers: UnsafePointer<Double>, count: Int, sorting sorted: UnsafeMutablePointer<Double>
) -> Double {
  sortDescending(numbers, count: count, into: sorted)
  var sum = 0.0
  for index in 0..<count { sum += sorted[index] }
  return sum
}

/// Sorts the positions of a few numbers, the largest number first, equal ones in their own order.
///
/// By insertion: for a handful it is faster than the standard library's sort, which does not promise
/// to be stable.
@inline(__always)
func sortPositionsDescending(
  _ numbers: UnsafePointer<Double>, count: Int, into order: UnsafeMutablePointer<Int>
) {
  for index in 0..<count {
    var place = index
    while place > 0, numbers[order[place - 1]] < numbers[index] {
      order[place] = order[place - 1]
      place -= 1
    }
    order[place] = index
  }
}

/// Returns the positions of a few numbers, sorted in the same way.
package func positionsDescending(_ numbers: [Double]) -> [Int] {
  var order = Array(numbers.indices)
  sortPositionsDescending(numbers, count: numbers.count, into: &order)
  return order
}

/// Returns a few numbers from the largest to the smallest.
package func descending(_ numbers: [Double]) -> [Double] {
  positionsDescending(numbers).map { numbers[$0] }
}

/// Puts the larger number first.
@inline(__always)
private func order(_ left: inout SIMD2<Double>, _ right: inout SIMD2<Double>) {
  let high = larger(left, right)
  right = smaller(left, right)
  left = high
}

/// The smaller of each lane.
///
/// Written as a comparison lane by lane because `pointwiseMin` compiles to branches (Swift 6.3.1);
/// this becomes one instruction.
@inline(__always)
func smaller(_ left: SIMD2<Double>, _ right: SIMD2<Double>) -> SIMD2<Double> {
  var result = left
  for lane in 0..<2 { result[lane] = left[lane] < right[lane] ? left[lane] : right[lane] }
  return result
}

@inline(__always)
func larger(_ left: SIMD2<Double>, _ right: SIMD2<Double>) -> SIMD2<Double> {
  var result = left
  for lane in 0..<2 { result[lane] = left[lane] > right[lane] ? left[lane] : right[lane] }
  return result
}

/// Calls a body with a count from 1 to 6 that is a literal there, so that the compiler unrolls its inner
/// loops; a larger count is taken for 6.
@inline(__always)
func unrolled<Result>(_ count: Int, _ body: (Int) -> Result) -> Result {
  switch count {
  case 1: body(1)
  case 2: body(2)
  case 3: body(3)
  case 4: body(4)
  case 5: body(5)
  default: body(6)
  }
}

/// The same, but on the page the count stays a variable: there one job is asked for at a time, and the size of
/// the code counts.
@inline(__always)
func unrolledForSweeps<Result>(_ count: Int, _ body: (Int) -> Result) -> Result {
  #if arch(wasm32)
    body(count)
  #else
    unrolled(count, body)
  #endif
}
