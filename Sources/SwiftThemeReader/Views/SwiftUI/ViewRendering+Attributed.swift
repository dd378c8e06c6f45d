/// Texts with attributes of their own.
extension ViewRendering {
  /// How many names lead to a text at most. A name that leads to itself leads nowhere.
  private static let deepestText = 16

  /// Returns whether the content of a text is declared to have attributes of its own: `Text(price(for: product))`.
  func isAttributed(_ shown: Expression, _ scope: ViewScope, depth: Int = 0) -> Bool {
    guard depth < Self.deepestText else { return false }
    switch shown.kind {
    case .call(let callee, _):
      guard let name = MemberChain(callee).names.last else { return false }
      return name == "AttributedString"
        || functions(name, scope).contains { Self.isAttributed($0.result) }
    case .name(let name):
      switch scope.bound(name)?.value {
      case .expression(let value, let from): return isAttributed(value, from, depth: depth + 1)
      case .open(let type): return Self.isAttributed(type)
      case .elements(let elements): return Self.isAttributed(elements.type)
      case .receiver, .leaf, .ink, .value, .function: return false
      case nil: return Self.isAttributed(scope.type?.property(name, isStatic: false)?.member.type)
      }
    case .member(_?, let name): return attributedNames.contains(name)
    default: return false
    }
  }

  static func isAttributed(_ type: TypeName?) -> Bool {
    type?.names.contains { $0.last == "AttributedString" } == true
  }

  /// Returns the color that code gives to the whole of an attributed text where it makes it: `text.foregroundColor = ink`.
  func ownInk(of shown: Expression, _ scope: ViewScope, depth: Int = 0) -> Ink? {
    guard depth < Self.deepestText else { return nil }
    switch shown.kind {
    case .name(let name):
      if let (bound, _) = scope.bound(name) {
        guard case .expression(let value, let from) = bound, !ColorReading.mentions(name, in: value) else { return nil }
        return ownInk(of: value, from, depth: depth + 1)
      }
      return scope.type?.property(name, isStatic: false)?.member.getter.flatMap { ink(ofTextMadeBy: $0, scope.ofType) }
    case .call(let callee, _):
      guard let name = colors.plainName(callee), case let found = functions(name, scope), found.count == 1,
        let function = found.first, let body = function.body
      else { return nil }
      var inside = scope.ofType.inner()
      if case .function(_, let around?)? = scope.bound(name)?.value { inside = around.inner() }
      for parameter in function.parameters { inside.bind(parameter.name, .open(parameter.type)) }
      return ink(ofTextMadeBy: body, inside)
    default: return nil
    }
  }

  /// Returns the one color that statements give, in any case, to the text that they return.
  private func ink(ofTextMadeBy body: [Statement], _ scope: ViewScope) -> Ink? {
    guard case .returned(let last?)? = body.last, case .name(let text) = last.kind else { return nil }
    let inner = scope.inner()
    var inks: [Ink] = []
    for statement in body {
      switch statement {
      case .variables(let bindings): colors.bind(bindings, in: inner)
      case .expression(let expression):
        guard let value = Self.wholeInk(of: text, setBy: expression) else { continue }
        inks.append(colors.color(value, in: inner))
      default: continue
      }
    }
    return inks.count == 1 ? inks.first : nil
  }

  private static func wholeInk(of text: String, setBy expression: Expression) -> Expression? {
    guard case .assignment(let target, nil, let value) = expression.kind,
      case .member(let base?, "foregroundColor") = target.kind, case .name(text) = base.kind
    else { return nil }
    return value
  }
}
