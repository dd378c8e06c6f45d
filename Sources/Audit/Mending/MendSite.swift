import ColorScience
import ThemeModel

/// A color at the place where it is written: what a change of the sources would rewrite, and what moves with it.
struct MendSite: Sendable {
  var place: Place
  /// The color as it is written there.
  var color: Color
  /// The raw token that has it, as an index into the catalogue; below 0 when none is known.
  var token: Int32
  /// Whether some token derives its color from this one by more than another opacity, or several colors come from one place.
  /// Then only resolving the themes again shows what a change would do.
  var isDerived = false
}

/// A color of the themes, and the site that it moves with.
struct MendCell: Hashable, Sendable {
  /// Below 0 for a color that comes from no single place: a stop of a gradient, a color of the configuration.
  var site: Int32
  var color: Color
}

/// What all judged pairs of one look have in common: the same colors from the same places against the same requirement.
struct MendLook: Sendable {
  struct Shape: Hashable, Sendable {
    /// The stops of the foreground.
    var top: [Int32]
    /// The alternatives of what lies below, each bottom first.
    var grounds: [[Int32]]
    var required: Double
  }

  var shape: Shape
  /// The sites that can change it, each once.
  var sites: [Int32]
  /// The sites of the foreground and the background; below 0 for none.
  var foreground: Int32
  var background: Int32
  /// Whether it is one opaque color on another.
  var isPlain: Bool
  var isFailing: Bool
  /// The ratio as judged now.
  var ratio: Double
  /// The number of judged pairs that have this look.
  var count: Int
  /// The judged pairs that have this look; when it passes, only the first.
  var members: [Member]

  struct Member: Hashable, Sendable {
    var audit: Int32
    var judgement: Int32
  }

  /// The smallest ratio that makes nothing worse: a passing pair has to pass, and a failing one must not get worse.
  var keptRatio: Double { isFailing ? min(shape.required, ratio - 1e-9) : shape.required }

  func isKept(at ratio: Double) -> Bool { ratio >= keptRatio }
}

/// A color that a site could take.
struct MendOption: Sendable {
  var color: Color
  /// ΔE OK from the color that the site has.
  var difference: Double
  /// The raw token that has the color already, as an index into the catalogue; below 0 for none.
  var token: Int32 = -1
  /// 0 for the same family; see `RawPalette`.
  var rank = 0
}

/// An option, as each display shows it.
struct MendCandidate: Sendable {
  var color: Color
  var shown: [ShownColor]
  var difference: Double
  var token: Int32 = -1
  var rank = 0

  init(_ color: Color, difference: Double, displays: [Display], mapping: GamutMapping) {
    self.color = color
    self.difference = difference
    shown = ShownColor.shown(color, on: displays, mapping: mapping)
  }

  init(_ option: MendOption, displays: [Display], mapping: GamutMapping) {
    self.init(option.color, difference: option.difference, displays: displays, mapping: mapping)
    token = option.token
    rank = option.rank
  }
}
