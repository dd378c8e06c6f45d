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

  /// One text per axis, as reports print it.
  public var described: Contexts {
    contexts.mapValues { $0.joined(separator: " or ") }
  }
}
