import Audit
import ColorScience
import ThemeModel

/// The kinds of sheet, in the order in which they are made.
public enum SheetKind: String, CaseIterable, Hashable, Sendable {
  /// The whole system in one picture.
  case summary
  /// Every theme of a system that has many, side by side.
  case index
  case matrix
  case palette
  case failures
  case diff
  case vision
  /// What a plan would change.
  case mend

  /// The kinds that show each theme, for which one report is enough.
  public static let ofOneReport: [SheetKind] = [.matrix, .palette, .failures, .vision]

  /// Without a second report to compare with.
  public static let all: Set<SheetKind> = Set(ofOneReport + [.summary])
}

public struct SheetOptions: Hashable, Sendable {
  /// Themes of which each has its sheets. Of more, a set that a person opens: an index of all, and the sheets of those that
  /// fail most.
  static let mostThemesDrawn = 12

  public var kinds: Set<SheetKind>
  /// Device pixels a px: 1, 2 or 3.
  public var scale: Int
  /// A sheet is not wider, in px, and what no longer fits stands lower or on the next one; nil: as wide as its kind is.
  public var width: Int?
  /// Globs over theme names with `*` and `?`; empty: every theme.
  public var themes: [String]
  /// Contexts on axes: several of one axis are alternatives, different axes must all hold; empty: every variant.
  public var contexts: [Variant.Choice]
  /// At most so many columns of a matrix on a sheet.
  public var columns: Int?
  /// Every semantic token in the matrix, not only those that rules name.
  public var all: Bool
  /// Forces a paper; nil: it follows the variant.
  public var paper: SheetPaper?
  /// Forces the space of the file; nil: Display P3 where a sheet holds a color outside sRGB.
  public var gamut: Display?
  public var depth: SampleDepth
  public var fonts: Fonts
  /// How many sheets are drawn at a time; nil: as many as there are cores, and four at most.
  public var workers: Int?

  public init(
    kinds: Set<SheetKind> = Set(SheetKind.ofOneReport), scale: Int = 2, width: Int? = nil, themes: [String] = [],
    contexts: [Variant.Choice] = [], columns: Int? = nil, all: Bool = false, paper: SheetPaper? = nil,
    gamut: Display? = nil, depth: SampleDepth = .eight,
    fonts: Fonts = .standard, workers: Int? = nil
  ) {
    self.kinds = kinds
    self.scale = min(max(scale, 1), 3)
    self.width = width
    self.themes = themes
    self.contexts = contexts
    self.columns = columns
    self.all = all
    self.paper = paper
    self.gamut = gamut
    self.depth = depth
    self.fonts = fonts
    self.workers = workers
  }

  /// Of sheets whose width does not follow from what they show.
  var pageWidth: Double { width.map { max(Measures.narrowest, Double($0)) } ?? Measures.width }
}

/// A finished sheet: bytes to be written, and the words that stand for the picture.
public struct SheetFile: Hashable, Sendable {
  /// Without an extension: `LightTheme-dark-matrix-1`.
  public var name: String
  public var kind: SheetKind
  public var png: [UInt8]
  /// The alternative text, which ends in a newline; empty where another sheet's stands for it.
  public var text: String
}
