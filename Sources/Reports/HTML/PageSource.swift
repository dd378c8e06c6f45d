import CReportPage
import ColorScience

/// The page's style sheet and script, as UTF-8.
enum PageSource {
  static var style: [UInt8] { bytes(of: report_page_style()) }
  /// After the numbers that it shares with the tool.
  static var script: [UInt8] { Array(constants.utf8) + bytes(of: report_page_script()) }

  /// The numbers of WCAG, which the page's files do not repeat.
  static let constants: String = {
    let numbers = [
      ("weights", list(WCAG.weights)), ("displayP3Weights", list(WCAG.displayP3Weights)), ("flare", "\(WCAG.flare)"),
      ("aaText", "\(Criterion.aaText.required)"), ("aaLarge", "\(Criterion.aaLarge.required)"),
      ("aaaText", "\(Criterion.aaaText.required)"), ("aaaLarge", "\(Criterion.aaaLarge.required)"),
      ("nonText", "\(Criterion.nonText.required)"),
    ]
    return "const WCAG = { \(numbers.map { "\($0): \($1)" }.joined(separator: ", ")) };\n"
  }()

  private static func list(_ numbers: SIMD3<Double>) -> String {
    "[\(numbers.x), \(numbers.y), \(numbers.z)]"
  }

  private static func bytes(of text: report_page_text) -> [UInt8] {
    Array(UnsafeBufferPointer(start: text.bytes, count: text.count))
  }
}
