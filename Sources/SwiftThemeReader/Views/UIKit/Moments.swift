/// The order of what closures set and what the code around them sets. A closure may run later, never or many times.
enum Moments {
  /// Returns what has to be assumed for a color to be shown that the same function sets once more, further on, at another time.
  static func doubt(_ event: PaintEvent, before later: PaintEvent, _ tree: ObjectTree) -> String? {
    guard event.facts.joined(with: later.facts) != nil else { return nil }
    let around = tree.moments(around: later.moment)
    if let place = around.firstIndex(of: event.moment) {
      return tree.waits(in: [later.moment] + around[..<place])
        ? nil : "the closure that sets this colour, too, has not run yet"
    }
    let within = tree.moments(around: event.moment)
    guard let place = within.firstIndex(of: later.moment) else { return nil }
    let outermost = place == 0 ? event.moment : within[place - 1]
    return tree.moments[outermost]?.timing == .unknown
      ? "the closure runs after the code that sets this colour, too" : nil
  }

  /// Returns whether another function may set the color in place of this one.
  static func isContested(_ event: PaintEvent, among all: [PaintEvent], _ tree: ObjectTree) -> Bool {
    let others = all.filter { $0.function != event.function }
    guard event.moment != 0 else {
      // The closures of the set-up leave a theme's color as it is until they run, and those that wait leave all.
      return others.contains { other in
        other.moment == 0
          || (other.phase != .setup || event.phase != .theming)
            && !tree.waits(in: [other.moment] + tree.moments(around: other.moment))
      }
    }
    // What a closure sets is shown after it has run, unless it has it set again.
    let names = Set(others.compactMap { tree.functions[$0.function]?.name })
    return !names.isDisjoint(with: reached(from: tree.moments[event.moment]?.calls ?? [], tree))
  }

  /// Returns the functions of the type that some functions lead to.
  private static func reached(from names: Set<String>, _ tree: ObjectTree) -> Set<String> {
    guard !names.isEmpty else { return [] }
    var calls: [String: Set<String>] = [:]
    for (name, more) in tree.functions.values { calls[name, default: []].formUnion(more) }
    var waiting = Array(names)
    var reached = names
    while let next = waiting.popLast() {
      for one in calls[next] ?? [] where reached.insert(one).inserted { waiting.append(one) }
    }
    return reached
  }

  /// Returns the backgrounds of an object that may be there while the color of an event is shown: those that the same closure sets, or
  /// the code around it, and those of closures that leave the color as it is.
  static func together(_ events: [PaintEvent], with event: PaintEvent, _ scene: ObjectScene) -> [PaintEvent] {
    let tree = scene.tree
    guard events.contains(where: { $0.function == event.function && $0.moment != event.moment }) else { return events }
    let setting = Set(
      scene.effective.events.filter {
        $0.object == event.object && $0.attribute == event.attribute && $0.function == event.function
          && $0.facts.isEmpty
      }.map(\.moment))
    let line = [event.moment] + tree.moments(around: event.moment)
    let same = events.filter { $0.function == event.function }
    let nearest = line.firstIndex { moment in same.contains { $0.moment == moment && $0.facts.isEmpty } } ?? line.count
    return events.compactMap { one in
      guard one.function == event.function, one.moment != event.moment else { return one }
      // What the code around sets is replaced by what is set further in.
      if let place = line.firstIndex(of: one.moment) { return place > nearest ? nil : one }
      let isInside = tree.moments(around: one.moment).contains(event.moment)
      if isInside { return setting.contains(one.moment) ? nil : one }
      if nearest == 0, setting.contains(one.moment) { return nil }
      guard nearest == 0 || setting.contains(one.moment) else { return one }
      var one = one
      one.ink = one.ink.assuming("the closure that sets the background runs afterwards, and leaves this colour")
      return one
    }
  }
}
