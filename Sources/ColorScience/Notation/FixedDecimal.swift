/// Numbers with a given number of decimals, as people write them in source files.
public enum FixedDecimal {
  /// Rounds to this many decimals, without trailing zeros. `keepsPoint` writes `1.0` for 1.
  public static func text(_ value: Double, decimals: Int, keepsPoint: Bool = false, padded: Bool = false) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let decimals = min(max(decimals, 0), 9)
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((abs(value) * Double(scale)).rounded())
    var fraction = String(scaled % scale)
    fraction = decimals == 0 ? "" : String(repeating: "0", count: decimals - fraction.count) + fraction
    if !padded { while fraction.last == "0" { fraction.removeLast() } }
    if fraction.isEmpty, keepsPoint { fraction = "0" }
    let sign = value < 0 && scaled != 0 ? "-" : ""
    return sign + String(scaled / scale) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// Writes a value in the style of an existing number: with as many decimals, but at least `least`, and with its
  /// trailing zeros.
  public static func text(_ value: Double, like written: some StringProtocol, least: Int) -> String {
    let decimals = decimals(of: written)
    // `0.500` has a fixed width; `0.5` and `0.46667` have only the decimals that they need.
    let isPadded = decimals > 1 && written.last == "0"
    var text = text(
      value, decimals: max(decimals, least), keepsPoint: decimals > 0, padded: isPadded && decimals >= least)
    if written.hasPrefix("."), text.hasPrefix("0.") { text.removeFirst() }
    return text
  }

  public static func decimals(of written: some StringProtocol) -> Int {
    guard let point = written.firstIndex(of: ".") else { return 0 }
    return written[written.index(after: point)...].prefix { $0.isNumber }.count
  }
}
