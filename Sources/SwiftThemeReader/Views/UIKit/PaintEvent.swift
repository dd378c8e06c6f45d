import ThemeModel

/// Code that gives an object a color.
struct PaintEvent {
  enum Attribute: Hashable {
    case background
    case text
    case placeholder
    /// The text in a state other than the normal one.
    case disabledText
    case stateText(String)
    case tint
    case border
  }

  /// When a function runs, as far as its name shows.
  enum Phase: Hashable {
    case setup
    case theming
    case other
  }

  /// `titleLabel`, `self`, `button.configuration`. The name of a local object begins with the number of its function.
  var object: String
  var attribute: Attribute
  var ink: Ink
  var facts: Facts
  var span: Span
  /// The number of the function that contains the code.
  var function: Int
  var phase: Phase
  var assumption: String?
}

/// What the code of one type does to its objects.
struct ObjectTree {
  var events: [PaintEvent] = []
  /// The children of each object, from back to front.
  var children: [String: [String]] = [:]
  var parents: [String: Set<String>] = [:]
  var types: [String: String] = [:]
  /// Objects whose images take the tint.
  var templates: Set<String> = []
  var fonts: [String: (points: Double?, isBold: Bool?)] = [:]
  /// Objects whose look something else may decide: a configuration, an effect, a gradient.
  var configured: Set<String> = []
  /// Bars that are configured as opaque.
  var opaqueBars: Set<String> = []
  /// Objects whose background an image or a gradient covers.
  var covered: Set<String> = []
  /// Assumptions about objects, such as that a layer does not cover the background.
  var doubts: [String: String] = [:]
  /// The alpha values of each object, one for each assignment.
  var dimmings: [String: [Dimming]] = [:]
  /// The values that are assigned to `isHidden` of each object.
  var hidden: [String: Set<Bool>] = [:]
  /// Objects with attributed text that is made elsewhere.
  var attributed: Set<String> = []
  /// The view behind the content of each cell.
  var backdrops: [String: String] = [:]
  /// Objects that are in a storyboard or xib.
  var outlets: Set<String> = []
  /// The names of functions by their numbers, and the functions of the type that each one calls.
  var functions: [Int: (name: String, calls: Set<String>)] = [:]
  /// `light` or `dark`, if one is forced on the type's root.
  var scheme: String?

  mutating func add(_ child: String, to parent: String, atBack: Bool = false) {
    guard child != parent else { return }
    parents[child, default: []].insert(parent)
    if atBack { children[parent]?.removeAll { $0 == child } }
    guard children[parent]?.contains(child) != true else { return }
    children[parent, default: []].insert(child, at: atBack ? 0 : children[parent]?.count ?? 0)
  }

  /// Returns what has to be assumed for an object to be visible in its colors.
  func doubt(_ object: String) -> String? {
    if let doubt = doubts[object] { return doubt }
    if hidden[object] == [true] { return "`\(object)`, which is hidden, is shown at some time" }
    // An object that is shown and hidden is visible at some time.
    // One that is dimmed in some state is not dimmed in others.
    let alphas = Set((dimmings[object] ?? []).map(\.alpha))
    return alphas.isSubset(of: [0, 1]) || opacity(of: object) < 1 ? nil : "`\(object)` is not dimmed"
  }

  /// Returns the opacity that an object always has, as far as the code states it.
  func opacity(of object: String) -> Double {
    guard let all = dimmings[object], all.contains(where: \.isForGood), let only = all.first?.alpha, only > 0,
      all.allSatisfy({ $0.alpha == only })
    else { return 1 }
    return min(only, 1)
  }
}

/// Code, or a file, that sets the alpha of an object.
struct Dimming: Hashable {
  /// `nil` if only the running app knows it.
  var alpha: Double?
  /// Whether the alpha is set in every state, and before anything is shown.
  var isForGood: Bool
}
