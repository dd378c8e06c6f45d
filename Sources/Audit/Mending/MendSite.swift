import ColorScience
import ThemeModel

/// One color where it is written: what a change of the sources would rewrite, and what moves with it.
struct MendSite: Sendable {
  var place: Place
  /// The color as it is written there.
  var color: Color
  /// The raw token that has it, as an index into the catalogue; below 0 where none is known.
  var token: Int32
  /// Some token comes to it by more than another opacity, or several colors come from one place: what a change would
  /// do can only be told by resolving the themes anew.
  var isDerived = false
}

/// A color of the themes, and the site that it moves with.
struct MendCell: Hashable, Sendable {
  /// Below 0 for a color that no single place gives: a stop of a gradient, a color of the configuration.
  var site: Int32
  var color: Color
}

/// What all judged pairs of one look share: the same colors from the same places against the same requirement.
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
  /// Where the foreground and the background come from; below 0 for none.
  var foreground: Int32
  var background: Int32
  /// One opaque color on another.
  var isPlain: Bool
  var isFailing: Bool
  /// As judged now.
  var ratio: Double
  /// How many judged pairs look so.
  var count: Int
  /// Where they are; of passing ones the first.
  var members: [Member]

  struct Member: Hashable, Sendable {
    var audit: Int32
    var judgement: Int32
  }

  /// The least ratio that makes nothing worse: a passing pair has to pass, and a failing one must not fall.
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

/// The same, as each display shows it.
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
