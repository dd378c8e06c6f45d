import CReportPage
import ColorScience
import Wording

/// The page's style sheet and script, as UTF-8.
enum PageSource {
  static let style = shipped(bytes(of: report_page_style()))
  /// The script, preceded by the numbers that it shares with the tool.
  static let script = Array(constants.utf8) + shipped(bytes(of: report_page_script()))

  /// The numbers of WCAG and the tool's tolerance, which the page's files do not repeat.
  static let constants: String = {
    let numbers = [
      ("weights", list(WCAG.weights)), ("displayP3Weights", list(WCAG.displayP3Weights)), ("flare", "\(WCAG.flare)"),
      ("aaText", "\(Criterion.aaText.required)"), ("aaLarge", "\(Criterion.aaLarge.required)"),
      ("aaaText", "\(Criterion.aaaText.required)"), ("aaaLarge", "\(Criterion.aaaLarge.required)"),
      ("nonText", "\(Criterion.nonText.required)"), ("levels", levels),
    ]
    return "const WCAG = { \(numbers.map { "\($0): \($1)" }.joined(separator: ", ")) };\n"
      + "const TOOL = { gamutTolerance: \(Gamut.tolerance) };\n"
  }()

  /// The steps of each criterion, the highest first.
  private static var levels: String {
    let criteria = Criterion.named.map { criterion in
      let steps = ConformanceLevel.steps(of: criterion).map { "[\($0.from), \"\($0.level.rawValue)\"]" }
      return "\"\(criterion.name)\": [\(steps.joined(separator: ", "))]"
    }
    return "{ \(criteria.joined(separator: ", ")) }"
  }

  private static func list(_ numbers: SIMD3<Double>) -> String {
    "[\(numbers.x), \(numbers.y), \(numbers.z)]"
  }

  /// Returns the text without the parts that only serve readers and checkers of the sources: indentation, empty lines,
  /// comments that take whole lines, and imports and exports, because all modules share one scope.
  ///
  /// This works by lines and parses neither language. A string over several lines would lose its indentation; `make lint`
  /// allows none.
  static func shipped(_ text: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(text.count)
    var leftOut: LeftOut?
    for whole in text.split(separator: UInt8(ascii: "\n")) {
      var line = whole.drop { $0 == UInt8(ascii: " ") }
      leftOut = leftOut ?? LeftOut(from: line)
      if let part = leftOut {
        guard let end = part.end(in: line) else { continue }
        leftOut = nil
        line = line[end...].drop { $0 == UInt8(ascii: " ") }
      }
      if line.isEmpty || line.starts(with: "//".utf8) { continue }
      if line.starts(with: "export ".utf8) { line = line.dropFirst("export ".utf8.count) }
      kept += line
      kept.append(UInt8(ascii: "\n"))
    }
    return kept
  }

  /// A part that may take several lines and is not shipped.
  private enum LeftOut {
    case comment, importing

    init?(from line: ArraySlice<UInt8>) {
      if line.starts(with: "/*".utf8) {
        self = .comment
      } else if line.starts(with: "import ".utf8) {
        self = .importing
      } else {
        return nil
      }
    }

    /// Returns the index just after the part where it ends in this line; else `nil`.
    func end(in line: ArraySlice<UInt8>) -> Int? {
      switch self {
      case .comment:
        line.indices.dropLast()
          .first { line[$0] == UInt8(ascii: "*") && line[$0 + 1] == UInt8(ascii: "/") }.map { $0 + 2 }
      case .importing:
        line.last == UInt8(ascii: ";") ? line.endIndex : nil
      }
    }
  }

  private static func bytes(of text: report_page_text) -> [UInt8] {
    Array(UnsafeBufferPointer(start: text.bytes, count: text.count))
  }
}
