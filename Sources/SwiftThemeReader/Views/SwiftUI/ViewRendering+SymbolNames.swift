/// The names of the system's symbols, as far as code tells them.
extension ViewRendering {
  /// What a symbol may be called, with the facts under which it is. What is not known of a name is a `?`.
  struct SymbolName {
    var facts = Facts()
    var text: String
  }

  private static let unknownPart = "?"
  /// The most names that are told apart, and the most steps from an expression to its text.
  private static let mostNames = 32
  private static let deepestName = 12

  /// Follows an expression to the names that it may be: at least one.
  func symbolNames(_ value: Expression, _ scope: ViewScope) -> [SymbolName] {
    let all = symbolNames(value, scope, depth: 0)
    return all.isEmpty || all.count > Self.mostNames ? [SymbolName(text: Self.unknownPart)] : all
  }

  private func symbolNames(_ value: Expression, _ scope: ViewScope, depth: Int) -> [SymbolName] {
    let unknown = [SymbolName(text: Self.unknownPart)]
    guard depth < Self.deepestName else { return unknown }
    func names(_ inner: Expression?, _ inside: ViewScope? = nil) -> [SymbolName] {
      inner.map { symbolNames($0, inside ?? scope, depth: depth + 1) } ?? unknown
    }
    func way(_ facts: Facts?, _ all: [SymbolName]) -> [SymbolName] {
      all.compactMap { one in
        facts?.joined(with: one.facts).map { SymbolName(facts: $0, text: one.text) }
      }
    }
    func joined(_ first: [SymbolName], _ second: [SymbolName]) -> [SymbolName] {
      guard first.count * second.count <= Self.mostNames else { return unknown }
      return first.flatMap { start in
        way(start.facts, second).map { SymbolName(facts: $0.facts, text: start.text + $0.text) }
      }
    }
    switch value.kind {
    case .string(let parts):
      return parts.reduce([SymbolName(text: "")]) { start, part in
        switch part {
        case .text(let text): joined(start, [SymbolName(text: text)])
        case .value(let inner): joined(start, names(inner))
        }
      }
    case .binary("+", let left, let right): return joined(names(left), names(right))
    case .conditional(let condition, let yes, let no):
      let truth = colors.facts([.holds(condition)], in: scope)
      return way(truth.yes, names(yes)) + way(truth.no, names(no))
    case .ifElse(let choice):
      let inside = scope.inner()
      let truth = colors.facts(choice.conditions, in: inside)
      return way(truth.yes, names(ColorReading.only(choice.body), inside))
        + way(truth.no, names(choice.otherwise.flatMap(ColorReading.only)))
    case .switchOver(let choice):
      let inside = colors.opened(choice, scope)
      return colors.ways(choice, in: scope).flatMap { way($0.facts, names(ColorReading.only($0.body), inside)) }
    case .forced(let inner): return names(inner)
    case .tuple(let parts) where parts.count == 1: return names(parts[0].value)
    case .name, .member:
      guard let (known, inside) = origin(of: value, scope) else { return unknown }
      return names(known, inside)
    default: return unknown
    }
  }

  /// Returns what a name or a member always stands for: a constant, what a property computes, what a caller hands over.
  private func origin(of value: Expression, _ scope: ViewScope) -> (Expression, ViewScope)? {
    if let name = colors.plainName(value), scope.bound(name) != nil { return colors.steady(name, in: scope) }
    if let (property, owner) = colors.onlyProperty(value, in: scope) {
      guard let owner else {
        return fixed(property, ViewScope(id: -37, type: nil, file: Int(property.span.file), depth: scope.depth))
      }
      let isOwn = !property.isStatic && colors.plainName(value) != nil && scope.type != nil
      let outside = ViewScope(
        id: colors.identity([owner.order, -37]), type: owner, file: Int(property.span.file), depth: scope.depth)
      return fixed(property, of: owner, isOwn ? scope.ofType : outside)
    }
    guard case .member(let base, let name) = value.kind else { return nil }
    guard let base else {
      // `extension String { static let lock = "lock.fill" }`
      guard let found = table.foreignType("String").property(name, isStatic: true),
        let (property, owner) = colors.only(found)
      else { return nil }
      let outside = ViewScope(id: -37, type: owner, file: Int(property.span.file), depth: scope.depth)
      return fixed(property, of: owner, outside)
    }
    guard let type = colors.staticTypes(in: scope).type(of: base), let record = table.record(type),
      record.declaration != nil, let found = record.property(name, isStatic: false),
      let (property, owner) = colors.only(found)
    else { return nil }
    return fixed(property, of: owner, colors.inside(record, value, in: scope))
  }

  /// Returns what a property is that no caller and no code sets.
  private func fixed(
    _ property: Property, of owner: TypeRecord? = nil, _ inside: ViewScope
  ) -> (Expression, ViewScope)? {
    // Each type that conforms may have another.
    if owner?.kind == .protocolType { return nil }
    guard property.wrapper == nil else { return nil }
    if let getter = property.getter { return ColorReading.only(getter).map { ($0, inside) } }
    let isShared = property.isStatic || owner == nil
    guard property.isConstant || isShared && !table.isWritten(property) else { return nil }
    return property.initial.map { ($0, inside) }
  }
}
