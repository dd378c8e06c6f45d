/// An expression, lowered from the syntax tree to what evaluation needs. Immutable, so files can be lowered in parallel.
final class Expression: Sendable {
  indirect enum Kind: Sendable {
    /// `nil` for a number beyond 64 bits
    case integer(Int64?)
    case decimal(Double)
    case string([StringPart])
    case boolean(Bool)
    case nilLiteral
    case name(String)
    /// Without a base, the member is implicit: `.white`.
    case member(Expression?, String)
    case call(Expression, [Argument])
    case index(Expression, [Argument])
    case array([Expression])
    case dictionary([DictionaryEntry])
    case tuple([Argument])
    case closure(Closure)
    case prefix(String, Expression)
    case binary(String, Expression, Expression)
    case conditional(Expression, Expression, Expression)
    /// The operator is the part before `=`: `+` in `+=`.
    case assignment(Expression, operation: String?, Expression)
    case cast(Expression, TypeName, CastKind)
    case ifElse(IfElse)
    case switchOver(SwitchOver)
    case keyPath([String])
    /// `#colorLiteral(…)`
    case macro(String, [Argument])
    /// `x!`
    case forced(Expression)
    /// `try? x`
    case attempt(Expression)
    /// `x?`, on the way to a member
    case chained(Expression)
    /// `&x`
    case reference(Expression)
    /// An expression that evaluation does not support, with the reason.
    case unsupported(String)
  }

  enum StringPart: Sendable {
    case text(String)
    case value(Expression)
  }

  struct Argument: Sendable {
    var label: String?
    var value: Expression
    /// Whether the argument follows the parentheses. The first such argument has no written label.
    var isTrailing = false
  }

  struct DictionaryEntry: Sendable {
    var key: Expression
    var value: Expression
  }

  enum CastKind: Sendable {
    case upcast
    case conditional
    case forced
    case test
  }

  /// What a `try` says about an expression.
  enum Trying: Sendable {
    case none
    /// It stands after `try` or `try?` and may be what throws.
    case mayThrow
    /// It is all that stands after `try!`.
    case mustNotThrow
  }

  let kind: Kind
  let span: Span
  let trying: Trying

  init(_ kind: Kind, _ span: Span, trying: Trying = .none) {
    self.kind = kind
    self.span = span
    self.trying = trying
  }

  var isSelf: Bool {
    if case .name("self") = kind { true } else { false }
  }

  /// Functions that stop the app, whatever type their place asks for.
  static let stopping: Set = ["fatalError", "preconditionFailure"]

  /// Whether the app stops here: `fatalError()`.
  var stopsApp: Bool {
    guard case .call(let callee, _) = kind, case .name(let name) = callee.kind else { return false }
    return Self.stopping.contains(name)
  }

  /// `white` of `.white`.
  var implicitName: String? {
    if case .member(nil, let name) = kind { name } else { nil }
  }
}

/// `{ traits in … }`
final class Closure: Sendable {
  let parameters: [String]
  /// Their types, as far as its signature writes them.
  let parameterTypes: [TypeName?]
  /// How many parameters it takes, as far as it names them: `$1` makes two.
  let arity: Int
  /// Where its signature writes it.
  let result: TypeName?
  /// The names that have the values of the moment when the closure is made: `[code]`, `[ink = theme.ink]`.
  let captures: [(name: String, value: Expression)]
  /// Whether it says how it captures the object, as closures do that somebody keeps: `[weak self]`.
  let keepsSelf: Bool
  /// Whether it waits for something before it does anything else: `await`.
  let waits: Bool
  let body: [Statement]
  let span: Span

  init(
    parameters: [String], parameterTypes: [TypeName?] = [], arity: Int = 1, result: TypeName?,
    captures: [(name: String, value: Expression)] = [],
    keepsSelf: Bool = false, waits: Bool = false, body: [Statement], span: Span
  ) {
    self.parameterTypes = parameterTypes
    self.keepsSelf = keepsSelf
    self.waits = waits
    self.captures = captures
    self.parameters = parameters
    self.arity = max(arity, parameters.count)
    self.result = result
    self.body = body
    self.span = span
  }
}
