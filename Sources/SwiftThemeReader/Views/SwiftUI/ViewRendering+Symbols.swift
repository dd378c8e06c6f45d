/// The system's symbols, of which each layer may have a style of its own.
extension ViewRendering {
  /// Paints a symbol with the foreground around it, or with the system's color when none is set.
  func symbol(_ name: Expression?, _ expression: Expression, _ scope: ViewScope, _ around: Surroundings) {
    if around.hasOwnSymbolColors || layers(of: name, expression, scope, around) { return }
    // The system dims the further layers.
    if around.symbolMode != "palette" { defaulted(.icon, around, expression.span) }
  }

  /// Paints the symbol beside a title.
  func symbol(
    of arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope, _ around: Surroundings
  ) {
    guard let name = arguments.first(where: { $0.label == "systemImage" })?.value,
      !layers(of: name, expression, scope, around)
    else { return }
    leaf(.icon, around, expression.span)
  }

  /// What a name tells of the layers of a symbol.
  private enum Layers {
    /// No layer lies on another: `lock`. The first style is seen on the background.
    case beside
    /// A sign in a filled shape: `lock.circle.fill`. The second style is that of the shape, which is the sign's ground.
    case inShape
    /// A filled shape with more around it: `person.crop.circle.fill.badge.plus`.
    case aroundShape
    /// Which style lies on the background is not known.
    case unknown
  }

  /// Paints the layers of a symbol with a style each. Returns whether several styles are set.
  private func layers(of name: Expression?, _ expression: Expression, _ scope: ViewScope, _ around: Surroundings)
    -> Bool
  {
    guard let ink = around.ink, !around.levels.isEmpty, around.symbolMode != "monochrome" else { return false }
    let styles = [ink] + around.levels
    let span = expression.span
    if styles.allSatisfy({ Self.areAlike($0, ink) }) {
      paint(.icon, with: ink, around, span)
      return true
    }
    let names = name.map { symbolNames($0, scope) } ?? []
    let mayBeFilled = around.environment[Self.variants].map { Self.fills($0.value) } ?? false
    let ways = names.map { (facts: $0.facts, layers: Self.layers($0.text, mayBeFilled: mayBeFilled)) }
    let words = name.map { "`\(colors.words($0))`" } ?? "a symbol"
    let same = ways.first.flatMap { first in ways.allSatisfy { $0.layers == first.layers } ? first.layers : nil }
    if same != nil || ways.isEmpty {
      paint(styles, as: same ?? .unknown, words, around, span)
    } else {
      for (facts, layers) in ways {
        if let next = around.given(facts) { paint(styles, as: layers, words, next, span) }
      }
    }
    return true
  }

  /// Only a symbol tells how many layers it has and which of them lies on another. One of a single layer shows the first style alone,
  /// as does every symbol of one color.
  private func paint(_ styles: [Ink], as layers: Layers, _ words: String, _ around: Surroundings, _ span: Span) {
    if layers == .unknown {
      let one = Ink(.unknown("one of the \(styles.count) styles of \(words)", .notFollowed), span)
      paint(.icon, with: one, around, span)
    }
    paint(
      .icon, with: styles[0],
      layers == .beside ? around : around.assuming("no layer of the symbol lies on another"), span)
    let further = around.assuming("the symbol has a layer of this style")
    for (index, style) in styles.enumerated().dropFirst() {
      // A shape around a sign is the sign's ground, which need not stand out from what is behind it.
      if index == 1, layers == .inShape { continue }
      paint(.icon, with: style, index == 1 && layers == .aroundShape ? around : further, span)
    }
    let layered = around.assuming("a layer of the symbol lies on the one of the next style")
    for (index, (front, behind)) in zip(styles, styles.dropFirst()).enumerated() {
      let isSeen = index == 0 && layers == .inShape
      paint(.icon, with: front, (isSeen ? around : layered).painted(behind), span)
    }
  }

  /// Whether two inks show the same, wherever they are written.
  private static func areAlike(_ one: Ink, _ other: Ink) -> Bool {
    one.placed(.nowhere) == other.placed(.nowhere)
  }

  // MARK: - Names

  private static func layers(_ name: String, mayBeFilled: Bool) -> Layers {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    // A shape alone is one layer.
    if words.count == 2, words[1] == "fill", shapes.contains(words[0]) { return .beside }
    let enclosing = words.indices.dropFirst(2).filter { index in
      words[index] == "fill" && shapes.contains(words[index - 1]) && !joining.contains(words[index - 2])
    }
    if let last = enclosing.last { return last == words.indices.last ? .inShape : .aroundShape }
    if mayBeFilled || name.contains("?") { return .unknown }
    return words.contains { $0.contains("fill") } ? .unknown : .beside
  }

  private static let shapes: Set<Substring> = [
    "circle", "square", "rectangle", "capsule", "diamond", "triangle", "hexagon", "octagon", "seal", "shield", "app",
    "bubble",
  ]

  /// After these words, a shape lies beside something: `square.on.square.fill`.
  private static let joining: Set<Substring> = ["on", "and", "with", "badge"]

  // MARK: - Variants

  /// The key of the environment under which variants of symbols are set.
  static let variants = "symbolVariants"

  private static let outlined: Set = ["SymbolVariants", "none", "circle", "square", "rectangle", "slash"]

  /// Whether a variant may fill symbols: `.circle.fill`.
  private static func fills(_ variant: Expression) -> Bool {
    let names = MemberChain(variant).names
    return names.isEmpty || !names.allSatisfy(outlined.contains)
  }
}
