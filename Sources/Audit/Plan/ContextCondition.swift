import ThemeModel

/// The contexts in which something applies, by axis.
public struct ContextCondition: Hashable, Sendable {
  public var contexts: [String: [String]]
  public var place: Place?

  public init(_ contexts: [String: [String]] = [:], place: Place? = nil) {
    self.contexts = contexts
    self.place = place
  }

  /// Reports whether a variant meets the condition. It never does on an axis that it does not have.
  public func holds(for choices: [Variant.Choice]) -> Bool {
    contexts.allSatisfy { axis, allowed in
      choices.contains { $0.axis == axis && allowed.contains($0.context) }
    }
  }

  /// Reports whether what views show in these contexts is shown in a variant. A theme without the axis is shown in all of its
  /// contexts, unless its name says that it is for one of them: `Dark` is not shown in light mode.
  func isShown(in choices: [Variant.Choice], of theme: String) -> Bool {
    contexts.allSatisfy { axis, allowed in
      if let choice = choices.first(where: { $0.axis == axis }) { return allowed.contains(choice.context) }
      guard axis == Axis.mode.name, let own = ContextNames.split(theme, [.mode]).when[axis] else { return true }
      return allowed.contains(own)
    }
  }

  /// One text per axis, as reports print it.
  public var described: Contexts {
    contexts.mapValues { $0.joined(separator: " or ") }
  }
}
