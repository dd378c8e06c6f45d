import ThemeModel

/// Colors that a type sets outside of the function with which it applies themes.
enum StrayReading {
  private struct Target: Hashable {
    var object: String
    var attribute: PaintEvent.Attribute
  }

  static func strays(_ tree: ObjectTree, _ table: DeclarationTable) -> [StrayPaint] {
    let themed = tree.events.filter { $0.phase == .theming }
    guard let first = themed.first, let name = tree.functions[first.function]?.name else { return [] }
    let known = Set(themed.map { Target(object: $0.object, attribute: $0.attribute) })
    let reached = calledFromTheming(tree)
    return tree.events.compactMap { event in
      // A closure may be what runs when the theme changes.
      guard event.phase != .theming, event.moment == 0, event.function != OutletJoin.function,
        !known.contains(Target(object: event.object, attribute: event.attribute)),
        // An object that a function makes for itself has its color from the start.
        !event.object.contains(":"), !reached.contains(tree.functions[event.function]?.name ?? ""),
        let token = token(of: event.ink)
      else { return nil }
      return StrayPaint(token: token, object: event.object, function: name, place: table.place(event.span))
    }
  }

  private static func token(of ink: Ink) -> String? {
    for alternative in ink.alternatives {
      if case .token(let path) = alternative.shade { return path }
    }
    return nil
  }

  /// Returns the functions that run whenever themes are applied.
  private static func calledFromTheming(_ tree: ObjectTree) -> Set<String> {
    var calls: [String: Set<String>] = [:]
    for (name, more) in tree.functions.values { calls[name, default: []].formUnion(more) }
    var waiting = calls.keys.filter { ObjectWalk.phase(of: $0) == .theming }
    var reached = Set(waiting)
    while let next = waiting.popLast() {
      for one in calls[next] ?? [] where calls[one] != nil && reached.insert(one).inserted { waiting.append(one) }
    }
    return reached
  }
}
