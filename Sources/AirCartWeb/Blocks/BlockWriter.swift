package import AirCart

/// Writes numbers into a block as far as it reaches, and counts them all.
///
/// What writes single numbers is called and not inlined at each of its thousand places: the engine
/// that the page holds is the smaller for it.
package struct BlockWriter {
  private let numbers: UnsafeMutablePointer<Double>?
  private let capacity: Int
  /// The numbers that the answer has, written or not.
  package private(set) var count = 0

  package init(_ numbers: UnsafeMutablePointer<Double>?, capacity: Int32) {
    self.numbers = numbers
    self.capacity = numbers == nil ? 0 : max(0, Int(capacity))
  }

  @inline(never) package mutating func put(_ value: Double) {
    if let numbers, count < capacity { numbers[count] = value }
    count += 1
  }

  @inline(never) package mutating func put(_ value: Int) { put(Double(value)) }

  /// Writes how many whole numbers there are, and these.
  @inline(never) package mutating func put(_ values: [Int]) {
    put(values.count)
    for value in values { put(value) }
  }

  /// Writes a position, −1 where there is none.
  package mutating func put(position: Int?) { put(position ?? -1) }

  /// Writes a figure, NaN where there is none.
  package mutating func put(figure: Double?) { put(figure ?? .nan) }

  /// Writes a statement: its kind, the number of its values, and of each value its kind, the number
  /// of its numbers or statements, and these.
  @inline(never) package mutating func put(_ statement: Statement) {
    put(statement.kind.rawValue)
    put(statement.values.count)
    for value in statement.values {
      if case .clauses(let clauses) = value {
        put(Statement.Value.Kind.clauses.rawValue)
        put(clauses)
        continue
      }
      let (kind, numbers) = value.numbers
      put(kind.rawValue)
      put(numbers.count)
      for number in numbers { put(number) }
    }
  }

  /// Writes how many statements there are, and these.
  @inline(never) package mutating func put(_ statements: [Statement]) {
    put(statements.count)
    for statement in statements { put(statement) }
  }

  /// The pages that are left for figures computed in place, when the block reaches so far.
  package mutating func reserve(_ wanted: Int) -> UnsafeMutablePointer<Double>? {
    let start = count
    count += wanted
    guard let numbers, count <= capacity else { return nil }
    return numbers + start
  }

  /// Writes the head of an answer.
  package mutating func putHeader(_ failure: CallFailure?) {
    put(Int(Layout.version))
    put(failure?.status.rawValue ?? CallStatus.done.rawValue)
    put(failure?.position ?? -1)
    put(figure: failure?.value)
  }

  /// What the call returns: the numbers written, or those needed with a minus where the block was
  /// too short.
  package var outcome: Int32 {
    Int32(clamping: count <= capacity ? count : -count)
  }
}
