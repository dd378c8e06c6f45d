import Audit
import ColorScience
import RealSystems
import ThemeModel

/// The reports whose pages the browser opens.
enum PageFixtures {
  static let hostileNames = [
    "text.</script><script>alert(1)</script>", "text.<img src=x onerror=alert(1)>", "text.\u{202E}gnp.evil",
    "text.nul\u{0}byte", "text.line\u{2028}separator", "text.`code`|*bold*[link](x)", "text.\"quote'&amp;",
    "text.~tilde,comma&amp=?#/%41", "text." + String(repeating: "long", count: 2500), "text.__proto__",
    "text.constructor",
    "text.\u{FFFD}", "text.<!--", "text.]]>", "text.😀🏳️‍🌈", "text.عربي",
  ]

  /// Firefox against an earlier baseline: some failures are new, some got worse, some were mended.
  static func firefox() throws -> AuditReport {
    var report = try FirefoxSystem.report()
    var baseline = BaselineReport(name: "legible-baseline.json", entries: 0)
    for index in report.pairs.indices {
      let pair = report.pairs[index]
      guard let ratio = pair.ratio else { continue }
      let kind: PairReport.Change.Kind? =
        switch (pair.verdict, index % 11) {
        case (.fail, 0), (.fail, 1): .new
        case (.fail, 2): .worse
        case (.fail, 3): .better
        case (.fail, _): .known
        case (.pass, 5) where index % 7 == 0: .fixed
        default: nil
        }
      guard let kind else { continue }
      let before: Double? =
        switch kind {
        case .new: nil
        case .worse: ratio + 0.3
        case .better: ratio - 0.01
        case .known: ratio
        case .fixed: 2.5
        }
      report.pairs[index].change = PairReport.Change(kind: kind, baselineRatio: before)
      switch kind {
      case .new: baseline.new += 1
      case .worse: baseline.worse += 1
      case .better: baseline.better += 1
      case .known: baseline.known += 1
      case .fixed: baseline.fixed += 1
      }
      baseline.entries += 1
    }
    report.baseline = baseline
    return report
  }

  static func wide() throws -> AuditReport { try wideSystem().report() }

  static func wideSystem() throws -> SmallSystem {
    SmallSystem(
      name: "Wide", axes: [Axis(name: "mode", contexts: ["light", "dark"], defaultContext: "light")],
      themes: [
        (
          "Wide",
          [
            ("text.primary", ["color(display-p3 0.1 0.1 0.12)", "oklch(0.95 0.01 100)"]),
            ("text.accent", ["color(display-p3 1 0.1 0.1)", "color(display-p3 0.3 1 0.2)"]),
            ("text.soft", ["rgb(20 20 20 / 0.62)", "rgb(255 255 255 / 0.7)"]),
            ("text.disabled", ["#99999980"]),
            ("icon.info", ["oklch(0.7 0.25 150)", "oklch(0.8 0.2 90)"]),
            ("surface.base", ["#ffffff", "#101014"]),
            ("surface.p3", ["color(display-p3 0.95 1 0.9)", "oklch(0.3 0.1 260)"]),
            ("surface.glass", ["color(display-p3 0 0.9 0.3 / 0.2)", "rgb(255 255 255 / 0.12)"]),
            ("surface.float", ["color(srgb 0.123 0.456 0.789)", "lab(20 10 -30)"]),
          ]
        )
      ], plan: try SmallSystem.plan()
    )
  }

  /// Status colors that must be told apart, some translucent, some in Display P3, on a canvas of either.
  static func alike() throws -> AuditReport {
    var plan = try SmallSystem.plan()
    plan.distinguishRules = [DistinguishRule(id: "status", tokens: [try TokenSelector("status.*")], threshold: 0.12)]
    return try SmallSystem(
      name: "Alike", axes: [Axis(name: "mode", contexts: ["light", "dark"], defaultContext: "light")],
      themes: [
        (
          "Theme",
          [
            ("text.primary", ["#111", "#eee"]), ("surface.base", ["#fff", "color(display-p3 0.1 0.05 0.3)"]),
            ("status.success", ["#1f7a3d99", "rgb(90 220 120 / 0.25)"]),
            ("status.warning", ["rgb(200 120 0 / 0.35)", "#e0a02080"]),
            ("status.critical", ["#d0302066", "color(display-p3 1 0.2 0.2 / 0.4)"]),
            ("status.info", ["oklch(0.55 0.12 250 / 0.3)", "#3f7fd8"]),
            ("status.wide", ["color(display-p3 0 0.9 0.3 / 0.45)", "color(display-p3 0.2 1 0.3)"]),
            ("status.plain", ["#c4542a", "#5adc78"]), ("status.gone", ["#d0302000"]),
          ]
        )
      ], plan: plan
    ).report()
  }

  /// The faintest pairs only warn.
  static func warned() throws -> AuditReport {
    var report = try firefox()
    let failing = report.pairs.filter { $0.verdict == .fail }
    let worst = failing.min {
      WCAG.share(of: $0.required, reachedBy: $0.ratio ?? 1) < WCAG.share(of: $1.required, reachedBy: $1.ratio ?? 1)
    }
    if let worst { report.rules[worst.rule].severity = .warning }
    return report
  }

  /// Failures for which nobody looked for suggestions, and one for which none was found.
  static func unsought() throws -> AuditReport {
    var report = try SmallSystem(
      themes: [
        (
          "One",
          [
            ("text.a", ["#999"]), ("text.b", ["#aaa"]), ("text.c", ["#111"]), ("text.d", ["#222"]),
            ("surface.base", ["#fff"]),
          ]
        )
      ],
      plan: try SmallSystem.plan()
    ).report(makesSuggestions: false)
    report.pairs[1].isSuggestionSought = true
    for cause in report.causes.indices {
      for definition in report.causes[cause].definitions.indices {
        report.causes[cause].definitions[definition].isFixSought = false
      }
    }
    return report
  }

  static func hostile() throws -> AuditReport {
    var tokens: [(path: String, colors: [String])] = hostileNames.enumerated().map { ($1, ["#\(700 + $0 % 9)"]) }
    tokens += [("surface.base", ["#777"]), ("surface.\u{2066}bidi", ["#fff8"])]
    var plan = try SmallSystem.plan()
    plan.rules[0].reason = "</script><b>bold</b> \u{202E}reversed"
    plan.rules[0].id = "rule</title><script>alert(2)</script>"
    let themes = ["A</title>", "B\u{202E}theme", "C~,&=?#", String(repeating: "D", count: 10_000), "__proto__"]
    return try SmallSystem(
      name: "<svg onload=alert(3)>", themes: themes.map { ($0, tokens) }, plan: plan
    ).report()
  }

  static func nothingFails() throws -> AuditReport {
    try SmallSystem(
      themes: [("One", [("text.a", ["#111"]), ("text.disabled", ["#aaa"]), ("surface.base", ["#fff"])])],
      plan: try SmallSystem.plan()
    ).report()
  }

  static func onlyUndetermined() throws -> AuditReport {
    try SmallSystem(
      themes: [("One", [("text.a", ["#111"]), ("text.odd", ["-"]), ("surface.base", ["#fff"])])],
      plan: try SmallSystem.plan()
    ).report()
  }

  /// Nothing in these names says what they are for, so no rule can be inferred.
  static func noRules() throws -> AuditReport {
    try SmallSystem(
      themes: [("One", [("red.one", ["#d11"]), ("red.two", ["#888"]), ("red.three", ["#fff"])])], plan: Plan()
    ).report()
  }

  static func inferred() throws -> AuditReport {
    try SmallSystem(
      themes: [
        ("One", [("card", ["#fff"]), ("onCard", ["#111"]), ("primary", ["#ccc"]), ("onPrimary", ["#fff"])])
      ], plan: Plan()
    ).report()
  }

  /// 20 themes in 4 variants with 300 tokens, 150 of which are shown on the other 150: 1.8 million pairs in the matrices.
  static func large() throws -> AuditReport { try largeReport.get() }

  /// Audited once for all tests, without suggestions, which take a debug build a minute.
  private static let largeReport = Result { try auditLarge() }

  private static func auditLarge() throws -> AuditReport {
    let axes = [
      Axis(name: "mode", contexts: ["light", "dark"], defaultContext: "light"),
      Axis(name: "contrast", contexts: ["standard", "high"], defaultContext: "standard"),
    ]
    var random = SystemNoise(state: 7)
    let themes = (0..<20).map { theme in
      Theme(
        name: "Theme\(theme)", axes: ["mode", "contrast"],
        tokens: (0..<300).map { token($0, "Theme\(theme)", &random) })
    }
    func selectors(_ kind: String, _ range: Range<Int>) throws -> [TokenSelector] {
      try range.map { try TokenSelector("\(kind).\($0)") }
    }
    let surfaces = try selectors("surface", 150..<170)
    let plan = Plan(
      rules: [
        PairRule(
          id: "text", foreground: try selectors("text", 0..<25), background: surfaces, criterion: .aaText,
          sample: .text),
        PairRule(
          id: "icons", foreground: try selectors("icon", 100..<110), background: surfaces, criterion: .nonText,
          sample: .icon),
      ], over: [Backdrop([.token(try TokenSelector("surface.150"))])])
    return Auditor.audit(
      ThemeSystem(name: "Large", axes: axes, themes: themes), plan: plan,
      options: AuditOptions(
        tool: ToolStamp(name: "legible", version: "1.0.0", configDigest: "00000000"),
        suggestions: .none))
  }

  private static func token(_ index: Int, _ theme: String, _ random: inout SystemNoise) -> Token {
    let kind = index < 100 ? "text" : index < 150 ? "icon" : "surface"
    var values: [ConditionalValue] = []
    for mode in ["light", "dark"] {
      for contrast in ["standard", "high"] {
        // Text is usually well apart from surfaces, as in real themes.
        let isLight = (kind == "surface") != (mode == "dark")
        let level = random.below(contrast == "high" ? 48 : 96)
        let base = isLight ? 255 - level : level
        let components = [random.below(24), -random.below(24), random.below(12)].map { spread in
          Double(min(255, max(0, base + spread))) / 255
        }
        let color = Color(
          .srgb, components[0], components[1], components[2], alpha: index % 37 == 5 ? 0.8 : 1)
        values.append(
          ConditionalValue(
            when: ["mode": mode, "contrast": contrast], value: .color(color),
            place: Place(file: "\(theme)/\(mode)-\(contrast).json", line: index + 1, column: 5)))
      }
    }
    return Token(
      path: "\(kind).\(index)", tier: .semantic, values: values,
      place: Place(file: "\(theme)/light-standard.json", line: index + 1, column: 5))
  }
}

/// Generates the same numbers in every run.
struct SystemNoise {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
