/// Statements that run together, with what their names mean.
final class CodeBody {
  enum Kind {
    case function
    case initializer
    case getter
    case setter
    case observer
    /// A closure of an initialiser that runs later: `{ [weak self] in … }`.
    case closure
  }

  let kind: Kind
  let owner: TypeRecord?
  let isStatic: Bool
  let file: Int
  let name: String
  let parameters: [Parameter]
  /// The names of a closure's or an accessor's parameters.
  let names: [String]
  /// The property whose accessor it is.
  let accessed: Property?
  let statements: [Statement]

  /// The names that the statements declare, with the declaration of those that are variables by themselves.
  private(set) lazy var locals: [String: Binding?] = LocalNames(statements).found

  init(
    kind: Kind, owner: TypeRecord?, isStatic: Bool, file: Int, name: String, parameters: [Parameter] = [],
    names: [String] = [], accessed: Property? = nil, statements: [Statement]
  ) {
    (self.kind, self.owner, self.isStatic, self.file, self.name) = (kind, owner, isStatic, file, name)
    (self.parameters, self.names, self.accessed, self.statements) = (parameters, names, accessed, statements)
  }

  var isInitializer: Bool { kind == .initializer }

  static func all(of table: DeclarationTable) -> [CodeBody] {
    var found: [CodeBody] = []
    for type in table.types {
      for (property, file) in type.properties { found += bodies(of: property, owner: type, file: file) }
      for function in type.functions.values.joined() + type.subscripts {
        found.append(body(of: function, owner: type, file: Int(function.span.file)))
      }
      for one in type.initializers {
        let file = Int(one.span.file)
        let body = CodeBody(
          kind: .initializer, owner: type, isStatic: false, file: file, name: "init", parameters: one.parameters,
          statements: one.body ?? [])
        found.append(body)
        found += laterClosures(of: body)
      }
    }
    for (property, file) in table.globalProperties { found += bodies(of: property, owner: nil, file: file) }
    for (function, file) in table.allGlobalFunctions { found.append(body(of: function, owner: nil, file: file)) }
    return found
  }

  private static func body(of function: Function, owner: TypeRecord?, file: Int) -> CodeBody {
    CodeBody(
      kind: .function, owner: owner, isStatic: function.isStatic, file: file, name: function.name,
      parameters: function.parameters, statements: function.body ?? [])
  }

  private static func bodies(of property: Property, owner: TypeRecord?, file: Int) -> [CodeBody] {
    func body(_ kind: Kind, _ statements: [Statement], names: [String] = []) -> CodeBody {
      CodeBody(
        kind: kind, owner: owner, isStatic: property.isStatic, file: file, name: property.name, names: names,
        accessed: kind == .getter ? nil : property, statements: statements)
    }
    var found: [CodeBody] = []
    if let getter = property.getter { found.append(body(.getter, getter)) }
    if let set = property.changes.set { found.append(body(.setter, set.body, names: [set.parameter])) }
    for change in [property.changes.willSet, property.changes.didSet] {
      if let change { found.append(body(.observer, change.body, names: [change.parameter])) }
    }
    if let initial = property.initial {
      // What a view's closure writes: `lazy var picker = Picker { self.ink = $0 }`.
      found += laterClosures(of: body(.getter, [.expression(initial)]))
    }
    return found
  }

  /// The closures in it that capture the object, and so are kept by somebody.
  private static func laterClosures(of body: CodeBody) -> [CodeBody] {
    var found: [CodeBody] = []
    SyntaxWalk.each(body.statements) { expression in
      guard case .closure(let closure) = expression.kind, closure.keepsSelf else { return }
      found.append(
        CodeBody(
          kind: .closure, owner: body.owner, isStatic: body.isStatic, file: body.file, name: body.name,
          parameters: body.parameters, names: closure.parameters, statements: closure.body))
    }
    return found
  }
}

/// The names that statements declare, in whatever depth.
private struct LocalNames {
  private(set) var found: [String: Binding?] = [:]

  init(_ statements: [Statement]) {
    scan(statements)
    var inner: [Expression] = []
    SyntaxWalk.each(statements) { inner.append($0) }
    for expression in inner {
      switch expression.kind {
      case .closure(let closure):
        for name in closure.parameters + closure.captures.map(\.name) where name != "self" { hide(name) }
        scan(closure.body)
      case .ifElse(let choice):
        scan(choice.conditions)
        scan(choice.body)
        scan(choice.otherwise ?? [])
      case .switchOver(let choice):
        for one in choice.cases {
          for pattern in one.patterns { hide(pattern.pattern) }
          scan(one.body)
        }
      default: break
      }
    }
  }

  private mutating func scan(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .variables(let bindings):
        for binding in bindings {
          if case .name(let name) = binding.pattern {
            // Two variables of one name in different blocks: which one is meant is not told apart.
            found[name] = found[name] == nil ? .some(binding) : .some(nil)
          } else {
            hide(binding.pattern)
          }
        }
      case .guarded(let conditions, let otherwise):
        scan(conditions)
        scan(otherwise)
      case .forEach(let pattern, _, _, let body):
        hide(pattern)
        scan(body)
      case .whileLoop(let conditions, let body, _):
        scan(conditions)
        scan(body)
      case .function(let function):
        for parameter in function.parameters { hide(parameter.name) }
        scan(function.body ?? [])
      case .scope(let body), .deferred(let body): scan(body)
      case .attempt(let body, let otherwise):
        scan(body)
        scan(otherwise)
      case .expression, .returned, .thrown, .leave, .proceed, .fallThrough, .unsupported: break
      }
    }
  }

  private mutating func scan(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .unwraps(.name("self"), _), .holds, .isAvailable: break
      case .unwraps(.name(let name), let value):
        let binding = Binding(pattern: .name(name), type: nil, initial: value)
        found[name] = found[name] == nil ? .some(binding) : .some(nil)
      case .unwraps(let pattern, _), .matches(let pattern, _): hide(pattern)
      }
    }
  }

  private mutating func hide(_ pattern: Pattern) {
    switch pattern {
    case .name(let name): hide(name)
    case .tuple(let parts), .enumCase(_, let parts): for part in parts { hide(part) }
    case .some(let part), .type(_, let part?): hide(part)
    case .anything, .expression, .type(_, nil), .unsupported: break
    }
  }

  private mutating func hide(_ name: String) {
    found[name] = .some(nil)
  }
}
