/// Modes that code sets for a part of a view: `environment(\.colorScheme, .dark)`.
extension ViewRendering {
  indirect enum Forcing: Equatable {
    case nothing
    /// That of the environment, outside of what views further in force.
    case environment
    case mode(String)
    /// Known only to the running app, which may have any.
    case unknown
    /// What code makes that is not followed. It may be one alone.
    case unread
    /// What the view prefers for the whole presentation. A mode of the environment further out holds nevertheless.
    case preferred(Forcing)
  }

  /// Returns what a modifier forces on the view before it; `nil` for one that is about no mode.
  func forcing(_ name: String, _ arguments: [Expression.Argument], _ scope: ViewScope) -> Forcing? {
    switch name {
    case "colorScheme": return arguments.first.map { forcing($0.value, scope) } ?? .nothing
    case "preferredColorScheme": return .preferred(arguments.first.map { forcing($0.value, scope) } ?? .nothing)
    case "environment":
      guard arguments.count == 2, Self.isOfMode(arguments[0].value) else { return nil }
      return forcing(arguments[1].value, scope)
    case "transformEnvironment":
      guard arguments.count == 2, Self.isOfMode(arguments[0].value) else { return nil }
      guard let value = Self.set(by: arguments[1].value) else { return .unknown }
      let found = forcing(value, scope)
      return found == .nothing ? .unknown : found
    default: return nil
    }
  }

  private static func isOfMode(_ key: Expression) -> Bool {
    if case .keyPath(let path) = key.kind { path.last == "colorScheme" } else { false }
  }

  private func forcing(_ scheme: Expression, _ scope: ViewScope) -> Forcing {
    let all = colors.schemes(scheme, in: scope)
    if all.contains(.unread) { return .unread }
    guard all.count == 1, let only = all.first else { return .unknown }
    switch only {
    case .mode(let mode): return .mode(mode)
    case .none: return .nothing
    case .environment: return .environment
    case .variable, .unread: return .unknown
    }
  }

  private static let unreadMode = "the mode that is forced here is any"

  /// A key that no environment has: whether one further out has a mode of its own.
  private static let ownMode = "%colorScheme"

  /// Returns the surroundings of content on which a mode is forced. The modifier nearest to it decides.
  func forced(_ forcing: Forcing, _ around: Surroundings) -> Surroundings {
    var next = around
    next.isModeUnread = forcing == .unread
    switch forcing {
    case .nothing: return around
    case .preferred(let mode):
      guard around.environment[Self.ownMode] == nil else { return around }
      next = forced(mode, around)
      next.environment[Self.ownMode] = nil
      return next
    case .mode(let mode): next.scheme = mode
    // All modes are judged.
    case .environment, .unknown: next.scheme = nil
    case .unread:
      next.scheme = nil
      next = next.assuming(Self.unreadMode)
    }
    let mark = Expression(.name(Self.ownMode), .nowhere)
    next.environment[Self.ownMode] = Surroundings.Kept(value: mark, scope: ViewScope(id: -39, type: nil, file: -1))
    return next
  }

  /// Returns a surface on which a mode is forced. What lies on it has the mode of the view around.
  func forced(_ forcing: Forcing, on surface: Surface, _ around: Surroundings) -> Surface {
    guard case .fill(let ink, let extent) = surface else { return surface }
    switch forcing {
    case .nothing, .environment, .preferred: return surface
    case .mode(let mode) where mode == around.scheme: return surface
    case .mode, .unknown, .unread:
      let names = colors.names
      return .fill(
        ink.mapped { one in
          guard one.assumption == nil, names.differsByMode(one) else { return }
          one.assumption = "the mode that is forced on the background is that of what lies on it"
        }, extent)
    }
  }
}
