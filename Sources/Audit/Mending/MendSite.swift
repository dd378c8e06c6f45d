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
  /// It stands first, since its alignment would leave a gap behind the site: a large system has millions of cells.
  var color: Color
  /// Below 0 for a color that comes from no single place: a stop of a gradient, a color of the configuration.
  var site: Int32

  init(site: Int32, color: Color) {
    self.color = color
    self.site = site
  }
}

/// What all judged pairs of one look have in common: the same colors from the same places against the same requirement.
///
/// A large system has a hundred thousand looks, nearly all of one color on another. Those keep no lists.
struct MendLook: Sendable {
  struct Shape: Hashable, Sendable {
    private enum Cells: Hashable, Sendable {
      /// One foreground on one background without further layers.
      case single(top: Int32, under: Int32)
      indirect case stack(top: [Int32], grounds: [[Int32]])
    }

    private let cells: Cells
    let required: Double

    init(top: Int32, under: Int32, required: Double) {
      cells = .single(top: top, under: under)
      self.required = required
    }

    init(top: [Int32], grounds: [[Int32]], required: Double) {
      if top.count == 1, grounds.count == 1, grounds[0].count == 1 {
        cells = .single(top: top[0], under: grounds[0][0])
      } else {
        cells = .stack(top: top, grounds: grounds)
      }
      self.required = required
    }

    /// The only foreground and the only background, if there are no others.
    var single: (top: Int32, under: Int32)? {
      if case .single(let top, let under) = cells { (top, under) } else { nil }
    }

    /// The stops of the foreground.
    var top: [Int32] {
      switch cells {
      case .single(let top, _): [top]
      case .stack(let top, _): top
      }
    }

    /// The alternatives of what lies below, each bottom first.
    var grounds: [[Int32]] {
      switch cells {
      case .single(_, let under): [[under]]
      case .stack(_, let grounds): grounds
      }
    }

    /// The first stop of the foreground.
    var front: Int32? { single?.top ?? top.first }

    /// The uppermost layer of the first ground, which is the background itself.
    var back: Int32? { single?.under ?? grounds.first?.last }
  }

  let shape: Shape
  /// The sites of a stack, each once.
  private let stackSites: [Int32]
  /// The sites of the foreground and the background; below 0 for none.
  let foreground: Int32
  let background: Int32
  /// Whether it is one opaque color on another.
  let isPlain: Bool
  let isFailing: Bool
  /// The ratio as judged now.
  let ratio: Double
  /// The number of judged pairs that have this look.
  private(set) var count = 1
  private let firstMember: Member
  private var otherMembers: [Member] = []

  struct Member: Hashable, Sendable {
    var audit: Int32
    var judgement: Int32
  }

  /// `stackSites` are the sites of a shape that is not a single color on another.
  init(
    _ shape: Shape, stackSites: [Int32], foreground: Int32, background: Int32, isPlain: Bool, isFailing: Bool,
    ratio: Double, member: Member
  ) {
    self.shape = shape
    self.stackSites = stackSites
    self.foreground = foreground
    self.background = background
    self.isPlain = isPlain
    self.isFailing = isFailing
    self.ratio = ratio
    firstMember = member
  }

  /// The sites that can change it, each once.
  var sites: Sites {
    shape.single == nil ? .several(stackSites) : .ends(foreground, background)
  }

  /// The judged pairs that have this look; when it passes, only the first.
  var members: [Member] { [firstMember] + otherMembers }

  func hasMember(where isMeant: (Member) -> Bool) -> Bool {
    isMeant(firstMember) || otherMembers.contains(where: isMeant)
  }

  /// Counts another judged pair with this look.
  mutating func count(_ member: Member) {
    count += 1
    if isFailing { otherMembers.append(member) }
  }

  /// The smallest ratio that makes nothing worse: a passing pair has to pass, and a failing one must not get worse.
  var keptRatio: Double { isFailing ? min(shape.required, ratio - 1e-9) : shape.required }

  func isKept(at ratio: Double) -> Bool { ratio >= keptRatio }
}

extension MendLook {
  /// The sites of a look, each once, without a list of their own where there are two at most.
  enum Sites: RandomAccessCollection {
    /// Those of the two ends, below 0 for none.
    case ends(Int32, Int32)
    case several([Int32])

    var startIndex: Int { 0 }

    var endIndex: Int {
      switch self {
      case .ends(let first, let second): (first >= 0 ? 1 : 0) + (second >= 0 && second != first ? 1 : 0)
      case .several(let sites): sites.count
      }
    }

    subscript(index: Int) -> Int32 {
      switch self {
      case .ends(let first, let second): index == 0 && first >= 0 ? first : second
      case .several(let sites): sites[index]
      }
    }
  }
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
