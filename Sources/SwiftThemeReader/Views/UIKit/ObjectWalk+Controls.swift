/// Controls whose parts have colors of their own, and the items of bars.
extension ObjectWalk {
  private static let parts: [String: Set<String>] = [
    "UIPageControl": ["currentPageIndicatorTintColor", "pageIndicatorTintColor"],
    "UIProgressView": ["progressTintColor"], "UIActivityIndicatorView": ["color"],
    "UISwitch": ["onTintColor", "thumbTintColor"],
    "UISlider": ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"],
  ]

  /// Whether a member is the color of a part of a control: of a page's dot, of a spinner.
  func isPart(_ name: String, of object: String) -> Bool {
    if name == "unselectedItemTintColor" { return true }
    guard let type = tree.types[object] else { return false }
    let classes = colors.table.type([type], from: record.file).flatMap { $0.declaration == nil ? nil : $0 }
    return ([type] + (classes?.classLine.flatMap(\.foreignParents) ?? [])).contains {
      Self.parts[$0]?.contains(name) == true
    }
  }

  /// Notes a view that a property puts into a bar or a screen. Returns whether it is such a property.
  func placed(
    _ name: String, of object: String, _ value: Expression, _ scope: ViewScope, _ facts: Facts
  ) -> Bool {
    switch name {
    case "titleView", "rightBarButtonItem", "leftBarButtonItem", "backBarButtonItem", "rightBarButtonItems",
      "leftBarButtonItems":
      guard let bar = bar(ofItem: object) else { return false }
      if let view = self.object(value, scope) {
        barViews.append((view, ViewLink(parent: bar, facts: current(facts), function: function)))
      } else {
        add(value, to: bar, scope, facts)
      }
    case "tableHeaderView", "tableFooterView":
      lie(value, on: object, "the table's background is that of its first and last view, too", scope, facts)
    default: return false
    }
    return true
  }

  /// Notes that a view lies on an object which is given it, unless other code puts it into another view.
  func lie(_ value: Expression, on object: String, _ step: String, _ scope: ViewScope, _ facts: Facts) {
    guard let view = self.object(value, scope), view != object else { return }
    let link = ViewLink(parent: object, facts: current(facts), function: function, step: step)
    barViews.append((view, link))
  }

  /// Puts the views that bars are given into these. What other code puts into other views lies there, and in the bar at other times.
  func placeBarViews() {
    for (view, link) in barViews {
      guard (tree.parents[view] ?? []).isSubset(of: [link.parent]) else {
        tree.elsewhere[view, default: []].append(link)
        continue
      }
      tree.add(view, to: link.parent)
      tree.links[view, default: []].append(link)
    }
  }

  /// Follows calls that put items into bars, or set the attributes of their titles. Returns whether a call is one.
  func barCalled(_ call: ObjectCall, of receiver: String, _ scope: ViewScope, _ facts: Facts) -> Bool {
    switch call.name {
    case "setTitleTextAttributes":
      guard let given = call.first, call.arguments.count == 2 else { return false }
      attributed("titleTextAttributes", of: receiver, given, scope, facts, in: state(call.arguments[1].value))
    case "setRightBarButton", "setLeftBarButton", "setRightBarButtonItems", "setLeftBarButtonItems":
      guard let bar = bar(ofItem: receiver), let item = call.first else { return false }
      add(item, to: bar, scope, facts)
    default: return false
    }
    return true
  }

  /// Returns the bar that shows what a screen's navigation item has.
  func bar(ofItem object: String) -> String? {
    guard object == "navigationItem" || object.hasSuffix(".navigationItem") else { return nil }
    return object.dropLast("navigationItem".count) + "navigationController.navigationBar"
  }

  /// Walks through a function that a constant holds and that sets how a button looks: `button.configurationUpdateHandler = Self.look`.
  func updated(_ object: String, by value: Expression, _ whole: Expression, _ scope: ViewScope, _ facts: Facts) {
    if case .closure = value.kind { return }
    guard let (closure, from) = closure(value, scope) else { return }
    let call = ObjectCall(
      name: "=configurationUpdateHandler", object: object, base: nil, callee: value, arguments: [], whole: whole)
    enter(closure, of: call, from, facts)
  }

  /// Follows `publisher.assign(to: \.textColor, on: label)`, which sets what the publisher tells.
  func assignedLater(
    _ base: Expression, _ given: [Expression.Argument], _ whole: Expression, _ scope: ViewScope, _ facts: Facts
  ) {
    guard given.count == 2, let path = keyPath(given[0].value, scope),
      case .call(let callee, let arguments) = base.kind, MemberChain(callee).names.last == "map",
      case .closure(let closure)? = arguments.first?.value.kind, let value = ColorReading.only(closure.body)
    else { return }
    let inner = scope.inner(id: colors.identity([scope.id, Int(closure.span.start), -5]))
    let name = closure.parameters.first ?? "$0"
    let written = closure.parameterTypes.first ?? nil
    let told = Self.unwrapped(value)
    let theme = written == nil ? holder(of: told, in: name) : nil
    inner.bind(name, .open(written ?? theme.map { .named([$0.name]) }))
    walked.insert(closure.span)
    let outer = step
    step = step ?? "`\(colors.words(base))` tells \(theme.map { "a `\($0.name)`" } ?? "this colour")"
    defer { step = outer }
    let target = member(path.drop { $0.first?.isUppercase == true }, of: given[1].value, whole)
    // The publisher tells something later, if at all.
    inMoment(.waiting, calls: Self.calls(in: closure.body)) { assigned(target, told, whole, inner, facts) }
  }

  /// Returns the only type that declares the token of which code names the last member: `Palette` for `$0.ink`.
  private func holder(of value: Expression, in name: String) -> TypeRecord? {
    guard case .member(let base?, let member) = value.kind, case .name(name) = base.kind else { return nil }
    let owners = colors.table.index.owners(ofProperty: member).filter { type in
      type.declaration != nil && colors.owners.declaring.contains(ObjectIdentifier(type))
        && type.propertiesByName[member]?.contains { !$0.isStatic } == true
    }
    let all = owners + (owners.first?.allProtocols ?? []).filter { $0.propertiesByName[member] != nil }
    return all.first { one in one.declaration != nil && owners.allSatisfy { $0 === one || $0.inherits(from: one) } }
  }

  /// `x` of `Optional(x)`
  private static func unwrapped(_ value: Expression) -> Expression {
    guard case .call(let callee, let arguments) = value.kind, case .name("Optional") = callee.kind,
      arguments.count == 1
    else { return value }
    return arguments[0].value
  }
}
