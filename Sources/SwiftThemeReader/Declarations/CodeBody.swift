/// Statements that run together, with what their names mean.
final class CodeBody {
  enum Kind {
    case function
    case initializer
    case getter
    case setter
    case observer
    /// The expression with which a variable starts.
    case firstValue
    /// A value that a declaration gives to a parameter or to a property wrapper.
    case argument
    /// A `deinit`.
    case ending
    /// The code of `main.swift`.
    case topLevel
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
  /// The function that it is the code of.
  let function: Function?
  /// The parameters that get its values where a call leaves them out, one for each statement.
  let defaulted: [Parameter]

  /// The function or the property that it is the code of.
  let declared: ObjectIdentifier?
  /// The names of the generic parameters of a function and of the type around it.
  let generics: [String]

  /// The names that the statements declare.
  private(set) lazy var locals = LocalNames(statements)

  init(
    kind: Kind, owner: TypeRecord?, isStatic: Bool, file: Int, name: String, parameters: [Parameter] = [],
    names: [String] = [], accessed: Property? = nil, declared: ObjectIdentifier? = nil, generics: [String] = [],
    statements: [Statement], function: Function? = nil, defaulted: [Parameter] = []
  ) {
    (self.function, self.defaulted) = (function, defaulted)
    (self.kind, self.owner, self.isStatic, self.file, self.name) = (kind, owner, isStatic, file, name)
    (self.parameters, self.names, self.accessed, self.statements) = (parameters, names, accessed, statements)
    (self.declared, self.generics) = (declared, generics + (owner?.declaration?.generics ?? []))
  }

  var isInitializer: Bool { kind == .initializer }

  /// Whether only tests and previews run it.
  var isOfSamples: Bool {
    var around = owner
    while let type = around {
      if type.isForSamples { return true }
      around = type.parent
    }
    return false
  }

  /// Whether a name is a parameter or a local name at a place.
  func hasLocal(_ name: String, at place: Span) -> Bool {
    parameters.contains { $0.name == name } || names.contains(name) || locals.meaning(of: name, at: place) != nil
  }

  static func all(of table: DeclarationTable) -> [CodeBody] {
    var found: [CodeBody] = []
    for type in table.types {
      for (property, file) in type.properties { found += bodies(of: property, owner: type, file: file) }
      for function in type.functions.values.joined() + type.subscripts {
        found.append(body(of: function, owner: type, file: Int(function.span.file)))
        if let setter = function.setter { found.append(body(of: function, setter, owner: type)) }
        found += defaults(of: function.parameters, named: function.name, owner: type, function.span)
      }
      for code in type.endings { found.append(body(of: code, .ending, owner: type, named: "deinit")) }
      for one in type.initializers {
        let file = Int(one.span.file)
        let body = CodeBody(
          kind: .initializer, owner: type, isStatic: false, file: file, name: "init", parameters: one.parameters,
          statements: one.body ?? [])
        found.append(body)
        found += laterClosures(of: body)
        found += defaults(of: one.parameters, named: "", owner: type, one.span)
      }
    }
    for (property, file) in table.globalProperties { found += bodies(of: property, owner: nil, file: file) }
    for (function, file) in table.allGlobalFunctions {
      found.append(body(of: function, owner: nil, file: file))
      found += defaults(of: function.parameters, named: function.name, owner: nil, function.span)
    }
    for code in table.topLevelCode { found.append(body(of: code, .topLevel, owner: nil, named: "main")) }
    return found
  }

  private static func body(of code: LooseCode, _ kind: Kind, owner: TypeRecord?, named name: String) -> CodeBody {
    CodeBody(
      kind: kind, owner: owner, isStatic: owner == nil, file: Int(code.span.file), name: name,
      statements: code.statements)
  }

  /// What parameters are where a call leaves them out.
  private static func defaults(
    of parameters: [Parameter], named name: String, owner: TypeRecord?, _ span: Span
  ) -> [CodeBody] {
    let defaulted = parameters.filter { $0.initial != nil }
    guard !defaulted.isEmpty else { return [] }
    return [
      CodeBody(
        kind: .argument, owner: owner, isStatic: true, file: Int(span.file), name: name,
        statements: defaulted.compactMap(\.initial).map { .expression($0) }, defaulted: defaulted)
    ]
  }

  private static func body(of function: Function, owner: TypeRecord?, file: Int) -> CodeBody {
    CodeBody(
      kind: .function, owner: owner, isStatic: function.isStatic, file: file, name: function.name,
      parameters: function.parameters, declared: function.isMutating ? ObjectIdentifier(function) : nil,
      generics: function.generics, statements: function.body ?? [], function: function)
  }

  private static func body(of function: Function, _ setter: Property.Accessor, owner: TypeRecord) -> CodeBody {
    CodeBody(
      kind: .function, owner: owner, isStatic: function.isStatic, file: Int(function.span.file), name: function.name,
      parameters: function.parameters, names: [setter.parameter], declared: ObjectIdentifier(function),
      generics: function.generics, statements: setter.body)
  }

  private static func bodies(of property: Property, owner: TypeRecord?, file: Int) -> [CodeBody] {
    func body(_ kind: Kind, _ statements: [Statement], names: [String] = []) -> CodeBody {
      CodeBody(
        kind: kind, owner: owner, isStatic: property.isStatic, file: file, name: property.name, names: names,
        accessed: [.setter, .observer].contains(kind) ? property : nil, declared: ObjectIdentifier(property),
        statements: statements)
    }
    var found: [CodeBody] = []
    if let getter = property.getter { found.append(body(.getter, getter)) }
    if let set = property.changes.set { found.append(body(.setter, set.body, names: [set.parameter])) }
    for change in [property.changes.willSet, property.changes.didSet] {
      if let change { found.append(body(.observer, change.body, names: [change.parameter])) }
    }
    if let initial = property.initial {
      // What a view's closure writes: `lazy var picker = Picker { self.ink = $0 }`.
      found.append(body(.firstValue, [.expression(initial)]))
    }
    if !property.wrapperArguments.isEmpty {
      found.append(body(.argument, property.wrapperArguments.map { .expression($0.value) }))
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
