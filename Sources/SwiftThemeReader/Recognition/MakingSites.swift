import ThemeModel

/// The places where code makes values of models, each with a name for the value: that of the variable that keeps it, of the case that
/// it is made for, of the function that returns it.
struct MakingSites {
  struct Site {
    /// The call, with what is called on its value where that gives another value of the model: `Theme(…).with(ink: .red)`.
    let value: Expression
    let model: TypeRecord
    let body: CodeBody
    let name: String
    /// The local variable that it is the first value of.
    var variable: String?
  }

  private struct Context {
    var name: String
    /// The type that the code around a value asks for.
    var expected: TypeName?
    var variable: String?

    func named(_ name: String, expecting type: TypeName?) -> Self {
      Self(name: name, expected: type)
    }
  }

  private let table: DeclarationTable
  private let models: [TypeRecord]
  /// The calls that tell what they make.
  private let told: [ObjectIdentifier: TypeRecord]
  private var body: CodeBody?
  private(set) var all: [Site] = []

  init(of models: [TypeRecord], in table: DeclarationTable) {
    (self.table, self.models) = (table, models)
    var told: [ObjectIdentifier: TypeRecord] = [:]
    for model in models {
      for call in table.makingCalls.calls(making: model) where call.type === model {
        told[ObjectIdentifier(call.expression)] = model
      }
    }
    self.told = told
    let types = Self.types(in: table)
    // A closure of an initialiser is part of its own code as well.
    for body in table.codeBodies where body.kind != .closure {
      self.body = body
      let type = body.kind == .argument ? nil : body.declared.flatMap { types[$0] } ?? body.function?.result
      walk(body.statements, Context(name: Self.name(of: body), expected: type))
    }
    all.sort { ($0.value.span.file, $0.value.span.start) < ($1.value.span.file, $1.value.span.start) }
  }

  /// The written types of all properties.
  private static func types(in table: DeclarationTable) -> [ObjectIdentifier: TypeName] {
    let properties = table.types.flatMap { $0.properties.map(\.member) } + table.globalProperties.map(\.member)
    return properties.reduce(into: [:]) { all, property in
      if let type = property.type { all[ObjectIdentifier(property)] = type }
    }
  }

  /// Returns the name of a body, or of the type that it belongs to when its own name says nothing.
  private static func name(of body: CodeBody) -> String {
    guard let owner = body.owner else { return body.name }
    switch body.kind {
    case .function, .getter, .firstValue, .topLevel:
      return ["body", "defaultValue", "makeBody"].contains(body.name) ? "\(owner.name).\(body.name)" : body.name
    case .initializer, .setter, .observer, .argument, .ending, .closure: return owner.name
    }
  }

  // MARK: Statements

  private mutating func walk(_ statements: [Statement], _ context: Context) {
    for statement in statements { walk(statement, context) }
  }

  private mutating func walk(_ statement: Statement, _ context: Context) {
    switch statement {
    case .expression(let value), .returned(let value?): walk(value, context)
    case .variables(let bindings):
      for binding in bindings {
        guard let value = binding.initial else { continue }
        var own = context.named(binding.pattern.names.first ?? context.name, expecting: binding.type)
        if case .name(let name) = binding.pattern { own.variable = name }
        walk(value, own)
      }
    case .guarded(let conditions, let otherwise):
      walk(conditions, context)
      walk(otherwise, context)
    case .forEach(_, let sequence, _, let body):
      walk(sequence, context.named(context.name, expecting: nil))
      walk(body, context)
    case .whileLoop(let conditions, let body, _):
      walk(conditions, context)
      walk(body, context)
    case .function(let function):
      walk(function.body ?? [], context.named(function.name, expecting: function.result))
    case .scope(let body), .deferred(let body): walk(body, context)
    case .attempt(let body, let otherwise):
      walk(body, context)
      walk(otherwise, context)
    case .labelled(_, let inner): walk(inner, context)
    case .unsupported(_, _, let held): walk(held, context)
    case .returned(nil), .thrown, .leave, .proceed, .jump, .fallThrough: break
    }
  }

  private mutating func walk(_ conditions: [Condition], _ context: Context) {
    for condition in conditions {
      switch condition {
      case .holds(let value), .unwraps(_, let value), .matches(_, let value):
        walk(value, context.named(context.name, expecting: nil))
      case .isAvailable: break
      }
    }
  }

  // MARK: Expressions

  private mutating func walk(_ value: Expression, _ context: Context) {
    switch value.kind {
    case .call(let callee, let arguments): walk(call: value, callee, arguments, context)
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        walk(element, context.named("\(context.name).\(index)", expecting: context.expected?.elementOfAll))
      }
    case .dictionary(let entries):
      for (index, entry) in entries.enumerated() {
        let name = Self.name(of: entry.key) ?? "\(context.name).\(index)"
        walk(entry.value, context.named(name, expecting: context.expected?.elementOfAll))
      }
    case .conditional(let condition, let first, let second):
      walk(condition, context.named(context.name, expecting: nil))
      walk(first, context)
      walk(second, context)
    case .ifElse(let choice):
      walk(choice.conditions, context)
      walk(choice.body, context)
      walk(choice.otherwise ?? [], context)
    case .switchOver(let choice):
      for one in choice.cases {
        let name = one.patterns.first.flatMap { Self.name(of: $0.pattern) } ?? context.name
        walk(one.body, context.named(name, expecting: context.expected))
      }
    case .closure(let closure): walk(closure.body, context.named(context.name, expecting: closure.result))
    case .assignment(let target, _, let new):
      let path = MakingCalls.path(target).map { $0.filter { $0 != "self" } } ?? []
      walk(new, context.named(path.isEmpty ? context.name : path.joined(separator: "."), expecting: type(of: path)))
    case .binary(_, let left, let right):
      walk(left, context)
      walk(right, context)
    case .cast(let inner, _, _), .forced(let inner), .attempt(let inner), .chained(let inner), .reference(let inner):
      walk(inner, context)
    case .member(let base?, _), .prefix(_, let base): walk(base, context.named(context.name, expecting: nil))
    case .tuple(let parts), .macro(_, let parts):
      for part in parts { walk(part.value, context.named(part.label ?? context.name, expecting: nil)) }
    case .index(let base, let arguments):
      walk(base, context.named(context.name, expecting: nil))
      for argument in arguments { walk(argument.value, context.named(context.name, expecting: nil)) }
    case .string(let parts):
      for case .value(let inner) in parts { walk(inner, context.named(context.name, expecting: nil)) }
    case .integer, .decimal, .boolean, .nilLiteral, .name, .keyPath, .unsupported, .member(nil, _): break
    }
  }

  private mutating func walk(
    call: Expression, _ callee: Expression, _ arguments: [Expression.Argument], _ context: Context
  ) {
    if let model = model(of: call, context) {
      add(call, model, context)
      return
    }
    switch callee.kind {
    case .closure(let closure): walk(closure.body, context)
    case .member(let base?, let name):
      if let model = self.model(of: base, context), model.gives(itself: name) {
        add(call, model, context)
        return
      }
      walk(base, context.named(context.name, expecting: nil))
    default: break
    }
    for argument in arguments { walk(argument.value, context.named(context.name, expecting: nil)) }
  }

  private mutating func add(_ value: Expression, _ model: TypeRecord, _ context: Context) {
    guard let body else { return }
    all.append(Site(value: value, model: model, body: body, name: context.name, variable: context.variable))
  }

  /// Returns the model of which a call makes a value: `Theme(…)`, `.init(…)` where a `Theme` is asked for.
  private func model(of value: Expression, _ context: Context) -> TypeRecord? {
    guard case .call(let callee, _) = value.kind else { return nil }
    if case .member(let base?, "init") = callee.kind, case .name(let name) = base.kind,
      ["self", "super"].contains(name)
    {
      return nil
    }
    if let model = told[ObjectIdentifier(value)] { return model }
    guard case .member(nil, "init") = callee.kind else { return nil }
    return context.expected.flatMap(model)
  }

  private func model(_ type: TypeName) -> TypeRecord? {
    guard let body, let path = type.names.first else { return nil }
    if path == ["Self"] { return models.first { $0 === body.owner } }
    guard let last = path.last, models.contains(where: { $0.name == last }) else { return nil }
    let found = table.unnoted { table.expand(path, from: body.file, within: body.owner).types.first }
    return models.first { $0 === found }
  }

  /// Returns the written type of what is set: a variable of the type that the code belongs to.
  private func type(of path: [String]) -> TypeName? {
    guard path.count == 1, let owner = body?.owner else { return nil }
    return owner.classLine.lazy.flatMap(\.properties).first { $0.member.name == path[0] }?.member.type
  }

  // MARK: Names

  private static func name(of key: Expression) -> String? {
    switch key.kind {
    case .string(let parts):
      if parts.count == 1, case .text(let text) = parts[0], !text.isEmpty { text } else { nil }
    case .member(_, let name), .name(let name): name
    default: nil
    }
  }

  private static func name(of pattern: Pattern) -> String? {
    switch pattern {
    case .enumCase(let name, _): name
    case .expression(let value): name(of: value)
    case .some(let inner): name(of: inner)
    case .anything, .name, .tuple, .type, .unsupported: nil
    }
  }
}

extension TypeName {
  /// The type of the elements of a list, or of the values of a dictionary.
  fileprivate var elementOfAll: TypeName? {
    switch self {
    case .array(let element), .set(let element), .dictionary(_, let element): element
    case .optional(let wrapped): wrapped.elementOfAll
    case .named, .tuple, .function, .metatype, .composition, .other: nil
    }
  }
}

extension TypeRecord {
  /// Returns whether a method gives another value of the type: `func with(ink: UIColor) -> Theme`.
  fileprivate func gives(itself method: String) -> Bool {
    (functions[method] ?? []).contains { function in
      guard case .named(let path)? = function.result else { return false }
      return path == ["Self"] || path.last == name
    }
  }
}
