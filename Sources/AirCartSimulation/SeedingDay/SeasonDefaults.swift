/// What a season takes where its file says nothing.
///
/// Each says where it comes from. A value without a published figure is an assumption of AirCart,
/// to be replaced by your own figure.
public enum SeasonDefaults {
  /// 76 ft: among the published widths of air hoe drills, 60 to 86 ft (Grainews on the 3320).
  public static let widthFeet = 76.0
  /// 5 mph: an assumption; a demonstration ran at 7 km/h, large farms work at 6 to 7 km/h.
  public static let milesPerHour = 5.0
  /// 0.80: turns and overlap cut capacity to about 80 % of theory (Progressive Forage).
  public static let fieldEfficiency = 0.80
  /// Half a mile, the side of a quarter section.
  public static let runFeet = 2_640.0
  /// 5 min: from 650 bu filled in 20 to 25 min with a conveyor of 60 bu/min (Western Producer).
  public static let minutesPerStop = 5.0
  /// 3 min: from the same figures, driving to the truck at the headland.
  public static let minutesOfDriving = 3.0
  /// 2.5 min: from the same figures.
  public static let minutesPerTank = 2.5
  /// 60 bu/min: a cart's own conveyor (Western Producer on the Morris 8XL).
  public static let bushelsPerMinute = 60.0
  /// 3 %: an assumption; no published minimum fill level was found.
  public static let reserveShare = 0.03
  /// 34 t: a B-train's payload on secondary roads (Western Producer).
  public static let payloadPounds = 74_957.0
  /// 5,000 lb: an assumption, the least load of a truck.
  public static let leastLoadPounds = 5_000.0
  /// 5 % of the payload: an assumption, the least load of a large truck.
  public static let leastLoadShare = 0.05
  /// Canola: an assumption; it is sold in bags, which ride on the saddle platform.
  public static let bagged = ["Canola"]
  /// 30 min: an assumption.
  public static let loadingMinutes = 30.0
  /// 15 min one way: an assumption.
  public static let travelMinutes = 15.0
  /// 30 min: an assumption; between neighbouring fields, with folding.
  public static let movingMinutes = 30.0
  /// 15 min: an assumption; emptying and cleaning a tank that gets another product.
  public static let cleanOutMinutes = 15.0
  /// 1 May: an assumption; fields at Gerald, Saskatchewan, were begun on 28 April (Prince Albert Herald).
  public static let start = SeasonDate(ordinal: 120)
  /// 15 June: an assumption.
  public static let end = SeasonDate(ordinal: 165)
  /// 7 in the morning: an assumption.
  public static let startHour = 7.0
  /// 14 h: an assumption between 10 h (Western Australia) and round the clock.
  public static let hoursPerDay = 14.0
  /// 0.59: 49.5 of 84 days in Nebraska, April to the middle of June, 1996 to 2021 (Nebraska Farm
  /// Bureau); 0.43 to 0.79.
  public static let workableShare = 0.59
  /// 7.4 %: with the chain's own spread about 8 of 84 days, as in the same years.
  public static let yearDeviation = 0.074
  /// None: an assumption.
  public static let halfDayShare = 0.0
  /// 0.75 h: an assumption between half an hour and an hour.
  public static let checksHours = 0.75
  /// 2 days: an assumption between 1 and 3.
  public static let meanWetDays = 2.0
  /// 2.5 %: inferred; 1.5 % was measured with section control (McIntosh & Son, Western Australia),
  /// 3.3 % without (Iowa, planting).
  public static let overlap = 0.025
  /// Canadian dollars.
  public static let currency = "CAD"
  /// 12 % of the price: inferred; 7 % to lose two thirds of the value in ten years, which Ontario's
  /// Ministry of Agriculture takes for the life of a machine, 4 % interest, 1 % insurance.
  public static let ownershipShare = 0.12
  /// 1 % a day: long-term yields of all major crops in Manitoba after the middle of May.
  public static let lossPerDay = 0.01
}
