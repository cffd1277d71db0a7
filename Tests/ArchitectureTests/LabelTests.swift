import Testing

/// Oracle: design.md section 1, by which a call reads without its declaration.
@Suite struct LabelTests {
  /// So many parameters without a label nobody tells apart at a call.
  static let limit = 4

  @Test func `no function has four parameters without labels`() throws {
    // The methods are written as their papers are, by position.
    let files = try SourceTree.files().filter { !$0.path.hasPrefix("Sources/AirCart/Methods/") }
    #expect(files.count > 300)
    for file in files {
      for signature in Signature.all(in: file.lines) where signature.unlabelled >= Self.limit {
        Issue.record("\(file.path): \(signature.text)")
      }
    }
  }

  /// Oracle: counted by hand.
  @Test(arguments: [
    ("func f(_ a: Int, _ b: (Int, Int) -> Int, c d: Int, e: [Int] = [1, 2])", [2]),
    ("init?<T>(_ a: T,\n  _ b: inout T, // _ c: T,\n  @Escaping _ d: (_ e: T) -> T) {", [3]),
    ("subscript(_ a: Int) -> Int { x.f(_: 1) }\nfunc + (_ a: A, _ b: A) {}", [1, 2]),
    ("let f = init(a, b); call(_ a)", [0]), ("static func g() {}", [0]),
  ])
  func `parameters without labels are counted`(code: String, counts: [Int]) {
    let lines = code.split(separator: "\n").map { String($0) }
    #expect(Signature.all(in: lines).map(\.unlabelled) == counts)
  }
}

/// A function, an initializer or a subscript as it is declared.
private struct Signature {
  /// From its keyword to its last parenthesis, in one line.
  let text: String

  /// The parameters whose label is `_`.
  var unlabelled: Int { parameters.count(where: { $0.split { " \n".contains($0) }.isUnlabelled }) }

  /// The signatures of a file, those within comments excepted.
  static func all(in lines: [String]) -> [Signature] {
    let code = lines.map { line in
      line.firstRange(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
    }.joined(separator: " ")
    let keyword = #/\b(?:func\s+[^\s(<]+|init[?!]?|subscript)\s*(?:<[^({]*>)?\s*\(/#
    return code.matches(of: keyword).compactMap { match in
      let rest = code[match.range.upperBound...]
      var depth = 1
      let end = rest.firstIndex { character in
        depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0
        return depth == 0
      }
      return end.map { Signature(text: String(code[match.range.lowerBound...$0])) }
    }
  }

  /// What is between the commas of the parentheses.
  private var parameters: [String] {
    var parameters = [""]
    var depth = 0
    for character in text.drop(while: { $0 != "(" }).dropFirst().dropLast() {
      depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0
      if character == ",", depth == 0 {
        parameters.append("")
      } else {
        parameters[parameters.count - 1].append(character)
      }
    }
    return parameters
  }
}

extension [Substring] {
  /// Whether the words of a parameter begin with `_`, attributes aside.
  fileprivate var isUnlabelled: Bool { first { !$0.hasPrefix("@") } == "_" }
}
