/// Assignments to members of an object: `label.textColor = theme.text`.
extension ObjectWalk {
  func note(
    _ object: String, _ attribute: PaintEvent.Attribute, _ value: Expression, _ whole: Expression, _ scope: ViewScope,
    _ facts: Facts, _ assumption: String? = nil
  ) {
    tree.events.append(
      PaintEvent(
        object: object, attribute: attribute,
        ink: colors.painted(value, as: colors.isMac ? "NSColor" : "UIColor", in: scope), facts: facts,
        span: whole.span, function: function, phase: phase, assumption: assumption ?? step))
  }

  func assigned(
    _ target: Expression, _ value: Expression, _ whole: Expression, _ scope: ViewScope, _ facts: Facts
  ) {
    guard case .member(let base?, let name) = target.kind else {
      // Within the type itself: `backgroundColor = x`.
      if case .name(let name) = target.kind, scope.bound(name) == nil {
        attribute(name, of: "self", value, whole, scope, facts)
      }
      return
    }
    guard let object = object(base, scope) else { return }
    attribute(name, of: object, value, whole, scope, facts)
  }

  private func attribute(
    _ name: String, of object: String, _ value: Expression, _ whole: Expression, _ scope: ViewScope, _ facts: Facts
  ) {
    switch name {
    case "backgroundColor":
      let parts = object.split(separator: ".")
      let own =
        ["layer", "backgroundConfiguration"].contains(parts.last) || (parts.count > 1 && parts.last == "background")
        ? parts.dropLast().joined(separator: ".") : object
      note(own.isEmpty ? "self" : own, .background, value, whole, scope, facts)
    case "backgroundConfiguration": configured(object, by: value, whole, scope, facts)
    case "backgroundView":
      if case .nilLiteral = value.kind { return }
      tree.backdrops[object] = self.object(value, scope) ?? "\(function):backgroundView"
    case "alpha", "opacity":
      let own = object.hasSuffix(".layer") ? String(object.dropLast(6)) : object == "layer" ? "self" : object
      let ways = colors.opacities(value, in: scope)
      tree.dimmings[own, default: []] += ways.map { way in
        let isForGood = phase != .other && facts.isEmpty && way.facts.isEmpty
        return if case .known(let alpha) = way.opacity { Dimming(alpha: alpha, isForGood: isForGood) } else {
          Dimming(alpha: nil, isForGood: false)
        }
      }
    case "baseBackgroundColor": note(object, .background, value, whole, scope, facts)
    case "textColor", "baseForegroundColor": note(object, .text, value, whole, scope, facts)
    case "tintColor": note(object, .tint, value, whole, scope, facts)
    case "borderColor":
      let own = object.split(separator: ".")
      if own.last == "layer" {
        note(own.count == 1 ? "self" : own.dropLast().joined(separator: "."), .border, value, whole, scope, facts)
      }
    case "attributedText", "attributedTitle", "attributedPlaceholder", "titleTextAttributes":
      let known = tree.events.count
      runs(of: value, name, of: object, scope, facts)
      if tree.events.count == known, name == "attributedText" || name == "attributedTitle" {
        if case .nilLiteral = value.kind { return }
        tree.attributed.insert(object)
      }
    case "isHidden":
      // When the running app decides, the object is visible at some time.
      if case .boolean(let isHidden) = value.kind, facts.isEmpty {
        tree.hidden[object, default: []].insert(isHidden)
      } else {
        tree.hidden[object, default: []].formUnion([true, false])
      }
    case "configurationUpdateHandler": tree.configured.insert(object)
    case "image":
      if Self.isTemplate(value) { tree.templates.insert(object) }
    case "font": tree.fonts[object] = UIFonts.read(value)
    case "configuration":
      if phase != .theming || Self.constructed(value) != nil { tree.configured.insert(object) }
    case "overrideUserInterfaceStyle":
      if case .member(_, let style) = value.kind, ["light", "dark"].contains(style), ["self", "view"].contains(object) {
        tree.scheme = style
      }
    default: ownProperty(name, of: object, value, whole, scope, facts)
    }
  }

  /// Notes `cell.backgroundConfiguration = configuration`, which replaces the cell's background color.
  private func configured(
    _ object: String, by value: Expression, _ whole: Expression, _ scope: ViewScope, _ facts: Facts
  ) {
    if case .nilLiteral = value.kind { return }
    var ink = Ink(.unread("a background configuration"), whole.span)
    if case .call(let callee, _) = value.kind, MemberChain(callee).names.last == "clear" {
      ink = Ink(.clear, whole.span)
    }
    if let local = self.object(value, scope),
      let known = tree.events.last(where: { $0.object == local && $0.attribute == .background })
    {
      ink = known.ink
    }
    tree.events.append(
      PaintEvent(
        object: object, attribute: .background, ink: ink, facts: facts, span: whole.span, function: function,
        phase: phase, assumption: step))
  }

  /// Notes the colors in attributes, also when constants of the function contain them.
  private func runs(
    of value: Expression, _ name: String, of object: String, _ scope: ViewScope, _ facts: Facts, depth: Int = 0
  ) {
    SyntaxWalk.each(value) { part in
      if case .name(let local) = part.kind, depth < 4, case .expression(let held, let from)? = scope.bound(local)?.0 {
        runs(of: held, name, of: object, from, facts, depth: depth + 1)
      }
      guard case .dictionary(let entries) = part.kind else { return }
      for entry in entries {
        guard case .member(_, "foregroundColor") = entry.key.kind else { continue }
        let isPlain = name == "titleTextAttributes"
        note(
          object, name == "attributedPlaceholder" ? .placeholder : .text, entry.value, entry.value, scope, facts,
          isPlain ? nil : "the attributed text is all that is shown")
      }
    }
  }

  /// Follows `badge.ink = theme.text` when the badge's class sets its own color in the `didSet` of `ink`.
  private func ownProperty(
    _ name: String, of object: String, _ value: Expression, _ whole: Expression, _ scope: ViewScope, _ facts: Facts
  ) {
    guard step == nil, let typeName = tree.types[object],
      let type = colors.table.type([typeName], from: record.file), type.declaration != nil,
      let (property, owner) = type.property(name, isStatic: false), let observer = property.observer
    else { return }
    step = "nothing else in `\(type.name)` sets the colour that `\(name)` sets"
    defer { step = nil }
    let inner = ViewScope(
      id: colors.identity([owner.order, Int(property.span.start), Int(whole.span.file), Int(whole.span.start)]),
      type: owner, file: Int(property.span.file))
    inner.bind(name, .expression(value, scope))
    for case .expression(let one) in observer {
      guard case .assignment(let target, nil, let given) = one.kind, let own = colors.plainName(target),
        Self.colorsOfAView.contains(own)
      else { continue }
      attribute(own, of: object, given, whole, inner, facts)
    }
  }

  private static let colorsOfAView: Set = ["textColor", "backgroundColor", "tintColor"]

  static func isTemplate(_ expression: Expression) -> Bool {
    var found = false
    SyntaxWalk.each(expression) { part in
      if case .member(_, "alwaysTemplate") = part.kind { found = true }
      if case .call(_, let arguments) = part.kind, arguments.contains(where: { $0.label == "systemName" }) {
        found = true
      }
    }
    return found
  }
}
