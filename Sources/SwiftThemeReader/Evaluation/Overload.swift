/// One of several functions or initialisers that a call may mean.
struct Overload<Candidate> {
  let candidate: Candidate
  let parameters: [Parameter]
  /// Where the candidate is declared, and in which type. The types of its parameters are looked up from there.
  let span: Span
  let owner: TypeRecord?
  /// What a function returns; `nil` for an initialiser.
  var result: TypeName?
}

/// The result of choosing among overloads.
enum OverloadChoice<Candidate> {
  /// `isSure` is true when every argument is known to match its parameter.
  case one(Candidate, isSure: Bool)
  case none
  case ambiguous
}

/// An argument that was evaluated before the call.
struct EvaluatedAhead {
  let scope: Scope
  let value: Value
  let outside: OutsideOrigin?
}
