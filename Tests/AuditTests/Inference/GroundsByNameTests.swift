import Testing
import ThemeModel

@testable import Audit

/// Which ground the name of a text tells, wherever the two are.
@Suite struct GroundsByNameTests {
  @Test(
    arguments: [
      (
        [
          "text.color.on-brand.default=#59e", "text.color.on-brand.hover=#fff",
          "text.color.status.on-success.default=#fff", "color.brand.default=#06c", "color.brand.hover=#049",
          "color.status.success.default=#8c2",
        ],
        [
          "text.color.on-brand.default on color.brand.default", "text.color.on-brand.hover on color.brand.hover",
          "text.color.status.on-success.default on color.status.success.default",
        ]
      ),
      (["text.onPrimary=#fff", "bg.primary.rest=#519"], ["text.onPrimary on bg.primary.rest"]),
      (["label.onDanger=#fff", "fill.status.danger=#a00"], ["label.onDanger on fill.status.danger"]),
      // A color that is called background comes before one that is called nothing.
      (
        ["text.on-brand.default=#fff", "background.brand.default=#06c", "color.brand.default=#06d"],
        ["text.on-brand.default on background.brand.default"]
      ),
      // Two fit, or what fits is a part of something else, or a shade.
      (["text.on-brand.hover=#fff", "card.brand.hover=#06c", "chip.brand.hover=#06d"], []),
      (["text.onSuccess=#fff", "badge.success=#06c"], []),
      (["text.onDark=#fff", "brand.dark=#000"], []),
      (["status.read.on-primary=#fff", "background.primary.default=#eee"], []),
      (["text.onSubtle=#fff", "bg.info.subtle=#000"], []),
      (["text.onPrimary=#fff", "border.primary=#000", "text.primary=#000"], []),
      // A group for dark pages has grounds of its own.
      (
        ["on-dark.text=#fff", "on-dark.background=#000", "background.dark=#111"], ["on-dark.text on on-dark.background"]
      ),
    ])
  func findsWhatATextIsOn(names: [String], named: [String]) throws {
    #expect(try NamedPairs(names).named == named)
  }

  /// What has a ground of its whole name is on that one as well.
  @Test func theNearestNameIsAGround() throws {
    let names = [
      "sheetTitleColor=#fff", "sheetTextColor=#000", "sheetBackgroundColor=#fff", "sheetTitleBackgroundColor=#777",
      "textColor=#111", "backgroundColor=#eee",
    ]
    #expect(try NamedPairs(names).named.contains("sheetTitleColor on sheetTitleBackgroundColor"))
  }

  /// A translucent ground of the whole name shows the one below, whose pair stays.
  @Test func theGroundBelowTheNearestStays() throws {
    let names = [
      "inputText=#999", "inputBackground=#fff", "inputTextBackground=#00000000", "cardText=#000", "cardBackground=#fff",
    ]
    #expect(try NamedPairs(names).named.contains("inputText on inputBackground"))
  }

  @Test(arguments: ["text.disable", "text.disabled"])
  func disableAtTheEndOfANameIsDisabled(name: String) throws {
    let found = try NamedPairs([
      "\(name)=#999", "text.default=#000", "container.disable=#aaa", "container.default=#fff",
    ])
    #expect(found.named == ["text.default on container.default"])
  }

  @Test func aGroundThatMayBeOfAnotherThingIsAGuess() throws {
    let found = try NamedPairs(["text.onSuccess=#fff", "badge.success=#06c"])
    #expect(found.with(.guessed) == ["text.onSuccess on badge.success"])
  }

  @Test(
    arguments: [
      (
        ["brand.first.background=#74d", "brand.first.txtOn=#cbe", "brand.first.border=#53a"],
        ["brand.first.txtOn on brand.first.background"]
      ),
      (
        ["info.surface.lightest=#eef", "info.txtOn.lightest=#9be"],
        ["info.txtOn.lightest on info.surface.lightest"]
      ),
      (["card.txt=#000", "card.background=#fff"], ["card.txt on card.background"]),
      // The text in its color is not the text on it.
      (
        ["first.background=#74d", "first.txtOn=#fff", "first.txt=#74d"], ["first.txtOn on first.background"]
      ),
      // The two states of a switch.
      (
        ["tab.textOn=#fff", "tab.backgroundOn=#000", "tab.textOff=#000", "tab.backgroundOff=#fff"],
        ["tab.textOff on tab.backgroundOff", "tab.textOn on tab.backgroundOn"]
      ),
    ])
  func readsTextForTheGroundOfItsGroup(names: [String], named: [String]) throws {
    #expect(try NamedPairs(names).named == named)
  }

  /// `text.primary` is the text in that color, where `onPrimary` is the text on it.
  @Test func whereOnXIsTextXIsNotItsText() throws {
    let found = try NamedPairs([
      "text.primary.rest=#519", "text.primary.hover=#418", "text.onPrimary=#fff", "text.body=#111",
      "bg.primary.rest=#519", "bg.primary.hover=#74f", "bg.page=#fff",
    ])
    #expect(
      found.named == [
        "text.body on bg.page", "text.onPrimary on bg.primary.hover", "text.onPrimary on bg.primary.rest",
      ])
    #expect(found.report.failedOn.isEmpty)
    // In a state, too, something is written on it, and a state with a text of its own has that one.
    let states = try NamedPairs([
      "text.onPrimary=#fff", "text.onPrimary.pressed=#000", "bg.primary.rest=#519", "bg.primary.hover=#999",
      "bg.primary.pressed=#eee", "text.primary.hover=#519", "text.body=#111", "bg.page=#fff",
    ])
    #expect(states.named.contains("text.onPrimary on bg.primary.hover"))
    #expect(!states.named.contains("text.primary.hover on bg.primary.hover"))
    #expect(states.report.failedOn == [.failures])
    for names in [["primary", "primaryHover"], ["primary.default", "primary.hover"], ["primary", "primary.pressed"]] {
      let scheme = try NamedPairs(["onPrimary=#fff", "\(names[0])=#519", "\(names[1])=#999", "primaryContainer=#eee"])
      #expect(scheme.named == names.map { "onPrimary on \($0)" }.sorted())
    }
    // The parts of a component are named for each other.
    let button = try NamedPairs([
      "button.text.on-primary=#fff", "button.background.primary=#0b4a8a", "button.background.primary-hover=#999",
      "button.text.primary-hover=#fff", "text.body=#111", "bg.page=#fff",
    ])
    #expect(button.named.contains("button.text.primary-hover on button.background.primary-hover"))
    #expect(button.report.failedOn == [.failures])
    // What is on a field is beside its text.
    let field = try NamedPairs([
      "text.input.rest=#555", "text.input.hover=#666", "icon.onInput=#fff", "bg.input.default=#000",
      "bg.input.rest=#fff", "bg.input.hover=#eee",
    ])
    #expect(field.named.contains("text.input.hover on bg.input.hover"))
  }

  /// It lies over the page, and under a dialog.
  @Test func nothingLiesOnABackdropByDefault() throws {
    for word in ["backdrop", "scrim"] {
      let found = try NamedPairs(["body=#111", "link.default=#06c", "\(word)=#15151580"])
      #expect(found.named.isEmpty && found.with(.guessed).isEmpty)
      #expect(NameReading("color.\(word).default").role == .decoration)
    }
  }

  /// One that is named for something is a surface, except where it only dims what is below.
  @Test func whatIsNamedForItsBackdropIsOnIt() throws {
    let card = try NamedPairs(["card.text=#aaa", "card.backdrop=#fff", "menu.text=#111", "menu.background=#fff"])
    #expect(card.named == ["card.text on card.backdrop", "menu.text on menu.background"])
    #expect(card.report.failedOn == [.failures])
    let group = try NamedPairs(["text.brand=#aaa", "backdrop.brand=#fff", "text.info=#008", "backdrop.info=#fff"])
    #expect(group.named == ["text.brand on backdrop.brand", "text.info on backdrop.info"])
    let veil = ["dialog.text=#aaa", "dialog.backdrop=#0008", "menu.text=#111", "menu.background=#fff"]
    #expect(try NamedPairs(veil).named == ["menu.text on menu.background"])
    let opaque = ["dialog.text=#aaa", "dialog.backdrop=#fff", "menu.text=#111", "menu.background=#fff"]
    #expect(try NamedPairs(veil, opaque).named.count == 2)
    // So is what its name says to be one.
    let fg = ["palette.color.fg=#111", "palette.color.bg=#fff", "scheme.color.backdrop.bg=#050400cc"]
    #expect(try NamedPairs(fg).named == ["palette.color.fg on palette.color.bg"])
    #expect(
      try NamedPairs(["backdrop.fg=#fff", "backdrop.bg=#050400cc", "page.bg=#fff"]).named
        == ["backdrop.fg on backdrop.bg"])
  }

  @Test(
    arguments: [
      ("border.surface.error", TokenRole.border), ("color.border.container", .border), ("border.background", .border),
      ("border.surface.focus", .focus), ("border.label", .text), ("button.outline.background", .surface),
      ("outline.button.background", .surface), ("surface.border", .border), ("borderSurface", .surface),
    ])
  func whatIsInAGroupOfBordersIsABorder(name: String, role: TokenRole) {
    #expect(NameReading(name).role == role)
  }

  @Test func noTextIsOnABorder() throws {
    let found = try NamedPairs([
      "text.error=#a21", "text.body=#111", "border.surface.error=#e54", "border.container=#eee",
      "background.page=#fff", "background.surface.error=#fee",
    ])
    #expect(found.named == ["text.body on background.page", "text.error on background.surface.error"])
    #expect(found.report.failedOn.isEmpty)
  }

  /// A text on fills of any color is none of the page.
  @Test(
    arguments: [
      (
        ["text.onColor=#fcfcfc", "text.primary=#111", "surface.background=#fff"], ["text.primary on surface.background"]
      ),
      (["textOnColour=#fcfcfc", "background=#fff"], []),
      (
        ["text.onColorPrimary=#fcfcfc", "text.primary=#111", "background.primary=#fff"],
        [
          "text.primary on background.primary"
        ]
      ),
      (["textOnColorDisabled=#ddd", "backgroundDisabled=#eee"], []),
      // In particular.
      (["textOnColorBackground=#fff", "background=#000"], ["textOnColorBackground on background"]),
      (["onColorPrimary=#fff", "colorPrimary=#000"], ["onColorPrimary on colorPrimary"]),
      (["buttonColor=#7bf", "buttonOnColor=#fff"], ["buttonOnColor on buttonColor"]),
      (
        ["button.primary-color=#7bf", "button.primary-on-color=#fff"],
        ["button.primary-on-color on button.primary-color"]
      ),
    ])
  func whatIsOnAnyColorIsOnNoneInParticular(names: [String], named: [String]) throws {
    #expect(try NamedPairs(names).named == named)
  }

  /// `surfacePrimary` is the ground of `onSurfacePrimary`, and not what `onPrimary` is on.
  @Test func aGroundThatAnotherNamesIsNotItsOwn() throws {
    let found = try NamedPairs([
      "onPrimary=#fff", "onSurfacePrimary=#333", "onBackgroundPrimary=#333", "surfacePrimary=#fff",
      "backgroundPrimary=#fff",
    ])
    #expect(found.named == ["onBackgroundPrimary on backgroundPrimary", "onSurfacePrimary on surfacePrimary"])
    #expect(found.with(.guessed).contains("onPrimary on surfacePrimary"))
    // Where nothing else is on it, it is its ground, and where a ground has its name, that is.
    #expect(try NamedPairs(["onPrimary=#fff", "surfacePrimary=#000"]).named == ["onPrimary on surfacePrimary"])
    let own = try NamedPairs(["onPrimary=#fff", "onSurfacePrimary=#333", "surfacePrimary=#fff", "primary=#006"])
    #expect(own.named == ["onPrimary on primary", "onSurfacePrimary on surfacePrimary"])
  }

  /// The levels of texts on a tone and the levels of its grounds are two hierarchies.
  @Test func aLevelOnAToneIsOnTheFirstGroundOfTheTone() throws {
    let found = try NamedPairs([
      "textOnDarkPrimary=#fff", "textOnDarkTertiary=#999", "backgroundDarkPrimary=#080808",
      "backgroundDarkTertiary=#aaa",
    ])
    #expect(
      found.named == [
        "textOnDarkPrimary on backgroundDarkPrimary", "textOnDarkPrimary on backgroundDarkTertiary",
        "textOnDarkTertiary on backgroundDarkPrimary",
      ])
    #expect(found.with(.guessed).contains("textOnDarkTertiary on backgroundDarkTertiary"))
    // A level alone, and one that is named as the ground is.
    #expect(
      try NamedPairs(["textOnDarkTertiary=#fff", "backgroundDarkTertiary=#111"]).named == [
        "textOnDarkTertiary on backgroundDarkTertiary"
      ])
    #expect(
      try NamedPairs(["onDark=#fff", "onDarkSecondary=#ccc", "dark=#000", "darkSecondary=#222"]).named.contains(
        "onDarkSecondary on darkSecondary"))
  }

  /// A link and a background have nothing in common, and nothing more where both are hovered.
  @Test func aStateAloneMakesNoPair() throws {
    let link = try NamedPairs([
      "text.primary=#222", "text.link=#05b", "text.link-hover=#e86", "background.primary=#fff", "background.hover=#eee",
    ])
    #expect(link.named == ["text.primary on background.primary"])
    let text = try NamedPairs(["text.primary=#222", "text.hover=#e86", "background.hover=#eee"])
    #expect(text.named == ["text.hover on background.hover"])
    let part = try NamedPairs(["menu.link-hover=#e86", "menu.background.hover=#eee"])
    #expect(part.named == ["menu.link-hover on menu.background.hover"])
    let passing = try NamedPairs(["text=#000", "background=#fff", "link-selected=#bbb", "background-selected=#fff"])
    #expect(passing.named == ["text on background"])
  }

  /// `primaryDefault` is `primary`, and `primaryContainer` is another color.
  @Test(arguments: ["primaryDefault", "primary-base", "primary.default", "primaryRest", "surfacePrimaryDefault"])
  func aGroundWithoutAStateComesBeforeAContainer(ground: String) throws {
    let found = try NamedPairs(["onPrimary=#fff", "\(ground)=#9bd", "primaryContainer=#049"])
    #expect(found.named == ["onPrimary on \(ground)"])
    #expect(found.report.failedOn == [.failures])
    let own = try NamedPairs([
      "onPrimary=#fff", "onPrimaryDefault=#000", "primaryDefault=#9bd", "primaryContainer=#049",
    ])
    #expect(own.named == ["onPrimary on primaryContainer", "onPrimaryDefault on primaryDefault"])
  }

  /// The text on a ground that is named for nothing is on it in its states as well.
  @Test(arguments: [
    ("onSurface", "surface", "surfaceHover"), ("on-surface", "surface", "surface-pressed"),
    ("onBackground", "background", "backgroundHover"),
  ])
  func aPlainGroundHasItsTextInEachState(text: String, ground: String, state: String) throws {
    let found = try NamedPairs(["\(text)=#000", "\(ground)=#fff", "\(state)=#333"])
    #expect(found.named == ["\(text) on \(ground)", "\(text) on \(state)"].sorted())
    #expect(found.report.failedOn == [.failures])
  }

  /// A group that begins with “on” and its ground names what is on that ground, whichever way the name is divided.
  @Test(arguments: ["on.surface.main", "on-surface.main", "onSurface.main", "on-surface-main", "color.on.surface.main"])
  func aGroupOnAGroundIsWhatLiesOnIt(text: String) throws {
    let prefix = text.hasPrefix("color.") ? "color." : ""
    let found = try NamedPairs([
      "\(text)=#bbb", "\(prefix)surface.main=#fff", "\(prefix)surface.card=#eee", "\(prefix)primary=#049",
    ])
    #expect(found.named == ["\(text) on \(prefix)surface.main"])
    #expect(found.report.failedOn == [.failures])
    #expect(try NamedPairs(["on.background=#bbb", "background=#fff"]).named == ["on.background on background"])
  }

  /// What another word of the name tells is no text on the ground: a border on a surface, the ground for dark pages, an accent that is
  /// on any surface, the state of a switch.
  @Test(arguments: [
    ["on-surface.border=#ccc", "surface.border=#fff"], ["on-dark.background=#111", "dark.background=#222"],
    ["on.surface.accent=#049", "surface.accent=#059"], ["switch.on.background=#049", "switch.background=#059"],
  ])
  func aGroupOnSomethingElseIsNoTextOnIt(tokens: [String]) throws {
    #expect(try NamedPairs(tokens).named.isEmpty)
  }

  /// A state that is called “on”, or a thing on another, has texts and grounds of its own.
  @Test(arguments: [
    ["on.text=#777", "on.background=#999", "off.text=#000", "off.background=#fff"],
    ["on.danger.text=#777", "on.danger.background=#999"], ["on.label=#777", "on.bg=#999"],
  ])
  func aGroupOnWithTextsKeepsItsGrounds(tokens: [String]) throws {
    let found = try NamedPairs(tokens)
    #expect(found.report.failedOn == [.failures], "\(found.named)")
    // The others of the group lie on what they are called after.
    let more = try NamedPairs(tokens + ["on.surface.card=#bbb", "surface.card=#fff"])
    #expect(more.named.contains("on.surface.card on surface.card") || tokens.contains { $0.hasPrefix("off") })
  }

  /// `red.on-light` is a red for light pages, and `red.light` a light red.
  @Test func aHueForLightPagesIsNotOnItsLightShade() throws {
    let found = try NamedPairs([
      "brand.red.on-light=#e00", "brand.red.on-dark=#e00", "brand.red.light=#f56e6e", "brand.red.dark=#a60000",
    ])
    #expect(found.named.isEmpty)
    #expect(found.with(.guessed).contains("brand.red.on-light on brand.red.light"))
    // Without a hue, it may be what is on it.
    #expect(try NamedPairs(["on-light=#777", "light=#999"]).named == ["on-light on light"])
    #expect(try NamedPairs(["brand.on-dark=#777", "brand.dark=#111"]).named == ["brand.on-dark on brand.dark"])
  }

  /// What is for dark pages is on what is for them, and not on what is for light ones.
  @Test func whatIsForATonedPageIsOnASurfaceForIt() throws {
    let found = try NamedPairs([
      "icon.status.default=#b1380b", "icon.status.on-dark=#f4784a", "surface.status.default=#ffe3d9",
      "surface.status.on-dark=#4c1405",
    ])
    #expect(
      found.named == [
        "icon.status.default on surface.status.default", "icon.status.on-dark on surface.status.on-dark",
      ])
    #expect(found.report.failedOn.isEmpty)
  }
}
