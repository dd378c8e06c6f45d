import Testing
import ThemeModel

@testable import SwiftThemeReader

/// Colors of the app's design that no theme has: what views show of them is judged all the same, and what a view writes for itself is
/// not.
struct ColorsOfTheAppTests {
  private static let (ink, page) = ("Color(red: 0.5, green: 0.5, blue: 0.5)", "Color(red: 0.6, green: 0.6, blue: 0.6)")

  private static func proven(_ members: String, _ ink: String, on page: String, _ declared: String) -> Int {
    let view =
      "struct V: View { \(members)\n var body: some View { Text(\"a\").foregroundStyle(\(ink)).background(\(page)) } }"
    return Seen(declared + "\n" + view).sightings.count { $0.certainty == .proven }
  }

  /// What a struct is called says nothing where it is plain data.
  @Test(arguments: [
    "Look", "CardStyle", "Cell", "SearchBar", "CardModel", "CardViewModel", "PrimaryButton", "CardView",
  ])
  func plainData(name: String) {
    let data = "struct \(name)2 { let ink = \(Self.ink); let page = \(Self.page) }".replacing("2", with: "")
    #expect(Self.proven("let look = \(name)()", "look.ink", on: "look.page", data) == 1)
    let object = data.replacing("struct", with: "final class")
    #expect(Self.proven("let look = \(name)()", "look.ink", on: "look.page", object) == 1)
    let kinds = "enum \(name) { case a, b; var ink: Color { \(Self.ink) }; var page: Color { \(Self.page) } }"
    #expect(Self.proven("let look: \(name)", "look.ink", on: "look.page", kinds) == 1)
    let made =
      "struct \(name) { let ink: Color; let page: Color; static let a = \(name)(ink: \(Self.ink), page: \(Self.page)) }"
    #expect(Self.proven("let look = \(name).a", "look.ink", on: "look.page", made) == 1)
  }

  @Test(arguments: [
    ("static func a() -> Color { I }; static func b() -> Color { P }", ".a()", ".b()"),
    ("static func a(_ n: Int) -> Color { n == 0 ? I : P }", ".a(0)", ".a(1)"),
    ("static func a(_ n: Int) -> Color { if n == 0 { return I }; return P }", "Color.a(0)", "Color.a(1)"),
    ("static func a(_ n: String) -> Color { n == \"i\" ? I : P }", ".a(\"i\")", ".a(\"p\")"),
    ("init(kind: Kind) { switch kind { case .a: self = I; case .b: self = P } }", "Color(kind: .a)", "Color(kind: .b)"),
    ("static let all = [I, P]", "Color.all[0]", "Color.all[1]"),
  ])
  func functionsAndLists(member: String, ink: String, page: String) {
    let member = member.replacing("I;", with: Self.ink + ";").replacing("I ", with: Self.ink + " ")
      .replacing("[I,", with: "[\(Self.ink),").replacing("P", with: Self.page)
    #expect(Self.proven("", ink, on: page, "enum Kind { case a, b }\nextension Color { \(member) }") == 1)
  }

  /// What an object that views observe gives by its state is a color of the app in each state.
  @Test(arguments: ["Badge", "CardView", "RowViewModel", "ListStyle"])
  func observedObjects(name: String) {
    let object =
      "final class \(name): ObservableObject { @Published var isLate = false\n"
      + "var ink: Color { isLate ? .white : \(Self.ink) }; var page: Color { \(Self.page) } }"
    #expect(Self.proven("@ObservedObject var look: \(name)", "look.ink", on: "look.page", object) == 2)
  }

  /// A subscript that gives colors gives one that is not known, if nothing is.
  @Test func subscripts() {
    let code =
      "struct CardStyle { let all: [Kind: Color]; subscript(kind: Kind) -> Color { all[kind] ?? .clear } }\nenum Kind { case a }"
      + "\nstruct V: View { let look: CardStyle; var body: some View { Text(\"a\").foregroundStyle(look[.a]).background(.theme.page) } }"
    #expect(Seen(code).unread == ["look[.a] of V on page"])
  }

  @Test func globals() {
    let declared = "func ink() -> Color { \(Self.ink) }\nlet pages = [\(Self.page)]"
    #expect(Self.proven("", "ink()", on: "pages[0]", declared) == 1)
  }

  /// These are no design: the view writes them where it shows them.
  @Test func aViewsOwnColorsAreNot() {
    #expect(Self.proven("", Self.ink, on: Self.page, "") == 0)
    #expect(Self.proven("let ink = \(Self.ink); let page = \(Self.page)", "ink", on: "page", "") == 0)
    let own = "func ink() -> Color { \(Self.ink) }; func page() -> Color { \(Self.page) }"
    #expect(Self.proven(own, "ink()", on: "page()", "") == 0)
    let handed = "extension Color { static func same(_ color: Color) -> Color { color } }"
    #expect(Self.proven("", ".same(\(Self.ink))", on: ".same(\(Self.page))", handed) == 0)
  }
}
