import AirCart
package import AirCartDocuments

// The plan of several fields as a table and as JSON: bushels, acres and pounds in JSON whatever the units.

extension FieldsDocument {
  /// The rows of a load sheet, one per fill and tank in use, with the field and the place in it where
  /// the fill ends.
  package var table: ResultTable {
    guard var table = sheet?.table else { return ResultTable(columns: [], rowCount: 0) }
    let rows = fills.flatMap { fill in fill.stop.tanks.map { _ in fill } }
    table.columns.insert(
      contentsOf: [
        .init("end_field", cells: .texts(rows.map { name(ofField: $0.end.stretch) })),
        .init(
          "end" + DataUnit.acres.suffix(in: together.units),
          cells: .numbers(rows.map { Area(acres: $0.end.acres).value(together.units) })),
        .init(
          "runs_out",
          cells: .texts(
            rows.map { $0.isWeightLimited ? "weight limit" : $0.limitingProduct.map(product) })),
      ], at: 2)
    return table
  }

  /// What each field takes of each product that goes on it, in the units of the job.
  package var fieldsTable: ResultTable {
    let units = together.units
    let rows = request.fields.indices.flatMap { field in
      alone[field].job.products.indices.filter { alone[field].job.products[$0].isApplied }
        .map { (field: field, product: alone[field].job.products[$0]) }
    }
    let areas = rows.map { sequence.stretches[$0.field].area }
    let masses = zip(rows, areas).map { $0.product.rate.mass(on: $1) }
    return ResultTable(
      columns: [
        .init("field", cells: .texts(rows.map { name(ofField: $0.field) })),
        .init(
          "area" + DataUnit.acres.suffix(in: units), cells: .numbers(areas.map { $0.value(units) })),
        .init("product", cells: .texts(rows.map(\.product.name))),
        .init(
          "rate" + DataUnit.poundsPerAcre.suffix(in: units),
          cells: .numbers(rows.map { $0.product.rate.value(units) })),
        .init(
          "amount" + DataUnit.pounds.suffix(in: units),
          cells: .numbers(masses.map { units == .metric ? $0.kilograms : $0.pounds })),
        .init("amount_bu", cells: .numbers(rows.map { $0.product.demand.bushels })),
        .init(
          "done_in_fill",
          cells: .numbers(rows.map { fill(endingField: $0.field).map { Double($0) } ?? .nan })),
      ], rowCount: rows.count)
  }

  /// The same as an answer, to be written to a file.
  package var fieldsAnswer: Answer {
    Answer(
      title: localized("What each field takes"), blocks: [], data: jsonValue, table: fieldsTable)
  }

  /// The keys; what is added later goes to the end.
  package static let keys = OutputTable<FieldsDocument>(
    "a plan of fields",
    [
      .schemaVersion(1),
      .init(.cart, .text, "The cart.") { $0.cart.name },
      .init(.areaAc, .acres, "All fields.") { $0.together.job.area },
      .units("The units that the fields were stated in.") { $0.together.units },
      .densities { $0.together.densities },
      .init(.fields, .list(fieldKeys), "The fields in their order.") { document in
        document.request.fields.indices.map { (document, $0) }
      },
      .fills { $0.fillCount }, .brim { $0.together.plan.fillPlan.filling },
      .init(nullable: "fillsAlone", .whole, "The fills with loads for each field by itself.") {
        $0.fillsAlone
      },
      .init(.stops, .list(stopKeys), "The fills, one by one.") { document in
        document.sheet.map { sheet in document.fills.map { (document, sheet, $0) } } ?? []
      },
      .init("brokenHouseRules", .list(.text), "The house rules that the plan breaks.") {
        $0.brokenRules.map(\.message)
      },
      .infeasibility { $0.parts.isEmpty ? $0.together.infeasibilityText : nil },
      .init(.notes, .list(.text), "What a person should know.") {
        $0.doubts + $0.together.notes
      }, .advice { $0.advice },
      .init(.request, FieldsRequest.shape, "What was asked, to be made again.") { $0.request },
      .init(ifAny: "map", .object(mapKeys), "The map whose zones the fields are.") { document in
        document.request.map.map { (document, $0) }
      },
      .init(
        "lotByLot", .flag,
        "Whether lots of a seed are loaded one after the other into tanks that are emptied between."
      ) { $0.isLotByLot },
    ])

  package var jsonValue: JSONValue { Self.keys.json(self) }

  private static let fieldKeys = OutputTable<(document: Self, own: Int)>(
    "a field",
    [
      .init(.name, .text, "The name.") { $0.document.name(ofField: $0.own) },
      .init(.areaAc, .acres, "What is seeded of it.") {
        $0.document.sequence.stretches[$0.own].area
      },
      .init(.rates, .list(rateKeys), "The rate of each product.") { field in
        field.document.together.job.products.indices.map { (field.document, field.own, $0) }
      },
      .init(nullable: "doneInFill", .whole, "The number of the fill with which it is done.") {
        $0.document.fill(endingField: $0.own)
      },
    ])

  private static let rateKeys = OutputTable<(document: Self, field: Int, own: Int)>(
    "a rate",
    [
      .init(.product, .text, "The product.") { $0.document.product($0.own) },
      .init(.rateLbPerAc, .poundsPerAcre, "Its rate.") {
        $0.document.alone[$0.field].job.products[$0.own].rate
      },
    ])

  private static let stopKeys = OutputTable<
    (document: Self, sheet: LoadSheetDocument, own: StretchFill)
  >(
    "a stop of several fields",
    LoadSheetDocument.stopTable.fields.map { $0.of { ($0.sheet, $0.own.stop) } } + [
      .init("startField", .text, "The field in which it begins.") {
        $0.document.name(ofField: $0.own.start.stretch)
      },
      .init("startAc", .acres, "How far into that field.") { Area(acres: $0.own.start.acres) },
      .init(.endField, .text, "The field in which it ends.") {
        $0.document.name(ofField: $0.own.end.stretch)
      },
      .init(.endAc, .acres, "How far into that field.") { Area(acres: $0.own.end.acres) },
      .limitingProduct { stop in stop.own.limitingProduct.map { stop.document.product($0) } },
      .init(ifAny: .limitedBy, .word(["weight"]), "What ends it where no product does.") {
        $0.own.isWeightLimited ? "weight" : nil
      },
    ])
}
