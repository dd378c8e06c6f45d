/// The keywords for the components of the origin of a relative color (CSS Color 5, #relative-colors), with their values
/// in the units of the function's numbers.
struct CSSChannels {
  private let names: [StaticString]
  private let values: SIMD3<Double>
  private let alpha: Double

  /// The components of the origin in the space of the function. Missing components count as 0.
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

  /// The keywords as a list for messages.
  var list: String { names.map { "\($0)" }.joined(separator: ", ") + " or alpha" }

  /// The alpha of a relative color that has none of its own.
  var defaultAlpha: Double { alpha }
}
