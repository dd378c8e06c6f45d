import ThemeModel

/// Colors of the theme in use that a view stores in its state. They stay when the theme changes,
/// because `body` does not ask the theme again.
struct KeptColors {
  let table: DeclarationTable
  let colors: ColorReading

  func strays(of type: TypeRecord) -> [StrayPaint] {
    guard type.declaration != nil, ViewRendering.conforms(type, to: "View"), !type.isForSamples else { return [] }
    let kept = type.properties.map(\.member).filter { !$0.isStatic && $0.wrapper == .other("State") }
    guard !kept.isEmpty else { return [] }
    let writes = Writes(type)
    let scope = ViewScope(id: colors.identity([type.order, -2]), type: type, file: type.file)
    return kept.flatMap { property -> [StrayPaint] in
      guard !writes.following.contains(property.name) else { return [] }
      let values = (property.initial.map { [$0] } ?? []) + writes.once[property.name, default: []]
      return values.compactMap { value in
        guard let token = token(value, scope) else { return nil }
        return StrayPaint(
          token: token, object: "\(type.name).\(property.name)", function: "body", place: table.place(value.span))
      }
    }
  }

  /// Returns the token that the theme in use returns. A color that adapts to all modes and
  /// themes by itself may be stored.
  private func token(_ value: Expression, _ scope: ViewScope) -> String? {
    let chain = MemberChain(value)
    guard chain.names.count > 1, Self.asksTheOneInUse(chain) else { return nil }
    for alternative in colors.ink(value, in: scope).alternatives {
      if case .token(let path) = alternative.shade { return path }
    }
    return nil
  }

  private static func asksTheOneInUse(_ chain: MemberChain) -> Bool {
    guard let first = chain.names.first else { return false }
    switch chain.root {
    case .receiver: return true
    case .name:
      let isValue = !first.beginsWithCapital
      return isValue || chain.names.dropFirst().contains(where: ThemeWords.namesOfTheOneInUse.contains)
    case .implicit, .other: return false
    }
  }

  /// The values that the view's code writes to its state.
  private struct Writes {
    /// Written when the view appears or is made.
    var once: [String: [Expression]] = [:]
    /// Written whenever something changes.
    var following: Set<String> = []

    init(_ type: TypeRecord) {
      for property in type.properties.map(\.member) {
        SyntaxWalk.each(property.getter ?? []) { expression in
          guard case .call(let callee, let arguments) = expression.kind, case .member(_, let name) = callee.kind else {
            return
          }
          let bodies = arguments.compactMap { argument in
            if case .closure(let closure) = argument.value.kind { closure.body } else { nil }
          }
          let isOnce = name == "onAppear" || name == "task" && !arguments.contains { $0.label == "id" }
          let follows = name == "onChange" || name == "onReceive" || name == "task" && !isOnce
          for body in bodies where isOnce || follows { take(body, follows: follows) }
        }
      }
      for one in type.initializers { take(one.body ?? [], follows: false) }
    }

    private mutating func take(_ body: [Statement], follows: Bool) {
      var found: [(String, Expression)] = []
      SyntaxWalk.each(body) { expression in
        guard case .assignment(let target, nil, let value) = expression.kind,
          let name = MemberChain(target).names.last
        else { return }
        if name.hasPrefix("_"), case .call(_, let arguments) = value.kind, let first = arguments.first {
          found.append((String(name.dropFirst()), first.value))
        } else {
          found.append((name, value))
        }
      }
      for (name, value) in found {
        if follows { following.insert(name) } else { once[name, default: []].append(value) }
      }
    }
  }
}
