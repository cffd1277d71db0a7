/// A number with or without a unit, as it was typed.
package struct TypedQuantity: Equatable, Sendable {
  package let number: TypedNumber
  /// Nothing means the unit system that the user chose.
  package let unit: TypedUnit?

  /// Why a text is no quantity of a kind.
  package enum Fault: Error, Equatable, Sendable {
    case number(TypedNumber.Fault)
    /// A unit that nobody knows.
    case unit(TypedText, of: TypedNumber)
    /// A unit of something else.
    case kind(TypedUnit)
  }

  /// Reads a number, then a unit of the kind, or none.
  package init(
    reading typed: TypedText, as kind: QuantityKind, decimalSign: UInt8 = .point
  ) throws(Fault) {
    do {
      number = try TypedNumber(reading: typed, isArea: kind == .area, decimalSign: decimalSign)
    } catch {
      throw .number(error)
    }
    guard !number.rest.isEmpty else {
      unit = nil
      return
    }
    guard let unit = TypedUnit(number.rest) else { throw .unit(number.rest, of: number) }
    guard unit.kind == kind else { throw .kind(unit) }
    self.unit = unit
  }
}
