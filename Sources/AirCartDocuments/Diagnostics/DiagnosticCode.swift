/// The kinds of diagnostic, each with a code that stays the same when its wording changes.
public enum DiagnosticCode: String, CaseIterable, Sendable {
  // MARK: The file

  /// The file does not exist or cannot be read.
  case unreadable = "E-UNREADABLE"
  /// The file, or the number of values in it, is beyond what is accepted.
  case tooLarge = "E-TOO-LARGE"
  /// There is nothing in the file.
  case empty = "E-EMPTY"
  /// The file is not text.
  case binary = "E-BINARY"
  /// The file is text, but not in UTF-8.
  case encoding = "E-ENCODING"

  // MARK: Syntax

  /// A character or word where none may be.
  case syntax = "E-SYNTAX"
  /// A text, comment, list or object is never closed.
  case unterminated = "E-UNTERMINATED"
  /// Something follows the end of the document.
  case trailing = "E-TRAILING"
  /// Objects and lists are nested too deep.
  case tooDeep = "E-TOO-DEEP"
  /// A number is malformed.
  case number = "E-NUMBER"
  /// A number is infinite, not a number, or too large to be stored.
  case notFinite = "E-NOT-FINITE"
  /// A backslash is followed by something that it cannot escape.
  case escape = "E-ESCAPE"
  /// A text contains a control character.
  case controlCharacter = "E-CONTROL-CHARACTER"

  // MARK: Keys

  /// A key that the object does not have.
  case unknownKey = "E-UNKNOWN-KEY"
  /// A key that the object already has.
  case duplicateKey = "E-DUPLICATE-KEY"
  /// A required key is not there.
  case missingKey = "E-MISSING-KEY"
  /// None, or more than one, of several keys that exclude each other.
  case exclusiveKeys = "E-EXCLUSIVE-KEYS"

  // MARK: Values

  /// A value of the wrong kind, such as text for a number.
  case type = "E-TYPE"
  /// A number outside its range.
  case outOfRange = "E-OUT-OF-RANGE"
  /// A number with decimals where a whole one is needed.
  case notWhole = "E-NOT-WHOLE"
  /// A text that is not one of the accepted ones.
  case choice = "E-CHOICE"
  /// A text that is too long, too short, or has characters that it must not have.
  case text = "E-TEXT"
  /// A list with too few or too many values.
  case listLength = "E-LIST-LENGTH"
  /// A value that its list already has.
  case duplicateValue = "E-DUPLICATE-VALUE"
  /// A range whose end is not a whole number of steps away.
  case rangeEnd = "E-RANGE-END"
  /// A range whose step is zero, too small, or leads away from its end.
  case rangeStep = "E-RANGE-STEP"
  /// A range of too many values.
  case rangeSize = "E-RANGE-SIZE"

  // MARK: Meaning

  /// A cart that is neither listed nor described in the file.
  case unknownCart = "E-UNKNOWN-CART"
  /// An unlisted product without a density.
  case unknownProduct = "E-UNKNOWN-PRODUCT"
  /// A density in grams per half litre of a product that no equation is known for.
  case noEquation = "E-NO-EQUATION"
  /// A tank that a cart does not have, by name or by number.
  case unknownTank = "E-UNKNOWN-TANK"
  /// A name that could mean several carts, products or tanks.
  case ambiguousName = "E-AMBIGUOUS-NAME"
  /// A cart, product or tank whose name is taken, if only in another case.
  case duplicateName = "E-DUPLICATE-NAME"
  /// A name that means something else already.
  case reservedName = "E-RESERVED-NAME"
  /// A `+` without a cart on both sides.
  case pair = "E-PAIR"
  /// A cart, or carts pulled together, with no tank to fill or with too many.
  case tankCount = "E-TANK-COUNT"
  /// A combination in which every rate is 0.
  case nothingSeeded = "E-NOTHING-SEEDED"
  /// A crop of a field that the farm does not describe.
  case unknownCrop = "E-UNKNOWN-CROP"
  /// A crop that no field has.
  case unusedCrop = "E-UNUSED-CROP"
  /// Positions of fields without a road speed, limits of roads without trucks, or the other way round.
  case unusedRoad = "E-UNUSED-ROAD"
  /// A percentage that looks like a share of 1, or like one that has in it what is counted beside it.
  case doubtfulPercent = "E-DOUBTFUL-PERCENT"
  /// Nutrient targets that the products of a crop do not meet.
  case nutrients = "E-NUTRIENTS"
  /// A season that cannot be, such as one that ends before it starts.
  case season = "E-SEASON"
  /// A scenario where a farm is needed, or the other way round.
  case documentKind = "E-DOCUMENT-KIND"
  /// More cells than are computed.
  case gridSize = "E-GRID-SIZE"
}
