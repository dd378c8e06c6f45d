/// Which views fill their superviews, are small or lie beside each other, as far as constraints and frames show it.
struct ObjectLayout {
  enum Filling {
    /// Constraints hold all four edges.
    case exactly
    /// A frame, or a call whose name says so.
    case probably
  }

  private var edges: [String: [String: Set<String>]] = [:]
  private var filling: Set<String> = []
  private(set) var small: Set<String> = []
  private var besides: Set<Set<String>> = []

  mutating func fill(_ object: String) { filling.insert(object) }

  mutating func setSmall(_ object: String) { small.insert(object) }

  mutating func hold(_ object: String, _ edge: String, to other: String) {
    edges[object, default: [:]][other, default: []].insert(edge)
  }

  mutating func putBeside(_ a: String, _ b: String) { besides.insert([a, b]) }

  func areBeside(_ a: String, _ b: String) -> Bool { besides.contains([a, b]) }

  /// Returns whether a view has the size of its superview.
  func filling(_ object: String, _ parent: String) -> Filling? {
    let all: Set = ["leading", "trailing", "top", "bottom"]
    if edges[object]?[parent]?.isSuperset(of: all) == true { return .exactly }
    return filling.contains(object) ? .probably : nil
  }

  /// Returns the edges that an anchor stands for, in the names of `hold`.
  static func edge(_ anchor: String) -> String? {
    switch anchor {
    case "leadingAnchor", "leftAnchor": "leading"
    case "trailingAnchor", "rightAnchor": "trailing"
    case "topAnchor": "top"
    case "bottomAnchor": "bottom"
    default: nil
    }
  }
}
