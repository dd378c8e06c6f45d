import ThemeModel

indirect enum Statement: Sendable {
  case expression(Expression)
  case variables([Binding])
  case returned(Expression?)
  case guarded([Condition], otherwise: [Statement])
  case forEach(Pattern, in: Expression, where: Expression?, body: [Statement])
  case whileLoop([Condition], body: [Statement], checksAfterwards: Bool)
  case function(Function)
  case scope([Statement])
  /// `do { … } catch { … }`, with the body of the `catch` that handles every error.
  case attempt([Statement], otherwise: [Statement])
  case thrown(Span)
  /// `defer { … }`: what runs when the list that it stands in is left.
  case deferred([Statement])
  case leave
  case proceed
  /// `outer: for …`
  case labelled(String, Statement)
  /// `break outer`, `continue outer`
  case jump(String, continues: Bool)
  case fallThrough
  /// What is not evaluated, with the statements in it that may run.
  case unsupported(String, Span, holding: [Statement] = [])
}

struct Binding: Sendable {
  var pattern: Pattern
  var type: TypeName?
  var initial: Expression?
  var isConstant = true
}

struct IfElse: Sendable {
  var conditions: [Condition]
  var body: [Statement]
  var otherwise: [Statement]?
}

struct SwitchOver: Sendable {
  struct Case: Sendable {
    /// Empty for `default`.
    var patterns: [(pattern: Pattern, condition: Expression?)]
    var body: [Statement]
  }

  var subject: Expression
  var cases: [Case]
}

enum Condition: Sendable {
  case holds(Expression)
  /// `let x = y`, or `let x` for `let x = x`
  case unwraps(Pattern, Expression)
  /// `case .a = y`
  case matches(Pattern, Expression)
  /// `#available` (`true`) or `#unavailable`, with the release that it asks for.
  case isAvailable(Bool, since: Release?)
}

/// A release of the system that code is compiled for.
struct Release: Sendable {
  let system: TargetSystem
  let major: Int
  let minor: Int

  /// Its name, as in the configuration: `ios26`, `ios18.4`.
  var name: String { system.rawValue.lowercased() + String(major) + (minor > 0 ? ".\(minor)" : "") }

  var release: SystemRelease {
    system == .macOS ? SystemRelease(macOS: major, minor: minor) : SystemRelease(iOS: major, minor: minor)
  }

  /// Whether devices for which the app is audited need not have it yet.
  func isLater(than audited: SystemColors) -> Bool {
    release > SystemRelease(iOS: audited.release)
  }
}

indirect enum Pattern: Sendable {
  case anything
  case name(String)
  case tuple([Pattern])
  /// `.case(…)`, `Type.case(…)`
  case enumCase(String, [Pattern])
  case some(Pattern)
  case expression(Expression)
  case type(TypeName, Pattern?)
  case unsupported(String)

  /// Returns the part of a value that the pattern binds to a name: `a` of `let (a, b) = pair` is `pair.0`.
  func part(named name: String, of whole: Expression) -> Expression? {
    switch self {
    case .name(let own): return own == name ? whole : nil
    case .tuple(let parts):
      for (index, part) in parts.enumerated() {
        var element = Expression(.member(whole, String(index)), whole.span)
        if case .tuple(let elements) = whole.kind, elements.count == parts.count { element = elements[index].value }
        if let found = part.part(named: name, of: element) { return found }
      }
      return nil
    default: return nil
    }
  }

  /// The names that the pattern binds, if it is a name or a tuple of names.
  var names: [String] {
    switch self {
    case .name(let name): [name]
    case .tuple(let parts): parts.flatMap(\.names)
    default: []
    }
  }
}
