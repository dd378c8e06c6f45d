/// Code that takes views out of others.
extension ObjectWalk {
  /// Notes a loop over the views in another that takes all of them out.
  func emptied(_ sequence: Expression, _ body: [Statement], _ scope: ViewScope, _ facts: Facts) {
    guard Self.lists.contains(MemberChain(sequence).names.last ?? ""), Self.takesOut(body) else { return }
    switch sequence.kind {
    case .member(let base?, _): emptied(object(base, scope), facts)
    case .name: emptied(object(Expression(.name("self"), sequence.span), scope), facts)
    default: break
    }
  }

  /// Notes a call of a function that takes all views out of one: a library's, or one that the team adds to views.
  func emptied(by call: ObjectCall, _ facts: Facts) {
    guard call.arguments.isEmpty else { return }
    let isNamed =
      call.name.hasPrefix("removeAll") && Self.lists.contains { call.name.lowercased().hasSuffix($0.lowercased()) }
    let added = ["UIStackView", "UIView"].flatMap {
      colors.table.foreignType($0).functions(call.name, isStatic: false).map(\.member)
    }
    guard isNamed || added.contains(where: { Self.empties($0.body ?? []) }) else { return }
    emptied(call.object, facts)
  }

  func removed(_ object: String, _ facts: Facts) {
    guard facts.isEmpty else { return }
    let isHere = tree.links[object]?.contains { $0.function == function } == true
    if isHere || phase == .theming { tree.doubts[object] = "`\(ObjectTree.spoken(object))` is added again" }
    guard moment == 0 else { return }
    tree.removals.append(Removal(object: object, isOfSubviews: false, function: function))
  }

  private func emptied(_ object: String?, _ facts: Facts) {
    guard let object, facts.isEmpty, moment == 0 else { return }
    tree.removals.append(Removal(object: object, isOfSubviews: true, function: function))
  }

  private static let lists: Set = ["subviews", "arrangedSubviews"]

  /// Whether a body takes out what it is given, whatever the state.
  private static func takesOut(_ body: [Statement]) -> Bool {
    body.contains { statement in
      guard case .expression(let one) = statement, case .call(let callee, _) = one.kind,
        let name = MemberChain(callee).names.last
      else { return false }
      return name == "removeFromSuperview"
    }
  }

  /// Whether the body of a function of a view takes out all views in it.
  private static func empties(_ body: [Statement]) -> Bool {
    body.contains { statement in
      switch statement {
      case .forEach(_, let sequence, nil, let inner):
        return lists.contains(MemberChain(sequence).names.last ?? "") && takesOut(inner)
      case .expression(let one):
        guard case .call(let callee, let arguments) = one.kind, case .member(let base?, "forEach") = callee.kind,
          lists.contains(MemberChain(base).names.last ?? ""), case .closure(let closure)? = arguments.first?.value.kind
        else { return false }
        return takesOut(closure.body)
      default: return false
      }
    }
  }
}

extension ObjectTree {
  /// Views that surely are taken out of where the file has them, before anything is shown.
  var removed: Set<String> {
    Set(removals.filter { !$0.isOfSubviews && certain.contains($0.function) && links[$0.object] == nil }.map(\.object))
  }

  /// Views out of which all others surely are taken, before anything is shown.
  var emptied: Set<String> {
    Set(removals.filter { $0.isOfSubviews && certain.contains($0.function) }.map(\.object))
  }
}
