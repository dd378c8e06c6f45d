/// What code shows the members of types as: as grounds, `backgroundColor = hues.page`, or as what lies on them, `label.textColor = hues.ink`.
///
/// The names of colors may say nothing of it. One pass over all code finds every place.
final class ShownRoles {
  private enum Role {
    case ground
    case ink
  }

  /// A place that shows a member of a value.
  private struct Use {
    let value: Expression
    let body: CodeBody
  }

  private let table: DeclarationTable
  private lazy var uses = readUses()
  /// The types of whose values code shows a member, by the member's name.
  private var types: [String: [Role: Set<ObjectIdentifier>]] = [:]
  private lazy var namesOfThemesInUse = readNamesOfThemesInUse()

  init(_ table: DeclarationTable) {
    self.table = table
  }

  /// Returns whether code shows one of these members of a type as a ground and another one as what lies on it, of values that variables
  /// hold.
  func areShown(_ members: Set<String>, of type: TypeRecord) -> Bool {
    let grounds = members.filter { isShown($0, as: .ground, of: type) }
    guard !grounds.isEmpty else { return false }
    return members.contains { !grounds.contains($0) && isShown($0, as: .ink, of: type) }
  }

  /// Returns whether a variable or a parameter of a type is called a theme: `let theme: Hues`.
  func isHeldAsTheme(_ type: TypeRecord) -> Bool {
    namesOfThemesInUse.contains(type.name)
  }

  private func isShown(_ member: String, as role: Role, of type: TypeRecord) -> Bool {
    types(showing: member, as: role).contains(ObjectIdentifier(type))
  }

  /// Returns the types of whose values code shows a member, with those from which they inherit it. Each place is looked at once, however
  /// many types have members of this name.
  private func types(showing member: String, as role: Role) -> Set<ObjectIdentifier> {
    if let known = types[member]?[role] { return known }
    var found: Set<ObjectIdentifier> = []
    for use in uses[member]?[role] ?? [] {
      guard let type = StaticTypes(in: use.body, table).type(of: use.value),
        let record = table.unnoted({ table.record(type.with(type.type.unwrapped)) }), !isCase(use.value, of: record)
      else { continue }
      found.formUnion((record.classLine + record.allProtocols).map { ObjectIdentifier($0) })
    }
    types[member, default: [:]][role] = found
    return found
  }

  /// Returns whether a value is a case that the code names: `Hues.page.color` is one color of an enum of colors.
  private func isCase(_ value: Expression, of type: TypeRecord) -> Bool {
    guard type.kind == .enumeration, case .member(_, let name) = value.kind else { return false }
    return type.cases.contains { $0.name == name }
  }

  // MARK: Places

  private func readUses() -> [String: [Role: [Use]]] {
    var found: [String: [Role: [Use]]] = [:]
    for body in table.codeBodies {
      SyntaxWalk.each(body.statements) { part in
        guard let (shown, role) = Self.shown(by: part) else { return }
        SyntaxWalk.each(shown) { inner in
          guard let (member, value) = Self.member(inner) else { return }
          found[member, default: [:]][role, default: []].append(Use(value: value, body: body))
        }
      }
    }
    return found
  }

  /// Returns what an assignment or a call shows.
  private static func shown(by expression: Expression) -> (Expression, Role)? {
    switch expression.kind {
    case .assignment(let target, _, let value):
      guard let name = lastName(of: target) else { return nil }
      return role(of: name).map { (value, $0) }
    case .call(let callee, let arguments):
      guard let name = lastName(of: callee), let first = arguments.first, let role = role(of: name) else { return nil }
      return (first.value, role)
    default: return nil
    }
  }

  private static func lastName(of expression: Expression) -> String? {
    switch expression.kind {
    case .member(_, let name), .name(let name): name
    case .chained(let inner), .forced(let inner): lastName(of: inner)
    default: nil
    }
  }

  /// Returns the role of what a property or a modifier of this name is given.
  private static func role(of name: String) -> Role? {
    switch name {
    case "backgroundColor", "background", "barTintColor", "listRowBackground", "containerBackground": .ground
    case "textColor", "tintColor", "foregroundColor", "foregroundStyle", "setTitleColor", "tint": .ink
    default: nil
    }
  }

  /// Returns the member that an expression takes of a value: `hues.ink`, `hues.color(for: .ink)`, `hues[.ink]`.
  private static func member(_ expression: Expression) -> (name: String, value: Expression)? {
    switch expression.kind {
    case .member(let base?, let name): return (name, base)
    case .call(let callee, let arguments):
      guard case .member(let base?, _) = callee.kind, let key = key(of: arguments) else { return nil }
      return (key, base)
    case .index(let base, let arguments): return key(of: arguments).map { ($0, base) }
    default: return nil
    }
  }

  private static func key(of arguments: [Expression.Argument]) -> String? {
    guard let first = arguments.first, case .member(_, let name) = first.value.kind else { return nil }
    return name
  }

  // MARK: Names

  /// Returns the names of the types of variables and parameters that are called themes.
  private func readNamesOfThemesInUse() -> Set<String> {
    var found: Set<String> = []
    func add(_ name: String, _ type: TypeName?) {
      guard let type, ThemeWords.isCalledTheme(name) else { return }
      for path in type.names { if let last = path.last { found.insert(last) } }
    }
    for property in table.types.flatMap({ $0.properties.map(\.member) }) + table.globalProperties.map(\.member) {
      add(property.name, property.type)
    }
    for parameter in table.codeBodies.flatMap(\.parameters) { add(parameter.name, parameter.type) }
    return found
  }
}
