import ThemeModel

/// How well an argument matches a parameter.
private enum Suit: Int {
  /// The sources do not decide it.
  case open = 0
  /// The argument is a literal of a type other than its default type.
  case converted = 1
  case exact = 2
}

extension Evaluator {
  /// Chooses among candidates with matching labels by the types of the arguments, as Swift does. Every argument has to
  /// match. The best matches win, then the fewest default arguments, then the nearest declaration.
  func choose<Candidate>(
    _ candidates: [Overload<Candidate>], _ arguments: [Expression.Argument], _ scope: Scope
  ) -> OverloadChoice<Candidate> {
    var ranked: [(overload: Overload<Candidate>, suits: [Suit], defaults: Int)] = []
    var values: [Int: Value] = [:]
    for one in candidates {
      guard let suits = suits(one, arguments, scope, &values) else { continue }
      ranked.append((one, suits, one.parameters.count - suits.count))
    }
    guard let first = ranked.first else { return .none }
    func score(_ one: (overload: Overload<Candidate>, suits: [Suit], defaults: Int)) -> Int {
      let variadic = one.overload.parameters.count(where: \.isVariadic)
      // A value that is not optional is wrapped only where nothing takes it as it is.
      let optional = one.overload.parameters.count(where: \.type.isOptional)
      return one.suits.reduce(0) { $0 + $1.rawValue } * 10_000 - (variadic + optional) * 100 - one.defaults
    }
    let best = ranked.map(score).max() ?? score(first)
    let left = ranked.filter { score($0) == best }
    let isSure = !left[0].suits.contains(.open)
    if left.count == 1 { return .one(left[0].overload.candidate, isSure: isSure) }
    let same = byNumbers(left.map(\.overload), arguments, scope, values)
    guard let nearest = nearest(same, to: scope.file) else { return .ambiguous }
    return .one(nearest.candidate, isSure: isSure)
  }

  /// Returns whether a global function of the sources accepts these arguments:
  /// `abs(_ point: CGPoint)` accepts no number.
  func hasFunction(_ name: String, for arguments: [Expression.Argument], _ scope: Scope) -> Bool {
    let fitting = table.globalFunctions(name, from: scope.file).map(\.member).filter {
      ArgumentMatch.fits($0.parameters, arguments, table)
    }
    guard !fitting.isEmpty else { return false }
    let overloads = fitting.map { Overload(candidate: $0, parameters: $0.parameters, span: $0.span, owner: nil) }
    if case .none = choose(overloads, arguments, scope) { return false }
    return true
  }

  /// Whether one of these functions takes these arguments.
  func takes(_ method: MethodValue, _ arguments: [Expression.Argument], _ scope: Scope) -> Bool {
    let overloads = method.candidates.filter { ArgumentMatch.fits($0.function.parameters, arguments, table) }.map {
      Overload(candidate: $0, parameters: $0.function.parameters, span: $0.function.span, owner: $0.owner)
    }
    if case .none = choose(overloads, arguments, scope) { return false }
    return true
  }

  /// Of declarations that take the same types: the most derived one, which stands first, or of two modules' the nearest. Nil
  /// where they differ.
  private func nearest<Candidate>(_ same: [Overload<Candidate>], to file: Int) -> Overload<Candidate>? {
    let types = same[0].parameters.map(\.type.text)
    guard same.allSatisfy({ $0.parameters.map(\.type.text) == types }) else {
      // The choice stays open when the deciding argument is unknown.
      return same.count == 1 ? same[0] : nil
    }
    let same = byResult(same)
    if let owner = same[0].owner, same.contains(where: { $0.owner !== owner }) { return same[0] }
    let nearest =
      same.first { Int($0.span.file) == file }
      ?? same.max { table.closeness(Int($0.span.file), file) < table.closeness(Int($1.span.file), file) }
    // Two in one file differ in what their generic parameters have to be.
    return same.count { $0.span.file == nearest?.span.file } == 1 ? nearest : nil
  }

  /// Those that return what the call is expected to return, if any does.
  private func byResult<Candidate>(_ same: [Overload<Candidate>]) -> [Overload<Candidate>] {
    guard Set(same.map(\.result)).count > 1, let wanted = wantedResult?.expected else { return same }
    let type = TypeClass(wanted.type, file: wanted.file, owner: wanted.scope, table)
    let fitting = same.filter { one in
      one.result.map { TypeClass($0, file: Int(one.span.file), owner: one.owner, table).isAlike(type) } ?? false
    }
    return fitting.isEmpty ? same : fitting
  }

  /// Of candidates that differ in the kinds of numbers that they take, those that take what is given.
  private func byNumbers<Candidate>(
    _ left: [Overload<Candidate>], _ arguments: [Expression.Argument], _ scope: Scope, _ values: [Int: Value]
  ) -> [Overload<Candidate>] {
    let pairs = left.map {
      ArgumentMatch.pairs($0.parameters, arguments, table).flatMap { one in one.1.map { (one.0, $0) } }
    }
    guard let count = pairs.map(\.count).min() else { return left }
    var fitting = Array(left.indices)
    for index in 0..<count {
      let types = fitting.map { Self.number(pairs[$0][index].0.type) }
      guard Set(types).count > 1, let given = numberType(of: pairs[0][index].1.value, values[index], scope) else {
        continue
      }
      let matching = fitting.filter { Self.number(pairs[$0][index].0.type) == given }
      if !matching.isEmpty { fitting = matching }
    }
    return fitting.map { left[$0] }
  }

  private enum NumberType: Hashable {
    /// nil for `Int`
    case whole(IntegerType?)
    case floating(String)
  }

  private static func number(_ type: TypeName) -> NumberType? {
    guard case .named(let path) = type, let name = path.last else { return nil }
    if PlatformTypes.integers.contains(name) { return .whole(IntegerType(named: name)) }
    return PlatformTypes.floating.contains(name) ? .floating(name) : nil
  }

  /// Returns the kind of number that an argument is, as far as the sources state it.
  private func numberType(of argument: Expression, _ value: Value?, _ scope: Scope) -> NumberType? {
    switch argument.kind {
    case .integer: return .whole(nil)
    case .decimal: return .floating("Double")
    case .prefix("-", let operand): return numberType(of: operand, value, scope)
    case .call(let callee, _):
      if case .name(let name) = callee.kind, let number = Self.number(.named([name])) { return number }
    default: break
    }
    if let value, case .integer = value.payload { return .whole(value.integer) }
    if value?.isFloat == true { return .floating("Float") }
    guard let type = type(of: argument, scope) ?? staticType(of: argument, scope) else { return nil }
    return Self.number(type.type)
  }

  /// Returns how well each argument matches, or `nil` when an argument cannot be passed to its parameter.
  private func suits<Candidate>(
    _ one: Overload<Candidate>, _ arguments: [Expression.Argument], _ scope: Scope, _ values: inout [Int: Value]
  ) -> [Suit]? {
    var suits: [Suit] = []
    var index = 0
    for (parameter, given) in ArgumentMatch.pairs(one.parameters, arguments, table) {
      for argument in given {
        guard let suit = suit(argument.value, parameter, one.span, one.owner, scope, index, &values) else { return nil }
        suits.append(suit)
        index += 1
      }
    }
    return suits
  }

  private func suit(
    _ argument: Expression, _ parameter: Parameter, _ span: Span, _ owner: TypeRecord?, _ scope: Scope, _ index: Int,
    _ values: inout [Int: Value]
  ) -> Suit? {
    let wanted = wantedClass(of: parameter, span, owner)
    switch argument.kind {
    case .nilLiteral:
      let isOptional = table.isOptional(parameter.type, from: Int(span.file), within: owner)
      return isOptional ? .exact : Self.isOpen(wanted) ? .open : nil
    case .integer: return literal(wanted, [.integer: .exact, .floating: .converted], .integer)
    case .decimal: return literal(wanted, [.floating: .exact], .decimal)
    case .string: return literal(wanted, [.string: .exact], .string)
    case .boolean: return literal(wanted, [.truth: .exact], .truth)
    case .closure: return literal(wanted, [.function: .exact], nil)
    case .array:
      if case .set = parameter.type.unwrapped { return .converted }
      return literal(wanted, [.list: .exact], .list)
    case .dictionary: return literal(wanted, [.table: .exact], .table)
    case .member(nil, let name): return implicit(name, wanted)
    case _ where isImplicitChain(argument):
      if case .declared(let type) = wanted { return suit(ofChain: argument, type) }
      return suitOfValue(argument, parameter, wanted, scope, index, &values)
    case .call(let callee, let own) where callee.implicitName == "init":
      if case .color(let type) = wanted { return makes(type, own) ? .exact : .open }
      return implicit("init", wanted)
    case .call(let callee, _) where callee.implicitName != nil: return implicit(callee.implicitName ?? "", wanted)
    case .binary("??", _, let other) where other.implicitName != nil:
      guard implicit(other.implicitName ?? "", wanted) != nil else { return nil }
      return suitOfValue(argument, parameter, wanted, scope, index, &values)
    case .reference: return .open
    case .cast(_, let type, .upcast):
      return suit(ofCastTo: type, parameter, wanted, scope)
        ?? suitOfValue(argument, parameter, wanted, scope, index, &values)
    default: return suitOfValue(argument, parameter, wanted, scope, index, &values)
    }
  }

  /// How well a type that the code writes matches; nil where its value tells more.
  private func suit(ofCastTo type: TypeName, _ parameter: Parameter, _ wanted: TypeClass, _ scope: Scope) -> Suit?? {
    if Self.isOpen(wanted) { return .none }
    if type == .named(["Any"]) || type.isOptional && !parameter.type.isOptional { return .some(nil) }
    let own = TypeClass(type, file: scope.file, owner: scope.type, table)
    guard case .declared = own else { return .none }
    return own.isAlike(wanted) ? .none : .some(nil)
  }

  private func suitOfValue(
    _ argument: Expression, _ parameter: Parameter, _ wanted: TypeClass, _ scope: Scope, _ index: Int,
    _ values: inout [Int: Value]
  ) -> Suit? {
    if case .color(let name) = wanted, let own = writtenColor(argument, scope), own != name { return nil }
    if !parameter.type.isOptional, !Self.isOpen(wanted), mayBeNothing(argument, scope) { return nil }
    // The value of `UIColor(hex: code)` tells no more than its form, and a color within a color within a color takes long.
    if case .color(let name) = wanted, case .call(let callee, let own) = argument.kind,
      case .name(let type) = callee.kind, colorType(type, scope) == name, !mayFail(name, own)
    {
      return .exact
    }
    let value = values[index] ?? evaluatedAhead(argument, scope)
    values[index] = value
    if case .array = value.payload, !value.isUnknown {
      if case .array = parameter.type, value.isSet { return nil }
      if case .set = parameter.type, !value.isSet { return nil }
    }
    return suit(value, wanted, isOptional: parameter.type.isOptional)
  }

  /// Evaluates an argument to choose by its type. What changes something is evaluated only once, so its value is kept for the call.
  private func evaluatedAhead(_ argument: Expression, _ scope: Scope) -> Value {
    if let done = ahead[argument.span], done.scope === scope { return done.value }
    let before = effects
    let around = outside
    outside = nil
    defer { outside = around }
    let value = guessing { shared.inside { evaluate(argument, scope) } }
    if effects != before { ahead[argument.span] = EvaluatedAhead(scope: scope, value: value, outside: outside) }
    return value
  }

  /// Returns whether a color type is known to have an initialiser with these labels: `.init(red: 1, green: 0, blue: 0, alpha: 1)` is no
  /// `Color`.
  private func makes(_ type: String, _ arguments: [Expression.Argument]) -> Bool {
    let labels = arguments.map(\.label)
    // SwiftUI's word for alpha is opacity.
    let foreign = type == "Color" ? "alpha" : "opacity"
    if !labels.contains(nil), !labels.contains(foreign), platform.hasInitializer(labels, of: type) { return true }
    let own = table.type([type], from: -1)?.initializers ?? []
    return own.contains { ArgumentMatch.fits($0.parameters, arguments, table) }
  }

  /// Whether an initialiser of a color type that takes these arguments may give nil: `UIColor(named: "ink")`.
  private func mayFail(_ type: String, _ arguments: [Expression.Argument]) -> Bool {
    if arguments.first?.label == "named" { return true }
    let own = table.type([type], from: -1)?.initializers ?? []
    return own.contains { $0.isFailable && ArgumentMatch.fits($0.parameters, arguments, table) }
  }

  /// Returns the platform color type that an expression shows by its form.
  private func writtenColor(_ expression: Expression, _ scope: Scope) -> String? {
    switch expression.kind {
    case .call(let callee, _):
      if case .name(let name) = callee.kind { return colorType(name, scope) }
      if case .member(let base?, "withAlphaComponent") = callee.kind { return writtenColor(base, scope) ?? "UIColor" }
      if case .member(let base?, "opacity") = callee.kind { return writtenColor(base, scope) ?? "Color" }
      return nil
    case .member(let base?, let name):
      if name == "cgColor" { return "CGColor" }
      guard case .name(let type) = base.kind else { return nil }
      if let color = colorType(type, scope) { return color }
      guard scope.value(type) == nil, let owner = table.type([type], from: scope.file, within: scope.type),
        let (property, declaredIn) = owner.property(name, isStatic: true)
      else { return nil }
      return declaredColor(property, in: declaredIn)
    case .name(let name):
      if scope.value(name) != nil { return declaredColor(scope.declaredType(of: name), scope) }
      var around = scope.type
      while let type = around {
        if let (property, owner) = type.property(name, isStatic: false) ?? type.property(name, isStatic: true) {
          return declaredColor(property, in: owner)
        }
        around = type.parent
      }
      return table.global(name, from: scope.file).flatMap { declaredColor($0.member, in: nil) }
    default: return nil
    }
  }

  /// Returns the platform color type that a property is declared to have. Of a property without a written type its value is not followed.
  private func declaredColor(_ property: Property, in owner: TypeRecord?) -> String? {
    declaredColor(property.type, Scope(type: owner, file: Int(property.span.file)))
  }

  private func declaredColor(_ type: TypeName?, _ scope: Scope) -> String? {
    guard case .named(let path)? = type, let name = path.last else { return nil }
    return colorType(name, scope)
  }

  /// Returns the platform color type that a name stands for, such as `Color` with `typealias Color = NSColor`.
  private func colorType(_ name: String, _ scope: Scope) -> String? {
    guard name.beginsWithCapital else { return nil }
    let (types, foreign) = table.expand([name], from: scope.file, within: scope.type)
    let names = types.filter { $0.declaration == nil }.map(\.name) + foreign
    return names.first(where: Self.colorNames.contains)
  }

  private static let colorNames: Set = ["UIColor", "NSColor", "CGColor", "Color"]

  private enum Kind: Hashable {
    case integer, floating, string, truth, function, list, table
  }

  private func literal(_ wanted: TypeClass, _ suits: [Kind: Suit], _ literal: TypeClass.Literal?) -> Suit? {
    switch wanted {
    case .open: return .open
    case .shape: return nil
    case .integer: return suits[.integer]
    case .floating: return suits[.floating]
    case .string: return suits[.string]
    // A literal is a string unless a character is wanted.
    case .character: return suits[.string].map { _ in .converted }
    case .truth: return suits[.truth]
    case .function: return suits[.function]
    case .list: return suits[.list]
    case .table: return suits[.table]
    case .color, .declared:
      return literal.map { wanted.isExpressible(by: $0, table) } == true ? .converted : nil
    }
  }

  private func implicit(_ name: String, _ wanted: TypeClass) -> Suit? {
    switch wanted {
    case .open, .shape, .character: return .open
    case .integer, .floating, .string: return wanted.isOfPlatform(name, table) ? .open : nil
    case .truth, .function, .list, .table: return nil
    case .color(let type): return foreignMember(name, of: type, nil) == nil ? .open : .exact
    case .declared(let type):
      if type.caseNames.contains(name) || name == "init" { return .exact }
      let isMember =
        type.property(name, isStatic: true) != nil || !type.functions(name, isStatic: true).isEmpty
        || type.types[name] != nil
      return isMember ? .exact : nil
    }
  }

  /// Whether an expression is a chain of several members that begins with the type that is wanted: `.Text.primary`, `.brand.soft()`.
  private func isImplicitChain(_ expression: Expression) -> Bool {
    var last = expression
    if case .call(let callee, _) = expression.kind { last = callee }
    return last.implicitName == nil && expression.firstMember != nil
  }

  /// How well a chain matches whose first member is one of the type that is wanted, by the type with which it ends.
  private func suit(ofChain chain: Expression, _ type: TypeRecord) -> Suit? {
    let types = StaticTypes(table, file: type.file, owner: type.parent)
    guard let found = types.type(of: chain.rooted(in: type.name)) else {
      // A member that the type does not have begins none of its chains.
      return chain.firstMember.flatMap { implicit($0, .declared(type)) }.map { _ in .open }
    }
    switch TypeClass(found.type, file: found.file, owner: found.scope, table) {
    case .declared(let own): return own === type ? .exact : own.inherits(from: type) ? .converted : nil
    case .open: return .open
    default: return nil
    }
  }

  private func suit(_ value: Value, _ wanted: TypeClass, isOptional: Bool) -> Suit? {
    switch (value.payload, wanted) {
    case (.unknown, _), (.symbol, _), (.openTrait, _), (_, .open): return .open
    case (.none, _): return isOptional ? .exact : .open
    case (.string, .character): return .exact
    case (.color, .color), (.integer, .integer), (.decimal, .floating), (.string, .string), (.boolean, .truth),
      (.closure, .function), (.method, .function), (.array, .list), (.dictionary, .table):
      return .exact
    case (.integer, .floating): return .converted
    case (.instance(let instance), .declared(let type)):
      return instance.type === type ? .exact : instance.type.inherits(from: type) ? .converted : nil
    case (.enumCase(let own, _, _), .declared(let type)):
      return own === type ? .exact : own.inherits(from: type) ? .converted : nil
    // A platform type may conform to a protocol of the sources by an extension: `extension UIColor: Tone`.
    case (let payload, .declared(let type)) where type.kind == .protocolType:
      let names = Words.foreignTypes(of: Value(payload))
      let conforms = names.contains { name in table.type([name], from: -1)?.inherits(from: type) == true }
      return conforms ? .converted : nil
    default: return nil
    }
  }

  private static func isOpen(_ wanted: TypeClass) -> Bool {
    if case .open = wanted { true } else { false }
  }
}
