import Synchronization

#if !arch(wasm32)
  import Dispatch
#endif

/// Returns the results of a body for every index from 0 to `count`, in order of the index.
///
/// The only place that knows of Dispatch. Threads take the next index from a counter, so that the
/// number of threads, `nil` for as many as the machine has, never decides what an index computes.
package func concurrentMap<Result: Sendable>(
  count: Int, threads: Int?, _ body: @Sendable (Int) -> Result
) -> [Result] {
  [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
    let next = Atomic<Int>(0)
    // Each index initialises its own slot and no other.
    nonisolated(unsafe) let slots = buffer
    @Sendable func work(_ worker: Int) {
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        slots.initializeElement(at: index, to: body(index))
      }
    }
    #if !arch(wasm32)
      let workers = min(count, max(1, threads ?? hardwareThreads))
      DispatchQueue.concurrentPerform(iterations: max(0, workers), execute: work)
    #else
      // A browser's worker is one thread.
      work(0)
    #endif
    initialized = count
  }
}

/// Returns the results of a body for every index, in order of the index, or throws what it throws
/// for the first index that it throws for.
package func concurrentMap<Result: Sendable, Failure: Error>(
  count: Int, threads: Int?, _ body: @Sendable (Int) throws(Failure) -> Result
) throws(Failure) -> [Result] {
  let outcomes = concurrentMap(count: count, threads: threads) { index in
    Swift.Result { () throws(Failure) in try body(index) }
  }
  var results: [Result] = []
  for outcome in outcomes { results.append(try outcome.get()) }
  return results
}
