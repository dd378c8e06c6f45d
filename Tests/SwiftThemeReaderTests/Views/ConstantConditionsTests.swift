import Testing

/// Conditions that the code itself decides. The other branch is never shown.
struct ConstantConditionsTests {
  private static let view = "Text(\"a\").foregroundStyle("
  private static let choice = " ? Color.theme.warn : Color.theme.text).background(.theme.card)"

  private static func seen(
    _ condition: String, members: String = "", around: String = "", others: [String: String] = [:]
  ) -> Seen {
    let body = "var body: some View { \(view)\(condition)\(choice) }"
    return Seen("\(around)\nstruct V: View { \(members)\n \(body) }", others: others)
  }

  @Test func aConstantDecidesABranch() {
    let constants = [
      Self.seen("dark", members: "private let dark = false"),
      Self.seen("self.dark", members: "let dark: Bool = false"),
      Self.seen("Self.dark", members: "static let dark = false"),
      Self.seen("dark", members: "var dark: Bool { Self.off }; private static let off = false"),
      Self.seen("Flags.dark", around: "enum Flags { static let dark = false }"),
      Self.seen("App.Flags.dark", around: "enum App { enum Flags { static let dark = false } }"),
      Self.seen("dark", around: "private let dark = false"),
      Self.seen("dark && on", members: "let on: Bool", around: "let dark = false"),
    ]
    for seen in constants { #expect(seen.all == ["text on card"]) }
    #expect(Self.seen("!Flags.dark", around: "enum Flags { static let dark = false }").all == ["warn on card"])
  }

  @Test func aBranchOfTheViewItselfIsDecidedToo() {
    let seen = Seen(
      """
      private let isNew = false
      struct V: View {
        var body: some View {
          if isNew { Text("a").foregroundStyle(.theme.warn).background(.theme.card) }
          else { Text("a").foregroundStyle(.theme.text).background(.theme.card) }
        }
      }
      """)
    #expect(seen.all == ["text on card"])
  }

  @Test func whatMayChangeDecidesNothing() {
    let both: Set = ["text on card", "warn on card"]
    #expect(Self.seen("Flags.dark", around: "enum Flags { static var dark = false }").proven == both)
    #expect(Self.seen("dark", members: "@State private var dark = false").proven == both)
    #expect(Self.seen("dark", members: "let dark: Bool").proven == both)
    let branded = "#if BRAND\nlet dark = true\n#else\nlet dark = false\n#endif"
    #expect(Self.seen("dark", around: branded).all == both)
    let other = "enum Flags { static let dark = true }; struct W: View { var body: some View { EmptyView() } }"
    let twice = Self.seen(
      "Flags.dark", around: "enum Flags { static let dark = false }", others: ["Other.swift": other])
    #expect(twice.all == both)
  }

  /// A view by itself shows what its calls never give it only where code that is not read makes it.
  @Test func whatNoCallGivesIsAssumed() {
    func seen(_ members: String, _ calls: String, _ more: String = "") -> Seen {
      Seen(
        """
        struct B: View { \(members); var body: some View { \(Self.view)warn\(Self.choice) } }
        struct V: View { var body: some View { VStack { \(calls) } } }
        \(more)
        """)
    }
    for one in [
      seen("let warn: Bool", "B(warn: false)"), seen("var warn = false", "B()"),
      seen("var warn = false", "B(); B(warn: false)"),
    ] {
      #expect(one.proven == ["text on card"])
      #expect(one.likely == ["warn on card"])
    }
    let both: Set = ["text on card", "warn on card"]
    #expect(seen("let warn: Bool", "B(warn: false); B(warn: true)").proven == both)
    #expect(seen("let warn: Bool", "B(warn: isBad)").proven == both)
    let loud = "extension B { func loud() -> B { var it = self; it.warn = true; return it } }"
    #expect(seen("var warn = false", "B().loud()", loud).proven == both)
    #expect(seen("@State var warn = false", "B()").proven == both)
  }

  /// Whichever way code makes the view, what it gives counts.
  @Test(arguments: [
    "extension B { static func loud() -> B { self.init(warn: true) } }",
    "extension B { static func loud() -> B { Self.init(warn: true) } }",
    "extension B { static func loud() -> B { Self(warn: true) } }",
    "func loud(_ type: B.Type) -> B { type.init(warn: true) }",
    "typealias Chip = B\nfunc loud() -> B { Chip(warn: true) }",
    "func loud() -> B { let make = B.init; return make(true) }",
    "func loud() -> B { var it = B(warn: false); it[keyPath: \\.warn] = true; return it }",
    "func loud(_ path: WritableKeyPath<B, Bool> = \\B.warn) -> B { var it = B(warn: false); it[keyPath: path] = true; return it }",
    "func loud() -> [B] { var all = [B(warn: false)]; all[0].warn = true; return all }",
    "func loud(_ it: B = B(warn: true)) -> B { it }",
    "protocol Loud { init(warn: Bool) }\nextension B: Loud {}\nfunc loud<T: Loud>() -> T { T(warn: true) }",
  ])
  func whatACallGivesInAnyWayIsShown(_ more: String) {
    let seen = Seen(
      """
      struct B: View { var warn: Bool; var body: some View { \(Self.view)warn\(Self.choice) } }
      struct V: View { var body: some View { B(warn: false) } }
      \(more)
      """)
    #expect(seen.proven == ["text on card", "warn on card"])
  }

  /// A condition that is handed on to be asked later is the condition.
  @Test(arguments: ["_ condition: Bool", "_ condition: @autoclosure () -> Bool"])
  func aConditionAskedLaterDecidesTheSame(_ parameter: String) {
    let ask = parameter.contains("->") ? "condition()" : "condition"
    let seen = Seen(
      """
      extension View {
        @ViewBuilder func when<C: View>(\(parameter), transform: (Self) -> C) -> some View {
          if \(ask) { transform(self) } else { self } } }
      struct Card: View {
        let open: Bool
        var body: some View {
          VStack { Text("a").foregroundStyle(.theme.text) }.when(!open) { $0.background(.theme.card) } }
      }
      struct Board: View { var body: some View { VStack { Card(open: false) }.background(.theme.page) } }
      """)
    #expect(seen.all == ["text on card, page"])
  }

  /// A subscript and a question have one answer in the body of a view; an object may change between two reads.
  @Test func equalSubscriptsGoTogether() {
    let palette =
      "extension Color { static let ink = Color(red: 0.1, green: 0.1, blue: 0.1)\n"
      + "static let gold = Color(red: 0.9, green: 0.7, blue: 0.2) }\n"
    func pairs(_ condition: String) -> Set<String> {
      OwnPairs.of(
        palette + "struct A: View { @Binding var all: [Bool]; let n: Int; let day: Day\nvar body: some View {"
          + "Text(\"a\").foregroundColor(\(condition) ? .ink : .gold).background(\(condition) ? Color.gold : Color.ink) } }"
      )
    }
    let together: Set = ["Color.ink on Color.gold", "Color.gold on Color.ink"]
    #expect(pairs("all[n]") == together)
    #expect(pairs("calendar.isToday(day)") == together)
    #expect(pairs("dice.roll()").contains { $0.hasSuffix(", likely") })
  }
}
