/// Calls that add views to views, or set their colors.
extension ObjectWalk {
  func called(
    _ callee: Expression, _ arguments: [Expression.Argument], _ whole: Expression, _ scope: ViewScope, _ facts: Facts
  ) {
    let name: String
    let receiver: String?
    switch callee.kind {
    case .member(let base?, let member):
      name = member
      if member == "forEach" { return each(base, arguments, scope, facts) }
      receiver = object(base, scope)
    case .name(let member): (name, receiver) = (member, "self")
    case .chained(let inner), .forced(let inner): return called(inner, arguments, whole, scope, facts)
    default: return
    }
    guard let receiver else { return }
    switch name {
    case "insertSubview" where arguments.contains(where: { ["at", "belowSubview"].contains($0.label ?? "") }):
      if let child = arguments.first.flatMap({ object($0.value, scope) }) {
        tree.add(child, to: receiver, atBack: true)
      }
    case "sendSubviewToBack":
      if let child = arguments.first.flatMap({ object($0.value, scope) }) {
        tree.add(child, to: receiver, atBack: true)
      }
    case "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "addSubviews",
      "addArrangedSubviews":
      for argument in arguments where ["", "arrangedSubviews", "views", "subviews"].contains(argument.label ?? "") {
        add(argument.value, to: receiver, scope)
      }
    case "setTitleColor":
      guard arguments.count == 2 else { return }
      var state = "normal"
      if case .member(_, let name) = arguments[1].value.kind { state = name }
      let attribute: PaintEvent.Attribute =
        state == "normal" ? .text : state == "disabled" ? .disabledText : .stateText(state)
      note(receiver, attribute, arguments[0].value, whole, scope, facts)
    case "setBackgroundImage":
      if let image = arguments.first?.value, case .nilLiteral = image.kind { return }
      if tree.types[receiver] != nil || receiver != "self" { tree.covered.insert(receiver) }
    case "setAttributedTitle", "setAttributedText": tree.attributed.insert(receiver)
    case "addSublayer", "insertSublayer":
      if let layer = arguments.first?.value { sublayer(layer, of: receiver, scope) }
    case "configureWithOpaqueBackground": tree.opaqueBars.insert(receiver)
    case "configureWithTransparentBackground", "configureWithDefaultBackground": tree.configured.insert(receiver)
    default:
      if inlined(name, of: callee, arguments, scope, facts) { return }
      if addedByExtension(name, arguments, to: receiver, scope) { return }
      handed(to: name, arguments, scope)
      // A closure may run at another time, as in animations and completions.
      for argument in arguments {
        guard case .closure(let closure) = argument.value.kind else { continue }
        let inner = scope.inner(id: colors.identity([scope.id, Int(closure.span.start), -5]))
        for parameter in closure.parameters { inner.bind(parameter, .open(nil)) }
        statements(closure.body, inner, facts)
      }
    }
  }

  private func each(_ base: Expression, _ arguments: [Expression.Argument], _ scope: ViewScope, _ facts: Facts) {
    guard let action = arguments.first?.value else { return }
    guard case .array(let elements) = base.kind, elements.count <= 32 else {
      guard case .closure(let closure) = action.kind else { return }
      let inner = scope.inner(id: colors.identity([scope.id, Int(closure.span.start), -5]))
      let name = closure.parameters.first ?? "$0"
      inner.bind(name, .open(nil))
      let outer = aliases[name]
      aliases[name] = collection(base) ?? outer
      statements(closure.body, inner, facts)
      aliases[name] = outer
      return
    }
    switch action.kind {
    case .member(let receiver?, "addSubview"), .member(let receiver?, "addArrangedSubview"):
      guard let parent = object(receiver, scope) else { return }
      for element in elements { add(element, to: parent, scope) }
    case .name("addSubview"): for element in elements { add(element, to: "self", scope) }
    case .closure(let closure):
      for element in elements {
        let inner = scope.inner(id: colors.identity([scope.id, Int(closure.span.start), -5]))
        inner.bind(closure.parameters.first ?? "$0", .expression(element, scope))
        statements(closure.body, inner, facts)
      }
    default: break
    }
  }

  func add(_ child: Expression, to parent: String, _ scope: ViewScope) {
    if case .array(let elements) = child.kind {
      for element in elements { add(element, to: parent, scope) }
    } else if let name = object(child, scope) {
      tree.add(name, to: parent)
    }
  }

  /// Walks through a function of the type itself that takes views, in place of its call. Returns whether there is one.
  private func inlined(
    _ name: String, of callee: Expression, _ arguments: [Expression.Argument], _ scope: ViewScope, _ facts: Facts
  ) -> Bool {
    switch callee.kind {
    case .name: break
    case .member(let base?, _):
      guard case .name("self") = base.kind else { return false }
    default: return false
    }
    let able = record.functions(name, isStatic: false).map(\.member).filter { function in
      function.parameters.contains { Self.isView($0.type) }
    }
    guard let function = able.first, able.count == 1, let body = function.body, !inlining.contains(function.span),
      let bindings = ColorReading.bindings(function.parameters, arguments, from: scope, scope.ofType)
    else { return false }
    inlining.append(function.span)
    let id = colors.identity([
      scope.id, Int(function.span.file), Int(function.span.start), Int(callee.span.start), -11,
    ])
    statements(body, scope.ofType.inner(id: id, bindings), facts)
    inlining.removeLast()
    return true
  }

  /// Follows a function that an extension adds to every view, and that adds what it is given: `card.addForLayout(title)`.
  private func addedByExtension(
    _ name: String, _ arguments: [Expression.Argument], to receiver: String, _ scope: ViewScope
  ) -> Bool {
    let table = colors.table
    let found = ["UIView", "UIStackView", "NSView", "NSStackView"].flatMap {
      table.foreignType($0).functions[name] ?? []
    }.filter { !$0.isStatic && ArgumentMatch.fits($0.parameters, arguments, table) }
    guard found.count == 1, let body = found[0].body, !Self.setsLooks(body) else { return false }
    let added = Self.added(by: body)
    guard !added.isEmpty else { return false }
    for (parameter, given) in ArgumentMatch.pairs(found[0].parameters, arguments, table)
    where added.contains(parameter.name) {
      for argument in given { add(argument.value, to: receiver, scope) }
    }
    return true
  }

  /// Returns the names that a body adds as views, whatever happens in it.
  private static func added(by body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    for statement in body {
      switch statement {
      case .forEach(.name(let element), let list, nil, let inner):
        if case .name(let list) = list.kind, added(by: inner).contains(element) { names.insert(list) }
      case .expression(let expression):
        guard case .call(let callee, let arguments) = expression.kind, let first = arguments.first?.value else { break }
        if case .member(let list?, "forEach") = callee.kind, case .name(let list) = list.kind, addsEach(first) {
          names.insert(list)
        } else if isAdding(callee), arguments.count == 1, case .name(let name) = first.kind {
          names.insert(name)
        }
      default: break
      }
    }
    return names
  }

  /// `addSubview`, `{ addSubview($0) }`
  private static func addsEach(_ action: Expression) -> Bool {
    guard case .closure(let closure) = action.kind else { return isAdding(action) }
    return added(by: closure.body).contains(closure.parameters.first ?? "$0")
  }

  private static func isAdding(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name("addSubview"), .name("addArrangedSubview"): true
    case .member(let base?, "addSubview"), .member(let base?, "addArrangedSubview"): base.isSelf
    default: false
    }
  }

  /// Whether a body sets more than where views are.
  private static func setsLooks(_ body: [Statement]) -> Bool {
    var sets = false
    SyntaxWalk.each(body) { part in
      switch part.kind {
      case .assignment(let target, _, _):
        sets = sets || MemberChain(target).names.last != "translatesAutoresizingMaskIntoConstraints"
      case .call(let callee, _):
        let name = MemberChain(callee).names.last ?? ""
        let places = ["add", "insert", "constraint", "activate", "forEach", "NSLayoutConstraint", "pin", "setContent"]
        sets = sets || !places.contains { name.hasPrefix($0) }
      default: break
      }
    }
    return sets
  }

  private static let stylingWords = ["style", "theme", "color", "colour", "appearance", "paint", "decorate", "skin"]

  /// Notes that code elsewhere may style a view that it gets: the colors are those from before only by assumption.
  private func handed(to name: String, _ arguments: [Expression.Argument], _ scope: ViewScope) {
    let plain = name.lowercased()
    guard Self.stylingWords.contains(where: { TextSearch.contains(plain, $0) }) else { return }
    for argument in arguments {
      guard let given = object(argument.value, scope) else { continue }
      for index in tree.events.indices
      where tree.events[index].object == given && tree.events[index].function == function {
        tree.events[index].assumption =
          tree.events[index].assumption ?? "`\(name)`, which is given `\(given)`, leaves its colours"
      }
    }
  }

  /// Notes a layer that is added to a view's own. A gradient covers the background; the effect of others is unknown.
  private func sublayer(_ layer: Expression, of receiver: String, _ scope: ViewScope) {
    let owner = receiver == "layer" ? "self" : receiver.hasSuffix(".layer") ? String(receiver.dropLast(6)) : receiver
    let own = object(layer, scope)
    let type = own.flatMap { tree.types[$0] } ?? Self.constructed(layer)
    if type == "CAGradientLayer" || own.map({ TextSearch.contains($0.lowercased(), "gradient") }) == true {
      tree.covered.insert(owner)
    } else {
      tree.doubts[owner] = "the layer that is added to `\(owner)` does not cover its background"
    }
  }
}
