extension TokenValue {
  /// Calls `body` for every alias in the value, in the order of the text.
  public func forEachAlias(_ body: (String) -> Void) {
    switch self {
    case .alias(let path):
      body(path)
    case .adjusted(let base, let adjustment):
      base.forEachAlias(body)
      if case .mix(let other, _, _) = adjustment { other.forEachAlias(body) }
    case .gradient(let stops):
      for stop in stops { stop.value.forEachAlias(body) }
    case .composite(let parts):
      for part in parts { part.value.forEachAlias(body) }
    case .color, .placeholder, .undetermined:
      break
    }
  }

  /// Returns the value with other paths for its aliases.
  public func mappingAliases(_ path: (String) -> String) -> TokenValue {
    switch self {
    case .alias(let target): .alias(path(target))
    case .adjusted(let base, .mix(let other, let share, let space)):
      .adjusted(base.mappingAliases(path), .mix(with: other.mappingAliases(path), share: share, space: space))
    case .adjusted(let base, let adjustment): .adjusted(base.mappingAliases(path), adjustment)
    case .gradient(let stops):
      .gradient(stops.map { GradientStop(value: $0.value.mappingAliases(path), position: $0.position) })
    case .composite(let parts):
      .composite(parts.map { CompositePart(name: $0.name, value: $0.value.mappingAliases(path)) })
    case .color, .placeholder, .undetermined: self
    }
  }
}
