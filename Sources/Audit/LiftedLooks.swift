import ThemeModel

/// In a sheet, the system's backgrounds have other values in dark mode, and views do not say whether they are in one. A pair on
/// such a background is judged with both values: where they lead to one verdict, it holds; elsewhere it is not known which of them
/// is shown.
struct LiftedLooks {
  /// Judges a system by some rules.
  let judge: (ThemeSystem, [PairRule]) -> AuditRun

  /// What comes of one sighting: by variant the ratio, nil where it is undetermined.
  private typealias Ratios = [String: Double?]

  /// Returns the system with sightings in which a background has no known value where a sheet makes a difference.
  func settled(_ system: ThemeSystem) -> ThemeSystem {
    let open = system.sightings.indices.filter { system.sightings[$0].isOtherInSheets }
    guard !open.isEmpty else { return system }
    let sightings = open.map { system.sightings[$0] }
    let (flat, variants) = ratios(of: sightings, in: system)
    let (lifted, _) = ratios(of: sightings.map(\.inSheet), in: system)
    var parts = system.sightings.map { [$0] }
    for (position, index) in open.enumerated() {
      let sighting = system.sightings[index]
      let required = sighting.element.sample?.criterion.required ?? 0
      let differing = flat[position].filter { variant, ratio in
        !Self.agree(ratio, lifted[position][variant] ?? nil, required)
      }
      parts[index] = sighting.split(
        among: flat[position].keys.compactMap { variants[$0] },
        in: differing.keys.compactMap { variants[$0] })
    }
    var result = system
    result.sightings = parts.flatMap(\.self)
    return result
  }

  /// What has no ratio outside of a sheet is undetermined whatever is shown in one.
  private static func agree(_ flat: Double?, _ lifted: Double?, _ required: Double) -> Bool {
    guard let flat else { return true }
    return lifted.map { ($0 >= required) == (flat >= required) } ?? false
  }

  private func ratios(of sightings: [Sighting], in system: ThemeSystem) -> ([Ratios], [String: VariantReport]) {
    var trial = system
    trial.sightings = sightings
    trial = Auditor.prepared(trial)
    var rules: [PairRule] = []
    var owners: [Int] = []
    for (index, var sighting) in trial.sightings.enumerated() {
      sighting.certainty = .proven
      for rule in SightingRules([sighting]).rules {
        rules.append(rule)
        owners.append(index)
      }
    }
    guard !rules.isEmpty else { return (Array(repeating: [:], count: sightings.count), [:]) }
    trial.sightings = []
    let run = judge(trial, rules)
    var found = Array(repeating: Ratios(), count: sightings.count)
    for theme in 0..<run.themeCount {
      for pair in run.pairs(ofTheme: theme) {
        found[owners[pair.rule]][run.head.variants[pair.variant].name] = .some(pair.ratio)
      }
    }
    return (found, Dictionary(run.head.variants.map { ($0.name, $0) }) { first, _ in first })
  }
}

extension Sighting {
  /// Whether the system shows another color in a sheet.
  fileprivate var isOtherInSheets: Bool {
    guard certainty == .proven, background != nil else { return false }
    let modes = contexts[Axis.mode.name] ?? Axis.mode.contexts
    return colors.compactMap(\.adapting).contains { color in modes.contains { color.isLifted(in: $0) } }
  }

  fileprivate var inSheet: Sighting {
    painted { paint in
      switch paint.color {
      case .adapting(let color, let text): .adapting(color.lifted, text: text)
      case .system(let color): .system(color.lifted)
      case .token, .fixed, .unread: paint.color
      }
    }
  }

  /// The same where it is not known whether it is in a sheet.
  private func inSheetOrNot(in modes: [String]) -> Sighting {
    painted { paint in
      guard let color = paint.adapting, modes.contains(where: { color.isLifted(in: $0) }) else { return paint.color }
      return .unread(name: "\(color.name) in a sheet or not", .lifted)
    }
  }

  private func painted(_ color: (DrawnColor) -> DrawnColor.Color) -> Sighting {
    var result = self
    result.foreground.color = color(foreground)
    if case .layers(var layers) = ground {
      for index in layers.indices { layers[index].color = color(layers[index]) }
      result.ground = .layers(layers)
    }
    return result
  }

  /// Returns it with an unknown background in some of the variants in which it is judged, and as it is in the others.
  fileprivate func split(among judged: [VariantReport], in open: [VariantReport]) -> [Sighting] {
    guard !open.isEmpty else { return [self] }
    let modes = contexts[Axis.mode.name] ?? Axis.mode.contexts
    var openModes: [String: Set<String>] = Dictionary(judged.map { ($0.theme, []) }) { first, _ in first }
    for variant in open {
      let mode = variant.choices.first { $0.axis == Axis.mode.name }?.context
      openModes[variant.theme, default: []].formUnion(mode.map { [$0] } ?? modes)
    }
    let groups = Dictionary(grouping: openModes.keys) { openModes[$0] ?? [] }
    return groups.sorted { ($0.key.count, $0.key.sorted().first ?? "") < ($1.key.count, $1.key.sorted().first ?? "") }
      .flatMap { open, names in
        [(modes.filter { !open.contains($0) }, self), (modes.filter(open.contains), inSheetOrNot(in: Array(open)))]
          .compactMap { shown, sighting -> Sighting? in
            guard !shown.isEmpty else { return nil }
            var part = sighting
            if shown.count < modes.count { part.contexts[Axis.mode.name] = shown }
            if groups.count > 1 { part.themes = names.sorted() }
            return part
          }
      }
  }
}
