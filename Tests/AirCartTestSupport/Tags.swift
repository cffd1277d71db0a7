package import Testing

extension Tag {
  /// Takes seconds rather than milliseconds in a debug build.
  @Tag package static var slow: Self
  /// A property of random instances; the seed stands in the failure.
  @Tag package static var property: Self
  /// A comparison with another way of computing the same thing.
  @Tag package static var oracle: Self
}
