import ThemeModel

/// Calls that add views to views, or set their colors.
extension ObjectWalk {
  func called(
    _ callee: Expression, _ arguments: [Expression.Argument], _ whole: Expression, _ scope: ViewScope, _ facts: Facts
  ) {
    switch callee.kind {
    case .member(let base?, "forEach"): each(base, arguments, scope, facts)
    case .member(let base?, let name):
      if Self.changingAttributes.contains(name) {
        appended(to: base, name, arguments, scope, facts)
      } else if isMutableText(base, scope) {
        noteAttributes(of: base, .other, scope, facts)
      }
      if name == "constraint" { return constrained(base, arguments, scope) }
      if name == "activate" { for argument in arguments { constraints(argument.value, scope, facts) } }
      if case .call(let inner, _) = base.kind, case .member(_, let first) = inner.kind,
        ["constraint", "assign"].contains(first)
      {
        return expression(base, scope, facts)
      }
      if name == "assign", arguments.map(\.label) == ["to", "on"] {
        return assignedLater(base, arguments, whole, scope, facts)
      }
      guard let object = object(base, scope) else { return unnamed(callee, arguments, whole, scope, facts) }
      let call = ObjectCall(name: name, object: object, base: base, callee: callee, arguments: arguments, whole: whole)
      made(call, scope, facts)
    case .name(let name):
      let object = self.object(Expression(.name("self"), callee.span), scope)
      let call = ObjectCall(name: name, object: object, base: nil, callee: callee, arguments: arguments, whole: whole)
      made(call, scope, facts)
    case .chained(let inner), .forced(let inner): called(inner, arguments, whole, scope, facts)
    default: break
    }
  }

  /// Walks through a call on a value without a name, as in `Styler().paint(card)`.
  private func unnamed(
    _ callee: Expression, _ arguments: [Expression.Argument], _ whole: Expression, _ scope: ViewScope, _ facts: Facts
  ) {
    guard case .member(let base?, let name) = callee.kind else { return }
    let call = ObjectCall(name: name, object: nil, base: base, callee: callee, arguments: arguments, whole: whole)
    other(call, scope, facts)
  }

  private func constraints(_ value: Expression, _ scope: ViewScope, _ facts: Facts) {
    guard case .array(let elements) = value.kind else { return }
    for element in elements { expression(element, scope, facts) }
  }

  private func made(_ call: ObjectCall, _ scope: ViewScope, _ facts: Facts) {
    guard let receiver = call.object else { return other(call, scope, facts) }
    switch call.name {
    case "insertSubview" where call.arguments.contains(where: { ["at", "belowSubview"].contains($0.label ?? "") }):
      if let child = call.first { add(child, to: receiver, scope, facts, atBack: true, isLoose: true) }
    case "sendSubviewToBack":
      if let child = call.first.flatMap({ object($0, scope) }) { tree.add(child, to: receiver, atBack: true) }
    case "bringSubviewToFront":
      if let child = call.first.flatMap({ object($0, scope) }) { tree.bringToFront(child, in: receiver) }
    case "insertSubview" where call.arguments.count == 2 && call.arguments[1].label == "aboveSubview":
      guard let child = call.first else { return }
      add(child, to: receiver, scope, facts, isLoose: true)
      if let name = object(child, scope) {
        tree.bringToFront(name, in: receiver, above: object(call.arguments[1].value, scope))
      }
    case "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "addSubviews",
      "addArrangedSubviews":
      for argument in call.arguments
      where ["", "arrangedSubviews", "views", "subviews"].contains(argument.label ?? "") {
        add(argument.value, to: receiver, scope, facts, isLoose: ["addSubview", "insertSubview"].contains(call.name))
      }
    case "removeFromSuperview": removed(receiver, facts)
    case "setTitleColor": titled(call, scope, facts)
    case "setValue"
    where call.arguments.count == 2 && ["forKey", "forKeyPath"].contains(call.arguments[1].label ?? ""):
      guard case .string(let parts) = call.arguments[1].value.kind, parts.count == 1, case .text(let path) = parts[0]
      else { return other(call, scope, facts) }
      let target = member(
        path.split(separator: ".").map(String.init), of: call.base ?? Expression(.name("self"), call.whole.span),
        call.whole)
      assigned(target, call.arguments[0].value, call.whole, scope, facts)
    case "setTitle", "setAttributedTitle": title(call, scope, facts)
    case "setTitleTextAttributes" where tree.types[receiver] == "UISegmentedControl":
      segmented(call, scope, facts)
    case "setImage":
      if let image = call.first { pictured(receiver, image, call.whole, scope, facts) }
    case "setPreferredSymbolConfiguration":
      if let look = call.first {
        if self.look(of: look, scope) == .original { tree.images[receiver] = [.original] }
        layered(receiver, look, call.whole, scope, facts)
      }
    case "setBackgroundImage":
      if let image = call.first, case .nilLiteral = image.kind { return }
      if tree.types[receiver] != nil || receiver != "self" { tree.covered.insert(receiver) }
    case "setAttributedText":
      tree.attributed.insert(receiver)
      tree.coloredElsewhere.insert(receiver)
    case "addSublayer", "insertSublayer":
      if let layer = call.first { sublayer(layer, of: receiver, scope) }
    case "configureWithOpaqueBackground", "configureWithTransparentBackground", "configureWithDefaultBackground":
      reset(receiver, isOpaque: call.name == "configureWithOpaqueBackground", facts)
    case _ where barCalled(call, of: receiver, scope, facts): break
    case _ where addedByExtension(call.name, call.arguments, to: receiver, scope, facts): break
    default:
      emptied(by: call, facts)
      other(call, scope, facts)
    }
  }

  private func titled(_ call: ObjectCall, _ scope: ViewScope, _ facts: Facts) {
    guard call.arguments.count == 2, let receiver = call.object else { return }
    let state = state(call.arguments[1].value)
    let attribute: PaintEvent.Attribute =
      state == "normal" ? .text : state == "disabled" ? .disabledText : .stateText(state)
    note(receiver, attribute, call.arguments[0].value, call.whole, scope, facts) { event in
      for (state, member) in [("selected", "isSelected"), ("highlighted", "isHighlighted"), ("disabled", "isEnabled")] {
        let kind: Expression.Kind = call.base.map { .member($0, member) } ?? .name(member)
        let way = colors.truth(Expression(kind, call.whole.span), in: scope)
        event.states[state] = state == "disabled" ? way.flipped : way
      }
      if case .stateText(let state) = event.attribute, let way = event.states[state]?.yes,
        let joined = event.facts.joined(with: current(way))
      {
        event.facts = joined
      }
    }
  }

  /// Returns the state of a control that code names.
  func state(_ value: Expression) -> String {
    switch value.kind {
    case .member(_, let name): name
    case .array(let states): states.isEmpty ? "normal" : "another"
    default: "another"
    }
  }

  /// Notes the color of the titles of segments. What lies behind them is mixed with the control's own picture.
  private func segmented(_ call: ObjectCall, _ scope: ViewScope, _ facts: Facts) {
    guard let receiver = call.object, call.arguments.count == 2, let given = call.first else { return }
    let known = tree.events.count
    attributed("titleTextAttributes", of: receiver, given, scope, facts, in: state(call.arguments[1].value))
    for index in tree.events.indices[known...] {
      tree.events[index].assumption =
        tree.events[index].assumption ?? "the segments show the background of their control"
    }
  }

  private func title(_ call: ObjectCall, _ scope: ViewScope, _ facts: Facts) {
    guard let receiver = call.object, let title = call.first, !Self.isEmpty(title) else { return }
    tree.titled.insert(receiver)
    if call.name == "setTitle" { lettered(receiver, title) }
    guard call.name == "setAttributedTitle" else { return }
    let state = call.arguments.count == 2 ? self.state(call.arguments[1].value) : "another"
    attributed("attributedTitle", of: receiver, title, scope, facts, in: state)
  }

  private func each(_ base: Expression, _ arguments: [Expression.Argument], _ scope: ViewScope, _ facts: Facts) {
    guard let action = arguments.first?.value else { return }
    guard let (elements, from) = elements(of: base, scope) else {
      guard case .closure(let closure) = action.kind else {
        if let parent = adder(action, scope), mapped(base, scope) != nil { add(base, to: parent, scope, facts) }
        return
      }
      walked.insert(closure.span)
      let inner = scope.inner(id: colors.identity([scope.id, Int(closure.span.start), -5]))
      let name = closure.parameters.first ?? "$0"
      inner.bind(name, .open(nil))
      let elements = collection(base) ?? mapped(base, scope)
      touchSubviews(base, closure.body)
      emptied(base, closure.body, scope, facts)
      let outer = elements.map { setAlias(name, $0, in: inner) }
      repeated { statements(closure.body, inner, facts) }
      if let outer { setAlias(name, outer, in: inner) }
      return
    }
    if let parent = adder(action, scope) {
      for element in elements { add(element, to: parent, from, facts) }
    }
    guard case .closure(let closure) = action.kind else { return }
    walked.insert(closure.span)
    for element in elements {
      let inner = scope.inner(id: colors.identity([scope.id, Int(closure.span.start), -5]))
      inner.bind(closure.parameters.first ?? "$0", .expression(element, from))
      statements(closure.body, inner, facts)
    }
  }

  /// Returns the view to which a function that is handed on adds others: `stack.addArrangedSubview`.
  private func adder(_ action: Expression, _ scope: ViewScope) -> String? {
    switch action.kind {
    case .member(let receiver?, "addSubview"), .member(let receiver?, "addArrangedSubview"): object(receiver, scope)
    case .name("addSubview"), .name("addArrangedSubview"): object(Expression(.name("self"), action.span), scope)
    default: nil
    }
  }

  func add(
    _ child: Expression, to parent: String, _ scope: ViewScope, _ facts: Facts, atBack: Bool = false,
    isLoose: Bool = false
  ) {
    if let (elements, from) = elements(of: child, scope) {
      for element in elements { add(element, to: parent, from, facts, isLoose: isLoose) }
      return
    }
    guard let name = object(child, scope) ?? unnamed(child, scope, facts) else { return }
    if wrapping.views.isEmpty {
      takeOutOfWrapper(name, for: parent)
      // A closure that runs later takes the view from where it was.
      if moment != 0 { tree.takeOut(name) }
      tree.add(name, to: parent, atBack: atBack)
    } else {
      guard place(name, in: parent, facts, atBack: atBack) else { return }
    }
    if isLoose { tree.loose.insert(name) }
    tree.links[name, default: []].append(ViewLink(parent: parent, facts: current(facts), function: function))
    if tree.doubts[name]?.hasSuffix("is added again") == true { tree.doubts[name] = nil }
  }

  /// Makes the view that a call returns an object: `addSubview(makeTitle())`.
  private func unnamed(_ child: Expression, _ scope: ViewScope, _ facts: Facts) -> String? {
    guard case .call = child.kind else { return nil }
    let name = "\(function)#\(scope.id):the view at \(child.span.start)"
    noteType(name, Self.type(of: child))
    created(child, as: name, scope, facts)
    return name
  }

  /// Notes a layer that is added to a view's own. A gradient covers the background; the effect of others is unknown.
  private func sublayer(_ layer: Expression, of receiver: String, _ scope: ViewScope) {
    let owner = ObjectTree.view(ofLayer: receiver)
    let own = object(layer, scope)
    let type = own.flatMap { tree.types[$0] } ?? Self.constructed(layer)
    if let own, type == "CATextLayer" {
      tree.add(own, to: owner)
    } else if type == "CAGradientLayer" || own.map({ TextSearch.contains($0.lowercased(), "gradient") }) == true {
      tree.covered.insert(owner)
    } else {
      let name = ObjectTree.spoken(owner)
      tree.doubts[owner] = "the layer that is added to `\(name)` does not cover its background"
    }
  }
}

/// A call of a function, with the object on which it is called.
struct ObjectCall {
  var name: String
  /// `nil` for a function that no view has.
  var object: String?
  var base: Expression?
  var callee: Expression
  var arguments: [Expression.Argument]
  var whole: Expression

  var first: Expression? { arguments.first?.value }
}
