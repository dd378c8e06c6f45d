/// Views that put those that they are handed into themselves: `CardView(content: title)`, `card.embed(title)`.
extension ObjectWalk {
  /// What is known of views that are handed to others.
  struct Wrapping {
    /// The views whose code is walked through in place of the calls that hand them views, from the outside in.
    var views: [(object: String, type: TypeRecord)] = []
    /// The views, and the lists of views, that wrappers keep in members: `card.content`.
    var held: [String: String] = [:]
    var lists: [String: (value: Expression, scope: ViewScope)] = [:]
    /// The views that lie where wrappers put them, with the wrapper's view.
    var placed: [String: String] = [:]
    var count = 0
  }

  private static let mostWrapped = 200
  private static let deepestWrapped = 4

  /// Walks through the initialiser that makes a view of a class of the team's, where it is handed views.
  func wrapped(
    _ callee: Expression, _ arguments: [Expression.Argument], _ whole: Expression, as object: String,
    _ scope: ViewScope, _ facts: Facts
  ) {
    guard case .name(let name) = callee.kind, name.beginsWithCapital, !arguments.isEmpty,
      let type = colors.table.type([name], from: scope.file, within: scope.type),
      !line.contains(where: { $0 === type }),
      Self.isView(name) || KitClasses.isKit(name) || isView(type)
    else { return }
    let able = type.usableInitializers.filter {
      $0.initializer.body != nil && ArgumentMatch.fits($0.initializer.parameters, arguments, colors.table)
    }
    guard able.count == 1 else { return }
    wrap(Routine(able[0].initializer, of: able[0].owner), arguments, whole, in: object, type, scope, facts)
  }

  /// Walks through a function of a view's class that is called on the view and is handed other views.
  func embedded(_ call: ObjectCall, _ scope: ViewScope, _ facts: Facts) {
    guard let base = call.base, !base.isSelf, let object = call.object, object != "self", let name = tree.types[object],
      let type = colors.table.type([name], from: scope.file, within: scope.type), type.declaration != nil, isView(type),
      !line.contains(where: { $0 === type })
    else { return }
    let targets = styling(type.functions(call.name, isStatic: false), call, scope, as: .view(object)).targets
    // A class further down may have another function in place of this one.
    guard targets.count == 1,
      !colors.table.index.heirs(of: type).contains(where: { $0.functions[call.name] != nil })
    else { return }
    wrap(targets[0].routine, call.arguments, call.whole, in: object, type, scope, facts)
  }

  /// Walks through what an initialiser calls of its own class, or of a superclass: `self.init(arrangedSubviews: views)`.
  func delegated(_ call: ObjectCall, _ scope: ViewScope, _ facts: Facts) -> Bool {
    guard call.name == "init", let (object, type) = wrapping.views.last, call.object == object, let base = call.base
    else { return false }
    for argument in call.arguments where argument.label == "arrangedSubviews" {
      add(argument.value, to: object, scope, facts)
    }
    let own = base.isSelf ? type : scope.type?.superclass
    let able = (own?.usableInitializers ?? []).filter {
      $0.initializer.body != nil && ArgumentMatch.fits($0.initializer.parameters, call.arguments, colors.table)
    }
    guard able.count == 1 else { return true }
    let target = Target(Routine(able[0].initializer, of: able[0].owner), as: .view(object))
    return walk([target], call, scope, facts) || true
  }

  /// Walks through what a view does when one of its properties is given another view: `card.content = title`.
  func filled(
    _ name: String, of object: String, _ value: Expression, _ whole: Expression, _ scope: ViewScope, _ facts: Facts
  ) {
    guard object != "self", let typeName = tree.types[object],
      let type = colors.table.type([typeName], from: scope.file, within: scope.type), type.declaration != nil,
      isView(type), !line.contains(where: { $0 === type }),
      let (property, owner) = type.property(name, isStatic: false),
      let observer = property.observer, let written = property.type,
      takesViews(Parameter(label: nil, name: name, type: written), of: owner), !inlining.contains(property.span),
      wrapping.views.count < Self.deepestWrapped, wrapping.count < Self.mostWrapped
    else { return }
    wrapping.count += 1
    let inside = colors.inside(owner, whole, in: scope)
    let id = colors.identity([
      scope.id, Int(property.span.file), Int(property.span.start), Int(whole.span.start), -45,
    ])
    leavingToClass(object, type) {
      enter(inside, as: .view(object))
      inlining.append(property.span)
      statements(observer, inside.inner(id: id, [name: .expression(value, scope)]), facts)
      inlining.removeLast()
    }
  }

  private func wrap(
    _ routine: Routine, _ arguments: [Expression.Argument], _ whole: Expression, in object: String,
    _ type: TypeRecord, _ scope: ViewScope, _ facts: Facts
  ) {
    guard let body = routine.body, routine.parameters.contains(where: { takesViews($0, of: routine.owner) }),
      !inlining.contains(routine.span), wrapping.views.count < Self.deepestWrapped, wrapping.count < Self.mostWrapped
    else { return }
    let inside = colors.inside(routine.owner, whole, in: scope)
    guard let bindings = bindings(of: routine, arguments, whole, scope, inside) else { return }
    wrapping.count += 1
    leavingToClass(object, type) {
      enter(inside, as: .view(object))
      inlining.append(routine.span)
      let id = colors.identity([
        scope.id, Int(routine.span.file), Int(routine.span.start), Int(whole.span.start), -44,
      ])
      let inner = inside.inner(id: id, bindings)
      inner.parameters = routine.parameters
      statements(body, inner, facts)
      inlining.removeLast()
    }
  }

  /// Walks through code of an object's class. What it does to the object itself is read with the class.
  private func leavingToClass(_ object: String, _ type: TypeRecord, _ action: () -> Void) {
    let before = tree
    let (calls, changes, texts) = (self.calls, self.changes, attributeChanges)
    wrapping.views.append((object, type))
    action()
    wrapping.views.removeLast()
    (self.calls, self.changes, attributeChanges) = (calls, changes, texts)
    tree.leaveToClass(object, since: before)
  }

  /// Returns what the parameters of a function stand for in a call, several arguments of one as a list.
  func bindings(
    of routine: Routine, _ arguments: [Expression.Argument], _ whole: Expression, _ scope: ViewScope,
    _ inside: ViewScope
  ) -> [String: ViewScope.Bound]? {
    guard routine.parameters.contains(where: \.isVariadic) else {
      return ColorReading.bindings(routine.parameters, arguments, from: scope, inside)
    }
    guard ArgumentMatch.fits(routine.parameters, arguments, colors.table) else { return nil }
    var bindings: [String: ViewScope.Bound] = [:]
    for (parameter, given) in ArgumentMatch.pairs(routine.parameters, arguments, colors.table) {
      if parameter.isVariadic {
        bindings[parameter.name] = .expression(Expression(.array(given.map(\.value)), whole.span), scope)
      } else if let value = given.first?.value {
        bindings[parameter.name] = .expression(value, scope)
      } else {
        bindings[parameter.name] = parameter.initial.map { .expression($0, inside) } ?? .open(parameter.type)
      }
    }
    return bindings
  }

  /// Whether a parameter takes a view, a list of views, or a closure that makes one.
  func takesViews(_ parameter: Parameter, of owner: TypeRecord) -> Bool {
    switch parameter.type.unwrapped {
    case .array(let element): return Self.isView(element)
    case .function(let result?): return Self.isView(result) || Self.isView(result.element)
    case .named(let path) where path.count == 1:
      if let bound = owner.declaration?.constraints[path[0]] { return Self.isView(bound) }
    default: break
    }
    return takesView(parameter, of: owner)
  }

  // MARK: - Lists

  /// Returns the views of a list, as far as the code writes them, with the scope in which it does: `[title, hint]`, what a parameter is
  /// handed, what a block for a builder lists.
  func elements(of list: Expression, _ scope: ViewScope, depth: Int = 0) -> (elements: [Expression], scope: ViewScope)?
  {
    guard depth < 8 else { return nil }
    switch list.kind {
    case .array(let elements): return elements.count <= 32 ? (elements, scope) : nil
    case .name(let name):
      guard alias(name, in: scope) == nil else { return nil }
      if let bound = scope.bound(name) {
        guard case .expression(let value, let from) = bound.value, !ColorReading.mentions(name, in: value) else {
          return nil
        }
        return elements(of: value, from, depth: depth + 1)
      }
      return keptList(list, scope, depth)
    case .member(let base?, _) where base.isSelf: return keptList(list, scope, depth)
    case .call(let callee, let arguments):
      guard arguments.isEmpty, case .name(let name) = callee.kind,
        case .expression(let value, let from)? = scope.bound(name)?.value, case .closure(let closure) = value.kind,
        closure.arity == 0
      else { return nil }
      return listed(by: closure, from, depth)
    default: return nil
    }
  }

  private func keptList(
    _ list: Expression, _ scope: ViewScope, _ depth: Int
  ) -> (elements: [Expression], scope: ViewScope)? {
    guard !wrapping.lists.isEmpty, let own = object(list, scope), let kept = wrapping.lists[own] else { return nil }
    return elements(of: kept.value, kept.scope, depth: depth + 1)
  }

  private func listed(
    by closure: Closure, _ scope: ViewScope, _ depth: Int
  ) -> (elements: [Expression], scope: ViewScope)? {
    var all: [Expression] = []
    for statement in closure.body {
      switch statement {
      case .expression(let one), .returned(let one?): all.append(one)
      default: return nil
      }
    }
    let inner = scope.inner(id: colors.identity([scope.id, Int(closure.span.start), -5]))
    walked.insert(closure.span)
    if all.count == 1, case .array = all[0].kind { return elements(of: all[0], inner, depth: depth + 1) }
    return (all, inner)
  }

  // MARK: - Members

  /// Notes that a wrapper keeps a view that it is handed in a member: `self.content = content`.
  func hold(_ value: Expression, in member: String, _ scope: ViewScope) {
    guard let (object, type) = wrapping.views.last, member.hasPrefix(object + ".") else {
      // Which view is a screen's own stays the same.
      if member != "view" { (wrapping.held[member], wrapping.lists[member]) = (nil, nil) }
      return
    }
    guard case .name(let name) = value.kind, case .parameter(let written) = scope.binder(of: name),
      takesViews(Parameter(label: nil, name: name, type: written), of: scope.type ?? type)
    else { return }
    if elements(of: value, scope) != nil {
      wrapping.lists[member] = (value, scope)
    } else if let view = self.object(value, scope), view != member {
      wrapping.held[member] = view
    }
  }

  /// Adds a view where a wrapper puts it, unless code that is no wrapper's puts it elsewhere. Of two in one function, the later one
  /// counts.
  func place(_ view: String, in parent: String, _ facts: Facts, atBack: Bool) -> Bool {
    if let parents = tree.parents[view], parents != [parent], wrapping.placed[view] == nil {
      let isLast =
        facts.isEmpty && moment == 0 && tree.links[view]?.allSatisfy { $0.function == function } == true
      guard isLast else {
        tree.elsewhere[view, default: []].append(ViewLink(parent: parent, facts: current(facts), function: function))
        return false
      }
      tree.takeOut(view)
      tree.links[view] = nil
    }
    wrapping.placed[view] = parent
    tree.wrapped.insert(view)
    tree.add(view, to: parent, atBack: atBack)
    return true
  }

  /// Takes a view out of the wrapper in which it is, where other code puts it elsewhere.
  func takeOutOfWrapper(_ view: String, for parent: String) {
    guard let wrapper = wrapping.placed.removeValue(forKey: view), wrapper != parent else { return }
    let links = tree.links[view] ?? []
    tree.wrapped.remove(view)
    if links.contains(where: { $0.function != function }) { tree.elsewhere[view, default: []] += links }
    tree.takeOut(view)
    tree.links[view] = nil
  }
}

extension ObjectTree {
  /// Takes back what code of an object's class did to the object itself since an earlier state. Its backgrounds are kept apart.
  mutating func leaveToClass(_ object: String, since before: ObjectTree) {
    func isOwn(_ name: String) -> Bool { name == object || name.hasPrefix(object + ".") }
    (inlined, missed, hasGiven) = (before.inlined, before.missed, before.hasGiven)
    if events.count >= before.events.count {
      let made = events[before.events.count...]
      for event in made where isOwn(event.object) && event.attribute == .background {
        grounds[event.object, default: []].append(event)
      }
      events.removeSubrange(before.events.count...)
      events += made.filter { !isOwn($0.object) }
    }
    touches.removeAll { isOwn($0.object) && $0.position >= before.events.count }
    func reset<Value>(_ path: WritableKeyPath<ObjectTree, [String: Value]>) {
      self[keyPath: path][object] = before[keyPath: path][object]
    }
    reset(\.doubts)
    reset(\.dimmings)
    reset(\.hidden)
    reset(\.borders)
    reset(\.schemes)
    reset(\.images)
    reset(\.fonts)
    reset(\.backdrops)
    reset(\.selectedBackdrops)
    for path in [\ObjectTree.covered, \.configured, \.titled, \.framed, \.attributed, \.coloredElsewhere, \.raised]
    where !before[keyPath: path].contains(object) {
      self[keyPath: path].remove(object)
    }
  }
}
