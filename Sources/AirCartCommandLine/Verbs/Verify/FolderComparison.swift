import AirCartDocuments
import AirCartReports
import Foundation

/// Compares the files of a run with those of the same run made again, byte for byte.
package struct FolderComparison {
  package private(set) var fileCount = 0
  package private(set) var findings = Findings()

  /// Compares what lies in `folder` with what was made in `made`.
  ///
  /// The manifest comes last: it differs wherever a file does, and says nothing new then.
  package init(of folder: String, with made: String) {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: made)) ?? []
    let manifest = Manifest.fileName
    for path in paths.sorted() where path != manifest { compare(path, folder, made) }
    if findings.count == 0 { compare(manifest, folder, made) }
  }

  private mutating func compare(_ path: String, _ folder: String, _ made: String) {
    guard let expected = contents(ofPlainFile: made + "/" + path) else { return }
    fileCount += 1
    findings.valueCount += 1
    guard let found = contents(ofPlainFile: folder + "/" + path) else {
      return findings.add(.remade, at: path, found: "no file", expected: "a file")
    }
    guard found != expected else { return }
    let isText = String(data: expected, encoding: .utf8) != nil
    isText ? compareLines(found, expected, path) : compareBytes(found, expected, path)
  }

  /// Names the first line that differs, and of a table the column.
  private mutating func compareLines(_ found: Data, _ expected: Data, _ path: String) {
    let (own, others) = (found.lines, expected.lines)
    let differing = zip(own, others).enumerated().first { $0.element.0 != $0.element.1 }
    let line = differing?.offset ?? min(own.count, others.count)
    let (foundLine, expectedLine) = (own.text(at: line), others.text(at: line))
    guard path.hasSuffix(".csv"), line > 0,
      let cell = TableCell(foundLine, expectedLine, heading: others.text(at: 0))
    else {
      return findings.add(
        .remade, at: "\(path), line \(line + 1)", found: foundLine.clipped,
        expected: expectedLine.clipped)
    }
    findings.add(
      .remade, at: "\(path), line \(line + 1), \(cell.column)", found: cell.found,
      expected: cell.expected)
  }

  private mutating func compareBytes(_ found: Data, _ expected: Data, _ path: String) {
    let first = zip(found, expected).enumerated().first { $0.element.0 != $0.element.1 }
    let offset = first?.offset ?? min(found.count, expected.count)
    let text = { (data: Data) in
      data.count > offset ? "byte \(data[data.startIndex + offset])" : "the end"
    }
    findings.add(
      .remade, at: "\(path), offset \(offset)", found: text(found), expected: text(expected))
  }
}

/// The first cell in which two rows of a table differ.
private struct TableCell {
  let column: String
  let found: String
  let expected: String

  /// `nil` where the rows have another number of cells than the heading, or a quoted one.
  init?(_ found: String, _ expected: String, heading: String) {
    let rows = [heading, found, expected].map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    guard rows.allSatisfy({ $0.count == rows[0].count }), !heading.contains("\""),
      let cell = rows[0].indices.first(where: { rows[1][$0] != rows[2][$0] })
    else { return nil }
    column = String(rows[0][cell])
    self.found = rows[1][cell].isEmpty ? "nothing" : String(rows[1][cell]).clipped
    self.expected = rows[2][cell].isEmpty ? "nothing" : String(rows[2][cell]).clipped
  }
}

extension Data {
  fileprivate var lines: [Data] { split(separator: 0x0A, omittingEmptySubsequences: false) }
}

extension [Data] {
  /// A line as text, or that there is none.
  fileprivate func text(at line: Int) -> String {
    indices.contains(line) ? String(decoding: self[line], as: UTF8.self) : "no line"
  }
}
