import Foundation
import Testing

@testable import LegibleCLI

/// Asset catalogs beside code that names their colors.
struct CatalogUseTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
  }

  private func write(_ catalog: String, _ colors: [(name: String, gray: String)]) throws {
    for (name, gray) in colors {
      try world.write(
        "App/\(catalog).xcassets/\(name).colorset/Contents.json",
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "\(gray)", "green": "\(gray)", "blue": "\(gray)", "alpha": "1.000"}}}]}
        """)
    }
  }

  private func write(code: String) throws {
    try world.write("App/Look.swift", "enum Look { \(code) }")
  }

  /// Lists the themes of a source with such options to include and exclude.
  private func themes(_ options: String = "") throws -> String {
    try world.write("legible.json", "{\"themes\": [{\"path\": \"App\"\(options)}]}")
    #expect(world.run("tokens") == .success)
    return world.output
  }

  /// The catalog's failing pair is in the audit, whichever other colors of the catalog the code uses.
  @Test func oneUsedColourDoesNotTakeTheOthersOutOfTheAudit() throws {
    try write("Brand", [("text", "0.8"), ("background", "1.0"), ("brandInk", "0.1")])
    #expect(world.run("audit", "App") == .findings)
    try write(code: "static let text = Color(\"brandInk\"); static let background = Color.white")
    #expect(world.run("audit", "App") == .findings)
    #expect(world.run("tokens", "App") == .success)
    #expect(
      world.errors.contains(
        "the catalog Brand is a separate theme, because no theme in the code uses 2 of its 3 colours: "
          + "background, text; to audit only the code's themes, “exclude” the catalog by its name"))
    try world.write("legible.json", "{\"themes\": [{\"path\": \"App\", \"exclude\": [\"Brand\"]}]}")
    #expect(world.run("audit") == .success)
  }

  @Test func aCatalogOfWhichTheCodeHasEveryColourIsNoThemeOfItsOwn() throws {
    try write("Brand", [("Ink", "0.2"), ("Page", "0.9")])
    try write(code: "static let ink = UIColor(named: \"Ink\")!; static let page = UIColor(named: \"Page\")!")
    #expect(try !themes().contains("Brand,"))
    #expect(try !themes(", \"include\": [\"colors\"]").contains("Brand,"))
    #expect(world.errors == "")
    let asked = try themes(", \"include\": [\"Br*\", \"colors\"]")
    #expect(asked.contains("Brand, 2 tokens"))
    #expect(asked.contains("colors, "))
  }

  @Test func eachCatalogOfAFolderIsLookedAtForItself() throws {
    try write("Assets", [("Ink", "0.2")])
    try write("Brand", [("Mark", "0.3"), ("Page", "0.9")])
    try write(code: "static let ink = UIColor(named: \"Ink\")!")
    let own = try themes()
    #expect(own.contains("Brand, 2 tokens"))
    #expect(own.contains("colors, 2 tokens"))
    #expect(!own.contains("App, "))
    #expect(try themes(", \"include\": [\"Brand\", \"colors\"]").contains("Brand, 2 tokens"))
    #expect(try themes(", \"include\": [\"Assets\", \"colors\"]").contains("Assets, 1 token"))
    #expect(try themes(", \"include\": [\"*\"]").contains("App, 3 tokens"))
    #expect(try !themes(", \"exclude\": [\"Brand\"]").contains("Brand, "))
  }

  /// A pair by the code's names is judged there, and not again by the catalog's names. What only the catalog has stays.
  @Test func aPairOfTheCodeIsJudgedOnce() throws {
    try write(
      "Brand", [("buttonText", "0.6"), ("buttonBackground", "0.7"), ("badgeText", "0.6"), ("badgeBackground", "0.7")])
    try write(
      code:
        "static let buttonText = UIColor(named: \"buttonText\")!; static let buttonBackground = UIColor(named: \"buttonBackground\")!"
    )
    #expect(world.run("pairs", "App", "--format", "json") == .success)
    #expect(world.output.contains("\"Look.buttonText\""))
    #expect(!world.output.contains("\"buttonText\""))
    #expect(world.output.contains("\"badgeText\""))
  }

  @Test func aCatalogThatTheCodeUsesWholeIsSaidToBeUsed() throws {
    try write("Brand", [("ink", "0.1"), ("page", "0.9")])
    try world.write("App/Icons.xcassets/Contents.json", "{}")
    try write(code: "static let ink = UIColor(named: \"ink\")!; static let page = UIColor(named: \"page\")!")
    #expect(world.run("survey") == .success)
    #expect(world.output.contains("App/Brand.xcassets (used by what is read)"))
    #expect(!world.output.contains("no colours"))
  }

  /// Catalogs of an app and its widget with the same colors are judged once; one that differs is judged by itself.
  @Test func equalCatalogsAreJudgedOnce() throws {
    func write(_ folder: String, _ gray: String) throws {
      for (name, gray) in [("text", gray), ("background", "1.0")] {
        try world.write(
          "\(folder)/Brand.xcassets/\(name).colorset/Contents.json",
          """
          {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "\(gray)", "green": "\(gray)", "blue": "\(gray)", "alpha": "1.000"}}}]}
          """)
      }
    }
    try write("App", "0.8")
    try write("AppWidget", "0.8")
    try write("AppClip", "0.1")
    #expect(world.run("tokens") == .success)
    #expect(world.output.components(separatedBy: ", 2 tokens").count == 3)
    #expect(
      world.errors.contains("AppWidget/Brand has the colours of App/Brand in every context, and is judged as App/Brand")
    )
    // All of them stay sources, so that one that changes is seen.
    #expect(world.run("init") == .success)
    let plan = try world.read("legible.json")
    for folder in ["App", "AppWidget", "AppClip"] { #expect(plan.contains("\"\(folder)/Brand.xcassets\"")) }
    #expect(world.run("tokens") == .success)
    #expect(world.output.components(separatedBy: ", 2 tokens").count == 3)
    try write("AppWidget", "0.3")
    #expect(world.run("tokens") == .success)
    #expect(world.output.components(separatedBy: ", 2 tokens").count == 4)
  }
}
