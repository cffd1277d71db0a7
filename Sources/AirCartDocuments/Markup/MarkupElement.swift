/// An element of an XML file, with its attributes and the elements in it.
struct MarkupElement {
  let name: String
  let attributes: [(name: String, value: String)]
  var children: [MarkupElement] = []
  /// The bytes of its start tag.
  let span: Range<Int>

  /// The value of an attribute.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}
