import ColorScience

/// Suggestions for failing pairs of one theme. The same two opaque colours against the same requirement are asked once.
struct SuggestionMaker {
  let auditor: ThemeAuditor
  let audit: ThemeAudit
  let rawTokens: RawTokens
  /// Variants mostly have the same raw colours: those that have stand together.
  private var raw: [(values: [Int32], colors: RawColors)] = []
  private var rawOfPart: [Int?]
  private var known: [Question: [Suggestion]] = [:]

  private struct Question: Hashable {
    var foreground: Int32
    var background: Int32
    var required: Double
    var raw: Int
    /// The link at which the foreground's chain ends.
    var end: String?
  }

  init(auditor: ThemeAuditor, audit: ThemeAudit, rawTokens: RawTokens) {
    self.auditor = auditor
    self.audit = audit
    self.rawTokens = rawTokens
    rawOfPart = Array(repeating: nil, count: audit.parts.count)
  }

  /// `part`: the variant that gives the foreground. `isPlain`: it and the background are its own opaque colours.
  mutating func suggestions(
    for pair: CandidatePair, required: Double, judge: inout PairJudge, part: Int, isPlain: Bool
  ) -> [Suggestion] {
    let index = rawColors(of: part)
    let end = audit.links.end(of: audit.parts[part].chains[pair.foreground])
    let path = end.flatMap { $0.token >= 0 ? auditor.catalogue.paths[Int($0.token)] : $0.name }
    let maker = PairSuggestions(catalogue: auditor.catalogue, mapping: auditor.plan.mapping)
    guard isPlain else {
      return maker.suggestions(for: pair, required: required, judge: &judge, raw: raw[index].colors, rawPath: path)
    }
    let question = Question(
      foreground: judge.foregrounds.values[pair.foreground], background: judge.variant.values[pair.background],
      required: required, raw: index, end: path)
    if let known = known[question] { return known }
    let made = maker.suggestions(for: pair, required: required, judge: &judge, raw: raw[index].colors, rawPath: path)
    known[question] = made
    return made
  }

  private mutating func rawColors(of part: Int) -> Int {
    if let known = rawOfPart[part] { return known }
    let values = rawTokens.tokens.map { audit.parts[part].values[$0.token] }
    let index = raw.firstIndex { $0.values == values } ?? raw.count
    if index == raw.count { raw.append((values, RawColors(audit, part: part, tokens: rawTokens))) }
    rawOfPart[part] = index
    return index
  }
}
