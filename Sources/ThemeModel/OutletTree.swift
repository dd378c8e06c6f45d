/// The views of one class in a storyboard or xib, nested as in the file. Code refers to some of them through outlets.
public struct OutletTree: Hashable, Sendable {
  public enum Fill: Hashable, Sendable {
    case color(Sighting.DrawnColor, Place)
    case clear
    /// A color that is not known.
    case other(Place)
    case unset
  }

  /// The place of a view in its superview, in points.
  public struct Frame: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    public func overlaps(_ other: Frame) -> Bool {
      x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
  }

  public struct Node: Hashable, Sendable {
    /// The name of the outlet. `self`, `view` and `contentView` exist in every class; views without an outlet have a
    /// name that code cannot have.
    public var name: String
    /// `UILabel`, or a class of the app.
    public var kind: String
    /// The position of the parent in `nodes`. `nil` for the root.
    public var parent: Int?
    public var background: Fill
    public var text: Fill
    public var size: Sighting.TextSize
    /// Whether it is unknown what is visible through or on the view: an effect, a map, or a view without known content.
    public var isOpaque: Bool
    /// The alpha of the view, which also applies to its subviews.
    public var alpha: Double
    /// The frame in the file, which constraints may change.
    public var frame: Frame?
    public var place: Place
    /// Whether it is a button without a title, and whether code may give it one otherwise than through an outlet.
    public var title: Title

    public enum Title: Hashable, Sendable {
      /// The file has one, or the view is no button.
      case given
      case missing
      /// The file has none, and hands the button to code, or to a class.
      case left
    }

    public init(
      name: String, kind: String, parent: Int?, background: Fill, text: Fill, size: Sighting.TextSize, isOpaque: Bool,
      alpha: Double = 1, frame: Frame? = nil, place: Place, title: Title = .given
    ) {
      self.name = name
      self.kind = kind
      self.parent = parent
      self.background = background
      self.text = text
      self.size = size
      self.isOpaque = isOpaque
      self.alpha = alpha
      self.frame = frame
      self.place = place
      self.title = title
    }
  }

  /// The name of the class in the file.
  public var type: String
  /// Each node comes after its parent. Siblings are ordered from back to front.
  public var nodes: [Node]

  public init(type: String, nodes: [Node]) {
    self.type = type
    self.nodes = nodes
  }
}

extension OutletTree {
  /// What has to be assumed for what a file has to be what is shown.
  public enum Assumption {
    public static let titled = "code gives the button a title"
    public static let left = "code leaves the view where the file puts it"
  }
}
