import AirCartCommandLine
import AirCartTestSupport
import Foundation

// The four functions that libFuzzer calls; it has the `main`.

/// Is the tool itself where `AIRCART_FUZZ` is `tool`.
///
/// Where it is `leaks`, the command is done six times, and the last three may not leave memory behind
/// but what Dispatch and Foundation keep: up to 5 KB each time, 64 bytes a time.
@_cdecl("LLVMFuzzerInitialize")
func initialize(_: UnsafeMutableRawPointer?, _: UnsafeMutableRawPointer?) -> Int32 {
  let mode = ProcessInfo.processInfo.environment["AIRCART_FUZZ"]
  guard mode == "tool" || mode == "leaks" else { return 0 }
  let arguments = Array(Swift.CommandLine.arguments.dropFirst())
  let sizes = (0..<(mode == "leaks" ? 6 : 1)).map { _ in
    let code = run(arguments: arguments, console: .process(), verbs: VerbCatalogue.all)
    if code != .success || mode == "tool" { code.endProcess() }
    return bytesInUse()
  }
  require(sizes[5] - sizes[2] < 32_768, "memory is lost each time: \(sizes)")
  exit(0)
}

/// What the address sanitizer has given out and not got back.
private func bytesInUse() -> Int {
  guard let symbol = dlsym(nil, "__sanitizer_get_current_allocated_bytes") else {
    fatalError("built without the address sanitizer")
  }
  return unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)()
}

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
  guard seed % 4 != 0, ![.line, .map, .shapefile].contains(target),
    let changed = mutation.changed(bytes, as: target.description), changed.count <= most
  else { return mutateBytes(data, size, most) }
  data.update(from: changed, count: changed.count)
  return changed.count
}
