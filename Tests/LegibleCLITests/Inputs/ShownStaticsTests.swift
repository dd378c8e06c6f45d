import Testing

@testable import LegibleCLI

/// Static colors that views show, beside data that looks like themes.
struct ShownStaticsTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try world.write(
      "App/Generator.swift",
      """
      import UIKit
      enum ColorPalette: String, CaseIterable {
        case warm, cold
        var first: UIColor { switch self { case .warm: UIColor(red: 1, green: 0.8, blue: 0.6, alpha: 1)
          case .cold: UIColor(red: 0.6, green: 0.8, blue: 1, alpha: 1) } }
        var second: UIColor { switch self { case .warm: UIColor(red: 1, green: 0.5, blue: 0.3, alpha: 1)
          case .cold: UIColor(red: 0.3, green: 0.5, blue: 1, alpha: 1) } }
      }
      """)
    try world.write(
      "App/Brand.swift",
      """
      import SwiftUI
      enum Brand {
        static let ink = Color(red: 0.8, green: 0.8, blue: 0.8)
        static let paper = Color(red: 1, green: 1, blue: 1)
      }
      """)
  }

  private func view(_ body: String) throws {
    try world.write("App/Feed.swift", "import SwiftUI\nstruct Feed: View { var body: some View { \(body) } }")
  }

  @Test func areReadWhereViewsShowNoneOfTheThemes() throws {
    try view("Text(\"a\").foregroundStyle(Brand.ink).background(Brand.paper)")
    #expect(world.run("audit", "App") == .findings)
    #expect(world.output.contains("Brand.ink on Brand.paper"))
    world.run("audit", "App", "--verbose")
    let said = (world.output + world.errors).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains("static colours are read beside"))
    #expect(!said.contains("not read as tokens"))
    // Code that is not followed may show the others.
    #expect(said.contains("warm") && said.contains("cold"))
  }

  @Test func areNotReadBesideThemesThatViewsShow() throws {
    try world.write(
      "App/Feed.swift",
      """
      import SwiftUI
      struct Feed: View { let palette: ColorPalette
        var body: some View { VStack {
          Text("a").foregroundStyle(Brand.ink).background(Brand.paper)
          Text("b").foregroundStyle(Color(palette.first)).background(Color(palette.second)) } } }
      """)
    world.run("audit", "App", "--verbose")
    #expect(world.output.contains("first on second"))
    #expect(!(world.output + world.errors).contains("static colours are read"))
  }
}
