import JSONText
import ThemeModel

/// The diagnostics of a token file. A broken rule of the standard is an error. When the reader is lenient and knows what is
/// meant, it is a warning, which is reported once for each kind in a file.
struct DTCGFindings: Sendable {
  /// The most errors that are reported: a file that is wrong everywhere would have a million.
  private static let mostErrors = 1000

  let isLenient: Bool
  /// Whether a mark of a dialect ends strict reading, so that the source is read again leniently.
  let recognizesDialects: Bool
  /// Whether such a mark was found.
  private(set) var isDialect = false
  private(set) var diagnostics: [Diagnostic] = []
  private var deviations: [String: Deviation] = [:]
  private var errorCount = 0
  /// What was reported: sources that are used several times are reported once.
  private var told: Set<Diagnostic> = []

  private struct Deviation: Sendable {
    var index: Int
    var count: Int
    var message: String
  }

  init(isLenient: Bool, recognizesDialects: Bool = false) {
    self.isLenient = isLenient
    self.recognizesDialects = recognizesDialects && !isLenient
  }

  /// Notes something that no file of the standard has, and that a known dialect has.
  mutating func markDialect() {
    if recognizesDialects { isDialect = true }
  }

  /// Reports a broken rule that applies whether reading is strict or lenient.
  mutating func error(_ code: String, _ message: String, at place: Place?, related: [Place] = []) {
    let diagnostic = Diagnostic(.error, code: code, message: message, place: place, related: related)
    guard told.insert(diagnostic).inserted else { return }
    errorCount += 1
    if errorCount <= DTCGFindings.mostErrors {
      diagnostics.append(diagnostic)
    } else if errorCount == DTCGFindings.mostErrors + 1 {
      diagnostics.append(
        Diagnostic(
          .error, code: "too-many-errors",
          message: "more than \(DTCGFindings.mostErrors) errors; the rest are not listed",
          place: place))
    }
  }

  mutating func warning(_ code: String, _ message: String, at place: Place?, related: [Place] = []) {
    gather(code, message, at: place)
  }

  /// Reports a broken rule that lenient reading can do without. Returns whether to go on as if it were kept.
  mutating func deviation(_ code: String, _ message: String, at place: Place?) -> Bool {
    guard isLenient else {
      if DTCGDialect.marks.contains(code) { markDialect() }
      error(code, message, at: place)
      return false
    }
    gather(code, message, at: place)
    return true
  }

  mutating func merge(_ others: [Diagnostic]) {
    diagnostics += others
  }

  /// Combines warnings of one code into one diagnostic, with the places of the first few.
  private mutating func gather(_ code: String, _ message: String, at place: Place?) {
    guard told.insert(Diagnostic(.warning, code: code, message: message, place: place)).inserted else { return }
    guard var known = deviations[code] else {
      let first = Diagnostic(.warning, code: code, message: message, place: place)
      deviations[code] = Deviation(index: diagnostics.count, count: 1, message: first.message)
      diagnostics.append(first)
      return
    }
    known.count += 1
    deviations[code] = known
    diagnostics[known.index].message = "\(known.message) (and \(known.count - 1) more like it)"
    if known.count <= 6, let place { diagnostics[known.index].related.append(place) }
  }
}
