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
  /// How far objects are dimmed, by each assignment with a number.
  var alphas: [String: Set<Double>] = [:]
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
    return isDimmed(object) ? "`\(object)` is not dimmed" : nil
  }

  /// Whether an object is dimmed for good, as far as code says: what comes and goes passes through all values.
  func isDimmed(_ object: String) -> Bool {
    guard let alphas = alphas[object], let only = alphas.first, alphas.count == 1 else { return false }
    return only > 0 && only < 1
  }
}
