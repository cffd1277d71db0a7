/// The keys of the season in a farm file.
package enum SeasonKey: String, CaseIterable, Sendable {
  /// Everything that is simulated beside the farm itself.
  case season

  case drill, width, speed, efficiency, ceiling, run
  case filling, perStop, perTank, rate, reserve, reserveBushels, fills
  case tender, trucks, payload, compartments, loading, travel
  case days, start, end, startHour, hours, workable, wetDays, from, share
  case moving, cleanOut
  case uncertainty, density, overlap, area, trip, weather, products, product
  case uniform, triangular, normal, lognormal, exponential, quantiles
  case mean, sd, low, high, median, sigma, value
  case prices, perHour, timeliness, crop, after, lossPerDay
}
