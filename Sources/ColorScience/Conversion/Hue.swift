/// Angles in degrees.
enum Hue {
  /// Returns the same angle in 0..<360.
  static func normalized(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let positive = rest < 0 ? rest + 360 : rest
    // The remainder of a tiny negative angle rounds up to 360.
    return positive < 360 ? positive + 0 : 0
  }

  static func radians(_ degrees: Double) -> Double {
    degrees.truncatingRemainder(dividingBy: 360) * (.pi / 180)
  }
}
