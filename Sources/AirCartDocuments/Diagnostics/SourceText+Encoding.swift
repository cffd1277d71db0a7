extension SourceText {
  /// Checks that the bytes are UTF-8 text.
  ///
  /// - Throws: A diagnostic at the first byte that is not.
  package func checkEncoding() throws(Diagnostic) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw Diagnostic(.encoding, "the file is in UTF-16", notes: ["save it again as UTF-8"])
    }
    if bytes.contains(0) {
      throw Diagnostic(.binary, "the file is not text: it contains zero bytes")
    }
    guard let span = firstInvalidBytes else { return }
    throw Diagnostic(
      .encoding, "the file is not in UTF-8 here", span: span,
      notes: ["save it again as UTF-8"])
  }

  private var firstInvalidBytes: Range<Int>? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error(let length): return offset..<offset + length
      case .emptyInput: return nil
      }
    }
  }
}
