/// A chain of members as a list of names: `theme.colors.text`, `manager.current(for: id).text`, `theme[.text]`.
struct MemberChain {
  enum Root {
    /// `.text`
    case implicit
    case name
    /// `self`, which is not among the names.
    case receiver
    case other(Expression)
  }

  var root: Root
  var names: [String]

  init(_ expression: Expression) {
    self = Self.of(expression, depth: 0)
  }

  private init(_ root: Root, _ names: [String]) {
    (self.root, self.names) = (root, names)
  }

  private static func of(_ expression: Expression, depth: Int) -> MemberChain {
    guard depth < 32 else { return MemberChain(.other(expression), []) }
    switch expression.kind {
    case .name("self"): return MemberChain(.receiver, [])
    case .name(let name): return MemberChain(.name, [name])
    case .member(nil, let name): return MemberChain(.implicit, [name])
    case .member(let base?, let name):
      var chain = of(base, depth: depth + 1)
      chain.names.append(name)
      return chain
    case .call(let callee, _):
      let chain = of(callee, depth: depth + 1)
      guard let last = chain.names.last, !last.beginsWithCapital, last != "init" else {
        return MemberChain(.other(expression), [])
      }
      return chain
    case .index(let base, let arguments):
      var chain = of(base, depth: depth + 1)
      guard arguments.count == 1, let key = key(arguments[0].value) else { return MemberChain(.other(expression), []) }
      chain.names += key
      return chain
    case .chained(let inner), .forced(let inner), .attempt(let inner), .cast(let inner, _, _):
      return of(inner, depth: depth + 1)
    default: return MemberChain(.other(expression), [])
    }
  }

  /// Returns the name in the argument of a subscript or a function.
  static func key(_ expression: Expression) -> [String]? {
    switch expression.kind {
    case .member(nil, let name): return [name]
    case .member(let base?, let name):
      guard case .name(let type) = base.kind, type.beginsWithCapital else { return nil }
      return [name]
    case .string(let parts):
      guard parts.count == 1, case .text(let text) = parts[0] else { return nil }
      return text.split { $0 == "." || $0 == "/" }.map(String.init)
    case .keyPath(let path): return path
    default: return nil
    }
  }
}
