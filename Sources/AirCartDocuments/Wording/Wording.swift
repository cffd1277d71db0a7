package import AirCart

/// The one table of English: what each kind of statement says everywhere.
///
/// The terminal, Markdown, reports and the what-if page take their words from it. `{a}` stands for
/// the first value, `{b}` for the second, and so on.
package enum Wording {
  /// A sentence or title with places for values, in two forms where grammar counts the first value.
  package struct Template: Sendable {
    package let one: String
    package let other: String
  }

  /// A number of fills, and of tanks.
  package static let fills = Template(one: "{n} fill", other: "{n} fills")
  package static let tanks = Template(one: "{n} tank", other: "{n} tanks")
  package static let noFill: Template = "no fill"
  package static let years = Template(one: "{n} year of 10", other: "{n} years of 10")
  package static let noYear: Template = "fewer than 1 year of 10"
  package static let weightLimit: Template = "the weight limit"
  package static let amount: Template = "{a} of {b}"

  /// A crop on a field with other rates than it has, and on several of them.
  package static let cropOnField: Template = "{a} on {b}"
  package static let cropOnFields: Template = "{a} on {b} and {c} more"

  /// Titles of what runs out first, where that is another product than the cart could do with.
  package static let runsOutAsLoaded: Template = "Runs out first, as loaded"
  package static let runsOutAtMost: Template = "Runs out first at the largest area"

  /// How often a cart is done by a day, counted in a hundred seasons, or in all where there are fewer.
  package static func doneBy(of seasons: Int) -> String {
    "With {a} the farm is done by {b} in {c} of \(counted(seasons, "season"))."
  }

  /// By when a cart is done in some years of ten, or that it is not.
  package static let doneInYears = "{a} is done by {b}."
  package static let undoneInYears = "{a} is not done that often by {b}."

  /// Between the ends of a range.
  package static let to = " to "

  /// Between the names of carts that share a place.
  package static let equals = " = "

  /// Returns the template of a kind.
  ///
  /// Longer than other functions because it is a table: a row for each kind, and the compiler asks
  /// for those that are missing.
  package static func template(of kind: Statement.Kind) -> Template {
    switch kind {
    case .noPlan: "No plan: {a}"
    case .oneFillSeeds: "One fill seeds {a}."
    case .twoFills: "2 fills: {a} and {b}."
    case .severalFills: "{a} fills: {b} of {c} and one of {d}."
    case .equalFills: "{a} fills of {b}."
    case .endsFirst: "{a} runs out first."
    case .limitEndsFirst: "The weight limit ends each fill."
    case .loadedCart: "The loaded cart weighs {a}."
    case .loadedProduct: "A fill weighs {a}."
    case .reserveWeighs: "What stays in as a reserve weighs {a} more."
    case .blendToFit: "{a} products and {b}: blend {c}."
    case .blendToSave: "Blend {a}: {b} instead of {c}."
    case .blendForRules: "Blend {a}: it takes no more fills and breaks milder house rules."
    case .blendForArea: "Blend {a}: a fill then lasts longer."
    case .blendToSeed: "Blend {a}: by itself not every product can have a tank."
    case .onBoardSeeds: "No stop: what is on board seeds all {a}."
    case .stopNow: "The first stop is now."
    case .stopAfter: "The first stop is after {a}, when {b} runs out."

    case .rateDoubt: "Check the rate of {a}: {b}, where {c} to {d} is usual{e}."
    case .rateBeyondMeters:
      "Check the rate of {a}: {b}, which is more than meters deliver at seeding speed."
    case .rateNextToNothing: "Check the rate of {a}: {b}, which is next to nothing."
    case .seedPlacedDoubt:
      "Check how much {a} goes with the seed: {b} of {c}. A share is written as in 40 %."
    case .overlapDoubt:
      "Check the overlap: {a} % changes next to nothing. For a share of {b}, write {c} %."
    case .marginDoubt:
      "Check the margin: {a} % changes next to nothing. For a share of {b}, write {c} %."
    case .orderMarginDoubt:
      "Check the order margin: {a} % changes next to nothing. For a share of {b}, write {c} %."
    case .reserveDoubt:
      "Check the reserve: {a} % changes next to nothing. For a share of {b}, write {c} %."
    case .reserveVolumeDoubt:
      "Check the reserve: {a} bu changes next to nothing. For a share of {b}, write {c} %."
    case .areaDoubt: "Check field and rates: one fill of {a} takes days to seed."
    case .shortFillDoubt: "Check field, rates and limits: one fill seeds only {a}."
    case .fieldDoubt: "Check the area: {a} is more than most farms have."
    case .wereBushels: "; {a} bu/ac would be {b}"
    case .wereOnSquareMetre: "; as many on a square metre would be {a}"
    case .wereThousandth: "; with a decimal point {a}"

    case .saddleBroken:
      "{a} is in {b}, but a saddle tank is made for canola, inoculant and bagged seed."
    case .smallSeedBroken: "{a} is in {b}, but the saddle tank is made for it."
    case .phosphateSplit:
      "{a} is in {b}, but only one tank should have the steel meter auger that phosphate needs."
    case .phosphateElsewhere: "{a} is in {b}, but the steel meter auger is in {c}."
    case .otherwiseFills: "Keeping this rule would take {a}."
    case .otherwiseBlended: "With these blends, keeping this rule would take {a}."
    case .otherwiseNoPlan: "No plan keeps this rule."
    case .otherwiseOthers: "Plans with as few fills that keep this rule break others."

    case .nearMiss:
      "One fill fewer falls only {a} short: with all rates cut to {b}, the field takes {c}."
    case .emptyBesideRefill:
      Template(
        one: "{a} stays empty; the most the cart can do is {b} a fill.",
        other: "{a} stay empty; the most the cart can do is {b} a fill.")
    case .nearMissProduct: "A lower rate of {a} alone would save a fill, at {b}."
    case .littleSpare:
      "Only {a} to spare: more overlap, higher rates or lighter product than that takes {b}."
    case .moreSpare: "There would be {a} to spare with {b}."
    case .placed: "{a} in {b}"

    case .planOneFill: "Plan: one fill seeds the field"
    case .planFullFills: "Plan: the loads of a full fill"
    case .planEvenFills: "Plan: the loads of each fill"
    case .planLeastUnallocated: "Plan: the least unallocated"

    case .together: "Together"
    case .leftForRefills: "Left for refills"
    case .withoutTank: "Without a tank"
    case .inOneFill: "In one fill"
    case .inTanks: "In tanks"
    case .subtotal: "{a} in {b} tanks: {c} of {d}"

    case .cartLoad: "Cart load"
    case .utilization: "Cart utilization"
    case .fillCount: "Fills"
    case .lasts: "These tanks last for"
    case .eachFill: "Each fill"
    case .areaPerFill: "Area per fill, as loaded"
    case .lastFill: "Last fill"
    case .largestPossible: "Most the cart can do"
    case .runsOutFirst: "Runs out first"
    case .limitedBy: "Limited by"
    case .toSpare: "To spare"
    case .grossWeight: "Gross weight"
    case .productEndsFill: "{a} runs out first"
    case .weightEndsFill: "The weight limit ends a fill"
    case .payloadLimit: "payload of {a}"
    case .grossWeightLimit: "gross weight of {a}"

    case .onlyStop: "The only fill"
    case .oneStop: "Fill {a} of {b}"
    case .twoStops: "Fills {a} and {b} of {c}"
    case .stops: "Fills {a} to {b} of {c}"

    case .ruleSame: "The simple rule gives the same allocation."
    case .ruleLeavesSame: "The simple rule leaves the same {a} without a tank."
    case .ruleLeavesMore: "The simple rule leaves {a} without a tank, the plan {b}."
    case .ruleLeaves: "The simple rule leaves {a} without a tank; the plan places everything."
    case .ruleTanks: "Both place everything; the plan needs {a}, the simple rule {b}."
    case .ruleEmptyCapacity:
      "Both place everything in {a}; the plan leaves {b} of tanks empty, the simple rule {c}."
    case .ruleSameTanks: "Both place everything in {a}."
    case .ruleNoTank: "The simple rule gives {a} no tank; the plan gives every product one."
    case .ruleSameArea:
      "Filled to what fits, the simple rule covers {a} a fill, as much as the cart can do."
    case .ruleLessArea:
      """
      Filled to what fits, the simple rule covers {a} a fill where {b} is possible; the field takes \
      {c} either way.
      """
    case .ruleMoreFills:
      """
      Filled to what fits, the simple rule covers {a} a fill where {b} is possible, and the field \
      takes {c} instead of {d}.
      """

    case .greedyLeavesMore:
      "The simple rule leaves {a} without a tank, the best possible {b}: {c} less."
    case .greedySame: "The simple rule gives the best possible allocation."
    case .greedyOtherTanks: "Both place everything, in other tanks."
    case .greedyLeavesSame: "Both leave {a} without a tank, in other tanks."

    case .everyCart:
      Template(
        one: "Any of the {b} carts seeds it in one fill; the smallest is {c}.",
        other: "Any of the {b} carts seeds it in {a}; the smallest is {c}.")
    case .eitherCart:
      Template(
        one: "Either cart seeds it in one fill; the smaller is {b}.",
        other: "Either cart seeds it in {a}; the smaller is {b}.")
    case .cartsEqual:
      Template(
        one: "The {b} carts hold the same, and each of them seeds it in one fill.",
        other: "The {b} carts hold the same, and each of them seeds it in {a}.")
    case .onlyCart:
      Template(
        one: "Only {b} can seed it, in one fill.", other: "Only {b} can seed it, in {a}.")
    case .fillsWith:
      Template(one: "One fill with {b}{c}{d}.", other: "{a} with {b}{c}{d}.")
    case .smallestOf: " (the smallest is {a})"
    case .nextFillsWith: ", {a} with {b}{c}"
    case .withOthers: ", {a} with the others"
    case .moreFillsWith: ", {a} or more with {b}"
    case .notWithCarts: "; not possible with {a}"
    case .doesJob: "does it"
    case .doesJobSmallest: "smallest that does it"
    case .takesMoreFills: Template(one: "one fill more", other: "{a} fills more")
    case .noCartHasTanks:
      Template(
        one: "No cart has enough tanks for all these products. {a} comes closest and leaves {b} "
          + "out.",
        other: "No cart has enough tanks for all these products. {a} come closest and leave {b} "
          + "out.")
    case .noCartKeepsRules:
      Template(
        one: "No cart can do this job under these constraints. {a} comes closest and leaves {b} "
          + "out.",
        other: "No cart can do this job under these constraints. {a} come closest and leave {b} "
          + "out.")
    case .noCartAtAll: "Under these limits no cart can carry any product."

    case .fewestOnFarm:
      Template(
        one: "{a} takes the fewest fills where no product continues on the next field, {b}{c}.",
        other: "{a} take the fewest fills where no product continues on the next field, {b}{c}.")
    case .fewestContinued:
      Template(
        one: "{a} takes the fewest fills, {b}{c}.", other: "{a} take the fewest fills, {b}{c}.")
    case .nextOnFarm: "; next {a} with {b}"
    case .asManyFills: ", as many as {a}, which is no smaller"
    case .moreCleanOuts: ", as many as {a} (clean-outs: {b} against {c})"
    case .noOtherSeedsFarm: "; no other can seed every crop"
    case .noCartSeedsFarm: "No cart can seed every crop."

    case .seasonsDone: "{a}."
    case .cartDoes: "{a} {b}"
    case .cartDoesBoth: "{a} {b} and {c}"
    case .noneDone:
      """
      No cart finishes in this season. {a} gets furthest: on average {b} of the farm is seeded by \
      {c}.
      """

    case .noneInTime: "No cart is done by {a} in {b}: {c}."
    case .isDoneByIn: "is done by {a} in {b}"
    case .isDoneBy: "is done by {a}"
    case .isNotDoneBy: "is not done by {a}"
    case .isDoneSameDay: "is done the same day"
    case .isDoneSooner: "is done {a} days sooner on average"
    case .isDoneDaySooner: "is done a day sooner on average"
    case .isDoneLater: "is done {a} days later on average"
    case .isDoneNoSooner: "is done no sooner"
    case .isSoIn: "is in {a}"
    case .isSmallestInTime: "is the smallest cart in time for {a}"
    case .costsLeast: "costs least, {a} a year"
    case .costsMore: "costs {a} a year more"
    case .costsLess: "costs {a} a year less"
    case .costsAlike: "costs about as much"
    case .costsTheSame: "costs the same"
    case .hasNoPrice: "has no price to compare"

    case .moreProductsThanTanks: "{a} products need a tank each, and only {b} may be filled."
    case .everyTankEmpty: "Every tank is to stay empty."
    case .noAllowedTank: "{a} has no tank that it may use: {b}."
    case .constraintsConflict: "Not every product can have its own tank: {a}."
    case .noLiquidTank:
      """
      {a} is a liquid, and the cart has no liquid tank. Describe a cart that has one, as in \
      --tanks 195,130,130,195,liquid=2100gal, or leave the liquid out.
      """

    case .noDryTank: "{a} is a dry product, and the cart has tanks for liquids only."
    case .moreLiquidsThanTanks: "{a} liquids need a tank each, and only {b} may hold them."
    case .moreDryThanTanks: "{a} dry products need a tank each, and only {b} may hold them."
    case .reservesOutweighLimit:
      "The reserves alone could weigh {a}, which leaves nothing to seed: {b}."
    case .nothingApplied: "No product has a rate above zero."
    case .reserveFillsTank: "{a} holds {b}, which the reserve takes up."
    case .cartOutweighsLimit: "The empty cart weighs {a}, which leaves nothing of the limit of {b}."

    case .onlyIn: "{a} only in {b}"
    case .atMostTanks: "{a} in at most {b}"
    case .staysEmpty: Template(one: "{a} stays empty", other: "{a} stay empty")
    case .notIn: "{a} not in {b}"
    case .reserveIn: "a reserve of {a} in {b}"
    case .reserveEverywhere: "a reserve of {a} in every tank"
    case .holdsProduct: Template(one: "{a} holds {b}", other: "{a} hold {b}")
    case .holdsOther:
      Template(
        one: "{a} holds what the job does not use", other: "{a} hold what the job does not use")
    case .payloadAtMost: "at most {a} of product on the cart"
    case .grossAtMost: "at most {a} with the cart"

    case .breakFills: "{a} become {b}"
    case .breakLimit: "{a} runs out first, no longer {b}"
    case .breakTanks: "other tanks"
    case .breakHere: "another plan at exactly this value"

    case .densityNote: "Fertilizer is planned at its listed density. {a}."
    case .densityRange: "{a}: listed {b}, published {c} to {d}"
    case .densityAssumed: "{a}: listed {b}, no published figure found, {c} assumed"
    case .densityNotListed: "{a} has no listed density; {b} is used."
    case .densityUnlikely:
      "{a} at {b} is outside the likely {c} to {d}: check the number and its unit."

    case .assumedDrill: "Assumed: {a}."
    case .doubleShoot: "a double-shoot drill"
    case .rowsApart: "rows {a} in apart"
    case .openersWide: "openers that spread {a} in"
    case .mediumSoil: "medium soil"
    case .liesBesideSeed: "{a} beside the seed"
    case .liesInBand: "{a} in the band"
    case .keptFromSeed:
      Template(
        one: "{a} must not lie beside {b} seed: band all of it.",
        other: "{a} must not lie beside {b} seed: band all of them.")
    case .leaveToOtherPass:
      Template(
        one: "{a} must not lie beside {b} seed: apply it in another pass.",
        other: "{a} must not lie beside {b} seed: apply them in another pass.")
    case .tooMuchBesideSeed:
      Template(
        one: "Beside {b}, {a} comes to {c} of the limit, where 100 % is {d}: {e}.",
        other: "Beside {b}, {a} add up to {c} of the limit, where 100 % is {d}: {e}.")
    case .safeRate: "{a} of {b}"
    case .safePhosphate: "{a} of {b}, as in {c} of MAP"
    case .safeRateAtUtilization: "{a} of {b} at {c} seedbed utilization"
    case .rateAtLoss:
      "{a} of {b} at {c} seedbed utilization, which costs {d} of the stand"
    case .eitherLimit: "{a}, or {b}"
    case .placeAtMost: "place at most {b} of {a} with the seed and band the other {c}"
    case .bandAll: "band all of the {a}"
    case .restInOtherPass: "apply at most {b} of {a} and leave the other {c} to another pass"
    case .allInOtherPass: "leave all of the {a} to another pass"
    case .inoculantNeedsTank:
      """
      Granular inoculant for {a} needs its own tank. If you use it, add it to the job with its rate.
      """

    case .blendNotStored: "A blend of {a} must not be stored: empty the tank the day it is mixed."
    case .blendDrawsWater:
      """
      A blend of {a} draws water from 56 % relative humidity on: do not leave it in a tank overnight \
      or through rain.
      """
    case .incompatible:
      """
      {a} are incompatible: do not blend them, and clean a tank before one follows the other.
      """
    case .blendOf: "{a}"
    }
  }
}

extension Wording.Template: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(one: text, other: text) }

  /// The text in the language of the moment with its places filled, in the form that `count` asks
  /// for.
  package func filled(_ values: [String], count: Int = 1) -> String {
    Language.current.text(one: one, other: other, values, count: count)
  }
}
