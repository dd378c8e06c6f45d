import Testing
import ThemeModel

@testable import Audit

/// The fill of a text or an icon is its color, and the body of a background is a ground.
@Suite struct FillsOfTextTests {
  /// A text that is named for what is on it proves that a fill is a ground.
  @Test func whatSomethingIsOnIsAGround() throws {
    let found = try NamedPairs(["heading.fill=#06f", "heading.onFill=#69f", "background=#fff", "text=#111"])
    #expect(found.named.contains("heading.onFill on heading.fill"))
    #expect(!found.named.contains("heading.fill on background"))
    let apart = try NamedPairs(["title.fill=#06f", "onTitleFill=#69f", "background=#fff", "text=#111"])
    #expect(!apart.named.contains("title.fill on background"))
    let field = try NamedPairs([
      "text.area.fill=#222", "text.area.placeholder=#777", "text.primary=#000", "background=#fff",
    ])
    #expect(!field.named.contains("text.area.fill on background"))
    #expect(field.report.failedOn == [.failures])
  }

  /// What a text is on says nothing of the fill of another text, and the fill of a part nothing of that of the group.
  @Test(arguments: [
    ["title.fill=#999", "title.onPrimary=#fff", "primary=#036"], ["heading.fill=#999", "heading.onDark=#fff"],
    ["label.fill=#999", "label.onAccent=#fff", "accent=#036"], ["label.fill=#999", "label.onColor=#fff"],
    ["title.fill=#999", "title.onImage=#fff"], ["label.fill=#999", "label.secondary.onSurface=#444", "surface=#fff"],
  ])
  func whatAnotherTextIsOnProvesNoGround(names: [String]) throws {
    let found = try NamedPairs(names + ["background=#fff", "text=#111"])
    #expect(found.named.contains { $0.hasPrefix(names[0].prefix { $0 != "=" } + " on background") })
    #expect(found.report.failedOn == [.failures])
  }

  @Test(arguments: [
    ["card.title.fill=#06f", "card.title.onFill=#69f"], ["card.title.fill=#06f", "card.onTitleFill=#69f"],
    ["title.hover.fill=#06f", "title.hover.onFill=#69f"], ["color.title.fill=#06f", "color.onTitleFill=#69f"],
    ["title.fill=#06f", "title.onFillStrong=#69f"],
  ])
  func findsTheFillThatSomethingIsOn(names: [String]) throws {
    let found = try NamedPairs(names + ["background=#fff", "text=#111"])
    #expect(!found.named.contains { $0.contains("ill on background") })
    let ranked = try NamedPairs(["label.fill.primary=#222", "label.onPrimary=#777", "background=#fff"])
    let before = try NamedPairs(["label.primary.fill=#222", "label.onPrimary=#777", "background=#fff"])
    #expect(before.named == ["label.onPrimary on label.primary.fill"])
    let above = try NamedPairs(["card.title.fill=#999", "card.onTitle=#fff", "card.background=#fff", "text=#000"])
    #expect(above.named.contains("card.title.fill on card.background"))
    #expect(ranked.named == ["label.onPrimary on label.fill.primary"])
    let part = try NamedPairs([
      "link.fill=#00e", "link.button.fill=#00e", "link.button.onFill=#55f", "background=#fff", "text=#111",
    ])
    #expect(part.named.contains("link.button.onFill on link.button.fill"))
    #expect(!part.named.contains("text on link.fill"))
  }

  @Test(
    arguments: [
      ("label.idle.fill", TokenRole.text), ("link.visited.fill", .text), ("typography.large.fill", .text),
      ("headline.xl.fill", .text), ("typography.h1.fill", .text), ("text.selected.fill", .text),
      ("text.selection.fill", .surface), ("text.field.fill", .surface), ("link.button.fill", .surface),
    ])
  func readsWhatIsBetweenATextAndItsFill(name: String, role: TokenRole) {
    #expect(NameReading(name).role == role)
  }

  @Test(
    arguments: [
      ("typography.fill", TokenRole.text), ("tag.warning.typography.fill", .text), ("dropDown.hint.fill", .text),
      ("tab.typography.active.fill", .text), ("tab.text.fill.active", .text), ("tab.icon.active.fill", .icon),
      ("tab.icon.fill.active", .icon), ("container.fill", .surface), ("body.fill", .surface), ("action.fill", .surface),
      ("background.body", .surface), ("bg.body.muted", .surface), ("surface.body", .surface),
      ("background.content", .surface), ("surface.content", .text), ("surface.text", .text), ("text.body", .text),
      ("body.background", .surface), ("background.bodyText", .text),
    ])
  func readsRoles(name: String, role: TokenRole) {
    #expect(NameReading(name).role == role)
  }

  @Test func whatIsWrittenIsNoGround() throws {
    let found = try NamedPairs([
      "tag.warning.container.fill=#fff4d6", "tag.warning.icon.fill=#8a6d1f", "tag.warning.typography.fill=#f0c040",
      "tab.icon.active.fill=#222", "tab.typography.active.fill=#bbb", "dropDown.icon.fill=#333",
      "dropDown.hint.fill=#777",
    ])
    #expect(
      found.named == [
        "tag.warning.icon.fill on tag.warning.container.fill",
        "tag.warning.typography.fill on tag.warning.container.fill",
      ])
    // The fill of what all text is called is general text.
    #expect(try NamedPairs(["text.fill=#999", "background=#fff"]).named == ["text.fill on background"])
  }

  /// A label with a text is a part of the interface, and its fill is what is below.
  @Test func theFillOfAPartIsAGround() throws {
    let found = try NamedPairs(["label.fill=#777", "label.text=#999", "hint.fill=#777", "page=#fff"])
    #expect(found.named.contains("label.text on label.fill"))
    #expect(found.report.failedOn == [.failures])
  }

  @Test func theBodyOfABackgroundIsAGround() throws {
    let found = try NamedPairs([
      "color.background=#d0d0d0", "color.text=#222", "background.body=#fff", "background.main=#eee",
    ])
    #expect(!found.named.contains { $0.hasPrefix("background.body on") })
    #expect(found.report.failedOn.isEmpty)
  }
}
