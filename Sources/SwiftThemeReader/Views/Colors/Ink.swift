import ColorScience

/// What a color in a view may be: one alternative for each way that its conditions can turn out.
struct Ink: Hashable, Sendable {
  enum Shade: Hashable, Sendable {
    case token(String)
    /// A color by its value, which every mode has the same: a literal, white, black.
    case fixed(Color, text: String)
    /// A color by its value, which each mode has its own: the system's red.
    case adapting(light: Color, dark: Color, text: String)
    /// A color of the system's that no code writes.
    case system(Color, name: String)
    case clear
    /// Nothing is set here: what is further out counts.
    case unset
    /// There is something, and why it is no known color.
    case unread(String)
    /// A known color that lets through what is not known, and what to say of it.
    case veiled(String)

    /// Whether nothing is seen through it. A token may be translucent in some theme.
    var isOpaque: Bool {
      switch self {
      case .fixed, .adapting: true
      case .token, .system, .clear, .unset, .unread, .veiled: false
      }
    }
  }

  struct Layer: Hashable, Sendable {
    var shade: Shade
    var opacity: Double
    /// What its alpha is multiplied with, too, where nobody knows how much that is.
    var dimming: String?
    var span: Span
  }

  struct Alternative: Hashable, Sendable {
    var shade: Shade
    var opacity = 1.0
    /// What its alpha is multiplied with, too, where nobody knows how much that is.
    var dimming: String?
    var facts = Facts()
    /// Where it is written.
    var span: Span
    /// Where that was asked for: a call, an argument.
    var via: Span?
    /// What had to be assumed on the way.
    var assumption: String?
    /// What lies under it, from the top down.
    var below: [Layer] = []

    var layer: Layer { Layer(shade: shade, opacity: opacity, dimming: dimming, span: span) }

    /// Whether the code lets through what lies under it.
    var isVeil: Bool { opacity < 1 || dimming != nil }
  }

  /// More ways than this are no longer told apart.
  static let most = 16

  var alternatives: [Alternative]

  init(_ alternatives: [Alternative]) {
    self.alternatives = alternatives
    guard alternatives.count > Self.most, let first = alternatives.first else { return }
    self.alternatives = [Alternative(shade: .unread("more than \(Self.most) ways"), span: first.span)]
  }

  init(_ shade: Shade, _ span: Span) {
    alternatives = [Alternative(shade: shade, span: span)]
  }

  /// Whether it says anything at all.
  var isUnset: Bool {
    alternatives.allSatisfy { $0.shade == .unset }
  }

  var isUnread: Bool {
    alternatives.allSatisfy { if case .unread = $0.shade { true } else { false } }
  }

  func given(_ facts: Facts) -> Ink {
    if facts.isEmpty { return self }
    return Ink(
      alternatives.compactMap { alternative in
        guard let joined = alternative.facts.joined(with: facts) else { return nil }
        var result = alternative
        result.facts = joined
        return result
      })
  }

  func faded(_ opacity: Double) -> Ink {
    mapped {
      if opacity <= 0, $0.shade != .unset { $0 = Alternative(shade: .clear, facts: $0.facts, span: $0.span) }
      if opacity > 0 { $0.opacity *= min(opacity, 1) }
    }
  }

  /// Multiplied with something that only the running app knows.
  func dimmed(by words: String) -> Ink {
    mapped { $0.dimming = [$0.dimming, words].compactMap(\.self).joined(separator: " × ") }
  }

  func assuming(_ assumption: String?) -> Ink {
    guard let assumption else { return self }
    return mapped { $0.assumption = $0.assumption ?? assumption }
  }

  func via(_ span: Span) -> Ink {
    mapped { if $0.via == nil, $0.span.file != span.file || $0.span.start != span.start { $0.via = span } }
  }

  /// The same, as written there.
  func placed(_ span: Span) -> Ink {
    mapped {
      $0.span = span
      $0.via = nil
    }
  }

  private func mapped(_ change: (inout Alternative) -> Void) -> Ink {
    var result = self
    for index in result.alternatives.indices { change(&result.alternatives[index]) }
    return result
  }

  /// Painted over what is further out: where this sets nothing or is clear, that shows.
  func over(_ outer: Ink, clearShowsOuter: Bool = true) -> Ink {
    var result: [Alternative] = []
    for mine in alternatives {
      let shows = mine.shade == .unset || (clearShowsOuter && mine.shade == .clear)
      if shows {
        for other in outer.alternatives {
          guard let facts = mine.facts.joined(with: other.facts) else { continue }
          var next = other
          next.facts = facts
          next.assumption = other.assumption ?? mine.assumption
          result.append(next)
        }
      } else if clearShowsOuter, mine.isVeil {
        result += outer.alternatives.compactMap { mine.veiling($0) }
      } else {
        var next = mine
        // What may lie under a color that may be opaque is told only where it does.
        if clearShowsOuter, !mine.shade.isOpaque, outer.alternatives.allSatisfy({ $0.assumption == nil }) {
          next.below = Self.layers(of: outer)
        }
        result.append(next)
      }
    }
    return Ink(result)
  }

  /// What lies there where only one thing can.
  private static func layers(of ground: Ink) -> [Layer] {
    guard ground.alternatives.count == 1, let only = ground.alternatives.first, only.facts.isEmpty else { return [] }
    return only.layers
  }
}

extension Ink.Alternative {
  /// What is seen there, from the top down; nothing where that is not known.
  fileprivate var layers: [Ink.Layer] {
    switch shade {
    case .token, .fixed, .adapting, .system: [layer] + below.prefix(3)
    case .clear, .unset, .unread, .veiled: []
    }
  }

  /// Painted as a veil over what lies under it there: of a veil over what is not known nobody knows what is seen.
  fileprivate func veiling(_ under: Self) -> Self? {
    guard let facts = facts.joined(with: under.facts) else { return nil }
    var result = self
    result.facts = facts
    switch shade {
    case .unread, .veiled, .clear, .unset: return result
    case .token, .fixed, .adapting, .system: break
    }
    result.assumption = assumption ?? under.assumption
    result.below = under.layers
    if result.below.isEmpty { result.shade = .veiled("what lies under a background that is not opaque is not known") }
    return result
  }
}
