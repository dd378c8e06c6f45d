import ColorScience
import ThemeModel

/// Reads the colors in view code symbolically: nothing is run, and each way in which a condition
/// can turn out is an alternative.
final class ColorReading {
  let table: DeclarationTable
  let names: TokenNames
  private(set) lazy var owners = TokenOwners(table: table, names: names)
  private(set) var themeTypes = ThemeTypes.none
  private(set) lazy var systemOwners = SystemOwners(table: table, names: names)
  private(set) lazy var releases = ReleaseDependence(table: table, names: names)
  private var tokensByChain: [[String]: String?] = [:]
  private var scopes: [[Int]: Int] = [:]
  /// The depth of nested expressions and functions.
  var depth = 0
  /// The depth of conditions that stand for others.
  var followed = 0
  static let deepest = 24
  /// The steps taken for the color that is being read. Conditions that lead to functions with conditions multiply.
  private var steps = 0
  private static let mostSteps = 10_000
  /// Whether files have an alias of a name, as far as that was asked.
  private var aliased: [Int: [String: Bool]] = [:]
  /// The code of each file.
  var bodiesByFile: [Int: [CodeBody]] = [:]
  /// The names whose values the code of a file changes, as far as that was asked.
  var changedByFile: [Int: Set<String>] = [:]
  /// Whether code makes values with a color that it writes out for a property, as far as that was asked.
  var writtenOut: [Span: Bool] = [:]
  /// Whether code gives a property a theme by name, as far as that was asked.
  var pinned: [Span: Bool] = [:]
  /// How many ways to the value that is asked for are followed by now: functions whose branches call others multiply them.
  var ways = 0
  static let mostOrigins = 2_000
  /// The calls that are being followed, by their places: functions may call themselves.
  var openCalls: Set<Span> = []
  /// A switch with more cases is a list of colors.
  private static let mostCases = 6
  static let caseIsTaken = "this case of the switch is taken"

  /// Whether the system's own colors are those of a Mac.
  let isMac: Bool
  /// Whether some code may set the accent color of the views within a view or a window.
  private(set) lazy var setsAccents = table.files.values.contains { file in
    [".accentColor(", "tintColor ="].contains { TextSearch.contains(file.text.bytes, $0) }
  }
  /// The names of functions that code calls on something else than `self`.
  private(set) lazy var calledOnOthers: Set<String> = {
    var names: Set<String> = []
    for body in table.codeBodies {
      SyntaxWalk.each(body.statements) { part in
        guard case .member(let base?, let name) = part.kind, !base.isSelf else { return }
        names.insert(name)
      }
    }
    return names
  }()
  private(set) lazy var methodCalls = MethodCalls(in: table)
  /// The colors that calls hand to the parameters of functions, by parameter.
  var handedToFunctions: [String: Ink?] = [:]
  /// Where the expressions begin that were read as colors, known or not.
  private(set) var readPlaces: Set<ReadPlace> = []
  /// How many readings of what calls hand on are under way. What is handed on is told by what shows it.
  var handingOn = 0
  let writtenColors: WrittenColors
  /// The type that the current expression should have, if known: `.red` differs from type to type.
  private(set) var wanted: String?
  /// What the key path that is being read begins at.
  var pathBase: PathBase?
  /// How many conditions joined by “and” or “or” are being read, one within the other.
  var junctions = 0
  /// Whether code speaks of the wrapper of a property, by property.
  var chosenWrappers: [ObjectIdentifier: Bool] = [:]
  /// Whether implicit members are keys of the team's themes: `.white` is then the theme's, whatever color that is.
  var readsKeys = false
  /// Literal values in views where a token could be used.
  private(set) var paints: Set<LiteralPaint> = []
  /// Whether a type's property is another name for a token.
  var handedOn: [[Int]: Bool] = [:]
  /// Whether other types have another member in place of one.
  var replaced: [[Int]: Bool] = [:]
  /// The themes that properties can be, by the places of their declarations.
  var themesByProperty: [Span: PossibleThemes] = [:]
  private(set) lazy var paletteThemes = themesOfPalettes()
  private(set) lazy var accessorKeys = keysOfAccessors()
  /// The names of what functions of a value set, by the type's number.
  var written: [Int: Set<String>] = [:]
  /// The parameters of initialisers whose calls are being read.
  var handing: Set<String> = []
  /// The subjects that say which element of a list it is.
  private(set) var indices: Set<Facts.Subject> = []
  /// The subjects of conditions about an element.
  private(set) var elementSubjects: Set<Facts.Subject> = []

  init(table: DeclarationTable, names: TokenNames, systemColors: SystemColors) {
    self.table = table
    self.names = names
    isMac = systemColors.isMac
    writtenColors = WrittenColors(table: table, systemColors: systemColors)
    themeTypes = ThemeTypes(names.partial.declared, in: table) { property, owner in
      valueType(of: property, in: ViewScope(id: -9, type: owner, file: Int(property.span.file)))
    }
  }

  /// Returns the token that a chain of members means. Code asks for few chains, and for each of them many times.
  func token(named chain: [String]) -> String? {
    if let known = tokensByChain[chain] { return known }
    let found = names.token(chain)
    tokensByChain[chain] = .some(found)
    return found
  }

  /// Returns a number for an evaluation. Equal parts give equal numbers.
  func identity(_ parts: [Int]) -> Int {
    if let known = scopes[parts] { return known }
    let id = scopes.count
    scopes[parts] = id
    return id
  }

  /// Reads the color that a view paints with, in a modifier or an assignment, and notes literals.
  func painted(_ expression: Expression, as type: String = "Color", in scope: ViewScope) -> Ink {
    let ink = whole(expression, as: type, in: scope)
    for alternative in ink.alternatives {
      switch alternative.shade {
      case .fixed(_, let text), .adapting(_, let text):
        paints.insert(LiteralPaint(text: text, place: table.place(alternative.span)))
      case .token, .system, .clear, .unset, .unread, .veiled, .unknown: break
      }
    }
    return visible(ink)
  }

  /// Returns the same ink without tokens that paint nothing in any theme: what lies behind them shows, as behind `.clear`.
  private func visible(_ ink: Ink) -> Ink {
    if names.clear.isEmpty { return ink }
    return ink.mapped {
      guard case .token(let path) = $0.shade, $0.alpha == nil, names.clear.contains(path) else { return }
      $0.shade = .clear
    }
  }

  /// What the code of a view leaves to whoever shows it.
  static let givenByTheCaller = "the caller gives it"

  /// Reads what is a whole color, of which nothing further out takes a part.
  private func whole(_ expression: Expression, as type: String, in scope: ViewScope) -> Ink {
    let outer = wanted
    wanted = type
    defer { wanted = outer }
    return plain(followed(ink(expression, in: scope), expression, in: scope), expression, in: scope)
  }

  /// Reads what can only be a color: what is not known of it is a color all the same.
  func color(_ expression: Expression, as type: String = "Color", in scope: ViewScope) -> Ink {
    noteRead(expression.span)
    return painted(expression, as: type, in: scope).surely {
      spoken($0.start == $0.end ? expression.span : $0, in: scope)
    }
  }

  /// Returns the name of a color that has none but the code that makes it, and the type around it: the same words mean
  /// another color in another type.
  func spoken(_ span: Span, in scope: ViewScope) -> String {
    let words = table.text(span).split { $0.isWhitespace }.joined(separator: " ")
    let short = words.count > Self.mostLetters ? words.prefix(Self.mostLetters) + "…" : words[...]
    return short + (scope.type.map { " of \($0.name)" } ?? "")
  }

  private static let mostLetters = 48

  func noteIndex(_ subject: Facts.Subject) { indices.insert(subject) }

  func noteElement(_ subject: Facts.Subject) { elementSubjects.insert(subject) }

  func ink(_ expression: Expression, as type: String?, in scope: ViewScope) -> Ink {
    let outer = wanted
    wanted = type
    defer { wanted = outer }
    return ink(expression, in: scope)
  }

  func ink(_ statements: [Statement], as type: TypeName?, in scope: ViewScope) -> Ink {
    let outer = wanted
    wanted = Self.word(type)
    defer { wanted = outer }
    if let only = Self.only(statements), only.stopsApp { return Ink(.unread("the app stops here"), only.span) }
    return ink(statements, in: scope)
  }

  /// Returns the name of a type: `UIColor` for `UIColor?`.
  static func word(_ type: TypeName?) -> String? {
    type?.names.first?.last
  }

  func ink(_ expression: Expression, in scope: ViewScope) -> Ink {
    let found = read(expression, in: scope)
    if !found.isUnread { noteRead(expression.span) }
    return found
  }

  /// Whether a file gives a name to another type, anywhere in it.
  func hasAlias(_ name: String, in file: Int) -> Bool {
    if let known = aliased[file]?[name] { return known }
    let found = table.files[file].map { TextSearch.contains($0.text.bytes, "typealias \(name)") } ?? true
    aliased[file, default: [:]][name] = found
    return found
  }

  private func noteRead(_ span: Span) {
    if handingOn == 0 { readPlaces.insert(ReadPlace(span)) }
  }

  /// Notes that the colors of pairs, and those that are told to lie on nothing known, are read.
  func note(shown: [Sighted]) {
    for one in shown { for layer in [one.foreground] + one.layers { readPlaces.insert(ReadPlace(layer.span)) } }
  }

  private func read(_ expression: Expression, in scope: ViewScope) -> Ink {
    steps = depth == 0 ? 0 : steps + 1
    guard depth < Self.deepest, steps < Self.mostSteps else {
      return Ink(.unread("a colour that leads through too many steps"), expression.span)
    }
    depth += 1
    defer { depth -= 1 }
    var here = inkHere(expression, in: scope)
    if here.isUnread, case .member(let base?, let name) = expression.kind {
      here = ofStyle(expression, in: scope) ?? member(name, ofAny: base, expression, in: scope) ?? here
    }
    let ink = ofItsTheme(inItsSystem(here, of: expression, in: scope), of: expression, in: scope)
    if let token = token(of: ink, writtenAs: expression) { return Ink(.token(token), expression.span) }
    switch expression.kind {
    case .member, .call, .index:
      let open = ink.alternatives.lazy.compactMap { alternative -> String? in
        guard case .token(let path) = alternative.shade, alternative.holder == nil, self.names.varies(path) else {
          return nil
        }
        return path
      }.first
      guard let open, let holder = holder(expression, of: open, in: scope) else { return ink }
      return names.withOwnColors(ink.held(by: holder, where: names.varies))
    default: return ink
    }
  }

  /// Returns the token whose only value is a color that is written out here: the color of a case, or an element of a list.
  private func token(of ink: Ink, writtenAs expression: Expression) -> String? {
    // `Color(red: 1, green: 0, blue: 0).opacity(0.5)` begins with the color that it is made of.
    guard ink.alternatives.count == 1, let only = ink.alternatives.first, only.span.file == expression.span.file,
      only.span.start == expression.span.start, only.constant == nil, only.facts.isEmpty
    else { return nil }
    return names.token(writtenAt: expression.span, as: only, in: table)
  }

  private func inkHere(_ expression: Expression, in scope: ViewScope) -> Ink {
    switch expression.kind {
    case .nilLiteral: return Ink(.unset, expression.span)
    case .conditional(let condition, let yes, let no):
      return choice(
        [.holds(condition)], in: scope, yes: { self.followed(self.ink(yes, in: $0), yes, in: $0) },
        no: { self.followed(self.ink(no, in: scope), no, in: scope) })
    case .ifElse(let choice):
      let otherwise = choice.otherwise ?? []
      return self.choice(
        choice.conditions, in: scope, yes: { self.ink(choice.body, in: $0) },
        no: { otherwise.isEmpty ? Ink(.unset, expression.span) : self.ink(otherwise, in: scope) })
    case .switchOver(let choice):
      var all: [Ink.Alternative] = []
      if let known = heldByCase(choice, in: scope) {
        let held = ink(known.body, in: known.scope)
        if known.isOnly { return held }
        all = held.alternatives
      }
      let ways = ways(choice, in: scope)
      let inner = opened(choice, scope, as: Self.held(by: choice.subject.span))
      for (facts, body) in ways { all += ink(body, in: inner).given(facts).alternatives }
      return Ink(all).assuming(isList(choice, ways.count) ? Self.caseIsTaken : nil)
    case .forced(let inner), .chained(let inner), .attempt(let inner), .cast(let inner, _, _):
      return ink(inner, in: scope)
    case .binary("??", let left, let right): return fallback(left, right, expression.span, in: scope)
    case .name, .member: return named(expression, in: scope)
    // A way on which no view is shown.
    case .call where expression.stopsApp: return Ink([])
    case .call(let callee, let arguments):
      return kept(callee, arguments, expression, in: scope) ?? called(callee, arguments, expression, in: scope)
    case .index(let base, let arguments): return indexed(base, arguments, expression, in: scope)
    case .keyPath(let names): return member(at: names, expression)
    case .macro: return literal(expression) ?? Ink(.unread("this is not a colour that can be read"), expression.span)
    default: return Ink(.unread("this is not a colour that can be read"), expression.span)
    }
  }

  // MARK: - Choices

  /// Whether a switch is a list of colors by name, of which not each is shown wherever code asks for one. A tuple may be several ways
  /// of one case, and a known value leaves one way of many cases.
  func isList(_ choice: SwitchOver, _ ways: Int) -> Bool {
    min(choice.cases.count, ways) > Self.mostCases
  }

  func choice(_ conditions: [Condition], in outer: ViewScope, yes: (ViewScope) -> Ink, no: () -> Ink) -> Ink {
    // What a condition binds is known in its own branch only.
    let scope = outer.inner()
    let way = facts(conditions, in: scope)
    for case .matches(let pattern, let value) in conditions {
      for name in pattern.names { scope.bind(name, Self.held(by: value.span)) }
    }
    var all: [Ink.Alternative] = []
    if let facts = way.yes {
      all += divided(yes(scope), by: conditions, are: true, in: scope).given(facts).alternatives
    }
    if let facts = way.no {
      all += divided(no(), by: conditions, are: false, in: scope).given(facts).alternatives
    }
    return Ink(all)
  }
}
