import ThemeModel

/// What a decoder holds of a file: `try decoder.container(keyedBy: CodingKeys.self)`.
struct DecodedNode {
  let node: KeyedNode
  /// The enum of the keys, once a container was asked for.
  var keys: TypeRecord?
}

/// Makes values of data files, as a decoder does: of members' names, of the keys that a type states, and by initialisers of the
/// team's own.
extension Evaluator {
  /// Makes a value of a type of a part of a file.
  func decoded(_ type: TypeRecord, from node: KeyedNode) -> Value {
    let span = table.data.span(node.place)
    if let reason = descend(span) { return Value(.unknown(reason)) }
    defer { ascend() }
    let expression = Expression(.name(type.name), span)
    if type.kind == .enumeration, table.decodedTypes.initializer(of: type) == nil {
      guard let raw = plain(node) else { return cannotDecode(type.path, node) }
      let scope = Scope(type: type, file: type.file)
      scope.declare("$raw", raw)
      let value = construct(type, [.init(label: "rawValue", value: Expression(.name("$raw"), span))], expression, scope)
      return value.isNone ? cannotDecode(type.path, node) : value
    }
    if type.declaration == nil || table.decodedTypes.initializer(of: type) != nil {
      let scope = Scope(type: type.declaration == nil ? nil : type, file: type.file)
      scope.declare("$decoder", Value(.decoder(DecodedNode(node: node))))
      let arguments = [Expression.Argument(label: "from", value: Expression(.name("$decoder"), span))]
      return construct(type, arguments, expression, scope)
    }
    let members = table.decodedTypes.members(of: type)
    guard !members.isEmpty, case .dictionary = node.value else { return cannotDecode(type.path, node) }
    let instance = Instance(type)
    register(instance)
    for member in members {
      instance.stored[member.name] = decoded(member, in: node)
    }
    settleReferences(of: instance)
    return Value(.instance(instance), origin: span)
  }

  private func decoded(_ member: DecodedTypes.Member, in node: KeyedNode) -> Value {
    let value = table.decodedTypes.value(of: member.key, in: node)
    let property = member.owner.property(member.name, isStatic: false)?.member
    let scope = Scope(type: member.owner, file: member.owner.file)
    if let property, let wrapper = wrapperType(of: property, scope), let value {
      return self.member(
        "wrappedValue", of: decoded(wrapper, from: value), Expression(.name(member.name), table.data.span(value.place)))
    }
    return decoded(member.type, key: member.key, value, in: node, scope)
  }

  /// Makes a value of what a key has; `nil` where it has none.
  private func decoded(_ type: TypeName?, key: String, _ value: KeyedNode?, in node: KeyedNode, _ scope: Scope) -> Value
  {
    guard let value, value.value != .null else {
      if type?.isOptional == true { return .none }
      return unknown("unknown-key", "the file has no “\(key)” here", table.data.span(node.place))
    }
    return decoded(type, value, scope)
  }

  /// Makes a value of a type that code names.
  func decoded(_ type: TypeName?, _ node: KeyedNode, _ scope: Scope) -> Value {
    switch type {
    case .optional(let wrapped)?: return node.value == .null ? .none : decoded(wrapped, node, scope)
    case .array(let element)?, .set(let element)?:
      guard case .array(let elements) = node.value else { break }
      let value = Value(.array(elements.map { decoded(element, $0, scope) }), origin: table.data.span(node.place))
      return type.map { coerced(value, Expected($0, scope)) } ?? value
    case .dictionary(let key, let element)?:
      guard case .dictionary(let entries) = node.value, key == .named(["String"]) else { break }
      return Value(
        .dictionary(
          entries.map {
            (Value(.string($0.key), origin: table.data.span($0.keyPlace)), decoded(element, $0.node, scope))
          }), origin: table.data.span(node.place))
    case .named(let path)?:
      let (types, foreign) = table.expand(path, from: scope.file, within: scope.type)
      if let type = types.first {
        if type.declaration != nil || table.decodedTypes.initializer(of: type) != nil {
          return decoded(type, from: node)
        }
        return plain(node, as: type.name) ?? cannotDecode(type.name, node)
      }
      if let name = foreign.first { return plain(node, as: name) ?? cannotDecode(name, node) }
    case .tuple?, .function?, .metatype?, .composition?, .other?, nil: break
    }
    return cannotDecode(type?.text ?? "a value", node)
  }

  private func cannotDecode(_ type: String, _ node: KeyedNode) -> Value {
    unknown("runtime-value", "how the app makes \(type) of the file is not known", table.data.span(node.place))
  }

  /// Returns the text, number or flag that a file has.
  private func plain(_ node: KeyedNode) -> Value? {
    let span = table.data.span(node.place)
    switch node.value {
    case .string(let text): return Value(.string(text), origin: span)
    case .bool(let flag): return Value(.boolean(flag), origin: span)
    case .number(let number):
      return Value(Int64(exactly: number).map { .integer($0) } ?? .decimal(number), origin: span)
    case .null, .array, .dictionary, .other: return nil
    }
  }

  private func plain(_ node: KeyedNode, as type: String) -> Value? {
    guard var value = plain(node) else { return nil }
    switch (type, value.payload) {
    case ("String", .string), ("Bool", .boolean): return value
    case (let type, .integer(let number)) where PlatformTypes.floating.contains(type):
      value.payload = .decimal(Double(number))
      value.isFloat = type == "Float"
      return value
    case (let type, .decimal) where PlatformTypes.floating.contains(type):
      value.isFloat = type == "Float"
      return value
    case (let type, .integer(let number)) where PlatformTypes.integers.contains(type):
      value.integer = IntegerType(named: type)
      return value.integer?.holds(number) == false ? nil : value
    default: return nil
    }
  }

  // MARK: - Code that decodes

  /// Runs what an initialiser of the team's own asks a decoder for.
  func decode(
    _ name: String, _ decoder: DecodedNode, _ arguments: [Expression.Argument], _ expression: Expression,
    _ scope: Scope, _ expected: Expected?
  ) -> Value {
    answer(name, decoder, arguments, scope, expected)
      ?? unknown("unknown-function", "what `\(name)` of a decoder gives is not known", expression.span)
  }

  /// Returns `nil` for what decoders are not known to do.
  private func answer(
    _ name: String, _ decoder: DecodedNode, _ arguments: [Expression.Argument], _ scope: Scope, _ expected: Expected?
  ) -> Value? {
    let node = decoder.node
    switch (name, arguments.map(\.label)) {
    case ("container", ["keyedBy"]):
      return Value(.decoder(DecodedNode(node: node, keys: keys(arguments[0].value, scope))))
    case ("singleValueContainer", []): return Value(.decoder(DecodedNode(node: node)))
    case ("nestedContainer", ["keyedBy", "forKey"]):
      guard let key = key(arguments[1].value, decoder), let inner = table.decodedTypes.value(of: key, in: node) else {
        return nil
      }
      return Value(.decoder(DecodedNode(node: inner, keys: keys(arguments[0].value, scope))))
    case ("contains", [nil]):
      return key(arguments[0].value, decoder).map { Value(.boolean(table.decodedTypes.value(of: $0, in: node) != nil)) }
    case ("decode", [nil]), ("decode", []):
      return decoded(arguments.first.flatMap { Self.type($0.value) } ?? expected?.type, node, scope)
    case ("decode", _), ("decodeIfPresent", _):
      guard let last = arguments.last, last.label == "forKey", let key = key(last.value, decoder), arguments.count <= 2
      else { return nil }
      var type = arguments.count == 2 ? Self.type(arguments[0].value) : expected?.type
      if name == "decodeIfPresent" { type = type.map { .optional($0.unwrapped) } }
      return decoded(type, key: key, table.decodedTypes.value(of: key, in: node), in: node, scope)
    default: return nil
    }
  }

  private func keys(_ expression: Expression, _ scope: Scope) -> TypeRecord? {
    guard let path = Self.type(expression)?.names.first else { return nil }
    return table.expand(path, from: scope.file, within: scope.type).types.first
  }

  /// Returns the key that a case of an enum means: `.ink`, `CodingKeys.ink`.
  private func key(_ expression: Expression, _ decoder: DecodedNode) -> String? {
    guard case .member(_, let name) = expression.kind else { return nil }
    return decoder.keys?.cases.first { $0.name == name }.map(DecodedTypes.key)
  }

  /// Returns the type that an expression names: `[String].self`.
  private static func type(_ expression: Expression) -> TypeName? {
    guard case .member(let base?, "self") = expression.kind else { return nil }
    return named(base)
  }

  private static func named(_ expression: Expression) -> TypeName? {
    switch expression.kind {
    case .name(let name): .named([name])
    case .member(let base?, let name): named(base).flatMap { $0.names.first }.map { .named($0 + [name]) }
    case .array(let elements): elements.count == 1 ? named(elements[0]).map { .array($0) } : nil
    case .dictionary(let entries):
      entries.count == 1
        ? named(entries[0].key).flatMap { key in named(entries[0].value).map { .dictionary(key, $0) } } : nil
    case .chained(let base): named(base).map { .optional($0) }
    default: nil
    }
  }
}
