/// Finds the types that the sources give to the generic parameters of their own types. When a parameter always gets the
/// same type, the parameter's name becomes an alias of that type.
struct GenericArguments {
  private let table: DeclarationTable

  init(_ table: DeclarationTable) {
    self.table = table
  }

  /// Adds the aliases to the generic types.
  ///
  /// - Parameter written: the specializations that each file writes in angle brackets and in `where` clauses
  func settle(_ written: [(specialization: FileDeclarations.Specialization, file: Int)]) {
    let generic = table.types.filter { $0.declaration?.generics.isEmpty == false }
    guard !generic.isEmpty else { return }
    var given: [ObjectIdentifier: [String: [TypeName]]] = [:]
    func note(_ type: TypeRecord, _ name: String, _ argument: TypeName) {
      if given[ObjectIdentifier(type)]?[name]?.contains(argument) != true {
        given[ObjectIdentifier(type), default: [:]][name, default: []].append(argument)
      }
    }
    for (one, file) in written {
      guard let type = table.type(one.path, from: file), let names = type.declaration?.generics,
        let name = name(one.parameter, names), isKnown(one.type, from: file)
      else { continue }
      note(type, name, one.type)
    }
    let silent = generic.filter { given[ObjectIdentifier($0)] == nil }
    if !silent.isEmpty { infer(silent, note) }
    for type in generic {
      for (name, arguments) in given[ObjectIdentifier(type)] ?? [:] where type.aliases[name] == nil {
        guard let span = type.declaration?.span, let argument = Self.only(arguments) else { continue }
        type.aliases[name] = TypeAlias(name: name, target: argument, span: span)
      }
    }
  }

  private func name(_ parameter: FileDeclarations.Specialization.Parameter, _ names: [String]) -> String? {
    switch parameter {
    case .position(let index): names.indices.contains(index) ? names[index] : nil
    case .name(let name): names.contains(name) ? name : nil
    }
  }

  /// Returns whether a type argument is a known type. A generic parameter of an enclosing type is not, as in
  /// `Theme<Tone>` within `struct Kit<Tone>`.
  private func isKnown(_ type: TypeName, from file: Int) -> Bool {
    guard let path = type.names.first, type.names.count == 1 else { return false }
    let (types, foreign) = table.expand(path, from: file)
    return !types.isEmpty || foreign.contains(where: PlatformTypes.all.contains)
  }

  /// Returns the one type given, or `anyColor` for several color types. Members are then colors, but of no particular
  /// type: `.red` differs from type to type.
  static func only(_ arguments: [TypeName]) -> TypeName? {
    guard arguments.count > 1 else { return arguments.first }
    let areColors = arguments.allSatisfy { type in
      type.names.count == 1 && type.names[0].last.map(PlatformTypes.colors.contains) == true
    }
    return areColors ? .named([PlatformTypes.anyColor]) : nil
  }

  /// Infers parameters from calls: `Palette(text: UIColor(…))` gives `UIColor` to the parameter that is the type of `text`, unless
  /// another call gives it something else.
  private func infer(_ types: [TypeRecord], _ note: (TypeRecord, String, TypeName) -> Void) {
    let byName = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
    let properties = table.types.flatMap(\.properties) + table.globalProperties
    var colors: [(type: TypeRecord, parameter: String, color: String)] = []
    var others: [ObjectIdentifier: Set<String>] = [:]
    for (property, file) in properties {
      func look(at expression: Expression) {
        guard case .call(let callee, let arguments) = expression.kind, case .name(let name) = callee.kind,
          let type = byName[name]
        else { return }
        for (parameter, value) in handed(arguments, to: type) {
          if let color = colorType(value, from: file) {
            colors.append((type, parameter, color))
          } else if isOther(value, from: file) {
            others[ObjectIdentifier(type), default: []].insert(parameter)
          }
        }
      }
      // What a member of each value gives has its type written beside it.
      if property.isStatic {
        SyntaxWalk.each(property, look)
      } else if let initial = property.initial {
        SyntaxWalk.each(initial, look)
      }
    }
    for (type, parameter, color) in colors where others[ObjectIdentifier(type)]?.contains(parameter) != true {
      note(type, parameter, .named([color]))
    }
  }

  /// Returns what a call hands to a type as its generic parameters: to the initialisers that take the arguments, or else to the members
  /// of these names.
  private func handed(
    _ arguments: [Expression.Argument], to type: TypeRecord
  ) -> [(parameter: String, value: Expression)] {
    let generics = type.declaration?.generics ?? []
    func parameter(_ type: TypeName?) -> String? {
      guard case .named(let path)? = type, path.count == 1, generics.contains(path[0]) else { return nil }
      return path[0]
    }
    let fitting = type.initializers.filter { ArgumentMatch.fits($0.parameters, arguments, table) }
    guard fitting.isEmpty else {
      // Of several, nothing tells which one is called.
      guard fitting.count == 1 else { return [] }
      return ArgumentMatch.pairs(fitting[0].parameters, arguments, table).flatMap { one, given in
        parameter(one.type).map { name in given.map { (name, $0.value) } } ?? []
      }
    }
    return arguments.compactMap { argument in
      let member = argument.label.flatMap { type.propertiesByName[$0]?.first }
      return parameter(member?.type).map { ($0, argument.value) }
    }
  }

  /// Returns whether an expression is known to be no color: a literal, or a value or a static member of a type of the sources.
  private func isOther(_ expression: Expression, from file: Int) -> Bool {
    switch expression.kind {
    case .integer, .decimal, .string, .boolean, .array, .dictionary, .closure: return true
    case .call(let callee, _):
      guard let path = MakingCalls.path(callee) else { return false }
      return isDeclared(path, from: file, within: nil)
    case .member(let base?, let name):
      guard let path = MakingCalls.path(base), let owner = table.type(path, from: file),
        let member = owner.propertiesByName[name]?.first(where: \.isStatic), let type = member.type?.names.first
      else { return false }
      return isDeclared(type, from: Int(member.span.file), within: owner)
    default: return false
    }
  }

  private func isDeclared(_ path: [String], from file: Int, within scope: TypeRecord?) -> Bool {
    guard let declaration = table.type(path, from: file, within: scope)?.declaration else { return false }
    // Classes are not linked yet.
    return !declaration.inherited.flatMap(\.names).contains { $0.last.map(PlatformTypes.colors.contains) == true }
  }

  /// Returns the platform color type that an expression begins with, or that of the static member that it names.
  private func colorType(_ expression: Expression, from file: Int) -> String? {
    if let own = Self.platformType(expression) { return own }
    guard case .member(let base?, let name) = expression.kind, let path = MakingCalls.path(base),
      let member = table.type(path, from: file)?.propertiesByName[name]?.first(where: \.isStatic)
    else { return nil }
    guard let written = member.type else { return member.initial.flatMap(Self.platformType) }
    guard case .named(let type) = written, let color = type.last else { return nil }
    return PlatformTypes.colors.contains(color) ? color : nil
  }

  private static func platformType(_ expression: Expression) -> String? {
    switch expression.kind {
    case .call(let base, _), .member(let base?, _), .forced(let base): platformType(base)
    case .name(let name): PlatformTypes.colors.contains(name) ? name : nil
    default: nil
    }
  }
}
