import Audit
import ColorScience
import ThemeModel

/// Builds reports by hand, so that sheets are tested without the rest of the tool: tokens by name, colors by variant, and pairs
/// judged in a few lines that share nothing with the audit.
struct ReportBuilder {
  var report: AuditReport
  private var tokenIndex: [String: Int] = [:]

  init(system: String, displays: [Display] = [.srgb], commit: String? = "9f3a1c0", date: String? = "2026-11-20") {
    report = AuditReport(
      tool: ToolStamp(name: "legible", version: "1.0.0", configDigest: "7c1e04f2", commit: commit, date: date),
      system: system,
      settings: AuditSettings(displays: displays, mapping: .minde, gamutTolerance: 0.000075, failOn: [.failures]))
  }

  static let place = Place(file: "theme.json", line: 1, column: 1)

  mutating func token(_ path: String, _ tier: Tier = .semantic, role: String? = nil) -> Int {
    if let known = tokenIndex[path] { return known }
    tokenIndex[path] = report.tokens.count
    report.tokens.append(
      TokenReport(path: path, tier: tier, tierEvidence: .source, role: role, place: ReportBuilder.place))
    for variant in report.variants.indices { report.variants[variant].colors.append(TokenColor(state: .absent)) }
    return report.tokens.count - 1
  }

  mutating func variant(_ theme: String, _ choices: [(String, String)] = [], canvas: Color? = nil) -> Int {
    if !report.themes.contains(where: { $0.name == theme }) { report.themes.append(ThemeReport(name: theme)) }
    let choices = choices.map { Variant.Choice(axis: $0.0, context: $0.1) }
    for choice in choices {
      if let at = report.axes.firstIndex(where: { $0.name == choice.axis }) {
        if !report.axes[at].contexts.contains(choice.context) { report.axes[at].contexts.append(choice.context) }
      } else {
        report.axes.append(
          AxisReport(
            name: choice.axis, contexts: [choice.context], defaultContext: choice.context, changesNothing: false))
      }
    }
    report.variants.append(
      VariantReport(
        theme: theme, choices: choices, name: Variant(theme: theme, choices: choices).name, canvas: canvas,
        colors: TokenColors(report.tokens.map { _ in TokenColor(state: .absent) })))
    return report.variants.count - 1
  }

  mutating func set(_ path: String, in variant: Int, _ state: TokenColor.State, chain: [String] = []) {
    let token = token(path)
    let links = ([path] + chain).map { ChainLink(path: $0, place: ReportBuilder.place, theme: "") }
    var displayed: [DisplayedColor] = []
    if case .color(let color) = state {
      displayed = report.settings.displays.map { display in
        let shown = color.mapped(to: display, by: report.settings.mapping)
        return DisplayedColor(
          display: display, isInside: color.isInside(display), color: shown, difference: 0)
      }
    }
    report.variants[variant].colors[token] = TokenColor(state: state, chain: links, displayed: displayed)
  }

  mutating func rule(_ id: String, _ criterion: Criterion, _ sample: SampleKind, over: [String] = []) -> Int {
    report.rules.append(
      RuleReport(id: id, foreground: [], background: [], over: over, criterion: criterion, sample: sample))
    return report.rules.count - 1
  }

  func state(_ path: String, in variant: Int) -> TokenColor.State {
    tokenIndex[path].map { report.variants[variant].colors[$0].state } ?? .absent
  }

  /// Judges a pair; `verdict` replaces fail or pass, as a waiver or an exemption would.
  mutating func judge(
    _ rule: Int, _ foreground: String, on background: String, in variant: Int, as verdict: Verdict? = nil,
    reason: String? = nil
  ) {
    let (front, back) = (token(foreground), token(background))
    let required = report.rules[rule].criterion.required
    var pair = PairReport(
      rule: rule, foreground: front, background: back, variant: variant, verdict: .undetermined, ratio: nil,
      required: required, reason: reason)
    let canvas = report.variants[variant].canvas
    var worst: (ratio: Double, layers: [PairLayer])?
    for backColor in colors(background, in: variant) {
      for frontColor in colors(foreground, in: variant) {
        var layers: [(Int?, Color)] = [(back, backColor), (front, frontColor)]
        if backColor.alpha < 1 {
          guard let canvas else { continue }
          layers.insert((nil, canvas), at: 0)
        }
        let composites = Compositing.composites(layers.map(\.1), on: .srgb, mapping: .minde)
        let ratio = WCAG.ratio(
          WCAG.luminance(composites[composites.count - 1]), WCAG.luminance(composites[composites.count - 2]))
        if worst.map({ ratio < $0.ratio }) ?? true {
          worst = (ratio, zip(layers, composites).map { PairLayer(token: $0.0, color: $0.1, composite: $1) })
        }
      }
    }
    if let worst {
      pair.ratio = worst.ratio
      pair.layers = worst.layers
      pair.verdict = verdict ?? (worst.ratio >= required ? .pass : .fail)
      if pair.verdict == .fail {
        pair.isSuggestionSought = true
        pair.suggestions = suggestion(pair, required: required).map { [$0] } ?? []
      }
    } else {
      pair.reason = reason ?? "no value"
    }
    report.pairs.append(pair)
  }

  private func colors(_ path: String, in variant: Int) -> [Color] {
    switch state(path, in: variant) {
    case .color(let color): [color]
    case .gradient(let stops): stops.map(\.color)
    default: []
    }
  }

  /// Returns the foreground, made darker or lighter at the same hue until it passes.
  private func suggestion(_ pair: PairReport, required: Double) -> Suggestion? {
    guard let front = pair.layers.last, pair.layers.count >= 2 else { return nil }
    let under = pair.layers[pair.layers.count - 2].composite
    let luminance = WCAG.luminance(under)
    let start = front.color.converted(to: .oklch)
    let goesDown = WCAG.ratio(luminance, 0) > WCAG.ratio(luminance, 1)
    for step in 0...200 {
      var color = start
      let share = Double(step) / 200
      color.components.x =
        goesDown ? start.components.x * (1 - share) : start.components.x + (1 - start.components.x) * share
      color.alpha = 1
      let shown = color.mapped(to: .srgb, by: .minde)
      let ratio = WCAG.ratio(WCAG.luminance(shown), luminance)
      if ratio >= required {
        return Suggestion(side: .foreground, kind: .nearest, color: shown, ratio: ratio, difference: 0.1)
      }
    }
    return nil
  }

  /// Counts what was judged.
  mutating func tally() {
    func count(_ verdict: Verdict) -> Int { report.pairs.count { $0.verdict == verdict } }
    report.totals = Totals(
      measured: report.pairs.count, judged: report.pairs.count, pass: count(.pass), fail: count(.fail),
      waived: count(.waived), exempt: count(.exempt), undetermined: count(.undetermined))
  }

  /// Groups failures by the last link of the foreground's chain.
  mutating func findCauses() {
    var groups: [(name: String, variant: Int, pairs: [Int])] = []
    for (index, pair) in report.pairs.enumerated() where pair.verdict == .fail {
      let chain = report.variants[pair.variant].colors[pair.foreground].chain
      let name = chain.last?.path ?? report.tokens[pair.foreground].path
      if let at = groups.firstIndex(where: { $0.name == name }) {
        groups[at].pairs.append(index)
      } else {
        groups.append((name, pair.variant, [index]))
      }
    }
    groups.sort { $0.pairs.count > $1.pairs.count }
    for (cause, group) in groups.enumerated() {
      for pair in group.pairs { report.pairs[pair].cause = cause }
      guard let front = report.pairs[group.pairs[0]].layers.last else { continue }
      report.causes.append(
        CauseReport(
          name: group.name, side: .foreground, token: tokenIndex[group.name],
          definitions: [.init(color: front.color, place: ReportBuilder.place, themes: [])],
          tokens: Array(Set(group.pairs.map { report.pairs[$0].foreground })).sorted(), pairs: group.pairs, themes: [],
          fixes: report.pairs[group.pairs[0]].suggestions.map {
            CauseReport.Fix(
              kind: .nearest, definition: 0, color: $0.color, difference: $0.difference, mended: group.pairs.count,
              broken: 0)
          }))
    }
  }
}
