import Foundation
import Synchronization

/// The hidden file that is being written, so that the handler of a signal can remove it.
package enum UnfinishedFile {
  /// The address of its path, 0 where there is none; whoever takes it out owns it.
  private static let path = Atomic<UInt>(0)

  /// Remembers the file; the one before is forgotten.
  static func note(_ name: String) { free(taken(leaving: strdup(name))) }

  /// Nothing is being written any more.
  package static func forget() { free(taken(leaving: nil)) }

  /// Removes the file.
  ///
  /// Allocates, frees and locks nothing, as it runs in the handler of a signal.
  package static func remove() {
    if let name = taken(leaving: nil) { unlink(name) }
  }

  private static func taken(
    leaving name: UnsafeMutablePointer<CChar>?
  ) -> UnsafeMutablePointer<CChar>? {
    UnsafeMutablePointer(
      bitPattern: path.exchange(UInt(bitPattern: name), ordering: .acquiringAndReleasing))
  }
}
