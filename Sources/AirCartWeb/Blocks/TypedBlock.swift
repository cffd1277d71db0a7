import AirCart

/// What a person typed into a field of the page: a number, the name of a product, or a line of them.
///
/// In: the layout, what is asked (0 a quantity, 1 a name, 2 the products of a list, 3 a job in a line) and the
/// text. Of a quantity its kind by position in `QuantityKind`, behind which come the amounts in a tank by
/// bushels, gallons and litres, −1 for a bare number, the decimal sign's code and the density in lb/bu
/// or NaN follow; of a name how many it is looked for among, 0 for the listed
/// products, and these in lower case. What comes out is told at each answer.
package struct TypedBlock: AnswerBlock {
  private enum Question {
    case quantity(Kind?, decimalSign: UInt8, density: BulkDensity?)
    case name(among: [CalledNames])
    case list
    case line
  }

  fileprivate enum Kind {
    case measure(QuantityKind)
    /// How much is in a tank, in a volume or what it weighs; a bare number is in that unit.
    case amount(TypedUnit)

    static let all =
      QuantityKind.allCases.map { Kind.measure($0) }
      + [.bushels, .gallons, .litres].map { Kind.amount($0) }

    var bare: TypedUnit? {
      if case .amount(let unit) = self { unit } else { nil }
    }
  }

  private let text: TypedText
  private let question: Question

  package init(_ reader: inout BlockReader) throws(CallFailure) {
    try reader.checkLayout()
    let asked = try reader.whole(0...3)
    text = TypedText(try reader.bytes())
    switch asked {
    case 0:
      let kinds = Kind.all
      let kind = try reader.whole(-1...kinds.count - 1)
      let sign = UInt8(try reader.whole(0...127))
      question = .quantity(
        kind < 0 ? nil : kinds[kind], decimalSign: sign,
        density: try reader.figure().map { BulkDensity(poundsPerBushel: $0) })
    case 1:
      var names: [CalledNames] = []
      for _ in 0..<(try reader.whole(0...1_000)) {
        names.append(CalledNames(product: TypedText(try reader.bytes())))
      }
      question = .name(among: names.isEmpty ? ProductCatalogue.called : names)
    case 2: question = .list
    default: question = .line
    }
  }

  package func write(to writer: inout BlockWriter) {
    writer.putHeader(nil)
    switch question {
    case .quantity(let kind, let sign, let density):
      writer.put(
        text.withoutLooseSign, as: kind, decimalSign: sign, density: density, mayRepair: true)
    case .name(let names):
      // Positions: none, one, or several.
      let places: [Int] =
        switch names.match(text.lowercased, takesBeginnings: true) {
        case .one(let place): [place]
        case .several(let places): places
        case .none: []
        }
      writer.put(places)
    case .list: writer.put(TypedLine.rows(of: text.plainSigns))
    case .line:
      let line = TypedLine(reading: text)
      writer.put(line.field ?? "")
      writer.put(line.rows)
    }
  }
}

extension BlockWriter {
  fileprivate mutating func put(_ text: TypedText) { put(text.bytes.map { Int($0) }) }

  /// Writes how many rows there are, and of each its name and its rate, which is empty where there is none.
  fileprivate mutating func put(_ rows: [TypedLine.Row]) {
    put(rows.count)
    for row in rows {
      put(row.name)
      put(row.rate ?? "")
    }
  }

  /// Writes 0, the digits, what a fraction adds, the unit's factor and system (0 imperial, 1 metric,
  /// −1 for none) and its name; or 1 where it is none, 2 and both readings of a separator, or 3, the
  /// one field that a list may be or nothing, and the fields.
  ///
  /// The page takes a decimal comma that a command line refuses; its remedy is read once.
  fileprivate mutating func put(
    _ text: TypedText, as kind: TypedBlock.Kind?, decimalSign: UInt8, density: BulkDensity?,
    mayRepair: Bool
  ) {
    do throws(TypedQuantity.Fault) {
      let (number, unit) = try Self.read(text, as: kind, decimalSign: decimalSign)
      let meant =
        (unit ?? kind?.bare).map { $0.base(density: density, as: kind) } ?? TypedUnit.Base(nil, 1)
      guard let meant else { return put(1) }
      put(0)
      put(number.digits)
      put(number.fraction)
      put(meant.factor)
      put(meant.system.map { Int($0.rawValue) } ?? -1)
      put(unit.map { $0.text } ?? number.rest)
    } catch {
      switch error {
      case .number(.decimalComma(let remedy)) where mayRepair:
        put(remedy, as: kind, decimalSign: .init(ascii: "."), density: density, mayRepair: false)
      case .number(.either(let whole, let decimal)):
        put(2)
        put(whole)
        put(decimal)
      case .number(.several(let fields, let one)):
        put(3)
        put(one ?? "")
        put(fields.count)
        for field in fields { put(field) }
      default: put(1)
      }
    }
  }

  /// A quantity, or a bare number with whatever is behind it.
  private static func read(
    _ text: TypedText, as kind: TypedBlock.Kind?, decimalSign: UInt8
  ) throws(TypedQuantity.Fault) -> (TypedNumber, TypedUnit?) {
    switch kind {
    case .measure(let kind):
      let quantity = try TypedQuantity(reading: text, as: kind, decimalSign: decimalSign)
      return (quantity.number, quantity.unit)
    case .amount:
      let read: TypedQuantity
      do {
        read = try TypedQuantity(reading: text, as: .volume, decimalSign: decimalSign)
      } catch {
        read = try TypedQuantity(reading: text, as: .mass, decimalSign: decimalSign)
      }
      return (read.number, read.unit)
    case nil:
      do {
        return (try TypedNumber(reading: text, isArea: false, decimalSign: decimalSign), nil)
      } catch {
        throw .number(error)
      }
    }
  }
}

extension TypedText {
  /// The text as it is while a number is being typed, `5.` and `,5`, as that number.
  fileprivate var withoutLooseSign: TypedText {
    let isSign = { (byte: UInt8?) in byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") }
    let text = trimmed.bytes
    if isSign(text.last) { return TypedText(text.dropLast()) }
    return isSign(text.first) ? "0." + TypedText(text.dropFirst()) : self
  }
}

extension TypedUnit {
  /// The unit of a system in which the page holds such a quantity, and how many of them this is.
  fileprivate struct Base {
    let system: UnitSystem?
    let factor: Double

    init(_ system: UnitSystem?, _ factor: Double) {
      (self.system, self.factor) = (system, factor)
    }
  }

  fileprivate var text: TypedText {
    let (upper, lower) = name
    return lower.map { upper + "/" + $0 } ?? upper
  }

  /// A weight in a tank is as many bushels as weigh that.
  fileprivate func base(density: BulkDensity?, as kind: TypedBlock.Kind?) -> Base? {
    let base = base(density: density)
    guard case .amount = kind, self.kind == .mass, let base else { return base }
    let mass =
      base.system == .metric ? Mass(kilograms: base.factor) : Mass(pounds: base.factor)
    return density.map { Base(.imperial, mass.pounds / $0.poundsPerBushel) }
  }

  /// `nil` for what needs more than a number: seeds have a weight, a volume a density.
  fileprivate func base(density: BulkDensity?) -> Base? {
    let one = { (rate: ApplicationRate) in Base(.imperial, rate.poundsPerAcre) }
    return switch self {
    case .acres, .poundsPerAcre, .pounds, .inches, .poundsPerBushel, .bushels: Base(.imperial, 1)
    case .hectares, .kilogramsPerHectare, .kilograms, .centimetres, .kilogramsPerHectolitre:
      Base(.metric, 1)
    case .sections: Base(.imperial, 640)
    case .quarterSections: Base(.imperial, 160)
    case .tonnesPerHectare, .tonnes: Base(.metric, ConversionFactors.kilogramsPerTonne)
    case .grams: Base(.metric, 1 / ConversionFactors.kilogramsPerTonne)
    case .feet: Base(.imperial, 12)
    case .metres: Base(.metric, 100)
    case .litres: Base(.imperial, Volume(litres: 1).bushels)
    case .gallons: Base(.imperial, Volume(gallons: 1).bushels)
    case .cubicMetres: Base(.imperial, Volume(litres: 1_000).bushels)
    case .bushelsPerAcre: density.map { one(ApplicationRate(bushelsPerAcre: 1, density: $0)) }
    case .gallonsPerAcre: density.map { one(ApplicationRate(gallonsPerAcre: 1, density: $0)) }
    case .litresPerHectare: density.map { one(ApplicationRate(litresPerHectare: 1, density: $0)) }
    // A density in its own unit is stated so in files.
    default: kind == .density ? Base(nil, 1) : nil
    }
  }
}
