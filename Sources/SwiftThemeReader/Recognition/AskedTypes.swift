/// What code asks for at the place of a value whose type it does not name: `.init(…)`.
indirect enum AskedType {
  case nothing
  case type(Expected)
  /// What a call asks for as its argument.
  case argument(Expression, of: Expression, [Expression.Argument], giving: AskedType)
  case element(of: AskedType)
  case part(Int, of: AskedType)
  /// What a closure returns where a function is asked for.
  case result(of: AskedType)
  /// What is set or compared.
  case same(as: Expression)
}

/// The types that code asks for, by the declarations of what it calls and sets.
struct AskedTypes {
  /// Methods of lists that take elements.
  private static let takingElements: Set = [
    "append", "insert", "contains", "firstIndex", "remove", "update", "updateValue", "yield", "send",
  ]

  /// More types are as good as none: nothing tells which of them is meant.
  private static let most = 32

  let code: ThemeRecognition
  let body: CodeBody
  private let types: StaticTypes
  private let arguments = Arguments()
  private var table: DeclarationTable { code.table }

  init(_ code: ThemeRecognition, in body: CodeBody) {
    (self.code, self.body) = (code, body)
    types = StaticTypes(in: body, code.table)
  }

  /// What takes arguments, with the place where the types of its parameters are written.
  private struct Callee {
    var parameters: [Parameter]
    var file: Int
    var owner: TypeRecord?
  }

  /// What calls ask for as each of their arguments, found once for all arguments of a call: each call in `.a(.b(.init(…)))` asks the one
  /// around it.
  private final class Arguments {
    var types: [ObjectIdentifier: [Expected]] = [:]
  }

  /// Returns the types that may be asked for, each once; none where nothing tells.
  func types(_ asked: AskedType) -> [Expected] {
    switch asked {
    case .nothing: []
    case .type(let type): [type]
    case .same(let target): [types.type(of: target)].compactMap { $0 }
    case .element(let list): types(list).compactMap { unaliased($0).element }
    case .part(let index, let tuple):
      types(tuple).compactMap { type in
        guard case .tuple(let parts, _) = unaliased(type).type.unwrapped, parts.indices.contains(index) else {
          return nil
        }
        return type.with(parts[index])
      }
    case .result(let function):
      types(function).compactMap { type in
        let own = unaliased(type)
        return own.functionResult.map { own.with($0) }
      }
    case .argument(let value, let callee, let arguments, let given): types(of: value, callee, arguments, given)
    }
  }

  private func unaliased(_ type: Expected) -> Expected {
    let inner = type.with(type.type.unwrapped)
    return inner.with(table.unaliased(inner.type, from: inner.file, within: inner.scope))
  }

  /// Returns whether a type is one that the call or the surrounding code decides: `T`.
  func isOpen(_ type: Expected) -> Bool {
    guard case .named(let path) = type.type.unwrapped, path.count == 1 else { return false }
    return body.generics.contains(path[0]) || type.scope?.declaration?.generics.contains(path[0]) == true
  }

  // MARK: Arguments

  private func types(
    of value: Expression, _ callee: Expression, _ arguments: [Expression.Argument], _ given: AskedType
  ) -> [Expected] {
    if let known = self.arguments.types[ObjectIdentifier(value)] { return known }
    for (argument, types) in zip(arguments, types(ofEach: arguments, callee, given)) {
      self.arguments.types[ObjectIdentifier(argument.value)] = distinct(types)
    }
    return self.arguments.types[ObjectIdentifier(value)] ?? []
  }

  private func distinct(_ types: [Expected]) -> [Expected] {
    guard types.count > 1 else { return types }
    var seen: Set<Expected> = []
    let distinct = types.filter { seen.insert($0).inserted }
    return distinct.count > Self.most ? [] : distinct
  }

  /// Returns the types that a call asks for as each of its arguments.
  private func types(
    ofEach arguments: [Expression.Argument], _ callee: Expression, _ given: AskedType
  ) -> [[Expected]] {
    if case .member(let base, "some") = callee.kind {
      let all = base.flatMap { types.type(of: $0) }.map { [made(by: $0)] } ?? types(given)
      return arguments.map { _ in all }
    }
    var asked: [ObjectIdentifier: [Expected]] = [:]
    for one in callees(callee, arguments, given) {
      for (parameter, all) in ArgumentMatch.pairs(one.parameters, arguments, table) where !parameter.isGeneric {
        let type = Expected(parameter.type, file: one.file, scope: one.owner)
        for argument in all { asked[ObjectIdentifier(argument.value), default: []].append(type) }
      }
    }
    let element = elementTaken(by: callee).map { [$0] } ?? []
    return arguments.indices.map { index in
      if index > 0, let type = keyed(by: arguments[index - 1].value) { return [type] }
      return asked[ObjectIdentifier(arguments[index].value)] ?? element
    }
  }

  /// The element of the list of which a method takes one: `themes.append(.init(…))`.
  private func elementTaken(by callee: Expression) -> Expected? {
    guard case .member(let base?, let name) = callee.kind, Self.takingElements.contains(name) else { return nil }
    return types.type(of: base).flatMap { unaliased($0).element }
  }

  /// The type of the variable of the environment that a key path before an argument names: `.environment(\.theme, .init(…))`.
  private func keyed(by before: Expression) -> Expected? {
    guard case .keyPath(let path) = before.kind, let name = path.last else { return nil }
    let environment = table.unnoted { table.type(["EnvironmentValues"], from: body.file) }
    guard let (property, owner) = environment?.property(name, isStatic: false) else { return nil }
    return types.declaredType(of: property, owner)
  }

  private func made(by type: Expected) -> Expected {
    if case .metatype(let inner) = type.type.unwrapped { type.with(inner) } else { type }
  }

  // MARK: What is called

  /// Returns the functions of the sources that a call may run.
  func functions(_ callee: Expression, _ arguments: [Expression.Argument]) -> [(member: Function, owner: TypeRecord?)] {
    let found: [(member: Function, owner: TypeRecord?)]
    switch callee.kind {
    case .name(let name):
      if case .function(let local)? = body.locals.meaning(of: name, at: callee.span) { return [(local, body.owner)] }
      guard !body.hasLocal(name, at: callee.span) else { return [] }
      var around = body.owner
      var own: [(member: Function, owner: TypeRecord)] = []
      while let type = around, own.isEmpty {
        own = [false, true].flatMap { type.functions(name, isStatic: $0) }
        around = type.parent
      }
      found = own.isEmpty ? table.globalFunctions(name, from: body.file).map { ($0.member, nil) } : own.map { ($0, $1) }
    case .member(let base?, let name):
      guard let type = types.type(of: base) else {
        // Any method of the name may be meant.
        found = table.index.functions(named: name).map { ($0.member, $0.owner) }
        break
      }
      guard let owner = record(type) else { return [] }
      var isStatic = false
      if case .metatype = type.type.unwrapped { isStatic = true }
      let own = owner.functions(name, isStatic: isStatic).map { ($0.member, Optional($0.owner)) }
      // A requirement says what it takes.
      found =
        own.isEmpty
        ? ([owner] + owner.allProtocols).flatMap { type in (type.functions[name] ?? []).map { ($0, type) } } : own
    default: return []
    }
    return found.filter { ArgumentMatch.fits($0.member.parameters, arguments, table) }
  }

  private func callees(_ callee: Expression, _ arguments: [Expression.Argument], _ given: AskedType) -> [Callee] {
    let found = functions(callee, arguments)
    guard found.isEmpty else {
      return found.map { function, owner in
        Callee(parameters: function.parameters, file: Int(function.span.file), owner: owner)
      }
    }
    switch callee.kind {
    case .name(let name):
      guard name.beginsWithCapital, !body.hasLocal(name, at: callee.span) else { return [] }
      return makings(of: table.unnoted { table.expand([name], from: body.file, within: body.owner).types.first })
    case .member(let base?, let name):
      if case .name("super") = base.kind { return makings(of: body.owner?.superclass) }
      guard let owner = types.type(of: base).flatMap(record) else { return [] }
      if name == "init" { return makings(of: owner) }
      return makings(of: owner.types[name]) + cases(name, of: owner)
    case .member(nil, let name):
      var seen: Set<ObjectIdentifier> = []
      let owners = types(given).compactMap(record).filter { seen.insert(ObjectIdentifier($0)).inserted }
      return owners.flatMap { owner in
        if name == "init" { return makings(of: owner) }
        let own = owner.functions(name, isStatic: true).map { function, owner in
          Callee(parameters: function.parameters, file: Int(function.span.file), owner: owner)
        }
        return own + cases(name, of: owner)
      }
    default: return []
    }
  }

  private func record(_ type: Expected) -> TypeRecord? {
    table.unnoted { table.record(unaliased(made(by: type))) }
  }

  private func makings(of type: TypeRecord?) -> [Callee] {
    guard let type, type.declaration != nil else { return [] }
    return code.makings(of: type).map { Callee(parameters: $0.parameters, file: $0.file, owner: type) }
  }

  private func cases(_ name: String, of type: TypeRecord) -> [Callee] {
    type.cases.filter { $0.name == name }.map { Callee(parameters: $0.parameters, file: type.file, owner: type) }
  }
}
