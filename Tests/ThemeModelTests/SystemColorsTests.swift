import ColorScience
import Testing
import ThemeModel

struct SystemColorsTests {
  @Test(arguments: [
    ("ios13", SystemColors.Generation.ios13), ("ios14", .ios13), ("ios15", .ios15), ("ios18", .ios15),
    ("ios26", .ios26), ("26", .ios26), ("ios27", .ios26),
  ])
  func releasesBelongToGenerations(name: String, expected: SystemColors.Generation) {
    #expect(SystemColors.Generation(named: name) == expected)
  }

  @Test(arguments: ["ios12", "ios19", "ios25", "ios", "", "macos15", "ios-18"])
  func whatIsNoReleaseIsRefused(name: String) {
    #expect(SystemColors.Generation(named: name) == nil)
  }

  /// Maps a release of macOS to the generation of the same year, in which SwiftUI shows a Mac's colors.
  @Test(arguments: [
    ("macos10.15", SystemColors.Generation.ios13), ("macos11", .ios13), ("macos12", .ios15), ("macos15", .ios15),
    ("macos26", .ios26),
  ])
  func releasesOfMacOSBelongToGenerations(name: String, expected: SystemColors.Generation) throws {
    let colors = try #require(SystemColors(named: name))
    #expect(colors.generation == expected)
    #expect(colors.isMac)
    #expect(SystemColors(named: "ios18")?.isMac == false)
  }

  @Test(arguments: ["macos", "macos10", "macos10.14", "macos16", "macos25", "ios19", "tvos17"])
  func whatIsNoReleaseOfEitherIsRefused(name: String) {
    #expect(SystemColors(named: name) == nil)
  }

  @Test func appKitsColoursAreThereUnderTheirOwnNames() {
    let colors = SystemColors(.ios15)
    #expect(colors.color("NSColor.systemRed", in: ["contrast": "high"])?.hex8 == "#D70015")
    #expect(colors.color("NSColor.systemGray", in: ["mode": "dark"])?.hex8 == "#98989D")
    #expect(colors.color("NSColor.systemPurple", in: ["contrast": "high"])?.hex8 == "#AD44AB")
    #expect(colors.color("NSColor.underPageBackgroundColor")?.hex8 == "#969696E5")
    #expect(colors.hasHighContrast("NSColor.systemRed"))
    #expect(!colors.hasHighContrast("NSColor.labelColor"))
    #expect(colors.hasHighContrast("label"))
    // New in macOS 12. Before that, teal changed from release to release.
    #expect(SystemColors(.ios13).color("NSColor.systemTeal") == nil)
    #expect(colors.color("NSColor.systemTeal")?.hex8 == "#59ADC4")
    #expect(SystemColors(.ios26).color("NSColor.systemRed") == SystemColors(.ios26).color("systemRed"))
    #expect(SystemColors(.ios26).color("NSColor.labelColor") == nil)
  }

  @Test func secondaryLabelKeepsItsAlphaInEveryAppearance() throws {
    let colors = SystemColors(.ios15)
    let light = try #require(colors.color("secondaryLabel"))
    let dark = try #require(colors.color("secondaryLabel", in: ["mode": "dark"]))
    let high = try #require(colors.color("secondaryLabel", in: ["mode": "dark", "contrast": "high"]))
    #expect(light == Color(.srgb, 60.0 / 255, 60.0 / 255, 67.0 / 255, alpha: 0.6))
    #expect(dark == Color(.srgb, 235.0 / 255, 235.0 / 255, 245.0 / 255, alpha: 0.6))
    #expect(high.alpha == 173.0 / 255)
  }

  @Test func onlyBackgroundsRiseAndOnlyInTheDark() {
    let colors = SystemColors(.ios15)
    let raised = ["mode": "dark", "elevation": "elevated"]
    #expect(colors.color("systemBackground", in: raised) == Color(.srgb, 28.0 / 255, 28.0 / 255, 30.0 / 255))
    #expect(colors.color("systemBackground", in: ["elevation": "elevated"]) == Color(.srgb, 1, 1, 1))
    let moving = colors.names.filter { name in colors[name]?.contains { $0.when["elevation"] != nil } == true }
    #expect(moving.count == 7)
    #expect(moving.allSatisfy { $0.hasSuffix("Background") })
  }

  @Test func anOldNameIsThatOfTheSameColor() {
    let colors = SystemColors(.ios15)
    #expect(colors["groupTableViewBackground"] != nil)
    #expect(colors["groupTableViewBackground"] == colors["systemGroupedBackground"])
  }

  @Test func accentsChangedIn2025AndTealBefore() {
    let (ios13, ios15, ios26) = (SystemColors(.ios13), SystemColors(.ios15), SystemColors(.ios26))
    #expect(ios13.color("systemTeal") == Color(.srgb, 90.0 / 255, 200.0 / 255, 250.0 / 255))
    #expect(ios15.color("systemTeal") == Color(.srgb, 48.0 / 255, 176.0 / 255, 199.0 / 255))
    #expect(ios26.color("systemTeal") == Color(.srgb, 0, 195.0 / 255, 208.0 / 255))
    let changed = ios15.names.filter { ios15[$0] != ios26[$0] }
    #expect(changed.count == 12)
    #expect(ios15.names == ios26.names)
    #expect(ios15.color("systemGray6") == ios26.color("systemGray6"))
  }
}
