/// Every verb of the tool but `completions` and `help`, which belong to any set of verbs.
///
/// To add one: a file in this folder and a line here, where help lists it.
package enum VerbCatalogue {
  package static let all: [any Verb] = [
    PlanVerb(), CompareVerb(), WhatIfVerb(), AdjustVerb(), WeighVerb(), SweepVerb(), SimulateVerb(),
    AssessVerb(), ExploreVerb(), ReportVerb(), MergeVerb(), VerifyVerb(), PlansVerb(), SetupVerb(),
    ListVerb(), SchemaVerb(),
  ]
}
