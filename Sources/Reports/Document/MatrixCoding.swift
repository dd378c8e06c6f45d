import Audit
import ColorScience
import JSONText

/// The whole matrix of a variant, with a row for each background color and a number for each foreground color.
enum MatrixCoding {
  static func write(_ matrix: VariantMatrix, to json: inout JSONBytes) {
    json.text(",\n     \"matrix\":{\"colors\":[")
    for color in matrix.colors {
      json.integer(color)
      json.byte(",")
    }
    json.dropLast(",")
    json.text("],\"ratios\":[")
    for row in 0..<matrix.colors.count {
      json.text("\n      [")
      for column in 0..<matrix.colors.count {
        if let ratio = matrix.ratio(foreground: column, background: row) {
          writeCut(ratio, to: &json)
        } else {
          json.text("null")
        }
        json.byte(",")
      }
      json.dropLast(",")
      json.text("],")
    }
    json.dropLast(",")
    json.text("]}")
  }

  /// Writes a ratio with four decimals, truncated as everywhere, without trailing zeros.
  private static func writeCut(_ ratio: Double, to json: inout JSONBytes) {
    var steps = Int(ratio * 10_000)
    // The product is rounded and may have reached a step that the ratio itself has not.
    if Double(steps) / 10_000 > ratio { steps -= 1 }
    json.integer(steps / 10_000)
    var fraction = steps % 10_000
    var digits = 4
    guard fraction > 0 else { return }
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    json.byte(".")
    for power in [1000, 100, 10].suffix(digits - 1) where fraction < power { json.byte("0") }
    json.integer(fraction)
  }
}
