import Testing
import ThemeModel

@testable import Audit

/// Colors whose names end in a mode: those of one mode are shown together.
@Suite struct ModesByNameTests {
  @Test(arguments: [["default", "dark"], ["light", "dark", "acme"], ["light", "dim"], ["any", "night"]])
  func whatIsNamedOnAGroupLiesOnItsNamesakes(modes: [String]) throws {
    let tokens = modes.flatMap { ["on-surface.\($0)=#111", "surface.\($0)=#fff"] }
    let named = try NamedPairs(tokens).named
    for mode in modes where !(modes.count == 2 && mode == "light" && modes[1] == "dark") {
      #expect(named.contains("on-surface.\(mode) on surface.\(mode)"), "\(modes)")
    }
  }

  @Test func aShadeOfTheGroundIsNone() throws {
    // The text for dark pages is not on a dark surface of another sort.
    #expect(try NamedPairs(["on-surface.dark=#fff", "on-surface.brand=#fff", "surface.dark=#000"]).named == [])
  }

  @Test(
    arguments: [
      [
        "text.primary.light=#111", "text.primary.dim=#eee", "background.primary.light=#fff",
        "background.primary.dim=#000",
      ],
      [
        "text-primary-light=#111", "text-primary-dim=#eee", "background-primary-light=#fff",
        "background-primary-dim=#000",
      ],
      ["textPrimary=#111", "textPrimaryDim=#eee", "backgroundPrimary=#fff", "backgroundPrimaryDim=#000"],
    ])
  func dimBesideLightIsAMode(names: [String]) throws {
    let paths = names.map { String($0.split(separator: "=")[0]) }
    #expect(try NamedPairs(names).named.contains("\(paths[1]) on \(paths[3])"))
  }

  @Test func dimByItselfIsARank() throws {
    let found = try NamedPairs(["textPrimary=#111", "textDim=#eee", "backgroundPrimary=#fff", "backgroundDim=#000"])
    #expect(!found.named.contains("textDim on backgroundDim"))
  }

  @Test(arguments: [["default", "dark"], ["light", "dark_high_contrast"], ["default", "oled"]])
  func aGroupMayBeTheNameOfWhatIsInIt(modes: [String]) throws {
    let tokens = modes.flatMap { ["textPrimary.\($0)=#111", "backgroundPrimary.\($0)=#fff"] }
    let named = try NamedPairs(tokens).named
    for mode in modes {
      #expect(named.contains("textPrimary.\(mode) on backgroundPrimary.\(mode)"), "\(modes)")
    }
  }

  @Test func aPartOfTheInterfaceIsNoText() throws {
    #expect(try NamedPairs(["textField.tint=#111", "backgroundPrimary.default=#fff"]).named == [])
  }

  @Test func theTokenOfAGroupItselfHasTheNameOfTheGroup() throws {
    #expect(
      try NamedPairs(["text.primary.$root=#111", "background.primary=#fff"]).named == [
        "text.primary.$root on background.primary"
      ])
  }
}
