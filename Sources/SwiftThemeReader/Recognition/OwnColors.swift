/// Tells colors that code brings along from those that it only hands on.
struct OwnColors {
  let types: ColorTypes
  let closed: ClosedValues
  /// The code of the initialisers of each type.
  private let initializers: [ObjectIdentifier: [CodeBody]]

  init(types: ColorTypes, closed: ClosedValues) {
    (self.types, self.closed) = (types, closed)
    initializers = types.table.codeBodies.reduce(into: [:]) { all, body in
      if body.isInitializer, let owner = body.owner { all[ObjectIdentifier(owner), default: []].append(body) }
    }
  }

  /// Returns whether any of the arguments is a color of the code's own, or is made of one: `Theme(ink: ink, page: .white)`.
  func areIn(_ arguments: [Expression.Argument], in body: CodeBody, of whole: Span) -> Bool {
    arguments.contains { isOwn($0.value, in: body, of: whole) }
  }

  /// Returns whether a call that makes a value of a model brings a color along, by its arguments or by the initialiser that takes them.
  func areIn(making value: Expression, of site: MakingSites.Site) -> Bool {
    guard case .call(let callee, let arguments) = value.kind else { return false }
    if areIn(arguments, in: site.body, of: site.value.span) { return true }
    if case .member(let base?, _) = callee.kind, case .call = base.kind { return areIn(making: base, of: site) }
    return (initializers[ObjectIdentifier(site.model)] ?? []).contains { body in
      ArgumentMatch.fits(body.parameters, arguments, types.table) && setsOwnColor(body, site.model)
    }
  }

  /// Returns whether an initialiser sets a color of the model to one of its own.
  private func setsOwnColor(_ body: CodeBody, _ model: TypeRecord) -> Bool {
    var isFound = false
    SyntaxWalk.each(body.statements) { part in
      guard !isFound, case .assignment(let target, _, let value) = part.kind,
        let name = MakingCalls.path(target)?.last, let (property, owner) = model.property(name, isStatic: false),
        ExpressionTypes.isColor(types.shape(of: property, in: owner))
      else { return }
      isFound = isOwn(value, in: body, of: value.span)
    }
    return isFound
  }

  /// Returns whether a value is more than what the code around it has, such as a parameter or a member of one.
  func isOwn(_ value: Expression, in body: CodeBody, of whole: Span) -> Bool {
    switch value.kind {
    case .boolean, .nilLiteral, .decimal: return false
    case .integer: return types.table.hexDigits(value.span) > 0
    case .string(let parts): return ColorTypes.isHex(parts)
    case .name, .member(_?, _):
      guard let root = BodyChanges.root(of: value), !closed.isLocal(root, at: value.span, in: body, of: whole),
        !closed.isOfObject(root, body)
      else { return false }
      if case .other = shape(of: value, in: body) { return false }
      return true
    default: return true
    }
  }

  /// Returns whether an argument is surely a color, or a code for one.
  func isColor(_ value: Expression, for parameter: Parameter?, in body: CodeBody) -> Bool {
    switch value.kind {
    case .integer: return types.table.hexDigits(value.span) > 0
    case .string(let parts): return ColorTypes.isHex(parts)
    case .member(nil, _): return takesColor(parameter, body)
    case .call where value.implicitCallee != nil: return takesColor(parameter, body)
    default: return ExpressionTypes.isColor(shape(of: value, in: body))
    }
  }

  private func takesColor(_ parameter: Parameter?, _ body: CodeBody) -> Bool {
    ExpressionTypes.isColor(types.shape(parameter?.type, from: body.file, within: body.owner))
  }

  private func shape(of value: Expression, in body: CodeBody) -> ColorTypes.Shape {
    ExpressionTypes(types, file: body.file, owner: body.owner ?? types.table.foreignScope).shape(of: value)
  }
}

extension Expression {
  /// `init` of `.init(white: 0.5, alpha: 1)`.
  fileprivate var implicitCallee: String? {
    if case .call(let callee, _) = kind { callee.implicitName } else { nil }
  }
}
