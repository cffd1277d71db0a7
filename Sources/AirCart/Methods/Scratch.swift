/// Working memory, given back where its one owner ends.
///
/// A workspace takes what its job needs and is used from job to job; it only points to what its
/// owner's scratch holds. What is taken lies one behind the other, because asking the system for
/// memory takes as long as a pass over a few tanks. Not shared between threads.
///
/// Usable from inline because otherwise Embedded Swift cannot end one in another module.
@usableFromInline
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
