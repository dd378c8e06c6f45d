/// What a view finds around it: the modifiers further out, and what was painted behind it.
struct Surroundings: Hashable {
  /// Whether a view is the direct content of a list's row.
  enum Row: Hashable {
    case unknown
    case direct
    case none
  }

  enum ControlLook: Hashable {
    /// A label's icon alone, or its title alone.
    case icon
    case title
    /// The control paints a background.
    case painted
    /// A style of the team's own.
    case own(String)
  }

  /// An expression, and where it was written.
  struct Kept: Hashable {
    let value: Expression
    let scope: ViewScope

    static func == (a: Kept, b: Kept) -> Bool { a.value.span == b.value.span && a.scope.id == b.scope.id }

    func hash(into hasher: inout Hasher) {
      hasher.combine(value.span)
      hasher.combine(scope.id)
    }
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
  /// Those of them that held where the ground was painted.
  private(set) var groundFacts = Facts()
  var assumption: String?
  /// What everything that is drawn here is multiplied with.
  var opacity = 1.0
  var points: Double? = 17
  var isBold = false
  var isTemplate = false
  /// Whether a symbol is painted in several colors.
  var hasOwnSymbolColors = false
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
  /// What lies behind a list whose own background is hidden: a row without one of its own lets it through.
  var behindRows: Ink?
  /// `plain`, `insetGrouped`, where one is set.
  var listStyle: String?
  var look = ButtonLook.automatic
  /// The looks of labels, switches and fields, by the control's name.
  var controls: [String: ControlLook] = [:]
  /// What views further out put into the environment, by its key.
  var environment: [String: Kept] = [:]
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

  /// With a surface behind what is drawn here, which is dimmed as that is.
  func painted(_ surface: Ink) -> Surroundings {
    guard opacity < 1 else { return lying(on: surface) }
    let isPainted = surface.alternatives.contains { $0.shade != .unset && $0.shade != .clear }
    return lying(on: surface.faded(opacity)).assuming(isPainted ? "each colour of the view is dimmed by itself" : nil)
  }

  /// With a surface behind that no modifier around dims.
  func lying(on surface: Ink) -> Surroundings {
    var next = self
    next.ground = surface.over(ground)
    if surface.alternatives.allSatisfy({ $0.shade != .unset && $0.shade != .clear }) { next.groundFacts = facts }
    return next
  }

  func blocked(_ reason: String, _ span: Span) -> Surroundings {
    var next = self
    next.ground = Ink(.unread(reason), span)
    return next
  }

  /// What is drawn here is not seen, whatever is painted behind it.
  func covered(_ reason: String, _ span: Span) -> Surroundings {
    var next = blocked(reason, span)
    next.opacity = 0
    return next
  }

  func assuming(_ assumption: String?) -> Surroundings {
    var next = self
    next.assumption = self.assumption ?? assumption
    return next
  }

  /// Inside of a control that has its style.
  func inControl(_ name: String, _ span: Span) -> Surroundings {
    switch controls[name] {
    case nil, .icon, .title: self
    case .painted: blocked("the style of the \(name) paints a background", span)
    case .own(let style): assuming("the style `\(style)` paints nothing behind what it shows")
    }
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
