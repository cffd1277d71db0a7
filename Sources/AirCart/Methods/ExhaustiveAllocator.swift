/// Every one of the (P+1)^T assignments, tried one after the other.
///
/// The judge of the other methods: slow on purpose and plain, and it shares no table, no sum of
/// capacities and no tie-breaking code with them.
package enum ExhaustiveAllocator {
  /// The most assignments that the search accepts.
  package static let assignmentLimit = 20_000_000.0

  /// Returns the number of assignments of a job, (P+1)^T, as a real number that cannot overflow.
  package static func assignmentCount(products: Int, tanks: Int) -> Double {
    var count = 1.0
    for _ in 0..<tanks { count *= Double(products + 1) }
    return count
  }

  /// Refuses a job with more assignments than the search accepts.
  package static func check(_ instance: AllocationInstance) throws(AllocationError) {
    let count = assignmentCount(
      products: instance.productCount, tanks: instance.capacities.count)
    guard count <= assignmentLimit else {
      throw .tooManyAssignments(count, limit: assignmentLimit, use: .exact(for: instance))
    }
  }
}
