/// What a view finds around it: the modifiers further out, and what was painted behind it.
struct Surroundings: Hashable {
  /// Whether a view is the direct content of a list's row.
  enum Row: Hashable {
    case unknown
    case direct
    case none
  }

  enum ButtonLook: Hashable {
    case automatic
    case plain
    /// The label lies on what the system paints.
    case painted
    /// By its number among the styles that were met.
    case own(Int)
  }

  /// The foreground, where one is set.
  var ink: Ink?
  var tint: Ink?
  /// Whether a text without a foreground shows the label color: in a button's label it is the tint.
  var hasDefaultInk = true
  /// What `.secondary`, `.tertiary` mean, where they are set.
  var levels: [Ink] = []
  var ground: Ink
  var facts = Facts()
  var assumption: String?
  /// What everything that is drawn here is multiplied with.
  var opacity = 1.0
  var points: Double? = 17
  var isBold = false
  var isTemplate = false
  /// Whether the foreground is set on this very view, and not on what is around it.
  var isOwnInk = false
  /// `scrollContentBackground(.hidden)`
  var hidesScrollBackground = false
  /// A field's prompt.
  var isPlaceholder = false
  /// Under which conditions the control is disabled.
  var disabled: [Facts] = []
  /// A line of one or two points.
  var isThin = false
  /// What is drawn here is the background of something else.
  var isBackdrop = false
  /// Whether a sheet's content begins here.
  var isPresented = false
  var row = Row.unknown
  var look = ButtonLook.automatic
  /// `light` or `dark`, where it is forced.
  var scheme: String?

  init(ground: Ink) {
    self.ground = ground
  }

  /// Where something of its own begins: nothing carries over but the scheme.
  func anew(_ reason: String, _ span: Span) -> Surroundings {
    var next = Surroundings(ground: Ink(.unread(reason), span))
    next.facts = facts
    next.assumption = assumption
    next.row = .none
    return next
  }

  func painted(_ surface: Ink, opacity outer: Double = 1) -> Surroundings {
    var next = self
    guard outer == 1 else {
      next.ground = Ink(
        .unread("it is dimmed together with its background"), surface.alternatives.first?.span ?? .nowhere)
      return next
    }
    next.ground = surface.over(ground)
    return next
  }

  func blocked(_ reason: String, _ span: Span) -> Surroundings {
    var next = self
    next.ground = Ink(.unread(reason), span)
    return next
  }

  func assuming(_ assumption: String?) -> Surroundings {
    var next = self
    next.assumption = self.assumption ?? assumption
    return next
  }

  /// nil where this cannot hold here.
  func given(_ facts: Facts) -> Surroundings? {
    guard let joined = self.facts.joined(with: facts) else { return nil }
    var next = self
    next.facts = joined
    return next
  }
}

extension Span {
  static let nowhere = Span(file: -1, start: 0, end: 0)
}
