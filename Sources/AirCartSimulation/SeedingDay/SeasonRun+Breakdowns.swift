// MARK: - Breakdowns

extension SeasonRun {
  /// Draws after how many seconds of seeding the outfit breaks down next.
  mutating func drawBreakdown() {
    guard model.breakdowns.arePossible else { return }
    let factor = model.breakdown.value(at: streams.unit(.breakdown, at: totals.breakdowns))
    untilBreakdown = model.breakdowns.hoursBetween * 3_600 * factor
  }

  /// Stops seeding where it is, and has the outfit repaired: in the hours of every day, wet ones too.
  mutating func breakDown() {
    closeRecord()
    legSeconds = max(0, remaining - (now - began))
    let factor = model.repair.value(at: streams.unit(.repair, at: totals.breakdowns))
    repairedAt = model.days.end(
      ofWork: model.breakdowns.repairHours * 3_600 * factor, from: now,
      lateHours: model.breakdowns.lateHours)
    totals.breakdowns += 1
    drawBreakdown()
    activity = .repair
    began = now
    remaining = repairedAt - now
    if isClosing {
      // The hours of work are over already.
      isClosing = false
      isWorking = false
      breaksDown = false
    } else {
      scheduleOutfit()
    }
  }

  /// Goes on with the leg that a breakdown interrupted.
  mutating func repairEnds() {
    closeRecord()
    begin(.seeding, seconds: legSeconds)
  }
}
