/// Functions and initialisers that make a view of others.
extension ObjectWalk {
  /// Walks through a function that is called on a view which is made there, and that returns it: `UILabel().styled(.caption)`.
  func styled(
    _ callee: Expression, _ arguments: [Expression.Argument], _ whole: Expression, as object: String,
    _ scope: ViewScope, _ facts: Facts
  ) -> Bool {
    guard case .member(let base?, let name) = callee.kind, !Self.passingOn.contains(name), case .call = base.kind,
      let type = Self.constructed(base), KitClasses.isKit(type) || Self.isView(type)
    else { return false }
    noteType(object, type)
    let call = ObjectCall(
      name: name, object: object, base: base, callee: callee, arguments: arguments, whole: whole)
    let targets = meant(by: call, scope).targets
    guard !targets.isEmpty else { return false }
    created(base, as: object, scope, facts)
    return walk(targets, call, scope, facts)
  }

  /// Walks through a function that puts the view on which it is called into another, and returns that one:
  /// `let card = title.wrapped(in: theme.card)`.
  func wrapped(
    _ callee: Expression, _ arguments: [Expression.Argument], _ whole: Expression, as object: String,
    _ scope: ViewScope, _ facts: Facts
  ) -> Bool {
    guard case .member(let base?, let name) = callee.kind, !Self.passingOn.contains(name),
      let content = self.object(base, scope)
    else { return false }
    let call = ObjectCall(name: name, object: content, base: base, callee: callee, arguments: arguments, whole: whole)
    let targets = meant(by: call, scope).targets
    guard targets.count == 1, let target = targets.first, !target.isOwn, let body = target.routine.body,
      let made = Self.returned(body), made != "self", !inlining.contains(target.routine.span),
      inlining.count < Self.deepestInlined, inlined < Self.mostInlined
    else { return false }
    let inside = colors.inside(target.routine.owner, whole, in: scope)
    guard let bindings = ColorReading.bindings(target.routine.parameters, arguments, from: scope, inside) else {
      return false
    }
    enter(inside, as: target.receiver)
    inlining(target.routine.span) {
      let span = target.routine.span
      let id = colors.identity([scope.id, Int(span.file), Int(span.start), Int(whole.span.start), -43])
      let inner = inside.inner(id: id, bindings)
      inner.parameters = target.routine.parameters
      setAlias(made, object, in: inner)
      statements(body, inner, facts)
    }
    return true
  }

  /// Follows an initialiser that adds the views that it is given: `CardView(content: title)`, `UIStackView(views: [title])`.
  func addedByInitializer(
    _ callee: Expression, _ arguments: [Expression.Argument], to object: String, _ scope: ViewScope, _ facts: Facts
  ) {
    let table = colors.table
    guard case .name(let name) = callee.kind, name.beginsWithCapital, !arguments.isEmpty,
      let type = table.type([name], from: scope.file, within: scope.type), type !== record
    else { return }
    let able = type.initializers.filter { $0.body != nil && ArgumentMatch.fits($0.parameters, arguments, table) }
    guard able.count == 1, let body = able[0].body else { return }
    let added = Self.added(by: body, of: type)
    for (parameter, given) in ArgumentMatch.pairs(able[0].parameters, arguments, table) {
      guard let isDirect = added[parameter.name] else { continue }
      for argument in given {
        add(argument.value, to: object, scope, facts)
        guard !isDirect, let child = self.object(argument.value, scope), tree.doubts[child] == nil else { continue }
        tree.doubts[child] =
          "no view between `\(ObjectTree.spoken(object))` and `\(ObjectTree.spoken(child))` has a background"
      }
    }
  }

  /// Returns the parameters that an initialiser adds as views, with whether it adds them to the view itself.
  private static func added(by body: [Statement], of type: TypeRecord) -> [String: Bool] {
    var found: [String: Bool] = [:]
    var holders: [String: String] = [:]
    func note(_ value: Expression, isDirect: Bool) {
      switch value.kind {
      case .name(let name):
        let parameter = holders[name] ?? name
        found[parameter] = found[parameter, default: true] && isDirect
      case .member(let base?, let name) where base.isSelf:
        if let parameter = holders[name] { found[parameter] = found[parameter, default: true] && isDirect }
      case .array(let elements): for element in elements { note(element, isDirect: isDirect) }
      default: break
      }
    }
    SyntaxWalk.each(body) { part in
      guard case .assignment(let target, nil, let value) = part.kind, case .name(let parameter) = value.kind,
        let holder = MemberChain(target).names.last
      else { return }
      holders[holder] = parameter
    }
    SyntaxWalk.each(body + type.ownCode) { part in
      guard case .call(let callee, let arguments) = part.kind else { return }
      let name = MemberChain(callee).names.last ?? ""
      if name == "forEach", case .member(let list?, _) = callee.kind { note(list, isDirect: false) }
      for argument in arguments {
        if argument.label == "arrangedSubviews" {
          var isOwn = false
          if case .member(let base?, "init") = callee.kind { isOwn = base.isSelf }
          note(argument.value, isDirect: isOwn)
        } else if ["addSubview", "addArrangedSubview"].contains(name) {
          if case .member(let base?, _) = callee.kind, !base.isSelf {
            note(argument.value, isDirect: false)
          } else {
            note(argument.value, isDirect: true)
          }
        }
      }
    }
    return found
  }
}
