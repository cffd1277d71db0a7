import Foundation

/// The hidden names beside an output while it is made: `.<name>.<process>.tmp`, and `.old` for what
/// it replaces.
///
/// A process that was killed leaves them behind; the next run for the same output clears up.
struct Leftovers {
  /// The output.
  let target: FilePath

  /// Where the new output is made.
  var temporary: String { hidden(getpid(), "tmp") }

  /// Where the old output waits until the new one has its place.
  var replaced: String { hidden(getpid(), "old") }

  private func hidden(_ process: pid_t, _ ending: String) -> String {
    target.sibling(".\(target.name).\(process).\(ending)")
  }

  /// Removes what dead processes left, and puts back an old output that lost its place.
  ///
  /// Our own number counts as dead: in a container every run has the same one.
  func clear() {
    for process in processes(endingIn: "old") {
      let old = hidden(process, "old")
      if FileKind(target.path, followsLinks: false) == .nothing {
        rename(old, target.path)
      } else {
        removeTree(old)
      }
    }
    for process in processes(endingIn: "tmp") { removeTree(hidden(process, "tmp")) }
  }

  private func processes(endingIn ending: String) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: target.folder)) ?? []
    let start = ".\(target.name)."
    return names.sorted().compactMap { name in
      guard name.hasPrefix(start), name.hasSuffix("." + ending) else { return nil }
      guard let process = pid_t(name.dropFirst(start.count).dropLast(ending.count + 1)) else {
        return nil
      }
      return Self.isDead(process) ? process : nil
    }
  }

  private static func isDead(_ process: pid_t) -> Bool {
    process == getpid() || (process > 0 && kill(process, 0) == -1 && errno == ESRCH)
  }
}

extension AtomicFile {
  /// Removes what processes left in a folder that died while they wrote a file, once it is old.
  ///
  /// A process in another container may live though it is not seen here; no file takes an hour.
  package static func clearAbandoned(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where Leftovers.isAbandoned(folder + "/" + name, named: name) {
      unlink(folder + "/" + name)
    }
  }
}

extension Leftovers {
  private static let longestWriting: time_t = 3_600

  fileprivate static func isAbandoned(_ path: String, named name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard name.hasPrefix("."), parts.count >= 4, parts.last == "tmp",
      let process = pid_t(parts[parts.count - 2]), isDead(process)
    else { return false }
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return time(nil) - status.modified > longestWriting
  }
}

extension stat {
  /// When the file was written last, in seconds.
  fileprivate var modified: time_t {
    #if canImport(Darwin)
      st_mtimespec.tv_sec
    #else
      st_mtim.tv_sec
    #endif
  }
}

/// Removes a file or a folder with all that is in it; what cannot be removed stays.
func removeTree(_ path: String) {
  try? FileManager.default.removeItem(atPath: path)
}
