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
    /// Whether nothing tells the type: `.init(…)` that may make a value of the model, by the labels of its arguments.
    var isUntold = false
    /// The other models of which it may make a value.
    var others: [TypeRecord] = []
    /// What code changes in the variable after it got its first value.
    var copy: ChangedCopies.Copy?

    var models: [TypeRecord] { [model] + others }
  }

  private struct MakingContext {
    var name: String
    /// What the code around a value asks for.
    var asked: AskedType
    var variable: String?

    func named(_ name: String, asking asked: AskedType = .nothing) -> Self {
      Self(name: name, asked: asked)
    }

    func asking(_ asked: AskedType = .nothing) -> Self {
      Self(name: name, asked: asked)
    }
  }

  private let code: ThemeRecognition
  private let models: [TypeRecord]
  private let labels: LabelsOfModels
  /// The names of the methods that give another value of a model: `func with(ink: UIColor) -> Theme`.
  private let changing: Set<String>
  private var table: DeclarationTable { code.table }
  /// The calls that tell what they make.
  private let told: [ObjectIdentifier: TypeRecord]
  private var body: CodeBody?
  /// What the code of the body asks for.
  private var types: AskedTypes?
  private(set) var all: [Site] = []

  init(of models: [TypeRecord], in code: ThemeRecognition) {
    (self.code, self.models) = (code, models)
    let table = code.table
    labels = LabelsOfModels(models, code)
    changing = Set(models.flatMap { model in model.functions.keys.filter(model.gives) })
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
      self.types = AskedTypes(code, in: body)
      let name = Self.name(of: body)
      if body.defaulted.isEmpty {
        let type = body.kind == .argument ? nil : body.declared.flatMap { types[$0] } ?? body.function?.result
        walk(body.statements, MakingContext(name: name, asked: asked(type)))
      } else {
        for (parameter, value) in zip(body.defaulted, body.statements) {
          walk(value, MakingContext(name: name, asked: asked(parameter.type)))
        }
      }
    }
  }

  private func asked(_ type: TypeName?) -> AskedType {
    guard let type, let body else { return .nothing }
    return .type(Expected(type, file: body.file, scope: body.owner))
  }

  /// The written types of all properties.
  private static func types(in table: DeclarationTable) -> [ObjectIdentifier: TypeName] {
    let properties = table.types.flatMap { $0.properties.map(\.member) } + table.globalProperties.map(\.member)
    return properties.reduce(into: [:]) { all, property in
      if let type = property.type { all[ObjectIdentifier(property)] = type }
    }
  }

  /// Returns the name of a body, or of the type that it belongs to when its own name says nothing.
  static func name(of body: CodeBody) -> String {
    guard let owner = body.owner else { return body.name }
    switch body.kind {
    case .function, .getter, .firstValue, .topLevel:
      return ["body", "defaultValue", "makeBody"].contains(body.name) ? "\(owner.name).\(body.name)" : body.name
    case .initializer, .setter, .observer, .argument, .ending, .closure: return owner.name
    }
  }

  // MARK: Statements

  private mutating func walk(_ statements: [Statement], _ context: MakingContext) {
    for statement in statements { walk(statement, context) }
  }

  private mutating func walk(_ statement: Statement, _ context: MakingContext) {
    switch statement {
    case .expression(let value), .returned(let value?): walk(value, context)
    case .variables(let bindings):
      for binding in bindings {
        guard let value = binding.initial else { continue }
        var own = context.named(binding.pattern.names.first ?? context.name, asking: asked(binding.type))
        if case .name(let name) = binding.pattern { own.variable = name }
        walk(value, own)
      }
    case .guarded(let conditions, let otherwise):
      walk(conditions, context)
      walk(otherwise, context)
    case .forEach(_, let sequence, _, let body):
      walk(sequence, context.asking())
      walk(body, context)
    case .whileLoop(let conditions, let body, _):
      walk(conditions, context)
      walk(body, context)
    case .function(let function):
      for parameter in function.parameters {
        if let value = parameter.initial { walk(value, context.named(function.name, asking: asked(parameter.type))) }
      }
      walk(function.body ?? [], context.named(function.name, asking: asked(function.result)))
    case .scope(let body), .deferred(let body): walk(body, context)
    case .attempt(let body, let otherwise):
      walk(body, context)
      walk(otherwise, context)
    case .labelled(_, let inner): walk(inner, context)
    case .unsupported(_, _, let held): walk(held, context)
    case .returned(nil), .thrown, .leave, .proceed, .jump, .fallThrough: break
    }
  }

  private mutating func walk(_ conditions: [Condition], _ context: MakingContext) {
    for condition in conditions {
      switch condition {
      case .holds(let value), .unwraps(_, let value), .matches(_, let value):
        walk(value, context.asking())
      case .isAvailable: break
      }
    }
  }

  // MARK: Expressions

  private mutating func walk(_ value: Expression, _ context: MakingContext) {
    switch value.kind {
    case .call(let callee, let arguments): walk(call: value, callee, arguments, context)
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        walk(element, context.named("\(context.name).\(index)", asking: .element(of: context.asked)))
      }
    case .dictionary(let entries):
      for (index, entry) in entries.enumerated() {
        let name = Self.name(of: entry.key) ?? "\(context.name).\(index)"
        walk(entry.value, context.named(name, asking: .element(of: context.asked)))
      }
    case .conditional(let condition, let first, let second):
      walk(condition, context.asking())
      walk(first, context)
      walk(second, context)
    case .ifElse(let choice):
      walk(choice.conditions, context)
      walk(choice.body, context)
      walk(choice.otherwise ?? [], context)
    case .switchOver(let choice):
      for one in choice.cases {
        let name = one.patterns.first.flatMap { Self.name(of: $0.pattern) } ?? context.name
        walk(one.body, context.named(name, asking: context.asked))
      }
    case .closure(let closure):
      walk(closure.body, context.asking(closure.result.map(asked) ?? .result(of: context.asked)))
    case .assignment(let target, _, let new):
      let path = MakingCalls.path(target).map { $0.filter { $0 != "self" } } ?? []
      let name = path.isEmpty ? context.name : path.joined(separator: ".")
      walk(new, context.named(name, asking: .same(as: target)))
    case .binary(let operation, let left, let right):
      walk(left, context)
      walk(right, operation == "??" ? context : context.asking(.same(as: left)))
    case .cast(let inner, let type, _): walk(inner, context.asking(asked(type)))
    case .forced(let inner), .attempt(let inner), .chained(let inner), .reference(let inner): walk(inner, context)
    case .member(let base?, _), .prefix(_, let base): walk(base, context.asking())
    case .tuple(let parts):
      for (index, part) in parts.enumerated() {
        walk(part.value, context.named(part.label ?? context.name, asking: .part(index, of: context.asked)))
      }
    case .macro(_, let parts):
      for part in parts { walk(part.value, context.named(part.label ?? context.name)) }
    case .index(let base, let arguments):
      walk(base, context.asking())
      for argument in arguments { walk(argument.value, context.asking()) }
    case .string(let parts):
      for case .value(let inner) in parts { walk(inner, context.asking()) }
    case .integer, .decimal, .boolean, .nilLiteral, .name, .keyPath, .unsupported, .member(nil, _): break
    }
  }

  private mutating func walk(
    call: Expression, _ callee: Expression, _ arguments: [Expression.Argument], _ context: MakingContext
  ) {
    if let made = made(by: call, context) {
      add(call, made.model, context, isUntold: made.isUntold, others: made.others)
      return
    }
    switch callee.kind {
    case .closure(let closure): walk(closure.body, context)
    case .member(let base?, let name):
      if let model = changed(base, by: name, context) {
        add(call, model, context)
        return
      }
      walk(base, context.asking())
    default: break
    }
    for argument in arguments {
      walk(argument.value, context.asking(.argument(argument.value, of: callee, arguments, giving: context.asked)))
    }
  }

  private mutating func add(
    _ value: Expression, _ model: TypeRecord, _ context: MakingContext, isUntold: Bool = false,
    others: [TypeRecord] = []
  ) {
    guard let body else { return }
    all.append(
      Site(
        value: value.made(in: body), model: model, body: body, name: context.name, variable: context.variable,
        isUntold: isUntold, others: others))
  }

  /// Returns the model of which a call makes a value: `Theme(…)`, `.init(…)` where a `Theme` is asked for, `self.init(…)` in one of its
  /// initialisers.
  private func made(
    by value: Expression, _ context: MakingContext
  ) -> (model: TypeRecord, isUntold: Bool, others: [TypeRecord])? {
    guard case .call(let callee, let arguments) = value.kind else { return nil }
    if case .member(let base?, "init") = callee.kind, case .name(let name) = base.kind,
      ["self", "super"].contains(name)
    {
      guard name == "self", body?.isInitializer == true else { return nil }
      return models.first { $0 === body?.owner }.map { ($0, false, []) }
    }
    if let model = told[ObjectIdentifier(value)] { return (model, false, []) }
    guard case .member(nil, "init") = callee.kind, let types else { return nil }
    let asked = types.types(context.asked)
    if let model = asked.lazy.compactMap(self.model).first { return (model, false, []) }
    guard asked.allSatisfy(types.isOpen) else { return nil }
    let possible = labels.models(of: arguments)
    return possible.first.map { ($0, true, Array(possible.dropFirst())) }
  }

  /// Returns the model of which a method gives another value: `Theme(…).with(ink: .red)`, `Theme.day.with(ink: .red)`.
  private func changed(_ base: Expression, by method: String, _ context: MakingContext) -> TypeRecord? {
    guard let body, changing.contains(method) else { return nil }
    let type = StaticTypes(in: body, table).type(of: base)
    let model = made(by: base, context)?.model ?? type.flatMap(model)
    return model?.gives(itself: method) == true ? model : nil
  }

  private func model(_ type: Expected) -> TypeRecord? {
    table.model(type, among: models)
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

/// The labels of the arguments with which values of models are made.
private struct LabelsOfModels {
  private var byLabels: [[String?]: [TypeRecord]] = [:]

  init(_ models: [TypeRecord], _ code: ThemeRecognition) {
    for model in models {
      for (parameters, file) in code.makings(of: model) {
        let hasColor = parameters.contains { parameter in
          if case .color = code.types.shape(parameter.type, from: file, within: model) { true } else { false }
        }
        let labels = parameters.map(\.label)
        guard hasColor, labels.contains(where: { $0 != nil }), byLabels[labels]?.last !== model else { continue }
        byLabels[labels, default: []].append(model)
      }
    }
  }

  func models(of arguments: [Expression.Argument]) -> [TypeRecord] {
    byLabels[arguments.map(\.label)] ?? []
  }
}

extension Expression {
  /// What `self.init(…)` makes: `.init(…)`.
  fileprivate func made(in body: CodeBody) -> Expression {
    guard body.isInitializer, case .call(let callee, let arguments) = kind,
      case .member(let base?, "init") = callee.kind, base.isSelf
    else { return self }
    return Expression(.call(Expression(.member(nil, "init"), callee.span), arguments), span)
  }
}

extension TypeRecord {
  /// Returns whether a method gives another value of the type: `func with(ink: UIColor) -> Theme`.
  fileprivate func gives(itself method: String) -> Bool {
    (functions[method] ?? []).contains { function in
      guard !function.isStatic, case .named(let path)? = function.result else { return false }
      return path == ["Self"] || path.last == name
    }
  }
}
