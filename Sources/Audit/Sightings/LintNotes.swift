import ThemeModel

/// Lists what the chosen lints find in theming code, with places. Code that could not be followed is not judged.
struct LintNotes {
  let lints: Set<Lint>
  let sightings: [Sighting]
  let strays: [StrayPaint]
  let literals: [LiteralPaint]
  let catalogue: TokenCatalogue
  let missing: [CoverageReport.Missing]

  /// The most findings of one lint that are listed; the others are counted.
  static let most = 100

  func diagnostics() -> [Diagnostic] {
    Lint.allCases.filter(lints.contains).flatMap { lint -> [Diagnostic] in
      let found = self.found(lint)
      guard found.count > Self.most else { return found }
      let rest = Diagnostic(
        .warning, code: found[0].code,
        message: "and \(found.count - Self.most) more places of the lint \(lint.rawValue)")
      return found.prefix(Self.most) + [rest]
    }
  }

  private func found(_ lint: Lint) -> [Diagnostic] {
    switch lint {
    case .rawInView: rawInView()
    case .themeCheck: themeChecks()
    case .modeCheck: modeChecks()
    case .strayColor: strayColors()
    case .tokenNotShown: notShown()
    case .themeKeyMissing: missingKeys()
    }
  }

  private func rawInView() -> [Diagnostic] {
    var seen: Set<[String]> = []
    var found: [Diagnostic] = []
    func add(_ what: String, _ place: Place) {
      guard seen.insert([what, place.description]).inserted else { return }
      found.append(
        Diagnostic(
          .warning, code: "lint-raw-in-view",
          message: "a view uses \(what) instead of a semantic token; give it a token that says what the colour is for",
          place: place))
    }
    func add(_ paint: Sighting.DrawnColor, _ place: Place) {
      switch paint.color {
      case .fixed(_, let text), .adapting(_, let text): add("the literal \(text)", place)
      // What nothing sets, nobody wrote.
      case .system: return
      // A color that is not known may be a token.
      case .unread: return
      case .token(let path):
        guard let shown = catalogue.indices[path], let token = catalogue.indices[catalogue.standsFor[shown] ?? path],
          catalogue.tiers[token] == .raw
        else { return }
        add("\(catalogue.paths[token]) of the palette", place)
      }
    }
    for literal in literals { add("the literal \(literal.text)", literal.place) }
    for sighting in sightings {
      for site in sighting.sites {
        add(sighting.foreground, site.foreground)
        if case .layers(let layers) = sighting.ground, let top = layers.last, let place = site.background {
          add(top, place)
        }
      }
    }
    return found.sorted(by: Self.precedes)
  }

  private static let themeWords = ["theme.type", "theme ==", "currenttheme"]
  private static let modeWords = ["isdark", "islight", "darkmode", "lightmode", "interfacestyle", "colorscheme"]

  private func themeChecks() -> [Diagnostic] {
    checks("lint-theme-check") { sighting, site in
      guard let condition = Self.condition(sighting, site), Self.speaks(condition, of: Self.themeWords) else {
        return nil
      }
      return "the colour is chosen by hand where \(condition); use a token that each theme defines"
    }
  }

  private func modeChecks() -> [Diagnostic] {
    checks("lint-mode-check") { sighting, site in
      let condition = Self.condition(sighting, site).flatMap { Self.speaks($0, of: Self.modeWords) ? $0 : nil }
      guard site.picksByMode || condition != nil else { return nil }
      let mode = sighting.contexts[Axis.mode.name]?.first.map { "the mode is \($0)" }
      guard let told = condition ?? mode else { return nil }
      return "the colour is chosen by hand where \(told); use a token with a value for each mode"
    }
  }

  /// Returns the condition at the place itself: a sighting of several places combines the conditions of all.
  private static func condition(_ sighting: Sighting, _ site: Sighting.Site) -> String? {
    site.condition ?? (sighting.sites.count == 1 ? sighting.condition : nil)
  }

  /// Reports each place once.
  private func checks(
    _ code: String, _ message: (Sighting, Sighting.Site) -> String?
  ) -> [Diagnostic] {
    var seen: Set<Place> = []
    return sightings.flatMap { sighting in
      sighting.sites.compactMap { site in
        guard let message = message(sighting, site), seen.insert(site.foreground).inserted else { return nil }
        return Diagnostic(.warning, code: code, message: message, place: site.foreground)
      }
    }.sorted(by: Self.precedes)
  }

  private static func speaks(_ condition: String, of words: [String]) -> Bool {
    let plain = condition.lowercased()
    return words.contains { plain.contains($0) }
  }

  private func strayColors() -> [Diagnostic] {
    strays.map { one in
      Diagnostic(
        .warning, code: "lint-color-outside-theming",
        message: "\(one.object) gets \(one.token) outside \(one.function), so a change of theme does not reach it",
        place: one.place)
    }.sorted(by: Self.precedes)
  }

  /// Reports nothing when no view was read at all.
  private func notShown() -> [Diagnostic] {
    guard !sightings.isEmpty else { return [] }
    var shown: Set<String> = []
    for sighting in sightings {
      if let path = sighting.foreground.token { shown.insert(path) }
      if case .layers(let layers) = sighting.ground { shown.formUnion(layers.compactMap(\.token)) }
    }
    shown.formUnion(shown.compactMap { path in catalogue.indices[path].flatMap { catalogue.standsFor[$0] } })
    return catalogue.paths.indices.filter { catalogue.tiers[$0] == .semantic && !shown.contains(catalogue.paths[$0]) }
      .map { token in
        Diagnostic(
          .warning, code: "lint-token-not-shown",
          message: "no view that could be followed shows \(catalogue.paths[token])", place: catalogue.places[token])
      }
  }

  private func missingKeys() -> [Diagnostic] {
    missing.map { one in
      Diagnostic(
        .warning, code: "lint-theme-key-missing",
        message: "\(catalogue.paths[one.token]) is missing from \(one.themes.joined(separator: ", "))",
        place: catalogue.places[one.token])
    }
  }

  private static func precedes(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    guard let first = a.place, let second = b.place, first != second else { return a.message < b.message }
    return first < second
  }
}
