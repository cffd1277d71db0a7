/// Working memory of the methods, given back where its one owner ends.
///
/// A workspace takes what its tanks and products need, within ``SubsetProgramme/tankLimit`` and
/// ``SubsetProgramme/productLimit``, and is used from job to job. What is taken lies one behind the
/// other, because asking the system for memory takes as long as a pass over a few tanks. Not shared
/// between threads.
package struct Scratch: ~Copyable {
  /// The bytes in front of a block that point to the block before it, and the alignment.
  private static let header = 16

  private var last: UnsafeMutableRawPointer?
  private var free: UnsafeMutableRawPointer?
  private var room = 0
  private let blockSize: Int

  /// Creates memory that is asked for in blocks of at least so many bytes.
  package init(blockSize: Int = 4_096) { self.blockSize = blockSize }

  /// Returns memory for so many elements, which holds nothing yet and lasts as long as its owner.
  package mutating func take<Element: BitwiseCopyable>(
    _ count: Int
  ) -> UnsafeMutablePointer<Element> {
    let bytes = (count * MemoryLayout<Element>.stride + Self.header - 1) & -Self.header
    if bytes > room || free == nil { grow(by: max(bytes, blockSize)) }
    guard let start = free else { preconditionFailure("There is a block.") }
    free = start + bytes
    room -= bytes
    return start.bindMemory(to: Element.self, capacity: count)
  }

  private mutating func grow(by bytes: Int) {
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: Self.header + bytes, alignment: Self.header)
    block.storeBytes(of: last, as: UnsafeMutableRawPointer?.self)
    last = block
    free = block + Self.header
    room = bytes
  }

  deinit {
    var block = last
    while let own = block {
      block = own.load(as: UnsafeMutableRawPointer?.self)
      own.deallocate()
    }
  }
}

/// Scratch memory with an owner that may be copied, and that lasts as long as any copy.
///
/// The browser build has no other: Embedded Swift cannot end a noncopyable value of another module.
package final class SharedScratch {
  private var scratch = Scratch()

  /// Creates memory of which nothing is taken.
  package init() {}

  /// Returns what takes memory.
  package func take<Workspace>(_ make: (inout Scratch) -> Workspace) -> Workspace {
    make(&scratch)
  }
}
