import SwiftSyntax

/// Turns one file's syntax tree into declarations, statements and expressions.
///
/// It counts the levels on its way down the tree. Beyond `deepest` levels an expression becomes `unsupported`, so that
/// no source can exhaust the stack, neither here nor when the result is evaluated or freed.
struct Lowering {
  static let deepest = 400

  let file: Int32
  var platform: CompilationCondition
  var precedences = OperatorPrecedences()
  var depth = 0
  /// Whether a `try` stands before what is lowered, so that each call in it may throw.
  var isTried = false
  /// How many ways there are at most through the chains that were lowered so far, which flags of the build choose among.
  var forks = 1
  /// Where the text that was parsed has statements that the file has not.
  var insertions: [Int] = []
  var faults: [FileDeclarations.Fault] = []
  var specializations: [FileDeclarations.Specialization] = []
  var platformBranches: [Span] = []
  /// Declarations that only other systems have.
  var elsewhere: [FileDeclarations.Elsewhere] = []
  /// The names of the types around the current declaration.
  var typePath: [String] = []
  /// The access of members that do not say their own. An extension may give it.
  var accessOfMembers = Access.module
  /// The attributes that an extension gives to its members.
  var attributesOfMembers: [String] = []
  /// The parts of `#if` that only some builds have, and that are left out.
  var leftOut: [FileDeclarations.Fault] = []

  init(file: Int, isMac: Bool = false) {
    self.file = Int32(truncatingIfNeeded: file)
    platform = CompilationCondition(isMac: isMac)
  }

  /// Whether only a target for the Mac can have the file: then its branches are the Mac's, whatever else is read.
  var isOfMac = false

  /// What counts of an `#if`; where the other system has something else, that is noted.
  mutating func activeElements(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    if !isOfMac, CompilationCondition.differs(node) { platformBranches.append(span(node)) }
    return platform.activeElements(of: node)
  }

  struct Clause {
    var condition: BuildCondition
    /// Where the condition is written.
    var place: Span
    var elements: IfConfigClauseSyntax.Elements?
  }

  /// Returns the clauses of an `#if` among which the flags of the build choose; `nil` where none do.
  func openClauses(of node: IfConfigDeclSyntax) -> [Clause]? {
    let clauses = platform.clauses(of: node)
    guard let first = clauses.first else { return nil }
    if case .known(true) = first.condition { return nil }
    return clauses.map { condition, clause in
      Clause(condition: condition, place: clause.condition.map { span($0) } ?? span(clause), elements: clause.elements)
    }
  }

  func span(_ node: some SyntaxProtocol) -> Span {
    func place(_ position: AbsolutePosition) -> Int32 {
      Int32(truncatingIfNeeded: ClosureStarts.original(position.utf8Offset, insertions))
    }
    return Span(
      file: file, start: place(node.positionAfterSkippingLeadingTrivia),
      end: place(node.endPositionBeforeTrailingTrivia))
  }

  func unsupported(_ reason: String, _ node: some SyntaxProtocol) -> Expression {
    Expression(.unsupported(reason), span(node))
  }

  /// Runs `body` one level deeper. Returns `nil` beyond the deepest level.
  mutating func deeper<Result>(_ body: (inout Lowering) -> Result) -> Result? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  /// Notes a declaration that does not parse and returns a description of the fault; `nil` for one that parses.
  mutating func fault(of node: some SyntaxProtocol, what: String) -> String? {
    guard node.hasError else { return nil }
    let message = "syntax error in \(what)"
    faults.append(.init(message: message, span: span(node)))
    return message
  }
}

extension TokenSyntax {
  /// An identifier without its backticks.
  var name: String {
    let text = self.text
    guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
