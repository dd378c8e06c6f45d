import Testing

@testable import LegibleCLI

/// Views beside several systems of themes that have colors of the same names.
struct ViewsOfSystemsTests {
  let world: TestWorld

  /// The pair of names passes in the one system, and fails in a theme of the other.
  init() throws {
    world = try TestWorld()
    try world.write(
      "App/Theme.swift",
      """
      import SwiftUI
      protocol AppTheme { var first: Color { get }
        var second: Color { get } }
      struct DayTheme: AppTheme { let first = Color(white: 0)
        let second = Color(white: 1) }
      struct NightTheme: AppTheme { let first = Color(white: 1)
        let second = Color(white: 0) }
      """)
    try world.write(
      "Brand/BrandTheme.swift",
      """
      import SwiftUI
      public struct BrandTheme { public var first: Color
        public var second: Color
        public static let soft = BrandTheme(first: Color(white: 0.8), second: Color(white: 1))
        public static let hard = BrandTheme(first: Color(white: 0), second: Color(white: 1)) }
      """)
  }

  private func writeView(_ members: String, _ first: String, on second: String, beside code: String = "") throws {
    try world.write(
      "App/View.swift",
      """
      import SwiftUI
      struct Home: View { \(members)
        var body: some View { Text("Hi").foregroundColor(\(first)).background(\(second)) } }
      \(code)
      """)
  }

  private static let holders = [
    ("let m: BrandTheme", "m", ""), ("let m = BrandTheme.soft", "m", ""),
    (
      "let m: Manager", "m.brand", "final class Manager { var app: AppTheme = DayTheme(); var brand = BrandTheme.soft }"
    ),
    (
      "@ObservedObject var m: Manager", "m.brand",
      "final class Manager: ObservableObject { @Published var app: AppTheme = DayTheme(); @Published var brand = BrandTheme.soft }"
    ),
    (
      "", "Manager.shared.brand",
      "final class Manager { static let shared = Manager(); var app: AppTheme = DayTheme(); var brand = BrandTheme.soft }"
    ),
    ("", "Theming.brand", "enum Theming { static var app: AppTheme = DayTheme(); static var brand = BrandTheme.soft }"),
    (
      "let m: Manager", "m.brand",
      "final class Manager { var app: AppTheme = DayTheme(); lazy var brand = { BrandTheme.soft }() }"
    ),
    (
      "let m: Manager", "m.brand",
      "class Base { var brand: BrandTheme = .soft }\nfinal class Manager: Base { var app: AppTheme = DayTheme() }"
    ),
    (
      "@EnvironmentObject var m: Store", "m.state.brand",
      "final class Store: ObservableObject { @Published var state = Kept(); @Published var app: AppTheme = DayTheme() }\n"
        + "struct Kept { var brand: BrandTheme = .soft }"
    ),
    (
      "let m: Manager", "m.brand()",
      "final class Manager { var app: AppTheme = DayTheme(); func brand() -> BrandTheme { .soft } }"
    ),
    ("let m: [BrandTheme]", "m[0]", ""), ("let m: BrandTheme?", "(m ?? .soft)", ""),
    ("let m: Any", "(m as! BrandTheme)", ""),
    ("let m: () -> BrandTheme", "m()", ""), ("let isOn: Bool; let m: BrandTheme", "(isOn ? m : m)", ""),
    ("let m: Box<BrandTheme>", "m.value", "struct Box<Value> { var value: Value }"),
  ]

  /// However the view comes by the theme, its pair is judged in the system of that theme.
  @Test(arguments: holders)
  func aViewIsJudgedInItsSystem(_ members: String, _ holder: String, _ code: String) throws {
    try writeView(members, "\(holder).first", on: "\(holder).second", beside: code)
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("first on second in soft"))
  }

  /// The other system's failing theme is none that this view shows.
  @Test(arguments: [
    "let m: AppTheme", "let m = DayTheme()", "var m: AppTheme { DayTheme() }", "@Binding var m: AppTheme",
  ])
  func anotherSystemIsNoneOfItsOwn(_ members: String) throws {
    try writeView(members, "m.first", on: "m.second")
    #expect(world.run("audit", ".") == .success)
    #expect(world.output.contains("first on second in DayTheme"))
  }

  /// A theme that the code names has colors of its own, whatever the themes are called.
  @Test func aNamedThemeIsJudgedByItsValues() throws {
    try writeView("", "BrandTheme.soft.first", on: "BrandTheme.soft.second")
    #expect(world.run("audit", ".") == .findings)
    #expect(world.run("pairs", ".") == .success)
    #expect(world.output.contains("seen at App/View.swift:3"))
  }

  /// No theme has both colors, and any of the one system may be in use with any of the other.
  @Test func aPairOfTwoSystemsIsUndetermined() throws {
    try writeView("let a: AppTheme; let b: BrandTheme", "b.first", on: "a.second")
    #expect(world.run("audit", ".") == .findings)
    #expect(world.run("pairs", ".", "--format", "json") == .success)
    #expect(world.output.contains(#""verdict": "undetermined""#))
  }

  /// What a view shows and nobody can judge is told on the first screen, however well the others do.
  @Test(arguments: [
    ("b.second.opacity(0.4)", "1 place where one of the two colours is not known"), ("b.second", nil),
  ])
  func whatIsNotJudgedIsTold(_ ground: String, _ notice: String?) throws {
    try writeView("let b: BrandTheme", "b.first", on: ground)
    world.run("audit", ".")
    let told = "where one of the two colours is not known"
    #expect(notice.map(world.output.contains) ?? !world.output.contains(told))
    world.run("audit", ".", "--format", "markdown")
    #expect(notice.map(world.output.contains) ?? !world.output.contains(told))
  }
}
