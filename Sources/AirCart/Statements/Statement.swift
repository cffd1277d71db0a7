/// Something worth saying about a job: what kind of thing, and its values.
///
/// The core decides what holds. One table of English (`Wording` in `AirCartReports`) has a template
/// for each kind, in which `{a}` stands for the first value, `{b}` for the second, and so on; the
/// what-if page gets kinds and values as numbers and the same table.
package struct Statement: Equatable, Sendable {
  /// The kind, which is also its number in a block.
  package let kind: Kind
  /// The values in the order of the template.
  package let values: [Value]

  package init(_ kind: Kind, _ values: Value...) {
    self.kind = kind
    self.values = values
  }

  /// The kinds in the order of their numbers.
  package enum Kind: Int, CaseIterable, Sendable {
    // The plan in its first line.
    case noPlan, oneFillSeeds, twoFills, severalFills, equalFills, endsFirst, limitEndsFirst
    case loadedCart, loadedProduct, blendToFit, blendToSave, blendForRules, blendToSeed,
      blendForArea
    case reserveWeighs
    // What is on board.
    case onBoardSeeds, stopNow, stopAfter
    // What can hardly be meant, and how else it may be read.
    case rateDoubt, rateBeyondMeters, rateNextToNothing, seedPlacedDoubt
    case overlapDoubt, marginDoubt, orderMarginDoubt, reserveDoubt, reserveVolumeDoubt
    case areaDoubt, shortFillDoubt, fieldDoubt
    case wereBushels, wereOnSquareMetre, wereThousandth
    // House rules that a plan breaks, and what keeping one would cost.
    case saddleBroken, smallSeedBroken, phosphateSplit, phosphateElsewhere
    case otherwiseFills, otherwiseBlended, otherwiseNoPlan, otherwiseOthers
    // How near the plan is to another number of fills.
    case nearMiss, emptyBesideRefill, nearMissProduct, littleSpare, moreSpare, placed
    // What the plan shows.
    case planOneFill, planFullFills, planEvenFills, planLeastUnallocated
    // Sums below the products, and of a product in several tanks.
    case together, leftForRefills, withoutTank, inOneFill, inTanks, subtotal
    // Load and fills: a title, whose one value is beside it.
    case cartLoad, utilization
    case fillCount, lasts, eachFill, areaPerFill, lastFill, largestPossible
    case runsOutFirst, limitedBy, toSpare, grossWeight
    // What ends a fill, as a sentence and as a name.
    case productEndsFill, weightEndsFill, payloadLimit, grossWeightLimit
    // The stops of a load sheet.
    case onlyStop, oneStop, twoStops, stops
    // The simple rule beside the plan.
    case ruleSame, ruleLeavesSame, ruleLeavesMore, ruleLeaves
    case ruleTanks, ruleEmptyCapacity, ruleSameTanks
    case ruleNoTank, ruleSameArea, ruleLessArea, ruleMoreFills
    // The simple rule beside the optimum, for one filling.
    case greedyLeavesMore, greedySame, greedyOtherTanks, greedyLeavesSame
    // Which cart a job needs, and what each does.
    case everyCart, eitherCart, cartsEqual, onlyCart, fillsWith, smallestOf
    case nextFillsWith, withOthers, moreFillsWith, notWithCarts
    case doesJob, doesJobSmallest, takesMoreFills
    case noCartHasTanks, noCartKeepsRules, noCartAtAll
    // Which cart is best on a farm.
    case fewestOnFarm, fewestContinued, nextOnFarm, asManyFills, moreCleanOuts
    case noOtherSeedsFarm, noCartSeedsFarm
    // Which cart is the answer to a season, and what the others have beside it.
    case seasonsDone, cartDoes, cartDoesBoth, noneDone, noneInTime
    case isDoneByIn, isDoneBy, isNotDoneBy, isDoneSameDay
    case isDoneSooner, isDoneDaySooner, isDoneLater, isDoneNoSooner
    case isSoIn, isSmallestInTime
    case costsLeast, costsMore, costsLess, costsAlike, costsTheSame, hasNoPrice
    // Why a job is infeasible, or a cart takes no part.
    case moreProductsThanTanks, everyTankEmpty, noAllowedTank, constraintsConflict
    case noLiquidTank, noDryTank, moreLiquidsThanTanks, moreDryThanTanks
    case reservesOutweighLimit, nothingApplied, reserveFillsTank, cartOutweighsLimit
    // Constraints.
    case onlyIn, atMostTanks, staysEmpty, notIn, reserveIn, reserveEverywhere
    case holdsProduct, holdsOther
    case payloadAtMost, grossAtMost
    // What changes at a break point.
    case breakFills, breakLimit, breakTanks, breakHere
    // What to know about listed densities.
    case densityNote, densityRange, densityAssumed
    // What to know about a single density.
    case densityNotListed, densityUnlikely
    // What can be done better about the products.
    case assumedDrill, doubleShoot, rowsApart, openersWide, mediumSoil
    case liesBesideSeed, liesInBand, keptFromSeed, leaveToOtherPass
    case tooMuchBesideSeed, safeRate, safePhosphate, safeRateAtUtilization, rateAtLoss, eitherLimit
    case placeAtMost, bandAll, restInOtherPass, allInOtherPass
    case inoculantNeedsTank
    // Blends, and pairs that do not go together.
    case blendNotStored, blendDrawsWater, incompatible, blendOf
  }

  /// A value with what it is: each reader writes it in its own way.
  package enum Value: Equatable, Sendable {
    case count(Int)
    /// A number of fills with its noun; `nil` where none is possible.
    case fills(Int?)
    /// A number of tanks with its noun.
    case tankCount(Int)
    case area(Area)
    case volume(Volume)
    /// Bushels whose unit stands elsewhere in the template.
    case bushels(Volume)
    /// Bushels as they are stated: a tank's capacity, a reserve.
    case capacity(Volume)
    case mass(Mass)
    /// A mass as it is stated: a limit.
    case limit(Mass)
    /// A share of the cart.
    case percent(Double)
    /// A share as it is stated: a reserve.
    case share(Double)
    case rate(ApplicationRate)
    case density(BulkDensity)
    /// A density whose unit stands elsewhere in the template.
    case bareDensity(BulkDensity)
    /// Products by position; after those of the job, what is on board.
    case products([Int])
    /// What ends a fill: a product by position, or the weight limit.
    case limiting(Int?)
    case tanks(TankSet)
    /// Tanks of which any one is meant.
    case anyTank(TankSet)
    /// Carts by position, which share a place.
    case carts([Int])
    /// Carts by position, one beside the other.
    case cartList([Int])
    /// Carts by position of which any one is meant.
    case anyCart([Int])
    /// Amounts of products.
    case amounts([Shortfall])
    /// Other statements, one after the other.
    case clauses([Statement])
    case crop(SeedCrop)
    /// A rate as it is stated, or the ends of a range of them.
    case statedRates([ApplicationRate])
    case nutrient(Nutrient)
    /// A day of the year from 0 on.
    case day(Int)
    /// So many years of ten; 0 for fewer than one.
    case years(Int)
    /// A number as it is stated; the template has its unit.
    case number(Double)
    /// A sum in the currency of the prices.
    case money(Double)
  }
}

// MARK: - Numbers

extension Statement.Value {
  /// The kinds in the order of their numbers.
  package enum Kind: Int, CaseIterable, Sendable {
    case count, fills, tankCount, area, volume, bushels, capacity, mass, limit, percent, share
    case rate, density, bareDensity, products, limiting, tanks, anyTank, carts, cartList, anyCart
    case amounts, clauses, crop, statedRates, nutrient, day, years, number, money
  }

  /// The kind with the numbers that follow it in a block, in acres, pounds and bushels; statements
  /// are not numbers.
  package var numbers: (kind: Kind, numbers: [Double]) {
    switch self {
    case .count(let count): (.count, [Double(count)])
    case .fills(let fills): (.fills, fills.map { [Double($0)] } ?? [])
    case .tankCount(let count): (.tankCount, [Double(count)])
    case .area(let area): (.area, [area.acres])
    case .volume(let volume): (.volume, [volume.bushels])
    case .bushels(let volume): (.bushels, [volume.bushels])
    case .capacity(let volume): (.capacity, [volume.bushels])
    case .mass(let mass): (.mass, [mass.pounds])
    case .limit(let mass): (.limit, [mass.pounds])
    case .percent(let percent): (.percent, [percent])
    case .share(let percent): (.share, [percent])
    case .rate(let rate): (.rate, [rate.poundsPerAcre])
    case .density(let density): (.density, [density.poundsPerBushel])
    case .bareDensity(let density): (.bareDensity, [density.poundsPerBushel])
    case .products(let products): (.products, products.map { Double($0) })
    case .limiting(let product): (.limiting, product.map { [Double($0)] } ?? [])
    case .tanks(let tanks): (.tanks, tanks.positions.map { Double($0) })
    case .anyTank(let tanks): (.anyTank, tanks.positions.map { Double($0) })
    case .carts(let carts): (.carts, carts.map { Double($0) })
    case .cartList(let carts): (.cartList, carts.map { Double($0) })
    case .anyCart(let carts): (.anyCart, carts.map { Double($0) })
    case .amounts(let amounts):
      (.amounts, amounts.flatMap { [Double($0.productIndex), $0.amount.bushels] })
    case .clauses: (.clauses, [])
    case .crop(let crop): (.crop, [Double(crop.rawValue)])
    case .statedRates(let rates): (.statedRates, rates.map { $0.poundsPerAcre })
    case .nutrient(let nutrient): (.nutrient, [Double(nutrient.rawValue)])
    case .day(let day): (.day, [Double(day)])
    case .years(let count): (.years, [Double(count)])
    case .number(let number): (.number, [number])
    case .money(let sum): (.money, [sum])
    }
  }

  /// How many things a value is, which decides between singular and plural.
  package var count: Int {
    switch self {
    case .count(let count), .tankCount(let count): count
    case .fills(let count): count ?? 0
    case .products(let list), .carts(let list), .cartList(let list), .anyCart(let list): list.count
    case .tanks(let tanks), .anyTank(let tanks): tanks.count
    case .amounts(let list): list.count
    default: 1
    }
  }
}
