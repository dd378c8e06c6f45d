/// Texts with attributes.
extension ObjectWalk {
  /// Notes the colors of an attributed text, of a title's attributes.
  func attributed(
    _ name: String, of object: String, _ value: Expression, _ scope: ViewScope, _ facts: Facts, in state: String? = nil
  ) {
    let known = tree.events.count
    if name == "attributedTitle", !Self.isEmpty(value) { tree.titled.insert(object) }
    let isText = Self.texts.contains(name)
    let found = isText ? attributes(ofText: value, scope) : attributes(value, scope)
    if let found, found.isWhole {
      for ink in found.inks { painted(ink, found, name, of: object, scope, facts) }
    } else {
      runs(of: value, name, of: object, scope, facts)
    }
    let isAll = found?.isWhole == true && !isTextSet(of: object, name)
    for index in tree.events.indices[known...] {
      tree.events[index].group = value.span
      // The color of a configuration's text is shown whatever the configuration's own is.
      if name == "attributedTitle", isConfiguration(object) { tree.events[index].outranks = true }
      if isAll, tree.events[index].assumption == Self.isAllThatIsShown { tree.events[index].assumption = nil }
      if let state, state != "normal", tree.events[index].attribute == .text {
        tree.events[index].attribute = state == "disabled" ? .disabledText : .stateText(state)
      }
    }
    guard ["attributedText", "attributedTitle"].contains(name) else { return }
    if case .nilLiteral = value.kind { return }
    if tree.events[known...].allSatisfy(\.isOfPart) { tree.attributed.insert(object) }
    if tree.events.count == known, found?.isWhole != true { tree.coloredElsewhere.insert(object) }
  }

  /// Notes whether a text that code gives an object consists of emoji alone, which take no color.
  func lettered(_ object: String, _ text: Expression) {
    if Self.isEmpty(text) { return }
    if case .string(let parts) = text.kind, parts.count == 1, case .text(let literal) = parts[0],
      Emoji.isAll(of: literal)
    {
      tree.pictured.insert(object)
    } else {
      tree.lettered.insert(object)
    }
  }

  private static let texts: Set = ["attributedText", "attributedTitle", "attributedPlaceholder"]

  /// The members that hold attributes for text.
  static let attributeMembers: Set = [
    "titleTextAttributes", "largeTitleTextAttributes", "linkTextAttributes", "typingAttributes",
    "defaultTextAttributes",
  ]

  private static let isAllThatIsShown = "the attributed text is all that is shown"

  /// Notes a color that the attributes of a text are known to have.
  private func painted(
    _ ink: TextAttributes.Color, _ all: TextAttributes, _ name: String, of object: String, _ scope: ViewScope,
    _ facts: Facts
  ) {
    guard let facts = facts.joined(with: ink.facts) else { return }
    let ground = all.grounds.first { $0.facts.values.allSatisfy { ink.facts.values[$0.key] == $0.value } }
    let isSure = ground != nil || all.grounds.allSatisfy { $0.facts.joined(with: ink.facts) == nil }
    run(
      ink.value, ground.map { ($0.value, $0.scope) }, name, of: object, ink.scope, facts,
      isSure ? nil : "the text has no background of its own")
  }

  /// Whether code may show another text in an object: a file has one, or an assignment sets a plain one.
  private func isTextSet(of object: String, _ name: String) -> Bool {
    if tree.outlets.contains(object) { return true }
    let plain: String
    switch name {
    case "attributedText": plain = "text"
    case "attributedPlaceholder": plain = "placeholder"
    case "attributedTitle" where isConfiguration(object): plain = "title"
    case "attributedTitle" where tree.types[object] == "UIButton":
      // Titles are set by calls, for each state.
      return calledNames.contains("setTitle") || tree.configured.contains(object)
    default: return true
    }
    let last = ObjectTree.spoken(object).split(separator: ".").last.map(String.init) ?? object
    return setMembers.contains("\(last).\(plain)")
  }

  private func isConfiguration(_ object: String) -> Bool {
    tree.types[object]?.hasSuffix("Configuration") == true
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

  /// Notes the colors in attributes, also when constants of the function contain them, or functions and properties of the module.
  private func runs(
    of value: Expression, _ name: String, of object: String, _ scope: ViewScope, _ facts: Facts, depth: Int = 0
  ) {
    SyntaxWalk.each(value) { part in
      if case .name(let local) = part.kind, depth < 4, case .expression(let held, let from)? = scope.bound(local)?.0 {
        runs(of: held, name, of: object, from, facts, depth: depth + 1)
      }
      if depth < 4 { changes(of: part, name, of: object, scope, facts, depth) }
      followed(part, name, of: object, scope, facts, depth)
      guard case .dictionary(let entries) = part.kind else { return }
      run(entries, name, of: object, scope, facts)
    }
  }

  /// Notes the colors that code adds to a variable.
  private func changes(
    of part: Expression, _ name: String, of object: String, _ scope: ViewScope, _ facts: Facts, _ depth: Int
  ) {
    for change in attributeChanges(of: part, scope) {
      guard let facts = facts.joined(with: change.facts) else { continue }
      switch change.kind {
      case .sets(let entries), .replaces(let entries), .setsInPart(let entries):
        run(entries, name, of: object, change.scope, facts)
      case .adds(let more): runs(of: more, name, of: object, change.scope, facts, depth: depth + 1)
      case .other: break
      }
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
    case .assignment(let target, nil, let value): return entry(target, value).map { [[$0]] } ?? []
    default: return []
    }
  }

  /// Returns the body of a function or property of the module that makes an attributed text or attributes.
  func textMaker(_ part: Expression, _ scope: ViewScope) -> ([Statement], ViewScope)? {
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
    return colors.table.index.functions(named: name)
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
    func value(_ key: String) -> Expression? { entries.first { TextAttributes.key($0.key) == key }?.value }
    guard let ink = value("foregroundColor") else { return }
    run(ink, value("backgroundColor").map { ($0, scope) }, name, of: object, scope, facts)
  }

  private func run(
    _ ink: Expression, _ ground: (Expression, ViewScope)?, _ name: String, of object: String, _ scope: ViewScope,
    _ facts: Facts, _ doubt: String? = nil
  ) {
    let assumption: String? =
      switch name {
      case "titleTextAttributes", "largeTitleTextAttributes", "defaultTextAttributes",
        "titleTextAttributesTransformer":
        nil
      case "linkTextAttributes": "the text has links"
      case "typingAttributes": "the text is typed"
      default: Self.isAllThatIsShown
      }
    let attribute: PaintEvent.Attribute =
      switch name {
      case "attributedPlaceholder": .placeholder
      case "largeTitleTextAttributes": .largeTitle
      case "linkTextAttributes": .link
      default: .text
      }
    note(object, attribute, ink, ink, scope, facts, doubt ?? assumption) { event in
      guard let (ground, scope) = ground else { return }
      event.ownGround = current(colors.color(ground, as: colors.isMac ? "NSColor" : "UIColor", in: scope))
    }
  }

  /// Notes the color that a function gives to a button's title each time it is drawn.
  func transformed(_ object: String, by value: Expression, _ scope: ViewScope, _ facts: Facts) {
    let known = tree.events.count
    if let found = transformation(value, scope), found.isWhole {
      for ink in found.inks { painted(ink, found, "titleTextAttributesTransformer", of: object, scope, facts) }
    }
    for index in tree.events.indices[known...] {
      tree.events[index].group = value.span
      tree.events[index].outranks = true
    }
    if tree.events.count == known { tree.attributed.insert(object) }
  }

  /// Returns what `{ incoming in var outgoing = incoming; outgoing.foregroundColor = ink; return outgoing }` sets.
  private func transformation(_ value: Expression, _ scope: ViewScope) -> TextAttributes? {
    guard case .call(let callee, let arguments) = value.kind, arguments.count == 1,
      case .closure(let closure) = arguments[0].value.kind,
      ["UIConfigurationTextAttributesTransformer", "init"].contains(MemberChain(callee).names.last ?? "init"),
      case .returned(let result?)? = closure.body.last, case .name(let name) = result.kind
    else { return nil }
    walked.insert(closure.span)
    let given = closure.parameters.first ?? "$0"
    let inner = scope.inner(id: colors.identity([scope.id, Int(closure.span.start), -5]))
    for (name, value) in closure.captures { inner.bind(name, .expression(value, scope)) }
    inner.bind(given, .open(nil))
    return changes(of: name, in: closure.body.dropLast(), inner) { value, _ in
      if case .name(given) = value.kind { TextAttributes() } else { nil }
    }
  }
}
