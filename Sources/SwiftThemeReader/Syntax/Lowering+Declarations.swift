import SwiftSyntax
import ThemeModel

extension Lowering {
  mutating func file(_ node: SourceFileSyntax) -> FileDeclarations {
    var declarations = FileDeclarations()
    precedences.read(node)
    isOfMac = node.statements.contains { item in
      item.item.as(ImportDeclSyntax.self).map(CompilationCondition.isOfMac) ?? false
    }
    if isOfMac { platform = CompilationCondition(isMac: true) }
    declarations.isOfMac = isOfMac
    for item in node.statements { add(item, to: &declarations) }
    declarations.types += declarations.globals.types
    declarations.globals.types = []
    if node.hasError, faults.isEmpty { _ = fault(of: firstError(in: Syntax(node)), what: "the file") }
    declarations.diagnostics = faults
    declarations.specializations = specializations
    declarations.platformBranches = platformBranches
    declarations.leftOut = leftOut
    declarations.elsewhere = elsewhere
    return declarations
  }

  /// Returns the smallest part that does not parse.
  private func firstError(in node: Syntax) -> Syntax {
    var here = node
    for _ in 0..<Self.deepest {
      guard let next = here.children(viewMode: .all).first(where: \.hasError) else { return here }
      here = next
    }
    return here
  }

  private mutating func add(_ item: CodeBlockItemSyntax, to file: inout FileDeclarations) {
    guard case .decl(let declaration) = item.item else {
      if item.hasError {
        _ = fault(of: item, what: "code outside of declarations")
      } else if !Self.isMacro(item) {
        var statements: [Statement] = []
        append(item, to: &statements)
        file.globals.code.append(LooseCode(statements: statements, span: span(item)))
      }
      return
    }
    if let imported = declaration.as(ImportDeclSyntax.self) {
      file.imports += imported.path.first.map { [$0.name.name] } ?? []
    } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
      noteElsewhere(condition, isGlobal: true)
      if let clauses = openClauses(of: condition) {
        let members = joined(clauses, condition) { elements, lowering in
          guard case .statements(let list)? = elements else { return Members() }
          var own = FileDeclarations()
          for item in list { lowering.add(item, to: &own) }
          file.imports += own.imports
          return own.globals
        }
        file.globals.add(members)
        return
      }
      guard case .statements(let list)? = activeElements(of: condition) else { return }
      for item in list { add(item, to: &file) }
    } else {
      add(declaration, to: &file.globals, isGlobal: true)
    }
  }

  /// `#Preview { … }`
  private static func isMacro(_ item: CodeBlockItemSyntax) -> Bool {
    if case .expr(let expression) = item.item { expression.is(MacroExpansionExprSyntax.self) } else { false }
  }

  private mutating func add(_ node: DeclSyntax, to members: inout Members, isGlobal: Bool = false) {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): properties(variable, isGlobal: isGlobal, into: &members)
    case .functionDecl(let function): members.functions.append(self.function(function))
    case .initializerDecl(let initializer): members.initializers.append(self.initializer(initializer))
    case .deinitializerDecl(let node) where !node.hasError:
      members.code.append(LooseCode(statements: node.body.map { statements($0.statements) } ?? [], span: span(node)))
    case .subscriptDecl(let subscripted): members.subscripts += self.subscripted(subscripted)
    case .enumCaseDecl(let cases): add(cases, to: &members)
    case .typeAliasDecl(let alias):
      members.aliases.append(
        TypeAlias(name: alias.name.name, target: type(alias.initializer.value), span: span(alias)))
    case .ifConfigDecl(let condition):
      noteElsewhere(condition, isGlobal: isGlobal)
      if let clauses = openClauses(of: condition) {
        members.add(
          joined(clauses, condition) { elements, lowering in
            var own = Members()
            lowering.add(elements, to: &own, isGlobal: isGlobal)
            return own
          })
      } else {
        add(activeElements(of: condition), to: &members, isGlobal: isGlobal)
      }
    case .structDecl(let node): addType(node, .structure, node.name, node.inheritanceClause, to: &members)
    case .classDecl(let node): addType(node, .classType, node.name, node.inheritanceClause, to: &members)
    case .actorDecl(let node): addType(node, .actor, node.name, node.inheritanceClause, to: &members)
    case .enumDecl(let node): addType(node, .enumeration, node.name, node.inheritanceClause, to: &members)
    case .protocolDecl(let node): addType(node, .protocolType, node.name, node.inheritanceClause, to: &members)
    case .extensionDecl(let node):
      guard case .named(let path) = type(node.extendedType) else { break }
      noteSpecializations(node.genericWhereClause, of: path)
      addType(
        node, .extended, path, node.inheritanceClause, conditions: conditions(of: node.genericWhereClause),
        to: &members)
    default:
      if node.hasError { _ = fault(of: node, what: "a declaration") }
    }
  }

  mutating func add(_ elements: IfConfigClauseSyntax.Elements?, to members: inout Members, isGlobal: Bool) {
    switch elements {
    case .decls(let list): for item in list { add(item.decl, to: &members) }
    case .statements(let list):
      for item in list {
        if case .decl(let declaration) = item.item { add(declaration, to: &members, isGlobal: isGlobal) }
      }
    default: break
    }
  }

  private mutating func addType(
    _ node: some DeclGroupSyntax, _ kind: TypeKind, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?,
    to members: inout Members
  ) {
    addType(node, kind, [name.name], inheritance, to: &members)
  }

  private mutating func addType(
    _ node: some DeclGroupSyntax, _ kind: TypeKind, _ path: [String], _ inheritance: InheritanceClauseSyntax?,
    conditions: [TypeCondition] = [], to members: inout Members
  ) {
    let own =
      deeper { lowering in
        var own = Members()
        lowering.typePath += path
        let around = (lowering.accessOfMembers, lowering.attributesOfMembers)
        let access = lowering.accessLevel(node.modifiers)
        lowering.accessOfMembers = kind == .extended ? access : .module
        lowering.attributesOfMembers =
          kind == .extended ? lowering.attributeNames(node.attributes).filter { $0 == "objc" } : []
        defer {
          lowering.typePath.removeLast(path.count)
          (lowering.accessOfMembers, lowering.attributesOfMembers) = around
        }
        for item in node.memberBlock.members { lowering.add(item.decl, to: &own, isProtocol: kind == .protocolType) }
        return own
      } ?? Members()
    if node.memberBlock.hasError { noteLooseFaults(node.memberBlock, in: path.joined(separator: ".")) }
    let declaration = TypeDeclaration(
      kind: kind, path: path, inherited: inheritance?.inheritedTypes.map { type($0.type) } ?? [],
      conditions: conditions, members: own, access: accessLevel(node.modifiers),
      attributes: attributeNames(node.attributes), generics: generics(of: node), constraints: constraints(of: node),
      span: span(node))
    members.types.append(declaration)
  }

  /// Notes a fault when there is text between members that belongs to none of them.
  private mutating func noteLooseFaults(_ block: MemberBlockSyntax, in name: String) {
    let isLoose =
      block.unexpectedBetweenMembersAndRightBrace != nil || block.rightBrace.presence == .missing
      || block.members.contains { $0.decl.is(MissingDeclSyntax.self) || $0.unexpectedBeforeDecl != nil }
    if isLoose { faults.append(.init(message: "syntax error in the body of \(name)", span: span(block))) }
  }

  private mutating func add(_ node: DeclSyntax, to members: inout Members, isProtocol: Bool) {
    add(node, to: &members)
    guard isProtocol, let variable = node.as(VariableDeclSyntax.self) else { return }
    // A protocol's properties are requirements, whatever their accessors.
    let count = variable.bindings.count
    guard members.properties.count >= count else { return }
    for index in members.properties.indices.suffix(count) {
      members.properties[index] = members.properties[index].asRequirement
    }
  }

  private mutating func add(_ node: EnumCaseDeclSyntax, to members: inout Members) {
    if isUnavailable(node.attributes), node.elements.allSatisfy({ $0.rawValue == nil }) {
      members.lackedCases += node.elements.count
      return
    }
    for element in node.elements {
      var parameters: [Parameter] = []
      for parameter in element.parameterClause?.parameters ?? [] {
        let label = parameter.firstName?.name
        parameters.append(
          Parameter(
            label: label == "_" ? nil : label, name: label ?? "\(parameters.count)", type: type(parameter.type),
            initial: parameter.defaultValue.map { expression($0.value) }))
      }
      members.cases.append(
        EnumCase(
          name: element.name.name, parameters: parameters, rawValue: element.rawValue.map { expression($0.value) },
          span: span(element), lackedBefore: members.lackedCases))
      members.lackedCases = 0
    }
  }

  private func generics(of node: some DeclGroupSyntax) -> [String] {
    guard let generic = Syntax(node).asProtocol(SyntaxProtocol.self) as? any WithGenericParametersSyntax else {
      return []
    }
    return generic.genericParameterClause?.parameters.map(\.name.name) ?? []
  }

  private mutating func constraints(of node: some DeclGroupSyntax) -> [String: TypeName] {
    guard let generic = Syntax(node).asProtocol(SyntaxProtocol.self) as? any WithGenericParametersSyntax else {
      return [:]
    }
    return constraints(generic.genericParameterClause, generic.genericWhereClause)
  }

  /// Returns whether a declaration does not exist on the system that is read: `@available(iOS, unavailable)`.
  private func isUnavailable(_ list: AttributeListSyntax) -> Bool {
    list.contains { element in
      guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available",
        case .availability(let arguments)? = attribute.arguments
      else { return false }
      let words = arguments.map { $0.argument.trimmedDescription }
      return words == [platform.isMac ? "macOS" : "iOS", "unavailable"]
    }
  }

  func attributeNames(_ list: AttributeListSyntax) -> [String] {
    list.compactMap { if case .attribute(let one) = $0 { one.attributeName.trimmedDescription } else { nil } }
  }

  func accessLevel(_ modifiers: DeclModifierListSyntax) -> Access {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.text {
      case "private", "fileprivate": return .file
      case "internal", "package": return .module
      case "public", "open": return .everywhere
      default: break
      }
    }
    return accessOfMembers
  }

  func has(_ modifier: String, _ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == modifier }
  }
}

extension Property {
  fileprivate var asRequirement: Property {
    Property(
      name: name, isStatic: isStatic, isConstant: false, access: access, type: type, initial: nil, getter: nil,
      isRequirement: true, summary: summary, deprecation: deprecation, fault: fault, span: span)
  }
}
