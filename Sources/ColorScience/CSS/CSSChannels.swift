/// The names that stand for the components of the origin in a relative color (CSS Color 5, #relative-colors), with their values in
/// the numbers that the function takes.
struct CSSChannels {
  private let names: [StaticString]
  private let values: SIMD3<Double>
  private let alpha: Double

  /// The origin as the function's space sees it. What it lacks counts as 0.
  init(of origin: Color, in function: CSSColorFunction) {
    let converted = origin.converted(to: function.space)
    names = function.channels
    values = SIMD3(
      converted.components.x / function.first.perNumber, converted.components.y / function.second.perNumber,
      converted.components.z / function.third.perNumber)
    alpha = origin.alpha
  }

  func value(_ name: ShortName) -> Double? {
    if name == "alpha" { return alpha }
    return names.firstIndex { name == $0 }.map { Finite.number(values[$0]) }
  }

  /// For messages.
  var list: String { names.map { "\($0)" }.joined(separator: ", ") + " or alpha" }

  /// Alpha where none is written.
  var defaultAlpha: Double { alpha }
}
