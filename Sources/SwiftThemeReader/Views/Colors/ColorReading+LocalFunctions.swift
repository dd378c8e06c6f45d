import ThemeModel

/// Functions that a body declares, and what they find there when they run.
extension ColorReading {
  /// Returns the scope of what follows a function within a body. It hides what has its name outside of the body.
  func declared(_ function: Function, in scope: ViewScope) -> ViewScope {
    let beside = bodies(in: Int(function.span.file)).lazy.map { $0.locals.names(beside: function) }
      .first { !$0.isEmpty }
    let inside = runningLater(scope, at: function.span).inner([function.name: .function(function, nil)])
    var seen: Set<String> = []
    var isOverloaded = false
    for (name, meaning) in beside ?? [] {
      switch meaning {
      case .function(let other):
        // Which of two of one name a call means is not decided.
        let isSecond = !seen.insert(name).inserted
        inside.bind(name, isSecond ? .open(nil) : .function(other, nil))
        isOverloaded = isOverloaded || isSecond && name == function.name
      case .variable(let binding):
        // What the block declares after the function has a value by the time when it runs.
        let isLater = binding.initial.map { $0.span.start > function.span.start } ?? (scope.bound(name) == nil)
        if isLater { inside.bind(name, .open(binding.type)) }
      case .element, .parameter, .argument, .part: break
      }
    }
    return scope.inner([function.name: isOverloaded ? .open(nil) : .function(function, inside)])
  }

  /// Whether a function of the body has a name at a place, although the code has not come to it: a call may stand before it.
  func isLocalFunction(_ name: String, at place: Span) -> Bool {
    bodies(in: Int(place.file)).contains { body in
      guard body.locals.has(name), case .function? = body.locals.meaning(of: name, at: place) else { return false }
      return true
    }
  }

  /// Whether code calls a function of the body in which it stands.
  func callsLocalFunction(_ expression: Expression) -> Bool {
    var calls = false
    SyntaxWalk.each(expression) { part in
      if case .call(let callee, _) = part.kind, case .name(let name) = callee.kind, !name.beginsWithCapital {
        calls = calls || isLocalFunction(name, at: callee.span)
      }
    }
    return calls
  }

  /// Returns the scope of a block that runs when the variables around it may have other values.
  func runningLater(_ scope: ViewScope, at span: Span) -> ViewScope {
    let variables = scope.allVariables.intersection(changedNames(in: Int(span.file)))
    // It may call a function that the code around it declares further down.
    let functions = bodies(in: Int(span.file)).flatMap { $0.locals.functions(at: span) }
      .filter { scope.bound($0.name) == nil }
    if variables.isEmpty, functions.isEmpty { return scope }
    let inside = scope.inner()
    for name in variables { inside.bind(name, .ink(Ink(.unknown("`\(name)`", .notFollowed), span))) }
    for (name, all) in Dictionary(grouping: functions, by: \.name) {
      inside.bind(name, all.count == 1 ? .function(all[0], nil) : .open(nil))
    }
    return inside
  }

  private func bodies(in file: Int) -> [CodeBody] {
    if bodiesByFile.isEmpty { bodiesByFile = Dictionary(grouping: table.codeBodies, by: \.file) }
    return bodiesByFile[file] ?? []
  }

  /// Returns the names to which code of a file gives values after they have one, or of whose values it changes a part.
  private func changedNames(in file: Int) -> Set<String> {
    if let known = changedByFile[file] { return known }
    var found: Set<String> = []
    for body in bodies(in: file) {
      found.formUnion(LocalValues.assigned(in: body.statements))
      SyntaxWalk.each(body.statements) { part in
        switch part.kind {
        case .assignment(let target, _, _):
          if case .index = target.kind, let root = Self.root(of: target) { found.insert(root) }
        case .call(let callee, _):
          if case .member(let base?, let name) = callee.kind, case .name(let root) = base.kind,
            Self.changing.contains(name) || table.index.isMutating(name)
          {
            found.insert(root)
          }
        default: break
        }
      }
    }
    changedByFile[file] = found
    return found
  }
}
