import ThemeModel

/// The stored members of which the values of a type have others than those that a theme is read with: code sets them after the value is
/// made, or makes values with what only the running app knows.
///
/// `struct Theme { var isDark = false; … }` with `store.theme.isDark = true`, or with `Theme(isDark: scheme == .dark)`.
final class VaryingMembers {
  private let table: DeclarationTable
  private lazy var closed = ClosedValues(table: table, changes: BodyChanges(table))
  private var known: [ObjectIdentifier: [String: Span]] = [:]

  init(_ table: DeclarationTable) {
    self.table = table
  }

  /// Tells a value that is read as a theme of its members that vary.
  func mark(_ value: Value) -> Value {
    guard case .instance(let instance) = value.payload, instance.type.declaration != nil, !instance.isShared else {
      return value
    }
    instance.isTheme = true
    instance.varying = members(of: instance.type)
    return value
  }

  /// Returns the members with where code sets them, or makes a value with them.
  private func members(of type: TypeRecord) -> [String: Span] {
    if let known = known[ObjectIdentifier(type)] { return known }
    var found: [String: Span] = [:]
    var open: [Property] = []
    for one in [type] + type.classLine.dropFirst() {
      for property in one.storedMembers where !property.isConstant {
        // What a value sets in itself is set where a variable keeps the value.
        let writes = (type.isReference ? table.writes(to: property) : []) + table.memberWrites(to: property)
        if let write = writes.first(where: { !$0.body.isSample() }) {
          found[property.name] = write.span
        } else if AppState.isManager(type), isOpen(property, of: one) {
          open.append(property)
        }
      }
    }
    // Each of them doubles the variants: many are settings of other things.
    if open.count <= Self.mostOpen {
      for property in open { found[property.name] = property.span }
    }
    // An object is what its class makes it; of values, code makes another one in the place of the first.
    if type.kind == .structure {
      for (name, span) in given(type) where found[name] == nil { found[name] = span }
    }
    known[ObjectIdentifier(type)] = found
    return found
  }

  /// Returns the members to which code gives what only the running app knows, other than colors: values with colors of their own
  /// are themes.
  private func given(_ type: TypeRecord) -> [String: Span] {
    guard !choosing(type).isEmpty else { return [:] }
    var found: [String: Span] = [:]
    for call in table.makingCalls.calls(making: type) + untold(type) where !isMadeOfItself(call, type) {
      for argument in call.arguments
      where closed.closed(argument.value, in: call.body, of: call.expression.span) == nil {
        for name in members(given: argument.label, of: type) { found[name] = found[name] ?? argument.value.span }
      }
    }
    return found
  }

  /// Returns the calls that do not tell what they make, `.init(isDark: on)`, and may make a value of the type by their labels.
  private func untold(_ type: TypeRecord) -> [MakingCalls.Call] {
    let stored = type.storedMembers.map(\.name)
    let all = type.initializers.isEmpty ? [stored] : type.initializers.map { $0.parameters.map { $0.label ?? "" } }
    return table.makingCalls.untold.filter { call in
      let labels = call.arguments.map { $0.label ?? "" }
      return !labels.isEmpty && all.contains { Set(labels).isSubset(of: $0) }
    }
  }

  private func isMadeOfItself(_ call: MakingCalls.Call, _ type: TypeRecord) -> Bool {
    (call.type.map { $0 !== type } ?? false) || call.body.owner === type && call.body.isInitializer
      || call.body.isSample()
  }

  /// Returns the labels of the arguments by which a value may choose its colors.
  private func choosing(_ type: TypeRecord) -> Set<String> {
    let stored = type.storedMembers.filter { isChoice($0.type, $0.initial, type) }.map(\.name)
    guard !type.initializers.isEmpty else { return Set(stored) }
    let parameters = type.initializers.flatMap(\.parameters).filter { isChoice($0.type, $0.initial, type) }
    return Set(parameters.map { $0.label ?? "" })
  }

  /// Returns the members that an initialiser sets by an argument: of the name of its label, where the compiler writes the initialiser.
  private func members(given label: String?, of type: TypeRecord) -> Set<String> {
    let label = label ?? ""
    guard choosing(type).contains(label) else { return [] }
    guard !type.initializers.isEmpty else { return [label] }
    return type.initializers.reduce(into: []) { names, initializer in
      for parameter in initializer.parameters where (parameter.label ?? "") == label {
        names.formUnion(Self.members(of: parameter.name, in: initializer.body ?? []))
      }
    }
  }

  private static func members(of parameter: String, in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    SyntaxWalk.each(body) { expression in
      guard case .assignment(let target, _, let value) = expression.kind, let name = member(target) else { return }
      SyntaxWalk.each(value) { if case .name(parameter) = $0.kind { names.insert(name) } }
    }
    return names
  }

  /// Returns the name of the own member that is set.
  private static func member(_ target: Expression) -> String? {
    switch target.kind {
    case .name(let name): name
    case .member(let base?, let name): base.isSelf ? name : nil
    default: nil
    }
  }

  private static let mostOpen = 2
  private static let mostCases = 6

  /// Whether code that is not read, such as the app that uses a package, may choose by a member: each of its values is a context. What
  /// is open within a module only is a mode by its name alone, since all of a module may be read.
  private func isOpen(_ property: Property, of owner: TypeRecord) -> Bool {
    guard property.access != .file, !property.changes.areOfFile, !property.isLazy else { return false }
    if DarkFlag.isOne(property) { return true }
    switch property.type {
    case .named(["Bool"])?: return property.access == .everywhere
    case .named(let path)?: return isOpenEnum(path, of: property, owner)
    case nil:
      switch property.initial?.kind {
      case .boolean?: return property.access == .everywhere
      // `var mode = Mode.light`
      case .member(let type?, _)?: return MakingCalls.path(type).map { isOpenEnum($0, of: property, owner) } ?? false
      default: return false
      }
    default: return false
    }
  }

  private func isOpenEnum(_ path: [String], of property: Property, _ owner: TypeRecord) -> Bool {
    guard let type = table.expand(path, from: owner.file, within: owner).types.first, type.kind == .enumeration,
      type.cases.count <= Self.mostCases
    else { return false }
    let names = type.cases.map(\.name)
    return property.access == .everywhere || ModeWords.areModes(names)
      || names.count > 1 && names.allSatisfy(ModeWords.speaksOfMode)
  }

  /// Whether colors may be chosen by a member: a flag, a case of an enum, a number or a word.
  private func isChoice(_ type: TypeName?, _ initial: Expression?, _ owner: TypeRecord) -> Bool {
    switch type {
    case .named(let path)?:
      if path.count == 1, Self.plain.contains(path[0]) { return true }
      return table.expand(path, from: owner.file, within: owner).types.first?.kind == .enumeration
    case nil:
      switch initial?.kind {
      case .boolean, .integer, .decimal, .string: return true
      default: return false
      }
    default: return false
    }
  }

  private static let plain: Set = ["Bool", "Int", "Double", "CGFloat", "Float", "String"]
}
