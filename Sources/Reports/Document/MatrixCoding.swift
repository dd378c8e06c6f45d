import Audit
import ColorScience
import JSONText

/// The whole matrix of a variant: a row a background, a number a foreground.
enum MatrixCoding {
  static func write(_ variant: VariantReport, in report: AuditReport, to json: inout JSONWriter) {
    let matrix = VariantMatrix(variant, in: report)
    json.object("matrix") { json in
      json.values("tokens", matrix.tokens)
      json.array("ratios") { json in
        for row in 0..<matrix.tokens.count {
          json.array { json in
            for column in 0..<matrix.tokens.count {
              if let ratio = matrix.ratio(foreground: column, background: row) {
                json.raw(shown(ratio))
              } else {
                json.null()
              }
            }
          }
        }
      }
    }
  }

  /// Four decimals, cut off as everywhere, without trailing zeros.
  private static func shown(_ ratio: Double) -> [UInt8] {
    var digits = Array(WCAG.shown(ratio, decimals: 4).utf8)
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    if digits.last == UInt8(ascii: ".") { digits.removeLast() }
    return digits
  }
}
