import ThemeModel

/// A theme that was found, and how to get its value.
struct ThemeCandidate {
  enum Root {
    /// A value made without arguments, with defaults, or of settings that the running app hands in.
    case made(TypeRecord)
    /// An enum case, with its associated values, if any.
    case enumCase(TypeRecord, String, [(label: String?, value: Value)])
    case property(Property, TypeRecord?)
    /// A value made of one argument with a label: `ThemeColors(theme: .pastel)`.
    case madeOf(TypeRecord, label: String?, Property, TypeRecord?)
    /// A value made for an appearance or an enum case: `AppColors(isDark: …)`, `AppColors(for: .dusk)`.
    case madeFor(TypeRecord, Parameter, ColorFunctions.Sweep, caseName: String?)
    /// The result of a function whose arguments are not colors: `static func dusk(font: UIFont) -> Theme`.
    case function(Function, TypeRecord?)
    /// The result of a function for an enum case or an appearance: `func colors(for kind: ThemeKind) -> ThemeColors`.
    case chosen(Function, TypeRecord?, [Choice], caseName: String?)
    /// An element of a list: `static let presets: [Theme] = […]`.
    case element(Property, TypeRecord?, Int)
    /// What a call makes, with the type that the call stands in, if any, and the type of the value.
    case making(Expression, TypeRecord?, TypeRecord)
    /// What a decoder makes of a part of a data file.
    case decoded(TypeRecord, KeyedNode)
    /// A type whose static members are the theme's colors.
    case type(TypeRecord)
    /// Static colors of several types, which together are the only theme.
    case statics([TypeRecord])
  }

  typealias Selection = ThemeSelection
  typealias Choice = (parameter: Parameter, sweep: ColorFunctions.Sweep)

  var name: String
  let root: Root
  let span: Span
  var selection: Selection?
  /// The model of a value of which nothing tells the type.
  var assumedModel: TypeRecord?

  init(
    name: String, root: Root, span: Span, selection: Selection? = nil, assumedModel: TypeRecord? = nil
  ) {
    (self.name, self.root, self.span) = (name, root, span)
    (self.selection, self.assumedModel) = (selection, assumedModel)
  }

  var isOfStatics: Bool {
    switch root {
    case .type, .statics: true
    case .made, .madeOf, .madeFor, .making, .decoded, .element, .enumCase, .property, .function, .chosen: false
    }
  }

  /// Whether it is a value of a type that is made without arguments.
  func isMade(of type: TypeRecord) -> Bool {
    if case .made(let own) = root { own === type } else { false }
  }

  /// Returns the model of the theme's value, whether the value is known or not.
  func model(_ types: ColorTypes) -> TypeRecord? {
    if let assumedModel { return assumedModel }
    switch root {
    case .made(let type), .madeOf(let type, _, _, _), .madeFor(let type, _, _, _): return type
    case .making(_, _, let type): return type.kind == .enumeration ? nil : type
    case .decoded(let type, _): return type
    case .enumCase, .type, .statics: return nil
    case .property(let property, let owner):
      let scope = owner ?? types.table.foreignScope
      if case .palette(let models) = types.kind(of: property, in: scope) { return models.first }
      return nil
    case .function(let function, let owner), .chosen(let function, let owner, _, _):
      if case .named(["Self"])? = function.result { return owner }
      guard case .palette(let models) = types.kind(function.result, from: Int(function.span.file), within: owner) else {
        return nil
      }
      return models.first
    case .element(let property, let owner, _):
      return ModelValues(table: types.table, types: types).list(property, in: owner)?.model
    }
  }

  func value(_ evaluator: Evaluator, _ types: ColorTypes) -> Value {
    switch root {
    case .made(let type): return types.varyingMembers.mark(made(type, evaluator, types))
    case .decoded(let type, let node): return types.varyingMembers.mark(evaluator.decoded(type, from: node))
    case .enumCase(let type, let name, let values): return Value(.enumCase(type, name: name, values: values))
    case .element(let property, let owner, let index):
      let scope = Scope(receiver: owner.map { Value(.type($0)) }, type: owner, file: Int(property.span.file))
      let list = property.type.map { Expected($0, scope) }
      switch property.initial?.kind {
      case .array(let elements) where elements.indices.contains(index):
        return evaluator.evaluate(elements[index], scope, expecting: list?.element)
      case .dictionary(let entries) where entries.indices.contains(index):
        return evaluator.evaluate(entries[index].value, scope, expecting: list?.element)
      case .array, .dictionary: return .none
      default:
        // A function makes it from another list.
        let whole = evaluator.staticValue(property, of: owner, file: Int(property.span.file))
        guard case .array(let all) = whole.payload else { return whole }
        return all.indices.contains(index) ? all[index] : .none
      }
    case .making(let call, let owner, let type):
      let scope = Scope(receiver: owner.map { Value(.type($0)) }, type: owner, file: Int(call.span.file))
      let expected = Expected(.named([type.name]), file: type.file, scope: type.parent ?? type)
      return types.varyingMembers.mark(evaluator.evaluate(call, scope, expecting: expected))
    case .madeOf(let type, let label, let property, let owner):
      let path = (owner?.path.split(separator: ".").map(String.init) ?? []) + [property.name]
      let argument = path.dropFirst().reduce(Expression(.name(path[0]), span)) { Expression(.member($0, $1), span) }
      return evaluator.construct(
        type, [.init(label: label, value: argument)], Expression(.name(type.name), span),
        Scope(type: type, file: Int(span.file)))
    case .madeFor(let type, let parameter, let sweep, let name):
      var given = types.functions.value(of: sweep, for: parameter, evaluator)
      if case .keys(let keys) = sweep, let name { given = Value(.enumCase(keys, name: name, values: [])) }
      let scope = Scope(type: type, file: Int(span.file))
      scope.declare("$given", given ?? .none)
      return evaluator.construct(
        type, [.init(label: parameter.label, value: Expression(.name("$given"), span))],
        Expression(.name(type.name), span), scope)
    case .property(let property, let owner):
      return evaluator.staticValue(property, of: owner, file: Int(property.span.file))
    case .function(let function, let owner): return made(by: function, of: owner, evaluator)
    case .chosen(let function, let owner, let choices, let name):
      var given: [String: Value] = [:]
      for (parameter, sweep) in choices {
        var value = types.functions.value(of: sweep, for: parameter, evaluator)
        if case .keys(let keys) = sweep, let name { value = Value(.enumCase(keys, name: name, values: [])) }
        given[parameter.name] = value ?? Value.none
      }
      return made(by: function, of: owner, evaluator, giving: given)
    case .type, .statics: return .void
    }
  }

  /// Calls a function. Arguments that only the running app supplies are unknown, and so is what is made of them.
  private func made(
    by function: Function, of owner: TypeRecord?, _ evaluator: Evaluator, giving known: [String: Value] = [:]
  ) -> Value {
    var given = known
    for parameter in function.parameters where parameter.initial == nil && known[parameter.name] == nil {
      given[parameter.name] = evaluator.unknown(
        "runtime-value", "`\(parameter.name)` is an argument known only at run time", function.span)
    }
    return evaluator.call(function, of: owner, on: owner.map { receiver($0, function, evaluator) }, giving: given)
  }

  /// Returns the value on which a method is called: the shared value of its type, or one made without arguments.
  private func receiver(_ owner: TypeRecord, _ function: Function, _ evaluator: Evaluator) -> Value {
    if function.isStatic || owner.kind == .enumeration { return Value(.type(owner)) }
    let shared = owner.properties.map(\.member).first { property in
      property.isStatic && ThemeWords.namesOfTheOneInUse.contains(property.name) && property.initial != nil
    }
    if let shared { return evaluator.staticValue(shared, of: owner, file: Int(shared.span.file)) }
    return evaluator.construct(
      owner, [], Expression(.name(owner.name), span), Scope(type: owner, file: Int(span.file)))
  }

  /// Returns the parameter that tunes a theme: a struct of flags with a default value.
  func tuning(_ table: DeclarationTable) -> (parameter: Parameter, type: TypeRecord)? {
    guard case .made(let type) = root else { return nil }
    for owner in type.classLine {
      for parameter in owner.initializers.flatMap(\.parameters) where parameter.initial != nil {
        for path in parameter.type.names {
          let found = table.expand(path, from: owner.file, within: owner).types.first
          if let found, Self.isTuning(found) {
            // The predefined values of the struct may be in a file without any colors.
            table.lacks(found)
            return (parameter, found)
          }
        }
      }
    }
    return nil
  }

  private static func isTuning(_ type: TypeRecord) -> Bool {
    let stored = type.storedMembers
    return type.kind != .protocolType && !stored.isEmpty && stored.allSatisfy(isFlag)
  }

  static func isFlag(_ property: Property) -> Bool {
    if case .named(let path)? = property.type { return path.last == "Bool" }
    if case .boolean? = property.initial?.kind, property.type == nil { return true }
    return false
  }
}

extension ThemeRecognition {
  /// Returns what the value of a theme is, or what each case of an enum gives: `var theme: Theme { switch self … }`.
  func models(of candidate: ThemeCandidate) -> [TypeRecord] {
    guard case .enumCase(let type, _, _) = candidate.root else { return candidate.model(types).map { [$0] } ?? [] }
    return types.members(type).flatMap { property, owner -> [TypeRecord] in
      if case .palette(let models) = types.kind(of: property, in: owner) { models } else { [] }
    }
  }
}
