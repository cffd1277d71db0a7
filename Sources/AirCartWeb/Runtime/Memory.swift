// What Embedded Swift asks of the world in the browser, where there is no C library: memory.
// Only the browser build compiles it.

#if arch(wasm32)
  @_extern(c, "llvm.wasm.memory.grow.i32")
  private func growMemory(_ memory: Int32, _ pages: Int32) -> Int32

  @_extern(c, "llvm.wasm.memory.size.i32")
  private func memorySize(_ memory: Int32) -> Int32

  /// Free blocks by size, each a power of two, and the fresh memory above all blocks.
  ///
  /// The word before a block holds its size class. Freed blocks are kept for the next request of
  /// their size, so that memory stops growing once the largest job has been asked.
  private struct Heap {
    /// Blocks of 16 bytes are the smallest; a header of 16 keeps them aligned.
    static let header = 16
    var lists: InlineArray<32, UInt> = .init(repeating: 0)
    var fresh: UInt = 0
    var end: UInt = 0
  }

  private let pageSize: UInt = 65_536

  // The browser build has a single thread.
  nonisolated(unsafe) private var heap = Heap()

  /// The smallest class whose blocks hold so many bytes.
  private func sizeClass(_ size: UInt) -> Int {
    let least: UInt = max(size, 16)
    return UInt.bitWidth - (least - 1).leadingZeroBitCount
  }

  /// Takes memory from above, growing it where there is none left; 0 when it cannot grow.
  private func takeFresh(_ size: UInt) -> UInt {
    if heap.end == 0 {
      // What was there at the start holds the stack and static data.
      heap.fresh = UInt(memorySize(0)) * pageSize
      heap.end = heap.fresh
    }
    guard size <= UInt.max - heap.fresh else { return 0 }
    if heap.fresh + size > heap.end {
      let missing = heap.fresh + size - heap.end
      let pages = (missing + pageSize - 1) / pageSize
      guard pages < 32_768, growMemory(0, Int32(pages)) >= 0 else { return 0 }
      heap.end += pages * pageSize
    }
    let start = heap.fresh
    heap.fresh += size
    return start
  }

  /// Allocates memory as POSIX defines it, for alignments up to 16.
  @c(posix_memalign)
  public func allocateAligned(
    _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: UInt, _ size: UInt
  ) -> Int32 {
    guard alignment <= 16, size <= 1 << 30 else { return 12 }
    let kind = sizeClass(size)
    var block = heap.lists[kind]
    if block != 0, let first = UnsafePointer<UInt>(bitPattern: block) {
      heap.lists[kind] = first.pointee
    } else {
      let start = takeFresh(UInt(1) << UInt(kind) + UInt(Heap.header))
      guard start != 0, let header = UnsafeMutablePointer<Int>(bitPattern: start) else {
        return 12
      }
      header.pointee = kind
      block = start + UInt(Heap.header)
    }
    result.pointee = UnsafeMutableRawPointer(bitPattern: block)
    return 0
  }

  /// Frees memory; the linker lets calls of `free` arrive here.
  @c(__wrap_free)
  public func release(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    let block = UInt(bitPattern: pointer)
    guard let header = UnsafePointer<Int>(bitPattern: block - UInt(Heap.header)) else { return }
    let kind = header.pointee
    pointer.assumingMemoryBound(to: UInt.self).pointee = heap.lists[kind]
    heap.lists[kind] = block
  }
#endif
