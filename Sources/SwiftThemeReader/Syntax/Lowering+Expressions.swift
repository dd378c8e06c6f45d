import SwiftParser
import SwiftSyntax

extension Lowering {
  mutating func expression(_ node: ExprSyntax) -> Expression {
    deeper { $0.expressionHere(node) } ?? unsupported("nested more than \(Self.deepest) levels deep", node)
  }

  private mutating func expressionHere(_ node: ExprSyntax) -> Expression {
    let span = self.span(node)
    if let kind = literal(node) ?? reference(node) ?? compound(node) {
      if case .call = kind, isTried { return Expression(kind, span, trying: .mayThrow) }
      return Expression(kind, span)
    }
    return unwrapped(node, span)
      ?? Expression(
        .unsupported(node.hasError ? "a syntax error" : "this kind of expression is not understood"), span)
  }

  private mutating func literal(_ node: ExprSyntax) -> Expression.Kind? {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return .integer(NumberLiteral.integer(literal.literal.text))
    case .floatLiteralExpr(let literal):
      return NumberLiteral.decimal(literal.literal.text).map { .decimal($0) }
        ?? .unsupported("this number literal is not valid")
    case .stringLiteralExpr(let literal): return string(literal)
    case .booleanLiteralExpr(let literal): return .boolean(literal.literal.text == "true")
    case .nilLiteralExpr: return .nilLiteral
    case .arrayExpr(let array): return .array(array.elements.map { expression($0.expression) })
    case .dictionaryExpr(let dictionary): return .dictionary(entries(dictionary))
    case .regexLiteralExpr(let literal): return pattern(literal)
    case .closureExpr(let closure): return .closure(self.closure(closure))
    case .keyPathExpr(let path): return .keyPath(keyPath(path))
    default: return nil
    }
  }

  /// Lowers names, members, calls and subscripts.
  private mutating func reference(_ node: ExprSyntax) -> Expression.Kind? {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): return .name(reference.baseName.name)
    case .superExpr: return .name("super")
    case .memberAccessExpr(let access):
      return .member(access.base.map { expression($0) }, access.declName.baseName.name)
    case .functionCallExpr(let call):
      return choice(calledBy: call) ?? .call(expression(call.calledExpression), arguments(of: call))
    case .subscriptCallExpr(let call): return .index(expression(call.calledExpression), arguments(call.arguments))
    case .macroExpansionExpr(let macro): return .macro(macro.macroName.text, arguments(macro.arguments))
    case .inOutExpr(let reference): return .reference(expression(reference.expression))
    default: return nil
    }
  }

  /// Lowers operators, casts and conditions.
  private mutating func compound(_ node: ExprSyntax) -> Expression.Kind? {
    switch node.as(ExprSyntaxEnum.self) {
    case .prefixOperatorExpr(let prefix): return .prefix(prefix.operator.text, expression(prefix.expression))
    case .postfixOperatorExpr(let postfix) where postfix.operator.text == "...":
      let start = expression(postfix.expression)
      return .call(Expression(.name("PartialRangeFrom"), span(node)), [.init(value: start)])
    case .ternaryExpr(let ternary):
      return .conditional(
        expression(ternary.condition), expression(ternary.thenExpression), expression(ternary.elseExpression))
    case .asExpr(let cast):
      return .cast(expression(cast.expression), type(cast.type), castKind(cast.questionOrExclamationMark))
    case .isExpr(let test): return .cast(expression(test.expression), type(test.type), .test)
    case .ifExpr(let conditional): return .ifElse(ifElse(conditional))
    case .switchExpr(let choice): return .switchOver(switchOver(choice))
    case .forceUnwrapExpr(let forced): return .forced(expression(forced.expression))
    case .optionalChainingExpr(let chain): return .chained(expression(chain.expression))
    default: return nil
    }
  }

  /// Lowers an expression that wraps another one or becomes one of several kinds.
  private mutating func unwrapped(_ node: ExprSyntax, _ span: Span) -> Expression? {
    switch node.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let tuple):
      let elements = arguments(tuple.elements)
      if elements.count == 1, elements[0].label == nil { return elements[0].value }
      return Expression(.tuple(elements), span)
    case .sequenceExpr(let sequence): return self.sequence(sequence)
    case .tryExpr(let attempt): return tried(attempt, span) { $0.expression(attempt.expression) }
    case .awaitExpr(let awaited): return expression(awaited.expression)
    case .unsafeExpr(let unsafe): return expression(unsafe.expression)
    case .genericSpecializationExpr(let specialized):
      noteSpecialization(specialized)
      return expression(specialized.expression)
    case .typeExpr(let type): return typeReference(self.type(type.type), span)
    case .postfixIfConfigExpr(let configured): return self.configured(configured, span)
    default: return nil
    }
  }

  /// Lowers what stands after `try`, `try?` or `try!`.
  mutating func tried(_ attempt: TryExprSyntax, _ span: Span, _ operand: (inout Lowering) -> Expression) -> Expression {
    let mark = attempt.questionOrExclamationMark?.text
    let around = isTried
    isTried = mark != "!"
    let inner = operand(&self)
    isTried = around
    switch mark {
    case "?": return Expression(.attempt(inner), span)
    case "!": return Expression(inner.kind, inner.span, trying: .mustNotThrow)
    default: return Expression(inner.kind, inner.span, trying: .mayThrow)
    }
  }

  private func typeReference(_ type: TypeName, _ span: Span) -> Expression {
    guard case .named(let path) = type, let first = path.first else {
      return Expression(.unsupported("expected a value, found a type"), span)
    }
    return path.dropFirst().reduce(Expression(.name(first), span)) { Expression(.member($0, $1), span) }
  }

  private mutating func string(_ literal: StringLiteralExprSyntax) -> Expression.Kind {
    if literal.segments.count == 1, case .stringSegment(let text)? = literal.segments.first,
      literal.openingQuote.text == "\"", !text.content.text.utf8.contains(UInt8(ascii: "\\"))
    {
      return .string([.text(text.content.text)])
    }
    // Resolves escapes and the indentation of multi-line literals; `nil` for a literal with interpolations.
    if let value = literal.representedLiteralValue { return .string([.text(value)]) }
    var parts: [Expression.StringPart] = []
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let text):
        parts.append(.text(text.content.text))
      case .expressionSegment(let interpolation):
        parts += arguments(interpolation.expressions).prefix(1).map { .value($0.value) }
      @unknown default:
        return .unsupported("this kind of string is not understood")
      }
    }
    return .string(parts)
  }

  /// Lowers `/#?([0-9a-f]{6})/` to `Regex("…")`. Literals over several lines, between `#` signs,
  /// ignore white space and are not supported.
  private mutating func pattern(_ literal: RegexLiteralExprSyntax) -> Expression.Kind {
    let text = literal.regex.text
    guard !text.contains(where: \.isNewline) else { return .unsupported("a regular expression over several lines") }
    let span = self.span(ExprSyntax(literal))
    let plain = literal.openingPounds == nil ? text.replacing("\\/", with: "/") : text
    return .call(Expression(.name("Regex"), span), [.init(value: Expression(.string([.text(plain)]), span))])
  }

  mutating func arguments(_ list: LabeledExprListSyntax) -> [Expression.Argument] {
    list.map { Expression.Argument(label: $0.label?.name, value: expression($0.expression)) }
  }

  private mutating func arguments(of call: FunctionCallExprSyntax) -> [Expression.Argument] {
    var all = arguments(call.arguments)
    // In `UIColor.init(rgb:alpha:)(0x223344, 1)`, the labels are in the function's name.
    let labels = Self.labels(of: call.calledExpression)
    if labels.count == all.count {
      for (index, label) in labels.enumerated() { all[index].label = label }
    }
    if let trailing = call.trailingClosure {
      all.append(.init(value: Expression(.closure(closure(trailing)), span(trailing)), isTrailing: true))
    }
    for more in call.additionalTrailingClosures {
      let closure = Expression(.closure(closure(more.closure)), span(more.closure))
      all.append(.init(label: more.label.name, value: closure, isTrailing: true))
    }
    return all
  }

  /// Returns the labels of a function that is named in full; none for other functions.
  private static func labels(of callee: ExprSyntax) -> [String?] {
    let reference = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
    guard let names = reference?.argumentNames?.arguments else { return [] }
    return names.map { $0.name.text == "_" ? nil : $0.name.name }
  }

  private mutating func entries(_ dictionary: DictionaryExprSyntax) -> [Expression.DictionaryEntry] {
    guard case .elements(let elements) = dictionary.content else { return [] }
    return elements.map { .init(key: expression($0.key), value: expression($0.value)) }
  }

  mutating func closure(_ node: ClosureExprSyntax) -> Closure {
    var parameters: [String] = []
    var parameterTypes: [TypeName?] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let names):
      parameters = names.map(\.name.name)
    case .parameterClause(let clause):
      parameters = clause.parameters.map { ($0.secondName ?? $0.firstName).name }
      parameterTypes = clause.parameters.map { $0.type.map { type($0) } }
    case nil:
      break
    @unknown default:
      break
    }
    let around = isTried
    isTried = false
    defer { isTried = around }
    let result = node.signature?.returnClause.map { type($0.type) }
    let arity = parameters.isEmpty ? Self.arity(of: Syntax(node.statements)) : parameters.count
    let items = node.signature?.capture?.items ?? []
    let captures = items.filter { $0.name.text != "self" }.map { item in
      let name = item.name.name
      return (name: name, value: item.initializer.map { expression($0.value) } ?? Expression(.name(name), span(item)))
    }
    return Closure(
      parameters: parameters, parameterTypes: parameterTypes, arity: arity, result: result, captures: captures,
      keepsSelf: items.contains { $0.name.text == "self" }, waits: Self.beginsByWaiting(node.statements),
      body: statements(node.statements), span: span(node))
  }

  /// Whether code waits for something before it does anything but name values.
  private static func beginsByWaiting(_ statements: CodeBlockItemListSyntax) -> Bool {
    for statement in statements where !statement.item.is(FunctionDeclSyntax.self) {
      if statement.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.await) }) {
        return true
      }
      guard statement.item.is(GuardStmtSyntax.self) || statement.item.is(VariableDeclSyntax.self) else { return false }
    }
    return false
  }

  /// By the names that it uses for its arguments, as far as a few: `$0 + $1`.
  /// Goes through the tree by a list, because chains of members nest as deep as they are long.
  private static func arity(of node: Syntax) -> Int {
    var most = 0
    var open = [node]
    while let here = open.popLast() {
      if let name = here.as(DeclReferenceExprSyntax.self)?.baseName, case .dollarIdentifier(let text) = name.tokenKind {
        most = max(most, min(Int(text.dropFirst()) ?? 0, 99) + 1)
        continue
      }
      open += here.children(viewMode: .sourceAccurate).filter { !$0.is(ClosureExprSyntax.self) }
    }
    return most
  }

  func castKind(_ mark: TokenSyntax?) -> Expression.CastKind {
    switch mark?.text {
    case "?": .conditional
    case "!": .forced
    default: .upcast
    }
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> [String] {
    node.components.map { component in
      switch component.component {
      case .property(let property): property.declName.baseName.name
      default: "?"
      }
    }
  }
}
