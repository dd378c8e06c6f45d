/// Elements of lists that code writes out: `Self.inks[index % 3]`, `ForEach(items) { item in … }`.
extension ColorReading {
  /// One element, under the condition that it is this one.
  struct Element {
    var value: Expression
    var scope: ViewScope
    var facts: Facts
  }

  /// The elements that a name or a subscript may stand for.
  struct Elements {
    /// The type of each, as far as the code writes it.
    var type: TypeName?
    var all: [Element]
    /// The constant that has the list, if it is no view's own.
    var constant: String?
    /// What has to be assumed: the list is as it starts.
    var assumption: String?

    /// Only this element.
    func at(_ index: Int) -> Elements {
      var result = self
      result.all = all.indices.contains(index) ? [all[index]] : []
      for position in result.all.indices { result.all[position].facts = Facts() }
      return result
    }
  }

  /// Returns the elements of a list that code writes out, each on the condition that `index` is its number; `nil` for what is no
  /// such list.
  func elements(of list: Expression, at index: Facts.Subject, in scope: ViewScope) -> Elements? {
    guard let list = self.list(list, in: scope), !list.values.isEmpty else { return nil }
    noteIndex(index)
    var all: [Element] = []
    for (number, value) in list.values.enumerated() {
      guard let facts = Facts().adding(index, .equals(String(number))) else { return nil }
      all.append(Element(value: value, scope: list.scope, facts: list.values.count > 1 ? facts : Facts()))
    }
    return Elements(type: list.type, all: all, constant: list.constant, assumption: list.assumption)
  }

  /// Returns the element that a subscript gives, or all that it may give.
  func elements(of list: Expression, at index: Expression, in scope: ViewScope) -> Elements? {
    guard let found = elements(of: list, at: subject(index, in: scope), in: scope) else { return nil }
    if case .integer(let number?) = index.kind {
      let one = found.at(Int(clamping: number))
      return one.all.isEmpty ? nil : one
    }
    guard isOpen(index, beside: list, in: scope) else {
      // `all[all.count - 1]` is one of them, but which is not worked out.
      return Elements(all: [], assumption: nil)
    }
    guard case .name(let name) = index.kind, case .elements(let turns)? = scope.bound(name)?.value else { return found }
    // `ForEach(0..<2) { index in … }`
    var result = found
    result.all = turns.all.compactMap { turn in
      guard case .integer(let number?) = turn.value.kind, var element = found.at(Int(clamping: number)).all.first else {
        return nil
      }
      element.facts = turn.facts
      return element
    }
    return result.all.count == turns.all.count ? result : nil
  }

  /// Whether an index depends on more than the list and constants.
  private func isOpen(_ index: Expression, beside list: Expression, in scope: ViewScope) -> Bool {
    let own = MemberChain(list).names.first
    var found = false
    SyntaxWalk.each(index) { part in
      guard case .name(let name) = part.kind, name != own, !name.beginsWithCapital else { return }
      // A function such as `abs` is no variable.
      if scope.bound(name) != nil || scope.type?.property(name, isStatic: false) != nil { found = true }
    }
    return found
  }

  /// Whether a condition is about the element that a color is of. The list may have no element for which both hold.
  func mixesElements(_ facts: Facts) -> Bool {
    let subjects = facts.values.keys
    guard subjects.contains(where: indices.contains) else { return false }
    return subjects.contains { one in
      elementSubjects.contains(one)
        || !indices.contains(one)
          && subjects.contains { indices.contains($0) && $0.scope == one.scope && $0.text.hasPrefix(one.text + ".") }
    }
  }

  /// Returns a color that is one of a list's, whichever the condition leaves.
  func oneOfList(_ color: Ink.Alternative) -> Ink.Alternative {
    guard let index = color.facts.values.keys.filter(indices.contains).min(by: { $0.text < $1.text }) else {
      return color
    }
    var result = color
    let list =
      index.text.hasPrefix(Facts.Subject.turn)
      ? "of \(index.text.dropFirst(Facts.Subject.turn.count))" : "at \(index.text)"
    result.shade = .unknown("an element \(list)", .notFollowed)
    result.facts = color.facts.without(indices)
    return result
  }

  /// Reads an element, or a member of it, whichever element that is. Each is a color, whether or not it can be read.
  func ink(of elements: Elements, _ names: [String] = [], at span: Span, in scope: ViewScope) -> Ink {
    guard !elements.all.isEmpty, elements.all.count <= Ink.most else {
      let count = elements.all.isEmpty ? "colours" : "\(elements.all.count) colours"
      return Ink(.unknown("one of the \(count) of `\(table.text(span))`", .notFollowed), span)
    }
    guard holdColors(elements, names) else { return Ink(.unread("an element that is no colour"), span) }
    let rest = names.filter { !Self.conversions.contains($0) }
    var all: [Ink.Alternative] = []
    for element in elements.all {
      let ink: Ink
      if rest.isEmpty {
        ink = color(element.value, as: Self.word(elements.type) ?? "Color", in: element.scope)
      } else {
        let type = elements.type.flatMap { record($0, in: element.scope) }
        if let part = tuplePart(rest, of: element.value, elements.type, in: element.scope) {
          all += part.given(element.facts).alternatives
          continue
        }
        let longer = rest.reduce(element.value) { Expression(.member($0, $1), element.value.span) }
        ink = (carried(names, by: element.value, as: type, in: element.scope) ?? self.ink(longer, in: element.scope))
          .surely { _ in words(element.value) + "." + names.joined(separator: ".") }
      }
      all += ink.given(element.facts).alternatives
    }
    let found = Ink(all).assuming(elements.assumption)
    return elements.constant.map { found.named(after: $0) } ?? found
  }

  /// Whether elements, or their members of these names, are colors, as far as a type says.
  private func holdColors(_ elements: Elements, _ names: [String]) -> Bool {
    var type = elements.type
    for name in names where !Self.conversions.contains(name) {
      guard let known = type, let first = elements.all.first, let record = record(known, in: first.scope),
        let property = record.property(name, isStatic: false)?.member
      else { return true }
      type = property.type
    }
    if let word = Self.word(type) { return Self.colorTypes.contains(word) }
    return !elements.all.contains { element in
      guard names.isEmpty, case .call(let callee, _) = element.value.kind else { return false }
      return MemberChain(callee).names.last.map(Self.views.contains) ?? false
    }
  }

  private static let views: Set = ["Image", "Text", "AnyView", "Label", "Button"]

  /// Returns what the parameter of a block is that runs for each element of a list.
  func each(of list: Expression, _ block: Closure, in scope: ViewScope) -> ViewScope.Bound {
    let turn = Facts.Subject(
      scope: identity([scope.id, Int(block.span.file), Int(block.span.start), -25]),
      text: Facts.Subject.turn + words(list))
    if let elements = elements(of: list, at: turn, in: scope) { return .elements(elements) }
    if let name = plainName(list), case .ink(let ink)? = scope.bound(name)?.value { return .ink(ink) }
    return .open(elementType(of: list, in: scope))
  }

  // MARK: - Lists

  private struct List {
    var values: [Expression]
    var type: TypeName?
    var scope: ViewScope
    var constant: String?
    var assumption: String?
  }

  private func list(_ expression: Expression, in scope: ViewScope, depth: Int = 0) -> List? {
    guard depth < Self.deepestLists else { return nil }
    switch expression.kind {
    case .array(let values): return List(values: values, scope: scope)
    case .binary("..<", let low, let high), .binary("...", let low, let high):
      guard case .integer(let first?) = low.kind, case .integer(let last?) = high.kind, first <= last,
        last < Int64.max, case (let length, false) = last.subtractingReportingOverflow(first), length <= Int64(Ink.most)
      else { return nil }
      let isOpen = if case .binary("..<", _, _) = expression.kind { true } else { false }
      let numbers = first..<(isOpen ? last : last + 1)
      return List(values: numbers.map { Expression(.integer($0), expression.span) }, scope: scope)
    case .forced(let inner), .chained(let inner): return list(inner, in: scope, depth: depth + 1)
    case .cast(let inner, let type, .upcast):
      guard var found = list(inner, in: scope, depth: depth + 1) else { return nil }
      found.type = type.element
      return found
    case .name(let name):
      if let (value, from) = next(name, in: scope) { return list(value, in: from, depth: depth + 1) }
      guard scope.bound(name) == nil else { return nil }
    case .member(.some, _): break
    default: return nil
    }
    guard let (property, owner) = listed(expression, in: scope) else { return nil }
    let inside = ViewScope(id: identity([owner?.order ?? -1, -24]), type: owner, file: Int(property.span.file))
    var found = list(of: property, in: inside, depth: depth)
    let isOfView = !property.isStatic && owner.map(isPartOfView) == true
    if !isOfView { found?.constant = TokenPath.join(owner?.path ?? "", property.name) }
    return found
  }

  private func list(of property: Property, in scope: ViewScope, depth: Int) -> List? {
    guard property.wrapper == nil else { return nil }
    var found: List?
    if let getter = property.getter {
      guard getter.count == 1 else { return nil }
      switch getter[0] {
      case .expression(let value), .returned(let value?): found = list(value, in: scope, depth: depth + 1)
      default: return nil
      }
    } else if let initial = property.initial {
      found = list(initial, in: scope, depth: depth + 1)
      if !property.isConstant { found?.assumption = "`\(property.name)` is as it starts" }
    }
    if let type = property.type.flatMap(\.element) { found?.type = type }
    return found
  }

  /// Returns the property that holds a list: `all`, `Palette.all`, `palette.all`.
  private func listed(_ expression: Expression, in scope: ViewScope) -> (property: Property, owner: TypeRecord?)? {
    if let found = onlyProperty(expression, in: scope) { return found }
    guard case .member(let base?, let name) = expression.kind, let holder = plainName(base), scope.bound(holder) == nil,
      let property = scope.type?.property(holder, isStatic: false)?.member,
      let type = valueType(of: property, in: scope)
    else { return nil }
    return type.property(name, isStatic: false).flatMap(only)
  }

  private static let deepestLists = 8

  /// Returns the type of a list's elements: of `[Item]`, of `Category.allCases`.
  private func elementType(of list: Expression, in scope: ViewScope) -> TypeName? {
    if case .member(let base?, "allCases") = list.kind {
      let path = MemberChain(base).names
      let isType = path.last?.first?.isUppercase == true && path != ["Self"]
      return isType && table.type(path, from: scope.file, within: scope.type) != nil ? .named(path) : nil
    }
    guard scope.bound(plainName(list) ?? "") == nil else { return nil }
    return listed(list, in: scope)?.property.type.flatMap(\.element)
  }
}
