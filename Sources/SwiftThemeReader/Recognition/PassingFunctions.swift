/// Functions that make a value of a model only of what they are given: `func theme(ink: UIColor) -> Theme { Theme(ink: ink, page: page) }`.
/// The colors of the value are those that calls of them hand in.
final class PassingFunctions {
  struct Call {
    var model: TypeRecord
    var body: CodeBody
    var span: Span
    /// Whether the function changes a value that there is.
    var isChange: Bool
  }

  private let code: ThemeRecognition
  private let own: OwnColors
  private var models: [ObjectIdentifier: TypeRecord] = [:]
  /// Those that change a value that there is.
  private var changing: Set<ObjectIdentifier> = []
  private var names: Set<String> = []

  init(_ code: ThemeRecognition, _ own: OwnColors) {
    (self.code, self.own) = (code, own)
  }

  /// Adds the function whose code makes a value.
  func add(_ site: MakingSites.Site) {
    guard let function = site.body.function, !function.parameters.isEmpty else { return }
    models[ObjectIdentifier(function)] = site.model
    names.insert(function.name)
  }

  /// Adds the function whose code sets a member to what it is given: `func dim(_ ink: UIColor) { theme.ink = ink }`.
  func add(_ write: ChangedCopies.Write) {
    guard let function = write.body.function, !function.parameters.isEmpty else { return }
    models[ObjectIdentifier(function)] = write.model
    changing.insert(ObjectIdentifier(function))
    names.insert(function.name)
  }

  /// Returns the calls that hand colors of their own to the functions.
  func calls(outside read: Set<ObjectIdentifier>) -> [Call] {
    guard !names.isEmpty else { return [] }
    var found: [Call] = []
    for body in code.table.codeBodies where body.kind != .closure && !read.contains(ObjectIdentifier(body)) {
      SyntaxWalk.each(body.statements) { part in
        guard case .call(let callee, let arguments) = part.kind, !arguments.isEmpty, isNamed(callee) else { return }
        let functions = AskedTypes(code, in: body).functions(callee, arguments).map(\.member)
        guard let function = functions.first(where: { models[ObjectIdentifier($0)] != nil }),
          let model = models[ObjectIdentifier(function)], handsColors(arguments, to: function, in: body)
        else { return }
        found.append(
          Call(
            model: model, body: body, span: part.span, isChange: changing.contains(ObjectIdentifier(function))))
      }
    }
    return found
  }

  private func isNamed(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name(let name), .member(_, let name): names.contains(name)
    default: false
    }
  }

  private func handsColors(_ arguments: [Expression.Argument], to function: Function, in body: CodeBody) -> Bool {
    ArgumentMatch.pairs(function.parameters, arguments, code.table).contains { parameter, given in
      given.contains { argument in
        own.isOwn(argument.value, in: body, of: argument.value.span)
          && own.isColor(argument.value, for: parameter, in: body)
      }
    }
  }
}
