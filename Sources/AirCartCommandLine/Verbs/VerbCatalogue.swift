/// Every verb of the tool but `completions` and `help`, which belong to any set of verbs.
///
/// To add one: a file in this folder and a line here, where help lists it.
package enum VerbCatalogue {
  /// The verbs in the order of help.
  package static let all: [any Verb] = [
    SweepVerb(), AssessVerb(), SimulateVerb(), PlanVerb(), CompareVerb(), WhatIfVerb(),
    ExploreVerb(), ListVerb(), SchemaVerb(), VerifyVerb(), ReportVerb(), MergeVerb(),
    PlansVerb(),
  ]
}
