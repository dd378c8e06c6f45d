import Testing
import ThemeModel

@testable import Audit

/// What is taken for the page under translucent surfaces.
@Suite struct CanvasByNameTests {
  /// A list on the page, with white text on a hardly visible ground.
  private static let list = ["list.hover.text=#fff", "list.hover.background=#0000000f"]

  private func canvas(_ names: [String]) throws -> [String] {
    PlanInference.infer(try SmallSystem.make(names.map { ($0, "#fff") })).over.map(\.text)
  }

  /// A theme, a brand or a first rank after the word for a ground is a fill.
  @Test(arguments: [
    ["background.theme=#06f", "background.bg=#fff"], ["background.theme=#06f", "background.page=#fff"],
    ["backgroundTheme=#06f", "backgroundDefault=#fff"], ["background.primary=#06f", "background.neutral=#fff"],
    ["bg.primary=#06f", "bg.app=#fff"], ["background.primary=#06f", "background.secondary=#eee", "page=#fff"],
    ["background.brand=#06f", "background.base=#fff"], ["background.primary=#06f", "pageBackground=#fff"],
    ["background.neutral=#000", "surface.default=#fff"],
  ])
  func aPageComesBeforeAFill(grounds: [String]) throws {
    let found = try NamedPairs(grounds + Self.list)
    #expect(found.named.contains("list.hover.text on list.hover.background"))
    #expect(found.report.failedOn == [.failures])
  }

  @Test(arguments: [
    ["background.theme=#06f"], ["background.brand=#06f"], ["background.primary=#06f", "background.success=#080"],
    ["background.primary=#06f", "background.primary-hover=#05e", "background.secondary=#eee"],
    ["background.primary=#06f", "background.secondary=#eee", "text.onPrimary=#fff"],
  ])
  func aFillAloneIsNoPage(grounds: [String]) throws {
    let found = try NamedPairs(grounds + Self.list)
    #expect(found.report.rules.allSatisfy { $0.over.isEmpty })
    #expect(found.report.failedOn.contains(.undetermined))
  }

  @Test(arguments: [
    (["text", "theme.background"], "theme.background"), (["text", "colors.theme.bg", "bg.theme"], "colors.theme.bg"),
    (["text", "background.primary", "background.secondary"], "background.primary"),
    (["text", "background.body", "background.accent"], "background.body"),
    (["text", "systemBackground"], "systemBackground"),
    (["text", "background.neutral", "surface.primary", "surface.secondary"], "surface.primary"),
    (["text", "background.neutral", "elevation.surface"], "elevation.surface"),
    (["text", "bg.neutral", "bg.primary", "bg.secondary"], "bg.neutral"),
    (["text", "background.neutral", "surface.raised"], "background.neutral"),
  ])
  func findsThePage(names: [String], page: String) throws {
    #expect(try canvas(names) == [page])
  }
}
