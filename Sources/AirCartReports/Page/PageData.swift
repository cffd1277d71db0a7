import AirCart
import AirCartDocuments
import AirCartSimulation

/// What a report's script reads: axes, metrics and cells, every number from the engine.
///
/// The script chooses, colours and places; it neither allocates nor adds.
struct PageData {
  let summary: SweepSummary
  let results: SweepResults
  let command: PlanCommand
  let selection: PageSelection
  let metrics: [PageMetric]

  private var grid: SweepGrid { results.grid }

  static let byteLimit = 3_000_000

  /// Returns the data as JSON; carts are made by `map`, which may run several at once.
  func text(_ map: RunExecution.Map) -> String {
    let carts = selection.carts
    let (results, selection) = (results, selection)
    let cells = map(carts.count) { index in
      var buffer = ByteBuffer(capacity: 1 << 16)
      let cells = PageCells(results: results, selection: selection, cart: carts[index])
      buffer.append(cells.json, .compact)
      return buffer
    }
    var text = ByteBuffer(capacity: 1 << 16)
    text.append(head, .compact)
    // Within the object, behind its last member.
    text.truncate(to: text.count - 1)
    text.append(",\"cells\":[" as StaticString)
    for (index, cart) in cells.enumerated() {
      if index > 0 { text.append(",\n" as StaticString) }
      text.append(cart)
    }
    text.append("]}" as StaticString)
    return text.text
  }

  private var head: JSONValue {
    [
      "schemaVersion": 1,
      "units": [
        "area": .string(summary.areaUnit), "rate": .string(summary.rateUnit),
        "weight": .string(grid.units == .metric ? "kg" : "lb"),
      ], "isWhole": .bool(!selection.isPart), "texts": texts,
      "carts": .array(selection.carts.map(cart)),
      "fields": .array(selection.fields.map { .string(grid.fields[$0].stated.plain) }),
      "fieldTexts": .array(selection.fields.map { .string(fixed(grid.fields[$0].stated, 2)) }),
      "fieldArguments": .array(selection.fields.map { .string(command.fieldText($0)) }),
      "products": .array(grid.products.indices.map(product)),
      "metrics": .array(metrics.map(metric)),
      "loads": .array(
        LoadClass.allCases.map { .string($0.load == .over ? "" : $0.load.word) }),
    ]
  }

  /// What the script says of plans: titles of figures, and sentences.
  private var texts: JSONValue {
    let text = { (kind: Statement.Kind) in Wording.template(of: kind).json }
    let titled = { (figures: [(figure: PageFigure, kind: Statement.Kind)]) -> JSONValue in
      .array(figures.map { ["figure": .string($0.figure.name), "title": text($0.kind)] })
    }
    return [
      "plans": .array(PageFigure.planTitles.map(text)), "sums": titled(PageFigure.sums),
      "areas": titled(PageFigure.areas), "fills": text(.fillCount), "load": text(.cartLoad),
      "utilization": text(.utilization), "runsOut": text(.runsOutFirst),
      "runsOutLoaded": Wording.runsOutAsLoaded.json, "runsOutMost": Wording.runsOutAtMost.json,
      "weight": text(.grossWeight), "comparisons": .array(PageFigure.comparisons.map(text)),
    ]
  }

  private func cart(_ index: Int) -> JSONValue {
    let cart = grid.carts[index].cart
    let tied = summary.standing.carts(tiedWith: index)
    return [
      "name": .string(cart.name), "names": .string(summary.names(ofTied: index)),
      "capacity": .string(fixed(cart.capacity.bushels, 0)),
      "tanks": .array(
        cart.tanks.map {
          [
            "name": .string($0.name), "capacity": .number($0.capacity.bushels),
            "isSaddle": .bool($0.isSaddle),
          ]
        }),
      "arguments": .string(command.cartText(index)),
      "tied": .array(
        tied.map {
          ["name": .string(grid.carts[$0].cart.name), "arguments": .string(command.cartText($0))]
        }),
    ]
  }

  private func product(_ index: Int) -> JSONValue {
    let product = grid.products[index]
    let rates = selection.rates[index]
    return [
      "name": .string(product.name), "isSwept": .bool(product.isSwept),
      "density": .string("\(product.density.poundsPerBushel.plain) lb/bu"),
      "rates": .array(rates.map { .string(product.rates[$0].stated.plain) }),
      "rateTexts": .array(rates.map { .string(fixed(product.rates[$0].stated, 2)) }),
      "arguments": .array(rates.map { .string(command.productText(index, rate: $0)) }),
      "demands": .array(rates.map { .string(demands(index, rate: $0)) }),
    ]
  }

  /// Tenths of a bushel that the product comes to at a rate, by field.
  private func demands(_ index: Int, rate: Int) -> String {
    let product = grid.products[index]
    return PackedColumn.text(
      selection.fields.map { field in
        let demand = ProductDemand.demand(
          product.rates[rate], on: grid.overlap.seeded(grid.fields[field]), density: product.density
        )
        return PackedColumn.tenths(demand.bushels)
      })
  }

  /// A metric with its classes: where each begins, what it is called, and its colour.
  private func metric(_ metric: PageMetric) -> JSONValue {
    [
      "key": .string(metric.key), "title": .string(metric.title), "note": .string(metric.note),
      "unit": .string(metric.unit), "decimals": .integer(metric.decimals),
      "figure": .string(metric.figure.name),
      "by": .string((metric.classes == .loads ? PageFigure.loadClass : metric.figure).name),
      "classes": .array(
        (classes(metric)?.entries ?? []).map {
          [
            "from": .integer($0.from), "label": .string($0.label), "color": .string($0.color.name),
            "sign": .string($0.sign),
          ]
        }),
    ]
  }

  /// `nil` where no cell has a value.
  private func classes(_ metric: PageMetric) -> MapClasses? {
    let combinations = selection.combinations
    let values = selection.carts.lazy.flatMap { cart in
      combinations.lazy.flatMap { combination in
        selection.fields.lazy.map {
          results.value(metric.metric, at: .init(cart: cart, field: $0, combination: combination))
        }
      }
    }
    let known = values.filter(\.isFinite)
    guard let low = known.min(), let high = known.max() else { return nil }
    return MapClasses(metric, from: low, to: high)
  }
}
