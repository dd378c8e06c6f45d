import Testing

@testable import LegibleCLI

/// An app and its widget, each with a catalog of its own.
struct CatalogProductsTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    for (product, gray) in [("Diary", "0.1"), ("Diary Widget", "0.9")] {
      try color("warning", gray, in: product)
      try color("page \(product.count)", "0.5", in: product)
    }
  }

  private func color(_ name: String, _ gray: String, in product: String) throws {
    try world.write(
      "\(product)/Assets.xcassets/\(name).colorset/Contents.json",
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "\(gray)", "green": "\(gray)", "blue": "\(gray)", "alpha": "1"}}}]}
      """)
  }

  private func view(in folder: String) throws {
    try world.write(
      "\(folder)/Alert.swift",
      "import SwiftUI\nstruct Alert: View { var body: some View { Text(\"a\").foregroundStyle(.white).background(Color(\"warning\")) } }"
    )
  }

  @Test func whatTheAppShowsIsItsOwnColor() throws {
    try view(in: "Diary")
    #expect(world.run("audit", ".") == .success)
    #expect(world.output.contains("The one judged pair passes"))
  }

  @Test func whatTheWidgetShowsIsItsOwnColor() throws {
    try view(in: "Diary Widget/Views")
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("1 of 1 judged pair fails"))
  }

  @Test func whatBothUseIsJudgedInBoth() throws {
    try view(in: "Common")
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("1 of 2 judged pairs fails"))
  }
}
