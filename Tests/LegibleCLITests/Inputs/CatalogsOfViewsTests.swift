import Testing

@testable import LegibleCLI

/// Views and asset catalogs of several products.
struct CatalogsOfViewsTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    for (product, warning) in [("App", "0.300"), ("Widget", "0.900")] {
      for (name, white) in [("warning", warning), ("page", "1.000")] {
        try world.write(
          "\(product)/Assets.xcassets/\(name).colorset/Contents.json",
          """
          {"colors": [{"idiom": "universal", "color": {"color-space": "gray-gamma-22",
            "components": {"white": "\(white)", "alpha": "1.000"}}}],
            "info": {"author": "xcode", "version": 1}}
          """)
      }
    }
  }

  private func write(_ path: String, asApp isApp: Bool) throws {
    let entry = isApp ? "@main struct Main: App { var body: some Scene { WindowGroup { Alert() } } }" : ""
    try world.write(
      path,
      """
      import SwiftUI
      \(entry)
      struct Alert: View {
        var body: some View { Text("Muted").foregroundColor(Color("warning")).background(Color("page")) }
      }
      """)
  }

  /// Its pair fails in the catalog of the other product, which it never shows.
  @Test func aViewShowsTheCatalogOfItsProduct() throws {
    try write("App/Views/Alert.swift", asApp: true)
    #expect(world.run("audit", ".") == .success)
    #expect(world.output.contains("warning on page in App"))
    #expect(!world.output.contains("Widget/Assets.xcassets/warning"))
  }

  /// The catalog lies among the resources of the target, and the view among its sources.
  @Test(arguments: ["Resources", "Supporting Files/Colors"])
  func aCatalogMayLieBesideTheSources(_ folder: String) throws {
    try write("Phone/Sources/Alert.swift", asApp: true)
    for name in ["warning", "page"] {
      try world.write(
        "Phone/\(folder)/Assets.xcassets/\(name).colorset/Contents.json",
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "gray-gamma-22",
          "components": {"white": "\(name == "page" ? "1.000" : "0.200")", "alpha": "1.000"}}}],
          "info": {"author": "xcode", "version": 1}}
        """)
    }
    #expect(world.run("audit", ".") == .success)
    #expect(world.output.contains("warning on page in Phone"))
    // A view of another folder may be in any of them.
    try write("Shared/Sources/Alert.swift", asApp: true)
    #expect(world.run("audit", ".") == .findings)
  }

  @Test func aViewOfTheOtherProductFails() throws {
    try write("Widget/Alert.swift", asApp: true)
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("1 of"))
    #expect(world.output.contains("warning on page in Widget"))
  }

  /// A module without a catalog may be in both products.
  @Test func aSharedViewShowsBoth() throws {
    try write("Shared/Alert.swift", asApp: true)
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("1 of 2 judged pairs fails"))
  }

  private func writeKit(_ view: String, shownAs call: String) throws {
    try world.write("Widget/Kit.swift", "import SwiftUI\npublic struct Badge: View { \(view) }")
    try world.write(
      "App/Main.swift",
      """
      import SwiftUI
      struct Home: View { var body: some View { VStack { \(call) } } }
      @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
      """)
  }

  /// A name that code looks up in a bundle that it names may be in any catalog; its own module is its own catalog.
  @Test(arguments: [
    (".kit", CommandStatus.findings), ("Bundle(for: Token.self)", .findings), (".main", .success), ("nil", .success),
    ("Bundle.main", .success), ("Kits.main", .findings), ("Kits.module", .findings),
  ])
  func codeMayNameABundle(_ bundle: String, _ expected: CommandStatus) throws {
    try world.write(
      "App/Alert.swift",
      """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { Alert() } } }
      struct Alert: View { var body: some View {
        Text("a").foregroundColor(Color("warning", bundle: \(bundle))).background(Color("page", bundle: \(bundle))) } }
      """)
    #expect(world.run("audit", ".") == expected)
  }

  /// The module that names itself has its own catalog, whoever shows its view.
  @Test(arguments: ["Color(\"%\", bundle: .module)", "Color(.%)"])
  func aModuleMayNameItself(_ color: String) throws {
    func named(_ name: String) -> String { color.replacing("%", with: name) }
    try writeKit(
      "public var body: some View { Text(\"a\").foregroundStyle(\(named("warning"))).background(\(named("page"))) }",
      shownAs: "Badge()")
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("warning on page in Widget"))
  }

  /// No catalog has both colors.
  @Test func aPairOfTwoCatalogsIsUndetermined() throws {
    try writeKit(
      """
      let color: Color
        public var body: some View { Text("a").foregroundStyle(color).background(Color("page", bundle: .module)) }
      """, shownAs: "Badge(color: Color(\"warning\"))")
    #expect(world.run("audit", ".") == .findings)
    #expect(world.run("pairs", ".", "--format", "json") == .success)
    #expect(world.output.contains(#""verdict": "undetermined""#))
  }

  /// What is on the two colors is on none that is known.
  @Test func aGroundOfTwoCatalogsIsUndetermined() throws {
    try writeKit(
      """
      let color: Color
        public var body: some View {
          Text("a").foregroundStyle(.white).background(Color("page", bundle: .module).opacity(0.1)).background(color) }
      """, shownAs: "Badge(color: Color(\"warning\"))")
    #expect(world.run("audit", ".") == .findings)
    #expect(world.run("pairs", ".", "--format", "json") == .success)
    #expect(world.output.contains(#""verdict": "undetermined""#))
  }

  @Test func anAbsolutePathTellsTheSame() throws {
    try write("App/Alert.swift", asApp: true)
    #expect(world.run("audit", world.folder.path) == .success)
    #expect(world.output.contains("but none is judged in Widget"))
  }

  /// The scene of an app shows the view as it is.
  @Test func aSceneOfTheOtherProductMayShowIt() throws {
    try write("App/Alert.swift", asApp: true)
    try world.write(
      "Widget/Main.swift",
      "import SwiftUI\n@main struct Other: App { var body: some Scene { WindowGroup { Alert() } } }")
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("warning on page in Widget"))
  }

  /// Each product looks the names up in its own catalog.
  @Test func aViewThatTwoProductsShow() throws {
    try write("App/Alert.swift", asApp: true)
    try world.write(
      "Widget/Main.swift",
      """
      import SwiftUI
      struct Card: View { var body: some View { VStack { Alert() } } }
      @main struct TheWidget: App { var body: some Scene { WindowGroup { Card() } } }
      """)
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("1 of 2 judged pairs fails"))
    #expect(world.run("pairs", ".", "--verbose") == .success)
    #expect(world.output.components(separatedBy: "App/Alert.swift").count == 3)
  }
}
