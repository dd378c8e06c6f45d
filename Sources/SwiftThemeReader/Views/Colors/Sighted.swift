import ThemeModel

/// A sighting before its places are looked up and before it is joined with equal ones.
struct Sighted: Hashable, Sendable {
  var foreground: Ink.Layer
  /// From bottom to top; empty when `unknown` states the reason.
  var layers: [Ink.Layer]
  /// Why the color behind the foreground is unknown, although something is painted there.
  var unknown: String?
  var element: Sighting.Element
  var assumption: String?
  var facts: Facts
  /// The facts that decide between colors.
  var deciding: Facts
  /// `light` or `dark`, if the code forces one.
  var scheme: String?
  /// The calls on the way, from the foreground outwards.
  var steps: [Span]
  var view: String?
  /// The number of the view's type, if the walk began and ended with it and no code further out is known.
  var alone: Int?
  /// The number of the type from which the walk began.
  var root: Int?
  /// Where that type is declared.
  var rootSpan: Span?
  /// The function of a modifier, an extension or a style that was walked through by itself and shows its content there, whatever
  /// that is.
  var openFunction: Span?
  /// What makes the view from which the walk began, if that is no view by itself.
  var maker: Span?
  var source: Sighting.Source
  /// Whether nothing known is painted behind the foreground.
  var isBare = false

  /// Returns a token as it is shown on nothing known: the same for all states and sizes.
  static func bare(
    _ front: Ink.Alternative, _ element: Sighting.Element, _ reason: String, view: String, source: Sighting.Source
  ) -> Sighted {
    var foreground = front.layer
    (foreground.alpha, foreground.opacity, foreground.dimming) = (nil, 1, nil)
    let shown: Sighting.Element = if case .text = element { .text(.init()) } else { element }
    var one = Sighted(
      foreground: foreground, layers: [], unknown: reason, element: shown, facts: Facts(), deciding: Facts(), steps: [],
      view: view, source: source)
    one.isBare = true
    return one
  }
}

/// Pairs inks with grounds, alternative by alternative.
enum Meeting {
  static let uncorrelated = "the conditions of both colours can be true at the same time"

  /// Returns every pair that can be visible, with what had to be assumed.
  ///
  /// - Parameters:
  ///   - facts: the facts where the foreground is drawn
  ///   - shared: the facts among them that are true wherever the ground is painted
  static func pairs(_ ink: Ink, on ground: Ink, given facts: Facts, shared: Facts = Facts()) -> [(
    Ink.Alternative, Ink.Alternative, Facts, String?
  )] {
    var result: [(Ink.Alternative, Ink.Alternative, Facts, String?)] = []
    let areApart = ThemeHolder.areApart(ink.alternatives.map(\.holder), ground.alternatives.map(\.holder))
    for whole in ink.alternatives {
      guard isColor(whole.shade) else { continue }
      for ground in ground.alternatives {
        let front = whole.apart(from: ground).ofOtherTheme(than: ground, areApart: areApart)
        let isOfOther = front.shade != whole.shade && front.holder == nil
        let back = ground.asInItsTheme(under: front, isOfOther: isOfOther)
        guard isColor(back.shade), unknownGround(back.shade) == nil, let mine = facts.joined(with: front.facts),
          let joined = mine.joined(with: back.facts)
        else { continue }
        // White on black, for example, does not involve the themes. What could not be followed may, and a constant of the app's is
        // a color of its design.
        guard mayBeToken(front) || mayBeToken(back) else { continue }
        let holders = holders(front, back)
        guard holders != .never else { continue }
        var ofThemes: String?
        var themed: Facts? = joined
        switch holders {
        case .assumed(let step): ofThemes = step
        // What lies below may be of another theme.
        case .within(let key) where back.below.isEmpty: themed = joined.adding(.presence(of: key), .equals("true"))
        case .within: ofThemes = "what lies below is of the same theme"
        case .one, .never: break
        }
        guard let themed else { continue }
        // The ground may have this color only in a state in which the foreground is not drawn.
        let isDecided =
          mine.decides(back.facts, beyond: shared) || back.facts.decides(mine, beyond: shared)
        let assumption = front.assumption ?? back.assumption ?? ofThemes
        result.append((front, back, themed, assumption ?? (isDecided ? nil : uncorrelated)))
      }
    }
    return result.count > Ink.most * 2 ? [] : result
  }

  private static func holders(_ front: Ink.Alternative, _ back: Ink.Alternative) -> ThemeHolder.Meeting {
    switch (front.shade, back.shade) {
    case (.token, .token): ThemeHolder.meeting(front.holder, back.holder)
    // It is shown in every theme.
    case (.unknown(_, .otherTheme), _): .one
    default: ThemeHolder.meeting(front.holder, alone: back.holder)
    }
  }

  /// Returns the foregrounds that are tokens, or colors of the app, on a ground that is unknown although a known color is painted
  /// there, each with the reason.
  static func veiled(_ ink: Ink, on ground: Ink, given facts: Facts) -> [(Ink.Alternative, String, Facts)] {
    ink.alternatives.flatMap { front -> [(Ink.Alternative, String, Facts)] in
      guard front.isOfTheApp || isToken(front.shade), let mine = facts.joined(with: front.facts) else { return [] }
      return ground.alternatives.compactMap { back in
        guard let reason = unknownGround(back.shade), let joined = mine.joined(with: back.facts) else { return nil }
        return (front, reason, joined)
      }
    }
  }

  /// Returns the foregrounds that are tokens, on a ground on which nothing known is painted, each with the reason.
  static func bare(_ ink: Ink, on ground: Ink, given facts: Facts) -> [(Ink.Alternative, String)] {
    ink.alternatives.flatMap { front -> [(Ink.Alternative, String)] in
      guard isToken(front.shade), let mine = facts.joined(with: front.facts) else { return [] }
      return ground.alternatives.compactMap { back in
        guard case .unread(let reason) = back.shade, mine.joined(with: back.facts) != nil else { return nil }
        return (front, reason)
      }
    }
  }

  /// Returns why nobody can tell what is visible of a ground on which something known is painted.
  private static func unknownGround(_ shade: Ink.Shade) -> String? {
    switch shade {
    case .veiled(let reason): reason
    case .unknown(_, .fading): "a gradient that becomes clear lies behind"
    case .token, .fixed, .adapting, .system, .clear, .unset, .unread, .unknown: nil
    }
  }

  private static func mayBeToken(_ color: Ink.Alternative) -> Bool {
    switch color.shade {
    case .unknown(_, .notFollowed), .unknown(_, .fading), .unknown(_, .chosen), .unknown(_, .ofModules): true
    case .token, .fixed, .adapting, .system, .clear, .unset, .unread, .veiled, .unknown:
      color.isOfTheApp || isToken(color.shade)
    }
  }

  private static func isToken(_ shade: Ink.Shade) -> Bool {
    if case .token = shade { true } else { false }
  }

  private static func isColor(_ shade: Ink.Shade) -> Bool {
    if case .unknown = shade { true } else { isKnown(shade) }
  }

  private static func isKnown(_ shade: Ink.Shade) -> Bool {
    switch shade {
    case .token, .fixed, .adapting, .system: true
    case .clear, .unset, .unread, .veiled, .unknown: false
    }
  }
}

extension Ink.Alternative {
  /// Returns a color whose value is not known where its ground is of another system of themes: no theme has both.
  fileprivate func apart(from ground: Ink.Alternative) -> Ink.Alternative {
    let (mine, theirs) = (facts.systems, ground.facts.systems)
    guard case .token(let path) = shade, !mine.isEmpty, !theirs.isEmpty, mine.isDisjoint(with: theirs) else {
      return self
    }
    var result = self
    result.shade = .unknown(path, .otherSystem)
    result.facts = facts.without(mine)
    return result
  }

  /// Returns a color whose value is not known where one side is of a theme that the code names, and the other is of the theme that is
  /// in use, or of another one that it names: the audit of no theme shows both.
  ///
  /// - Parameter areApart: whether all that the two sides can be is of one theme each, and of another one
  fileprivate func ofOtherTheme(than ground: Ink.Alternative, areApart: Bool) -> Ink.Alternative {
    guard case .token(let path) = shade, case .token = ground.shade,
      areApart && holder != nil && ground.holder != nil || ThemeHolder.areMixed(holder, ground.holder)
    else { return self }
    // What lies below a ground of a theme that is named may be of any.
    if case .theme? = ground.holder, !ground.below.isEmpty, ground.asInItsTheme == nil {
      return self.as(.unknown(path, .otherTheme))
    }
    if let own = asInItsTheme { return own }
    // The ground is the one color in every theme.
    if ThemeHolder.areMixed(holder, ground.holder), ground.asInItsTheme != nil { return self }
    return self.as(.unknown(path, .otherTheme))
  }

  private func `as`(_ shade: Ink.Shade) -> Self {
    var result = self
    result.shade = shade
    return result
  }

  /// The same color as it is in the one theme that the code names for it, whichever is in use.
  private var asInItsTheme: Self? {
    guard case .theme? = holder, case .token(let path) = shade, let own = ofItsTheme else { return nil }
    var result = self
    result.shade = .fixed(own.color, text: "\(own.theme).\(path)")
    result.constant = "\(own.theme).\(path)"
    (result.holder, result.themeType) = (nil, nil)
    return result
  }

  /// Returns a ground of a theme that the code names as it is in that theme, under a color of the one in use.
  ///
  /// - Parameter isOfOther: whether the foreground is of another theme that the code names
  fileprivate func asInItsTheme(under front: Self, isOfOther: Bool) -> Self {
    if isOfOther, !below.isEmpty { return asInItsTheme ?? self }
    guard case .token = front.shade, ThemeHolder.areMixed(front.holder, holder), let own = asInItsTheme else {
      return self
    }
    return own
  }
}
