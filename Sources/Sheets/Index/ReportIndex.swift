import Audit
import ColorScience
import ThemeModel
import Wording

/// A report with the lookups that sheets need, computed once and shared by all sheets.
struct ReportIndex: Sendable {
  let report: AuditReport
  let evidence: EvidenceWords
  /// Measures pairs that no rule judges, in the same way as the audit.
  let meter: PairMeter
  /// Indices of the judged pairs of each variant, in the report's order.
  let pairsOfVariant: [[Int]]
  /// The rules that judge a pair of each variant.
  let rulesOfVariant: [Set<Int>]
  /// The tokens on either side of a judged pair in any variant. They are the same for all variants, so that all matrices have
  /// the same cells.
  let judgedForegrounds: Set<Int>
  let judgedBackgrounds: Set<Int>
  /// The sample of each foreground: that of its first rule, where its rules differ.
  let sampleOfForeground: [Int: SampleKind]
  /// The paper of each variant, and the name of its canvas; `nil` without a canvas.
  private let papers: [SheetPaper]
  private let canvasNames: [String?]
  private let rawNames: Set<String>
  private let rawLabels: [String: String]
  private let mixedRules: MixedRules
  private let shortNames: ShortNames
  private let groupedNames: GroupedNames

  init(_ report: AuditReport) {
    self.report = report
    evidence = EvidenceWords(report)
    meter = PairMeter(report.settings)
    var pairs = [[Int]](repeating: [], count: report.variants.count)
    var foregrounds: Set<Int> = []
    var backgrounds: Set<Int> = []
    var samples: [Int: (rule: Int, sample: SampleKind)] = [:]
    var rules = [Set<Int>](repeating: [], count: report.variants.count)
    let mixed = MixedRules(report)
    for (index, pair) in report.pairs.enumerated() where pair.evidence.isBinding {
      guard pairs.indices.contains(pair.variant), report.tokens.indices.contains(pair.foreground),
        report.tokens.indices.contains(pair.background), report.rules.indices.contains(pair.rule)
      else { continue }
      pairs[pair.variant].append(index)
      rules[pair.variant].insert(pair.rule)
      foregrounds.insert(pair.foreground)
      backgrounds.insert(pair.background)
      if let known = samples[pair.foreground], known.rule <= pair.rule { continue }
      samples[pair.foreground] = (pair.rule, mixed.sample(of: pair, in: report))
    }
    if foregrounds.isEmpty {
      // Where no pair is judged, the guessed pairs give the foregrounds and backgrounds.
      for pair in report.pairs
      where report.tokens.indices.contains(pair.foreground) && report.tokens.indices.contains(pair.background) {
        foregrounds.insert(pair.foreground)
        backgrounds.insert(pair.background)
      }
    }
    pairsOfVariant = pairs
    mixedRules = mixed
    rulesOfVariant = rules
    judgedForegrounds = foregrounds
    judgedBackgrounds = backgrounds
    sampleOfForeground = samples.mapValues(\.sample)
    papers = report.variants.indices.map { variant in
      let canvas = report.variants[variant].canvas ?? ReportIndex.medianSurface(report, variant, backgrounds)
      return canvas.map { SheetPaper(canvasLuminance: WCAG.luminance($0)) } ?? .day
    }
    let overs = Set(report.rules.flatMap(\.over))
    canvasNames = report.variants.indices.map { ReportIndex.canvasName(report, $0, overs, backgrounds) }
    shortNames = ShortNames(report.tokens.lazy.map(\.path))
    groupedNames = GroupedNames(report.tokens.lazy.filter { $0.tier != .raw }.map(\.path))
    rawNames = Set(report.tokens.lazy.filter { $0.tier == .raw }.map(\.path))
    rawLabels = ReportIndex.labels(ofRaw: rawNames)
  }

  /// Returns the shortest labels that are distinct: `colorOrange550` for `OrangeBrandColorRawTokens.colorOrange550`, unless
  /// another type has a color of that name.
  private static func labels(ofRaw names: Set<String>) -> [String: String] {
    let grouped = GroupedNames(names)
    var labels: [String: String] = [:]
    var uses: [String: Int] = [:]
    for name in names {
      let label = grouped(name)
      let tail = label.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init)
      labels[name] = label
      for form in Set([label, tail ?? label]) { uses[form, default: 0] += 1 }
    }
    return labels.mapValues { label in
      guard label.first?.isUppercase == true, let dot = label.firstIndex(of: ".") else { return label }
      let tail = String(label[label.index(after: dot)...])
      return uses[tail] == 1 && tail.contains(where: \.isLetter) ? tail : label
    }
  }

  /// Reports whether a raw token only passes on another raw color in every given variant that has it: a name between palette
  /// and purpose.
  func isGoBetween(_ token: Int, in variants: [Int]) -> Bool {
    guard report.tokens[token].tier == .raw else { return false }
    let present = variants.filter { color(token, in: $0).state != .absent }
    return !present.isEmpty && present.allSatisfy { aliases(token, in: $0).contains(where: rawNames.contains) }
  }

  func name(_ token: Int) -> String {
    report.tokens[token].path
  }

  /// Returns the kind of sample that a pair is drawn as.
  func sample(of pair: PairReport) -> SampleKind { mixedRules.sample(of: pair, in: report) }

  /// Returns the shortest name that is distinct from all other names of the report.
  func short(_ token: Int) -> String {
    shortNames(report.tokens[token].path)
  }

  /// Returns the name that sheets show: without the group that nearly all names share and, for a raw color, without its type
  /// where no other raw color has its name.
  func label(_ token: Int) -> String {
    label(report.tokens[token].path)
  }

  /// Returns the label and, where it is shorter, the shortest distinct name. A box uses the first form that fits.
  func forms(_ token: Int) -> [String] {
    let (label, short) = (label(token), short(token))
    return short.count < label.count ? [label, short] : [label]
  }

  func label(_ name: String) -> String {
    rawLabels[name] ?? groupedNames(name)
  }

  func color(_ token: Int, in variant: Int) -> TokenColor {
    let colors = report.variants[variant].colors
    return colors.indices.contains(token) ? colors[token] : TokenColor(state: .absent)
  }

  /// Returns, for example, `Firefox for iOS, dark, high contrast`: the system, then the contexts of the
  /// axes that change anything.
  func subtitle(_ variant: Int) -> String {
    ([report.system] + contexts(variant)).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Returns the contexts that distinguish a variant: its mode, and every context that is not what its axis is without a word, as
  /// the standard contrast is. The default brand is a brand like the others. Returns all of them where this would leave none.
  func contexts(_ variant: Int) -> [String] {
    let choices = report.variants[variant].choices.filter { choice in
      report.axes.first { $0.name == choice.axis }.map { $0.contexts.count > 1 } ?? true
    }
    let telling = choices.filter { choice in
      report.axes.first { $0.name == choice.axis }?.defaultContext != choice.context || !isUnsaid(choice)
    }
    return (telling.isEmpty ? choices : telling).map(contextName).filter { !$0.isEmpty }
  }

  /// Reports whether a default context goes without saying.
  private func isUnsaid(_ choice: Variant.Choice) -> Bool {
    let quiet = Axis.ofDevice.subtracting([Axis.mode.name])
    let plain: Set = ["default", "standard", "base", "normal", "regular", "none", "off", "false", "no"]
    return quiet.contains(choice.axis) || plain.contains(choice.context.lowercased())
  }

  /// Returns the name of a context, such as `dark`, `high contrast`, `Display P3` or `pureBlackDarkMode on`. `high` alone
  /// says nothing, so its axis follows; `dark` and `elevated` already imply their axis.
  func contextName(_ choice: Variant.Choice) -> String {
    if choice.axis == "gamut", let display = Display(rawValue: choice.context) { return display.words }
    if ["on", "off", "true", "false", "yes", "no"].contains(choice.context) {
      return "\(choice.axis) \(choice.context)"
    }
    let contexts = report.axes.first { $0.name == choice.axis }?.contexts ?? []
    let isMode = choice.axis == "mode" || contexts.contains("light") && contexts.contains("dark")
    let isTelling =
      isMode || choice.context.contains(choice.axis)
      || choice.context.commonPrefix(with: choice.axis) >= 5
    return isTelling ? choice.context : "\(choice.context) \(choice.axis)"
  }

  /// Returns the paper of a variant, which follows its canvas.
  func paper(_ variant: Int) -> SheetPaper { papers[variant] }

  func checkerboard(_ variant: Int) -> Checkerboard {
    papers[variant] == .night ? .dark : .light
  }

  /// Returns the name of a variant's canvas: a token of that color, preferably a surface, or else the color itself.
  func canvasName(_ variant: Int) -> String? { canvasNames[variant].map { label($0) } }

  private static func medianSurface(_ report: AuditReport, _ variant: Int, _ backgrounds: Set<Int>) -> Color? {
    let colors = zip(report.tokens.indices, report.variants[variant].colors).compactMap { token, color -> Color? in
      guard report.tokens[token].role == "surface" || backgrounds.contains(token), case .color(let color) = color.state,
        color.alpha >= 1
      else { return nil }
      return color
    }
    let sorted = colors.sorted { WCAG.luminance($0) < WCAG.luminance($1) }
    return sorted.isEmpty ? nil : sorted[sorted.count / 2]
  }

  private static func canvasName(
    _ report: AuditReport, _ variant: Int, _ overs: Set<String>, _ backgrounds: Set<Int>
  ) -> String? {
    guard let canvas = report.variants[variant].canvas else { return nil }
    let candidates = zip(report.tokens.indices, report.variants[variant].colors).filter { token, color in
      guard case .color(let color) = color.state else { return false }
      return color == canvas && report.tokens[token].tier != .raw
    }.map(\.0)
    let named =
      candidates.first { overs.contains(report.tokens[$0].path) }
      ?? candidates.first { report.tokens[$0].role == "surface" } ?? candidates.first { backgrounds.contains($0) }
    return named.map { report.tokens[$0].path } ?? SheetColor.text(canvas)
  }

  /// Returns a color as an sRGB display shows it, for the half of a tile that shows the mapped color.
  func mapped(_ token: Int, in variant: Int, _ color: Color) -> Color {
    let shown = self.color(token, in: variant).displayed.first { $0.display == .srgb }
    return shown?.color ?? color.mapped(to: .srgb, by: report.settings.mapping)
  }

  func isWide(_ color: Color) -> Bool {
    !color.isInside(.srgb, tolerance: report.settings.gamutTolerance)
  }

  /// Returns a token's value as text, or `no value`.
  func valueText(_ token: Int, in variant: Int) -> String {
    switch color(token, in: variant).state {
    case .color(let color): SheetColor.text(color)
    case .gradient(let stops): stops.isEmpty ? "no value" : "gradient"
    case .composite(let parts): parts.first.map { SheetColor.text($0.color) } ?? "no value"
    case .placeholder, .undetermined, .absent: "no value"
    }
  }

  /// Returns why a token has no value; `nil` where it has one.
  func missingReason(_ token: Int, in variant: Int) -> String? {
    switch color(token, in: variant).state {
    case .color: nil
    case .gradient(let stops): stops.isEmpty ? "empty gradient" : nil
    case .composite(let parts): parts.isEmpty ? "no colour in it" : nil
    case .placeholder(let placeholder): placeholder.text
    case .undetermined(let undetermined): undetermined.text ?? undetermined.reason
    case .absent: "not in this theme"
    }
  }
}

extension Display {
  /// The usual spelling of the display's color space.
  fileprivate var words: String {
    switch self {
    case .srgb: "sRGB"
    case .displayP3: "Display P3"
    }
  }
}

extension String {
  /// Returns the number of letters that two words share at their beginning: seven for `elevated` and `elevation`.
  fileprivate func commonPrefix(with other: String) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
