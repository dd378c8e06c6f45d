import Audit
import ThemeModel
import Wording

/// Pairs that one value makes fail: the same rule and foreground, defined at the same place. They are one entry of a list
/// that people work through, however many backgrounds and themes are involved.
struct PairGroup {
  var rule: Int
  var place: Place
  /// Among the pairs of the report, worst first.
  var members: [Int]

  func worst(in report: AuditReport) -> PairReport { report.pairs[members[0]] }

  /// Returns an identity that is the same across runs, clones and paths.
  func identity(in report: AuditReport) -> String {
    let worst = worst(in: report)
    let variant = report.variants[worst.variant]
    let giver = variant.colors[worst.foreground].chain.first?.theme ?? variant.theme
    let contexts = variant.choices.sorted { $0.axis < $1.axis }.map(\.context)
    return [report.rules[rule].id, report.tokens[worst.foreground].path, ([giver] + contexts).joined(separator: "/")]
      .map { $0.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "%7E") }
      .joined(separator: "~")
  }
}

/// The groups of pairs, in the order of their first ones.
struct PairGroups {
  /// The first of them.
  let first: [PairGroup]
  /// The number of all groups.
  let count: Int

  /// A group of one place, verdict and so on, in numbers: of a thousand themes there are a hundred thousand.
  struct Key: Hashable {
    var rule: Int32
    var foreground: Int32
    var file: Int32
    var line: Int32
    var column: Int32
    var verdict: Verdict
    var isAccepted: Bool
  }

  /// Makes keys, for which files have numbers.
  struct Keys {
    private var files: [String: Int32] = [:]

    /// - Parameter place: where the theme of the pair defines its foreground.
    mutating func key(of pair: PairReport, at place: Place) -> Key {
      let file = files[place.file] ?? Int32(files.count)
      if Int(file) == files.count { files[place.file] = file }
      return Key(
        rule: Int32(clamping: pair.rule), foreground: Int32(clamping: pair.foreground), file: file,
        line: Int32(clamping: place.line), column: Int32(clamping: place.column), verdict: pair.verdict,
        isAccepted: pair.isAccepted)
    }
  }

  /// `pairs` are indices of the report's pairs. Only the first groups get lists of their members.
  ///
  /// - Parameter places: One a pair of the report, if they are known: where its theme defines its foreground.
  init(of pairs: [Int], in report: AuditReport, atMost limit: Int = .max, places: [Place]? = nil) {
    var known: [Key: Int32] = [:]
    var keys = Keys()
    var first: [PairGroup] = []
    for index in pairs {
      let pair = report.pairs[index]
      let place = places?[index] ?? report.foregroundPlace(of: pair)
      let key = keys.key(of: pair, at: place)
      if let group = known[key] {
        if Int(group) < first.count { first[Int(group)].members.append(index) }
      } else {
        if known.count < limit { first.append(PairGroup(rule: pair.rule, place: place, members: [index])) }
        known[key] = Int32(known.count)
      }
    }
    self.first = first
    count = known.count
  }
}
