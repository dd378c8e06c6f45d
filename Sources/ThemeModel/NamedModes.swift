import ColorScience

/// Tokens that differ only in the word for a mode: `text_light` and `text_dark`, `SURFACE_DAY` and `SURFACE_NIGHT`,
/// `light.text` and `dark.text`. They are read as one token in two modes, `text`, which aliases them.
///
/// The words are also used for shades: `primary.light` is a lighter `primary`, and `lightBlue` is a blue. A light shade
/// is always the lighter one. A light mode has lighter surfaces, but darker text. Therefore the colors decide: in
/// modes, both cases occur among the pairs with the same spelling. Day and night are never shades.
///
/// Pairs that would be shades by themselves, of a hue (`light.red.50`) or beside a name that is no shade (`text.selected`), are what
/// the others of their spelling are.
///
/// If there is also a plain `text` with the color of one side, it is another name for that side, such as the default.
/// If it has a color of its own, the three are separate tokens. If it is an alias of the light one, that one is the
/// default, and the pair needs no others to be modes, unless there are further shades beside it.
struct NamedModes {
  /// The position of the mode's word in a path. All pairs with the same spelling are judged together. The shades of a color are
  /// names of tokens, and groups beside them may be modes.
  struct Spelling: Hashable {
    enum Form { case group, segment, suffix, prefix }
    var form: Form
    var isDay: Bool
  }

  struct Pair {
    var path: String
    var light: Int
    var dark: Int
    /// The token that already has the name, with the color of one side.
    var plain: Int?
    /// Whether the plain token is an alias of the light side.
    var isAliased = false
    /// Whether others decide what it is.
    var isDoubtful = false
    /// The tokens beside it for further modes, by their names.
    var further: [String: Int] = [:]
  }

  /// The pairs that are read as one token in two modes, and further tokens of the same spelling, of which there is none for the other
  /// mode.
  struct Found {
    var pairs: [Pair] = []
    var left: [Int] = []
  }

  private static let leastPairs = 2
  /// The smallest share that the rarer of the two cases must have, so that one mistake among many shades does not make
  /// modes.
  private static let leastShare = 0.1

  private let tokens: [Token]
  private let places: [String: Int]

  init(_ tokens: [Token]) {
    self.tokens = tokens
    places = Dictionary(tokens.indices.map { (tokens[$0].path, $0) }) { first, _ in first }
  }

  /// Returns whether any path may contain the word of a mode, judging only by its bytes.
  static func mayOccur(in paths: [String]) -> Bool {
    paths.contains { NamedModeWord.mayOccur(in: $0) }
  }

  func found() -> Found {
    struct Key: Hashable {
      var spelling: Spelling
      var path: String
    }
    var sides: [Key: (light: Int?, dark: Int?)] = [:]
    var order: [Key] = []
    var hues: Set<Key> = []
    for index in tokens.indices {
      guard let word = NamedModeWord(tokens[index].path) else { continue }
      let key = Key(spelling: word.spelling, path: word.rest)
      if sides[key] == nil { order.append(key) }
      if word.isOfHue { hues.insert(key) }
      if word.isLight {
        sides[key, default: (nil, nil)].light = index
      } else {
        sides[key, default: (nil, nil)].dark = index
      }
    }
    let siblings = siblings()
    lazy var referred = referredPaths()
    var found: [Spelling: [Pair]] = [:]
    for key in order {
      let plain = places[key.path]
      guard let side = sides[key], let light = side.light, let dark = side.dark,
        plain.map({ isAlias($0, of: light) || isSide($0, light, dark) && !referred.contains(key.path) }) ?? true
      else { continue }
      let beside = Self.last(of: tokens[light].path).map(NamedModeWord.all.contains) == true
      let others =
        (beside ? siblings[Self.parent(of: tokens[light].path)] : nil)?.filter {
          !NamedModeWord.all.contains($0.key)
        } ?? [:]
      guard !others.keys.contains(where: Self.isShade) else { continue }
      found[key.spelling, default: []].append(
        Pair(
          path: key.path, light: light, dark: dark, plain: plain,
          isAliased: plain.map { isAlias($0, of: light) && !hasShades(key.path) } ?? false,
          isDoubtful: hues.contains(key) || !others.isEmpty, further: others))
    }
    for spelling in found.keys { Self.takeFurtherModes(in: &found[spelling, default: []]) }
    let chosen = Set(
      found.filter { spelling, pairs in areModes(pairs.filter { !$0.isDoubtful }, isDay: spelling.isDay) }.keys)
    var result = Found()
    var paths: Set<String> = []
    for key in order {
      let isChosen = chosen.contains(key.spelling)
      let pair = found[key.spelling]?.first { $0.path == key.path && (isChosen || $0.isAliased) }
      if let pair, paths.insert(pair.path).inserted {
        result.pairs.append(pair)
      } else if isChosen, let side = sides[key], side.light == nil || side.dark == nil {
        result.left += [side.light, side.dark].compactMap { $0 }
      }
    }
    return result
  }

  /// Reads the names beside `light` and `dark` as further modes where they are the same ones beside each pair (`sepia`), unless one of
  /// them is a state. Whether the pairs are modes at all, their colors decide. Otherwise, nothing beside a pair is a mode.
  private static func takeFurtherModes(in pairs: inout [Pair]) {
    let names = Set(pairs.map { Set($0.further.keys) })
    let areModes =
      pairs.count >= leastPairs && names.count == 1 && names.first?.isEmpty == false
      && names.joined().allSatisfy { NameWords.of($0).allSatisfy { !states.contains($0) && Int($0) == nil } }
    for index in pairs.indices {
      if areModes { pairs[index].isDoubtful = false } else { pairs[index].further = [:] }
    }
  }

  /// Words for what a color of one mode is shown for.
  private static let states: Set = [
    "hover", "hovered", "active", "pressed", "focus", "focused", "disabled", "enabled", "selected", "visited",
    "checked",
    "rest", "normal", "text", "border", "background", "icon", "on", "inverse", "static",
  ]

  /// Returns the tokens beside `light` and `dark` in each group, by their names. One such as `main` means that they are shades.
  private func siblings() -> [String: [String: Int]] {
    var names: [String: [String: Int]] = [:]
    for (index, token) in tokens.enumerated() {
      guard let last = Self.last(of: token.path) else { continue }
      names[Self.parent(of: token.path), default: [:]][last] = index
    }
    return names.filter { !NamedModeWord.all.isDisjoint(with: $0.value.keys) }
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
  }

  private static func last(of path: String) -> String? {
    path.split(separator: ".").last.map { $0.lowercased() }
  }

  private func areModes(_ pairs: [Pair], isDay: Bool) -> Bool {
    guard pairs.count >= Self.leastPairs else { return false }
    guard !isDay else { return true }
    // What a translucent color looks like depends on its ground: a white veil is for dark surfaces.
    let opaque = pairs.filter { isOpaque($0.light) && isOpaque($0.dark) }
    var lighter = 0
    var darker = 0
    for pair in opaque.count < Self.leastPairs ? pairs : opaque {
      guard let light = luminance(pair.light), let dark = luminance(pair.dark) else { continue }
      if light > dark { lighter += 1 } else if light < dark { darker += 1 }
    }
    let rarer = min(lighter, darker)
    return rarer > 0 && Double(rarer) >= Double(lighter + darker) * Self.leastShare
  }

  private func isAlias(_ index: Int, of side: Int) -> Bool {
    tokens[index].values.count == 1 && tokens[index].values[0].value == .alias(tokens[side].path)
  }

  /// Returns whether other tokens beside a token are named as shades of it: `primary_lighter`, `primary_500`.
  private func hasShades(_ path: String) -> Bool {
    func words(of path: String) -> [String] { NameWords.of(path.split(separator: ".").last.map(String.init) ?? "") }
    let own = words(of: path)
    let parent = Self.parent(of: path)
    return tokens.contains { token in
      guard Self.parent(of: token.path) == parent else { return false }
      let words = words(of: token.path)
      guard words.count == own.count + 1, words.starts(with: own), let last = words.last else { return false }
      return Self.isShade(last)
    }
  }

  /// Returns whether the last word of a name is that of a shade or a step.
  private static func isShade(_ name: String) -> Bool {
    let last = NameWords.of(name).last ?? ""
    return shades.contains(last) || Int(last) != nil
  }

  private static let shades: Set = [
    "lighter", "darker", "lightest", "darkest", "main", "base", "medium", "mid", "middle", "default", "bright", "pale",
    "deep", "soft", "strong", "tint", "tone", "shade",
  ]

  /// Returns whether a token has the color of one of the two sides.
  private func isSide(_ index: Int, _ light: Int, _ dark: Int) -> Bool {
    guard let own = color(index) else { return false }
    return own == color(light) || own == color(dark)
  }

  /// Returns the paths that other tokens refer to. Those tokens would change with the mode.
  private func referredPaths() -> Set<String> {
    var paths: Set<String> = []
    func add(_ value: TokenValue) {
      switch value {
      case .alias(let path): paths.insert(path)
      case .adjusted(let base, let change):
        add(base)
        if case .mix(let other, _, _) = change { add(other) }
      case .gradient(let stops): for stop in stops { add(stop.value) }
      case .composite(let parts): for part in parts { add(part.value) }
      case .color, .placeholder, .undetermined: break
      }
    }
    for token in tokens {
      for value in token.values { add(value.value) }
    }
    return paths
  }

  /// Returns the color that a token has in every variant. Returns `nil` if it varies, is adjusted, or is not a plain
  /// color.
  private func color(_ index: Int) -> Color? {
    var values = tokens[index].values
    for _ in 0..<64 {
      guard values.count == 1 else { return nil }
      switch values[0].value {
      case .color(let color): return color
      case .alias(let path): values = places[path].map { tokens[$0].values } ?? []
      default: return nil
      }
    }
    return nil
  }

  private func luminance(_ index: Int) -> Double? { firstColor(index).map { WCAG.luminance($0) } }

  private func isOpaque(_ index: Int) -> Bool { firstColor(index)?.alpha == 1 }

  /// Returns the color in the contexts of a token's first value, without what changes it.
  private func firstColor(_ index: Int) -> Color? {
    var value = firstValue(index)
    for _ in 0..<64 {
      switch value {
      case .color(let color): return color
      case .adjusted(let base, _): value = base
      case .alias(let path): value = places[path].flatMap(firstValue)
      default: return nil
      }
    }
    return nil
  }

  /// Returns the value in the contexts of a token's first one. A later one of the same contexts overrides it, as what a group has
  /// itself overrides what it extends.
  private func firstValue(_ index: Int) -> TokenValue? {
    let values = tokens[index].values
    return values.last { $0.when == values[0].when }?.value
  }
}

extension ThemeSystem {
  /// Reads pairs of tokens as one token in two modes, in themes without modes, if the names allow it. The original
  /// tokens stay as raw tokens, so that every alias to them keeps its meaning.
  public mutating func readNamedModes() {
    let known = axes.first { $0.name == Axis.mode.name }
    guard known.map({ Set($0.contexts).isSubset(of: Axis.mode.contexts) }) ?? true else { return }
    // With light and dark on an axis of any name, day and night in names are something else.
    let modal = Set(
      axes.filter { axis in
        Set(axis.contexts.compactMap { ContextNames.split($0, [.mode]).when[Axis.mode.name] }).count > 1
      }.map(\.name)
    ).subtracting([Axis.mode.name])
    for index in themes.indices where !themes[index].axes.contains(Axis.mode.name) {
      let theme = themes[index]
      let isModal = !ContextNames.split(theme.name, [.mode]).when.isEmpty
      guard !isModal, modal.isDisjoint(with: theme.axes), theme.extends == nil, NamedModes.mayOccur(in: theme.paths)
      else { continue }
      readNamedModes(ofTheme: index)
    }
  }

  private mutating func readNamedModes(ofTheme index: Int) {
    var tokens = themes[index].tokens
    guard tokens.allSatisfy({ token in token.values.allSatisfy { $0.when[Axis.mode.name] == nil } }) else { return }
    let found = NamedModes(tokens).found()
    let pairs = found.pairs
    guard let first = pairs.first else { return }
    var contexts = Axis.mode.contexts
    for pair in pairs {
      let further = pair.further.sorted { $0.key < $1.key }.map { (name: $0.key, token: $0.value) }
      let sides = [(pair.light, "light"), (pair.dark, "dark")] + further.map { ($0.token, $0.name) }
      for name in further.map(\.name) where !contexts.contains(name) { contexts.append(name) }
      let values = sides.map { side, context in
        ConditionalValue(
          when: [Axis.mode.name: context], value: .alias(tokens[side].path),
          place: tokens[side].values.last?.place ?? tokens[side].place)
      }
      let light = tokens[pair.light]
      if let plain = pair.plain {
        tokens[plain].values = values
      } else {
        tokens.append(
          Token(
            path: pair.path, tier: light.tier, role: light.role, summary: light.summary, deprecation: light.deprecation,
            values: values, place: light.place))
      }
      for (side, _) in sides { tokens[side].tier = .raw }
    }
    themes[index].tokens = tokens
    themes[index].axes.append(Axis.mode.name)
    if let known = axes.firstIndex(where: { $0.name == Axis.mode.name }) {
      axes[known].contexts += contexts.filter { !axes[known].contexts.contains($0) }
    } else {
      axes.append(Axis(name: Axis.mode.name, contexts: contexts, defaultContext: Axis.mode.defaultContext))
    }
    let (light, dark) = (tokens[first.light].path, tokens[first.dark].path)
    let what =
      pairs.count == 1
      ? "a pair of tokens in \(themes[index].name) is read as one token in two modes"
      : "\(pairs.count) pairs of tokens in \(themes[index].name) are read as one token in two modes each"
    diagnostics.append(
      Diagnostic(
        .note, code: "named-modes",
        message: "\(what), because of their names: \(light) and \(dark) are \(first.path) in light and in dark",
        place: tokens[first.light].place))
    tell(found.left.map { tokens[$0] }, in: themes[index].name)
  }

  /// Reports tokens that are named for a mode as the others, and stay tokens of their own.
  private mutating func tell(_ left: [Token], in theme: String) {
    guard let first = left.first else { return }
    let what =
      left.count == 1
      ? "\(first.path) in \(theme) is named for a mode as others are, and stays a token"
      : "\(left.count) tokens in \(theme), such as \(first.path), are named for a mode as others are, and stay tokens"
    diagnostics.append(
      Diagnostic(
        .note, code: "named-modes", message: what + " of every mode: no other token is the same one in the other mode",
        place: first.place))
  }
}
