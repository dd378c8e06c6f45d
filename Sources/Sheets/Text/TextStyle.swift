/// A style of type. Each use of a size has one weight, and nothing is smaller than 9.5.
struct TextStyle: Hashable, Sendable {
  enum Family: Hashable, Sendable {
    case sans
    case mono
  }

  enum Weight: Int, Hashable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  var family: Family
  /// The size in px at scale 1.
  var size: Double
  var weight: Weight
  /// The space added after each letter, as a share of the size.
  var spacing: Double

  init(_ size: Double, _ weight: Weight = .regular, family: Family = .sans, spacing: Double = 0) {
    self.family = family
    self.size = size
    self.weight = weight
    self.spacing = spacing
  }

  static let title = TextStyle(28, .semibold, spacing: -0.02)
  static let subtitle = TextStyle(16)
  static let verdict = TextStyle(15)
  static let verdictStrong = TextStyle(15, .semibold)
  static let verdictSecond = TextStyle(13)
  static let verdictSecondStrong = TextStyle(13, .semibold)
  static let kind = TextStyle(12, .semibold)
  static let head = TextStyle(16, .semibold)
  static let diffHead = TextStyle(14, .semibold)
  static let largeRatio = TextStyle(18, .semibold)
  static let diffRatio = TextStyle(14)
  static let diffRatioStrong = TextStyle(14, .semibold)
  static let section = TextStyle(14, .semibold)
  static let pairName = TextStyle(13, .semibold)
  static let pairGround = TextStyle(12)
  static let tokenName = TextStyle(12, .semibold)
  static let matrixName = TextStyle(11, .semibold)
  static let mapName = TextStyle(11, .medium)
  static let mapColumn = TextStyle(10, .medium)
  static let note = TextStyle(11)
  static let noteStrong = TextStyle(11, .semibold)
  static let count = TextStyle(12, .semibold)
  static let cellRatio = TextStyle(11)
  static let cellRatioJudged = TextStyle(11, .semibold)
  static let label = TextStyle(10, .semibold)
  static let labelPlain = TextStyle(10, .medium)
  static let labelTight = TextStyle(9.5, .semibold)
  static let value = TextStyle(10, .regular, family: .mono)
  static let headValue = TextStyle(11, .regular, family: .mono)
  static let alias = TextStyle(10)
  static let meta = TextStyle(10, .regular, family: .mono)
  static let query = TextStyle(9.5, .bold)
  static let sampleText = TextStyle(16)
  static let sampleBold = TextStyle(16, .bold)
  static let sampleLarge = TextStyle(24)
  static let sampleLargeBold = TextStyle(19, .bold)
}
