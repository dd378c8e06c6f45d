/// What an expression gives, as far as the sources state types.
extension HolderTypes {
  func held(_ expression: Expression, in body: CodeBody, depth: Int = 0) -> Held {
    guard depth < 16 else { return .open }
    func held(_ inner: Expression) -> Held { self.held(inner, in: body, depth: depth + 1) }
    switch expression.kind {
    case .name("self"):
      return body.owner.map { Held(holders: [Holder(type: $0, isStatic: body.isStatic, isSelf: true)]) } ?? .foreign
    case .name("Self"): return body.owner.map { Held(holders: [Holder(type: $0, isStatic: true)]) } ?? .foreign
    case .name(let written): return named(Self.unwrapped(written), at: expression.span, in: body, depth: depth)
    case .member(let base?, let name):
      return member(name, of: base, self.held(base, in: body, depth: depth + 1), in: body, depth: depth)
    case .member(nil, _): return .open
    case .call(let callee, let arguments): return made(callee, arguments, in: body, depth: depth)
    case .index(let base, let arguments):
      guard arguments.first?.label != "keyPath" else { return .open }
      return elements(of: base, in: body, depth: depth + 1)
    case .forced(let base), .chained(let base), .attempt(let base): return held(base)
    case .cast(_, let type, _): return copied(type, body.file, body.owner, body.generics)
    case .conditional(_, let yes, let no), .binary("??", let yes, let no): return held(yes) + held(no)
    case .tuple(let parts) where parts.count == 1: return held(parts[0].value)
    case .ifElse(let choice):
      return results(of: choice.body, in: body, depth) + results(of: choice.otherwise ?? [], in: body, depth)
    case .switchOver(let choice):
      return choice.cases.reduce(.foreign) { $0 + results(of: $1.body, in: body, depth) }
    case .reference, .macro, .unsupported: return .open
    default: return .foreign
    }
  }

  /// What a block gives.
  private func results(of statements: [Statement], in body: CodeBody, _ depth: Int) -> Held {
    var found = Held.foreign
    for statement in statements {
      if case .returned(let value?) = statement { found = found + held(value, in: body, depth: depth + 1) }
    }
    if case .expression(let last)? = statements.last { found = found + held(last, in: body, depth: depth + 1) }
    return found
  }

  private func named(_ name: String, at place: Span, in body: CodeBody, depth: Int) -> Held {
    if let meaning = body.locals.meaning(of: name, at: place) {
      switch meaning {
      case .variable(let binding):
        if let type = binding.type { return copied(type, body.file, body.owner, body.generics) }
        guard let initial = binding.initial else { return .foreign }
        var held = copied(held(initial, in: body, depth: depth + 1))
        if makes(initial, held), body.locals.runTogether(initial.span, place) {
          for index in held.holders.indices { held.holders[index].isFresh = true }
        }
        return held
      case .element(let sequence): return copied(elements(of: sequence, in: body, depth: depth + 1))
      case .parameter(let closure, let position, let call):
        return copied(parameter(position, of: closure, call, in: body, depth: depth + 1))
      case .argument(let parameter): return argument(parameter, in: body)
      case .function: return .foreign
      case .part: return .open
      }
    }
    if let parameter = body.parameters.first(where: { $0.name == name }) { return argument(parameter, in: body) }
    if body.names.contains(name) { return .open }
    if let found = variable(name, in: body) { return typed(found.home, isSelf: found.isOwn, depth, in: nil) }
    return table.type([name], from: body.file, within: body.owner).map {
      Held(holders: [Holder(type: $0, isStatic: true)])
    } ?? .foreign
  }

  /// Whether an expression makes a new object: `Store()`.
  private func makes(_ expression: Expression, _ held: Held) -> Bool {
    guard case .call(let callee, _) = expression.kind, held.holders.count == 1, !held.holders[0].isStatic else {
      return false
    }
    let name = held.holders[0].type.name
    switch callee.kind {
    case .name(let written): return written == name
    case .member(.some, let written): return written == name || written == "init"
    default: return false
    }
  }

  private func argument(_ parameter: Parameter, in body: CodeBody) -> Held {
    copied(parameter.seenType ?? parameter.type, body.file, body.owner, body.generics)
  }

  /// With what the system's generic types hold what they are given: `subject.value`.
  private static let contents: Set = ["value", "wrappedValue", "projectedValue", "pointee", "content", "element"]
  private static let elementNames: Set = ["first", "last"]

  private func member(_ name: String, of base: Expression, _ held: Held, in body: CodeBody, depth: Int) -> Held {
    var found = Held(isOpen: held.isOpen)
    for holder in held.holders {
      if let (property, owner) = property(name, of: holder) {
        found =
          found + typed(Home(variable: property, owner: owner), isSelf: holder.isSelf, depth, in: holder)
      } else if holder.isStatic, let nested = holder.type.types[name] {
        found.holders.append(Holder(type: nested, isStatic: true))
      } else if !holder.type.dynamicMembers.isEmpty {
        found.isOpen = true
      }
    }
    if found.holders.isEmpty, Self.elementNames.contains(name) {
      return elements(of: base, in: body, depth: depth + 1)
    }
    if found.holders.isEmpty, Self.contents.contains(name), held.holders.isEmpty { return .open }
    return found
  }

  /// What a call gives: a new object, or what a function says that it returns.
  private func made(_ callee: Expression, _ arguments: [Expression.Argument], in body: CodeBody, depth: Int) -> Held {
    let functions = self.functions(callee, in: body, depth: depth)
    if !functions.isEmpty {
      return functions.reduce(.foreign) { found, one in
        guard let result = one.function.result else { return found }
        return found + copied(result, Int(one.function.span.file), one.owner, one.function.generics)
      }
    }
    switch callee.kind {
    case .closure(let closure):
      if let type = closure.result { return copied(type, body.file, body.owner, body.generics) }
      return results(of: closure.body, in: body, depth)
    case .member(let base?, let name):
      let held = held(base, in: body, depth: depth + 1)
      let types = held.holders.filter(\.isStatic)
      if name == "init", !types.isEmpty { return Held(holders: types.map { Holder(type: $0.type, isStatic: false) }) }
      if Self.elementNames.contains(name) || name == "randomElement" || name == "popLast" || name == "removeLast" {
        return elements(of: base, in: body, depth: depth + 1)
      }
      if !types.isEmpty, types.contains(where: { $0.type.types[name] != nil }) { break }
      // Unknown code returns what it makes of what it is given.
      return held.isOpen || !held.holders.isEmpty ? .open : handed(arguments, in: body, depth)
    case .name(let name):
      // `with(store) { … }`
      if name.first?.isLowercase == true { return handed(arguments, in: body, depth) }
    default: break
    }
    let made = held(callee, in: body, depth: depth + 1)
    return Held(
      holders: made.holders.filter(\.isStatic).map { Holder(type: $0.type, isStatic: false) }, isOpen: made.isOpen)
  }

  /// What unknown code may return of what it is given.
  private func handed(_ arguments: [Expression.Argument], in body: CodeBody, _ depth: Int) -> Held {
    let held = copied(
      arguments.reduce(Held.foreign) {
        if case .closure = $1.value.kind { $0 } else { $0 + self.held($1.value, in: body, depth: depth + 1) }
      })
    return Held(holders: held.holders.map { Holder(type: $0.type, isStatic: false) }, isOpen: held.isOpen)
  }

  /// The functions of the sources that a call may run.
  private func functions(_ callee: Expression, in body: CodeBody, depth: Int)
    -> [(function: Function, owner: TypeRecord?)]
  {
    switch callee.kind {
    case .name(let name):
      if case .function(let local)? = body.locals.meaning(of: name, at: callee.span) { return [(local, body.owner)] }
      guard !body.hasLocal(name, at: callee.span) else { return [] }
      var around = body.owner
      while let type = around {
        let all = type.functions(name, isStatic: false) + type.functions(name, isStatic: true)
        if !all.isEmpty { return all.map { ($0.member, $0.owner) } }
        around = type.parent
      }
      return table.globalFunctions(name, from: body.file).map { ($0.member, nil) }
    case .member(let base?, let name):
      let holders = held(base, in: body, depth: depth + 1).holders
      return holders.flatMap { holder -> [(Function, TypeRecord?)] in
        let known = holder.type.functions(name, isStatic: holder.isStatic).map { ($0.member, Optional($0.owner)) }
        guard known.isEmpty else { return known }
        // A requirement says what it takes and returns.
        return ([holder.type] + holder.type.allProtocols).flatMap { type in
          (type.functions[name] ?? []).filter { $0.body == nil && $0.isStatic == holder.isStatic }.map { ($0, type) }
        }
      }
    default: return []
    }
  }

  // MARK: Parameters of closures

  private func parameter(_ position: Int, of closure: Closure, _ call: LocalNames.Call?, in body: CodeBody, depth: Int)
    -> Held
  {
    if closure.parameterTypes.indices.contains(position), let type = closure.parameterTypes[position] {
      return instance(type, body.file, body.owner, body.generics)
    }
    guard let call else { return .open }
    guard let index = call.index else {
      guard call.arguments.indices.contains(position) else { return .open }
      return held(call.arguments[position].value, in: body, depth: depth)
    }
    let functions = self.functions(call.callee, in: body, depth: depth)
    if !functions.isEmpty {
      return functions.reduce(.foreign) { found, one in
        found + handed(position, by: one.function, of: one.owner, index, call, in: body, depth)
      }
    }
    return handed(byUnknown: call, in: body, depth)
  }

  /// What a function of the sources hands to the closure that it is given.
  private func handed(
    _ position: Int, by function: Function, of owner: TypeRecord?, _ index: Int, _ call: LocalNames.Call,
    in body: CodeBody, _ depth: Int
  ) -> Held {
    let label = call.arguments[index].label
    let closures = function.parameters.filter { $0.type.unwrapped.isFunction || !$0.handed.isEmpty }
    let taken =
      function.parameters.first { label != nil && $0.label == label }
      ?? (closures.count == 1 ? closures[0] : closures.first { $0.label == label })
    guard let taken, taken.handed.indices.contains(position) else { return handed(byUnknown: call, in: body, depth) }
    let type = taken.handed[position]
    if case .named(["Self"]) = type { return handed(byUnknown: call, in: body, depth) }
    let found = instance(type, Int(function.span.file), owner, function.generics)
    return found.isOpen ? handed(byUnknown: call, in: body, depth) : found
  }

  /// What unknown code hands to a closure: what the call names, or an element of it.
  private func handed(byUnknown call: LocalNames.Call, in body: CodeBody, _ depth: Int) -> Held {
    var found = Held.foreign
    var sources = call.arguments.map(\.value)
    if case .member(let base?, _) = call.callee.kind { sources.append(base) }
    for source in sources {
      if case .closure = source.kind { continue }
      let whole = held(source, in: body, depth: depth + 1)
      found = found + Held(holders: whole.holders.filter { !$0.isStatic }, isOpen: whole.isOpen)
      found = found + elements(of: source, in: body, depth: depth + 1)
    }
    return found
  }

  // MARK: Elements

  private static let keeping: Set = [
    "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "values", "lazy",
    "compactMap",
    "enumerated", "map", "flatMap",
  ]

  /// What the elements of a collection are.
  private func elements(of collection: Expression, in body: CodeBody, depth: Int) -> Held {
    guard depth < 16 else { return .open }
    func elements(_ inner: Expression) -> Held { self.elements(of: inner, in: body, depth: depth + 1) }
    switch collection.kind {
    case .array(let all): return all.reduce(.foreign) { $0 + held($1, in: body, depth: depth + 1) }
    case .dictionary(let all): return all.reduce(.foreign) { $0 + held($1.value, in: body, depth: depth + 1) }
    case .forced(let base), .chained(let base), .attempt(let base): return elements(base)
    case .binary("??", let a, let b), .conditional(_, let a, let b): return elements(a) + elements(b)
    case .tuple(let parts) where parts.count == 1: return elements(parts[0].value)
    case .cast(_, let type, _): return self.elements(of: type, body.file, body.owner, body.generics)
    case .call(let callee, _):
      let functions = self.functions(callee, in: body, depth: depth)
      if !functions.isEmpty {
        return functions.reduce(.foreign) { found, one in
          found
            + (one.function.result.map {
              self.elements(of: $0, Int(one.function.span.file), one.owner, one.function.generics)
            } ?? .foreign)
        }
      }
      if case .member(let base?, let name) = callee.kind, Self.keeping.contains(name) { return elements(base) }
      return .foreign
    case .index(let base, _): return elements(base)
    case .name(let written):
      let name = Self.unwrapped(written)
      if let meaning = body.locals.meaning(of: name, at: collection.span) {
        switch meaning {
        case .variable(let binding):
          if let type = binding.type { return self.elements(of: type, body.file, body.owner, body.generics) }
          return binding.initial.map(elements) ?? .foreign
        case .argument(let parameter):
          return self.elements(of: parameter.seenType ?? parameter.type, body.file, body.owner, body.generics)
        case .element, .parameter, .part, .function: return .open
        }
      }
      if let parameter = body.parameters.first(where: { $0.name == name }) {
        return self.elements(of: parameter.seenType ?? parameter.type, body.file, body.owner, body.generics)
      }
      guard let found = variable(name, in: body) else { return .foreign }
      return self.elements(of: found.home, in: body, depth)
    case .member(let base?, let name):
      let around = held(base, in: body, depth: depth + 1)
      var found = Held(isOpen: around.isOpen)
      for holder in around.holders {
        if let (property, owner) = property(name, of: holder) {
          found = found + self.elements(of: Home(variable: property, owner: owner), in: body, depth)
        } else if holder.isStatic, name == "allCases" {
          found.holders.append(Holder(type: holder.type, isStatic: false))
        }
      }
      if found.holders.isEmpty, Self.keeping.contains(name) { return elements(base) }
      return found
    default: return .foreign
    }
  }

  private func elements(of home: Home, in body: CodeBody, _ depth: Int) -> Held {
    let file = Int(home.variable.span.file)
    if let type = home.variable.type {
      return elements(of: type, file, home.owner, home.owner?.declaration?.generics ?? [])
    }
    guard let initial = home.variable.initial else { return .open }
    return elements(of: initial, in: self.home(of: home), depth: depth + 1)
  }

  private func elements(of type: TypeName, _ file: Int, _ scope: TypeRecord?, _ generics: [String]) -> Held {
    switch type {
    case .array(let element), .set(let element), .dictionary(_, let element):
      return copied(element, file, scope, generics)
    case .optional(let wrapped): return elements(of: wrapped, file, scope, generics)
    case .named(let path):
      let known = instance(type, file, scope, generics)
      let subscripts = known.holders.flatMap { $0.type.subscripts }
      if !subscripts.isEmpty {
        return subscripts.reduce(.foreign) { found, one in
          found + (one.result.map { copied($0, Int(one.span.file), scope, one.generics) } ?? .foreign)
        }
      }
      let behind = table.unaliased(type, from: file, within: scope)
      if behind != type { return elements(of: behind, file, scope, generics) }
      return path.last.map(Self.isCollection) == true ? .open : known.isOpen ? .open : .foreign
    default: return .foreign
    }
  }

  /// Whether a type of the system's holds others: `NSHashTable`, `ContiguousArray`.
  private static func isCollection(_ name: String) -> Bool {
    ["Table", "Array", "Set", "Dictionary", "Cache", "Sequence", "Collection", "List"].contains { name.hasSuffix($0) }
  }

  // MARK: Types

  /// The place where a variable is declared, as code.
  private func home(of home: Home) -> CodeBody {
    CodeBody(
      kind: .getter, owner: home.owner, isStatic: true, file: Int(home.variable.span.file), name: home.variable.name,
      statements: home.variable.initial.map { [.expression($0)] } ?? [])
  }

  private func typed(_ home: Home, isSelf: Bool, _ depth: Int, in around: Holder?) -> Held {
    let property = home.variable
    var found: Held
    if let type = property.type {
      found = instance(type, Int(property.span.file), home.owner, home.owner?.declaration?.generics ?? [])
    } else if let initial = property.initial {
      found = held(initial, in: self.home(of: home), depth: depth + 1)
    } else {
      return .foreign
    }
    for index in found.holders.indices where !found.holders[index].isStatic {
      found.holders[index].home = nil
      found.holders[index].isSelf = false
      guard !found.holders[index].type.isReference, property.isStored, !property.isConstant else { continue }
      found.holders[index].isSelf = isSelf
      if var outer = around?.home {
        outer.path.append(property.name)
        found.holders[index].home = outer
      } else {
        found.holders[index].home = home
      }
    }
    return found
  }

  /// A parameter or a local variable: what is set in a value of it is set in a copy.
  private func copied(_ held: Held) -> Held {
    Held(
      holders: held.holders.filter { $0.isStatic || $0.type.isReference || $0.type.kind == .protocolType },
      isOpen: held.isOpen)
  }

  private func copied(_ type: TypeName, _ file: Int, _ scope: TypeRecord?, _ generics: [String]) -> Held {
    copied(instance(type, file, scope, generics))
  }

  private func instance(_ type: TypeName, _ file: Int, _ scope: TypeRecord?, _ generics: [String]) -> Held {
    if case .metatype(let inner) = type.unwrapped {
      let found = instance(inner, file, scope, generics)
      return Held(holders: found.holders.map { Holder(type: $0.type, isStatic: true) }, isOpen: found.isOpen)
    }
    return type.names.reduce(.foreign) { found, path in
      if path == ["AnyObject"] { return found + .open }
      let types = table.expand(path, from: file, within: scope).types
      if types.isEmpty, path.count == 1, generics.contains(path[0]) || isAssociated(path[0], scope) {
        return found + .open
      }
      return found + Held(holders: types.map { Holder(type: $0, isStatic: false) })
    }
  }

  private func isAssociated(_ name: String, _ scope: TypeRecord?) -> Bool {
    guard let scope else { return false }
    return scope.kind == .protocolType || scope.declaration?.generics.contains(name) == true
  }
}
