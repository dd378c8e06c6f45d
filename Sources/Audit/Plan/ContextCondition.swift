import ThemeModel

/// On each axis named, the contexts that count.
public struct ContextCondition: Hashable, Sendable {
  public var contexts: [String: [String]]
  public var place: Place?

  public init(_ contexts: [String: [String]] = [:], place: Place? = nil) {
    self.contexts = contexts
    self.place = place
  }

  /// An axis that the variant does not have never holds.
  public func holds(for choices: [Variant.Choice]) -> Bool {
    contexts.allSatisfy { axis, allowed in
      choices.contains { $0.axis == axis && allowed.contains($0.context) }
    }
  }

  /// One text an axis, as reports print it.
  public var described: Contexts {
    contexts.mapValues { $0.joined(separator: " or ") }
  }
}
