/// Names as columns and files spell them: ASCII letters and digits in lower case, joined by `_`.
package enum DataName {
  /// Returns the spelling of a name: every run of other characters is one `_`, none at the ends.
  ///
  /// A name without any letter or digit of ASCII is spelled `fallback`.
  package static func spelling(of name: String, fallback: String) -> String {
    let words = name.unicodeScalars.split { scalar in
      !scalar.isASCII || !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
    }
    return words.isEmpty ? fallback : words.map { String($0) }.joined(separator: "_").lowercased()
  }

  /// Returns the spellings of names, all different.
  package static func spellings(of names: [String], fallback: String) -> [String] {
    distinct(names.map { spelling(of: $0, fallback: fallback) })
  }

  /// Returns the names with `_2`, `_3` and so on after those already taken.
  package static func distinct(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.map { name in
      var candidate = name
      var number = 2
      while !taken.insert(candidate).inserted {
        candidate = "\(name)_\(number)"
        number += 1
      }
      return candidate
    }
  }
}
