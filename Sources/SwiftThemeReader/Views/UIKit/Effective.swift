/// The assignments of a type that take effect: the last one of each function, and those of functions for themes
/// instead of those of the set-up.
struct Effective {
  private(set) var events: [PaintEvent] = []
  private var doubts: [Key: String] = [:]
  private var backgroundsByObject: [String: [PaintEvent]] = [:]

  private struct Key: Hashable {
    var object: String
    var attribute: PaintEvent.Attribute
    var span = Span.nowhere
    var moment = 0
  }

  init(_ tree: ObjectTree) {
    var order: [Key] = []
    var groups: [Key: [PaintEvent]] = [:]
    for event in tree.events {
      let key = Key(object: event.object, attribute: event.attribute)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(event)
    }
    for key in order { settle(Self.ranked(groups[key] ?? []), tree) }
    if tree.isFirst { events.removeAll { $0.moment != 0 } }
    noteStates()
    for event in events where event.attribute == .background {
      backgroundsByObject[event.object, default: []].append(event)
    }
  }

  func backgrounds(of object: String) -> [PaintEvent] {
    backgroundsByObject[object] ?? []
  }

  func assumption(_ event: PaintEvent) -> String? {
    doubts[Key(object: event.object, attribute: event.attribute, span: event.span, moment: event.moment)]
  }

  /// A configuration's color takes the place of a plain one, whichever is set later.
  private static func ranked(_ all: [PaintEvent]) -> [PaintEvent] {
    // The colors of an attributed title take the place of a button's title color.
    let hasRuns = all.contains { $0.group != nil && $0.facts.isEmpty && $0.moment == 0 && !$0.isOfPart }
    let all = hasRuns ? all.filter { $0.group != nil || $0.states.isEmpty } : all
    let first = all.filter(\.outranks)
    guard first.contains(where: { $0.facts.isEmpty && $0.moment == 0 }) else {
      return all.map { one in
        guard !first.isEmpty, !one.outranks else { return one }
        var one = one
        let own = one.attribute == .background ? "has a background of its own" : "colours its text itself"
        one.assumption = one.assumption ?? "the configuration, which \(own), is not used"
        return one
      }
    }
    return first
  }

  private mutating func settle(_ all: [PaintEvent], _ tree: ObjectTree) {
    var live = all
    // What code sets again after the only call of a function for themes replaces what that sets.
    live.removeAll { one in one.phase == .theming && all.contains { Self.follows($0, one, tree) } }
    let themed = live.contains { $0.phase == .theming && $0.facts.isEmpty && $0.moment == 0 }
    // Themes are applied after the set-up, and closures of the set-up run after that.
    if themed { live.removeAll { $0.phase == .setup && $0.moment == 0 } }
    var result: [PaintEvent] = []
    for (index, event) in live.enumerated() {
      var event = event
      var isDead = false
      for later in live[(index + 1)...]
      where later.function == event.function && !later.isOfPart && (later.group == nil || later.group != event.group) {
        guard later.moment == event.moment else {
          event.ink = event.ink.assuming(Moments.doubt(event, before: later, tree))
          continue
        }
        if later.facts.values.allSatisfy({ event.facts.values[$0.key] == $0.value }) {
          isDead = true
          break
        }
        guard event.facts.joined(with: later.facts) != nil else { continue }
        if let without = Self.negated(later.facts).flatMap(event.facts.joined) {
          event.facts = without
        } else {
          note("a later assignment does not run", event)
        }
      }
      if !isDead { result.append(event) }
    }
    for event in result where assumption(event) == nil && Moments.isContested(event, among: result, tree) {
      note("another function that sets this colour, too, does not run", event)
    }
    events += result
  }

  /// Returns whether the function of an event calls that of another, which runs at no other time, and then sets the color again.
  private static func follows(_ event: PaintEvent, _ other: PaintEvent, _ tree: ObjectTree) -> Bool {
    guard event.facts.isEmpty, event.moment == 0, !event.isOfPart, let name = tree.functions[other.function]?.name,
      let call = tree.onlyCalls[event.function]?[name]
    else { return false }
    return call < event.span.start
  }

  private mutating func note(_ doubt: String, _ event: PaintEvent) {
    doubts[Key(object: event.object, attribute: event.attribute, span: event.span, moment: event.moment)] = doubt
  }

  /// The normal title color is that of a state only if the state has none of its own.
  private mutating func noteStates() {
    var states: [String: Set<String>] = [:]
    for event in events {
      switch event.attribute {
      case .stateText(let state): states[event.object, default: []].insert(state)
      case .disabledText: states[event.object, default: []].insert("disabled")
      default: break
      }
    }
    for index in events.indices where events[index].attribute == .text {
      for state in (states[events[index].object] ?? []).sorted() {
        guard let no = events[index].states[state]?.no else { continue }
        events[index].facts = events[index].facts.joined(with: no) ?? events[index].facts
      }
    }
  }

  /// Returns the facts where others are not all true; `nil` where that is no plain condition.
  static func negated(_ facts: Facts) -> Facts? {
    guard facts.values.count == 1, let (subject, value) = facts.values.first else { return nil }
    switch value {
    case .equals("true"): return Facts().adding(subject, .equals("false"))
    case .equals("false"): return Facts().adding(subject, .equals("true"))
    case .equals(let value): return Facts().adding(subject, .differs([value]))
    case .differs(let values): return values.count == 1 ? Facts().adding(subject, .equals(values.first ?? "")) : nil
    }
  }
}
