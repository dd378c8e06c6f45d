/// What code puts into the content of modifiers, extensions and styles of the team's own, by their functions. Each is walked through
/// by itself as well, with a text as its content. Where its uses are known, they say by themselves what it shows.
struct ContentUses: Sendable {
  private var known: Set<Span> = []
  private var open: Set<Span> = []
  /// Functions that whoever imports the module may use.
  private var offered: Set<Span> = []

  mutating func note(_ content: ViewScope.Bound, of function: Span) {
    guard let isKnown = Self.isKnown(content, depth: 0) else { return }
    if isKnown { known.insert(function) } else { open.insert(function) }
  }

  mutating func offer(_ function: Span) { offered.insert(function) }

  mutating func merge(_ uses: ContentUses) {
    known.formUnion(uses.known)
    open.formUnion(uses.open)
    offered.formUnion(uses.offered)
  }

  /// Whether code uses the function, and every use is made of built-in views. The sources of a library lack the uses of what it offers.
  func areKnown(of function: Span, inApp: Bool) -> Bool {
    known.contains(function) && !open.contains(function) && (inApp || !offered.contains(function))
  }

  /// Whether a view is made of built-in ones alone; `nil` for the content of another function that is walked through by itself,
  /// whose own uses come here as well.
  private static func isKnown(_ content: ViewScope.Bound, depth: Int) -> Bool? {
    switch content {
    case .leaf: true
    case .expression(let view, let scope), .receiver(let view?, let scope): isKnown(view, scope, depth + 1)
    case .receiver(nil, _): nil
    case .open, .ink, .value, .elements, .function: false
    }
  }

  private static func isKnown(_ view: Expression, _ scope: ViewScope, _ depth: Int) -> Bool? {
    guard depth < deepest else { return false }
    switch view.kind {
    case .closure(let closure): return isKnown(closure.body, scope, depth)
    case .call(let callee, let arguments):
      switch callee.kind {
      case .name(let name) where name.beginsWithCapital:
        guard views.contains(name) else { return false }
        let parts = arguments.filter { argument in
          if case .closure = argument.value.kind { return true }
          return contents.contains(argument.label ?? "")
        }
        return all(parts.map { isKnown($0.value, scope, depth + 1) })
      case .name: return receiver(in: scope, depth)
      case .member(let base?, let name) where name.first?.isLowercase == true: return isKnown(base, scope, depth + 1)
      default: return false
      }
    case .name("self"): return receiver(in: scope, depth)
    case .name(let name): return scope.bound(name).map { isKnown($0.value, depth: depth) } ?? false
    case .member(let base?, let name):
      guard case .name(let root) = base.kind else { return false }
      return root == "Color" ? true : scope.bound("\(root).\(name)").map { isKnown($0.value, depth: depth) } ?? false
    case .conditional(_, let yes, let no): return all([yes, no].map { isKnown($0, scope, depth + 1) })
    case .ifElse(let choice): return all([choice.body, choice.otherwise ?? []].map { isKnown($0, scope, depth + 1) })
    default: return false
    }
  }

  private static func receiver(in scope: ViewScope, _ depth: Int) -> Bool? {
    guard scope.isModifier, let receiver = scope.receiver else { return false }
    return isKnown(.receiver(receiver.expression, receiver.scope), depth: depth)
  }

  private static func isKnown(_ body: [Statement], _ scope: ViewScope, _ depth: Int) -> Bool? {
    all(
      body.map { statement in
        switch statement {
        case .expression(let view), .returned(let view?): isKnown(view, scope, depth + 1)
        default: false
        }
      })
  }

  private static func all(_ parts: [Bool?]) -> Bool? {
    if parts.contains(false) { return false }
    return parts.contains(nil) ? nil : true
  }

  private static let deepest = 40
  /// The labels of arguments that are views, or functions that make them.
  private static let contents: Set = ["content", "header", "footer", "label", "placeholder"]

  private static let views = ModifierNames.shapes.union(ModifierNames.containers).union([
    "Text", "Image", "AsyncImage", "Label", "Color", "EmptyView", "Spacer", "Divider", "ZStack", "TextField",
    "SecureField", "TextEditor",
  ])
}
