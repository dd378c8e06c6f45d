/// The calls of the sources that make values, with the code that they stand in.
struct MakingCalls {
  struct Call {
    let expression: Expression
    let arguments: [Expression.Argument]
    /// What it makes, as the code writes it: `Kit.Badge`. `nil` for `.init(…)`, whose type is not written.
    let path: [String]?
    let body: CodeBody
  }

  /// Calls with the name of a type, by the last part of that name.
  private(set) var byName: [String: [Call]] = [:]
  /// Calls of which the type is not written: `.init(style: .red)`.
  private(set) var untyped: [Call] = []
  /// Calls of a member with a lowercase name, as those of enum cases with values are.
  private(set) var byCase: [String: [Call]] = [:]

  init(in table: DeclarationTable) {
    let cases = Set(table.types.flatMap { type in type.cases.filter { !$0.parameters.isEmpty }.map(\.name) })
    // The closures of an initialiser are part of its own code as well.
    for body in table.codeBodies where body.kind != .closure {
      SyntaxWalk.each(body.statements) { note($0, in: body, cases) }
    }
  }

  private mutating func note(_ expression: Expression, in body: CodeBody, _ cases: Set<String>) {
    guard case .call(let callee, let arguments) = expression.kind else { return }
    let path = Self.path(ofTypeNamedBy: callee)
    let call = Call(expression: expression, arguments: arguments, path: path, body: body)
    if let name = path?.last {
      byName[name, default: []].append(call)
    } else if case .member(_, let name) = callee.kind {
      if name == "init" { untyped.append(call) }
      if cases.contains(name) { byCase[name, default: []].append(call) }
    }
  }

  /// Returns the type that a callee names: `Tinted(…)`, `Brand.Tinted.init(…)`.
  private static func path(ofTypeNamedBy callee: Expression) -> [String]? {
    switch callee.kind {
    case .name(let name): name.first?.isUppercase == true ? [name] : nil
    case .member(let base?, "init"): path(base)
    case .member(_?, let name) where name.first?.isUppercase == true: path(callee)
    default: nil
    }
  }

  /// Returns the names of `Kit.Badge`; `nil` for what is not made of names alone.
  static func path(_ expression: Expression) -> [String]? {
    switch expression.kind {
    case .name(let name): [name]
    case .member(let base?, let name): path(base).map { $0 + [name] }
    default: nil
    }
  }
}
