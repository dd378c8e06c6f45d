extension TokenValue {
  /// Calls `body` for every alias in the value, in the order of the text.
  func forEachAlias(_ body: (String) -> Void) {
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
}
