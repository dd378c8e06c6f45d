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
