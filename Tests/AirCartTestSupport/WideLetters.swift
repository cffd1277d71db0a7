/// The text of a message with wide letters in place of English ones, its `{a}`, `{b}` … as they are: `{a} fills`
/// is `{a} ｆｉｌｌｓ`.
///
/// In a language of such letters an English word that is left went through no catalogue.
package func withWideLetters(_ message: String) -> String {
  var wide = ""
  var isPlace = false
  for (index, scalar) in zip(message.indices, message.unicodeScalars) {
    if message[index...].firstMatch(of: /^\{[a-z]\}/) != nil { isPlace = true }
    let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    let own = isLetter && !isPlace ? Unicode.Scalar(scalar.value + 0xFEE0) : scalar
    wide.unicodeScalars.append(own ?? scalar)
    if scalar == "}" { isPlace = false }
  }
  return wide
}

/// The words of ASCII letters in a text, in lower case.
package func englishWords(of text: String) -> [String] {
  text.split { !($0.isASCII && $0.isLetter) }.map { $0.lowercased() }
}
