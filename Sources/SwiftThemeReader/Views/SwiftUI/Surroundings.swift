/// The surroundings of a view: the modifiers further out, and what was painted behind it.
struct Surroundings: Hashable {
  /// Whether a view is the direct content of a list's row.
  enum Row: Hashable {
    case unknown
    case direct
    case none
  }

  enum ControlLook: Hashable {
    /// Only the icon of a label, or only its title.
    case icon
    case title
    /// The control paints a background.
    case painted
    /// A style of the team's own.
    case own(String)
  }

  /// An expression, with the scope in which it was written.
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
    /// The system paints a background behind the label.
    case painted
    /// A style of the team's own, by its number among the styles found.
    case own(Int)
  }

  /// The foreground, if one is set.
  var ink: Ink?
  var tint: Ink?
  /// Whether a text without a foreground has the label color. In a button's label, it has the tint.
  var hasDefaultInk = true
  /// What has to be assumed where that color is shown.
  private(set) var defaultInkStep: String?
  /// The colors of `.secondary` and `.tertiary`, if they are set.
  var levels: [Ink] = []
  var ground: Ink
  var facts = Facts()
  /// The facts among them that were true where the ground was painted.
  private(set) var groundFacts = Facts()
  var assumption: String?
  /// The opacity of everything that is drawn here.
  var opacity = 1.0
  /// What gives everything that is drawn here other colors than those in the code.
  private(set) var effect: String?
  var points: Double? = 17
  var isBold = false
  /// What has to be assumed where that size makes a text large.
  var sizeStep: String?
  var isTemplate = false
  /// Whether the text may be shown smaller than its font.
  var mayShrink = false
  /// Whether a symbol is painted in colors of its own.
  var hasOwnSymbolColors = false
  /// How symbols are painted, if that is set: `monochrome`, `palette`.
  var symbolMode: String?
  /// Whether the foreground is set on this very view, not on a view around it.
  var isOwnInk = false
  /// `scrollContentBackground(.hidden)`
  var hidesScrollBackground = false
  /// Whether a text is the prompt of a field.
  var isPlaceholder = false
  /// The conditions under which the control is disabled.
  var disabled: [Facts] = []
  /// Whether the view is a line of one or two points.
  var isThin = false
  /// The dimensions, `width` and `height`, that a frame in front of the ground sets.
  var confined: Set<String> = []
  /// Whether views that are written one after the other lie on each other. A choice, a group or a body of several views are layers
  /// of the stack around them.
  var isStacked = false
  /// Whether the view is the background of something else.
  var isBackdrop = false
  /// Whether a sheet's content begins here.
  var isPresented = false
  var row = Row.unknown
  /// Whether a list or a form is around it.
  var isInList = false
  /// What lies behind a list whose own background is hidden. It shows through rows without a background.
  var behindRows: Ink?
  /// The list style, if one is set: `plain`, `insetGrouped`.
  var listStyle: String?
  var look = ButtonLook.automatic
  /// The looks of labels, switches and fields, by the control's name.
  var controls: [String: ControlLook] = [:]
  /// The environment values that views further out set, by key.
  var environment: [String: Kept] = [:]
  /// `light` or `dark`, if one is forced.
  var scheme: String?
  /// Whether code that is not followed forces a mode, or none.
  var isModeUnread = false
  /// The forced mode in which the ground was painted.
  private(set) var groundScheme: String?

  init(ground: Ink) {
    self.ground = ground
  }

  /// Returns the surroundings of something separate, such as the header of a list. Only the facts, the assumption and a
  /// forced mode carry over.
  func anew(_ reason: String, _ span: Span) -> Surroundings {
    var next = Surroundings(ground: Ink(.unread(reason), span))
    next.facts = facts
    next.assumption = assumption
    next.scheme = scheme
    next.isModeUnread = isModeUnread
    next.row = .none
    return next
  }

  /// Returns the surroundings of a presentation or a screen of its own. Whether a mode that is forced on the view around
  /// holds there too depends on how it is forced and on the release.
  func elsewhere(_ reason: String, _ span: Span) -> Surroundings {
    var next = anew(reason, span)
    guard next.scheme != nil else { return next }
    next.scheme = nil
    next.assumption = assumption ?? "the mode that is forced on the view around is not forced here"
    return next
  }

  /// Returns these surroundings with a surface behind what is drawn. The surface has the same opacity.
  func painted(_ surface: Ink) -> Surroundings {
    guard opacity < 1 else { return lying(on: surface) }
    let isPainted = surface.alternatives.contains { $0.shade != .unset && $0.shade != .clear }
    return lying(on: surface.faded(opacity)).assuming(isPainted ? "each colour of the view is dimmed by itself" : nil)
  }

  /// Returns these surroundings with a surface behind what is drawn, which no modifier around it dims.
  func lying(on surface: Ink) -> Surroundings {
    var next = self
    next.ground = surface.over(ground)
    if let effect { next.ground = next.ground.veiled(effect) }
    guard surface.alternatives.contains(where: { $0.shade != .unset && $0.shade != .clear }) else { return next }
    next.groundScheme = scheme
    next.confined = []
    if surface.alternatives.allSatisfy({ $0.shade != .unset && $0.shade != .clear }) { next.groundFacts = facts }
    return next
  }

  func blocked(_ reason: String, _ span: Span) -> Surroundings {
    var next = self
    next.ground = Ink(.unread(reason), span)
    return next
  }

  /// Returns the surroundings of what lies on something that is not known, although what is further out is.
  func veiled(_ reason: String, _ span: Span) -> Surroundings {
    var next = self
    next.ground = Ink(.veiled(reason), span)
    return next
  }

  /// Returns the surroundings inside of something that changes colors: no pair of colors of the code is visible there.
  func recolored(_ reason: String) -> Surroundings {
    var next = self
    next.effect = effect ?? reason
    next.ground = ground.veiled(reason)
    return next
  }

  /// Returns surroundings in which nothing is visible, whatever is painted behind it.
  func covered(_ reason: String, _ span: Span) -> Surroundings {
    var next = blocked(reason, span)
    next.opacity = 0
    return next
  }

  /// Returns the surroundings of what lies on a symbol, whose ink may be behind all of it.
  func onSymbol() -> Surroundings {
    var next = self
    next.ground = ground.assuming("what lies on the symbol lies on its background as well")
    return next
  }

  /// Returns the surroundings inside of something that is not read: what is painted or set further out is assumed to hold in it.
  /// What is painted and set within it does not depend on it.
  func within(assuming step: String) -> Surroundings {
    var next = self
    next.ground = ground.assuming(step)
    next.ink = ink?.assuming(step)
    next.tint = tint?.assuming(step)
    next.levels = levels.map { $0.assuming(step) }
    next.behindRows = behindRows?.assuming(step)
    next.defaultInkStep = defaultInkStep ?? step
    next.sizeStep = sizeStep ?? step
    return next
  }

  func assuming(_ assumption: String?) -> Surroundings {
    var next = self
    next.assumption = self.assumption ?? assumption
    return next
  }

  /// Returns the surroundings inside of a control that has a style.
  func inControl(_ name: String, _ span: Span) -> Surroundings {
    switch controls[name] {
    case nil, .icon, .title: self
    case .painted: blocked("the style of the \(name) paints a background", span)
    case .own(let style): within(assuming: "the style `\(style)` paints nothing behind what it shows")
    }
  }

  /// Returns `nil` when the facts contradict those here.
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
