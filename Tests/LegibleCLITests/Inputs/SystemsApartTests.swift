import Testing

@testable import LegibleCLI

/// Themes of several apps or packages in one tree.
struct SystemsApartTests {
  let world: TestWorld

  private static let themes = """
    import UIKit
    protocol Theme { var text: UIColor { get }
      var background: UIColor { get } }
    struct DayTheme: Theme { let text = UIColor.black
      let background = UIColor.white }
    struct NightTheme: Theme { let text = UIColor.white
      let background = UIColor.black }
    """

  init() throws {
    world = try TestWorld()
    try world.write("First/Theme.swift", Self.themes)
  }

  private func writeBrands(_ ink: String, kind: String = "Brand", model: String = "BrandPalette") throws {
    try world.write(
      "Second/Brands.swift",
      """
      import UIKit
      enum \(kind): CaseIterable { case red, blue
        var palette: \(model) { switch self {
          case .red: \(model)(ink: \(ink), page: .white)
          case .blue: \(model)(ink: .blue, page: .white) } } }
      struct \(model) { let ink: UIColor
        let page: UIColor }
      """)
  }

  @Test(arguments: [["audit", "."], ["audit", "First", "Second"], ["audit", "Second", "First"]])
  func eachIsJudged(_ command: [String]) throws {
    try writeBrands("UIColor(white: 0.8, alpha: 1)")
    #expect(world.run(command, input: []) == .findings)
    #expect(world.output.contains("1 of 4 judged pairs fails"))
    #expect(world.output.contains("ink on page in red"))
    #expect(world.output.contains("2 sources"))
    #expect(!(world.output + world.errors).contains("themes-not-read"))
  }

  /// Neither is missing the other's tokens, and each names its own evidence.
  @Test func eachHasItsOwnContract() throws {
    try writeBrands(".black")
    #expect(world.run("audit", ".") == .success)
    #expect(!world.output.contains("against the contract"))
    #expect(world.run("explain", "--themes", ".") == .success)
    #expect(world.output.contains("read: types that conform to Theme"))
    #expect(world.output.contains("read: cases of an enum that map to models"))
    #expect(!world.output.contains("not read: cases of an enum"))
  }

  /// Two apps may each have a copy of one contract, with colors of their own.
  @Test func copiesOfOneContract() throws {
    try world.write(
      "Second/Theme.swift",
      Self.themes.replacing("text = UIColor.black", with: "text = UIColor(white: 0.8, alpha: 1)"))
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("1 of 4 judged pairs fails"))
  }

  /// What is not called a theme is reported, as before.
  @Test func whatIsNotCalledAThemeIsReported() throws {
    try writeBrands("UIColor(white: 0.8, alpha: 1)", kind: "Feeling", model: "Mood")
    #expect(world.run("audit", ".") == .success)
    #expect((world.output + world.errors).contains("themes-not-read"))
  }

  /// The stops of a gradient have no roles.
  @Test func whatHasNoRolesIsReported() throws {
    try world.write(
      "Second/Legend.swift",
      """
      import UIKit
      struct LegendColors { let stops: [UIColor]
        let name: String }
      enum Legends {
        static let gold = LegendColors(stops: [UIColor(white: 0.8, alpha: 1), .white], name: "gold")
        static let aqua = LegendColors(stops: [UIColor(white: 0.7, alpha: 1), .white], name: "aqua")
      }
      """)
    #expect(world.run("audit", ".") == .success)
    #expect(!world.output.contains("2 sources"))
    #expect((world.output + world.errors).contains("themes-not-read"))
  }

  /// What the configuration chooses is all that is read.
  @Test func whatTheConfigurationChooses() throws {
    try writeBrands("UIColor(white: 0.8, alpha: 1)")
    try world.write(
      "legible.json", #"{"themes": [{"path": ".", "include": ["DayTheme", "NightTheme"]}]}"#)
    #expect(world.run("audit") == .success)
    #expect(!world.output.contains("ink on page"))
  }
}
