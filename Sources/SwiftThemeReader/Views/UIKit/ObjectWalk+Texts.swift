/// Texts with attributes.
extension ObjectWalk {
  /// Notes the colors of an attributed text, of a title's attributes.
  func attributed(_ name: String, of object: String, _ value: Expression, _ scope: ViewScope, _ facts: Facts) {
    let known = tree.events.count
    if name == "attributedTitle", !Self.isEmpty(value) { tree.titled.insert(object) }
    runs(of: value, name, of: object, scope, facts)
    for index in tree.events.indices[known...] { tree.events[index].group = value.span }
    guard ["attributedText", "attributedTitle"].contains(name) else { return }
    if case .nilLiteral = value.kind { return }
    if tree.events.count == known { tree.attributed.insert(object) }
  }

  /// Notes the colors in attributes, also when constants of the function contain them.
  private func runs(
    of value: Expression, _ name: String, of object: String, _ scope: ViewScope, _ facts: Facts, depth: Int = 0
  ) {
    SyntaxWalk.each(value) { part in
      if case .name(let local) = part.kind, depth < 4, case .expression(let held, let from)? = scope.bound(local)?.0 {
        runs(of: held, name, of: object, from, facts, depth: depth + 1)
        for (more, from) in additions[local] ?? [] { runs(of: more, name, of: object, from, facts, depth: depth + 1) }
      }
      guard case .dictionary(let entries) = part.kind else { return }
      run(entries, name, of: object, scope, facts)
    }
  }

  private func run(
    _ entries: [Expression.DictionaryEntry], _ name: String, of object: String, _ scope: ViewScope, _ facts: Facts
  ) {
    func value(_ key: String) -> Expression? {
      entries.first { if case .member(_, key) = $0.key.kind { true } else { false } }?.value
    }
    guard let ink = value("foregroundColor") else { return }
    let assumption: String? =
      switch name {
      case "titleTextAttributes", "largeTitleTextAttributes": nil
      case "linkTextAttributes": "the text has links"
      default: "the attributed text is all that is shown"
      }
    let attribute: PaintEvent.Attribute =
      switch name {
      case "attributedPlaceholder": .placeholder
      case "largeTitleTextAttributes": .largeTitle
      case "linkTextAttributes": .link
      default: .text
      }
    note(object, attribute, ink, ink, scope, facts, assumption) { event in
      guard let ground = value("backgroundColor") else { return }
      event.ownGround = current(colors.color(ground, as: colors.isMac ? "NSColor" : "UIColor", in: scope))
    }
  }

  /// Remembers `text.append(more)`, `text.addAttribute(.foregroundColor, value: c, range: r)`.
  func appended(to base: Expression, _ name: String, _ arguments: [Expression.Argument], _ scope: ViewScope) {
    guard let text = colors.plainName(base), scope.bound(text) != nil, let first = arguments.first else { return }
    if name == "addAttribute", arguments.count > 1 {
      let entry = Expression.DictionaryEntry(key: first.value, value: arguments[1].value)
      additions[text, default: []].append((Expression(.dictionary([entry]), first.value.span), scope))
    } else {
      additions[text, default: []].append((first.value, scope))
    }
  }
}
