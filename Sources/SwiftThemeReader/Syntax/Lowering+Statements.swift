import SwiftSyntax

extension Lowering {
  mutating func statements(_ list: CodeBlockItemListSyntax) -> [Statement] {
    deeper { lowering in
      var all: [Statement] = []
      for item in list { lowering.append(item, to: &all) }
      return all
    } ?? [.unsupported("nested more than \(Self.deepest) levels deep", span(list))]
  }

  mutating func append(_ item: CodeBlockItemSyntax, to all: inout [Statement]) {
    switch item.item {
    case .expr(let expression):
      append(expression, to: &all)
    case .stmt(let statement):
      all.append(self.statement(statement))
    case .decl(let declaration):
      if let variable = declaration.as(VariableDeclSyntax.self), has("lazy", variable.modifiers) {
        all.append(.unsupported("a lazy local variable", span(variable), holding: parts(of: variable)))
      } else if let variable = declaration.as(VariableDeclSyntax.self), let reason = Self.unread(variable) {
        all.append(.unsupported(reason, span(variable), holding: parts(of: variable)))
      } else if let variable = declaration.as(VariableDeclSyntax.self) {
        all.append(.variables(bindings(of: variable)))
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        all.append(.function(self.function(function)))
      } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
        if let clauses = openClauses(of: condition) {
          all += statements(clauses, span(condition))
          return
        }
        guard case .statements(let list)? = activeElements(of: condition) else { return }
        all += statements(list)
      }
    @unknown default:
      all.append(.unsupported("this kind of statement is not understood", span(item)))
    }
  }

  /// Why the value of a local variable is not what is stored in it.
  private static func unread(_ variable: VariableDeclSyntax) -> String? {
    if variable.bindings.contains(where: { $0.accessorBlock != nil }) { return "a local variable with code of its own" }
    let isWrapped = variable.attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      let name = attribute.attributeName.trimmedDescription
      return name.beginsWithCapital && name != "MainActor"
    }
    return isWrapped ? "a local variable with a property wrapper" : nil
  }

  /// A variable whose value is not read, and what its accessors run.
  private mutating func parts(of variable: VariableDeclSyntax) -> [Statement] {
    let accessors = variable.bindings.compactMap(\.accessorBlock).flatMap { block -> [Statement] in
      let changes = changes(block)
      let all = [getter(block), changes.set?.body, changes.willSet?.body, changes.didSet?.body]
      return all.compactMap { $0.map { .scope($0) } }
    }
    return [.variables(bindings(of: variable))] + accessors
  }

  private mutating func append(_ node: ExprSyntax, to all: inout [Statement]) {
    all.append(.expression(expression(node)))
  }

  private mutating func bindings(of variable: VariableDeclSyntax) -> [Binding] {
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    return variable.bindings.map { node in
      Binding(
        pattern: pattern(node.pattern, binds: true), type: node.typeAnnotation.map { type($0.type) },
        initial: node.initializer.map { expression($0.value) }, isConstant: isConstant)
    }
  }

  private mutating func statement(_ node: StmtSyntax) -> Statement {
    switch node.as(StmtSyntaxEnum.self) {
    case .returnStmt(let returned): return .returned(returned.expression.map { expression($0) })
    case .expressionStmt(let statement): return .expression(expression(statement.expression))
    case .guardStmt(let guarded):
      return .guarded(conditions(guarded.conditions), otherwise: statements(guarded.body.statements))
    case .forStmt(let loop):
      return .forEach(
        pattern(loop.pattern, binds: true), in: expression(loop.sequence),
        where: loop.whereClause.map { expression($0.condition) }, body: statements(loop.body.statements))
    case .whileStmt(let loop):
      return .whileLoop(conditions(loop.conditions), body: statements(loop.body.statements), checksAfterwards: false)
    case .repeatStmt(let loop):
      return .whileLoop(
        [.holds(expression(loop.condition))], body: statements(loop.body.statements), checksAfterwards: true)
    case .doStmt(let scope):
      let body = statements(scope.body.statements)
      guard let handler = scope.catchClauses.first else { return .scope(body) }
      guard scope.catchClauses.count == 1, Self.catchesAll(handler) else {
        let handlers = scope.catchClauses.map { Statement.scope(statements($0.body.statements)) }
        let reason = "which of the errors it is that is caught"
        return .attempt(body, otherwise: [.unsupported(reason, span(node), holding: handlers)])
      }
      return .attempt(body, otherwise: statements(handler.body.statements))
    case .throwStmt: return .thrown(span(node))
    case .breakStmt(let end): return end.label.map { .jump($0.name, continues: false) } ?? .leave
    case .continueStmt(let end): return end.label.map { .jump($0.name, continues: true) } ?? .proceed
    case .labeledStmt(let labelled): return .labelled(labelled.label.name, statement(labelled.statement))
    case .fallThroughStmt: return .fallThrough
    case .deferStmt(let deferred): return .deferred(statements(deferred.body.statements))
    default: return .unsupported("this kind of statement is not understood", span(node))
    }
  }

  /// `catch`, `catch let error`
  private static func catchesAll(_ clause: CatchClauseSyntax) -> Bool {
    clause.catchItems.allSatisfy { item in
      guard item.whereClause == nil, let pattern = item.pattern?.as(ValueBindingPatternSyntax.self)?.pattern else {
        return item.pattern == nil
      }
      return pattern.is(IdentifierPatternSyntax.self)
        || pattern.as(ExpressionPatternSyntax.self)?.expression.is(DeclReferenceExprSyntax.self) == true
    }
  }

  /// Returns the release of this system that a condition asks for. A system that it does not name has what it asks for.
  private func release(_ check: AvailabilityConditionSyntax) -> Release? {
    for argument in check.availabilityArguments {
      guard case .availabilityVersionRestriction(let version) = argument.argument,
        version.platform.text == platform.system.rawValue, let numbers = version.version,
        let major = Int(numbers.major.text)
      else { continue }
      let minor = numbers.components.first.flatMap { Int($0.number.text) } ?? 0
      return Release(system: platform.system, major: major, minor: minor)
    }
    return nil
  }

  mutating func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node):
        return .holds(expression(node))
      case .availability(let check):
        return .isAvailable(check.availabilityKeyword.text == "#available", since: release(check))
      case .matchingPattern(let match):
        return .matches(pattern(match.pattern, binds: false), expression(match.initializer.value))
      case .optionalBinding(let optional):
        let pattern = self.pattern(optional.pattern, binds: true)
        let value =
          optional.initializer.map { expression($0.value) }
          ?? Expression(.name(pattern.names.first ?? "_"), span(optional))
        return .unwraps(pattern, value)
      @unknown default:
        return .holds(unsupported("this kind of condition is not understood", element))
      }
    }
  }

  mutating func ifElse(_ node: IfExprSyntax) -> IfElse {
    var otherwise: [Statement]?
    switch node.elseBody {
    case .codeBlock(let block):
      otherwise = statements(block.statements)
    case .ifExpr(let next):
      otherwise = [.expression(expression(ExprSyntax(next)))]
    case nil:
      break
    @unknown default:
      otherwise = [.unsupported("this kind of statement is not understood", span(node))]
    }
    return IfElse(
      conditions: conditions(node.conditions), body: statements(node.body.statements), otherwise: otherwise)
  }

  mutating func switchOver(_ node: SwitchExprSyntax) -> SwitchOver {
    SwitchOver(subject: expression(node.subject), cases: cases(node.cases))
  }

  private mutating func cases(_ list: SwitchCaseListSyntax) -> [SwitchOver.Case] {
    var cases: [SwitchOver.Case] = []
    for element in list {
      switch element {
      case .switchCase(let one): cases.append(self.case(one))
      case .ifConfigDecl(let node):
        guard let clauses = openClauses(of: node) else {
          if case .switchCases(let inner)? = activeElements(of: node) { cases += self.cases(inner) }
          continue
        }
        var others: Expression?
        for clause in clauses {
          let own = clause.condition.expression(clause.place)
          let flags = others.map { Expression(.binary("&&", $0, own), clause.place) } ?? own
          if case .switchCases(let inner)? = clause.elements {
            cases += self.cases(inner).map { $0.given(flags) }
          }
          let none = Expression(.prefix("!", own), clause.place)
          others = others.map { Expression(.binary("&&", $0, none), clause.place) } ?? none
        }
      @unknown default: continue
      }
    }
    return cases
  }

  private mutating func `case`(_ one: SwitchCaseSyntax) -> SwitchOver.Case {
    var patterns: [(pattern: Pattern, condition: Expression?)] = []
    if case .case(let label) = one.label {
      for item in label.caseItems {
        patterns.append((pattern(item.pattern, binds: false), item.whereClause.map { expression($0.condition) }))
      }
    }
    return .init(patterns: patterns, body: statements(one.statements))
  }
}

extension SwitchOver.Case {
  /// The case of a build for whose flags a condition holds.
  fileprivate func given(_ flags: Expression) -> Self {
    // A `default` takes what is left.
    guard !patterns.isEmpty else { return .init(patterns: [(.anything, flags)], body: body) }
    let all = patterns.map { pattern, condition in
      (pattern, condition.map { Expression(.binary("&&", flags, $0), $0.span) } ?? flags)
    }
    return .init(patterns: all, body: body)
  }
}
