/// What modifiers make of a view that paints a surface. It is followed through them as one with content is.
extension ViewRendering {
  func modified(
    _ base: Expression, _ name: String, _ arguments: [Expression.Argument], _ expression: Expression,
    _ scope: ViewScope, _ around: Surroundings
  ) -> Surface {
    if let own = surface(of: base, by: name, arguments, expression, scope, around)
      ?? surface(of: base, modifiedBy: name, arguments, expression, scope, around)
      ?? painted(base, name, arguments, expression, scope, around)
      ?? laidOut(base, name, arguments, scope, around)
      ?? changed(base, name, arguments, expression, scope, around)
    {
      return own
    }
    let before = surface(base, scope, around)
    if ModifierNames.isTransparent(name) || ModifierNames.presenting.contains(name) || Self.leavesSurface.contains(name)
    {
      return before
    }
    // One that the sources do not declare may paint anything.
    return supposed(before, "`\(name)`, which is not read, paints nothing")
      ?? .fill(Ink(.unread("`\(name)` is not followed"), expression.span), .open)
  }

  /// What sets something for the content of a view, or draws a line around it.
  private static let leavesSurface: Set = [
    "font", "bold", "fontWeight", "tint", "accentColor", "border", "buttonStyle", "listRowBackground",
  ]

  /// Returns a surface under an assumption about what is around it and not read; `nil` if it has no known color.
  func supposed(_ surface: Surface, _ step: String) -> Surface? {
    guard case .fill(let ink, _) = surface, !ink.isUnread || ink.isSurelyColor else { return nil }
    return .fill(ink.assuming(step), .open)
  }

  /// Returns the surface in a view that is not read and shows what it is given: `Shimmer { Color.theme.card }`.
  func surface(
    within name: String, _ arguments: [Expression.Argument], _ scope: ViewScope, _ around: Surroundings
  ) -> Surface? {
    guard !ModifierNames.painting.contains(name), let content = arguments.last(where: \.isTrailing)?.value else {
      return nil
    }
    return supposed(
      surface(content, scope, around), "`\(name)`, which is not read, paints nothing behind its content")
  }

  /// Returns what a modifier paints on a surface, or behind it; `nil` for one that paints nothing.
  private func painted(
    _ base: Expression, _ name: String, _ arguments: [Expression.Argument], _ expression: Expression,
    _ scope: ViewScope, _ around: Surroundings
  ) -> Surface? {
    var inner = around
    switch name {
    case "fill", "foregroundColor", "foregroundStyle":
      inner.ink = arguments.first.map { colors.color($0.value, in: scope) }
      return surface(base, scope, inner)
    case "stroke", "strokeBorder":
      // The line alone is no surface. In `Circle().fill(a).stroke(b)`, what is under it is one.
      inner.ink = Ink(.unset, expression.span)
      guard case .fill(let ink, let extent) = surface(base, scope, inner), !ink.isUnset else { return .nothing }
      return .fill(ink, extent)
    case "hidden": return .nothing
    case "opacity":
      let before = surface(base, scope, around)
      guard case .fill(let ink, let extent) = before, let value = arguments.first?.value else { return before }
      return .fill(colors.faded(ink, by: value, in: scope), extent)
    case "background":
      let behind = backgroundInk(arguments, expression, scope, around)
      switch surface(base, scope, around) {
      case .fill(let ink, let extent): return .fill(ink.over(behind), extent)
      case .nothing: return .fill(behind, .shaped)
      case .content: return .content(.unknown)
      }
    case "overlay":
      let receiver = surface(base, scope, around)
      guard let content = arguments.first(where: { $0.label == nil || $0.label == "content" })?.value else {
        return receiver
      }
      if case .nothing = surface(content, scope, around) { return receiver }
      return receiver.isFill ? .fill(Ink(.unread("an overlay lies on it"), expression.span), .whole) : receiver
    default: return nil
    }
  }

  /// Returns a surface of which a modifier changes the colors; `nil` for one that changes none.
  private func changed(
    _ base: Expression, _ name: String, _ arguments: [Expression.Argument], _ expression: Expression,
    _ scope: ViewScope, _ around: Surroundings
  ) -> Surface? {
    let other = Ink(.unread("`\(name)` changes what is shown"), expression.span)
    switch name {
    // A preference is one of the whole presentation.
    case "preferredColorScheme": return surface(base, scope, around)
    case "environment", "colorScheme", "transformEnvironment":
      let before = surface(base, scope, around)
      return forcing(name, arguments, scope).map { forced($0, on: before, around) } ?? before
    case "mask":
      let before = surface(base, scope, around)
      guard case .fill(let ink, let extent) = before else { return before }
      guard let mask = arguments.last?.value, isShape(mask, scope) else { return .fill(other, .open) }
      return clipped(ink, extent, by: mask, scope)
    case _ where ModifierNames.recoloring[name] != nil:
      guard case .fill(let ink, let extent) = surface(base, scope, around) else { return .fill(other, .open) }
      return .fill(recolored(ink, by: name, arguments, scope), extent)
    case _ where ModifierNames.breaking.contains(name) || name.hasPrefix("glass"): return .fill(other, .open)
    default: return nil
    }
  }

  /// Returns a surface of which only what lies in a shape is left.
  private func clipped(_ ink: Ink, _ extent: Extent, by shape: Expression?, _ scope: ViewScope) -> Surface {
    .fill(ink.assuming(shape.flatMap { clipping($0, scope) }), max(extent, .shaped))
  }

  /// Returns a surface that a modifier gives another size or shape; `nil` for one that leaves both.
  private func laidOut(
    _ base: Expression, _ name: String, _ arguments: [Expression.Argument], _ scope: ViewScope,
    _ around: Surroundings
  ) -> Surface? {
    let sizing: Set = [
      "trim", "aspectRatio", "scaledToFit", "fixedSize", "resizable", "scaledToFill", "frame", "padding", "clipShape",
      "cornerRadius", "offset", "position", "scaleEffect", "rotationEffect",
    ]
    guard sizing.contains(name) else { return nil }
    if name == "clipShape", arguments.contains(where: { Self.isOutline($0.value) }) { return .nothing }
    let before = surface(base, scope, around)
    guard case .fill(let ink, let extent) = before else { return before }
    switch name {
    case "trim": return .fill(ink.assuming(Self.trimmed), max(extent, .shaped))
    case "aspectRatio" where arguments.contains(where: { Self.isFilling($0.value) }): return .fill(ink, .whole)
    case "resizable", "scaledToFill": return .fill(ink, .whole)
    case "aspectRatio", "scaledToFit", "fixedSize": return .fill(ink, max(extent, .sized))
    case "frame":
      guard Self.isSized(arguments) else { return before }
      return Self.isLine(arguments) ? .content(.little) : .fill(ink, .sized)
    case "clipShape": return clipped(ink, extent, by: arguments.first?.value, scope)
    case "cornerRadius": return .fill(ink, max(extent, .shaped))
    default:
      let isGrown = arguments.last.map { if case .prefix("-", _) = $0.value.kind { name == "padding" } else { false } }
      return .fill(ink, isGrown == true ? extent : .sized)
    }
  }

  /// Returns whether a frame leaves a view less than all the room.
  private static func isSized(_ arguments: [Expression.Argument]) -> Bool {
    arguments.contains { argument in
      switch argument.label {
      case "width", "height": return true
      case "maxWidth", "maxHeight":
        if case .member(_, "infinity") = argument.value.kind { return false }
        return true
      default: return false
      }
    }
  }

  /// Returns whether a shape that clips a view leaves only an outline: `Capsule().inset(by: 0.5).stroke()`.
  private static func isOutline(_ shape: Expression) -> Bool {
    var found = false
    SyntaxWalk.each(shape) { part in
      guard case .call(let callee, _) = part.kind, case .member(_?, let name) = callee.kind else { return }
      if ["stroke", "strokeBorder", "strokedPath"].contains(name) { found = true }
    }
    return found
  }

  /// Returns whether an argument is the content mode `fill`.
  private static func isFilling(_ value: Expression) -> Bool {
    if case .member(_, "fill") = value.kind { true } else { false }
  }

  /// Returns whether a frame leaves a line of a few points, or nothing at all.
  static func isLine(_ arguments: [Expression.Argument]) -> Bool {
    func isThin(_ value: Expression) -> Bool {
      switch value.kind {
      case .integer(let size?): size <= 4
      case .decimal(let size): size <= 4
      case .conditional(_, let yes, let no): isThin(yes) && isThin(no)
      case .binary("/", let size, _): isThin(size)
      default: false
      }
    }
    return arguments.contains { ["width", "height"].contains($0.label ?? "") && isThin($0.value) }
  }
}
