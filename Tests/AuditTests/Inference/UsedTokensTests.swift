import ColorScience
import Testing
import ThemeModel

@testable import Audit

/// What views show a token as may raise what its name requires, and a token that nothing uses is no partner.
@Suite struct UsedTokensTests {
  private static let place = Place(file: "Menu.swift", line: 7, column: 3)

  private func sighting(_ foreground: String, on background: String, _ element: Sighting.Element) -> Sighting {
    Sighting(
      foreground: .token(foreground), ground: .layers([.token(background)]), element: element, certainty: .proven,
      source: .swiftUI, sites: [Sighting.Site(foreground: UsedTokensTests.place, view: "Menu")])
  }

  private func report(
    _ tokens: [(String, String)], _ sightings: [Sighting], unused: Set<String> = [], codeNames: [String: String] = [:]
  ) throws -> AuditReport {
    var system = try SmallSystem.make(tokens)
    system.sightings = sightings
    system.unusedTokens = unused
    system.namesInCode = codeNames
    return SmallSystem.audit(system, Plan(), infersRules: true)
  }

  private func judged(_ report: AuditReport) -> [String] {
    report.pairs.map { pair in
      "\(pair.evidence): \(report.tokens[pair.foreground].path) on \(report.tokens[pair.background].path) "
        + "\(pair.required) \(pair.verdict)"
    }.sorted()
  }

  private static let tokens = [("rowForeground", "#888"), ("rowBackground", "#fff"), ("tile", "#000")]

  /// 3.5 is too little for text, and enough for an icon. Other views may show it as text.
  @Test func aTextThatViewsShowAsAnIconIsStillNamedAsText() throws {
    let byName = try report(Self.tokens, [])
    #expect(judged(byName) == ["named: rowForeground on rowBackground 4.5 fail"])
    let asIcon = try report(Self.tokens, [sighting("rowForeground", on: "tile", .icon)])
    #expect(
      judged(asIcon) == [
        "named: rowForeground on rowBackground 4.5 fail", "seen: rowForeground on tile 3.0 pass",
      ])
  }

  /// What no code uses hides no pair in the same colors that code may show.
  @Test func whatIsUsedCountsBeforeItsUnusedTwin() throws {
    let tokens = [
      ("Color.rowForeground", "#999"), ("Color.rowBackground", "#fff"), ("UIColor.rowForeground", "#999"),
      ("UIColor.rowBackground", "#fff"),
    ]
    let found = try report(tokens, [], unused: ["Color.rowForeground", "Color.rowBackground"])
    #expect(judged(found) == ["named: UIColor.rowForeground on UIColor.rowBackground 4.5 fail"])
  }

  @Test func anIconThatViewsShowAsTextIsNamedAsText() throws {
    let tokens = [("rowIcon", "#888"), ("rowBackground", "#fff"), ("tile", "#000")]
    #expect(judged(try report(tokens, [])) == ["named: rowIcon on rowBackground 3.0 pass"])
    let asText = try report(tokens, [sighting("rowIcon", on: "tile", .text(.init()))])
    #expect(judged(asText).contains("named: rowIcon on rowBackground 4.5 fail"))
  }

  @Test func whatIsAnIconInViewsIsNoDecoration() throws {
    let tokens = [("rowDivider", "#eee"), ("rowBackground", "#fff")]
    let asIcon = try report(tokens, [sighting("rowDivider", on: "rowBackground", .icon)])
    #expect(judged(asIcon) == ["seen: rowDivider on rowBackground 3.0 fail"])
    let asLine = try report(tokens, [sighting("rowDivider", on: "rowBackground", .border)])
    #expect(judged(asLine) == ["seen: rowDivider on rowBackground 3.0 exempt"])
    let asBoth = try report(
      tokens + [("tile", "#000")],
      [sighting("rowDivider", on: "tile", .icon), sighting("rowDivider", on: "rowBackground", .border)])
    #expect(judged(asBoth).allSatisfy { $0.hasSuffix("exempt") })
  }

  @Test func aColorOfACatalogHasTheUsesOfItsNameInCode() throws {
    let tokens = [("rowIcon", "#888"), ("rowBackground", "#fff"), ("tile", "#000"), ("Palette.rowTint", "#888")]
    let found = try report(
      tokens, [sighting("Palette.rowTint", on: "tile", .text(.init()))], codeNames: ["rowIcon": "Palette.rowTint"])
    #expect(judged(found).contains("named: rowIcon on rowBackground 4.5 fail"))
  }

  @Test func aNamedPairWithATokenThatNothingUsesIsAGuess() throws {
    let found = try report(Self.tokens, [], unused: ["rowForeground"])
    #expect(judged(found) == ["guessed: rowForeground on rowBackground 4.5 fail"])
    #expect(found.rules[0].reason?.contains("used nowhere") == true)
    #expect(found.inference?.explanation.contains("1 more would be, but no code uses one of the two") == true)
  }

  /// Each file shows its own colours, so a text of the one is not named for a ground of the other.
  @Test func privateColorsOfTwoFilesAreNotNamedForEachOther() throws {
    func named(_ files: [String: String]) throws -> [String] {
      var system = try SmallSystem.make([("text", "#000"), ("background", "#fff")])
      system.filesOfTokens = files
      return judged(SmallSystem.audit(system, Plan(), infersRules: true))
    }
    let pair = ["named: text on background 4.5 pass"]
    #expect(try named([:]) == pair)
    #expect(try named(["text": "A.swift"]) == pair)
    #expect(try named(["text": "A.swift", "background": "A.swift"]) == pair)
    #expect(try named(["text": "A.swift", "background": "B.swift"]).isEmpty)
  }

  /// An app and its widget each have colors of these names: what the one calls text is not on what the other calls a background.
  @Test func colorsOfTwoModulesAreNamedForThoseOfTheirOwn() throws {
    var system = try SmallSystem.make([
      ("Ink.rowText", "#000"), ("Ink.rowBackground", "#fff"), ("Ink.rowText 2", "#777"),
      ("Ink.rowBackground 2", "#ccc"),
      ("Ink.rowIcon", "#333"),
    ])
    system.namesakes = Namesakes(
      files: [
        "Ink.rowText": "App.swift", "Ink.rowBackground": "More.swift", "Ink.rowText 2": "Widget.swift",
        "Ink.rowBackground 2": "Widget.swift",
      ],
      // The app has two files, neither of which has what the other has.
      apart: [
        "App.swift": ["Widget.swift"], "More.swift": ["Widget.swift"], "Widget.swift": ["App.swift", "More.swift"],
      ])
    #expect(
      judged(SmallSystem.audit(system, Plan(), infersRules: true)) == [
        "named: Ink.rowIcon on Ink.rowBackground 2 3.0 pass", "named: Ink.rowIcon on Ink.rowBackground 3.0 pass",
        "named: Ink.rowText 2 on Ink.rowBackground 2 4.5 fail", "named: Ink.rowText on Ink.rowBackground 4.5 pass",
      ])
  }

  /// A color that a view shows whatever its state, is not for the disabled one.
  @Test func aDisabledNameExemptsOnlyWhereAStateMayDisable() throws {
    let tokens = [("textDisabled", "#ccc"), ("page", "#fff")]
    var shown = sighting("textDisabled", on: "page", .text(.init()))
    #expect(judged(try report(tokens, [shown])) == ["seen: textDisabled on page 4.5 fail"])
    shown.sites[0].condition = "isOn"
    #expect(judged(try report(tokens, [shown])) == ["seen: textDisabled on page 4.5 exempt"])
  }
}
