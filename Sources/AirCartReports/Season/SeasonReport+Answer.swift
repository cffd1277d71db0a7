import AirCart
import AirCartDocuments
import AirCartSimulation

extension SeasonReport {
  /// What a season answers, on the terminal and in `season.md` and `season.json`.
  package func answer(_ variation: SeasonVariation? = nil) -> Answer {
    let isLoaded = !ranking.isEmpty
    return Answer(
      title: answerSentences[0],
      blocks: [.sentences(answerSentences.dropFirst() + [title, sizeSentence])]
        + (isLoaded ? figureBlocks + variedBlocks(variation) : []),
      details: Answer.section("What is uncertain", [.sentences(warnings)])
        + (isLoaded ? furtherBlocks(variation) : [])
        + Answer.section("What was assumed", [.table(Answer.Table(assumptionTable))]),
      data: SeasonDocument(self, variation: variation).jsonValue,
      table: variation.map { $0.matrix($0.figures[0], forFiles: true) } ?? dataTable)
  }

  private var figureBlocks: [Answer.Block] {
    let isCompared = ranking.count > 1
    return Answer.section(
      "Days to finish", [figures(daysTable), censoringSentence.map { .sentence($0) }])
      + Answer.section("Done by", [figures(dateTable)])
      + Answer.section(
        "Differences in the same seasons", [isCompared ? figures(differenceTable) : nil])
      + Answer.section(worthHeading, [worthTable.map(figures)])
      + Answer.section(
        helpHeading, helpTable.map { [figures($0), .sentence(Self.helpNote)] } ?? [])
      + Answer.section(costHeading, [costTable.map(figures)])
      + Answer.section("Mean hours", [figures(hoursTable)])
      + Answer.section("Loads of trucks", [figures(haulTable)])
      + Answer.section(
        Self.fitHeading, fitTable.map { [figures($0), .sentence(Self.fitNote)] } ?? [])
      + Answer.section("Tanks that run out early", [figures(riskTable), .sentence(Self.riskNote)])
  }

  private static let riskNote =
    "Runs out: stops after which a tank is empty before the next planned stop. Reserve for 5 %: "
    + "what must stay in each tank so that this happens at no more than 5 % of the stops."

  /// The days by what is varied, and what more of it is worth.
  private func variedBlocks(_ variation: SeasonVariation?) -> [Answer.Block] {
    guard let variation else { return [] }
    return variation.figures.prefix(2).flatMap { matrix($0, variation) }
      + Answer.section("What more is worth", [.sentences(variation.sentences(self))])
  }

  private func furtherBlocks(_ variation: SeasonVariation?) -> [Answer.Block] {
    let first = ranking.first.map(name) ?? ""
    return Answer.section("Crops with \(first)", [cropTable.map(figures)])
      + Answer.section("Products, mean of a season", [productTable.map(figures)])
      + (variation.map { variation in
        variation.figures.dropFirst(2).flatMap { matrix($0, variation) }
      } ?? [])
  }

  private func matrix(
    _ figure: SeasonVariation.Figure, _ variation: SeasonVariation
  ) -> [Answer.Block] {
    Answer.section(
      "\(figure.title), by \(variation.title)", [figures(variation.matrix(figure))])
  }

  private func figures(_ table: ResultTable) -> Answer.Block {
    .table(Answer.Table(table, ofFigures: true))
  }
}
