/// Functions that change a value which code hands to them: `func dim(_ theme: inout Theme) { theme.ink = .gray }`. Where the code is told
/// that hands it to them, what they set is no other change.
struct ChangingFunctions {
  private let code: ThemeRecognition
  private var functions: Set<ObjectIdentifier> = []
  /// The calls of each body that hand a variable to a function.
  private var calls: [ObjectIdentifier: [ObjectIdentifier: (callee: Expression, arguments: [Expression.Argument])]] =
    [:]

  init(_ code: ThemeRecognition) {
    self.code = code
  }

  /// Adds the functions that change a copy.
  mutating func add(_ site: MakingSites.Site) {
    for change in site.copy?.changes ?? [] {
      guard case .reference = change.kind, let call = calls(in: site.body)[ObjectIdentifier(change)] else { continue }
      let found = AskedTypes(code, in: site.body).functions(call.callee, call.arguments)
      functions.formUnion(found.map { ObjectIdentifier($0.member) })
    }
  }

  /// Returns whether one of the functions sets a part of what it is handed.
  func contains(_ write: ChangedCopies.Write) -> Bool {
    guard let function = write.body.function, functions.contains(ObjectIdentifier(function)) else { return false }
    return function.parameters.contains { $0.isInOut && $0.name == write.root }
  }

  private mutating func calls(
    in body: CodeBody
  ) -> [ObjectIdentifier: (callee: Expression, arguments: [Expression.Argument])] {
    if let known = calls[ObjectIdentifier(body)] { return known }
    var found: [ObjectIdentifier: (callee: Expression, arguments: [Expression.Argument])] = [:]
    SyntaxWalk.each(body.statements) { part in
      guard case .call(let callee, let arguments) = part.kind else { return }
      for argument in arguments {
        if case .reference = argument.value.kind { found[ObjectIdentifier(argument.value)] = (callee, arguments) }
      }
    }
    calls[ObjectIdentifier(body)] = found
    return found
  }
}
