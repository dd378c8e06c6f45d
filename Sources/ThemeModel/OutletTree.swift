/// The views of a storyboard or xib that belong to one class, as the file nests them: code knows some of them by their outlets.
public struct OutletTree: Hashable, Sendable {
  public enum Fill: Hashable, Sendable {
    case token(String, Place)
    case clear
    /// A color that is no token.
    case other(Place)
    case unset
  }

  public struct Node: Hashable, Sendable {
    /// The outlet's name; `self`, `view` and `contentView` for what every class has; for others a name that no code has.
    public var name: String
    /// `UILabel`, or a class of the app's own.
    public var kind: String
    /// Its position among the nodes; nil for the root.
    public var parent: Int?
    public var background: Fill
    public var text: Fill
    public var size: Sighting.TextSize
    /// Whether nobody can tell what is seen through it or on it: an effect, a map, a view of which nothing is seen.
    public var isOpaque: Bool
    /// What the view is dimmed with, together with all that lies in it.
    public var alpha: Double
    public var place: Place

    public init(
      name: String, kind: String, parent: Int?, background: Fill, text: Fill, size: Sighting.TextSize, isOpaque: Bool,
      alpha: Double = 1, place: Place
    ) {
      self.name = name
      self.kind = kind
      self.parent = parent
      self.background = background
      self.text = text
      self.size = size
      self.isOpaque = isOpaque
      self.alpha = alpha
      self.place = place
    }
  }

  /// The class, as the file names it.
  public var type: String
  /// Each after its parent, siblings from back to front.
  public var nodes: [Node]

  public init(type: String, nodes: [Node]) {
    self.type = type
    self.nodes = nodes
  }
}
