/// Modes that code forces on a part of a view: `environment(\.colorScheme, .dark)`.
extension ViewRendering {
  enum Forcing: Equatable {
    case nothing
    /// That of the environment, outside of what views further in force.
    case environment
    case mode(String)
    /// Known only to the running app.
    case unknown
  }

  /// Returns what a modifier forces on the view before it; `nil` for one that is about no mode.
  func forcing(_ name: String, _ arguments: [Expression.Argument], _ scope: ViewScope) -> Forcing? {
    switch name {
    case "colorScheme", "preferredColorScheme": return arguments.first.map { forcing($0.value, scope) } ?? .nothing
    case "environment":
      guard arguments.count == 2, case .keyPath(let path) = arguments[0].value.kind, path.last == "colorScheme" else {
        return nil
      }
      return forcing(arguments[1].value, scope)
    default: return nil
    }
  }

  private func forcing(_ scheme: Expression, _ scope: ViewScope) -> Forcing {
    guard let start = colors.beginning(of: scheme, in: scope), start.isSteady else { return .unknown }
    switch start.value.kind {
    case .nilLiteral: return .nothing
    case .member(_, let mode) where ["light", "dark"].contains(mode): return .mode(mode)
    case .name, .member: return colors.subject(start.value, in: start.scope) == .mode ? .environment : .unknown
    default: return .unknown
    }
  }

  /// Returns the surroundings of content on which a mode is forced. The modifier nearest to it decides.
  func forced(_ forcing: Forcing, _ around: Surroundings) -> Surroundings {
    var next = around
    switch forcing {
    case .nothing: break
    case .mode(let mode): next.scheme = mode
    // All modes are judged.
    case .environment, .unknown: next.scheme = nil
    }
    return next
  }

  /// Returns a surface on which a mode is forced. What lies on it has the mode of the view around.
  func forced(_ forcing: Forcing, on surface: Surface, _ around: Surroundings) -> Surface {
    guard case .fill(let ink, let extent) = surface else { return surface }
    switch forcing {
    case .nothing, .environment: return surface
    case .mode(let mode) where mode == around.scheme: return surface
    case .mode, .unknown:
      let names = colors.names
      return .fill(
        ink.mapped { one in
          guard one.assumption == nil, names.differsByMode(one) else { return }
          one.assumption = "the mode that is forced on the background is that of what lies on it"
        }, extent)
    }
  }
}
