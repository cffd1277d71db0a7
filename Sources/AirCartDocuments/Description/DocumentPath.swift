/// The place of a value in its document: the keys and indices that lead to it.
package struct DocumentPath: Equatable, Sendable {
  fileprivate enum Segment: Equatable {
    case key(String)
    case index(Int)
  }

  private var segments: [Segment] = []

  /// Creates the path of the document itself.
  package init() {}

  /// The value of a key in the object at this path.
  package func appending(key: String) -> DocumentPath { appending(.key(key)) }

  /// An element, counted from 0, of the list at this path.
  package func appending(index: Int) -> DocumentPath { appending(.index(index)) }

  private func appending(_ segment: Segment) -> DocumentPath {
    var longer = self
    longer.segments.append(segment)
    return longer
  }

  /// The path as a JSON pointer (RFC 6901).
  package var pointer: String { segments.map { "/" + $0.token }.joined() }

  /// What a message calls the value: its key, or `each value of` the key of its list.
  var subject: String {
    let lists = segments.reversed().prefix { $0.isIndex }.count
    guard lists < segments.count else { return localized("the document") }
    let key = segments[segments.count - lists - 1].text.quoted
    return lists == 0 ? key : localized("each value of \(key)")
  }
}

extension DocumentPath.Segment {
  fileprivate var isIndex: Bool { if case .index = self { true } else { false } }

  fileprivate var text: String {
    switch self {
    case .key(let key): key
    case .index(let index): String(index)
    }
  }

  fileprivate var token: String {
    text.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
      .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
  }
}
