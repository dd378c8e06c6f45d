import ThemeModel

extension Evaluator {
  func member(_ base: Expression?, _ name: String, _ expression: Expression, _ scope: Scope, _ expected: Expected?)
    -> Value
  {
    guard let base else { return implicit(name, expression, scope, expected) }
    if case .name("super") = base.kind { return inherited(name, expression, scope) }
    let value = receiver(base, scope, expected)
    if case .void = value.payload { return .void }
    if let seen = member(name, of: value, seenAs: view(of: base, scope), expression) { return seen }
    return member(name, of: value, expression)
  }

  /// Returns the value from which a member is read. All members that are read from `T()` share one instance.
  func receiver(_ base: Expression, _ scope: Scope, _ expected: Expected? = nil) -> Value {
    if case .call(let callee, let arguments) = base.kind, arguments.isEmpty, case .name(let name) = callee.kind,
      scope.value(name) == nil, let type = table.type([name], from: scope.file, within: scope.type),
      type.declaration != nil, type.kind == .structure || type.kind == .classType
    {
      let instance = plainInstance(of: type) {
        guard case .instance(let made) = evaluate(base, scope).payload else { return nil }
        return made
      }
      if let instance { return Value(.instance(instance)) }
    }
    // In `.white.opacity(0.5)`, the first member of the chain has the type that is expected of the whole.
    return evaluate(base, scope, expecting: base.firstMember == nil ? nil : expected)
  }

  private func inherited(_ name: String, _ expression: Expression, _ scope: Scope) -> Value {
    if case .type? = scope.receiver?.payload, let superclass = scope.type?.superclass {
      return inheritedStatic(name, superclass, expression, scope)
    }
    guard case .instance(let instance)? = scope.receiver?.payload, let superclass = scope.type?.superclass else {
      return unknown("unknown-member", "the superclass is not in the given sources", expression.span)
    }
    if let (property, owner) = superclass.property(name, isStatic: false) {
      if property.isStored { return instanceValue(property, of: instance, owner: owner) }
      return computed(property, receiver: Value(.instance(instance)), owner: owner)
        .passing(through: Reference(owner: .type(owner), name: name, property: property, span: property.span))
    }
    let methods = superclass.functions(name, isStatic: false)
    if !methods.isEmpty { return method(methods, scope.receiver) }
    return unknown("unknown-member", "the superclass has no `\(name)`", expression.span)
  }

  /// Returns the superclass's own static member, in which `Self` is still the type that is in use.
  private func inheritedStatic(
    _ name: String, _ superclass: TypeRecord, _ expression: Expression, _ scope: Scope
  ) -> Value {
    if let (property, owner) = superclass.property(name, isStatic: true) {
      if property.isStored { return staticValue(property, of: owner, file: scope.file) }
      return computed(property, receiver: scope.receiver ?? Value(.type(superclass)), owner: owner)
        .passing(through: Reference(owner: .type(owner), name: name, property: property, span: property.span))
    }
    let methods = superclass.functions(name, isStatic: true)
    if !methods.isEmpty { return method(methods, scope.receiver) }
    return unknown("unknown-member", "the superclass has no static `\(name)`", expression.span)
  }

  /// Evaluates an implicit member, such as `.white`, with the expected type.
  func implicit(_ name: String, _ expression: Expression, _ scope: Scope, _ expected: Expected?) -> Value {
    guard let expected else { return Value(.symbol(name)) }
    for path in expected.type.names {
      let (types, foreign) = table.expand(path, from: expected.file, within: expected.scope)
      for type in types {
        if type.declaration != nil, let value = staticMember(name, of: type, from: Int(expression.span.file)) {
          return value
        }
        if let platform = type.platformColor, let value = foreignMember(name, of: platform, expression) { return value }
        if type.declaration == nil, let value = foreignMember(name, of: type.name, expression) { return value }
      }
      for type in foreign {
        if let value = foreignMember(name, of: type, expression) { return value }
      }
    }
    if name == "none", expected.type.isOptional { return .none }
    return Value(.symbol(name))
  }

  /// Returns a static member of a type that the sources do not declare: from their extensions
  /// of it, else from the platform.
  func foreignMember(_ name: String, of type: String, _ expression: Expression?) -> Value? {
    if let record = table.type([type], from: -1), record.declaration == nil,
      let value = staticMember(name, of: record, from: expression.map { Int($0.span.file) })
    {
      // Code that searches for the bundle of its target finds that of the target.
      if case .bundle? = platform.staticColor(name, of: type, expression?.span, self)?.payload, !value.isToldBundle {
        return platform.staticColor(name, of: type, expression?.span, self)
      }
      return value
    }
    // `Color` has the members that every style has: `extension ShapeStyle where Self == Color`.
    if type == "Color", let styles = table.type(["ShapeStyle"], from: -1), styles.declaration == nil,
      let value = staticMember(name, of: styles)
    {
      return value
    }
    return platform.staticColor(name, of: type, expression?.span, self)
  }

  func member(_ name: String, of value: Value, _ expression: Expression) -> Value {
    if let reason = descend(expression.span) { return Value(.unknown(reason)) }
    defer { ascend() }
    let file = Int(expression.span.file)
    switch value.payload {
    case .unknown, .none: return value
    // `UIColor.init` is a function.
    case .type where name == "init", .foreignType where name == "init": return value
    case .type(let type):
      // `Self` in an extension of a type that the sources do not declare.
      let found =
        type.declaration == nil
        ? foreignMember(name, of: type.name, expression)
        : staticMember(name, of: type, from: Int(expression.span.file))
          // `class Tone: UIColor` has all colors of `UIColor`.
          ?? type.platformColor.flatMap { foreignMember(name, of: $0, expression) }
      return found ?? unknown("unknown-member", "\(type.path) has no static member `\(name)`", expression.span)
    case .foreignType("Optional") where name == "none": return .none
    case .foreignType("Color") where name == "Resolved": return Value(.foreignType(name))
    case .foreignType(let type):
      return foreignMember(name, of: type, expression) ?? platform.staticTrait(name, of: type)
        ?? (name == "self" ? value : nil)
        ?? (PlatformTypes.colors.contains(type) && platform.isNamespace(name) ? Value(.symbol(name)) : nil)
        ?? unknown(
          "unknown-member", "`\(type).\(name)` is not declared in the sources, and legible does not know it",
          expression.span)
    case .module(let module): return member(name, ofModule: module, Int(expression.span.file))
    case .instance(let instance): return member(name, of: instance, expression)
    case .enumCase(let type, let caseName, _):
      if let (property, owner) = type.property(name, isStatic: false) {
        return computed(property, receiver: value, owner: owner)
      }
      if name == "rawValue" { return rawValue(of: caseName, type, expression) }
      let methods = type.functions(name, isStatic: false)
      if !methods.isEmpty { return method(methods, value) }
      return unknown("unknown-member", "\(type.path) has no `\(name)`", expression.span)
    case .tuple(let elements):
      if let index = Int(name), elements.indices.contains(index) { return elements[index].value }
      return elements.first { $0.label == name }?.value
        ?? unknown("unknown-member", "the tuple has no `\(name)`", expression.span)
    case .symbol(let space) where space.beginsWithCapital:
      if let asset = platform.asset(symbol: name, in: space) {
        return platform.assetColor(asset, expression.span, self)
      }
      return name.beginsWithCapital
        ? Value(.symbol("\(space).\(name)"))
        : unknown("unknown-asset", "no asset catalog contains `.\(space).\(name)`", expression.span)
    case .color where name == "gradient" && extended(name, of: value, from: file) == nil:
      return unknown(
        "unpublished-color", "how SwiftUI makes a gradient of one colour is not published", expression.span)
    case .traits: return extended(name, of: value, from: file) ?? platform.trait(name, of: value, self)
    default:
      return extended(name, of: value, from: file) ?? platform.property(name, of: value, self)
        ?? unknown("unknown-member", "`\(name)` of \(Words.kind(of: value)) is not known", expression.span)
    }
  }

  /// Returns a module's own member, whatever else has the same name: `SwiftUI.Color`, `Brand.Color`, `Brand.ink`.
  private func member(_ name: String, ofModule module: String, _ file: Int) -> Value {
    if let type = table.type([module, name], from: file), type.declaration != nil { return Value(.type(type)) }
    if DeclarationTable.isSystemModule(module) { return Value(.foreignType(name)) }
    if let (property, file) = table.global(name, from: file) { return staticValue(property, of: nil, file: file) }
    let functions = table.globalFunctions(name, from: file)
    guard functions.isEmpty else {
      return Value(
        .method(
          MethodValue(
            functions.map { .init(function: $0.member, owner: nil, file: $0.file, scope: nil) }, receiver: nil)))
    }
    return Value(.foreignType("\(module).\(name)"))
  }

  private func member(_ name: String, of instance: Instance, _ expression: Expression) -> Value {
    if let value = requiredMember(name, of: instance, expression) { return value }
    if let (property, owner) = instance.type.property(name, isStatic: false) {
      return instanceValue(property, of: instance, owner: owner)
    }
    if let stored = instance.stored[name] { return stored }
    let methods = instance.type.functions(name, isStatic: false)
    if !methods.isEmpty { return method(methods, Value(.instance(instance))) }
    if name == "self" { return Value(.instance(instance)) }
    if name == "isEmpty", let isEmpty = isEmptyOptions(instance, expression) { return isEmpty }
    if let value = dynamicMember(name, of: instance, expression) { return value }
    let value = unknown("unknown-member", "\(instance.type.path) has no `\(name)`", expression.span)
    // What code that is not given adds to a type may change each of its variables; the system's own does not.
    if flows > 0, instance.type.isReference, instance.type.classLine.allSatisfy(\.foreignParents.isEmpty) {
      lose(instance, value)
    }
    return value
  }

  /// Returns what `subscript(dynamicMember:)` gives for a name that the type does not declare.
  private func dynamicMember(_ name: String, of instance: Instance, _ expression: Expression) -> Value? {
    let candidates = instance.type.classLine.flatMap { type in
      type.dynamicMembers.map {
        MethodValue.Candidate(function: $0, owner: type, file: Int($0.span.file), scope: nil)
      }
    }
    guard candidates.count == 1, let parameter = candidates[0].function.parameters.first else { return nil }
    let takesPath = TextSearch.contains(parameter.type.text, "KeyPath")
    let given = Expression(takesPath ? .keyPath([name]) : .string([.text(name)]), expression.span)
    return call(
      MethodValue(candidates, receiver: Value(.instance(instance))), [.init(label: "dynamicMember", value: given)],
      expression, Scope(type: instance.type, file: Int(expression.span.file)))
  }

  /// Returns a member that the sources' extensions of a platform type add to its values.
  func extended(_ name: String, of value: Value, from file: Int? = nil) -> Value? {
    for type in Words.foreignTypes(of: value) {
      guard let record = table.type([type], from: -1), record.declaration == nil else { continue }
      if let (property, owner) = record.property(added: name, from: file) {
        if case .traits = value.payload { return platform.declaredTrait(property, owner, value, self) }
        return computed(property, receiver: value, owner: owner)
      }
      let methods = record.functions(name, isStatic: false).filter {
        $0.member.access.reaches(file, from: $0.member.span)
      }
      // Without a call, `count` is the platform's property, although a team adds a method `count(_:)`.
      if !methods.isEmpty, platform.property(name, of: value, self) == nil { return method(methods, value) }
    }
    return nil
  }

  /// A subscript that the sources add to a type of the platform's: `colors[safe: 2]`. What has a label that nobody declares is not
  /// the platform's own.
  private func ownIndex(
    _ value: Value, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope
  ) -> Value? {
    let candidates = Words.foreignTypes(of: value).compactMap { table.type([$0], from: -1) }.flatMap { type in
      type.subscripts.filter { !$0.isStatic && ArgumentMatch.fits($0.parameters, arguments, table) }.map {
        MethodValue.Candidate(function: $0, owner: type, file: Int($0.span.file), scope: nil)
      }
    }
    let isLabelled = arguments.contains { $0.label != nil && $0.label != "default" }
    guard isLabelled || !CollectionElements.isIndexed(value) else {
      // The platform's own goes first where both take the same.
      return nil
    }
    if !candidates.isEmpty { return call(MethodValue(candidates, receiver: value), arguments, expression, scope) }
    return isLabelled ? unknown("unsupported-expression", "this subscript cannot be evaluated", expression.span) : nil
  }

  func index(_ base: Expression, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope) -> Value
  {
    let value = receiver(base, scope)
    if let first = arguments.first, first.label == "keyPath",
      case .keyPath(let path) = evaluate(first.value, scope).payload
    {
      return read(path, of: value, expression)
    }
    switch value.payload {
    case .unknown, .none: return value
    case .instance(let instance):
      let candidates = (instance.type.classLine + instance.type.allProtocols).flatMap { type in
        type.subscripts.filter { !$0.isStatic }.map {
          MethodValue.Candidate(function: $0, owner: type, file: Int($0.span.file), scope: nil)
        }
      }
      guard !candidates.isEmpty else { break }
      if instance.type.hasOwnSubscriptBesideProtocols, view(of: base, scope) !== instance.type {
        return undecided("subscript", instance.type, expression)
      }
      return call(MethodValue(candidates, receiver: value), arguments, expression, scope)
    case .type(let type):
      let candidates = type.subscripts.filter(\.isStatic).map {
        MethodValue.Candidate(function: $0, owner: type, file: Int($0.span.file), scope: nil)
      }
      guard !candidates.isEmpty else { break }
      return call(MethodValue(candidates, receiver: value), arguments, expression, scope)
    case .match(let match):
      guard let key = arguments.first, key.label == nil else { break }
      let group = evaluate(key.value, scope)
      if case .integer(let number) = group.payload, let text = platform.property(String(number), of: value, self) {
        return text
      }
      if group.isUnknown { return group }
      if case .string(let name) = group.payload, !match.names.isEmpty {
        return platform.property(name, of: value, self) ?? .none
      }
    case .traits:
      guard let key = arguments.first else { break }
      if case .type(let trait) = evaluate(key.value, scope).payload { return platform.customTrait(trait, value, self) }
    default:
      if let own = ownIndex(value, arguments, expression, scope) { return own }
      let key = arguments.first.map { argument in
        choosing(evaluate(argument.value, scope), argument.value.span)
      }
      let fallback = arguments.first { $0.label == "default" }.map { evaluate($0.value, scope) }
      if let key, CollectionElements.isBeyond(key, in: value) { return trap(Words.beyond, expression.span) }
      if let key, let found = CollectionElements.one(of: value, at: key, fallback: fallback) { return found }
      if let key, key.isUnknown { return key }
    }
    return unknown("unsupported-expression", "this subscript cannot be evaluated", expression.span)
  }
}
