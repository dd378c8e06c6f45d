import ThemeModel

/// Walks through views from the outside in, as SwiftUI lays them out. A modifier applies to everything before it, and a
/// view's own call is followed into its body, with the surroundings of the call.
final class ViewRendering {
  let table: DeclarationTable
  let colors: ColorReading
  private(set) var sighted: [Sighted] = []
  private var known: Set<Sighted> = []
  /// The bodies that were walked through, with their arguments and surroundings.
  private var walked: Set<Visit> = []
  /// The calls that led here, the outermost first.
  var path: [(record: TypeRecord, call: Span)] = []
  var surfaceDepth = 0
  /// The calls of functions and modifiers whose surface is being read: one may call itself.
  var openSurfaces: Set<Span> = []
  /// The functions that give values and are being run: one may call itself.
  var openCopies: Set<Span> = []
  var passings = Passings()
  /// What the views turned out to be to which the functions and modifiers are applied whose surface is being read.
  var receivers: [Span: Surface] = [:]
  /// Helper properties and functions that are being walked through.
  var entered: [Span] = [] {
    didSet { if let last = entered.last { reached.insert(last) } }
  }
  /// The helpers that a walk has come to.
  private(set) var reached: Set<Span> = []
  var styles: [(style: Expression, scope: ViewScope, record: TypeRecord)] = []
  /// The types of which code makes values.
  private(set) lazy var made = MadeTypes(in: table)
  /// The types whose extensions add functions to views.
  private(set) lazy var extended = Self.extended.map(table.foreignType)
  /// The properties that an initialiser gives one of several values, by the evaluation of the view.
  var undecided: [Int: Set<String>] = [:]
  /// The names of properties that are attributed text in every type that has them.
  private(set) lazy var attributedNames: Set<String> = {
    let properties = Dictionary(grouping: table.types.flatMap(\.properties).map(\.member), by: \.name)
    return Set(properties.filter { $0.value.allSatisfy { Self.isAttributed($0.type) } }.keys)
  }()
  private(set) lazy var environmentNames = Self.environmentNames(in: table)
  /// The names of the functions that the team's views have.
  private(set) lazy var functionsOfOwn = Self.functionsOfOwn(in: table)
  /// Also of those that the team adds to every view.
  private(set) lazy var ownFunctions = functionsOfOwn.union(table.foreignType("View").functions.keys)
  private var steps = 0
  private var limit = 0
  /// The steps after which views that were walked through often are walked through with less.
  private var patience = 0
  /// How often each view was walked through from the root, by the number of its type.
  var visits: [Int: Int] = [:]
  private var nesting = 0
  private var isCut = false
  /// Views that code puts where a mode is forced, by the numbers of their types.
  private(set) var forced: Set<Int> = []
  /// The function of the modifier, the extension or the style that is walked through by itself.
  private(set) var openFunction: Span?
  /// What makes the view that is walked through, if that is no view by itself: where it is written, and the names that its callers give
  /// a value.
  private(set) var maker: (span: Span, given: Set<String>)?
  /// What is painted now is the content that the uses of that function give it.
  var isAtOpenContent = false
  var contents = ContentUses()
  /// What the view presents, and what is presented there.
  private var waiting: [() -> Void] = []
  /// Whether the team's views in the one that is walked through are left aside.
  private(set) var isAlone = false
  /// Views that were not walked through to the end.
  private(set) var cut: [TypeRecord] = []

  private struct Visit: Hashable {
    var body: [Int]
    var surroundings: Surroundings
  }

  /// How many expressions may be walked through from one view with all that calls give to others, from one view, and in all.
  static let patientSteps = 15_000
  static let stepsPerRoot = 40_000
  static let mostSteps = 1_500_000
  /// How many may be from one view without those in it.
  static let stepsAlone = 10_000
  static let deepest = 160
  static let deepestCalls = 24

  init(table: DeclarationTable, colors: ColorReading) {
    self.table = table
    self.colors = colors
  }

  /// Walks through one view as a whole, and through it alone where it is too long, since what it shows by itself is shown whatever is in
  /// it.
  func root(_ record: TypeRecord, _ body: (ViewRendering) -> Void) {
    if steps < Self.mostSteps {
      begin(min(steps + Self.stepsPerRoot, Self.mostSteps), body)
      guard isCut else { return }
    }
    cut.append(record)
    isAlone = true
    begin(steps + Self.stepsAlone, body)
    isAlone = false
  }

  private func begin(_ limit: Int, _ body: (ViewRendering) -> Void) {
    self.limit = limit
    patience = steps + Self.patientSteps
    visits = [:]
    path = []
    openFunction = nil
    maker = nil
    nesting = 0
    isCut = false
    waiting = []
    body(self)
    var next = 0
    while next < waiting.count {
      waiting[next]()
      next += 1
    }
    waiting = []
  }

  /// Walks through what a view presents when all is done that it shows itself. Screens that present each other have countless ways
  /// through them.
  func later(_ action: @escaping () -> Void) {
    let (path, entered, maker, openFunction) = (path, entered, maker, openFunction)
    waiting.append { [unowned self] in
      (self.path, self.entered, self.maker, self.openFunction) = (path, entered, maker, openFunction)
      nesting = 0
      action()
    }
  }

  /// Begins to walk through the function of a modifier, an extension or a style by itself.
  func begin(_ function: Function) {
    openFunction = function.span
    if function.access == .everywhere { contents.offer(function.span) }
  }

  /// Begins to walk through what makes a view, whoever calls it.
  func begin(_ span: Span, takes parameters: [Parameter]) {
    maker = (span, Set(parameters.map(\.name)))
  }

  /// Whether the walk from the root has become long.
  var isLong: Bool { steps > patience }

  /// Returns whether this body was not walked through in the same surroundings before.
  func enters(_ body: [Int], _ surroundings: Surroundings) -> Bool {
    walked.insert(Visit(body: body, surroundings: surroundings)).inserted
  }

  func noteScheme(_ around: Surroundings, of record: TypeRecord) {
    if around.scheme != nil || around.isModeUnread { forced.insert(record.order) }
  }

  func note(_ one: Sighted) {
    if known.insert(one).inserted { sighted.append(one) }
  }

  // MARK: - Expressions

  /// Counts a step in finding what a view paints. Returns whether one was left.
  func takesStep() -> Bool {
    guard steps < limit else {
      isCut = true
      return false
    }
    steps += 1
    return true
  }

  func render(_ expression: Expression, _ scope: ViewScope, _ around: Surroundings) {
    guard steps < limit, nesting < Self.deepest else {
      isCut = true
      return
    }
    steps += 1
    nesting += 1
    defer { nesting -= 1 }
    switch expression.kind {
    case .call(let callee, let arguments): call(callee, arguments, expression, scope, around)
    case .member(let base, let name): member(base, name, expression, scope, around)
    case .name(let name): self.name(name, expression, scope, around)
    case .conditional(let condition, let yes, let no):
      let way = colors.facts([.holds(condition)], in: scope)
      if let next = way.yes.flatMap(around.given) { render(yes, scope, next) }
      if let next = way.no.flatMap(around.given) { render(no, scope, next) }
    case .ifElse(let choice): ifElse(choice, scope, around)
    case .switchOver(let choice):
      if let known = colors.heldByCase(choice, in: scope) {
        render(known.body, known.scope, around)
        if known.isOnly { return }
      }
      for (facts, body) in colors.ways(choice, in: scope) {
        if let next = around.given(facts) { render(body, colors.opened(choice, scope), next) }
      }
    case .closure(let closure): render(closure, [], scope, scope, around)
    case .binary("+", let left, let right), .binary("??", let left, let right):
      render(left, scope, around)
      render(right, scope, around)
    case .forced(let inner), .chained(let inner), .attempt(let inner), .cast(let inner, _, _):
      render(inner, scope, around)
    default: break
    }
  }

  private func ifElse(_ choice: IfElse, _ scope: ViewScope, _ around: Surroundings) {
    let inner = scope.inner()
    let way = colors.facts(choice.conditions, in: inner)
    for case .matches(.enumCase(_, let parts), _) in choice.conditions {
      for name in parts.flatMap(\.names) { inner.bind(name, .open(nil)) }
    }
    if let next = way.yes.flatMap(around.given) { render(choice.body, inner, next) }
    if let otherwise = choice.otherwise, let next = way.no.flatMap(around.given) { render(otherwise, scope, next) }
  }

  func render(
    _ closure: Closure, _ arguments: [Expression.Argument], _ scope: ViewScope, _ from: ViewScope,
    _ around: Surroundings
  ) {
    render(closure.body, opened(closure, arguments, scope, from), around)
  }

  /// Renders a block that runs for each element of a list.
  func render(_ closure: Closure, forEach list: Expression, _ scope: ViewScope, _ around: Surroundings) {
    let inner = opened(closure, [], scope, scope)
    inner.bind(closure.parameters.first ?? "$0", colors.each(of: list, closure, in: scope))
    render(closure.body, inner, around)
  }

  func opened(_ closure: Closure, _ arguments: [Expression.Argument], _ scope: ViewScope, _ from: ViewScope)
    -> ViewScope
  {
    let id = colors.identity([scope.id, Int(closure.span.file), Int(closure.span.start), -5])
    let inner = scope.inner(id: id)
    let names = closure.parameters.isEmpty ? ["$0"] : closure.parameters
    for (index, name) in names.enumerated() {
      inner.bind(name, index < arguments.count ? .expression(arguments[index].value, from) : .open(nil))
    }
    return inner
  }

  // MARK: - Statements

  func render(_ statements: [Statement], _ scope: ViewScope, _ around: Surroundings) {
    if around.isStacked, Self.areLayers(statements) { return layers(statements, scope, around) }
    var scope = scope.inner()
    var around = around
    for (index, statement) in statements.enumerated() {
      switch statement {
      case .expression(let expression):
        render(expression, scope, around)
        guard let next = after(expression, scope, around) else { return }
        around = next
      case .returned(let value):
        if let value { render(value, scope, around) }
        return
      case .guarded(let conditions, let otherwise):
        let way = colors.facts(conditions, in: scope)
        if let next = way.no.flatMap(around.given) { render(otherwise, scope, next) }
        guard let next = way.yes.flatMap(around.given) else { return }
        around = next
      case .scope(let body): render(body, scope, around)
      default: break
      }
      // What the last one does to variables shows nowhere. A body is mostly one expression, with others in it.
      if index + 1 < statements.count { scope = colors.after(statement, in: scope) }
    }
  }

  /// Returns the surroundings of what follows a choice: after `if … { return … }`, the rest runs in the other case only.
  /// `nil` if nothing does.
  private func after(_ expression: Expression, _ scope: ViewScope, _ around: Surroundings) -> Surroundings? {
    switch LocalValues.leaves([.expression(expression)]) {
    case .never: return around
    case .always: return nil
    case .sometimes: break
    }
    guard case .ifElse(let choice) = expression.kind else { return around.assuming(Self.goesOn) }
    switch (LocalValues.leaves(choice.body), LocalValues.leaves(choice.otherwise ?? [])) {
    case (.always, .never): return colors.facts(choice.conditions, in: scope.inner()).no.flatMap(around.given)
    case (.never, .always): return colors.facts(choice.conditions, in: scope.inner()).yes.flatMap(around.given)
    default: return around.assuming(Self.goesOn)
    }
  }

  private static let goesOn = "the choice before it goes on to it"
}
