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
        + Answer.section("What was assumed", [.table(assumptionTable)])
        + Answer.section("What low and high are from", [swingTable.map(Answer.Block.table)]),
      data: SeasonDocument(report: self, variation: variation).jsonValue,
      table: variation.map { $0.data(of: $0.figures[0]) } ?? dataTable)
  }

  private var figureBlocks: [Answer.Block] {
    let isCompared = ranking.count > 1
    return Answer.section(
      "Days to finish", [.table(daysTable), censoringSentence.map { .sentence($0) }])
      + Answer.section("Done by", [.table(dateTable)])
      + Answer.section(
        "Differences in the same seasons",
        isCompared
          ? [.table(differenceTable)] + (hasIntervals ? [.sentence(Self.intervalNote)] : []) : [])
      + Answer.section(worthHeading, [worthTable.map(Answer.Block.table)])
      + Answer.section(
        Self.hangsHeading,
        hangsTable.map { [.sentences(hangsSentences), .table($0), .sentence(hangsNote)] } ?? []
      )
      + Answer.section(helpHeading, helpTable.map { [.table($0), .sentence(helpNote)] } ?? [])
      + Answer.section(costHeading, [costTable.map(Answer.Block.table)])
      + Answer.section(acreHeading, [acreTable.map(Answer.Block.table)])
      + Answer.section("Mean hours", [.table(hoursTable)])
      + Answer.section(
        "Loads of trucks", [.table(haulTable), .sentences(crewSentences)])
      + Answer.section(
        Self.fitHeading, fitTable.map { [.table($0), .sentence(Self.fitNote)] } ?? [])
  }

  /// The days by what is varied, and what more of it is worth.
  private func variedBlocks(_ variation: SeasonVariation?) -> [Answer.Block] {
    guard let variation else { return [] }
    return variation.figures.prefix(2).flatMap { matrix($0, variation) }
      + Answer.section("What more is worth", [.sentences(variation.sentences(self))])
  }

  private func furtherBlocks(_ variation: SeasonVariation?) -> [Answer.Block] {
    let first = ranking.first.map(name) ?? ""
    return Answer.section("Crops with \(first)", [cropTable.map(Answer.Block.table)])
      + Answer.section("Products, mean of a season", [productTable.map(Answer.Block.table)])
      + (variation.map { variation in
        variation.figures.dropFirst(2).flatMap { matrix($0, variation) }
      } ?? [])
  }

  private func matrix(
    _ figure: SeasonVariation.Figure, _ variation: SeasonVariation
  ) -> [Answer.Block] {
    Answer.section(
      "\(figure.title), by \(variation.title)", [.table(variation.matrix(figure))])
  }
}
