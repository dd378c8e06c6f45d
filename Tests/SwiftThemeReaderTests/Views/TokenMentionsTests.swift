import SwiftThemeReader
import Testing
import ThemeModel

struct TokenMentionsTests {
  private static let app = ("App.swift", "@main struct Main: App {}")

  private func unmentioned(_ paths: [String], _ files: [(String, String)], isApp: Bool = true) -> Set<String> {
    let theme = Theme(
      name: "Light",
      tokens: paths.enumerated().map { index, path in
        Token(path: path, values: [], place: Place(file: "Palette.swift", line: index + 1, column: 1))
      })
    return TokenMentions.unmentioned(
      [ThemeSystem(name: "x", themes: [theme])],
      in: (files + (isApp ? [Self.app] : [])).map { SourceFile(name: $0.0, bytes: Array($0.1.utf8)) }, workers: 1)
  }

  /// Each of these is a use of `Kit/ghost ink Color`, however it is spelled.
  @Test(
    arguments: [
      #"Text("a").foregroundStyle(.ghostInk)"#, #"label.textColor = UIColor(named: "Kit/ghost ink Color")"#,
      #"let c = Color("ghost ink Color")"#, #"Color("\(family)/ghost \(name) Color")"#,
      #"Image("a \(Kit.ghostInkColor)")"#,
      #"[UIColor ghostInkColor]"#, #"<color key="textColor" name="Kit/ghost ink Color"/>"#, #"theme[\.ghostInk]"#,
      #"enum Kit: String { case other = "ghost ink Color" }"#, #"Color("Kit/ghost" + name)"#,
      #"Color(name + " ink Color")"#,
      #"Color(String(format: "ghost %@ Color", name))"#,
      "let text = \"\"\"\n Accept: image/*\n\"\"\"\nText(\"a\").foregroundStyle(.ghostInk)",
    ])
  func aTokenThatIsNamedIsUsed(code: String) {
    #expect(unmentioned(["Kit/ghost ink Color", "idle"], [("View.swift", code)]) == ["idle"])
  }

  @Test(
    arguments: [
      "// ghost\nlet a = 1", "/* .ghost */ let b = 2", "enum Kit { case ghost }",
      "switch kit { case .ghost: 1; default: 2 }", "let ghost: Color", "func ghost() {}", "Text(\"a ghost is here\")",
      #"Text("\(count) ghosts")"#, "ghosts.first", "var ghost: Color { .red }",
    ])
  func whatDefinesATokenOrOnlySpeaksOfItIsNoUse(code: String) {
    #expect(unmentioned(["Kit.ghost"], [("View.swift", code)]) == ["Kit.ghost"])
  }

  @Test func theLineOfADefinitionIsNoUse() {
    let palette = "static var ghost: Color { Color(\"ghost\") }\nstatic let other = Color.ghost\n"
    #expect(unmentioned(["Kit.ghost"], [("Palette.swift", String(palette.prefix { $0 != "\n" }))]) == ["Kit.ghost"])
    #expect(unmentioned(["Kit.ghost"], [("Palette.swift", palette)]) == [])
  }

  /// Whoever uses the tokens of a library is elsewhere.
  @Test func withoutAnAppNothingIsUnused() {
    #expect(unmentioned(["Kit.ghost"], [("View.swift", "")], isApp: false) == [])
    #expect(unmentioned(["Kit.ghost"], [("Demo/App.swift", "@main struct Main: App {}")], isApp: false) == [])
    #expect(unmentioned(["Kit.ghost"], [("main.m", "return UIApplicationMain(argc)")], isApp: false) == ["Kit.ghost"])
  }

  /// A name that is not ASCII may be spelled in more than one way.
  @Test func aNameThatIsNotASCIICountsAsUsed() {
    #expect(unmentioned(["Kit.größe"], [("View.swift", "")]) == [])
  }
}
