import Testing
import ThemeModel

@testable import Audit

/// Text and ground that are one colour in some theme.
@Suite struct OneColorPairsTests {
  private static let page = ["text.base=#111", "background.base=#fff"]

  private func failing(_ found: NamedPairs) -> Int { found.report.totals.byEvidence[.named].fail }

  /// Nobody can tell them apart anywhere, so nobody shows one on the other.
  @Test func oneColorInEveryThemeIsAGuess() throws {
    let found = try NamedPairs(
      Self.page + ["text.danger=#d60027", "background.danger=#d60027"],
      Self.page + ["text.danger=#a3001e", "background.danger=#a8001e"])
    #expect(found.named == ["text.base on background.base"])
    #expect(found.with(.guessed).contains("text.danger on background.danger"))
    #expect(found.report.rules.contains { $0.reason?.contains("nearly one colour in every theme") == true })
    #expect(found.report.failedOn.isEmpty)
  }

  /// Most themes are not all: any number may have been forgotten.
  @Test(arguments: [
    "text.danger|background.danger", "toastSuccessText|toastSuccessBackground", "alertTitle|alertBackground",
  ])
  func whatMostThemesDoNotTellApartFails(names: String) throws {
    let names = names.split(separator: "|")
    func theme(_ text: String, _ ground: String) -> [String] {
      Self.page + ["\(names[0])=\(text)", "\(names[1])=\(ground)"]
    }
    let found = try NamedPairs(
      theme("#222", "#222"), theme("#333", "#333"), theme("#444", "#444"), theme("#111", "#fff"))
    #expect(failing(found) == 3, "\(found.named)")
  }

  /// Low contrast is what the tool is there to find, and so is the one theme that was forgotten.
  @Test(arguments: [
    // Never one colour.
    (["text.danger=#a3001e", "background.danger=#e8506b"], ["text.danger=#a3001e", "background.danger=#d0405b"], 2),
    // One colour in a theme, and good in the other, or low there as well.
    (["text.danger=#d60027", "background.danger=#d60027"], ["text.danger=#d60027", "background.danger=#fff"], 1),
    (["text.danger=#d60027", "background.danger=#d60027"], ["text.danger=#a3001e", "background.danger=#e8506b"], 2),
    (["icon.danger=#222", "background.danger=#222"], ["icon.danger=#999", "background.danger=#fff"], 2),
    (["surface.text.brand=#222", "surface.bg.brand=#222"], ["surface.text.brand=#888", "surface.bg.brand=#fff"], 2),
    // What may be the name of a meaning or of a component.
    (["alert.text=#222", "alert.background=#222"], ["alert.text=#888", "alert.background=#fff"], 2),
    (["card.text=#777", "card.background=#777"], ["card.text=#555", "card.background=#999"], 2),
  ])
  func whatIsToldApartSomewhereFailsWhereItFails(first: [String], second: [String], failures: Int) throws {
    let found = try NamedPairs(Self.page + first, Self.page + second)
    #expect(found.named.count == 2)
    #expect(failing(found) == failures)
    #expect(found.report.failedOn == [.failures])
  }

  /// What is named for a color may be one color in a theme that was forgotten, like anything else.
  @Test(arguments: [
    (["sand-text=#000", "sand-background=#d9c9a0"], ["sand-text=#d9c9a0", "sand-background=#d9c9a0"], 1),
    (["text.cream=#f4f0df", "background.cream=#f4f0df"], ["text.cream=#f4f0df", "background.cream=#0e1016"], 1),
    (["text.cream=#777", "background.cream=#f4f0df"], ["text.cream=#777", "background.cream=#f4f0df"], 2),
    (["tag.text.white=#fff", "tag.background.white=#fff"], ["tag.text.white=#fff", "tag.background.white=#111"], 1),
    (["text.cream=#f4f0df", "background.cream=#f4f0df"], ["text.cream=#f4f0df", "background.cream=#f4f0df"], 0),
  ])
  func theNameOfAColorIsNoExcuse(first: [String], second: [String], failures: Int) throws {
    let found = try NamedPairs(Self.page + first, Self.page + second)
    #expect(failing(found) == failures)
    #expect(found.report.failedOn == (failures > 0 ? [.failures] : []))
  }

  /// A dark theme for which nobody chose grounds is one mistake, however many pairs it has.
  @Test(arguments: [5, 6, 12]) func aForgottenThemeFailsHoweverManyPairsItHas(count: Int) throws {
    let meanings = ["danger", "info", "success", "warning", "brand", "accent"].flatMap { [$0, $0 + ".hover"] }
    func theme(_ ground: String) -> [String] {
      Self.page + meanings.prefix(count).flatMap { ["text.\($0)=#7a1010", "background.\($0)=\(ground)"] }
    }
    let found = try NamedPairs(theme("#fff0f0"), theme("#7a1010"))
    #expect(found.named.count == count + 1)
    #expect(failing(found) == count)
  }

  /// Where most pairs of two words are one color everywhere, the words name two uses of a color and no pairs. Other words still do.
  @Test(arguments: [(3, 3, 1), (4, 3, 1), (3, 4, 5), (2, 3, 4)])
  func aConventionThatIsNone(same: Int, other: Int, named: Int) throws {
    let tones = ["danger", "info", "success", "warning", "brand", "accent", "muted"]
    let equal = tones.prefix(same).flatMap { ["\($0).content.color=#a01010", "\($0).background.color=#a01010"] }
    let apart = tones.dropFirst(same).prefix(other).flatMap {
      ["\($0).content.color=#a01010", "\($0).background.color=#a0a0a0"]
    }
    let found = try NamedPairs(["card.text=#777", "card.surface=#999"] + equal + apart)
    #expect(found.named.count == named, "\(found.named)")
    #expect(found.named.contains("card.text on card.surface"))
  }

  /// The colors of a chart are named for what they color, and are no pairs, also where each is another shade. What some theme can
  /// show of the same words still is one, and so are all where too few are one color.
  @Test(arguments: [(3, 2, 2), (2, 7, 12)]) func aConventionOfSomePairs(same: Int, named: Int, failures: Int) throws {
    func theme(_ ground: String, _ shade: String) -> [String] {
      let shown = ["default", "active"].flatMap { ["text.\($0)=#111111", "background.\($0)=\(ground)"] }
      let categories = ["one", "two", "three", "four", "five"].enumerated().flatMap { index, name in
        ["text.\(name)=#7a1010", "background.\(name)=\(index < same ? shade : "#a04040")"]
      }
      return shown + categories
    }
    let found = try NamedPairs(theme("#ffffff", "#7a1010"), theme("#333333", "#a04040"))
    #expect(found.named.count == named, "\(found.named)")
    #expect(found.named.contains("text.default on background.default"))
    #expect(failing(found) == failures)
  }
}
