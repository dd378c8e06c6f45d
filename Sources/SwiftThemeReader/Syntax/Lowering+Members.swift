import SwiftSyntax
import ThemeModel

extension Lowering {
  mutating func properties(_ node: VariableDeclSyntax, isGlobal: Bool, into members: inout Members) {
    let isStatic = isGlobal || has("static", node.modifiers) || has("class", node.modifiers)
    let attributes = Attributes(node.attributes)
    let wrapperArguments = attributes.arguments.map { self.arguments($0) } ?? []
    var shared: TypeName?
    // In `let a, b: UIColor`, the type follows the last name.
    for binding in node.bindings.reversed() {
      if let annotation = binding.typeAnnotation { shared = type(annotation.type) }
      let fault = self.fault(of: binding, what: "`\(binding.pattern.trimmedDescription)`")
      noteMember(fault, isClosed: binding.accessorBlock?.rightBrace.presence == .present)
      let getter = fault == nil ? binding.accessorBlock.flatMap { self.getter($0) } : nil
      var changes = fault == nil ? binding.accessorBlock.map { self.changes($0) } ?? .init() : .init()
      changes.areOfFile = isSetInFile(node.modifiers)
      let pattern = pattern(binding.pattern, binds: true)
      let initial = binding.initializer.map { expression($0.value) }
      for name in pattern.names where !attributes.members.isEmpty {
        members.properties += self.properties(name, of: attributes, binding)
      }
      for name in pattern.names where attributes.members.isEmpty {
        members.properties.append(
          Property(
            name: name, isStatic: isStatic, isConstant: node.bindingSpecifier.text == "let",
            isOverride: has("override", node.modifiers), isLazy: has("lazy", node.modifiers),
            access: accessLevel(node.modifiers),
            type: binding.typeAnnotation.map { type($0.type) } ?? (binding.initializer == nil ? shared : nil),
            initial: initial.map { pattern.part(named: name, of: $0) ?? $0 }, getter: getter,
            changes: changes, wrapper: attributes.wrapper, wrapperArguments: wrapperArguments,
            summary: DocComment.summary(of: node), deprecation: attributes.deprecation, fault: fault,
            span: span(binding)))
      }
    }
    let count = node.bindings.count
    if count > 1, members.properties.count >= count {
      members.properties.replaceSubrange(
        (members.properties.count - count)..., with: members.properties.suffix(count).reversed())
    }
  }

  /// Returns what `@Environment(\.theme.ink) var ink` is short for: `@Environment(\.theme) var theme` and `var ink: Color { theme.ink }`.
  private mutating func properties(
    _ name: String, of attributes: Attributes, _ binding: PatternBindingSyntax
  ) -> [Property] {
    let span = span(binding)
    let whole = "\(name) of the environment"
    let value = attributes.members.reduce(Expression(.name(whole), span)) { Expression(.member($0, $1), span) }
    return [
      Property(
        name: whole, isStatic: false, isConstant: false, access: .file, type: nil, initial: nil, getter: nil,
        wrapper: attributes.wrapper, span: span),
      Property(
        name: name, isStatic: false, isConstant: false, type: binding.typeAnnotation.map { type($0.type) },
        initial: nil,
        getter: [.expression(value)], deprecation: attributes.deprecation, span: span),
    ]
  }

  /// Returns whether only its own file may set a variable: `public private(set) var`.
  private func isSetInFile(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { modifier in
      ["private", "fileprivate"].contains(modifier.name.text) && modifier.detail?.detail.text == "set"
    }
  }

  mutating func changes(_ block: AccessorBlockSyntax) -> Property.Changes {
    var changes = Property.Changes()
    guard case .accessors(let accessors) = block.accessors else { return changes }
    for accessor in accessors {
      guard let body = accessor.body else { continue }
      let written = accessor.parameters?.name.name
      switch accessor.accessorSpecifier.text {
      case "set": changes.set = .init(parameter: written ?? "newValue", body: statements(body.statements))
      case "willSet": changes.willSet = .init(parameter: written ?? "newValue", body: statements(body.statements))
      case "didSet": changes.didSet = .init(parameter: written ?? "oldValue", body: statements(body.statements))
      default: break
      }
    }
    return changes
  }

  mutating func getter(_ block: AccessorBlockSyntax) -> [Statement]? {
    switch block.accessors {
    case .getter(let statements):
      return self.statements(statements)
    case .accessors(let accessors):
      for accessor in accessors where accessor.accessorSpecifier.text == "get" {
        return accessor.body.map { statements($0.statements) }
      }
      return nil
    @unknown default:
      return nil
    }
  }

  /// Notes that the last fault ends with the member that it is in.
  private mutating func noteMember(_ fault: String?, isClosed: Bool) {
    if fault != nil, isClosed { faults[faults.count - 1].isInMember = true }
  }

  mutating func function(_ node: FunctionDeclSyntax) -> Function {
    let fault = self.fault(of: node, what: "`\(node.name.text)`")
    let isClosed = node.body?.rightBrace.presence == .present
    noteMember(fault, isClosed: isClosed)
    if fault != nil, node.signature.returnClause == nil, isClosed { faults[faults.count - 1].isAside = true }
    return Function(
      name: node.name.name, isStatic: has("static", node.modifiers) || has("class", node.modifiers),
      isMutating: has("mutating", node.modifiers), isOverride: has("override", node.modifiers),
      access: accessLevel(node.modifiers),
      parameters: parameters(of: node), generics: node.genericParameterClause?.parameters.map(\.name.name) ?? [],
      result: node.signature.returnClause.map { type($0.type) },
      body: fault == nil ? node.body.map { statements($0.statements) } : [],
      attributes: attributeNames(node.attributes) + attributesOfMembers, fault: fault, span: span(node))
  }

  /// Lowers the parameters of a function. The operands of an operator have no labels,
  /// whatever its parameters are called.
  private mutating func parameters(of node: FunctionDeclSyntax) -> [Parameter] {
    let all = parameters(
      node.signature.parameterClause.parameters, of: node.genericParameterClause, node.genericWhereClause)
    if case .identifier = node.name.tokenKind { return all }
    return all.map { parameter in
      var operand = parameter
      operand.label = nil
      return operand
    }
  }

  /// Lowers parameters, some of whose types may be generic parameters.
  private mutating func parameters(
    _ nodes: FunctionParameterListSyntax, of generics: GenericParameterClauseSyntax?,
    _ clause: GenericWhereClauseSyntax?
  ) -> [Parameter] {
    var all = parameters(nodes)
    let constraints = self.constraints(generics, clause)
    if !constraints.isEmpty {
      for index in all.indices { all[index].seenType = all[index].type.replacing(constraints) }
    }
    let names = generics?.parameters.map { TypeName.named([$0.name.name]) } ?? []
    for index in all.indices { all[index].isGeneric = names.contains(all[index].type) }
    return all
  }

  mutating func initializer(_ node: InitializerDeclSyntax) -> Initializer {
    let fault = self.fault(of: node, what: "`init`")
    let isClosed = node.body?.rightBrace.presence == .present
    noteMember(fault, isClosed: isClosed)
    if fault != nil, isClosed { faults[faults.count - 1].isInInitializer = true }
    return Initializer(
      parameters: parameters(
        node.signature.parameterClause.parameters, of: node.genericParameterClause, node.genericWhereClause),
      body: fault == nil ? node.body.map { statements($0.statements) } : [],
      isConvenience: has("convenience", node.modifiers), isOverride: has("override", node.modifiers),
      isFailable: node.optionalMark != nil, fault: fault, span: span(node))
  }

  mutating func subscripted(_ node: SubscriptDeclSyntax) -> [Function] {
    guard let block = node.accessorBlock, let getter = getter(block) else { return [] }
    return [
      Function(
        name: "subscript", isStatic: has("static", node.modifiers) || has("class", node.modifiers),
        access: accessLevel(node.modifiers),
        parameters: parameters(node.parameterClause.parameters).map { parameter in
          // A subscript's parameter has a label only when two names are written.
          var parameter = parameter
          if parameter.label == parameter.name { parameter.label = nil }
          return parameter
        }, result: type(node.returnClause.type), body: getter, setter: changes(block).set, span: span(node))
    ]
  }

  private mutating func parameters(_ list: FunctionParameterListSyntax) -> [Parameter] {
    list.map { node in
      let label = node.firstName.name
      var isInOut = false
      if let attributed = node.type.as(AttributedTypeSyntax.self) {
        isInOut = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
      }
      return Parameter(
        label: label == "_" ? nil : label, name: (node.secondName ?? node.firstName).name, type: type(node.type),
        initial: node.defaultValue.map { expression($0.value) }, isVariadic: node.ellipsis != nil, isInOut: isInOut,
        handed: handed(node.type))
    }
  }

  /// What a function type's functions are given.
  private mutating func handed(_ node: TypeSyntax) -> [TypeName] {
    var node = node
    while true {
      if let attributed = node.as(AttributedTypeSyntax.self) {
        node = attributed.baseType
      } else if let optional = node.as(OptionalTypeSyntax.self) {
        node = optional.wrappedType
      } else if let tuple = node.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        node = only.type
      } else {
        return node.as(FunctionTypeSyntax.self)?.parameters.map { type($0.type) } ?? []
      }
    }
  }
}

/// The attributes of a property that matter for colors.
private struct Attributes {
  var wrapper: Property.Wrapper?
  /// The arguments of the wrapper.
  var arguments: LabeledExprListSyntax?
  var deprecation: Deprecation?
  /// The members of the environment's value that are asked for: `ink` of `@Environment(\.theme.ink)`.
  var members: [String] = []

  /// Attributes of the language that are not property wrappers.
  private static let plain: Set = [
    "objc", "objcMembers", "available", "MainActor", "nonobjc", "inlinable", "usableFromInline", "discardableResult",
    "preconcurrency", "Sendable", "IBInspectable", "IBOutlet", "NSManaged", "ViewBuilder", "inline", "backDeployed",
  ]

  init(_ list: AttributeListSyntax) {
    for case .attribute(let attribute) in list {
      let name = attribute.attributeName.trimmedDescription
      let text = attribute.arguments?.trimmedDescription ?? ""
      switch name {
      case "Environment":
        let key = text.split(separator: ".").last.map(String.init) ?? text
        wrapper = .environment(String(key.drop { $0 == "\\" }))
        let path = text.split(separator: ".").dropFirst().map(String.init)
        if text.hasPrefix("\\"), path.count > 1, path.joined().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
          wrapper = .environment(path[0])
          members = Array(path.dropFirst())
        }
        // `@Environment(Settings.self)` says which type the value has.
        if key == "self", case .argumentList(let list)? = attribute.arguments { arguments = list }
      case "available" where text.contains("deprecated") || text.contains("obsoleted"):
        deprecation = Self.message(in: text).map { .message($0) } ?? .plain
      case _ where !Self.plain.contains(name):
        wrapper = .other(name)
        if case .argumentList(let list)? = attribute.arguments { arguments = list }
      default:
        break
      }
    }
  }

  private static func message(in text: String) -> String? {
    guard let start = text.start(of: "message:") else { return nil }
    let rest = text[start...].drop { $0 != "\"" }.dropFirst()
    return String(rest.prefix { $0 != "\"" })
  }
}

extension String {
  /// Returns where `part` begins. The standard library has no substring search of its own.
  fileprivate func start(of part: String) -> Index? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start }
      start = index(after: start)
    }
    return nil
  }
}
