package import Foundation

/// A place in the file system, split into the folder and the name in it.
///
/// Links at the end of the path are followed first: what is replaced is what they point to, and
/// they stay.
struct FilePath: Equatable, Sendable {
  /// The folder, `.` for the current one.
  let folder: String

  let name: String

  /// The path as the user wrote it, for messages.
  let shown: String

  init(_ path: String) throws {
    shown = path
    let trimmed = path.trimmedSlashes
    guard !trimmed.isEmpty else { throw OutputError(.cannotCreate, path: path, code: ENOENT) }
    let isNamed = !["", ".", ".."].contains(trimmed.split(separator: "/").last ?? "")
    let isLink = FileKind(trimmed, followsLinks: false) == .link
    let resolved = isNamed && !isLink ? trimmed : try Self.real(trimmed, shown: path)
    let slash = resolved.lastIndex(of: "/")
    name = slash.map { String(resolved[resolved.index(after: $0)...]) } ?? resolved
    folder = Self.parent(of: resolved)
  }

  var path: String { sibling(name) }

  /// A path in the same folder.
  func sibling(_ name: String) -> String {
    switch folder {
    case ".": name
    case "/": "/" + name
    default: folder + "/" + name
    }
  }

  /// The folder of a path without slashes at its end.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func real(_ path: String, shown: String) throws -> String {
    guard let resolved = realpath(path, nil) else {
      throw OutputError(.cannotCreate, path: shown, code: errno)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension String {
  /// The path without slashes at its end.
  package var trimmedSlashes: String {
    var rest = Substring(self)
    while rest.count > 1, rest.last == "/" { rest.removeLast() }
    return String(rest)
  }
}

/// What a path leads to.
enum FileKind: Equatable {
  case nothing
  case file
  case folder
  case link
  /// A device, a pipe or a socket.
  case device

  /// Looks at the path; where it cannot look, there is nothing.
  init(_ path: String, followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
      self = .nothing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .device
    }
  }
}

/// All bytes of a plain file; `nil` for anything else, such as a pipe, which might never end.
package func contents(ofPlainFile path: String) -> Data? {
  FileKind(path) == .file ? FileManager.default.contents(atPath: path) : nil
}
