/// What the outfit does, and what days do to it.
package enum SeasonActivity: UInt8, CaseIterable, Sendable {
  case seeding, filling, waiting, moving, repair, wet
  /// A truck stands loaded at the field; it takes no time of the outfit.
  case truckArrives
  /// A truck leaves the field for another load.
  case truckLeaves

  /// The activities that fill the hours of work.
  package static let ofHours: [SeasonActivity] = [
    .seeding, .filling, .waiting, .moving, .repair, .wet,
  ]
}

/// One flat record: something that began, ended and was counted.
///
/// An activity that a day's end interrupts has one record for each day.
package struct SeasonRecord: Equatable, Sendable {
  package let activity: SeasonActivity
  /// Seconds from midnight before the first day.
  package let begin: Double
  package let end: Double
  /// The field, by position.
  package let field: Int
  /// The truck, by position, where there is one.
  package let truck: Int?
  /// Acres seeded.
  package let acres: Double
  /// Bushels filled; those of the whole filling, in its last record.
  package let bushels: Double
  /// Pounds filled, or carried by a truck.
  package let pounds: Double
}

/// Takes the records of a replication, or ignores them.
protocol SeasonRecorder {
  static var isOn: Bool { get }
  mutating func record(_ record: SeasonRecord)
}

/// Ignores the records, at no cost.
struct NoRecorder: SeasonRecorder {
  static var isOn: Bool { false }
  mutating func record(_ record: SeasonRecord) {}
}

/// Keeps every record.
struct RecordList: SeasonRecorder {
  static var isOn: Bool { true }
  var records: [SeasonRecord] = []
  mutating func record(_ record: SeasonRecord) { records.append(record) }
}
