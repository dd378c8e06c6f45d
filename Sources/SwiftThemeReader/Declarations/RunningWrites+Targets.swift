extension RunningWrites {
  private static let mutatingMethods: Set = [
    "append", "formUnion", "insert", "merge", "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
    "removeValue", "reverse", "shuffle", "sort", "subtract", "swapAt", "toggle", "updateValue",
  ]

  /// Returns the names of which something is changed when an expression is set: `badge` and `kind` for `badges[0].kind`. Returns `nil`
  /// where a key path tells the names that is not written there.
  static func names(along target: Expression) -> [String]? {
    switch target.kind {
    case .name(let name): return [HolderTypes.unwrapped(name)]
    case .member(let base, let name): return base.map(names).map { inner in inner.map { $0 + [name] } } ?? [name]
    case .forced(let base), .chained(let base), .call(let base, _): return names(along: base)
    case .index(let base, let arguments):
      guard arguments.first?.label == "keyPath" else { return names(along: base) }
      guard case .keyPath(let path)? = arguments.first?.value.kind else { return nil }
      return names(along: base).map { $0 + path }
    default: return []
    }
  }

  private static func root(_ chain: Expression) -> String? {
    switch chain.kind {
    case .name(let name): name
    case .member(let base?, _), .forced(let base), .chained(let base): root(base)
    default: nil
    }
  }

  /// Returns what an expression writes to: `ink = …`, `inks[0] += …`, `&ink`, `$ink`, `inks.append(…)`.
  static func targets(of expression: Expression) -> [Expression] {
    switch expression.kind {
    case .assignment(let target, _, _):
      if case .tuple(let parts) = target.kind { return parts.map(\.value) }
      return [target]
    case .reference(let target): return [target]
    case .name(let name) where name.hasPrefix("$") && name.dropFirst().first?.isLetter == true: return [expression]
    case .member(let base?, _):
      guard let name = root(base), name.hasPrefix("$"), name.dropFirst().first?.isLetter == true else { return [] }
      return [expression]
    case .call(let callee, let arguments):
      var targets: [Expression] = []
      if case .member(let base?, let name) = callee.kind {
        if mutatingMethods.contains(name) { targets.append(base) }
        // `settings.setValue(ink, forKey: "ink")`
        if name == "setValue", case .string(let parts)? = arguments.first(where: { $0.label == "forKey" })?.value.kind,
          parts.count == 1, case .text(let key) = parts[0]
        {
          targets.append(Expression(.member(base, key), expression.span))
        }
        // `publisher.assign(to: \.ink, on: settings)`
        if name == "assign", let path = arguments.first(where: { $0.label == "to" })?.value,
          case .keyPath(let names) = path.kind, let object = arguments.first(where: { $0.label == "on" })?.value
        {
          targets.append(names.reduce(object) { Expression(.member($0, $1), path.span) })
        }
      }
      return targets
    default: return []
    }
  }
}
