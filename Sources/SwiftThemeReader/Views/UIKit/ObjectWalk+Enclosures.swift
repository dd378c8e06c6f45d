/// Functions that put the view on which they are called into another one, and return that: `title.wrapped(in: theme.card)`.
extension ObjectWalk {
  func enclosed(
    _ callee: Expression, _ arguments: [Expression.Argument], _ whole: Expression, as object: String,
    _ scope: ViewScope, _ facts: Facts
  ) -> Bool {
    guard case .member(let base?, let name) = callee.kind, !Self.passingOn.contains(name),
      let content = self.object(base, scope)
    else { return false }
    let call = ObjectCall(name: name, object: content, base: base, callee: callee, arguments: arguments, whole: whole)
    let targets = meant(by: call, scope).targets
    guard targets.count == 1, let target = targets.first, !target.isOwn, let body = target.routine.body,
      let made = Self.returned(body), made != "self", Self.addsViews(body), !inlining.contains(target.routine.span),
      inlining.count < Self.deepestInlined, inlined < Self.mostInlined
    else { return false }
    let inside = colors.inside(target.routine.owner, whole, in: scope)
    guard let bindings = bindings(of: target.routine, arguments, whole, scope, inside) else { return false }
    enter(inside, as: target.receiver)
    wrapping.views.append((object, target.routine.owner))
    inlining(target.routine.span) {
      let span = target.routine.span
      let id = colors.identity([scope.id, Int(span.file), Int(span.start), Int(whole.span.start), -43])
      let inner = inside.inner(id: id, bindings)
      inner.parameters = target.routine.parameters
      setAlias(made, object, in: inner)
      statements(body, inner, facts)
    }
    wrapping.views.removeLast()
    return true
  }

  private static func addsViews(_ body: [Statement]) -> Bool {
    var adds = false
    SyntaxWalk.each(body) { part in
      guard case .call(let callee, let arguments) = part.kind, let name = MemberChain(callee).names.last else { return }
      if ["addSubview", "addArrangedSubview", "insertSubview"].contains(name) { adds = true }
      if arguments.contains(where: { $0.label == "arrangedSubviews" }) { adds = true }
    }
    return adds
  }

  /// Notes what lies in a view that a property is given: `card = CardView(content: title)`.
  func kept(_ value: Expression, by name: String, as object: String, _ scope: ViewScope, _ facts: Facts) {
    guard case .call(var callee, let arguments) = value.kind, let type = Self.constructed(value),
      scope.type?.property(name, isStatic: false)?.member.isStored == true
    else { return }
    if case .member(let base?, "init") = callee.kind { callee = base }
    guard case .name(type) = callee.kind else { return }
    noteType(object, type)
    for argument in arguments where argument.label == "arrangedSubviews" {
      add(argument.value, to: object, scope, facts)
    }
    wrapped(callee, arguments, value, as: object, scope, facts)
  }

  /// Forgets the views into which functions put others while they were walked through by themselves, where their calls tell into which
  /// views they put them: a function that makes a card makes that of `lazy var card = makeCard()`.
  func forgetOwnParents(of spans: Set<Span>) {
    let numbers = Set(tree.spans.filter { spans.contains($0.value) }.keys.map { "\($0)#" })
    guard !numbers.isEmpty else { return }
    for (child, parents) in tree.parents where parents.count > 1 {
      let own = parents.filter { parent in
        parent.firstIndex(of: "#").map { numbers.contains(String(parent[...$0])) } == true
      }
      guard !own.isEmpty, own.count < parents.count else { continue }
      tree.parents[child] = parents.subtracting(own)
      tree.links[child]?.removeAll { own.contains($0.parent) }
      for parent in own { tree.children[parent]?.removeAll { $0 == child } }
    }
  }
}
