import ThemeModel

extension ViewRendering {
  /// The view that a modifier is applied to. When a modifier is read by itself, there is no
  /// expression: it may be any view.
  struct Base {
    var expression: Expression?
    var scope: ViewScope

    init(_ expression: Expression?, _ scope: ViewScope) {
      (self.expression, self.scope) = (expression, scope)
    }
  }

  func base(_ base: Base, _ around: Surroundings) {
    let inner = entered
    // What a modifier is applied to is no part of the modifier, and may have the same one further in.
    if let outside = base.scope.outside { entered = outside }
    defer { entered = inner }
    if let expression = base.expression {
      render(expression, base.scope, around)
    } else {
      openLeaf(.text, around, .nowhere, isOpen: true)
    }
  }

  func call(
    _ callee: Expression, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) {
    switch callee.kind {
    case .name(let name): named(name, arguments, expression, scope, around, bound: scope.bound(name)?.value)
    case .member(nil, _): break
    case .member(let of?, let name):
      if of.isSelf {
        named(name, arguments, expression, scope, around, bound: scope.boundMember(name)?.value)
      } else if name == "init" {
        call(of, arguments, expression, scope, around)
      } else if name.beginsWithCapital {
        let path = MemberChain(of).names + [name]
        construct(path.count == 2 && path[0] == "SwiftUI" ? [name] : path, arguments, expression, scope, around)
      } else if !ofType(of, function: name, arguments, expression, scope, around),
        !reduced(name, arguments, scope, around), !copied(expression, scope, around)
      {
        modifier(name, arguments, Base(of, scope), expression, scope, around)
      }
    case .chained(let inner), .forced(let inner): call(inner, arguments, expression, scope, around)
    default: break
    }
  }

  private func named(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings, bound: ViewScope.Bound?
  ) {
    if let bound {
      switch bound {
      case .expression(let value, let from):
        if case .closure(let closure) = value.kind {
          render(closure, arguments, from, scope, around)
        } else if case .name(let other) = value.kind {
          // A closure that is passed on.
          named(other, arguments, expression, from, around, bound: from.bound(other)?.value)
        } else {
          render(value, from, around)
        }
      case .function(let function, let inside):
        local(function, inside ?? scope, arguments, expression, scope, around)
      case .receiver, .leaf, .ink, .value, .elements: self.bound(bound, expression, around)
      case .open: break
      }
      return
    }
    if name.beginsWithCapital { return construct([name], arguments, expression, scope, around) }
    if colors.isLocalFunction(name, at: expression.span) { return }
    if function(name, arguments, expression, scope, around) { return }
    if globalFunction(name, arguments, expression, scope, around) { return }
    if scope.isModifier, let receiver = scope.receiver {
      modifier(name, arguments, Base(receiver.expression, receiver.scope), expression, scope, around)
    } else if !scope.isModifier, isModifier(name, of: scope.type) {
      // Of the view itself, in a function of its own.
      let view = Expression(.name("self"), expression.span)
      let call = Expression(.call(Expression(.member(view, name), expression.span), arguments), expression.span)
      if !copied(call, scope, around) { modifier(name, arguments, Base(view, scope), expression, scope, around) }
    }
  }

  /// Whether a call without a base is that of a modifier, of a view or of every view.
  private func isModifier(_ name: String, of type: TypeRecord?) -> Bool {
    guard let type, Self.conforms(type, to: "View") else { return false }
    return name == "background" || name == "overlay" || name == "modifier" || ModifierNames.isKnown(name)
      || extended[0].functions[name] != nil
  }

  // MARK: - Built-in views

  func construct(
    _ path: [String], _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) {
    let name = path[path.count - 1]
    // A type of the team's own may have the name of a built-in view and not be a view: a model called `Group`.
    if let record = colors.table.expand(path, from: scope.file, within: scope.type).types.first,
      record.declaration != nil, Self.conforms(record, to: "View") || !ModifierNames.isBuiltIn(name)
    {
      return component(record, arguments, expression, scope, around)
    }
    if controlStyle(name, arguments, expression, scope, around) { return }
    var around = around
    around.isStacked = name == "GeometryReader" || around.isStacked && ModifierNames.groups.contains(name)
    switch name {
    case "Text", "TextField", "SecureField", "Toggle", "Stepper", "Label", "LocalizedText":
      titled(name, arguments, expression, scope, around)
    case "TextEditor":
      let isClear = around.hidesScrollBackground
      leaf(
        .text, isClear ? around : around.blocked("a text editor has the system's background", expression.span),
        expression.span)
    case "Image": image(arguments, expression, scope, around)
    case "Color": fill(colors.painted(expression, in: scope), around, expression.span)
    case "Button", "Menu", "NavigationLink", "Link": control(name, arguments, expression, scope, around)
    case "List", "Form":
      var row = around.blocked("it is a row of a list, whose background is the system's", expression.span)
      row.row = .direct
      row.isInList = true
      row.behindRows = around.hidesScrollBackground ? around.ground : nil
      rows(of: name, arguments, scope, row)
    case "ZStack": stack(arguments, expression, scope, around)
    case "Picker":
      closures(of: arguments, scope, around.anew("a picker is the system's", expression.span))
    case _ where ModifierNames.containers.contains(name): container(name, arguments, expression, scope, around)
    case _ where ModifierNames.painting.contains(name):
      closures(of: arguments, scope, around.anew("the system decides what `\(name)` paints", expression.span))
    case _ where ModifierNames.shapes.contains(name): leaf(.fill, around, expression.span)
    default:
      guard name != "EmptyView", name != "Spacer", name != "Divider" else { return }
      // A view that is declared elsewhere may paint anything behind its content.
      closures(
        of: arguments, scope,
        around.within(assuming: "`\(name)`, which is not read, paints nothing behind its content"))
      if around.isOwnInk, !hasClosure(arguments), Self.speaksOfText(name) {
        leaf(.text, around, expression.span, assuming: "`\(name)`, which is not read, shows text in it")
      }
    }
  }

  private static func speaksOfText(_ name: String) -> Bool {
    ["text", "label", "title", "markdown"].contains { TextSearch.contains(name.lowercased(), $0) }
  }

  private func hasClosure(_ arguments: [Expression.Argument]) -> Bool {
    arguments.contains { if case .closure = $0.value.kind { true } else { false } }
  }

  private func titled(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) {
    let around = around.inControl(name, expression.span)
    let look = around.controls[name]
    let built = arguments.filter {
      guard case .closure = $0.value.kind else { return false }
      return $0.isTrailing || ["title", "icon", "label"].contains($0.label)
    }
    let isField = name == "TextField" || name == "SecureField"
    let shown = name == "Label" ? built.filter { look != ($0.label == "icon" ? .title : .icon) } : built
    if built.isEmpty || isField {
      if look == .icon {
        // The title is not shown, only spoken.
      } else if !isField, isPicture(arguments.first?.value, scope) {
        // Its colors are its own.
      } else if let shown = arguments.first?.value, isAttributed(shown, scope) {
        if let own = ownInk(of: shown, scope) {
          return paint(
            .text, with: own, around.assuming("the attributed text has this colour from end to end"), expression.span)
        }
        leaf(.text, around, expression.span, assuming: "the attributed text sets no colours of its own")
      } else if let shown = arguments.first?.value, case .string(let parts) = shown.kind {
        joined(parts, expression, scope, around)
      } else {
        defaulted(.text, around, expression.span)
      }
      if look != .title { symbol(of: arguments, expression, scope, around) }
    }
    for argument in shown where name == "Label" || name == "Toggle" || name == "Stepper" {
      render(argument.value, scope, around)
    }
    // The style of a field or a switch may still paint something behind it. The field draws its text itself.
    if let prompt = arguments.first(where: { $0.label == "prompt" })?.value {
      var inside = around
      inside.isPlaceholder = true
      render(prompt, scope, inside)
    }
  }

  private func image(
    _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope, _ around: Surroundings
  ) {
    let labels = arguments.map { $0.label ?? "" }
    // The second is that of a common package with the system's symbols as cases.
    if labels.contains("systemName") || labels.contains("systemSymbol") {
      symbol(arguments.first { ["systemName", "systemSymbol"].contains($0.label) }?.value, expression, scope, around)
    } else if around.isTemplate || labels.first == "" || labels.first == "decorative" {
      let isDecorative = labels.first == "decorative"
      picture(
        expression, around.assuming(isDecorative ? "the image, which is declared as decorative, has a meaning" : nil))
    }
  }

  /// Paints an image of the team's own, which may or may not be a template.
  func picture(_ expression: Expression, _ around: Surroundings) {
    // `renderingMode(.original)`
    guard !around.hasOwnSymbolColors else { return }
    let step = "the image is a template, which takes the foreground"
    leaf(.icon, around, expression.span, assuming: around.isTemplate ? nil : step)
  }

  private func container(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) {
    var next = around
    if !ModifierNames.groups.contains(name), name != "Section",
      next.row != .unknown || name != "ScrollView"
    {
      next.row = .none
    }
    next.isBackdrop = false
    next.isOwnInk = false
    for argument in arguments {
      var inside = next
      if name == "Section", argument.label == "header" || argument.label == "footer", around.row != .none {
        inside = header(next, expression.span)
      }
      if case .closure(let closure) = argument.value.kind {
        guard argument.label != "action" else { continue }
        if name == "ForEach", let list = arguments.first, list.label == nil {
          render(closure, forEach: list.value, scope, inside)
        } else {
          render(argument.value, scope, inside)
        }
      } else if name == "AnyView" || ["header", "footer", "label", "content"].contains(argument.label ?? "") {
        render(argument.value, scope, inside)
      }
    }
  }

  /// Returns the surroundings of a header.
  /// Headers of grouped rows, the default style of a list on a phone, are shown on what is behind the list.
  /// Headers of plain lists have a surface while rows pass under them.
  /// A row's background does not apply to a header.
  private func header(_ around: Surroundings, _ span: Span) -> Surroundings {
    var next = around.anew("a list's header lies on the system's background", span)
    // A header without a foreground is dimmer than the label color.
    next.hasDefaultInk = false
    let isGrouped = around.listStyle.map { TextSearch.contains($0.lowercased(), "group") } ?? !colors.isMac
    guard let behind = around.behindRows, isGrouped else { return next }
    return next.painted(behind.assuming("a group's header lies on the list's background"))
  }

  private func rows(
    of name: String, _ arguments: [Expression.Argument], _ scope: ViewScope, _ around: Surroundings
  ) {
    guard name == "List", arguments.count > 1, let list = arguments.first, list.label == nil,
      case .closure(let row)? = arguments.last?.value.kind
    else { return closures(of: arguments, scope, around) }
    render(row, forEach: list.value, scope, around)
  }

  func closures(of arguments: [Expression.Argument], _ scope: ViewScope, _ around: Surroundings) {
    for argument in arguments {
      guard case .closure = argument.value.kind, argument.label != "action" else { continue }
      render(argument.value, scope, around)
    }
  }

  // MARK: - Controls

  private func control(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) {
    let around = around.inControl(name, expression.span)
    let label = label(of: name, arguments)
    if let destination = arguments.first(where: { $0.label == "destination" })?.value {
      later { [unowned self] in render(destination, scope, around.elsewhere("a screen of its own", destination.span)) }
    }
    let away = around.elsewhere("a screen or menu of its own", expression.span)
    for argument in arguments where name != "Button" && argument.value !== label {
      if case .closure = argument.value.kind, argument.label != "primaryAction" {
        later { [unowned self] in render(argument.value, scope, away) }
      }
    }
    var inside = around
    inside.isBackdrop = false
    inside.isOwnInk = false
    // The system decides whether row modifiers in a label apply to the row.
    if inside.row == .direct { inside.row = .unknown }
    inside.hasDefaultInk = around.look == .plain && name == "Button"
    if name == "Button", case .own(let style) = around.look {
      inside.look = .automatic
      return self.style(styles[style], label.map { .expression($0, scope) } ?? .leaf(.text), expression, inside)
    }
    switch around.look {
    case .automatic where name != "Link" && paintsButtons(scope):
      inside = inside.blocked("the system paints a background behind a button", expression.span)
    case .painted: inside = inside.blocked("the button's style paints a background", expression.span)
    case .automatic where around.ink == nil && name == "NavigationLink" && around.isInList:
      // A row that leads on has the colors of its content.
      inside.hasDefaultInk = true
    case .automatic where around.ink == nil: inside.ink = tint(of: arguments, expression, around)
    case .automatic, .plain, .own: break
    }
    if let label {
      render(label, scope, inside)
    } else {
      // A title with a symbol is a label, which its style may show in part.
      let look = arguments.contains { $0.label == "systemImage" } ? inside.controls["Label"] : .title
      let title = arguments.first { $0.label == nil || $0.label == "verbatim" }?.value
      if look != .icon, !isPicture(title, scope) { leaf(.text, inside, expression.span) }
      if look != .title { symbol(of: arguments, expression, scope, inside) }
    }
  }

  /// Returns the ink of a button's label: the tint, or the system's red for a destructive one.
  private func tint(
    of arguments: [Expression.Argument], _ expression: Expression, _ around: Surroundings
  ) -> Ink? {
    switch arguments.first(where: { $0.label == "role" })?.value.kind {
    case nil, .nilLiteral, .member(_, "cancel"): return around.tint
    case .member(_, "destructive"):
      return colors.ofColorType("red", expression.span)?.assuming("a destructive button is red")
    default: return around.tint?.assuming("the button's role leaves it the tint")
    }
  }

  /// Returns whether a button without a style has a background, as on a Mac and on a watch.
  private func paintsButtons(_ scope: ViewScope) -> Bool {
    if colors.isMac { return true }
    guard scope.file >= 0 else { return false }
    let path = table.place(Span(file: Int32(scope.file), start: 0, end: 0)).file
    return path.split(separator: "/").dropLast().contains { folder in
      folder.split { !$0.isLetter }.contains {
        $0 == "Watch" || $0 == "watchOS" || $0.hasPrefix("WatchKit") || $0.hasPrefix("WatchApp")
      }
    }
  }

  /// Returns the closure that makes the label; `nil` when a title is given.
  private func label(of name: String, _ arguments: [Expression.Argument]) -> Expression? {
    if let label = arguments.first(where: { $0.label == "label" }) { return label.value }
    let trailing = arguments.first { $0.isTrailing && $0.label == nil }?.value
    let hasTitle = arguments.first.map { $0.label == nil && !$0.isTrailing } ?? false
    switch name {
    case "Button":
      let acts = arguments.contains { $0.label == "action" || $0.label == "intent" }
      return acts && !hasTitle ? trailing : nil
    case "NavigationLink", "Link":
      let leads = arguments.contains { ["destination", "value", "tag", "isActive"].contains($0.label ?? "") }
      return leads && !hasTitle ? trailing : nil
    default: return nil
    }
  }
}
