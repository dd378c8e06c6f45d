/// Local variables that keep a value of a model and change it: `var dusk = Theme.day; dusk.ink = .red`.
struct ChangedCopies {
  struct Copy {
    var binding: Binding
    /// In source order.
    var changes: [Expression]
    /// What they set colors to, and what else may change them.
    var colors: [Expression]
    /// Whether each change is a statement beside the variable's declaration, and nothing uses the value in between.
    var isPlain: Bool
  }

  /// A member that code sets in a value of a model that is no local variable: `theme.ink = .red`.
  struct Write {
    var model: TypeRecord
    /// The name with which the code leads to the value.
    var root: String
    var value: Expression
    var body: CodeBody
  }

  private let types: ColorTypes
  private var table: DeclarationTable { types.table }
  private let models: [TypeRecord]
  private let changes: BodyChanges
  private(set) var copies: [MakingSites.Site] = []
  private(set) var writes: [Write] = []

  init(of models: [TypeRecord], _ types: ColorTypes, _ changes: BodyChanges) {
    (self.types, self.models, self.changes) = (types, models, changes)
    for body in types.table.codeBodies where body.kind != .closure {
      let all = changes.all(in: body)
      guard !all.isEmpty else { continue }
      let found = copies(in: body, all)
      copies += found
      addWrites(in: body, all, beside: Set(found.compactMap(\.variable)))
    }
  }

  private func copies(in body: CodeBody, _ all: [String: [Expression]]) -> [MakingSites.Site] {
    guard all.keys.contains(where: body.locals.has) else { return [] }
    var found: [MakingSites.Site] = []
    SyntaxWalk.lists(body.statements) { list in
      let plain = Set(SyntaxWalk.outermost(list).map { ObjectIdentifier($0) })
      for case .variables(let bindings) in list {
        for binding in bindings {
          guard case .name(let name) = binding.pattern, let initial = binding.initial, let changes = all[name],
            let model = model(of: binding, in: body)
          else { continue }
          let after = changes.filter { $0.span.start > initial.span.start && mayChange($0, model) }
          // Another value of the model is a value by itself.
          guard after.contains(where: { !BodyChanges.isWhole($0) }) else { continue }
          let isPlain = after.allSatisfy { plain.contains(ObjectIdentifier($0)) && Self.isPlain($0) }
          let copy = Copy(
            binding: binding, changes: after, colors: after.flatMap { colors(setBy: $0, in: body) },
            isPlain: isPlain && !isUsed(name, after: initial.span, between: after, in: body))
          found.append(
            .init(
              value: initial, model: model, body: body, name: Self.name(name, list, body), variable: name, copy: copy))
        }
      }
    }
    return found
  }

  /// Returns whether code uses a variable before its last change, other than to change it.
  private func isUsed(_ name: String, after start: Span, between changes: [Expression], in body: CodeBody) -> Bool {
    guard let last = changes.last else { return false }
    var next = 0
    for place in self.changes.places(of: name, in: body)
    where place.start >= start.end && place.start < last.span.start {
      while next < changes.count, changes[next].span.end <= place.start { next += 1 }
      guard next < changes.count, changes[next].span.contains(place) else { return true }
    }
    return false
  }

  private mutating func addWrites(
    in body: CodeBody, _ all: [String: [Expression]], beside copied: Set<String>
  ) {
    for change in all.values.joined() {
      guard case .assignment(let target, _, let value) = change.kind, let root = BodyChanges.root(of: target),
        !copied.contains(root), let model = model(around: target, in: body),
        !colors(setBy: change, in: body).isEmpty
      else { continue }
      writes.append(Write(model: model, root: root, value: value, body: body))
    }
  }

  /// Returns the model of a value of which a part is set: `manager.theme.ink = .red`.
  private func model(around target: Expression, in body: CodeBody) -> TypeRecord? {
    var here = target
    while true {
      switch here.kind {
      case .member(let base?, _):
        guard !base.isSelf else { return nil }
        let type = StaticTypes(in: body, table).type(of: base)
        if let model = type.flatMap({ table.model($0, among: models) }) { return model }
        here = base
      case .index(let base, _), .forced(let base), .chained(let base): here = base
      default: return nil
      }
    }
  }

  /// Returns whether what looks like a change may be one of a value of a model: the model may have no such function.
  private func mayChange(_ change: Expression, _ model: TypeRecord) -> Bool {
    guard case .call(let callee, _) = change.kind, case .member(let base?, let name) = callee.kind,
      case .name = base.kind
    else { return true }
    return (model.classLine + model.allProtocols).contains { $0.functions[name]?.contains(where: \.isMutating) == true }
  }

  /// Returns what a change sets colors to. A font or a title is none.
  private func colors(setBy change: Expression, in body: CodeBody) -> [Expression] {
    switch change.kind {
    case .assignment(let target, _, let value): setsColor(target, in: body) ? [value] : []
    // What a function sets by itself is not known.
    case .call(_, let arguments): arguments.isEmpty ? [change] : arguments.map(\.value)
    default: [change]
    }
  }

  private func setsColor(_ target: Expression, in body: CodeBody) -> Bool {
    guard case .member(let base?, let name) = target.kind else {
      if case .name = target.kind { return false }
      return true
    }
    guard let owner = StaticTypes(in: body, table).type(of: base).flatMap(table.record),
      let (property, declaredIn) = owner.property(name, isStatic: false)
    else { return true }
    if case .other = types.kind(of: property, in: declaredIn) { return false }
    return true
  }

  private func model(of binding: Binding, in body: CodeBody) -> TypeRecord? {
    if let type = binding.type {
      return table.model(Expected(type, file: body.file, scope: body.owner), among: models)
    }
    let type = binding.initial.flatMap { StaticTypes(in: body, table).type(of: $0) }
    return type.flatMap { table.model($0, among: models) }
  }

  /// What a block gives is called as the code is, and other values as the variable is.
  private static func name(_ variable: String, _ list: [Statement], _ body: CodeBody) -> String {
    switch list.last {
    case .returned(let value?), .expression(let value):
      if case .name(variable) = value.kind { MakingSites.name(of: body) } else { variable }
    default: variable
    }
  }

  /// Returns whether a change sets a member, or calls a function that changes the value.
  private static func isPlain(_ change: Expression) -> Bool {
    switch change.kind {
    case .assignment(let target, _, _): MakingCalls.path(target) != nil
    case .call(let callee, _): MakingCalls.path(callee) != nil
    default: false
    }
  }
}

extension ChangedCopies.Copy {
  /// Code that makes the value and in which all that code sets, under a condition or not, is undetermined.
  var openCode: Expression? {
    guard case .name(let name) = binding.pattern, let initial = binding.initial else { return nil }
    let span = initial.span
    var statements: [Statement] = [
      .variables([Binding(pattern: .name(name), type: binding.type, initial: initial, isConstant: false)])
    ]
    for change in changes {
      guard case .assignment(let target, _, let value) = change.kind, MakingCalls.path(target) != nil else {
        return Expression(.unsupported(Self.reason), span)
      }
      let open = Expression(.unsupported(Self.reason), value.span)
      statements.append(.expression(Expression(.assignment(target, operation: nil, open), change.span)))
    }
    return Self.calling(statements, name, span)
  }

  private static let reason = "only the running app knows what the code sets here"

  private static func calling(_ statements: [Statement], _ name: String, _ span: Span) -> Expression {
    let closure = Closure(
      parameters: [], arity: 0, result: nil, body: statements + [.returned(Expression(.name(name), span))], span: span)
    return Expression(.call(Expression(.closure(closure), span), []), span)
  }

  /// Returns code that makes the value and changes it: `{ var dusk = Theme.day; dusk.ink = .red; return dusk }()`.
  ///
  /// - Parameter closed: replaces what is local in a part
  func code(_ closed: (Expression) -> Expression?) -> Expression? {
    guard isPlain, case .name(let name) = binding.pattern, let written = binding.initial,
      let initial = closed(written)
    else { return nil }
    var statements: [Statement] = [
      .variables([Binding(pattern: .name(name), type: binding.type, initial: initial, isConstant: false)])
    ]
    for change in changes {
      switch change.kind {
      case .assignment(let target, let operation, let value):
        guard let value = closed(value) else { return nil }
        statements.append(.expression(Expression(.assignment(target, operation: operation, value), change.span)))
      case .call(let callee, let arguments):
        var known = arguments
        for index in known.indices {
          guard let value = closed(known[index].value) else { return nil }
          known[index].value = value
        }
        statements.append(.expression(Expression(.call(callee, known), change.span)))
      default: return nil
      }
    }
    return Self.calling(statements, name, written.span)
  }
}
