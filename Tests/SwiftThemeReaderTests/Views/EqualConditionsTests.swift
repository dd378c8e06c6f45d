import Testing

/// Conditions that are the same in other words.
struct EqualConditionsTests {
  private static let members = """
    enum Kind { case one, two }
    struct V: View { let a: Bool; let b: Bool; let kind: Kind; let other: Kind; let name: String?; let list: [String]; let maybe: Bool?

    """

  private static let opposites: [(String, String)] = [
    ("a", "!a"), ("a", "a == false"), ("a", "false == a"), ("a", "true != a"), ("a && b", "!(a && b)"),
    ("a && b", "!a || !b"), ("a && b", "!b || a == false"), ("a || b", "!b && !a"), ("a && !b", "b || !a"),
    ("kind == .one", ".one != kind"), ("kind == other", "other != kind"), ("name == nil", "nil != name"),
    ("list.isEmpty", "list.count > 0"), ("list.count == 0", "!list.isEmpty"), ("0 < list.count", "list.count < 1"),
  ]

  @Test(arguments: opposites)
  func theOtherWayIsTheOtherCase(_ condition: String, _ opposite: String) {
    let seen = Seen(
      Self.members
        + """
          var body: some View { Text("a").foregroundStyle(\(condition) ? Color.theme.text : .theme.warn)
            .background(\(opposite) ? Color.theme.page : .theme.card) }
        }
        """)
    #expect(seen.proven == ["text on card", "warn on page"])
    #expect(seen.likely.isEmpty)
  }

  @Test(arguments: [
    "if a, b { .theme.text } else { .theme.warn }", "guard a, b else { return .theme.warn }; return .theme.text",
    "if b, a { .theme.text } else { .theme.warn }", "if a && b { .theme.text } else { .theme.warn }",
  ])
  func severalConditionsAreOne(_ ink: String) {
    let seen = Seen(
      Self.members
        + """
          var ink: Color { \(ink) }
          var body: some View { Text("a").foregroundStyle(ink).background(a && b ? Color.theme.card : .theme.page) }
        }
        """)
    #expect(seen.proven == ["text on card", "warn on page"])
    #expect(seen.likely.isEmpty)
  }

  /// A raw value is the literal that equals it, whichever way the cases are written.
  @Test(arguments: [
    ("Known", "Other", ": String", "name"), ("known", "other", ": String", "name"),
    ("known", "other", ": Int", "number"),
  ])
  func rawValuesAreLiterals(first: String, second: String, type: String, subject: String) {
    let seen = Seen(
      """
      enum Trust\(type) { case \(first)\(type.hasSuffix("Int") ? " = 1" : ""), \(second)\(type.hasSuffix("Int") ? " = 2" : "") }
      struct V: View {
        let name: String; let number: Int
        var ink: Color {
          switch \(subject) {
          case Trust.\(first).rawValue: .theme.text
          case Trust.\(second).rawValue: .theme.warn
          default: .theme.accent
          }
        }
        var ground: Color {
          switch \(subject) {
          case \(type.hasSuffix("Int") ? "1" : "\"\(first)\""): .theme.page
          case Trust.\(second).rawValue: .theme.card
          default: .theme.canvas
          }
        }
        var body: some View { Text("a").foregroundStyle(ink).background(ground) }
      }
      """)
    #expect(seen.proven == ["text on page", "warn on card", "accent on canvas"])
    #expect(seen.likely.isEmpty)
  }

  /// Of an enumeration that is declared elsewhere, no literal is known.
  @Test func rawValuesOfOthersAreOnlyOfTheirSwitch() {
    let seen = Seen(
      """
      struct V: View { let name: String
        var ink: Color { switch name { case Trust.Known.rawValue: .theme.text; case Trust.Other.rawValue: .theme.warn; default: .theme.accent } }
        var body: some View { Text("a").foregroundStyle(ink).background(Color.theme.page) }
      }
      """)
    #expect(seen.proven == ["text on page", "warn on page", "accent on page"])
  }

  @Test func aSwitchOverABooleanValue() {
    let seen = Seen(
      """
      struct V: View { let isOn: Bool
        var ink: Color { switch isOn { case true: return .theme.text
          case false: return .theme.warn } }
        var body: some View { Text("a").foregroundStyle(ink).background(isOn ? Color.theme.card : .theme.page) } }
      struct W: View { var body: some View { V(isOn: true); V(isOn: false) } }
      """)
    #expect(seen.all == ["text on card", "warn on page"])
  }

  /// A value that may be missing is neither.
  @Test func aMissingValueIsNeither() {
    let seen = Seen(
      Self.members
        + """
          var body: some View { Text("a").foregroundStyle(maybe == true ? Color.theme.text : .theme.warn)
            .background(maybe == false ? Color.theme.page : .theme.card) }
        }
        """)
    #expect(seen.proven == ["text on card", "warn on page", "warn on card"])
  }

  /// What a switch over several values asks is what conditions ask that are joined.
  @Test(arguments: [
    ("(a, b) { case (true, true): .theme.text\ndefault: .theme.warn }", "a && b"),
    ("(a, b) { case (true, false): .theme.text\ndefault: .theme.warn }", "a && !b"),
    ("(a, b) { case (false, false): .theme.warn\ncase (true, _), (_, true): .theme.text }", "a || b"),
    ("(kind, a) { case (.one, true): .theme.text\ndefault: .theme.warn }", "kind == .one && a"),
    ("(a, maybe) { case (true, true): .theme.text\ndefault: .theme.warn }", "a && maybe == true"),
  ])
  func aSwitchOverSeveralValuesIsJoined(_ choice: String, _ condition: String) {
    let seen = Seen(
      Self.members
        + """
          var ink: Color { switch \(choice) }
          var body: some View { Text("a").foregroundStyle(ink).background(\(condition) ? Color.theme.card : .theme.page) }
        }
        """)
    #expect(seen.proven == ["text on card", "warn on page"])
    #expect(seen.likely.isEmpty)
  }

  /// Cases of single values are not asked as one condition. They still exclude what contradicts them.
  @Test(arguments: [
    ("(a, b) { case (false, _): .theme.warn\ncase (_, false): .theme.warn\ncase (true, true): .theme.text }", "b && a"),
    (
      "(kind, a) { case (.two, _): .theme.warn\ncase (.one, let on): on ? .theme.text : .theme.warn }",
      "a && kind == .one"
    ),
    (
      "(kind, b) { case (.two, _): .theme.warn\ncase (.one, let a): a ? .theme.text : .theme.warn }",
      "b && kind == .one"
    ),
  ])
  func casesOfSingleValuesExcludeEachOther(_ choice: String, _ condition: String) {
    let seen = Seen(
      Self.members
        + """
          var ink: Color { switch \(choice) }
          var body: some View { Text("a").foregroundStyle(ink).background(\(condition) ? Color.theme.card : .theme.page) }
        }
        """)
    #expect(seen.all == ["text on card", "warn on page"])
  }

  /// The values of such a switch may be asked one within the other.
  @Test func conditionsWithinEachOtherAreJoined() {
    let seen = Seen(
      Self.members
        + """
          var ink: Color { switch (a, b) { case (true, true): .theme.text
            default: .theme.warn } }
          var body: some View { Text("a").foregroundStyle(ink)
            .background(a ? (b ? Color.theme.card : .theme.page) : .theme.field) }
        }
        """)
    #expect(seen.proven == ["text on card", "warn on page", "warn on field"])
  }

  /// Cases with conditions or values of their own leave what comes later possible.
  @Test(arguments: [
    "case (true, true) where name == nil: .theme.text\ncase (true, true): .theme.muted\ndefault: .theme.warn",
    "case (true, true) where list.isEmpty: .theme.text\ncase (_, true): .theme.muted\ncase (_, false): .theme.warn",
  ])
  func casesWithConditionsAreOpen(_ cases: String) {
    let seen = Seen(
      Self.members
        + """
          var ink: Color { switch (a, b) { \(cases) } }
          var body: some View { Text("a").foregroundStyle(ink).background(a && b ? Color.theme.card : .theme.page) }
        }
        """)
    #expect(seen.all.isSuperset(of: ["text on card", "muted on card", "warn on page"]))
    #expect(!seen.all.contains("text on page") && !seen.all.contains("warn on card"))
  }

  private static let ofMaybe = [
    "if let on = maybe, on { .theme.text } else { .theme.warn }",
    "if let maybe, maybe { .theme.text } else { .theme.warn }",
    "guard let on = maybe, on else { return .theme.warn }; return .theme.text",
    "if let on = maybe { on ? .theme.text : .theme.warn } else { .theme.warn }",
    "maybe ?? false ? .theme.text : .theme.warn", "maybe != nil && maybe! ? .theme.text : .theme.warn",
    "if case true? = maybe { .theme.text } else { .theme.warn }", "maybe == true ? .theme.text : .theme.warn",
  ]

  /// A Boolean value that may be missing is the same however code asks for it.
  @Test(arguments: ofMaybe, ["maybe == true", "maybe ?? false", "!(maybe != true)"])
  func aValueThatMayBeMissingIsOne(_ ink: String, _ condition: String) {
    let seen = Seen(
      Self.members
        + """
          var ink: Color { \(ink) }
          var body: some View { Text("a").foregroundStyle(ink).background(\(condition) ? Color.theme.card : .theme.page) }
        }
        """)
    #expect(seen.proven == ["text on card", "warn on page"])
    #expect(seen.likely.isEmpty)
  }

  /// Where it is missing, both may be shown.
  @Test(arguments: ["maybe != false", "maybe ?? true"], ofMaybe)
  func aMissingValueIsNotLost(_ condition: String, _ ink: String) {
    let seen = Seen(
      Self.members
        + """
          var ink: Color { \(ink) }
          var body: some View { Text("a").foregroundStyle(ink).background(\(condition) ? Color.theme.card : .theme.page) }
        }
        """)
    #expect(seen.proven == ["text on card", "warn on card", "warn on page"])
  }

  @Test(arguments: ["sure", "sure!", "sure == true", "sure ?? false"], ["sure", "sure!", "sure == true"])
  func aValueThatIsUnwrappedByItselfIsOne(_ first: String, _ second: String) {
    let seen = Seen(
      """
      struct V: View { var sure: Bool!
        var body: some View { Text("a").foregroundStyle(\(first) ? Color.theme.text : .theme.warn)
          .background(\(second) ? Color.theme.card : .theme.page) } }
      """)
    #expect(seen.proven == ["text on card", "warn on page"])
  }

  /// Conditions that are not the same stay apart.
  @Test(arguments: [("a && b", "a || b"), ("a", "b"), ("kind == .one", "other == .one"), ("a && b", "!a && !b")])
  func otherConditionsStayApart(_ condition: String, _ other: String) {
    let seen = Seen(
      Self.members
        + """
          var body: some View { Text("a").foregroundStyle(\(condition) ? Color.theme.text : .theme.warn)
            .background(\(other) ? Color.theme.page : .theme.card) }
        }
        """)
    #expect(seen.all.contains("warn on card"))
    #expect(seen.all.contains("warn on page"))
  }

  /// A type of the team's that literals make may take two numbers for one.
  @Test(arguments: [("Int", true), ("Level", false)])
  func numbersOfOwnTypes(type: String, isDecided: Bool) {
    let seen = Seen(
      """
      struct Level: ExpressibleByIntegerLiteral, Equatable { let n: Int; init(integerLiteral v: Int) { n = v % 2 } }
      struct V: View {
        func ink(_ n: \(type)) -> Color { n == 1 ? .theme.warn : .theme.text }
        var body: some View { Text("a").foregroundStyle(ink(3)).background(.theme.page) }
      }
      """)
    #expect(seen.all == (isDecided ? ["text on page"] : ["text on page", "warn on page"]))
  }
}
