import ThemeModel

/// Code that gives an object a color.
struct PaintEvent {
  enum Attribute: Hashable {
    case background
    case text
    case placeholder
    /// Of a state other than the normal one.
    case disabledText
    case stateText(String)
    case tint
    case border
  }

  /// When a function runs, as far as its name tells.
  enum Phase: Hashable {
    case setup
    case theming
    case other
  }

  /// `titleLabel`, `self`, `button.configuration`; a local object has its function's number before it.
  var object: String
  var attribute: Attribute
  var ink: Ink
  var facts: Facts
  var span: Span
  /// The function it stands in.
  var function: Int
  var phase: Phase
  var assumption: String?
}

/// What one type does to its objects.
struct ObjectTree {
  var events: [PaintEvent] = []
  /// In the order in which they are added.
  var children: [String: [String]] = [:]
  var parents: [String: Set<String>] = [:]
  var types: [String: String] = [:]
  /// Images that take the tint.
  var templates: Set<String> = []
  var fonts: [String: (points: Double?, isBold: Bool?)] = [:]
  /// Objects whose looks something else may decide: a configuration, an effect, a gradient.
  var configured: Set<String> = []
  /// Bars that were told to be opaque.
  var opaqueBars: Set<String> = []
  /// Objects whose background an image or a gradient covers.
  var covered: Set<String> = []
  /// What has to be assumed of an object on the way: that a layer leaves it free, that it is not dimmed.
  var doubts: [String: String] = [:]
  /// How far objects are dimmed, by each assignment.
  var dimmings: [String: [Dimming]] = [:]
  /// Whether objects are hidden, by each assignment.
  var hidden: [String: Set<Bool>] = [:]
  /// Objects with attributed text that is made elsewhere.
  var attributed: Set<String> = []
  /// What a cell is told to show behind its content.
  var backdrops: [String: String] = [:]
  /// Objects that a storyboard or xib has.
  var outlets: Set<String> = []
  /// The functions' names by their numbers, and which of the type's functions each one calls.
  var functions: [Int: (name: String, calls: Set<String>)] = [:]
  /// `light` or `dark`, where it is forced on the type's root.
  var scheme: String?

  mutating func add(_ child: String, to parent: String, atBack: Bool = false) {
    guard child != parent else { return }
    parents[child, default: []].insert(parent)
    if atBack { children[parent]?.removeAll { $0 == child } }
    guard children[parent]?.contains(child) != true else { return }
    children[parent, default: []].insert(child, at: atBack ? 0 : children[parent]?.count ?? 0)
  }

  /// What has to be assumed for an object to be seen as its colors say.
  func doubt(_ object: String) -> String? {
    if let doubt = doubts[object] { return doubt }
    if hidden[object] == [true] { return "`\(object)`, which is hidden, is shown at some time" }
    // What comes and goes is there at some time; what is dimmed in some state is not in the others.
    let alphas = Set((dimmings[object] ?? []).map(\.alpha))
    return alphas.isSubset(of: [0, 1]) || opacity(of: object) < 1 ? nil : "`\(object)` is not dimmed"
  }

  /// What an object is dimmed with for good, as far as code says.
  func opacity(of object: String) -> Double {
    guard let all = dimmings[object], all.contains(where: \.isForGood), let only = all.first?.alpha, only > 0,
      all.allSatisfy({ $0.alpha == only })
    else { return 1 }
    return min(only, 1)
  }
}

/// Code, or a file, that gives an object an alpha.
struct Dimming: Hashable {
  /// nil where only the running app knows it.
  var alpha: Double?
  /// Whether it is set in every state, and before anything is shown.
  var isForGood: Bool
}
