/// Numbers with a fixed count of decimals, rounded to the nearest.
enum FixedText {
  static func of(_ value: Double, decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value.magnitude * scale).rounded()
    guard scaled < 1e15 else { return "\(value)" }
    let whole = Int(scaled)
    var digits = String(whole)
    while digits.utf8.count <= decimals { digits = "0" + digits }
    let sign = value < 0 && whole != 0 ? "-" : ""
    return decimals == 0 ? sign + digits : sign + digits.dropLast(decimals) + "." + digits.suffix(decimals)
  }

  /// Returns the number without a zero fraction: `3`, `4.5`.
  static func short(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
