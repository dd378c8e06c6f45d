import ColorScience
import ThemeModel

/// The possible colors at a place in a view: one alternative for each way in which its conditions can turn out.
struct Ink: Hashable, Sendable {
  enum Shade: Hashable, Sendable {
    case token(String)
    /// A color value that is the same in every mode: a literal, white, black.
    case fixed(Color, text: String)
    /// A color that each look of the device shows otherwise: the system's red.
    case adapting(AdaptingColor, text: String)
    /// A color of the system's that no code writes.
    case system(AdaptingColor)
    case clear
    /// Nothing is set here: the color further out applies.
    case unset
    /// Something that is not a known color, with the reason.
    case unread(String)
    /// A known color through which something unknown is visible, with the reason.
    case veiled(String)
    /// A color that is painted, and whose value is not known, with its name in the code.
    case unknown(String, Sighting.DrawnColor.Unread)

    /// Whether nothing is visible through the color. A token may be translucent in some theme.
    var isOpaque: Bool {
      switch self {
      case .fixed: true
      case .adapting(let color, _), .system(let color): color.isOpaque
      case .token, .clear, .unset, .unread, .veiled, .unknown: false
      }
    }
  }

  struct Layer: Hashable, Sendable {
    var shade: Shade
    /// The alpha in place of a token's own.
    var alpha: Double?
    var opacity: Double
    /// Another factor of the alpha, as code, if its value is unknown.
    var dimming: String?
    var span: Span
    /// Where the value is written, if a constant holds it.
    var definition: Span?
    var isOfTheApp = false
    var lookup = Lookup.app
    /// See `ThemeTypes`.
    var themeType: String?
  }

  /// What a token is in one theme.
  struct OwnColor: Hashable, Sendable {
    var color: Color
    var theme: String
  }

  /// Where a color is looked up that is in an asset catalog.
  enum Lookup: Hashable, Sendable {
    /// In the app that shows it.
    case app
    /// In the module whose code names it.
    case module
    /// In a bundle that the code names otherwise.
    case elsewhere
  }

  struct Alternative: Hashable, Sendable {
    var shade: Shade
    /// The alpha in place of a token's own.
    var alpha: Double?
    var opacity = 1.0
    /// Another factor of the alpha, as code, if its value is unknown.
    var dimming: String?
    var facts = Facts()
    /// Where the color is written.
    var span: Span
    /// Where the code refers to that place: a call, an argument.
    var via: Span?
    /// An assumption made on the way to this color.
    var assumption: String?
    /// Which theme the color is of, as far as the code says.
    var holder: ThemeHolder?
    /// What the token is in the one theme that it is of, if that is the same in all contexts.
    var ofItsTheme: OwnColor?
    /// The key of the themes that the value can be of which the code takes a token: see `ThemeTypes`.
    var themeType: String?
    /// The constant of the team's that holds the color, if it is no token: `Color.brandInk`.
    var constant: String?
    /// Where the value is written, if a constant holds it.
    var definition: Span?
    /// Whether the code that makes the color was evaluated.
    var isFollowed = false
    var lookup = Lookup.app
    /// The layers under the color, from top to bottom.
    var below: [Layer] = []

    var layer: Layer {
      Layer(
        shade: shade, alpha: alpha, opacity: opacity, dimming: dimming, span: span, definition: definition,
        isOfTheApp: isOfTheApp, lookup: lookup, themeType: themeType)
    }

    /// Whether it is a color of the app's design, though no theme has it: a constant, or what code makes.
    var isOfTheApp: Bool { isFollowed || constant != nil }

    /// Whether it is a color whose value code writes out under no name.
    var isWrittenOut: Bool {
      switch shade {
      case .fixed, .adapting: constant == nil
      case .token, .system, .clear, .unset, .unread, .veiled, .unknown: false
      }
    }

    /// Returns the same color under the name of the constant that holds it, unless it is a token.
    func named(after name: String) -> Self {
      guard isWrittenOut || constant != nil else { return self }
      var result = self
      result.constant = name
      result.definition = definition ?? span
      return result
    }

    /// Whether the code lets what lies under the color show through.
    var isVeil: Bool { opacity < 1 || alpha.map { $0 < 1 } == true || dimming != nil }
  }

  /// The least opacity that shows. Less is for surfaces that only receive touches.
  static let least = 0.02

  /// The largest number of alternatives that are distinguished.
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

  /// Whether no alternative sets anything.
  var isUnset: Bool {
    alternatives.allSatisfy { $0.shade == .unset }
  }

  var isUnread: Bool {
    alternatives.allSatisfy {
      switch $0.shade {
      case .unread, .unknown: true
      case .token, .fixed, .adapting, .system, .clear, .unset, .veiled: false
      }
    }
  }

  /// Whether it is a color in every case, although its value may not be known.
  var isSurelyColor: Bool {
    alternatives.allSatisfy {
      switch $0.shade {
      case .unknown(_, .notFollowed), .unknown(_, .fading), .unknown(_, .chosen), .unknown(_, .ofModules): true
      case .token, .fixed, .adapting, .system, .clear, .unset, .unread, .veiled, .unknown: false
      }
    }
  }

  /// Whether it is the color of one of several modules, and nothing tells of which.
  var isOfSeveralModules: Bool {
    alternatives.contains { if case .unknown(_, .ofModules) = $0.shade { true } else { false } }
  }

  /// Returns the same ink where it is certain that a color is painted, although what it is could not be read.
  func surely(_ name: (Span) -> String) -> Ink {
    mapped {
      guard case .unread(let reason) = $0.shade, reason != ColorReading.givenByTheCaller else { return }
      $0.shade = .unknown(name($0.span), .notFollowed)
    }
  }

  /// Whether each alternative is a token with this last name.
  func isToken(called name: String) -> Bool {
    alternatives.allSatisfy {
      guard case .token(let path) = $0.shade else { return false }
      return path.split { $0 == "." || $0 == "/" }.last.map(String.init) == name
    }
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
      if opacity < Self.least, $0.shade != .unset { $0 = Alternative(shade: .clear, facts: $0.facts, span: $0.span) }
      if opacity >= Self.least { $0.opacity *= min(opacity, 1) }
    }
  }

  /// Returns the same ink where something changes each color that is painted, so that none is known any more.
  func veiled(_ reason: String) -> Ink {
    mapped {
      switch $0.shade {
      case .token, .fixed, .adapting, .system, .veiled, .unknown:
        $0 = Alternative(
          shade: .veiled(reason), facts: $0.facts, span: $0.span, via: $0.via, assumption: $0.assumption)
      case .clear, .unset, .unread: break
      }
    }
  }

  /// Gives colors another alpha in place of their own, as UIKit does.
  func withAlpha(_ alpha: Double, mayLetThrough: (String) -> Bool) -> Ink {
    guard alpha >= Self.least else { return faded(alpha) }
    return mapped {
      if $0.shade != .unset { $0.dimming = nil }
      switch $0.shade {
      case .clear: $0.shade = .fixed(Color(.srgb, 0, 0, 0), text: ".clear")
      case .adapting(let color, let text): $0.shade = .adapting(color.opaque, text: text)
      case .system(let color): $0.shade = .system(color.opaque)
      case .token(let path) where mayLetThrough(path):
        $0.alpha = min(alpha, 1)
        $0.opacity = 1
        return
      case .unset: return
      case .token, .fixed, .unread, .veiled, .unknown: break
      }
      $0.opacity = min(alpha, 1)
    }
  }

  /// Multiplies the alpha by a factor that only the running app knows.
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

  /// Sets the theme that tokens are of, where it is not known already.
  func held(by holder: ThemeHolder, where varies: (String) -> Bool) -> Ink {
    mapped {
      if $0.holder == nil, case .token(let path) = $0.shade, varies(path) { $0.holder = holder }
    }
  }

  /// Returns the same ink under the name of the constant that holds it. A token has a name of its own.
  func named(after constant: String) -> Ink {
    mapped { $0 = $0.named(after: constant) }
  }

  /// Returns the same ink where the callers of the code choose a color that could not be followed.
  var chosen: Ink {
    mapped { if case .unknown(let name, .notFollowed) = $0.shade { $0.shade = .unknown(name, .chosen) } }
  }

  /// Returns the same ink, which evaluation gave.
  var followed: Ink {
    mapped { $0.isFollowed = true }
  }

  /// Returns the same ink, written at another place.
  func placed(_ span: Span) -> Ink {
    mapped {
      $0.span = span
      $0.via = nil
    }
  }

  func mapped(_ change: (inout Alternative) -> Void) -> Ink {
    var result = self
    for index in result.alternatives.indices { change(&result.alternatives[index]) }
    return result
  }

  /// Paints the ink over what is further out, which shows where this ink sets nothing or is clear.
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
        // What lies under a color that may be opaque is recorded only if nothing about it is assumed.
        if clearShowsOuter, !mine.shade.isOpaque, outer.alternatives.allSatisfy({ $0.assumption == nil }) {
          next.below = Self.layers(of: outer)
        }
        result.append(next)
      }
    }
    return Ink(result)
  }

  /// Returns the layers of a ground, if there is only one possibility.
  private static func layers(of ground: Ink) -> [Layer] {
    guard ground.alternatives.count == 1, let only = ground.alternatives.first, only.facts.isEmpty else { return [] }
    return only.layers
  }
}

extension Ink.Alternative {
  /// The visible layers, from top to bottom; none if they are unknown.
  fileprivate var layers: [Ink.Layer] {
    switch shade {
    case .token, .fixed, .adapting, .system: [layer] + below.prefix(3)
    case .clear, .unset, .unread, .veiled, .unknown: []
    }
  }

  /// Paints a veil over an alternative of the ground. Over something unknown, the visible color is unknown too.
  fileprivate func veiling(_ under: Self) -> Self? {
    guard let facts = facts.joined(with: under.facts) else { return nil }
    var result = self
    result.facts = facts
    switch shade {
    case .unread, .veiled, .unknown, .clear, .unset: return result
    case .token, .fixed, .adapting, .system: break
    }
    result.assumption = assumption ?? under.assumption
    result.below = under.layers
    if result.below.isEmpty { result.shade = .veiled("what is under a translucent background is unknown") }
    return result
  }
}

extension Ink.Lookup {
  /// The bundle that the arguments of a color name.
  init(_ arguments: [Expression.Argument]) {
    guard let bundle = arguments.first(where: { Bundles.labels.contains($0.label ?? "") }) else {
      self = .app
      return
    }
    self =
      switch bundle.value.kind {
      case .nilLiteral: .app
      case .member(let base, "main") where Self.isBundle(base): .app
      case .member(let base, "module") where Self.isBundle(base): .module
      default: .elsewhere
      }
  }

  private static func isBundle(_ base: Expression?) -> Bool {
    guard let base else { return true }
    return if case .name(Bundles.type) = base.kind { true } else { false }
  }
}
