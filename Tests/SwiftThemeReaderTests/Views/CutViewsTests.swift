import Testing

/// What a view shows by itself is seen however much is in it, and however many views there are.
struct CutViewsTests {
  private static let own =
    "struct Last: View { @State var kind: Kind?; var body: some View { Text(\"a\").foregroundStyle(.theme.warn).background(Color.theme.field)"
    + ".sheet(item: $kind) { Sheet(kind: $0) } } }\n"

  /// Screens that present each other by way of a sheet that may show each of them.
  private static func cycle(_ count: Int) -> String {
    let names = (0..<count).map { "S\($0)" } + ["Last"]
    let screens = (0..<count).map { index in
      let rows = (0..<12).map {
        "Text(\"\($0)\").foregroundStyle(.theme.text).background(isOn\(index) ? Color.theme.card : .theme.page)"
      }
      return """
        struct S\(index): View { @State var kind: Kind?; @State var isOn\(index) = false
          var body: some View { VStack { \(rows.joined(separator: "\n")) }.sheet(item: $kind) { Sheet(kind: $0) } } }
        """
    }
    let cases = names.map { "case .\($0.lowercased()): \($0)()" }
    return """
      enum Kind { case \(names.map { $0.lowercased() }.joined(separator: ", ")) }
      struct Sheet: View { let kind: Kind; var body: some View { switch kind { \(cases.joined(separator: "\n")) } } }
      \(screens.joined(separator: "\n"))
      """
  }

  @Test(arguments: [2, 30])
  func aCycleOfSheetsHidesNothing(_ count: Int) {
    let seen = Seen(Self.cycle(count) + "\n" + Self.own)
    #expect(seen.proven.contains("warn on field"))
    #expect(seen.proven.contains("text on card"))
  }

  /// What is in a view comes before it, and is more than is walked through.
  @Test func whatComesAfterALongViewIsSeen() {
    let depth = 17
    let towers = (0..<depth).map {
      "struct T\($0): View { let a: Bool; let b: Bool; var body: some View { VStack { T\($0 + 1)(a: a, b: !b); T\($0 + 1)(a: !a, b: b) }"
        + ".background(a ? Color.theme.card : .theme.page) } }"
    }
    let seen = Seen(
      towers.joined(separator: "\n")
        + "\nstruct T\(depth): View { let a: Bool; let b: Bool; var body: some View { Text(\"a\").foregroundStyle(a ? Color.theme.text : .theme.icon) } }"
        + "\nstruct Main: View { @State var a = true; @State var b = true; var body: some View { VStack { T0(a: a, b: b)"
        + "; Text(\"a\").foregroundStyle(.theme.warn).background(Color.theme.field) } } }")
    #expect(seen.proven.contains("warn on field"))
  }

  /// What is presented is still seen on what the sheet has.
  @Test func whatIsPresentedIsSeenThere() {
    let seen = Seen(
      """
      struct Inner: View { let ink: Color; var body: some View { Text("a").foregroundStyle(ink).presentationBackground(Color.theme.card) } }
      struct Next: View { let ink: Color; var body: some View { Text("a").foregroundStyle(ink).background(Color.theme.page) } }
      struct Main: View { @State var isOn = false; var body: some View {
        NavigationLink(destination: Next(ink: .theme.icon)) { Text("a") }.sheet(isPresented: $isOn) { Inner(ink: .theme.text) } } }
      """)
    #expect(seen.proven.isSuperset(of: ["text on card", "icon on page"]))
  }
}
