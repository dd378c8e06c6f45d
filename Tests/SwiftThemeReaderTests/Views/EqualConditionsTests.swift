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
}
