import ColorScience
import ThemeModel

/// The fewest changes that make failing pairs pass without breaking others, and what remains.
public struct MendPlan: Hashable, Sendable {
  public var tool: ToolStamp
  public var system: String
  public var themes: Int
  /// The number of judged pairs, and of those that fail now.
  public var judged: Int
  public var failing: Int
  public var mended: Int
  /// The number of failing pairs that still fail after all changes.
  public var remaining: Int
  /// The number of those that stand on no color of a theme, so that no change of one can mend them.
  public var outside = 0
  /// The number of judged pairs that could not be determined. No plan is about them.
  public var undetermined = 0
  /// The number of pairs that pass after all changes, fragile as they were not before.
  public var fragile = 0
  public var optimality: Optimality
  /// Whether the search ran out of time.
  public var endedEarly: Bool
  /// The changes, sorted by the pairs that they mend, most first.
  public var changes: [Change]
  public var offers: [Offer]
  public var conflicts: [Conflict]
  public var trades: [Trade]
  /// Changes that an audit recommends for colors of remaining pairs, and that the plan does not make.
  public var asides: [Aside]
  /// Values that cannot be rewritten where they are, and so are not in the plan; one element per reason.
  public var immovable: [Immovable] = []
  /// Failing pairs after all changes, worst first, one element per look.
  public var remains: [Look]
  public var pairWorth: Double

  /// The largest change of a raw color, in ΔE OK.
  public static let farthest = Recommender.farthest

  public enum Optimality: Hashable, Sendable {
    /// No plan with fewer changes mends as much.
    case provenFewest
    /// The search ended early; no plan with fewer changes than this mends as much.
    case bestFound(atLeast: Int)
  }

  /// A change of one literal in the sources.
  public struct Change: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
      /// The raw color itself.
      case value
      /// The raw color that a token refers to.
      case alias
    }

    /// The argument of `--apply`: the name, followed by the place when several changes have that name.
    public var id: String
    public var kind: Kind
    /// The raw token, or the token whose alias changes.
    public var name: String
    public var place: Place
    public var before: Color
    public var after: Color
    /// ΔE OK.
    public var difference: Double
    /// For an alias: the raw tokens before and after.
    public var target: Target?
    /// The number of failing pairs that pass because of it. A pair that two changes mend counts for the first.
    public var mended: Int
    /// One element per look, worst first.
    public var looks: [Look]
    /// The tokens that show the color, and the themes in which some do.
    public var tokens: [String]
    public var themes: [String]
    public var alternatives: [Alternative]
    /// What an audit recommends for this color when all others stay as they are; `nil` when that is the same value.
    public var advised: Alternative?

    public struct Target: Hashable, Sendable {
      public var before: String
      public var after: String

      public init(before: String, after: String) {
        self.before = before
        self.after = after
      }
    }

    public init(
      id: String, kind: Kind, name: String, place: Place, before: Color, after: Color, difference: Double,
      target: Target? = nil, mended: Int = 0, looks: [Look] = [], tokens: [String] = [], themes: [String] = [],
      alternatives: [Alternative] = [], advised: Alternative? = nil
    ) {
      self.id = id
      self.kind = kind
      self.name = name
      self.place = place
      self.before = before
      self.after = after
      self.difference = difference
      self.target = target
      self.mended = mended
      self.looks = looks
      self.tokens = tokens
      self.themes = themes
      self.alternatives = alternatives
      self.advised = advised
    }
  }

  /// Pairs that look alike: the same colors against the same requirement.
  public struct Look: Hashable, Sendable {
    public var foreground: String
    public var background: String
    public var rule: String
    /// The first variant in which it is seen.
    public var variant: String
    public var pairs: Int
    public var themes: [String]
    public var before: Double
    public var after: Double
    public var required: Double
    /// What is seen on the first display, the ground and the color on it, before and after.
    public var colorsBefore: Colors
    public var colorsAfter: Colors
    public var sample: SampleKind

    public struct Colors: Hashable, Sendable {
      public var foreground: Color
      public var background: Color

      public init(foreground: Color, background: Color) {
        self.foreground = foreground
        self.background = background
      }
    }

    public init(
      foreground: String, background: String, rule: String, variant: String, pairs: Int, themes: [String],
      before: Double, after: Double, required: Double, colorsBefore: Colors, colorsAfter: Colors, sample: SampleKind
    ) {
      self.foreground = foreground
      self.background = background
      self.rule = rule
      self.variant = variant
      self.pairs = pairs
      self.themes = themes
      self.before = before
      self.after = after
      self.required = required
      self.colorsBefore = colorsBefore
      self.colorsAfter = colorsAfter
      self.sample = sample
    }
  }

  /// Another color that could be taken; an existing one has its token's name.
  public struct Alternative: Hashable, Sendable {
    public var name: String
    public var color: Color
    public var difference: Double
    public var mended: Int
    public var broken: Int
    /// The number of failing pairs that would fail by more.
    public var fallen: Int

    public init(name: String, color: Color, difference: Double, mended: Int, broken: Int, fallen: Int = 0) {
      self.name = name
      self.color = color
      self.difference = difference
      self.mended = mended
      self.broken = broken
      self.fallen = fallen
    }
  }

  /// A larger move that mends more pairs, but that the plan does not consider worth it.
  public struct Offer: Hashable, Sendable {
    /// The change that would go farther.
    public var change: String
    public var color: Color
    public var pairs: Int
    /// The ΔE OK beyond the plan's.
    public var difference: Double

    public init(change: String, color: Color, pairs: Int, difference: Double) {
      self.change = change
      self.color = color
      self.pairs = pairs
      self.difference = difference
    }
  }

  /// A smallest set of failing pairs that cannot all be made to pass.
  public struct Conflict: Hashable, Sendable {
    /// The raw color of which they require different things.
    public var name: String
    public var place: Place
    public var color: Color
    public var looks: [Look]
    /// For each look, the luminance that it requires of the color.
    public var demands: [Demand]
    public var ways: [WayOut]

    public enum Demand: Hashable, Sendable {
      case darker(than: Double)
      case lighter(than: Double)
    }

    public init(name: String, place: Place, color: Color, looks: [Look], demands: [Demand], ways: [WayOut]) {
      self.name = name
      self.place = place
      self.color = color
      self.looks = looks
      self.demands = demands
      self.ways = ways
    }
  }

  /// A decision that a person could make where no plan can. They are sorted by cost, cheapest first.
  public struct WayOut: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
      /// Another step of the palette for one token in one theme.
      case step
      /// A color of its own for one token in one theme, which it shares with others now.
      case split
      /// A waiver of the pair, with the team's reason.
      case waiver
    }

    public var kind: Kind
    public var token: String
    public var theme: String
    /// The place of the alias that would change; for a waiver, that of the foreground.
    public var place: Place
    /// The raw token to point at, or for a waiver the background; `nil` for a color that no token has yet.
    public var target: String?
    public var color: Color
    public var mended: Int
    public var broken: Int
    /// Why no edit can be made; `nil` when one can, or when none is needed.
    public var refusal: String?
    /// For a step: the token that the alias refers to now.
    public var from: String?
    /// For a waiver: the rule that asks for the pair.
    public var rule: String?

    public init(
      kind: Kind, token: String, theme: String, place: Place, target: String?, color: Color, mended: Int, broken: Int,
      refusal: String? = nil, from: String? = nil, rule: String? = nil
    ) {
      self.kind = kind
      self.token = token
      self.theme = theme
      self.place = place
      self.target = target
      self.color = color
      self.mended = mended
      self.broken = broken
      self.refusal = refusal
      self.from = from
      self.rule = rule
    }
  }

  /// A change that an audit recommends and the plan leaves out, with the reason.
  public struct Aside: Hashable, Sendable {
    public enum Reason: String, Hashable, Sendable {
      /// It raises an opacity, which no plan does.
      case opacity
      /// Colors would come too near each other, or leave a gamut that a rule asks for.
      case refused
      case locked
      case far
      /// It would pass its neighbor on the ramp.
      case order
      /// Together with the other changes it would make a pair worse.
      case together
    }

    public var name: String
    public var place: Place
    public var before: Color
    public var after: Color
    public var difference: Double
    public var mended: Int
    public var reason: Reason

    public init(
      name: String, place: Place, before: Color, after: Color, difference: Double, mended: Int, reason: Reason
    ) {
      self.name = name
      self.place = place
      self.before = before
      self.after = after
      self.difference = difference
      self.mended = mended
      self.reason = reason
    }
  }

  /// Values behind remaining pairs that no edit can change, all for one reason.
  public struct Immovable: Hashable, Sendable {
    public var reason: String
    /// The number of failing pairs that remain and depend on one of them.
    public var pairs: Int
    public var values: [Value]

    public struct Value: Hashable, Sendable {
      public var name: String
      public var place: Place
      public var color: Color

      public init(name: String, place: Place, color: Color) {
        self.name = name
        self.place = place
        self.color = color
      }
    }

    public init(reason: String, pairs: Int, values: [Value]) {
      self.reason = reason
      self.pairs = pairs
      self.values = values
    }
  }

  /// A change that mends something and makes something else worse.
  public struct Trade: Hashable, Sendable {
    public var name: String
    public var place: Place
    public var before: Color
    public var after: Color
    public var difference: Double
    public var mended: Int
    public var broken: Int
    public var fallen: Int

    public init(
      name: String, place: Place, before: Color, after: Color, difference: Double, mended: Int, broken: Int, fallen: Int
    ) {
      self.name = name
      self.place = place
      self.before = before
      self.after = after
      self.difference = difference
      self.mended = mended
      self.broken = broken
      self.fallen = fallen
    }
  }
}
