/// Styles of buttons.
extension ViewRendering {
  func look(_ style: Expression, _ scope: ViewScope) -> Surroundings.ButtonLook {
    var style = style
    var scope = scope
    if case .name(let name) = style.kind, case .expression(let value, let from)? = scope.bound(name)?.value {
      (style, scope) = (value, from)
    }
    var name = ""
    var arguments: [Expression.Argument] = []
    switch style.kind {
    case .member(nil, let member): name = member
    case .call(let callee, let given):
      if let record = record(callee, scope),
        Self.conforms(record, to: "ButtonStyle") || Self.conforms(record, to: "PrimitiveButtonStyle")
      {
        return own(style, scope, record)
      }
      if case .member(.some, _) = callee.kind, let record = made(style, scope)?.record,
        ["ButtonStyle", "PrimitiveButtonStyle"].contains(where: { Self.conforms(record, to: $0) })
      {
        return own(style, scope, record)
      }
      guard case .member(nil, let member) = callee.kind else {
        // `PlainButtonStyle()`
        return Self.look(named: MemberChain(callee).names.last ?? "")
      }
      (name, arguments) = (member, given)
    default: return .painted
    }
    for type in ["ButtonStyle", "PrimitiveButtonStyle"] {
      let declared = colors.table.foreignType(type)
      if let property = declared.property(name, isStatic: true)?.member {
        return look(
          of: property.getter ?? property.initial.map { [.expression($0)] } ?? [], property.type, declared, style)
      }
      if let function = declared.functions(name, isStatic: true).first?.member, let body = function.body {
        // Two calls of the function make two styles.
        let id = colors.identity([scope.id, Int(style.span.file), Int(style.span.start), -29])
        let inside = ViewScope(id: id, type: declared, file: Int(function.span.file))
        for (name, value) in ColorReading.bindings(function.parameters, arguments, from: scope, inside) ?? [:] {
          inside.bind(name, value)
        }
        return look(of: body, function.result, declared, style, inside)
      }
    }
    return Self.look(named: name)
  }

  /// Returns the look of a style of the system's, by the name of its member or its type. One that is not read may paint anything.
  private static func look(named name: String) -> Surroundings.ButtonLook {
    switch name {
    case "automatic", "DefaultButtonStyle", "borderless", "BorderlessButtonStyle": .automatic
    case "plain", "PlainButtonStyle": .plain
    default: .painted
    }
  }

  private func look(
    of body: [Statement], _ type: TypeName?, _ declared: TypeRecord, _ style: Expression, _ scope: ViewScope? = nil
  ) -> Surroundings.ButtonLook {
    let scope =
      scope ?? ViewScope(id: colors.identity([declared.order, -8]), type: declared, file: Int(style.span.file))
    guard body.count == 1 else { return .painted }
    let value: Expression
    switch body[0] {
    case .expression(let expression), .returned(let expression?): value = expression
    default: return .painted
    }
    guard case .call(let callee, _) = value.kind else { return .painted }
    let named = record(callee, scope) ?? type.flatMap { colors.record($0, in: scope) }
    guard let record = named, record.declaration != nil else { return .painted }
    return own(value, scope, record)
  }

  private func own(_ style: Expression, _ scope: ViewScope, _ record: TypeRecord) -> Surroundings.ButtonLook {
    if let known = styles.firstIndex(where: { $0.style === style && $0.scope.id == scope.id }) { return .own(known) }
    styles.append((style, scope, record))
    return .own(styles.count - 1)
  }

  /// Renders the body of a button's style around its label.
  func style(
    _ style: (style: Expression, scope: ViewScope, record: TypeRecord), _ label: ViewScope.Bound,
    _ expression: Expression, _ around: Surroundings
  ) {
    guard let function = style.record.functions("makeBody", isStatic: false).first?.member, let body = function.body,
      let configuration = function.parameters.first?.name
    else { return }
    contents.note(label, of: function.span)
    guard depth(of: function.span) else { return }
    var arguments: [Expression.Argument] = []
    if case .call(_, let given) = style.style.kind { arguments = given }
    let instance =
      copyGiven(by: style.style, style.scope, of: style.record)
      ?? instance(style.record, arguments, style.style, style.scope)
    give(around.environment, to: instance)
    let inner = instance.inner(
      id: colors.identity([instance.id, Int(expression.span.file), Int(expression.span.start), -9]))
    inner.bind(configuration, .open(nil))
    inner.bind("\(configuration).label", label)
    entered.append(function.span)
    path.append((style.record, expression.span))
    render(body, inner, around.assuming(instance.assumption))
    path.removeLast()
    entered.removeLast()
  }
}
