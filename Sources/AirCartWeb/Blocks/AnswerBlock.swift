/// A question of the page that has an answer.
protocol AnswerBlock {
  /// Reads the question, layout first.
  init(_ reader: inout BlockReader) throws(CallFailure)

  /// Computes the answer and writes it, header first.
  func write(to writer: inout BlockWriter) throws(CallFailure)
}
