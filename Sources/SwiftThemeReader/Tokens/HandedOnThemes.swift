import ThemeModel

/// Themes that a view makes for the views inside it: `.environment(\.theme, Theme(ink: .blue))`. They are values in the middle of code,
/// so they are reported and not read.
struct HandedOnThemes {
  let table: DeclarationTable
  let types: ColorTypes

  /// - Parameter known: the values that are read, or reported by themselves
  func diagnostics(beside known: Set<Span>) -> [Diagnostic] {
    var unread = UnreadValues()
    for body in table.codeBodies where !Self.isPreview(body.owner) {
      SyntaxWalk.each(body.statements) { expression in
        if let model = changed(by: expression, in: body) { unread.add(of: model.path, at: expression.span) }
        guard let value = Self.handedOn(expression), !known.contains(value.span), let model = model(of: value, in: body)
        else { return }
        unread.add(of: model.path, at: value.span)
      }
    }
    return unread.diagnostics(table, code: "themes-not-followed") { name, count in
      count == 1
        ? "a value of \(name) that a view makes or changes for the views inside it is not read; give it a constant"
        : "\(count) values of \(name) that views make or change for the views inside them are not read; give each a constant"
    }
  }

  /// Returns the type of a theme of which a modifier changes a color for the views inside: `.environment(\.theme.ink, .blue)`,
  /// `.transformEnvironment(\.theme) { $0.ink = .blue }`.
  private func changed(by expression: Expression, in body: CodeBody) -> TypeRecord? {
    guard case .call(let callee, let arguments) = expression.kind, case .member(_, let modifier) = callee.kind,
      ["environment", "transformEnvironment"].contains(modifier), arguments.count == 2,
      case .keyPath(let path) = arguments[0].value.kind, let first = path.first,
      let environment = table.unnoted({ table.type(["EnvironmentValues"], from: body.file) }),
      let (property, owner) = environment.property(first, isStatic: false),
      case .palette(let models) = types.kind(of: property, in: owner),
      let model = models.first(where: types.saysTheme)
    else { return nil }
    if path.count > 1 { return isColor(path.dropFirst(), of: model) ? model : nil }
    guard modifier == "transformEnvironment", case .closure(let closure) = arguments[1].value.kind else { return nil }
    var isChanged = false
    SyntaxWalk.each(closure.body) { part in
      guard case .assignment(let target, _, _) = part.kind, case .member(_?, let name) = target.kind else { return }
      isChanged = isChanged || isColor([name], of: model)
    }
    return isChanged ? model : nil
  }

  /// Returns whether a path leads from a theme to a color, through palettes of it.
  private func isColor(_ path: ArraySlice<String>, of model: TypeRecord) -> Bool {
    guard let name = path.first, let (property, owner) = model.property(name, isStatic: false) else { return false }
    switch types.kind(of: property, in: owner) {
    case .color: return path.count == 1
    case .palette(let models): return models.contains { isColor(path.dropFirst(), of: $0) }
    case .other, .unknown: return false
    }
  }

  /// Returns what a modifier puts into the environment.
  private static func handedOn(_ expression: Expression) -> Expression? {
    guard case .call(let callee, let arguments) = expression.kind, case .member(_, let name) = callee.kind else {
      return nil
    }
    switch name {
    case "environment": return arguments.last?.value
    case "environmentObject": return arguments.first?.value
    default: return nil
    }
  }

  /// Returns the type of a theme that is made of values of its own.
  private func model(of value: Expression, in body: CodeBody) -> TypeRecord? {
    guard case .call(let callee, let arguments) = value.kind, !arguments.isEmpty, case .name(let name) = callee.kind,
      let type = table.unnoted({ table.type([name], from: body.file, within: body.owner) }), type.declaration != nil,
      type.kind == .structure || type.kind == .classType, types.saysTheme(type), types.isPalette(type),
      !types.isView(type), !types.isColorValue(type),
      // What only passes on what it is given is no theme by itself.
      !arguments.allSatisfy({ isGiven($0.value, in: body) })
    else { return nil }
    return type
  }

  private func isGiven(_ value: Expression, in body: CodeBody) -> Bool {
    guard case .name(let name) = value.kind else { return false }
    return body.hasLocal(name, at: value.span)
  }

  private static func isPreview(_ type: TypeRecord?) -> Bool {
    guard let type else { return false }
    return SampleWords.sayStub(type.name) || type.isForSamples
  }
}
