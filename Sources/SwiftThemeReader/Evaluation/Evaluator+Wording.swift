import ThemeModel

/// What the evaluator says of places and of what it assumes.
extension Evaluator {
  func text(_ span: Span) -> String {
    table.text(span)
  }

  func place(_ span: Span) -> Place {
    table.place(span)
  }

  func unknown(_ code: String, _ reason: String, _ span: Span?) -> Value {
    .unknown(code, reason, text: span.map(text), place: span.map(place))
  }

  func placeholder(named name: String) -> Placeholder.Kind? {
    if let known = placeholders[name] { return known }
    let kind = platform.placeholder(name)
    placeholders[name] = .some(kind)
    return kind
  }

  /// Returns the value of a flag for dark mode. A flag that only the running app knows follows the mode.
  func assumingMode(_ property: Property, _ value: Value, of instance: Instance? = nil) -> Value {
    let isKept = instance.map { AppState.mayFollow(property, of: $0) } ?? DarkFlag.isSwitched(property, table)
    guard DarkFlag.isOne(property), value.isUnknown && !isExhausted || isKept,
      let isDark = ModeWords.isDark(flag: property.name)
    else { return value }
    return followingMode("`\(property.name)`", isDark: isDark, property.span)
  }

  /// Returns the value of a flag that only the running app knows, by the mode that its name tells.
  func followingMode(_ what: String, isDark: Bool, _ span: Span) -> Value {
    let words = "is known only at run time; it is assumed to be true in \(isDark ? "dark" : "light") mode"
    assume("\(what) \(words)", span)
    return Value(.boolean((assignment.context(on: .mode) == "dark") == isDark))
  }

  func assume(_ message: String, _ span: Span) {
    guard !assumptions.contains(where: { $0.span == span }) else { return }
    assumptions.append((message, span))
  }
}
