/// What code does with each of its names, found once for each body.
final class BodyChanges {
  private var known: [ObjectIdentifier: [String: [Expression]]] = [:]
  private var knownPlaces: [ObjectIdentifier: [String: [Span]]] = [:]
  /// The names of the functions that change the value on which they are called: `theme.invert()`.
  private let mutating: Set<String>

  init(_ table: DeclarationTable) {
    mutating = Set(
      table.types.flatMap { $0.functions.filter { $0.value.contains(where: \.isMutating) }.map(\.key) })
  }

  /// Returns whether code sets a variable or a part of it.
  func isChanged(_ name: String, in body: CodeBody) -> Bool {
    all(in: body)[name] != nil
  }

  /// Returns whether code sets a part of a variable, or may change it otherwise than by giving it another value.
  func isChangedInPart(_ name: String, in body: CodeBody) -> Bool {
    all(in: body)[name]?.contains { !Self.isWhole($0) } == true
  }

  /// Returns whether a change gives the variable another value.
  static func isWhole(_ change: Expression) -> Bool {
    if case .assignment(let target, nil, _) = change.kind, case .name = target.kind { true } else { false }
  }

  /// Returns what sets each variable or a part of it, or calls a function on it that may change it.
  func all(in body: CodeBody) -> [String: [Expression]] {
    if let known = known[ObjectIdentifier(body)] { return known }
    var found: [String: [Expression]] = [:]
    SyntaxWalk.each(body.statements) { part in
      for change in Self.single(part) {
        if let name = root(changedBy: change) { found[name, default: []].append(change) }
      }
    }
    known[ObjectIdentifier(body)] = found
    return found
  }

  /// Returns where a name stands.
  func places(of name: String, in body: CodeBody) -> [Span] {
    if let known = knownPlaces[ObjectIdentifier(body)] { return known[name] ?? [] }
    var found: [String: [Span]] = [:]
    SyntaxWalk.each(body.statements) { part in
      if case .name(let name) = part.kind { found[name, default: []].append(part.span) }
    }
    knownPlaces[ObjectIdentifier(body)] = found
    return found[name] ?? []
  }

  /// Returns what an assignment to a tuple sets, each part by itself: `(theme.ink, theme.page) = (.red, .white)`.
  private static func single(_ part: Expression) -> [Expression] {
    guard case .assignment(let target, nil, let value) = part.kind, case .tuple(let targets) = target.kind else {
      return [part]
    }
    var values: [Expression]?
    if case .tuple(let parts) = value.kind, parts.count == targets.count { values = parts.map(\.value) }
    return targets.enumerated().flatMap { index, target in
      single(Expression(.assignment(target.value, operation: nil, values?[index] ?? value), part.span))
    }
  }

  private func root(changedBy part: Expression) -> String? {
    switch part.kind {
    case .assignment(let target, _, _), .reference(let target): return Self.root(of: target)
    case .call(let callee, _):
      guard case .member(let base?, let name) = callee.kind, mutating.contains(name) else { return nil }
      return Self.root(of: base)
    default: return nil
    }
  }

  static func root(of target: Expression) -> String? {
    switch target.kind {
    case .name(let name): name
    case .member(let base?, _), .index(let base, _), .forced(let base), .chained(let base): root(of: base)
    default: nil
    }
  }
}
