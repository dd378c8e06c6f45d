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
    case largeTitle
    case link
    case tint
    /// The color of an image that has it by itself, whatever the tint.
    case imageColor
    case border
    /// A part of a control that has a color of its own: a page's dot, the track of a progress.
    case part(String)
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
  /// The number of the closure that contains the code, and that runs at another time than the function; 0 for none.
  var moment = 0
  /// How many calls the walk had come to before it.
  var calls = 0
  var phase: Phase
  var assumption: String?
  /// What each state of a button means as a condition: `isSelected`.
  var states: [String: Way] = [:]
  /// Whether the color takes the place of a plain one, in whatever order they are set: that of a configuration.
  var outranks = false
  /// The background that a run of text has by itself.
  var ownGround: Ink?
  /// The text of several runs to which it belongs.
  var group: Span?
  /// Whether what makes a text gives the color to some of it, perhaps only at times.
  var isOfPart = false
  /// Whether the code of another type sets the color.
  var isFromOutside = false
  /// The type whose code sets it, and what that calls the object.
  var painter: String?
  var paintedObject = ""
  /// Whether the object's own class sets the color.
  var isOfClass = false

  /// Whether one type sets two colors on two of its views.
  func isOfAnotherObject(than other: PaintEvent) -> Bool {
    guard let painter, painter == other.painter, paintedObject != other.paintedObject else { return false }
    // A local, or each element of a list, may be any of them.
    return ![paintedObject, other.paintedObject].contains { $0.contains(":") || $0.contains("[") }
  }
}

/// Code, or a file, that sets the alpha of an object.
struct Dimming: Hashable {
  /// `nil` if only the running app knows it.
  var alpha: Double?
  /// Whether the alpha is set in every state, and before anything is shown.
  var isForGood: Bool
  /// The function that sets it, if it does so in every state.
  var function: Int?
}

/// Code that adds a view to another.
struct ViewLink {
  var parent: String
  var facts: Facts
  var function: Int
  /// What has to be assumed for the view to lie there.
  var step: String?
}

/// Code that takes a view out of its superview, or all views out of one.
struct Removal {
  var object: String
  var isOfSubviews: Bool
  /// The function that does so, in any case.
  var function: Int
}

/// Code that is not read and is called on an object, or is given it.
struct Touch {
  var object: String
  var name: String
  var function: Int
  var phase: PaintEvent.Phase
  /// How many colors were set before.
  var position: Int
}

/// How an image is painted.
enum ImageLook: Hashable {
  /// With the tint.
  case template
  /// A symbol or template whose shape is filled.
  case filledTemplate
  /// With colors of its own.
  case original
  case unknown
}
