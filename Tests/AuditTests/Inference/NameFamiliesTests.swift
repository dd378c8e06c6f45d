import Testing
import ThemeModel

@testable import Audit

/// Texts and grounds that are called alike in several families.
@Suite struct NameFamiliesTests {
  @Test func eachIsOnTheGroundOfItsFamily() throws {
    let found = try NamedPairs([
      "scheme.color.body.fg=#050400", "scheme.color.body.bg=#fff", "scheme.color.backdrop.bg=#333",
      "palette.color.fg=#fff", "palette.color.bg=#04309f",
    ])
    #expect(found.named.filter { $0.hasPrefix("scheme") } == ["scheme.color.body.fg on scheme.color.body.bg"])
    #expect(!found.named.contains("palette.color.fg on scheme.color.body.bg"))
    #expect(found.with(.guessed).contains("scheme.color.body.fg on scheme.color.backdrop.bg"))
    #expect(found.report.failedOn.isEmpty)
  }

  @Test func aGroundWithATextIsNotForThatOfAnotherPart() throws {
    let found = try NamedPairs([
      "tabs.page.tab.enabled-bg=#050400", "tabs.page.tab.enabled-fg=#fff", "tabs.content.tab.enabled-fg=#060501",
    ])
    #expect(found.named == ["tabs.page.tab.enabled-fg on tabs.page.tab.enabled-bg"])
  }

  /// What is in a card is on the card, and what has no other ground on that which is called so.
  @Test(arguments: [
    ["card.background=#fff", "card.text=#111", "card.title.text=#aaa"],
    ["card.background=#fff", "card.title.text=#aaa"], ["card.page.background=#fff", "card.title.text=#aaa"],
    ["theme.background=#fff", "theme.text=#111", "color.text=#aaa"],
    ["page.background=#fff", "background=#000", "text=#aaa"],
    ["card.background=#fff", "card.title.background=#000", "card.title.text=#aaa"],
  ])
  func whatHasNoOtherGroundFails(names: [String]) throws {
    let found = try NamedPairs(names)
    let text = names.last?.prefix { $0 != "=" } ?? ""
    let ground = names[0].prefix { $0 != "=" }
    #expect(found.named.contains("\(text) on \(ground)"))
    #expect(found.report.failedOn == [.failures])
  }

  /// Of several sorts of one thing, only one is shown.
  @Test func sortsAreNoParts() throws {
    let found = try NamedPairs([
      "outline.kind.title=#30b0c7", "outline.kind.container=#007aff", "text=#000", "background=#fff",
    ])
    #expect(!found.named.contains("outline.kind.title on outline.kind.container"))
    let parts = try NamedPairs(["outline.title=#30b0c7", "outline.container=#007aff"])
    #expect(parts.report.failedOn == [.failures])
  }

  /// One sort may have a text and a ground.
  @Test(arguments: [
    "badge.kind.text=#999 badge.kind.background=#fff", "banner.kind.infoText=#999 banner.kind.infoBackground=#fff",
    "banner.kind.infoTitle=#999 banner.kind.infoContainer=#fff", "badge.kind.title=#999 badge.kind.background=#fff",
    "badge.kind.text=#999 badge.kind.container=#fff", "title.kind.info=#999 background.kind.info=#fff",
    "kind.title.text=#999 kind.title.background=#fff kind.body.text=#000 kind.body.background=#fff",
  ])
  func whatIsOfOneSortFails(names: String) throws {
    let names = names.split(separator: " ").map(String.init)
    let found = try NamedPairs(names + ["editor.fg=#000", "editor.bg=#eee"])
    let paths = names.map { $0.prefix { $0 != "=" } }
    #expect(found.named.contains("\(paths[0]) on \(paths[1])"))
    #expect(found.report.failedOn == [.failures])
  }

  /// Grounds in one color are one ground to look at, and a guess with one of them hides no pair with the other.
  @Test(arguments: [
    ["body.fg=#999", "body.bg=#fff", "backdrop.bg=#fff"], ["backdrop.bg=#fff", "body.fg=#999", "body.bg=#fff"],
    ["card.title.text=#999", "card.title.background=#fff", "card.body.text=#000", "card.body.background=#fff"],
    ["page.text=#000", "page.background=#fff", "body.text=#999", "body.background=#fff"],
    [
      "content.body.text=#000", "content.body.background=#fff", "content.title.text=#999",
      "content.title.background=#fff",
    ],
  ])
  func aGuessHidesNoPair(names: [String]) throws {
    let found = try NamedPairs(names + ["editor.fg=#000", "editor.bg=#eee"])
    #expect(found.report.totals.byEvidence[.named].fail == 1)
    #expect(found.report.failedOn == [.failures])
  }

  /// Two gradients are no twins because neither is one color.
  @Test func gradientsAreTwinsOnlyWhereTheyAreTheSame() throws {
    let names = [
      ("page.text", "#fff"), ("body.text", "#fff"), ("page.background", "#000 #111"), ("body.background", "#eee #fff"),
    ]
    let report = SmallSystem.audit(try SmallSystem.make(names), Plan(), infersRules: true)
    #expect(report.failedOn == [.failures])
  }

  /// A track and a banner are filled.
  @Test func whatIsFilledIsNoText() throws {
    let found = try NamedPairs([
      "barTrackOnContrast=#50607a", "infoBannerOnContrast=#50607a", "surfaceContrast=#05203c", "textOnContrast=#fff",
    ])
    #expect(found.named == ["textOnContrast on surfaceContrast"])
    let text = try NamedPairs(["bannerTextOnContrast=#50607a", "surfaceContrast=#05203c"])
    #expect(text.report.failedOn == [.failures])
  }
}
