import Foundation

/// The right to write into a folder, which one process has at a time.
///
/// The system takes it back when a process ends, however it ends, and knows of it in every container
/// that shares the disk. It is on the folder itself and needs no file. A disk without locks
/// grants it to everybody.
package final class FolderLock {
  private let descriptor: Int32
  private let folder: String

  /// Waits for the lock on a folder.
  ///
  /// - Returns: `nil` when the folder is gone, or was removed while this waited.
  /// - Throws: `OutputError` when it cannot be opened.
  package init?(_ folder: String, shown: String) throws {
    let opened = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else {
      if errno == ENOENT { return nil }
      throw OutputError(.cannotCreate, path: shown, code: errno)
    }
    while flock(opened, LOCK_EX) != 0, errno == EINTR {}
    descriptor = opened
    self.folder = folder
    guard isInPlace else { return nil }
  }

  deinit { close(descriptor) }

  /// Whether the folder is still where it was opened.
  var isInPlace: Bool {
    var (opened, there) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && stat(folder, &there) == 0 && opened.isSame(as: there)
  }
}

extension stat {
  /// Whether both describe one and the same file or folder.
  func isSame(as other: stat) -> Bool { st_dev == other.st_dev && st_ino == other.st_ino }
}
