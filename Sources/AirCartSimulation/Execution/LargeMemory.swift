#if canImport(Glibc)
  import Glibc
#endif

/// Asks the system to back large memory with large pages before it is touched.
///
/// Writing a column for the first time costs a page fault every 4 KiB, several times what
/// computing its numbers costs; with pages of 2 MiB that disappears. Only advice: where the
/// system does not know it, nothing changes.
package func adviseLargePages(_ base: UnsafeMutableRawPointer, bytes: Int) {
  #if canImport(Glibc)
    let page = 4096
    guard bytes >= 4 << 20 else { return }
    let start = (UInt(bitPattern: base) + UInt(page) - 1) & ~UInt(page - 1)
    let end = (UInt(bitPattern: base) + UInt(bytes)) & ~UInt(page - 1)
    guard end > start, let address = UnsafeMutableRawPointer(bitPattern: start) else { return }
    _ = madvise(address, Int(end - start), MADV_HUGEPAGE)
  #endif
}
