import ThemeModel

/// Reports rules and patterns of the plan that match nothing, and themes and variants in which no pair is judged.
enum CoverageCheck: Check {
  static let id = "coverage"
  static let title = "A rule or a pattern matches nothing, or no pair is judged in a theme or a variant."
  static let why =
    "A rule that matches nothing, or a theme that no rule meets, looks like a check that passes, and checks nothing."
  static let failure = FailureClass.coverage
  static let planKeys = ["rules", "roles", "over"]
  static let severity = Finding.Level.note

  static func isFound(in report: AuditReport) -> Bool {
    let coverage = report.coverage
    return !coverage.idleRules.isEmpty || !coverage.idleThemes.isEmpty || !coverage.idleVariants.isEmpty
      || !coverage.idlePatterns.isEmpty
  }

  static func findings(in report: AuditReport) -> [Finding] {
    let places = Dictionary(report.rules.map { ($0.id, $0.place) }) { first, _ in first }
    let level = levels(in: report)
    let rules = report.coverage.idleRules.map { rule in
      let identity = FindingIdentity(idleRule: rule)
      return Finding(
        check: id, level: level(identity), message: "Rule \(rule) matches nothing.",
        places: (places[rule] ?? nil).map { [$0] } ?? [], identity: identity.description)
    }
    let themes = report.coverage.idleThemes.map { theme in
      let identity = FindingIdentity(idleTheme: theme)
      return Finding(
        check: id, level: level(identity), message: "No pair is judged in the theme \(theme).",
        variants: report.variants.indices.filter { report.variants[$0].theme == theme },
        fix: "Name its pairs in a rule, or leave the theme out with “exclude”.", identity: identity.description)
    }
    let variants = report.coverage.idleVariants.map { variant in
      let identity = FindingIdentity(idleVariant: variant, in: report)
      return Finding(
        check: id, level: level(identity), message: "No pair is judged in \(report.variants[variant].name).",
        variants: [variant], fix: "Give it the colours that its theme has elsewhere, or name its pairs in a rule.",
        identity: identity.description)
    }
    let patterns = report.coverage.idlePatterns.map { idle in
      let identity = FindingIdentity(idle)
      return Finding(
        check: id, level: level(identity),
        message: "The pattern \(idle.pattern) of \(idle.owner) matches nothing." + (idle.hint.map { " \($0)" } ?? ""),
        places: idle.place.map { [$0] } ?? [], identity: identity.description)
    }
    guard report.totals.judged == 0, report.failedOn.contains(failure), rules.isEmpty, patterns.isEmpty else {
      return rules + themes + variants + patterns
    }
    return [Finding(check: id, level: .error, message: "No pair was judged.", identity: "none")]
  }

  static func notices(in report: AuditReport) -> [Notice] {
    let coverage = report.coverage
    let named = report.tokens.count(where: \.isPurpose)
    return [
      Notice(
        id: id, failure: failure,
        Notice.Clause(
          coverage.idleRules.count + coverage.idlePatterns.count, "rule or pattern matches nothing",
          "rules or patterns match nothing"),
        examples: coverage.idleRules.map { Notice.Example(name: "rule \($0)") }
          + coverage.idlePatterns.map { idle in
            Notice.Example(name: "“\(idle.pattern)” of \(idle.owner)", what: idle.hint, place: idle.place)
          }),
      Notice(
        id: "idle-themes", failure: failure,
        Notice.Clause(coverage.idleThemes.count, "has no judged pair", "have no judged pair"),
        of: Notice.Clause(report.themes.count, "theme", "themes"),
        examples: coverage.idleThemes.map { Notice.Example(name: $0) }),
      Notice(
        id: "idle-variants", failure: failure,
        Notice.Clause(coverage.idleVariants.count, "has no judged pair", "have no judged pair"),
        of: Notice.Clause(report.variants.count, "variant", "variants"),
        examples: coverage.idleVariants.map { Notice.Example(name: report.variants[$0].name) }),
      Notice.unplaced(report.sightings),
      Notice(
        id: Notice.unpaired, failure: nil,
        Notice.Clause(coverage.unpaired.count, "is in no judged pair", "are in no judged pair"),
        of: Notice.Clause(named, "token", "tokens"),
        examples: coverage.unpaired.map { Notice.Example(tokens: [$0]) }),
      Notice(
        id: "missing", failure: nil,
        Notice.Clause(
          coverage.missing.count, "token is missing from some themes", "tokens are missing from some themes"),
        examples: coverage.missing.map { missing in
          Notice.Example(tokens: [missing.token], what: "missing", themes: missing.themes, preposition: "from")
        }),
    ]
  }
}

extension Notice {
  /// The id of the notice of tokens in no judged pair. A comparison adds how many of them a change touches.
  public static let unpaired = "unpaired"

  /// Returns what views show and nothing judges.
  public static func unplaced(_ sightings: [SightingReport]) -> Notice {
    var seen: Set<Place> = []
    var examples: [Example] = []
    for sighting in sightings where sighting.isUnplaced {
      for site in sighting.sites where seen.insert(site.foreground).inserted {
        let place = site.foreground
        examples.append(
          Example(name: "\(sighting.ink) at \(place.file):\(place.line)", what: sighting.reason, place: place))
      }
    }
    return Notice(
      id: "unplaced", failure: nil,
      Clause(
        examples.count, "place where one of the two colours is not known",
        "places where one of the two colours is not known"),
      examples: examples)
  }
}
