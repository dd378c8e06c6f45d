/// The assignments of a type that take effect: the last one of each function, and those of functions for themes
/// instead of those of the set-up.
struct Effective {
  private(set) var events: [PaintEvent] = []
  private var doubts: [Span: String] = [:]
  private var backgroundsByObject: [String: [PaintEvent]] = [:]

  private struct Key: Hashable {
    var object: String
    var attribute: PaintEvent.Attribute
  }

  init(_ tree: ObjectTree) {
    var order: [Key] = []
    var groups: [Key: [PaintEvent]] = [:]
    for event in tree.events {
      let key = Key(object: event.object, attribute: event.attribute)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(event)
    }
    for key in order { settle(groups[key] ?? []) }
    for event in events where event.attribute == .background {
      backgroundsByObject[event.object, default: []].append(event)
    }
  }

  func backgrounds(of object: String) -> [PaintEvent] {
    backgroundsByObject[object] ?? []
  }

  func assumption(_ event: PaintEvent) -> String? {
    doubts[event.span]
  }

  private mutating func settle(_ all: [PaintEvent]) {
    var live = all
    let themed = Set(all.filter { $0.phase == .theming && $0.facts.isEmpty }.map(\.function))
    // Themes are applied after the set-up.
    if !themed.isEmpty { live.removeAll { $0.phase == .setup } }
    var result: [PaintEvent] = []
    for (index, event) in live.enumerated() {
      var event = event
      var isDead = false
      for later in live[(index + 1)...] where later.function == event.function {
        if later.facts.values.allSatisfy({ event.facts.values[$0.key] == $0.value }) {
          isDead = true
          break
        }
        guard event.facts.joined(with: later.facts) != nil else { continue }
        if let without = Self.negated(later.facts).flatMap(event.facts.joined) {
          event.facts = without
        } else {
          doubts[event.span] = "a later assignment does not run"
        }
      }
      if !isDead { result.append(event) }
    }
    if Set(result.map(\.function)).count > 1 {
      for event in result {
        doubts[event.span] = doubts[event.span] ?? "another function that sets this colour, too, does not run"
      }
    }
    events += result
  }

  private static func negated(_ facts: Facts) -> Facts? {
    guard facts.values.count == 1, let (subject, value) = facts.values.first else { return nil }
    switch value {
    case .equals("true"): return Facts().adding(subject, .equals("false"))
    case .equals("false"): return Facts().adding(subject, .equals("true"))
    case .equals(let value): return Facts().adding(subject, .differs([value]))
    case .differs(let values): return values.count == 1 ? Facts().adding(subject, .equals(values.first ?? "")) : nil
    }
  }
}

/// Names of objects on which code outside of their own type sets a color.
enum OutsideWrites {
  private static let attributes: Set = ["textColor", "backgroundColor", "tintColor"]

  static func all(in table: DeclarationTable) -> Set<String> {
    var found: Set<String> = []
    func visit(_ expression: Expression) {
      guard case .assignment(let target, _, _) = expression.kind, case .member(let object?, let name) = target.kind,
        attributes.contains(name)
      else { return }
      let chain = MemberChain(object)
      if case .name = chain.root, chain.names.count > 1, let last = chain.names.last { found.insert(last) }
    }
    for type in table.types {
      for functions in type.functions.values {
        for function in functions { SyntaxWalk.each(function.body ?? [], visit) }
      }
      for initializer in type.initializers { SyntaxWalk.each(initializer.body ?? [], visit) }
    }
    return found
  }
}
