import Testing
import ThemeModel

@testable import Audit

/// What lies under the translucent background of a state.
@Suite struct LocalGroundsTests {
  private func ratio(of foreground: String, _ found: NamedPairs) -> Double? {
    found.report.pairs.first { found.report.tokens[$0.foreground].path == foreground && $0.evidence == .named }?.ratio
  }

  private static let page = ["text=#111", "background=#fff", "navigation.text=#b5bed6"]

  @Test func isTheBackgroundOfItsOwnGroup() throws {
    let found = try NamedPairs(
      Self.page + [
        "navigation.background=#000933", "navigation.text.selected=#60fae0",
        "navigation.background.selected=#ffffff1f",
      ])
    #expect(found.named.contains("navigation.text.selected on navigation.background.selected"))
    #expect((ratio(of: "navigation.text.selected", found) ?? 0) > 10)
    #expect(found.report.rules.contains { $0.over == ["navigation.background"] })
    #expect(found.report.failedOn.isEmpty)
  }

  /// A group without a plain background, or with one that is clear in some theme, lies on the page.
  @Test func isThePageWhereTheGroupHasNone() throws {
    let state = ["navigation.text.selected=#60fae0", "navigation.background.selected=#ffffff1f"]
    let without = try NamedPairs(Self.page + state)
    #expect((ratio(of: "navigation.text.selected", without) ?? 9) < 2)
    let clear = try NamedPairs(
      Self.page + state + ["navigation.background=#000933"], Self.page + state + ["navigation.background=#0000"])
    #expect((ratio(of: "navigation.text.selected", clear) ?? 9) < 2)
    // A tag is no state of the bar.
    let part = try NamedPairs(
      Self.page + [
        "navigation.background=#000933", "navigation.text.tag=#60fae0",
        "navigation.background.tag=#ffffff1f",
      ])
    #expect((ratio(of: "navigation.text.tag", part) ?? 9) < 2)
  }

  /// The colour of a state may be laid over the part's own, or take its place: the worse counts.
  @Test(arguments: [
    (["background", "text"], ["button.background", "button.text"], ["button.background.hover", "button.text.hover"]),
    (
      ["background", "text"], ["list.item.background", "list.item.text"],
      ["list.item.backgroundHover", "list.item.textHover"]
    ),
    (["background", "text"], ["buttonBackground", "buttonText"], ["buttonBackgroundHover", "buttonTextHover"]),
  ])
  func mayBeThePageAsWell(page: [String], part: [String], state: [String]) throws {
    let names = ["\(page[0])=#fff", "\(page[1])=#111", "\(part[0])=#0b4a8a", "\(part[1])=#fff"]
    let found = try NamedPairs(names + ["\(state[0])=#0b4a8a33", "\(state[1])=#fff"])
    #expect((ratio(of: state[1], found) ?? 9) < 2)
    #expect(found.report.failedOn == [.failures])
    // Neither is good on what the part itself has.
    let other = try NamedPairs(names + ["\(state[0])=#ffffff33", "\(state[1])=#111"])
    #expect((ratio(of: state[1], other) ?? 9) < 4)
    let both = try NamedPairs(names + ["\(state[0])=#000000ee", "\(state[1])=#fff"])
    #expect(both.report.failedOn.isEmpty)
  }

  /// A text that is the same in all states is on a ground that is there in all of them.
  @Test func isWhatTheStateIsOfWhereTheTextIsTheSame() throws {
    let found = try NamedPairs([
      "text.default=#111", "text.onBrand=#fff", "bg.page=#fff", "bg.brand.default=#04a", "bg.brand.hover=#00000014",
      "bg.brand.pressed=#ffffff1f",
    ])
    #expect(found.named.contains("text.onBrand on bg.brand.pressed"))
    #expect(found.report.failedOn.isEmpty)
    let nested = try NamedPairs([
      "text=#000", "text-onPrimary=#fff", "bg.page=#fff", "bg.primary=#04a", "bg.primary.hover=#00000014",
    ])
    #expect(nested.named.contains("text-onPrimary on bg.primary.hover"))
    #expect(nested.report.failedOn.isEmpty)
    let light = try NamedPairs([
      "text.default=#111", "text.onBrand=#fff", "bg.page=#fff", "bg.brand.default=#777", "bg.brand.hover=#ffffff80",
    ])
    #expect(light.report.failedOn == [.failures])
  }

  /// The ground of that very path comes first. Of several that may be meant, the worst counts.
  @Test(arguments: [
    ["bg.default.brand=#04a", "bg.brand=#acf", "bg.brand.hover=#00000014"],
    ["bg.normal.brand=#04a", "bg.brand=#acf", "bg.brand.pressed=#00000014"],
    ["bg.brand=#acf", "bg.default.brand=#04a", "bg.brand.hover=#00000014"],
    ["bg.brand.strong=#04a", "bg.brandStrong=#acf", "bg.brand-strong.active=#00000014", "text-onBrandStrong=#fff"],
    ["bg.brandDefault=#04a", "bg.brandNormal=#acf", "bg.brandHover=#00000014"],
    ["bg.brandNormal=#acf", "bg.brandDefault=#04a", "bg.brandHover=#00000014"],
  ])
  func isTheOneOfThatVeryPath(names: [String]) throws {
    let found = try NamedPairs(["text=#000", "text-onBrand=#fff", "bg.page=#000"] + names)
    let state = names[2].prefix { $0 != "=" }
    #expect(
      found.report.pairs.contains { pair in
        found.report.tokens[pair.background].path == state && pair.evidence == .named
          && (pair.ratio.map { $0 > 1.2 && $0 < 2.2 } ?? false)
      })
  }

  /// One that is not opaque leaves the others, and what is under itself; a text is no ground of its own.
  @Test(arguments: [
    ["bg.brandDefault=#04a8", "bg.brandNormal=#acf", "bg.brandHover=#00000014"],
    ["bg.brandNormal=#acf", "bg.brandDefault=#04a8", "bg.brandHover=#00000014"],
    ["bg.brandNormal=#000", "bg.brandDefault=#04a8", "bg.brandHover=#00000014", "bg.page=#acf"],
  ])
  func isAnyOfThoseThatAreOpaque(names: [String]) throws {
    let page = names.contains { $0.hasPrefix("bg.page") } ? [] : ["bg.page=#000"]
    let found = try NamedPairs(["text=#000", "text-onBrand=#fff"] + page + names)
    #expect(
      found.report.pairs.contains { pair in
        found.report.tokens[pair.background].path == "bg.brandHover" && pair.evidence == .named
          && (pair.ratio.map { $0 > 1.2 && $0 < 2.2 } ?? false)
      })
  }

  /// A state may be a group of its own.
  @Test func isWhatTheStateIsOfWhereTheStateIsAGroup() throws {
    let found = try NamedPairs([
      "text=#000", "text-onPrimary=#fff", "bg.page=#fff", "bg.primary=#04a", "bg.hover.primary=#00000014",
    ])
    #expect(found.named.contains("text-onPrimary on bg.hover.primary"))
    #expect(found.report.failedOn.isEmpty)
    let light = try NamedPairs([
      "text=#000", "text-onPrimary=#fff", "bg.page=#000", "bg.primary=#acf", "bg.hover.primary=#00000014",
    ])
    #expect(light.report.failedOn == [.failures])
  }

  /// `brandHover` is a state of `brand`, though nothing calls them surfaces.
  @Test(arguments: [
    ("onBrand", "brand", "brandHover"), ("onPrimary", "primary", "primary.pressed"),
    ("on-primary", "primary.default", "primary.hover"), ("onPrimary", "primaryDefault", "primaryHover"),
    ("onSurface", "surface", "surfaceHover"),
  ])
  func isWhatTheStateIsOfWithoutAWordForSurfaces(text: String, ground: String, state: String) throws {
    for page in [["text=#111", "background=#fff"], []] {
      let found = try NamedPairs(page + ["\(text)=#fff", "\(ground)=#04a", "\(state)=#00000014"])
      #expect(found.named.contains("\(text) on \(state)"))
      #expect(found.report.failedOn.isEmpty)
      let light = try NamedPairs(page + ["\(text)=#fff", "\(ground)=#777", "\(state)=#ffffff33"])
      #expect(light.report.failedOn == [.failures])
    }
  }

  /// What is enabled is not laid over what is not.
  @Test func isThePageUnderWhatIsNoState() throws {
    let found = try NamedPairs([
      "text=#111", "background=#fff", "tabBackground=#111", "tabText=#fff", "tabBackgroundEnabled=#ffffff22",
      "tabTextEnabled=#fff",
    ])
    #expect((ratio(of: "tabTextEnabled", found) ?? 9) < 2)
  }
}
