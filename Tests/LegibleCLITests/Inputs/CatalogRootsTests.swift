import Testing

@testable import LegibleCLI

/// Which catalogs are those of an app, and which are those of its packages.
struct CatalogRootsTests {
  private func world(_ folders: [(catalog: String, red: String)]) throws -> TestWorld {
    let world = try TestWorld()
    for (catalog, red) in folders {
      try world.write(
        "\(catalog)/accent.colorset/Contents.json",
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "\(red)", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
        """)
    }
    return world
  }

  @Test func aPackageLooksUpTheAppsCatalogUnlessItNamesItsOwn() throws {
    let world = try world([("Kit/Sources/Kit/C.xcassets", "1.000"), ("App/App/A.xcassets", "0.000")])
    try world.write("Kit/Package.swift", "// swift-tools-version:5.9")
    try world.write("App/App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{}")
    try world.write("App/App/Main.swift", "import SwiftUI\nlet x = 1")
    try world.write(
      "Kit/Sources/Kit/Palette.swift",
      """
      import SwiftUI
      public enum Palette {
        public static let ofApp = Color("accent")
        public static let own = Color("accent", bundle: .module)
      }
      """)
    #expect(world.run("tokens", ".") == .success)
    let lines = world.output.split(separator: "\n")
    #expect(lines.first { $0.contains("Palette.ofApp") }?.contains("#000000") == true)
    #expect(lines.first { $0.contains("Palette.own") }?.contains("#FF0000") == true)
  }

  @Test func aProjectBesideItsPackageHasTheFilesOutsideOfSources() throws {
    let world = try world([("Sources/Kit/C.xcassets", "1.000"), ("App/A.xcassets", "0.000")])
    try world.write("Package.swift", "// swift-tools-version:5.9")
    try world.write("App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{}")
    try world.write(
      "App/Palette.swift",
      "import SwiftUI\nenum Palette {\n  static let page = Color.white\n  static let ink = Color(\"accent\")\n}")
    #expect(world.run("tokens", ".") == .success)
    #expect(world.output.split(separator: "\n").first { $0.contains("Palette.ink") }?.contains("#000000") == true)
  }
}
