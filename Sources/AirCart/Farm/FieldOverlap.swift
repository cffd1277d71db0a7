/// The share of a field that is seeded twice.
package struct FieldOverlap: Equatable, Sendable {
  package var percent: Double

  package init(percent: Double = 0) { self.percent = percent }

  /// The area that is seeded of a field, in its unit: area + area · percent / 100.
  package func seeded(_ area: Double) -> Double { area + area * percent / 100 }

  /// The area that is seeded of a field, in the units of the field.
  package func seeded(_ area: Area) -> Area { Area(seeded(area.stated), in: area.units) }
}
