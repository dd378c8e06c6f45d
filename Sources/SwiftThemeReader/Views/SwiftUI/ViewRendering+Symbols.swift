/// The system's symbols, of which each layer may have a style of its own.
extension ViewRendering {
  /// Paints a symbol with the foreground around it, or with the system's color when none is set.
  func symbol(_ name: Expression?, _ expression: Expression, _ scope: ViewScope, _ around: Surroundings) {
    if around.hasOwnSymbolColors || layers(of: name, expression, scope, around) { return }
    // The system dims the further layers.
    if around.symbolMode != "palette" { defaulted(.icon, around, expression.span) }
  }

  /// Paints the symbol beside a title.
  func symbol(
    of arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope, _ around: Surroundings
  ) {
    guard let name = arguments.first(where: { $0.label == "systemImage" })?.value,
      !layers(of: name, expression, scope, around)
    else { return }
    leaf(.icon, around, expression.span)
  }

  /// Paints the layers of a symbol with a style each. Returns whether several styles are set.
  ///
  /// Only the symbol tells how many layers it has and which of them lies on another. One of a single layer shows the first style alone,
  /// as does every symbol of one color. Where the name says that it lies in a filled shape, that shape has the second style.
  private func layers(of name: Expression?, _ expression: Expression, _ scope: ViewScope, _ around: Surroundings)
    -> Bool
  {
    guard let ink = around.ink, !around.levels.isEmpty, around.symbolMode != "monochrome" else { return false }
    let names = name.map { Self.names($0, from: $0, colors, scope) } ?? [nil]
    let span = expression.span
    let beside = around.assuming("no layer of the symbol lies on another")
    paint(.icon, with: ink, names.allSatisfy(Self.isInFilledShape) ? beside : around, span)
    let further = around.assuming("the symbol has a layer of this style")
    for (index, style) in around.levels.enumerated() {
      paint(.icon, with: style, index == 0 && names.contains(where: Self.isInFilledShape) ? around : further, span)
    }
    let layered = around.assuming("a layer of the symbol lies on the one of the next style")
    for (front, behind) in zip([ink] + around.levels, around.levels) {
      paint(.icon, with: front, layered.painted(behind), span)
    }
    return true
  }

  /// Returns the names that an expression may be, with `nil` for what is not known.
  private static func names(
    _ name: Expression, from whole: Expression, _ colors: ColorReading, _ scope: ViewScope
  ) -> [String?] {
    switch name.kind {
    case .string(let parts):
      if parts.count == 1, case .text(let text) = parts[0] { return [text] }
      return [nil]
    case .conditional(_, let yes, let no):
      return [yes, no].flatMap { names($0, from: whole, colors, scope) }
    default:
      guard let start = colors.beginning(of: name, in: scope), start.isSteady, start.value !== name,
        start.value !== whole
      else { return [nil] }
      return names(start.value, from: whole, colors, start.scope)
    }
  }

  /// Whether a symbol is a sign in a filled shape: `lock.circle.fill`.
  private static func isInFilledShape(_ name: String?) -> Bool {
    let words = name?.split(separator: ".") ?? []
    return words.count > 2 && words.last == "fill" && shapes.contains(words[words.count - 2])
  }

  private static let shapes: Set<Substring> = [
    "circle", "square", "rectangle", "capsule", "diamond", "triangle", "hexagon", "octagon", "seal", "shield", "app",
    "bubble",
  ]
}
