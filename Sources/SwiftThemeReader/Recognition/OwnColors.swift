/// Tells colors that code brings along from those that it only hands on.
struct OwnColors {
  let types: ColorTypes
  let closed: ClosedValues
  /// The code of each type.
  private let bodies: [ObjectIdentifier: [CodeBody]]
  private let known = Known()

  /// What is known of the values of names.
  private final class Known {
    struct Key: Hashable {
      /// A value in some code, or a member of an object.
      var named: ObjectIdentifier
      var body: ObjectIdentifier?
      /// Whether the elements are meant.
      var isList = false
    }

    /// Each with what it names, whose identity is part of the key.
    var areOwn: [Key: (named: AnyObject, isOwn: Bool)] = [:]

    /// A parameter of a function that some code declares for itself.
    struct Handed: Hashable {
      var name: String
      var body: ObjectIdentifier
    }

    var areHandedOwn: [Handed: Bool] = [:]
  }

  init(types: ColorTypes, closed: ClosedValues) {
    (self.types, self.closed) = (types, closed)
    bodies = types.table.codeBodies.reduce(into: [:]) { all, body in
      if let owner = body.owner { all[ObjectIdentifier(owner), default: []].append(body) }
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
    return (bodies[ObjectIdentifier(site.model)] ?? []).contains { body in
      body.isInitializer && ArgumentMatch.fits(body.parameters, arguments, types.table)
        && setsOwnColor(body, site.model)
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
    case .tuple(let parts): return areIn(parts, in: body, of: whole)
    case .name, .member(_?, _):
      // A part of what a call or another expression gives.
      guard let root = BodyChanges.root(of: value) else { return true }
      if closed.isLocal(root, at: value.span, in: body, of: whole) {
        return isOwn(local: root, at: value.span, in: body)
      }
      guard !closed.isOfObject(root, body) else { return isOwn(ofObject: value, in: body) }
      if case .other = shape(of: value, in: body) { return false }
      return true
    default: return true
    }
  }

  // MARK: Local names

  /// Returns whether a local name has a color of the code's own: the first value of a variable, a value that it gets later, an element or
  /// a part of a value. What the code is given is none.
  private func isOwn(local name: String, at place: Span, in body: CodeBody) -> Bool {
    switch body.locals.meaning(of: name, at: place) {
    case .variable(let binding)?:
      if let type = binding.type, case .other = types.shape(type, from: body.file, within: body.owner) { return false }
      if let initial = binding.initial, isOwn(valueOf: initial, in: body) { return true }
      return closed.changes.all(in: body)[name]?.contains { change in
        guard BodyChanges.isWhole(change), case .assignment(_, _, let value) = change.kind else { return false }
        return isOwn(valueOf: value, in: body)
      } ?? false
    case .element(let whole)?, .part(let whole?)?: return hasOwnElements(whole, in: body)
    case .parameter(_, _, let call?)?: return isHandedOwn(by: call, in: body)
    case .argument(let parameter)?: return isHandedOwn(as: parameter, in: body)
    case .parameter?, .function?, .part?, nil: return false
    }
  }

  /// Returns whether a call in the code gives a color of the code's own to a function that the code declares.
  private func isHandedOwn(as parameter: Parameter, in body: CodeBody) -> Bool {
    let key = Known.Handed(name: parameter.name, body: ObjectIdentifier(body))
    if let isKnown = self.known.areHandedOwn[key] { return isKnown }
    // A function that calls itself hands on what it has.
    self.known.areHandedOwn[key] = false
    var isFound = false
    defer { self.known.areHandedOwn[key] = isFound }
    SyntaxWalk.each(body.statements) { part in
      guard !isFound, case .call(let callee, let arguments) = part.kind, case .name(let name) = callee.kind,
        case .function(let function)? = body.locals.meaning(of: name, at: part.span)
      else { return }
      isFound = ArgumentMatch.pairs(function.parameters, arguments, types.table).contains { taking, given in
        taking.name == parameter.name && given.contains { isOwn(valueOf: $0.value, in: body) }
      }
    }
    return isFound
  }

  /// Methods that hand the elements of a list to a closure.
  private static let walks: Set = ["forEach", "map", "compactMap", "flatMap", "reduce", "filter", "sorted"]

  /// Returns whether what a call gives to a closure may be a color of the code's own.
  private func isHandedOwn(by call: LocalNames.Call, in body: CodeBody) -> Bool {
    if case .member(let list?, let method) = call.callee.kind, Self.walks.contains(method),
      hasOwnElements(list, in: body)
    {
      return true
    }
    return call.arguments.contains { argument in
      isColor(argument.value, for: nil, in: body) && isOwn(valueOf: argument.value, in: body)
    }
  }

  private func isOwn(valueOf value: Expression, in body: CodeBody) -> Bool {
    known(value, .init(named: ObjectIdentifier(value), body: ObjectIdentifier(body))) {
      if case .other = shape(of: value, in: body) { return false }
      return isOwn(value, in: body, of: value.span)
    }
  }

  private func hasOwnElements(_ list: Expression, in body: CodeBody) -> Bool {
    known(list, .init(named: ObjectIdentifier(list), body: ObjectIdentifier(body), isList: true)) {
      switch list.kind {
      case .array(let elements): return elements.contains { isOwn(valueOf: $0, in: body) }
      case .dictionary(let entries): return entries.contains { isOwn(valueOf: $0.value, in: body) }
      // `[ink, page].reversed()`
      case .call(let callee, _):
        guard case .member(let base?, _) = callee.kind else { return true }
        return hasOwnElements(base, in: body)
      case .name(let name):
        guard case .variable(let binding)? = body.locals.meaning(of: name, at: list.span), let initial = binding.initial
        else { return isOwn(list, in: body, of: list.span) }
        return hasOwnElements(initial, in: body)
      default: return isOwn(list, in: body, of: list.span)
      }
    }
  }

  // MARK: Members of objects

  /// Returns whether a member of the object whose code it is has a color of the code's own: what a variable starts with, what the code of
  /// its type sets it to, or what a computed property gives.
  private func isOwn(ofObject value: Expression, in body: CodeBody) -> Bool {
    guard let path = MakingCalls.path(value), let name = path.first(where: { $0 != "self" }), let object = body.owner,
      let (property, owner) = object.property(name, isStatic: false), case .color = types.kind(of: property, in: owner)
    else { return false }
    return known(property, .init(named: ObjectIdentifier(property))) {
      (bodies[ObjectIdentifier(owner)] ?? []).contains { code in
        if code.declared == ObjectIdentifier(property), code.kind == .firstValue || code.kind == .getter {
          return Self.results(of: code.statements).contains { isOwn(valueOf: $0, in: code) }
        }
        return closed.changes.all(in: code).contains { root, changes in
          (root == name || root == "self")
            && changes.contains { sets(property, named: name, $0, in: code) }
        }
      }
    }
  }

  /// Returns whether a change gives a member of the object a color of the code's own.
  private func sets(_ property: Property, named name: String, _ change: Expression, in body: CodeBody) -> Bool {
    guard case .assignment(let target, _, let value) = change.kind, let path = MakingCalls.path(target),
      path == ["self", name] || path == [name] && !body.hasLocal(name, at: change.span)
    else { return false }
    return isOwn(valueOf: value, in: body)
  }

  /// Returns what a getter gives: what it returns, and the last expression of each of its blocks.
  private static func results(of statements: [Statement]) -> [Expression] {
    var found: [Expression] = []
    SyntaxWalk.lists(statements) { list in
      for case .returned(let value?) in list { found.append(value) }
      guard case .expression(let value)? = list.last else { return }
      switch value.kind {
      // Their own blocks give the value.
      case .ifElse, .switchOver: break
      default: found.append(value)
      }
    }
    return found
  }

  /// Returns an answer, which is found once. What leads back to itself is none of the code's own.
  private func known(_ named: AnyObject, _ key: Known.Key, _ find: () -> Bool) -> Bool {
    if let known = known.areOwn[key] { return known.isOwn }
    known.areOwn[key] = (named, false)
    let isOwn = find()
    known.areOwn[key] = (named, isOwn)
    return isOwn
  }

  // MARK: What is surely a color

  /// Returns whether an argument is surely a color, or a code for one.
  func isColor(_ value: Expression, for parameter: Parameter?, in body: CodeBody) -> Bool {
    switch value.kind {
    case .integer: return types.table.hexDigits(value.span) > 0
    case .string(let parts): return ColorTypes.isHex(parts)
    case .member(nil, _): return takesColor(parameter, body)
    case .call where value.implicitCallee != nil: return takesColor(parameter, body)
    default: return takesColor(parameter, body) || ExpressionTypes.isColor(shape(of: value, in: body))
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
