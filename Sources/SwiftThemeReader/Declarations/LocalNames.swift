/// The names that statements declare, each with the part of the file in which it has that meaning.
struct LocalNames {
  /// Where a local name comes from.
  enum Meaning {
    case variable(Binding)
    /// `for ink in inks`
    case element(of: Expression)
    /// `{ ink in … }`, `{ $0 … }`: the parameter at a position, and the call that is given the closure.
    case parameter(of: Closure, position: Int, in: Call?)
    /// The parameter of a function inside the function.
    case argument(Parameter)
    case function(Function)
    /// A part of a value: `case .some(let ink)`, `for (ink, page) in pairs`.
    case part(of: Expression?)
  }

  /// A call that is given a closure.
  struct Call {
    var callee: Expression
    var arguments: [Expression.Argument]
    /// Which argument is the closure; `nil` when the closure is what is called.
    var index: Int?
  }

  private struct Local {
    var meaning: Meaning
    var extent: Span

    /// Whether a place is in what the variable gets: `let ink = ink`.
    func isMade(at place: Span) -> Bool {
      if case .variable(let binding) = meaning { binding.initial?.span.contains(place) == true } else { false }
    }
  }

  private var all: [String: [Local]] = [:]
  /// The closures in the statements, each with whether the code runs it where it stands.
  private var closures: [(span: Span, runsAtOnce: Bool)] = []

  init(_ statements: [Statement]) {
    scan(statements)
    SyntaxWalk.each(statements) { scan($0) }
  }

  var names: [String] { Array(all.keys) }

  func has(_ name: String) -> Bool { all[name] != nil }

  /// Returns what a name means at a place: what the innermost block around the place says that it is.
  func meaning(of name: String, at place: Span) -> Meaning? {
    let around = (all[name] ?? []).filter { $0.extent.contains(place) && !$0.isMade(at: place) }
    return around.min { $0.extent.end - $0.extent.start < $1.extent.end - $1.extent.start }?.meaning
  }

  /// Returns the names that the block of a local function declares, the function's own among them.
  func names(beside function: Function) -> [(name: String, meaning: Meaning)] {
    let extent = (all[function.name] ?? []).first { local in
      if case .function(let one) = local.meaning { one === function } else { false }
    }?.extent
    guard let extent else { return [] }
    return all.flatMap { name, locals in locals.filter { $0.extent == extent }.map { (name, $0.meaning) } }
  }

  /// Returns the functions that the blocks around a place declare.
  func functions(at place: Span) -> [Function] {
    all.values.joined().compactMap { local in
      guard case .function(let function) = local.meaning, local.extent.contains(place) else { return nil }
      return function
    }
  }

  /// Whether a place is in a closure that somebody keeps and runs later.
  func isInLaterClosure(_ place: Span) -> Bool {
    closures.contains { !$0.runsAtOnce && $0.span.contains(place) }
  }

  /// Whether code at two places runs together: no closure contains one of them only.
  func runTogether(_ a: Span, _ b: Span) -> Bool {
    !closures.contains { $0.span.contains(a) != $0.span.contains(b) }
  }

  private static let walks: Set = [
    "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "sort", "contains", "first", "allSatisfy",
    "min",
    "max", "removeAll", "mapValues", "compactMapValues",
  ]

  private static func runsAtOnce(_ call: Call?) -> Bool {
    guard let call else { return false }
    guard call.index != nil else { return true }
    if case .member(_, let name) = call.callee.kind { return walks.contains(name) }
    return false
  }

  private mutating func scan(_ expression: Expression) {
    switch expression.kind {
    case .call(let callee, let arguments):
      if case .closure(let closure) = callee.kind {
        note(closure, Call(callee: callee, arguments: arguments, index: nil))
      }
      for (index, argument) in arguments.enumerated() {
        guard case .closure(let closure) = argument.value.kind else { continue }
        note(closure, Call(callee: callee, arguments: arguments, index: index))
      }
    case .closure(let closure):
      if all[Self.mark(closure)] == nil { note(closure, nil) }
      scan(closure.body)
    case .ifElse(let choice):
      scan(choice.conditions, within: Self.extent(choice.body))
      scan(choice.body)
      scan(choice.otherwise ?? [])
    case .switchOver(let choice):
      for one in choice.cases {
        let extent = Self.extent(one.body)
        for one in one.patterns { hide(one.pattern, extent, bindsWhole: choice.subject, partOf: choice.subject) }
        scan(one.body)
      }
    default: break
    }
  }

  /// A name that no source writes, with which each closure is noted once.
  private static func mark(_ closure: Closure) -> String { "{\(closure.span.start)" }

  private mutating func note(_ closure: Closure, _ call: Call?) {
    guard all[Self.mark(closure)] == nil else { return }
    all[Self.mark(closure)] = []
    closures.append((closure.span, Self.runsAtOnce(call)))
    for capture in closure.captures where capture.name != "self" {
      let binding = Binding(pattern: .name(capture.name), type: nil, initial: capture.value)
      add(capture.name, .variable(binding), closure.span)
    }
    let names = closure.parameters.isEmpty ? (0..<closure.arity).map { "$\($0)" } : closure.parameters
    for (position, name) in names.enumerated() {
      add(name, .parameter(of: closure, position: position, in: call), closure.span)
    }
  }

  private mutating func add(_ name: String, _ meaning: Meaning, _ extent: Span?) {
    guard let extent else { return }
    all[name, default: []].append(Local(meaning: meaning, extent: extent))
  }

  private mutating func scan(_ statements: [Statement]) {
    scan(statements, within: Self.extent(statements))
  }

  private mutating func scan(_ statements: [Statement], within extent: Span?) {
    for statement in statements {
      switch statement {
      case .variables(let bindings):
        for binding in bindings {
          if case .name(let name) = binding.pattern {
            add(name, .variable(binding), extent)
          } else {
            for name in binding.pattern.names {
              let part = binding.initial.flatMap { binding.pattern.part(named: name, of: $0) }
              let own = part.map { Binding(pattern: .name(name), type: nil, initial: $0) }
              add(name, own.map { .variable($0) } ?? .part(of: binding.initial), extent)
            }
          }
        }
      case .guarded(let conditions, let otherwise):
        scan(conditions, within: extent)
        scan(otherwise)
      case .forEach(let pattern, let sequence, _, let body):
        let inner = Self.extent(body)
        if case .name(let name) = pattern {
          add(name, .element(of: sequence), inner)
        } else {
          hide(pattern, inner, partOf: sequence)
        }
        scan(body)
      case .whileLoop(let conditions, let body, _):
        scan(conditions, within: Self.extent(body))
        scan(body)
      case .function(let function):
        let inner = Self.extent(function.body ?? [])
        add(function.name, .function(function), extent)
        for parameter in function.parameters { add(parameter.name, .argument(parameter), inner) }
        scan(function.body ?? [])
      case .scope(let body), .deferred(let body): scan(body)
      case .attempt(let body, let otherwise):
        scan(body)
        scan(otherwise)
      case .labelled(_, let inner): scan([inner], within: extent)
      case .unsupported(_, _, let held): scan(held, within: extent)
      case .expression, .returned, .thrown, .leave, .proceed, .jump, .fallThrough: break
      }
    }
  }

  private mutating func scan(_ conditions: [Condition], within extent: Span?) {
    for condition in conditions {
      switch condition {
      case .unwraps(.name("self"), _), .holds, .isAvailable: break
      case .unwraps(.name(let name), let value):
        add(name, .variable(Binding(pattern: .name(name), type: nil, initial: value)), extent)
      case .unwraps(let pattern, let value), .matches(let pattern, let value):
        hide(pattern, extent, bindsWhole: value, partOf: value)
      }
    }
  }

  private mutating func hide(
    _ pattern: Pattern, _ extent: Span?, bindsWhole whole: Expression? = nil, partOf source: Expression?
  ) {
    switch pattern {
    case .name(let name):
      let binding = whole.map { Binding(pattern: .name(name), type: nil, initial: $0) }
      add(name, binding.map { .variable($0) } ?? .part(of: source), extent)
    case .some(let part): hide(part, extent, bindsWhole: whole, partOf: source)
    case .type(let type, .name(let name)?):
      add(name, .variable(Binding(pattern: .name(name), type: type, initial: nil)), extent)
    case .tuple(let parts), .enumCase(_, let parts): for part in parts { hide(part, extent, partOf: source) }
    case .type(_, let part?): hide(part, extent, partOf: source)
    case .anything, .expression, .type(_, nil), .unsupported: break
    }
  }

  /// The part of the file that the expressions of a block are in.
  private static func extent(_ statements: [Statement]) -> Span? {
    var whole: Span?
    SyntaxWalk.each(statements) { whole = whole?.joined(with: $0.span) ?? $0.span }
    return whole
  }
}
