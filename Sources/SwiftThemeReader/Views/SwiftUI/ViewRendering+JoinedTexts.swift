/// Texts in texts: `Text("Hello \\(Text(name).foregroundStyle(ink))")`.
extension ViewRendering {
  /// Renders a text that is written with others in it. These have the color of the whole if they have none of their own.
  func joined(
    _ parts: [Expression.StringPart], _ expression: Expression, _ scope: ViewScope, _ around: Surroundings
  ) {
    var inner: [Expression] = []
    var hasOwn = parts.isEmpty
    for part in parts {
      switch part {
      case .text(let text): hasOwn = hasOwn || text.contains { !$0.isWhitespace } && !Emoji.isAll(of: text)
      case .value(let value):
        if isShownInText(value, scope) { inner.append(value) } else { hasOwn = true }
      }
    }
    if hasOwn || inner.isEmpty { defaulted(.text, around, expression.span) }
    for value in inner { render(value, scope, around) }
  }

  /// Whether a text consists of emoji alone, in every state of the app.
  func isPicture(_ text: Expression?, _ scope: ViewScope) -> Bool {
    text.map { symbolNames($0, scope).allSatisfy { Emoji.isAll(of: $0.text) } } ?? false
  }

  private static let deepestJoin = 16

  /// Whether a value in a text is a text or an image, which the text shows as it is.
  func isShownInText(_ value: Expression, _ scope: ViewScope, depth: Int = 0) -> Bool {
    guard depth < Self.deepestJoin else { return false }
    func inner(_ value: Expression, _ from: ViewScope) -> Bool { isShownInText(value, from, depth: depth + 1) }
    switch value.kind {
    case .binary("+", let left, _): return inner(left, scope)
    case .conditional(_, let yes, let no): return inner(yes, scope) || inner(no, scope)
    case .name(let name):
      guard let (bound, _) = scope.bound(name) else {
        return Self.isText(scope.type?.property(name, isStatic: false)?.member.type)
      }
      switch bound {
      case .expression(let given, let from): return !ColorReading.mentions(name, in: given) && inner(given, from)
      case .open(let type): return Self.isText(type)
      case .receiver, .leaf, .ink, .value, .elements, .function: return false
      }
    case .member(let base?, let name) where base.isSelf:
      return Self.isText(scope.type?.property(name, isStatic: false)?.member.type)
    case .call(let callee, _):
      switch callee.kind {
      case .name("Text"), .name("Image"): return true
      case .name(let name): return makesText(name, scope)
      case .member(let base?, let name): return base.isSelf ? makesText(name, scope) : inner(base, scope)
      default: return false
      }
    default: return false
    }
  }

  private func makesText(_ name: String, _ scope: ViewScope) -> Bool {
    functions(name, scope).contains { Self.isText($0.result) }
  }

  /// Returns the functions of the body or of the type that a name calls.
  func functions(_ name: String, _ scope: ViewScope) -> [Function] {
    if let (bound, _) = scope.bound(name) { return if case .function(let local, _) = bound { [local] } else { [] } }
    return scope.type?.functions(name, isStatic: false).map(\.member) ?? []
  }

  private static func isText(_ type: TypeName?) -> Bool {
    type?.names.contains { ["Text", "Image"].contains($0.last) } == true
  }

  /// Renders texts that a list is joined to: `parts.reduce(Text("")) { $0 + Text($1).foregroundStyle(ink) }`. Returns whether it is that.
  func reduced(
    _ name: String, _ arguments: [Expression.Argument], _ scope: ViewScope, _ around: Surroundings
  ) -> Bool {
    guard name == "reduce", arguments.count == 2, arguments[0].label == nil, isShownInText(arguments[0].value, scope),
      case .closure(let closure) = arguments[1].value.kind
    else { return false }
    render(arguments[0].value, scope, around)
    let inner = opened(closure, [], scope, scope)
    for name in closure.parameters.isEmpty ? ["$0", "$1"] : closure.parameters { inner.bind(name, .open(nil)) }
    render(closure.body, inner, around)
    return true
  }
}
