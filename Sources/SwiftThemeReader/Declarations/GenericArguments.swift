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
    let properties = table.types.flatMap { $0.properties.map(\.member) } + table.globalProperties.map(\.member)
    var colors: [(type: TypeRecord, parameter: String, color: String)] = []
    var others: [ObjectIdentifier: Set<String>] = [:]
    for property in properties where property.isStatic {
      SyntaxWalk.each(property) { expression in
        guard case .call(let callee, let arguments) = expression.kind, case .name(let name) = callee.kind,
          let type = byName[name], let generics = type.declaration?.generics
        else { return }
        for argument in arguments {
          guard let label = argument.label, let member = type.propertiesByName[label]?.first,
            case .named(let path)? = member.type, path.count == 1, generics.contains(path[0]),
            Self.handsOver(label, as: path[0], to: type)
          else { continue }
          if let color = Self.colorType(argument.value) {
            colors.append((type, path[0], color))
          } else if isOther(argument.value, from: Int(property.span.file)) {
            others[ObjectIdentifier(type), default: []].insert(path[0])
          }
        }
      }
    }
    for (type, parameter, color) in colors where others[ObjectIdentifier(type)]?.contains(parameter) != true {
      note(type, parameter, .named([color]))
    }
  }

  /// Returns whether every initialiser takes what has this label as the generic parameter.
  private static func handsOver(_ label: String, as generic: String, to type: TypeRecord) -> Bool {
    type.initializers.allSatisfy { one in
      one.parameters.allSatisfy { $0.label != label || $0.type == .named([generic]) }
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

  /// Returns the platform color type that an expression begins with.
  private static func colorType(_ expression: Expression) -> String? {
    switch expression.kind {
    case .call(let base, _), .member(let base?, _), .forced(let base): colorType(base)
    case .name(let name): PlatformTypes.colors.contains(name) ? name : nil
    default: nil
    }
  }
}
