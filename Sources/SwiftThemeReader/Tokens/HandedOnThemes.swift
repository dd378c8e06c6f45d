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
        guard let value = Self.handedOn(expression), !known.contains(value.span), let model = model(of: value, in: body)
        else { return }
        unread.add(of: model.path, at: value.span)
      }
    }
    return unread.diagnostics(table) { name, count in
      count == 1
        ? "a value of \(name) that a view makes for the views inside it is not read; give it a constant"
        : "\(count) values of \(name) that views make for the views inside them are not read; give each a constant"
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
