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
}
