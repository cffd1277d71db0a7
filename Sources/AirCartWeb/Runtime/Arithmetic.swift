// The product of two 128-bit numbers, which checked multiplication of 64-bit ones asks for.

#if arch(wasm32)
  /// Writes the low 128 bits of a product, the lower half first.
  @c(__multi3)
  public func multiply128(
    _ result: UnsafeMutablePointer<UInt64>, leftLow: UInt64, leftHigh: UInt64,
    rightLow: UInt64, rightHigh: UInt64
  ) {
    // Four products of halves; written out because a full-width product would call this again.
    let mask: UInt64 = 0xFFFF_FFFF
    let (a, b) = (leftLow & mask, leftLow >> 32)
    let (c, d) = (rightLow & mask, rightLow >> 32)
    let low = a &* c
    let middle = b &* c &+ (low >> 32)
    let other = a &* d &+ (middle & mask)
    result[0] = (other << 32) | (low & mask)
    result[1] =
      b &* d &+ (middle >> 32) &+ (other >> 32) &+ leftLow &* rightHigh &+ leftHigh &* rightLow
  }
#endif
