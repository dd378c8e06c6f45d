import ThemeModel

/// A sighting before its places are looked up and it is joined with others that say the same.
struct Sighted: Hashable, Sendable {
  var foreground: Ink.Layer
  /// From the bottom up; none where `unknown` says why.
  var layers: [Ink.Layer]
  /// Why nobody knows what is behind the foreground, though something is painted there.
  var unknown: String?
  var element: Sighting.Element
  var assumption: String?
  var facts: Facts
  /// Those of them that decide between colors.
  var deciding: Facts
  /// `light` or `dark`, where the code forces it.
  var scheme: String?
  /// Calls on the way, from the foreground outwards.
  var steps: [Span]
  var view: String?
  /// The view, by its type's number, with which the walk began and ended, where no code further out is known.
  var alone: Int?
  var source: Sighting.Source
}

/// Puts inks on grounds, alternative by alternative.
enum Meeting {
  static let uncorrelated = "the conditions of the two colours can hold together"

  /// Every pair that can be seen, with what had to be assumed.
  ///
  /// - Parameters:
  ///   - facts: what holds where the foreground is drawn
  ///   - shared: those of them that hold wherever the ground is painted
  static func pairs(_ ink: Ink, on ground: Ink, given facts: Facts, shared: Facts = Facts()) -> [(
    Ink.Alternative, Ink.Alternative, Facts, String?
  )] {
    var result: [(Ink.Alternative, Ink.Alternative, Facts, String?)] = []
    for front in ink.alternatives {
      guard isColor(front.shade), let mine = facts.joined(with: front.facts) else { continue }
      for back in ground.alternatives {
        guard isColor(back.shade), let joined = mine.joined(with: back.facts) else { continue }
        // White on black is nothing of the themes.
        guard isToken(front.shade) || isToken(back.shade) else { continue }
        // A state in which the foreground is not drawn may be the one in which the ground has this color.
        let isDecided =
          mine.decides(back.facts, beyond: shared) || back.facts.decides(mine, beyond: shared)
        result.append((front, back, joined, front.assumption ?? back.assumption ?? (isDecided ? nil : uncorrelated)))
      }
    }
    return result.count > Ink.most * 2 ? [] : result
  }

  /// The foregrounds that are tokens, each with what keeps the ground from being known where a known color is painted there.
  static func veiled(_ ink: Ink, on ground: Ink, given facts: Facts) -> [(Ink.Alternative, String, Facts)] {
    ink.alternatives.flatMap { front -> [(Ink.Alternative, String, Facts)] in
      guard isToken(front.shade), let mine = facts.joined(with: front.facts) else { return [] }
      return ground.alternatives.compactMap { back in
        guard case .veiled(let reason) = back.shade, let joined = mine.joined(with: back.facts) else { return nil }
        return (front, reason, joined)
      }
    }
  }

  private static func isToken(_ shade: Ink.Shade) -> Bool {
    if case .token = shade { true } else { false }
  }

  private static func isColor(_ shade: Ink.Shade) -> Bool {
    switch shade {
    case .token, .fixed, .adapting, .system: true
    case .clear, .unset, .unread, .veiled: false
    }
  }
}
