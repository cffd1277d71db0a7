/// One tank of a cart: its name and how much it holds.
public struct Tank: Equatable, Sendable {
  /// The name that people read, such as `Tank 1` or `Saddle`.
  public let name: String
  /// How much the tank holds.
  public let capacity: Volume
  /// Whether it is the optional saddle tank, which a cart may be ordered without.
  public let isSaddle: Bool
  /// Whether it is a tank for liquids: they go into no other, and nothing else goes into it.
  public let isLiquid: Bool

  /// Creates a tank.
  public init(name: String, capacity: Volume, isSaddle: Bool = false, isLiquid: Bool = false) {
    self.name = name
    self.capacity = capacity
    self.isSaddle = isSaddle
    self.isLiquid = isLiquid
  }

  /// Creates the tank of a custom cart at a position, named by its number from 1; a saddle tank is
  /// one where it is said to be.
  package init(unnamedAt position: Int, capacity: Volume) {
    self.init(name: "Tank \(position + 1)", capacity: capacity)
  }

  /// Creates the unnamed tank at a position, labelled as the reference app labels it.
  ///
  /// Positions 0 to 3 are `Tank 1` to `Tank 4`, position 4 is `Saddle`, and position *i* from 5 on
  /// is `Tank i+1`, so that there is no `Tank 5`.
  public init(position: Int, capacity: Volume) {
    self.init(
      name: position == 4 ? "Saddle" : "Tank \(position + 1)", capacity: capacity,
      isSaddle: position == 4)
  }
}
