import AirCartTestSupport
import Foundation

// The three functions that libFuzzer calls; it has the `main`.

/// The reader that is tried: `AIRCART_FUZZ` in the environment.
private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["AIRCART_FUZZ"] ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    fatalError("AIRCART_FUZZ is one of \(FuzzTarget.allCases.map(\.rawValue))")
  }
  return target
}()

/// Tries one input; a wrong answer ends the program, as a crash does.
@_cdecl("LLVMFuzzerTestOneInput")
func tryOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  target.check(Array(UnsafeBufferPointer(start: data, count: size)))
  return 0
}

/// libFuzzer's own mutation of bytes.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ most: Int) -> Int

/// Changes a document by what its fields may hold, and every fourth time its bytes.
@_cdecl("LLVMFuzzerCustomMutator")
func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ most: Int, _ seed: UInt32
) -> Int {
  var mutation = DocumentMutation(seed: UInt64(seed))
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  guard seed % 4 != 0, target != .line,
    let changed = mutation.changed(bytes, as: target.description), changed.count <= most
  else { return mutateBytes(data, size, most) }
  data.update(from: changed, count: changed.count)
  return changed.count
}
