/// The attributes of texts, followed through the variables, properties and functions that make them.
extension ObjectWalk {
  private static let deepestAttributes = 8

  // MARK: - Changes

  /// Notes what code does with a variable that may hold attributes, or a text that has some.
  ///
  /// - Parameter source: where what it adds was written, if that is elsewhere
  func noteAttributes(
    of target: Expression, _ kind: TextAttributes.Change.Kind, _ scope: ViewScope, _ facts: Facts,
    from source: ViewScope? = nil
  ) {
    guard let key = attributesKey(target, scope) else { return }
    func note(_ kind: TextAttributes.Change.Kind) {
      attributeChanges[key, default: []].append(
        TextAttributes.Change(kind: kind, scope: source ?? scope, facts: current(facts), moment: moment))
    }
    // What a loop sets may not be set at all.
    if loops > 0 { note(.other) }
    note(kind)
  }

  /// Forgets what was done with a variable that gets another value.
  func forgetAttributes(of target: Expression, _ scope: ViewScope, _ facts: Facts) {
    guard let key = attributesKey(target, scope), attributeChanges[key] != nil else { return }
    if facts.isEmpty {
      attributeChanges[key] = nil
    } else {
      noteAttributes(of: target, .other, scope, facts)
    }
  }

  private func attributesKey(_ target: Expression, _ scope: ViewScope) -> String? {
    guard let name = colors.plainName(target) else { return nil }
    if case .name = target.kind, let (_, owner) = scope.bound(name) { return local(name, owner) }
    return record.property(name, isStatic: false) == nil ? nil : "\(function)#\(name)"
  }

  func attributeChanges(of target: Expression, _ scope: ViewScope) -> [TextAttributes.Change] {
    attributesKey(target, scope).flatMap { attributeChanges[$0] } ?? []
  }

  /// Notes a call on what may be an attributed text, or a dictionary of attributes.
  func appended(
    to base: Expression, _ name: String, _ arguments: [Expression.Argument], _ scope: ViewScope, _ facts: Facts
  ) {
    guard let first = arguments.first?.value else {
      if name == "removeAll" { noteAttributes(of: base, .other, scope, facts) }
      return
    }
    func entries(_ value: Expression) -> [Expression.DictionaryEntry]? {
      if case .dictionary(let entries) = value.kind { entries } else { nil }
    }
    func isWhole(_ range: Expression?) -> Bool { range.map { covers($0, base, scope) } ?? false }
    switch name {
    case "append", "merge", "insert", "mergeAttributes": noteAttributes(of: base, .adds(first), scope, facts)
    case "addAttribute":
      guard arguments.count > 1 else { return }
      let entry = Expression.DictionaryEntry(key: first, value: arguments[1].value)
      let isWhole = arguments.count == 3 && isWhole(arguments[2].value)
      noteAttributes(of: base, isWhole ? .sets([entry]) : .setsInPart([entry]), scope, facts)
    case "addAttributes", "setAttributes":
      guard let entries = entries(first) else { return noteAttributes(of: base, .adds(first), scope, facts) }
      guard arguments.count == 2, isWhole(arguments[1].value) else {
        return noteAttributes(of: base, .setsInPart(entries), scope, facts)
      }
      noteAttributes(of: base, name == "setAttributes" ? .replaces(entries) : .sets(entries), scope, facts)
    case "updateValue":
      guard arguments.count == 2, arguments[1].label == "forKey" else { return }
      let entry = Expression.DictionaryEntry(key: arguments[1].value, value: first)
      noteAttributes(of: base, .sets([entry]), scope, facts)
    case "removeValue", "removeAll", "removeAttribute", "setAttributedString", "replaceCharacters":
      noteAttributes(of: base, .other, scope, facts)
    default: break
    }
  }

  /// The calls that change attributes, or texts that have some.
  static let changingAttributes: Set = [
    "append", "merge", "insert", "mergeAttributes", "addAttribute", "addAttributes", "setAttributes", "updateValue",
    "removeValue", "removeAll", "removeAttribute", "setAttributedString", "replaceCharacters",
  ]

  /// Whether a variable holds a text that code may give attributes.
  func isMutableText(_ base: Expression, _ scope: ViewScope) -> Bool {
    guard case .name(let name) = base.kind, case .expression(let value, _)? = scope.bound(name)?.value else {
      return false
    }
    return Self.constructed(value) == "NSMutableAttributedString"
  }

  /// Notes `container.foregroundColor = ink`, and `title.attributedTitle?.foregroundColor = ink`. Returns whether it is one.
  func attributeSet(
    _ name: String, of base: Expression, _ target: Expression, _ value: Expression, _ scope: ViewScope, _ facts: Facts
  ) -> Bool {
    guard name == "foregroundColor" || name == "backgroundColor" else { return false }
    var owner = base
    if case .member(let outer?, let system) = owner.kind, ["uiKit", "appKit", "swiftUI"].contains(system) {
      owner = outer
    }
    while case .chained(let inner) = owner.kind { owner = inner }
    let entry = Expression.DictionaryEntry(key: Expression(.member(nil, name), target.span), value: value)
    switch owner.kind {
    case .index(let text, _):
      if name == "foregroundColor" { noteAttributes(of: text, .setsInPart([entry]), scope, facts) }
      return false
    case .name(let local):
      guard case .expression(let made, _)? = scope.bound(local)?.value,
        name == "foregroundColor" || ["AttributeContainer", "AttributedString"].contains(Self.constructed(made))
      else { return false }
      noteAttributes(of: owner, .sets([entry]), scope, facts)
      return false
    case .member(let object?, let text) where text == "attributedTitle" || text == "attributedText":
      guard name == "foregroundColor", let object = self.object(object, scope) else { return false }
      attributed(text, of: object, Expression(.dictionary([entry]), target.span), scope, facts)
      return true
    default: return false
    }
  }

  /// Notes `attributes[.foregroundColor] = ink`, and `bar.titleTextAttributes[.foregroundColor] = ink`.
  func attributeSet(
    _ base: Expression, _ target: Expression, _ value: Expression, _ scope: ViewScope, _ facts: Facts
  ) {
    guard case .index(_, let keys) = target.kind, keys.count == 1, keys[0].label == nil else { return }
    let entry = Expression.DictionaryEntry(key: keys[0].value, value: value)
    noteAttributes(of: base, .sets([entry]), scope, facts)
    var member = base
    while case .chained(let inner) = member.kind { member = inner }
    guard TextAttributes.key(keys[0].value) == "foregroundColor", case .member(let owner?, let name) = member.kind,
      Self.attributeMembers.contains(name), let object = object(owner, scope)
    else { return }
    attributed(name, of: object, Expression(.dictionary([entry]), target.span), scope, facts)
  }

  /// Whether a range is that of a whole text: `NSRange(location: 0, length: text.length)`.
  private func covers(_ range: Expression, _ text: Expression, _ scope: ViewScope) -> Bool {
    guard let name = colors.plainName(text) else { return false }
    if case .name(let local) = range.kind, case .expression(let value, let from)? = scope.bound(local)?.value,
      !scope.isVariable(local)
    {
      return covers(value, text, from)
    }
    guard case .call(let callee, let arguments) = range.kind, arguments.count == 2,
      case .name(let made) = callee.kind, case .integer(0)? = arguments.first?.value.kind
    else { return false }
    let labels = arguments.map(\.label)
    guard made == "NSRange" && labels == ["location", "length"] || made == "NSMakeRange" && labels == [nil, nil],
      case .member(let owner?, "length") = arguments[1].value.kind
    else { return false }
    return colors.plainName(owner) == name
  }

  // MARK: - Values

  /// Returns the attributes that a value is; `nil` where it is not followed.
  func attributes(_ value: Expression, _ scope: ViewScope, depth: Int = 0) -> TextAttributes? {
    guard depth < Self.deepestAttributes else { return nil }
    func inner(_ value: Expression, _ from: ViewScope) -> TextAttributes? { attributes(value, from, depth: depth + 1) }
    switch value.kind {
    case .dictionary(let entries):
      var made = TextAttributes()
      made.set(entries, scope, Facts())
      return made
    case .cast(let value, _, _), .forced(let value), .chained(let value): return inner(value, scope)
    case .conditional(let condition, let yes, let no):
      return either(colors.facts([.holds(condition)], in: scope), inner(yes, scope), inner(no, scope))
    case .name(let name) where scope.bound(name) != nil:
      return changed(value, scope) { inner($0, $1) }
    case .call(let callee, let arguments):
      if isEmptyDictionary(callee, arguments) { return TextAttributes() }
      if case .name("AttributeContainer") = callee.kind {
        guard let first = arguments.first else { return TextAttributes() }
        return arguments.count == 1 && first.label == nil ? inner(first.value, scope) : nil
      }
    default: break
    }
    guard attributeChanges(of: value, scope).isEmpty, let (body, within) = textMaker(value, scope),
      isSettled(value, within)
    else { return nil }
    return made(by: body, within, depth: depth + 1)
  }

  /// Whether a property or a function gives the same in all objects, whatever code sets.
  private func isSettled(_ value: Expression, _ within: ViewScope) -> Bool {
    var named = value
    if case .call(let callee, _) = value.kind { named = callee }
    guard let name = MemberChain(named).names.last, let owner = within.type, owner !== colors.table.foreignScope else {
      return true
    }
    if colors.isReplaced(name, of: owner, otherThanBy: owner) { return false }
    let property = owner.property(name, isStatic: false) ?? owner.property(name, isStatic: true)
    guard let property = property?.member, property.isStored else { return true }
    return property.isConstant
  }

  /// Returns the attributes that a text has from end to end; `nil` where it is not followed.
  func attributes(ofText value: Expression, _ scope: ViewScope, depth: Int = 0) -> TextAttributes? {
    guard depth < Self.deepestAttributes else { return nil }
    func inner(_ value: Expression, _ from: ViewScope) -> TextAttributes? {
      attributes(ofText: value, from, depth: depth + 1)
    }
    switch value.kind {
    case .conditional(let condition, let yes, let no):
      return either(colors.facts([.holds(condition)], in: scope), inner(yes, scope), inner(no, scope))
    case .forced(let value), .attempt(let value): return inner(value, scope)
    // What is set on the text as a whole.
    case .dictionary: return attributes(value, scope, depth: depth + 1)
    case .name(let name) where scope.bound(name) != nil:
      return changed(value, scope) { inner($0, $1) }
    case .call(let callee, let arguments):
      guard let made = Self.constructed(value), case .name = callee.kind else { return nil }
      let labels = arguments.map(\.label)
      switch (made, labels) {
      case ("NSAttributedString", ["string"]), ("NSMutableAttributedString", ["string"]): return TextAttributes()
      case ("NSAttributedString", ["string", "attributes"]), ("NSMutableAttributedString", ["string", "attributes"]),
        ("AttributedString", [nil, "attributes"]):
        return attributes(arguments[1].value, scope, depth: depth + 1)
      case ("NSAttributedString", ["attributedString"]), ("NSMutableAttributedString", ["attributedString"]),
        ("NSAttributedString", [nil]):
        return inner(arguments[0].value, scope)
      case ("AttributedString", [nil]):
        return isString(arguments[0].value, scope) ? TextAttributes() : inner(arguments[0].value, scope)
      default: return nil
      }
    default: return nil
    }
  }

  private func isString(_ value: Expression, _ scope: ViewScope) -> Bool {
    if case .string = value.kind { return true }
    return colors.declaredType(of: value, in: scope)?.names.first == ["String"]
  }

  /// Whether a call makes a dictionary without entries: `[NSAttributedString.Key: Any]()`.
  private func isEmptyDictionary(_ callee: Expression, _ arguments: [Expression.Argument]) -> Bool {
    guard arguments.isEmpty else { return false }
    if case .dictionary(let entries) = callee.kind, entries.count == 1 { return true }
    return false
  }

  private func either(_ way: Way, _ yes: TextAttributes?, _ no: TextAttributes?) -> TextAttributes? {
    guard let yes, let no else { return nil }
    var whole = TextAttributes()
    if let facts = way.yes { whole.join(yes, where: facts) }
    if let facts = way.no { whole.join(no, where: facts) }
    return whole
  }

  /// Returns the attributes of a variable of the code, with what was done with it.
  private func changed(
    _ variable: Expression, _ scope: ViewScope, _ read: (Expression, ViewScope) -> TextAttributes?
  ) -> TextAttributes? {
    guard let name = colors.plainName(variable), case .expression(let value, let from)? = scope.bound(name)?.value,
      !ColorReading.mentions(name, in: value), var made = read(value, from)
    else { return nil }
    if hasOtherName(name, at: variable.span, scope) { made.isWhole = false }
    for change in attributeChanges(of: variable, scope) { apply(change, to: &made) }
    return made
  }

  /// Whether code keeps a text under another name or in a list as well, by which it may be changed.
  private func hasOtherName(_ name: String, at span: Span, _ scope: ViewScope) -> Bool {
    colors.table.codeBodies.contains { body in
      guard body.owner === scope.type, body.file == Int(span.file) else { return false }
      var isKept = false
      SyntaxWalk.lists(body.statements) { list in
        for case .variables(let bindings) in list {
          for case .name(name)? in bindings.map(\.initial?.kind) { isKept = true }
        }
      }
      SyntaxWalk.each(body.statements) { part in
        guard case .array(let elements) = part.kind else { return }
        for case .name(name) in elements.map(\.kind) { isKept = true }
      }
      return isKept
    }
  }

  private func apply(_ change: TextAttributes.Change, to made: inout TextAttributes) {
    if change.moment != moment { made.isWhole = false }
    switch change.kind {
    case .sets(let entries): made.set(entries, change.scope, change.facts)
    case .replaces(let entries):
      made.clear(where: change.facts)
      made.set(entries, change.scope, change.facts)
    case .setsInPart(let entries):
      // A part without colors of its own has those of the whole.
      if entries.contains(where: { !Self.isPlain($0.key) }) { made.isWhole = false }
    case .adds, .other: made.isWhole = false
    }
  }

  /// Whether an attribute is none that shows colors.
  private static func isPlain(_ key: Expression) -> Bool {
    TextAttributes.key(key).map { !["foregroundColor", "backgroundColor", "link", "attachment"].contains($0) } ?? false
  }

  /// Returns the attributes that a body makes and returns, if it does nothing else with them.
  private func made(by body: [Statement], _ start: ViewScope, depth: Int) -> TextAttributes? {
    guard let last = body.last else { return nil }
    let result: Expression
    switch last {
    case .expression(let value), .returned(let value?): result = value
    default: return nil
    }
    if body.count == 1 { return attributes(result, start, depth: depth) }
    guard case .name(let name) = result.kind else { return nil }
    return changes(of: name, in: body.dropLast(), start) { attributes($0, $1, depth: depth) }
  }

  /// Returns what is left of the attributes of a local variable after statements; `nil` if something else may change it.
  ///
  /// - Parameter read: returns the attributes that the variable begins with
  func changes(
    of name: String, in body: some Sequence<Statement>, _ start: ViewScope,
    from read: (Expression, ViewScope) -> TextAttributes?
  ) -> TextAttributes? {
    var scope = start
    var made: TextAttributes?
    for statement in body {
      let before = scope
      scope = colors.after(statement, in: scope, keepsObjects: true)
      if case .variables(let bindings) = statement, let own = bindings.first(where: { $0.pattern.names == [name] }) {
        guard made == nil, bindings.count == 1, let initial = own.initial else { return nil }
        made = read(initial, before)
        if made == nil { return nil }
        continue
      }
      guard Self.mentions(name, statement) else {
        if LocalValues.leaves([statement]) != .never { return nil }
        continue
      }
      guard case .expression(let one) = statement, var next = made, take(one, name, before, Facts(), &next) else {
        return nil
      }
      made = next
    }
    return made
  }

  private static func mentions(_ name: String, _ statement: Statement) -> Bool {
    var found = false
    SyntaxWalk.each([statement]) { if case .name(name) = $0.kind { found = true } }
    return found
  }

  /// Takes what one statement does to the attributes of a variable. Returns whether it is followed.
  private func take(
    _ one: Expression, _ name: String, _ scope: ViewScope, _ facts: Facts, _ made: inout TextAttributes
  ) -> Bool {
    switch one.kind {
    case .assignment(let target, nil, let value):
      guard !ColorReading.mentions(name, in: value), let entry = Self.entry(target, value, of: name) else {
        return false
      }
      made.set([entry], scope, facts)
      return true
    case .ifElse(let choice):
      let inner = scope.inner()
      let way = colors.facts(choice.conditions, in: inner)
      for (way, body, scope) in [(way.yes, choice.body, inner), (way.no, choice.otherwise ?? [], scope)] {
        guard let next = way.flatMap({ facts.joined(with: $0) }) else { continue }
        for statement in body {
          guard case .expression(let one) = statement, take(one, name, scope, next, &made) else { return false }
        }
      }
      return true
    default: return false
    }
  }

  /// Returns what an assignment sets: `attributes[.foregroundColor] = ink`, `container.foregroundColor = ink`.
  static func entry(_ target: Expression, _ value: Expression, of name: String? = nil) -> Expression.DictionaryEntry? {
    func isMeant(_ base: Expression) -> Bool {
      if case .name(let own) = base.kind { name == nil || own == name } else { false }
    }
    switch target.kind {
    case .index(let base, let keys):
      guard isMeant(base), keys.count == 1, keys[0].label == nil else { return nil }
      return Expression.DictionaryEntry(key: keys[0].value, value: value)
    case .member(let base?, let key):
      var base = base
      if case .member(let outer?, let system) = base.kind, ["uiKit", "appKit", "swiftUI"].contains(system) {
        base = outer
      }
      guard isMeant(base) else { return nil }
      return Expression.DictionaryEntry(key: Expression(.member(nil, key), target.span), value: value)
    default: return nil
    }
  }
}
