import SwiftThemeReader
import Testing
import ThemeModel

/// Colors in lists, and colors of cases: each is the token that the list or the type has for it.
struct ListElementsTests {
  private static let palette = """
    import SwiftUI
    extension Color {
      static let ink = Color(red: 0.1, green: 0.1, blue: 0.1)
      static let gold = Color(red: 0.9, green: 0.7, blue: 0.2)
      static let set: [Color] = [Color(red: 0.9, green: 0.7, blue: 0.2), Color(red: 0.6, green: 0.8, blue: 0.3)]
      static let named: [Color?] = [.gold, nil]
    }

    """

  private static func pairs(_ code: String) -> Set<String> { OwnPairs.of(palette + code) }

  private static func view(_ members: String, _ ground: String) -> String {
    "struct A: View { \(members)\nvar body: some View { Text(\"a\").foregroundColor(.white).background(\(ground)) } }"
  }

  @Test(arguments: [
    ("let n: Int", "Color.set[n]"), ("let n: Int", "Color.set[abs(n) % Color.set.count]"),
    ("let item: Item", "item.fill"), ("let n: Int\nprivate let all: [Color] = Color.set", "all[n]"),
    ("let n: Int", "Color.set[n]!"),
  ])
  func eachElementMayBeTheOne(_ members: String, _ ground: String) {
    let item = "struct Item { let n: Int; var fill: Color { Color.set[abs(n) % Color.set.count] } }\n"
    #expect(Self.pairs(item + Self.view(members, ground)) == [".white on Color.set.0", ".white on Color.set.1"])
  }

  @Test func aNumberChoosesOne() {
    #expect(Self.pairs(Self.view("", "Color.set[1]")) == [".white on Color.set.1"])
    // Beyond the last one, it is a color of which nothing is known.
    #expect(!Self.pairs(Self.view("", "Color.set[7]")).contains { $0.contains("Color.set.") })
  }

  /// Of two lists at one index, the elements go together.
  @Test func equalIndicesGoTogether() {
    let code = """
      struct A: View { let n: Int
        let inks: [Color] = [.ink, .gold]
        var body: some View { Text("a").foregroundColor(inks[n]).background(Color.set[n]) } }
      """
    #expect(Self.pairs(code) == ["Color.ink on Color.set.0", "Color.gold on Color.set.1"])
  }

  @Test func theBlocksOfAListHaveItsElements() {
    let code = """
      struct A: View { var body: some View {
        ForEach(Color.set, id: \\.self) { c in Text("a").foregroundColor(.white).background(c) } } }
      struct Item { let fill: Color; let name: String }
      struct B: View {
        private let items = [Item(fill: .gold, name: "a"), Item(fill: .ink, name: "b")]
        var body: some View { ForEach(items, id: \\.name) { item in Row(item: item) } } }
      struct Row: View { let item: Item
        var body: some View { Text(item.name).foregroundColor(.white).background(item.fill) } }
      """
    #expect(
      Self.pairs(code) == [
        ".white on Color.set.0", ".white on Color.set.1", ".white on Color.gold", ".white on Color.ink",
      ])
  }

  /// What the list may become is not known, but what it starts with is likely shown.
  @Test func aListThatMayChangeIsAssumed() {
    let code = """
      struct A: View { let n: Int; var all: [Color] = [.gold]
        var body: some View { Text("a").foregroundColor(.white).background(all[n]) } }
      """
    #expect(Self.pairs(code) == [".white on Color.gold, likely"])
  }

  @Test(arguments: [
    "enum Kind { case a, b; var fill: Color { switch self { case .a: return Color(red: 0.9, green: 0.7, blue: 0.2)\n"
      + "case .b: return .red } } }",
    "enum Kind { case a, b }\nextension Kind { var fill: Color { self == .a ? Color(red: 0.9, green: 0.7, blue: 0.2) : .red } }",
  ])
  func theColorOfACaseIsItsToken(_ kind: String) {
    #expect(
      Self.pairs(kind + "\n" + Self.view("let kind: Kind", "kind.fill")) == [".white on Kind.a", ".white on Kind.b"])
  }

  /// A color that the case's own color is made of is not that token.
  @Test func aPartOfAColorIsNotTheToken() {
    let kind = """
      enum Kind { case a, b; var fill: Color { switch self { case .a: return Color(red: 0.9, green: 0.7, blue: 0.2).opacity(0.5)
      case .b: return Color(red: 0.1, green: 0.7, blue: 0.2).opacity(0.5) } } }

      """
    #expect(
      Self.pairs(kind + Self.view("let kind: Kind", "kind.fill")) == [".white on Kind.a", ".white on Kind.b"])
    let halved =
      "struct A: View { let kind: Kind; var body: some View { Text(\"a\").foregroundColor(.white)"
      + ".background(kind.fill.opacity(0.5)).background(Color.ink) } }"
    #expect(
      Self.pairs(kind + halved) == [
        ".white on Kind.a at 50% on Color.ink", ".white on Kind.b at 50% on Color.ink",
      ])
  }

  /// A list that the body changes, one that a subclass replaces, and a subscript of the team's own.
  @Test(arguments: [
    "struct A: View { var body: some View { var all: [Color] = [.ink]; all.append(.gold)\n"
      + "return ForEach(all, id: \\.self) { c in Text(\"a\").foregroundColor(.white).background(c) } } }",
    "class Base { var all: [Color] { [.ink] }; let n = 0\n"
      + "func row() -> some View { Text(\"a\").foregroundColor(.white).background(all[n]) } }\n"
      + "class Sub: Base { override var all: [Color] { [.gold] } }",
    "extension Array { subscript(fromEnd i: Int) -> Element { self[count - 1 - i] } }\n"
      + "struct A: View { static let all: [Color] = [.ink, .gold]\n"
      + "var body: some View { Text(\"a\").foregroundColor(.white).background(Self.all[fromEnd: 0]) } }",
  ])
  func whatMayBeAnotherElementIsNotRead(_ code: String) {
    #expect(!Self.pairs(code).contains(".white on Color.ink"), "\(code)")
  }

  @Test func aRangeGivesSomeOfTheElements() {
    let code = """
      struct A: View { static let all: [Color] = [.ink, .gold, .red]
        var body: some View { ForEach(0..<2) { i in Text("a").foregroundColor(.white).background(Self.all[i]) } } }
      """
    #expect(Self.pairs(code) == [".white on Color.ink", ".white on Color.gold"])
  }

  /// No element is lost because another can be read.
  @Test func anElementThatCannotBeReadIsUnknown() {
    let code = """
      struct Item { var fill: Color = .ink
        func heated() -> Item { var c = self; c.fill = .gold; return c } }
      struct A: View { let n: Int; private let all: [Item] = [Item(), Item().heated()]
        var body: some View { Text("a").foregroundColor(.white).background(all[n].fill) } }
      """
    #expect(Self.pairs(code) == [".white on Color.ink", ".white on Item().heated().fill"])
  }

  @Test func aLongListIsOneUnknownColor() {
    let many = (0..<20).map { "Color(red: 0.\($0 % 10), green: 0.5, blue: 0.5)" }.joined(separator: ", ")
    let code =
      "struct A: View { let n: Int; private let all: [Color] = [\(many)]\n"
      + "var body: some View { Text(\"a\").foregroundColor(.white).background(all[n]) } }"
    #expect(Self.pairs(code) == [".white on one of the 20 colours of `all[n]`"])
  }

  /// Which elements a condition on the element leaves is not worked out.
  @Test func aConditionOnTheElementLeavesItOpen() {
    let code = """
      struct Item { let fill: Color; let hot: Bool }
      struct Row: View { let item: Item
        var body: some View { if item.hot { Text("a").foregroundColor(.white).background(item.fill) } } }
      struct A: View { private let items = [Item(fill: .gold, hot: true), Item(fill: .ink, hot: false)]
        var body: some View { ForEach(items, id: \\.hot) { item in Row(item: item) } } }
      """
    #expect(Self.pairs(code) == [".white on an element of items"])
  }

  /// A block runs for each element, whatever else decides.
  @Test func otherConditionsMeetEachElement() {
    let code = """
      struct A: View { @State private var on = false
        var body: some View { ForEach(Color.set, id: \\.self) { c in
          Text("a").foregroundColor(on ? .white : .ink).background(c) } } }
      """
    #expect(
      Self.pairs(code) == [
        ".white on Color.set.0", ".white on Color.set.1", "Color.ink on Color.set.0", "Color.ink on Color.set.1",
      ])
  }

  @Test(arguments: [
    "[Image] = [Image(\"a\"), Image(\"b\")]", "[AnyView] = [AnyView(Text(\"a\"))]", "[Material] = [.thin, .thick]",
  ])
  func otherElementsAreNoColors(_ list: String) {
    let code =
      "struct A: View { let n: Int; private let all: \(list)\n"
      + "var body: some View { Text(\"a\").foregroundColor(.white).background(all[n]) } }"
    #expect(Self.pairs(code).isEmpty)
  }

  /// What a body changes a part of is not what it starts with.
  @Test(arguments: [
    "var pair = Look.pair; pair.bg = .gold; return Text(\"a\").foregroundColor(.white).background(pair.bg)",
    "var all = Color.set; all[0] = .ink; return Text(\"a\").foregroundColor(.white).background(all[0])",
  ])
  func aPartThatChangesIsUnknown(_ body: String) {
    let look = "enum Look { static let pair = (bg: Color.ink, fg: Color.white) }\n"
    let pairs = Self.pairs(look + "struct A: View { var body: some View { \(body) } }")
    #expect(pairs.count == 1 && pairs.allSatisfy { $0.hasPrefix(".white on a part of") }, "\(pairs)")
  }
}
