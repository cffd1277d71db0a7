package import AirCart
package import AirCartDocuments

/// The plan of several fields in names and rows: what answers, tables and JSON of it are made of.
package struct FieldsDocument: Sendable {
  package let request: FieldsRequest
  /// All fields as one at their mean rates: names, demands, what constraints allow.
  package let together: PlanDocument
  /// Each field by itself.
  package let alone: [PlanDocument]
  package let sequence: StretchSequence
  /// The fields in parts, each planned by itself: one, or one after the other the lots of a seed;
  /// empty where no plan gives every product a tank.
  package let parts: [FieldsPart]
  package let fills: [StretchFill]
  /// The fills at the densities of the other set, where those are others.
  let otherFills: Int?
  /// The fills where each lot of a seed has tanks from the start, and where they are loaded
  /// one after the other into tanks that are emptied between; `nil` where there is no such plan.
  let (fillsOfLotsAtOnce, fillsLotByLot): (Int?, Int?)
  /// The fills of all fields as one field with fertilizers blended, where they have the same rates.
  let fillsBlended: Int?
  /// What is worth knowing about the products of the fields; none unless it was asked for.
  package private(set) var advice: [AdviceNote] = []
}

/// Fields that are seeded from the same tanks, with the plan of these.
package struct FieldsPart: Sendable {
  package let sequence: StretchSequence
  package let plan: StretchPlan
  /// The fills of the plan that keeps each rule that this one breaks; `nil` where none does.
  let fillsKeepingRules: [Int?]

  /// Plans fields; `nil` where no plan gives every product a tank.
  fileprivate init?(_ sequence: StretchSequence) throws(PlanRequestError) {
    guard let plan = try FieldsRequest.plan(sequence) else { return nil }
    var kept: [Int?] = []
    for breach in plan.breaches {
      kept.append(try FieldsRequest.plan(sequence.refusing(breach.rule))?.fills)
    }
    (self.sequence, self.plan, fillsKeepingRules) = (sequence, plan, kept)
  }
}

extension [FieldsRequest] {
  /// Plans fields part by part; empty where one has no plan.
  fileprivate func parts(on cart: Cart) throws(PlanRequestError) -> [FieldsPart] {
    var parts: [FieldsPart] = []
    for request in self {
      guard let part = try FieldsPart(request.sequence(on: cart)) else { return [] }
      parts.append(part)
    }
    return parts
  }
}

extension [FieldsPart] {
  /// The fills of all parts; `nil` without a plan.
  fileprivate var fillCount: Int? { isEmpty ? nil : reduce(0) { $0 + $1.plan.fills } }

  fileprivate func fills(toCapacity isToCapacity: Bool) -> [StretchFill] {
    var (fills, stretches): ([StretchFill], Int) = ([], 0)
    for part in self {
      fills.append(
        part.sequence.fills(of: part.plan.assignment, toCapacity: isToCapacity),
        afterStretches: stretches)
      stretches += part.sequence.stretches.count
    }
    return fills
  }
}

extension FieldsRequest {
  /// Plans the fields on a cart.
  ///
  /// - Throws: `PlanRequestError` where a name is not known or the fields cannot be planned.
  package func document(on cart: Cart) throws(PlanRequestError) -> FieldsDocument {
    let sequence = try sequence(on: cart)
    let whole = try FieldsPart(sequence)
    // All lots at once may have a plan where one after the other is too much.
    let lotByLot = (try? self.lotByLot.parts(on: cart)) ?? []
    let isLotByLot = (lotByLot.fillCount ?? .max) < (whole?.plan.fills ?? .max)
    let parts = isLotByLot ? lotByLot : [whole].compactMap(\.self)
    var alone: [PlanDocument] = []
    for request in self.alone { alone.append(try request.document(on: cart)) }
    let other = try withOtherDensities()
    return FieldsDocument(
      request: try resolved(on: cart), together: try together.document(on: cart), alone: alone,
      sequence: sequence,
      parts: parts, fills: parts.fills(toCapacity: common.filling.isToBrim),
      // What this says is an aside, without which there is still a plan.
      otherFills: other.flatMap {
        try? (isLotByLot ? $0.lotByLot : [$0]).parts(on: cart).fillCount
      },
      fillsOfLotsAtOnce: whole?.plan.fills, fillsLotByLot: lotByLot.fillCount,
      fillsBlended: try? blendedFills(on: cart))
  }

  private func blendedFills(on cart: Cart) throws(PlanRequestError) -> Int? {
    guard common.mayBlend, Set(fields.map(\.rates)).count == 1 else { return nil }
    var request = together
    request.mayBlend = true
    guard try request.isBlended(on: cart) else { return nil }
    return try request.document(on: cart).plan.fillPlan.fills
  }

  /// The lots or varieties of a seed that some fields have and others have not, by position.
  package var lots: [Int] {
    let kinds = common.products.map { ProductTraits(named: $0.name).crop }
    let changing = kinds.indices.filter { product in
      kinds[product] != nil && Set(fields.map { $0.rates[product] > 0 }).count > 1
    }
    return changing.filter { product in changing.count { kinds[$0] == kinds[product] } > 1 }
  }

  /// The fields of each lot in a row; none where there are no lots.
  private var lotByLot: [FieldsRequest] {
    let seeds = lots
    guard !seeds.isEmpty, !areZones else { return [] }
    var (parts, rest): ([FieldsRequest], _) = ([], fields[...])
    while let first = rest.first {
      let isSeeded = seeds.map { first.rates[$0] > 0 }
      let own = rest.prefix { field in seeds.map { field.rates[$0] > 0 } == isSeeded }
      parts.append(FieldsRequest(common, fields: Array(own)))
      rest = rest[own.endIndex...]
    }
    return parts
  }

  fileprivate static func plan(
    _ sequence: StretchSequence
  ) throws(PlanRequestError) -> StretchPlan? {
    do throws(StretchError) {
      return try StretchPlan.find(sequence)
    } catch {
      switch error {
      case .allocation(let error): throw .method(error)
      case .tooManyFills(let limit):
        throw .manyFills(limit: limit, cart: sequence.whole.cart.name)
      case .tooManyAssignments: throw .manyAssignments(cart: sequence.whole.cart.name)
      }
    }
  }
}

extension FieldsDocument {
  /// The same document with advice about the products of its fields, each piece once, and with the names
  /// of the fields where it does not concern all.
  package var advised: FieldsDocument {
    let notes = telling.flatMap { place in
      alone[place].advised.advice.map { (field: name(ofField: place), note: $0) }
    }
    var document = self
    document.advice = notes.grouped(by: \.note).map { note, fields in
      fields.count == telling.count ? note : note.about(fields.map(\.field))
    }
    return document
  }

  /// What is missing or doubtful about the fields, each piece once.
  var doubts: [String] { missing + telling.flatMap { alone[$0].doubts }.distinct }

  /// What the products of a list of fields do not bring, nutrients or seed, a sentence each.
  private var missing: [String] {
    request.common.understood.filter { FieldsRequest.isOfMissing($0) }
  }

  /// How the rates came about, without what is missing.
  var understood: [String] {
    request.common.understood.filter { !FieldsRequest.isOfMissing($0) }
  }

  /// The fields that doubts and advice are about: of the zones of a map only those that have the
  /// highest rate of a product, which are the ones that advice warns of.
  private var telling: [Int] {
    guard request.areZones else { return Array(request.fields.indices) }
    let places = together.job.products.indices.compactMap { product in
      request.fields.indices.max {
        request.fields[$0].rates[product] < request.fields[$1].rates[product]
      }
    }
    return Set(places).sorted()
  }

  /// The carts from the best on, as for a single field: fewest fills, then the smallest cart, then the
  /// largest area per fill at the mean rates, then the least unallocated; one without a plan comes last.
  package static func ranked(_ documents: [FieldsDocument]) -> [FieldsDocument] {
    CartRanking<FieldsDocument>.ofPlans({ $0.together.plan }, fills: \.fillCount)
      .groups(of: documents).flatMap(\.self)
  }

  /// Which of the carts seed the fields in how many fills; `nil` where there is nothing to compare.
  package static func decisionSentence(_ documents: [FieldsDocument]) -> String? {
    let ranked = ranked(documents)
    let decision = CartDecision(
      ranked.map(\.together.statements), fills: ranked.map(\.fillCount))
    guard let first = ranked.first, let statement = decision.statement else { return nil }
    return StatementText(units: first.together.units, carts: ranked.map(\.cart.nameInSentence))
      .text(statement)
  }
}

// MARK: - Figures

extension FieldsDocument {
  var amounts: AmountText { together.amounts }

  /// The fills of all fields; `nil` without a plan.
  package var fillCount: Int? { parts.fillCount }

  /// The stretches of each part; all of them where there is no plan.
  package var sequences: [StretchSequence] { parts.isEmpty ? [sequence] : parts.map(\.sequence) }

  /// Whether lots of a seed are loaded one after the other into tanks that are emptied between.
  var isLotByLot: Bool { parts.count > 1 }

  package var cart: Cart { together.cart }

  package func name(ofField field: Int) -> String { request.fields[field].name }

  func product(_ index: Int) -> String { together.job.products[index].name }

  /// The stops as a load sheet; `nil` where there is no plan.
  var sheet: LoadSheetDocument? {
    parts.isEmpty
      ? nil : LoadSheetDocument(plan: together, sheet: LoadSheet(stops: fills.map(\.stop)))
  }

  /// The number of the fill with which a field is done, from 1; `nil` without a plan.
  func fill(endingField field: Int) -> Int? {
    let end = StretchPlace(stretch: field, acres: sequence.stretches[field].area.acres)
    return fills.firstIndex {
      ($0.end.stretch, $0.end.acres) >= (end.stretch, end.acres)
    }.map { $0 + 1 }
  }

  /// The fills where each field gets its own loads; `nil` where one has none, and for the zones of a
  /// map, which nobody loads for one by one.
  var fillsAlone: Int? {
    guard !request.areZones else { return nil }
    var sum = 0
    for document in alone {
      guard let fills = document.plan.fillPlan.fills else { return nil }
      sum += fills
    }
    return sum
  }

  /// The rules that the plan breaks, in words, each once.
  var brokenRules: [BrokenRule] {
    parts.flatMap(brokenRules).grouped(by: \.message).map { $1[0] }
  }

  private func brokenRules(in part: FieldsPart) -> [BrokenRule] {
    let job = part.sequence.whole
    let others = fills.count - part.plan.fills
    return zip(part.plan.breaches, part.fillsKeepingRules).map { breach, fills in
      let cost =
        switch fills {
        case nil: Statement(.otherwiseNoPlan)
        case part.plan.fills: Statement(.otherwiseOthers)
        case let fills?: Statement(.otherwiseFills, .fills(others + fills))
        }
      return BrokenRule(
        rule: breach.rule.word, product: product(breach.product),
        severity: job.preferences.rules[breach.rule],
        message: [job.statement(of: breach, in: part.plan.assignment), cost].map(together.text)
          .joined(separator: " "), source: breach.rule.source)
    }
  }
}
