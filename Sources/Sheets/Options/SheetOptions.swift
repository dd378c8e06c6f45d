import Audit
import ColorScience
import ThemeModel

/// The kinds of sheet, in the order in which they are made.
public enum SheetKind: String, CaseIterable, Hashable, Sendable {
  /// One picture of the whole system.
  case summary
  /// All themes of a system that has many, side by side.
  case index
  case matrix
  case palette
  case failures
  case diff
  case vision
  /// The changes of a plan.
  case mend

  /// The kinds that show each theme. They need only one report.
  public static let ofOneReport: [SheetKind] = [.matrix, .palette, .failures, .vision]

  /// The kinds that need no second report to compare with.
  public static let all: Set<SheetKind> = Set(ofOneReport + [.summary])
}

public struct SheetOptions: Hashable, Sendable {
  /// The most themes that each get their own sheets. With more, the set has an index of all themes, and sheets only of those
  /// that fail most, so that a person can still look through it.
  static let mostThemesDrawn = 12

  public var kinds: Set<SheetKind>
  /// Device pixels per px: 1, 2 or 3.
  public var scale: Int
  /// The largest width of a sheet, in px. Parts that do not fit move lower or to the next sheet. `nil` means the usual width
  /// of the kind.
  public var width: Int?
  /// Globs over theme names, with `*` and `?`. Empty means every theme.
  public var themes: [String]
  /// Contexts on axes. Several of one axis are alternatives; different axes must all match. Empty means every variant.
  public var contexts: [Variant.Choice]
  /// The most columns of a matrix on a sheet.
  public var columns: Int?
  /// Whether the matrix shows every semantic token, not only those that rules name.
  public var all: Bool
  /// The paper of every sheet; `nil` means that it follows the variant.
  public var paper: SheetPaper?
  /// The color space of every file; `nil` means Display P3 where a sheet contains a color outside sRGB, else sRGB.
  public var gamut: Display?
  public var depth: SampleDepth
  public var fonts: Fonts
  /// The number of sheets drawn at the same time, at most 16; `nil` means two.
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

  /// The width of sheets whose width does not depend on their content.
  var pageWidth: Double { width.map { max(Measures.narrowest, Double($0)) } ?? Measures.width }
}

/// A finished sheet: the bytes of its file, and the text that stands for the picture.
public struct SheetFile: Hashable, Sendable {
  /// The file name without its extension, such as `LightTheme-dark-matrix-1`.
  public var name: String
  public var kind: SheetKind
  public var png: [UInt8]
  /// The alternative text, which ends in a newline; empty where the text of another sheet covers this one.
  public var text: String
}
