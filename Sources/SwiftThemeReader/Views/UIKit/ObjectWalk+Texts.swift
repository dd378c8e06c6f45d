/// Texts with attributes.
extension ObjectWalk {
  /// Notes the colors of an attributed text, of a title's attributes.
  func attributed(_ name: String, of object: String, _ value: Expression, _ scope: ViewScope, _ facts: Facts) {
    let known = tree.events.count
    if name == "attributedTitle", !Self.isEmpty(value) { tree.titled.insert(object) }
    runs(of: value, name, of: object, scope, facts)
    let isAll = isWhole(value, scope) && !isTextSet(of: object, name)
    for index in tree.events.indices[known...] {
      tree.events[index].group = value.span
      if isAll, tree.events[index].assumption == Self.isAllThatIsShown { tree.events[index].assumption = nil }
    }
    guard ["attributedText", "attributedTitle"].contains(name) else { return }
    if case .nilLiteral = value.kind { return }
    if tree.events[known...].allSatisfy(\.isOfPart) { tree.attributed.insert(object) }
    if tree.events.count == known, !isWithoutColor(value, scope) { tree.coloredElsewhere.insert(object) }
  }

  private static let isAllThatIsShown = "the attributed text is all that is shown"

  /// Whether an attributed text is one run, with the attributes that are written with it.
  private func isWhole(_ value: Expression, _ scope: ViewScope, depth: Int = 0) -> Bool {
    switch value.kind {
    case .name(let name):
      guard depth < 4, additions[name] == nil, !scope.isVariable(name),
        case .expression(let held, let from)? = scope.bound(name)?.value
      else { return false }
      return isWhole(held, from, depth: depth + 1)
    case .call(let callee, let arguments):
      guard case .name("NSAttributedString") = callee.kind, arguments.map(\.label) == ["string", "attributes"] else {
        return false
      }
      if case .dictionary = arguments[1].value.kind { return true }
      return false
    default: return false
    }
  }

  /// Whether code may show another text in an object: a file has one, or an assignment sets a plain one.
  private func isTextSet(of object: String, _ name: String) -> Bool {
    if tree.outlets.contains(object) { return true }
    guard let plain = ["attributedText": "text", "attributedPlaceholder": "placeholder"][name] else { return true }
    return setMembers.contains("\(ObjectTree.spoken(object)).\(plain)")
  }

  /// The members that the type's code sets, as `title.text`.
  static func setMembers(in code: [Statement]) -> Set<String> {
    var members: Set<String> = []
    SyntaxWalk.each(code) { part in
      guard case .assignment(let target, _, _) = part.kind else { return }
      members.insert(MemberChain(target).names.suffix(2).joined(separator: "."))
    }
    return members
  }

  /// Whether an attributed text is made here, and gets no color.
  private func isWithoutColor(_ value: Expression, _ scope: ViewScope, depth: Int = 0) -> Bool {
    switch value.kind {
    case .name(let name):
      guard depth < 4, case .expression(let held, let from)? = scope.bound(name)?.value, additions[name] == nil else {
        return false
      }
      return isWithoutColor(held, from, depth: depth + 1)
    case .call(let callee, let arguments):
      guard let name = MemberChain(callee).names.last ?? Self.constructed(value),
        ["NSAttributedString", "NSMutableAttributedString"].contains(name), arguments.first?.label == "string"
      else { return false }
      return arguments.dropFirst().allSatisfy { if case .dictionary = $0.value.kind { true } else { false } }
    default: return false
    }
  }

  /// Notes the colors in attributes, also when constants of the function contain them, or functions and properties of the module.
  private func runs(
    of value: Expression, _ name: String, of object: String, _ scope: ViewScope, _ facts: Facts, depth: Int = 0
  ) {
    SyntaxWalk.each(value) { part in
      if case .name(let local) = part.kind, depth < 4, case .expression(let held, let from)? = scope.bound(local)?.0 {
        runs(of: held, name, of: object, from, facts, depth: depth + 1)
        for (more, from) in additions[local] ?? [] { runs(of: more, name, of: object, from, facts, depth: depth + 1) }
      }
      followed(part, name, of: object, scope, facts, depth)
      guard case .dictionary(let entries) = part.kind else { return }
      run(entries, name, of: object, scope, facts)
    }
  }

  /// Goes through the body of what makes a text, or its attributes.
  private func followed(
    _ part: Expression, _ name: String, of object: String, _ scope: ViewScope, _ facts: Facts, _ depth: Int
  ) {
    guard depth < 4, let (body, within) = textMaker(part, scope) else { return }
    var scope = within
    for statement in body {
      scope = colors.after(statement, in: scope, keepsObjects: true)
      SyntaxWalk.each([statement]) { part in
        followed(part, name, of: object, scope, facts, depth + 1)
        let known = tree.events.count
        for entries in Self.entries(part) { run(entries, name, of: object, scope, facts) }
        for index in tree.events.indices[known...] { tree.events[index].isOfPart = true }
      }
    }
  }

  /// The attributes that code lists or adds: `[.foregroundColor: c]`, `text.addAttribute(.foregroundColor, value: c, range: r)`,
  /// `attributes[.foregroundColor] = c`.
  private static func entries(_ part: Expression) -> [[Expression.DictionaryEntry]] {
    switch part.kind {
    case .dictionary(let entries): return [entries]
    case .call(let callee, let arguments):
      guard case .member(_, "addAttribute") = callee.kind, arguments.count > 1 else { return [] }
      return [[Expression.DictionaryEntry(key: arguments[0].value, value: arguments[1].value)]]
    case .assignment(let target, nil, let value):
      guard case .index(_, let keys) = target.kind, keys.count == 1 else { return [] }
      return [[Expression.DictionaryEntry(key: keys[0].value, value: value)]]
    default: return []
    }
  }

  /// Returns the body of a function or property of the module that makes an attributed text or attributes.
  private func textMaker(_ part: Expression, _ scope: ViewScope) -> ([Statement], ViewScope)? {
    switch part.kind {
    case .name(let name) where scope.bound(name) == nil && name.first?.isLowercase == true:
      return held(name, by: scope.type ?? record, isStatic: nil, part, scope)
    case .member(let base?, let name):
      if base.isSelf { return held(name, by: scope.type ?? record, isStatic: false, part, scope) }
      let path = MemberChain(base).names
      guard let last = path.last, last == "Self" || last.beginsWithCapital else {
        // What a model says of itself: `model.title`.
        let owner = valueType(base, scope).flatMap { colors.table.type($0, from: scope.file, within: scope.type) }
        return owner.flatMap { held(name, by: $0, isStatic: false, part, scope) }
      }
      let owner = last == "Self" ? scope.type : colors.table.type(path, from: scope.file, within: scope.type)
      return owner.flatMap { held(name, by: $0, isStatic: true, part, scope) }
    case .call(let callee, let arguments): return called(callee, arguments, part, scope)
    default: return nil
    }
  }

  private func held(
    _ name: String, by owner: TypeRecord, isStatic: Bool?, _ part: Expression, _ scope: ViewScope
  ) -> ([Statement], ViewScope)? {
    let found =
      isStatic.flatMap { owner.property(name, isStatic: $0) }
      ?? owner.property(name, isStatic: false) ?? owner.property(name, isStatic: true)
    guard let (property, holder) = found, Self.isText(property.type, isKnown: false) else { return nil }
    let within = holder === scope.type ? own(scope) : colors.inside(holder, part, in: scope)
    if let getter = property.getter { return (getter, within) }
    return property.initial.map { ([.expression($0)], within) }
  }

  private func called(
    _ callee: Expression, _ arguments: [Expression.Argument], _ whole: Expression, _ scope: ViewScope
  ) -> ([Statement], ViewScope)? {
    guard let name = MemberChain(callee).names.last, name.first?.isLowercase == true, scope.bound(name) == nil else {
      return nil
    }
    let found = makers(named: name, callee, scope)
    let able = found.filter {
      $0.member.body != nil && Self.isText($0.member.result, isKnown: true)
        && ArgumentMatch.fits($0.member.parameters, arguments, colors.table)
    }
    guard let (function, owner) = able.first, able.count == 1, let body = function.body else { return nil }
    let within = owner === scope.type ? own(scope) : colors.inside(owner, whole, in: scope)
    guard let bindings = ColorReading.bindings(function.parameters, arguments, from: scope, within) else { return nil }
    let id = colors.identity([scope.id, Int(function.span.file), Int(function.span.start), Int(whole.span.start), -15])
    return (body, within.inner(id: id, bindings))
  }

  private func makers(
    named name: String, _ callee: Expression, _ scope: ViewScope
  ) -> [(member: Function, owner: TypeRecord)] {
    func all(_ type: TypeRecord) -> [(member: Function, owner: TypeRecord)] {
      type.functions(name, isStatic: false) + type.functions(name, isStatic: true)
    }
    guard case .member(let base?, _) = callee.kind, !base.isSelf else {
      let own = all(scope.type ?? record)
      if case .name = callee.kind, own.isEmpty {
        return colors.table.globalFunctions(name, from: scope.file).map { ($0.member, colors.table.foreignScope) }
      }
      return own
    }
    let path = MemberChain(base).names
    if let last = path.last, last.beginsWithCapital, last != "Self",
      let owner = colors.table.type(path, from: scope.file, within: scope.type)
    {
      return owner.functions(name, isStatic: true)
    }
    return colors.table.types.flatMap { type in (type.functions[name] ?? []).map { ($0, type) } }
  }

  /// Whether a type is that of an attributed text or of attributes.
  private static func isText(_ type: TypeName?, isKnown: Bool) -> Bool {
    guard let type = type?.unwrapped else { return !isKnown }
    if case .dictionary = type { return true }
    return type.names.contains {
      $0.last?.contains("AttributedString") == true || $0.last?.contains("Attributes") == true
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
      default: Self.isAllThatIsShown
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
