import ColorScience
import RealSystems
import Testing
import ThemeModel

@testable import Audit

@Suite struct PlanInferenceTests {
  /// Returns the pairs of a system with these names, by their evidence. A name may be followed by “=” and a color.
  private func infer(_ names: [String]) throws -> (report: AuditReport, named: [String], guessed: [String]) {
    let tokens = names.enumerated().map { index, name -> (String, String) in
      let parts = name.split(separator: "=").map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : index.isMultiple(of: 2) ? "#000" : "#fff")
    }
    let report = SmallSystem.audit(try SmallSystem.make(tokens), Plan(), infersRules: true)
    func pairs(_ evidence: Evidence) -> [String] {
      report.pairs.filter { $0.evidence == evidence }.map {
        "\(report.tokens[$0.foreground].path) on \(report.tokens[$0.background].path)"
      }.sorted()
    }
    return (report, pairs(.named), pairs(.guessed))
  }

  @Test(
    arguments: [
      (
        ["md.primary", "md.on-primary", "md.error", "md.on-error"],
        ["md.on-error on md.error", "md.on-primary on md.primary"]
      ),
      (
        ["contentOnAccentMuted", "surfaceAccentMuted", "surfacePrimary"], ["contentOnAccentMuted on surfaceAccentMuted"]
      ),
      (["inverseOnSurface", "inverseSurface"], ["inverseOnSurface on inverseSurface"]),
      (["text.onAction", "action.fill", "action.fillHover"], ["text.onAction on action.fill"]),
      (["text.onDanger", "danger.background", "danger.border"], ["text.onDanger on danger.background"]),
      // A link has nothing in common with the general background but that it has no other name.
      (["text.link", "text.body", "surface"], ["text.body on surface"]),
      (
        ["messageFriendText", "messageFriendBackground", "messageMineText", "messageMineBackground"],
        ["messageFriendText on messageFriendBackground", "messageMineText on messageMineBackground"]
      ),
      (
        ["barTextColor=#fff", "barTintColor=#000", "textColor=#000", "backgroundColor=#fff"],
        ["barTextColor on barTintColor", "textColor on backgroundColor"]
      ),
      (
        ["hcButtonText", "hcButtonFace", "hcCanvasText", "hcCanvas"],
        ["hcButtonText on hcButtonFace", "hcCanvasText on hcCanvas"]
      ),
      (
        ["card-foreground", "card", "foreground", "background"],
        ["card-foreground on card", "foreground on background"]
      ),
      (["TextField/text", "TextField/background"], ["TextField/text on TextField/background"]),
      (["text-inverted", "background-inverted"], ["text-inverted on background-inverted"]),
      (
        ["button.primary.text", "button.primary.background", "button.quiet.text", "button.quiet.background"],
        ["button.primary.text on button.primary.background", "button.quiet.text on button.quiet.background"]
      ),
      // A border separates from what is around it.
      (["cardBorder", "cardBackground", "inputBorder", "inputBackground"], []),
      // Partners share the whole stem, each word at its place.
      (["kitLinkColor", "kitTokenBackgroundColor"], []),
      (["colorTokenText", "colorTokenBackground"], ["colorTokenText on colorTokenBackground"]),
      (["ENA Chevron Dark Color", "ENA Dark Background Color"], []),
      (
        ["ENA Dark Chevron Color", "ENA Dark Background Color"], ["ENA Dark Chevron Color on ENA Dark Background Color"]
      ),
      // The tint of a navigation bar is that of its buttons.
      (["navBarTitle", "navBarTintColor"], []),
      // A prefix that all have says nothing, also of those without a role.
      (
        [
          "md_primary", "md_onPrimary", "md_primaryContainer=#fff", "md_onPrimaryContainer=#000", "md_surface=#fff",
          "md_onSurface=#000", "md_inverseSurface=#000", "md_inverseOnSurface=#fff",
        ],
        [
          "md_inverseOnSurface on md_inverseSurface", "md_onPrimary on md_primary",
          "md_onPrimaryContainer on md_primaryContainer", "md_onSurface on md_surface",
        ]
      ),
      // A second hierarchy has its own partners where a contract names them.
      (
        ["secondary", "secondary-foreground", "muted", "muted-foreground"],
        ["muted-foreground on muted", "secondary-foreground on secondary"]
      ),
      // Foregrounds beside texts of the same names are no texts.
      (
        ["text.1=#000", "text.2=#111", "foreground.1=#fff", "foreground.2=#eee", "background.default=#fff"],
        ["text.1 on background.default", "text.2 on background.default"]
      ),
      (
        [
          "brand.background.primary=#c8102e", "brand.background.secondary=#d91232", "brand.foreground.primary=#006fbb",
          "brand.foreground.primary-on-bg=#fff",
        ],
        ["brand.foreground.primary-on-bg on brand.background.primary"]
      ),
      // The fill of an icon is its color, and no ground of text.
      (
        ["input.text.default=#fff", "input.background.default=#000", "input.icon.color.fill.default=#4dacff"],
        ["input.icon.color.fill.default on input.background.default", "input.text.default on input.background.default"]
      ),
      // A translucent surface of the other polarity is on a ground that has no name.
      (
        [
          "surface=#fff", "button.text=#000", "button.background=#eee", "button.textInverse=#fff",
          "button.backgroundInverse=#ffffff10",
        ], ["button.text on button.background"]
      ),
      // The properties of a style.
      (
        [
          "page.color=#222", "page.background-color=#fff", "list.item.color=#aaa", "list.item.background-color=#fff",
        ], ["list.item.color on list.item.background-color", "page.color on page.background-color"]
      ),
      (
        ["card.color=#06f", "card.text=#000", "card.background-color=#fff"], ["card.text on card.background-color"]
      ),
      (["card.color=#06f", "note.background-color=#fff"], []),
      // A state of a button, and the ring around it.
      (
        [
          "button.color=#fff", "button.background-color=#14b", "button.focus.color=#000",
          "button.focus.background-color=#fd0",
        ], ["button.color on button.background-color", "button.focus.color on button.focus.background-color"]
      ),
      (["focus.ring.color=#06f", "focus.ring.background-color=#fff"], []),
      // What is on, and what lies on something.
      (["switch.onTint=#3c5", "switch.tint=#eee"], []), (["switch.onTint.tint=#3c5", "switch.tint=#eee"], []),
      (["radio.on-surface=#3c5", "radio.surface=#eee"], ["radio.on-surface on radio.surface"]),
      (["white=#fff", "offWhite=#eee", "onWhite=#888"], ["onWhite on white"]),
      (["control.onColor=#3c5", "control.offColor=#eee", "control.color=#eee"], []),
      (["onTint=#3c5", "thumbTint=#fff", "tint=#eee"], []), (["onTint=#3c5", "tint=#eee"], ["onTint on tint"]),
      (["spinner.color=#06f", "spinner.background-color=#fff"], []),
      (["primary.color=#06f", "primary.background-color=#fff", "onPrimary=#fff"], ["onPrimary on primary.color"]),
      // What is clear everywhere is no ground.
      (["cardText=#000", "cardBackground=#00000000"], []),
    ])
  func pairsPartners(names: [String], named: [String]) throws {
    #expect(try infer(names).named == named)
  }

  /// `textCategory1` is not for `backgroundCategory1` where both are one colour in nearly every category.
  @Test func equalWordsAreNoPartnersWhereMostAreOneColor() throws {
    var names = (1...5).flatMap { ["chart.textCategory\($0)=#123456", "chart.backgroundCategory\($0)=#123457"] }
    names += ["chart.textCategory6=#000", "chart.backgroundCategory6=#fff"]
    #expect(try infer(names).named.isEmpty)
    let faint = (1...6).flatMap { ["chart.textCategory\($0)=#777", "chart.backgroundCategory\($0)=#bbb"] }
    // These can be told apart: low contrast is what the tool is there to find.
    #expect(try infer(faint).named.count == 6)
    let poor = (1...6).flatMap { ["note\($0).text=#777", "note\($0).background=#eee"] }
    #expect(try infer(poor).named.count == 6)
    let few = ["card.text=#000", "card.background=#fff", "note.text=#111", "note.background=#121212"]
    #expect(try infer(few).named == ["card.text on card.background"])
  }

  @Test func whatLiesInFrontInPartsWithoutWordsIsNoText() throws {
    for part in ["scrollbar", "switch", "Progress Indicator"] {
      let found = try infer(["\(part).Foreground=#7b8a99", "\(part).Background=#eee", "surface=#fff"])
      #expect(found.named == ["\(part).Foreground on \(part).Background"])
      #expect(found.report.pairs.filter { $0.evidence == .named }.map(\.required) == [3])
    }
    let label = try infer(["switch.label=#000", "switch.background=#eee"])
    #expect(label.report.pairs.filter { $0.evidence == .named }.map(\.required) == [4.5])
  }

  /// A theme in which texts become their grounds has a mistake, however many do.
  @Test(arguments: [(1, 8), (2, 2), (6, 8), (8, 8)])
  func textsThatAreTheRawColorOfTheirGroundFail(turned: Int, all: Int) throws {
    func theme(_ name: String, turned: Int) -> Theme {
      let place = Place(file: "a.json", line: 1, column: 1)
      func token(_ path: String, _ value: TokenValue) -> Token {
        Token(path: path, values: [ConditionalValue(value: value, place: place)], place: place)
      }
      let hues = ["red", "blue", "green", "amber", "pink", "teal", "plum", "lime"].prefix(all)
      let raw = [
        token("raw.ink", .color(Color(.srgb, 0, 0, 0))), token("raw.page", .color(Color(.srgb, 1, 1, 1))),
      ]
      return Theme(
        name: name,
        tokens: raw
          + hues.enumerated().flatMap { index, hue in
            [
              token("\(hue).content", .alias("raw.ink")),
              token("\(hue).background", .alias(index < turned ? "raw.ink" : "raw.page")),
            ]
          }, place: place)
    }
    var system = ThemeSystem(name: "s")
    system.themes = [theme("a", turned: 0), theme("b", turned: turned)]
    let report = SmallSystem.audit(system, Plan(), infersRules: true)
    let found = report.pairs.filter { report.tokens[$0.background].path == "red.background" }.map(\.evidence)
    #expect(Set(found) == [.named])
    #expect(report.totals.byEvidence[.named].fail == turned)
  }

  @Test(
    arguments: [
      (
        ["textPrimary", "textOnDark", "layer1", "layer2", "layerScrim", "layerInverse"],
        ["textPrimary on layer1", "textPrimary on layer2"]
      ),
      (
        ["messageText", "messageTextMuted", "messageBackground", "pageBackground"],
        ["messageTextMuted on messageBackground"]
      ),
      (["text-inverted", "backgroundPage"], []),
      (["LoginColors.title", "HomeColors.background"], []),
      (["UIColor.label", "Color.background"], []),
      (["textAccent", "layerAccent", "layer1"], ["textAccent on layer1"]),
      (["textLight", "background"], []),
      (["inputBorder", "inputBackground"], ["inputBorder on inputBackground"]),
      (["iconOnColor", "layer1"], []),
    ])
  func guessesTheRest(names: [String], guessed: [String]) throws {
    #expect(try infer(names).guessed.filter { guessed.isEmpty || guessed.contains($0) } == guessed)
    if guessed.isEmpty { #expect(try infer(names).guessed.isEmpty) }
  }

  @Test(
    arguments: [
      ("threadListPageIconColor", TokenRole.icon), ("label_red_background", .surface), ("roomInputTextBorder", .border),
      ("TextField.background", .surface), ("TextField.tint", nil), ("iconFill", .icon),
      ("buttonTextDisabled", .disabled),
      ("actionFocusBorder", .focus), ("backgroundFocus", .surface), ("text.primary", .text),
      ("toggleOnBackground", .surface),
      ("searchPlaceholderColor", .text), ("layer1", .surface), ("", nil), ("..", nil), ("on", nil),
    ])
  func readsRoles(name: String, role: TokenRole?) {
    #expect(NameReading(name).role == role)
  }

  /// With one general ground, its text is named for it, and nothing else is.
  @Test(
    arguments: [
      (["textPrimary", "background"], ["textPrimary on background"]),
      (["Semantic.textPrimary", "Semantic.background"], ["Semantic.textPrimary on Semantic.background"]),
      (
        ["text.primary", "page=#fff", "text.secondary", "surface.card=#fff"],
        ["text.primary on page", "text.secondary on page"]
      ),
      (
        ["titleColor", "pageBackground", "captionColor=#000"],
        ["captionColor on pageBackground", "titleColor on pageBackground"]
      ),
      (
        ["textPrimary", "cardBackground", "bodyText", "appBackground"],
        ["bodyText on appBackground", "textPrimary on appBackground"]
      ),
      // One name on two platforms is one ground.
      (
        ["UIColor.textPrimary", "UIColor.background", "Color.textPrimary=#222", "Color.background=#eee"],
        ["Color.textPrimary on Color.background", "UIColor.textPrimary on UIColor.background"]
      ),
    ])
  func namesTextForTheOnlyGround(names: [String], named: [String]) throws {
    #expect(try infer(names).named == named)
  }

  /// Every editor draws code on its own background, whatever the colors of code are called.
  @Test(
    arguments: [
      (
        [
          "colors.editor.background", "colors.editor.foreground", "colors.sideBar.background",
          "tokenColors.Comment.foreground", "tokenColors.string.foreground", "semanticTokenColors.variable.readonly",
          "tokenColors.Invalid.background=#222",
        ],
        [
          "colors.editor.foreground on colors.editor.background",
          "semanticTokenColors.variable.readonly on colors.editor.background",
          "tokenColors.Comment.foreground on colors.editor.background",
          "tokenColors.string.foreground on colors.editor.background",
        ]
      ),
      (
        ["style.editor.background", "style.syntax.keyword.color", "style.panel.background"],
        ["style.syntax.keyword.color on style.editor.background"]
      ),
      (["syntax.keyword", "panel.background"], []), (["light.syntax.keyword", "dark.editor.background"], []),
    ])
  func pairsCodeWithItsEditor(names: [String], named: [String]) throws {
    #expect(try infer(names).named == named)
  }

  @Test(
    arguments: [
      // Two grounds: nothing says which text lies on which.
      ["textPrimary", "background", "labelPrimary=#000", "backgroundElevated"],
      ["textPrimary", "layer1", "textSecondary", "layer2"],
      // The text is in a palette of its own, or the ground is.
      ["theme.textPrimary", "background"], ["textPrimary", "colors.background"],
      ["textPrimary", "layer1"], ["textPrimary", "backgroundElevated"], ["textPrimary", "cardBackground"],
      // Text for something in particular, or no text at all.
      ["linkText", "background"], ["textPlaceholder", "background"], ["textLink", "background"],
      ["textError", "background"],
      ["buttonTitle", "background"], ["textDisabled", "background"], ["textInverse", "background"],
      ["textOnDark", "background"],
      ["iconPrimary", "background"], ["borderPrimary", "background"],
      // The text has a ground of its own.
      ["baseTextPrimary", "baseColor=#000", "background=#fff"],
      // Another group.
      ["Login.textPrimary", "background"], ["Login.textPrimary", "Home.background"],
    ])
  func namesNoOtherTextForAGround(names: [String]) throws {
    #expect(try infer(names).named.isEmpty)
  }

  /// `labelSecondary` is for every ground, and `backgroundSecondary` is the ground of every text.
  @Test(
    arguments: [
      (
        ["labelPrimary", "backgroundPrimary", "labelSecondary", "backgroundSecondary"],
        ["labelPrimary on backgroundPrimary"]
      ),
      (["text1", "background1", "text2", "background2"], ["text1 on background1"]),
      // The rank of a component's part is its own.
      (
        ["buttonSecondaryText", "buttonSecondaryBackground", "backgroundSecondary"],
        ["buttonSecondaryText on buttonSecondaryBackground"]
      ),
    ])
  func doesNotPairByRankAlone(names: [String], named: [String]) throws {
    #expect(try infer(names).named == named)
  }

  @Test func neverPairsAcrossPlatforms() throws {
    let found = try infer(["UIColor.label=#000", "Color.background=#fff", "NSColor.text=#111"])
    #expect(found.named.isEmpty && found.guessed.isEmpty)
  }

  @Test func doubtsTextThatNobodyReadsOnTheOnlyGround() throws {
    let found = try infer(["textPrimary=#101010", "textSecondary=#fff", "background=#1a1a1a"])
    #expect(found.named == ["textSecondary on background"])
    #expect(found.guessed == ["textPrimary on background"])
  }

  @Test func doubtsPartnersOfOneColor() throws {
    let found = try infer(["tagRedText=#b00000", "tagRedBackground=#b00000", "cardText=#777", "cardBackground=#909090"])
    #expect(found.named.isEmpty)
    #expect(found.guessed == ["cardText on cardBackground", "tagRedText on tagRedBackground"])
    #expect(found.report.totals.judged == 0)
    #expect(found.report.failedOn == [.coverage])
    #expect(found.report.rules.first?.reason?.contains("nearly one colour") == true)
    // These two can be told apart: a bad pair, but one that is judged.
    let faint = try infer(["cardText=#777", "cardBackground=#999"])
    #expect(faint.named == ["cardText on cardBackground"])
    #expect(faint.report.failedOn == [.failures])
  }

  @Test func takesOneColorUnderSeveralNamesOnce() throws {
    let found = try infer(["UIColor.text=#000", "UIColor.background=#fff", "Color.text=#000", "Color.background=#fff"])
    #expect(found.named == ["UIColor.text on UIColor.background"])
    // Two of them differ, so they are two pairs.
    let other = try infer(["UIColor.text=#000", "UIColor.background=#fff", "Color.text=#333", "Color.background=#fff"])
    #expect(other.named.count == 2)
  }

  @Test func saysThatNothingCanBeSaid() throws {
    let found = try infer(["alpha", "beta"])
    #expect(found.report.rules.isEmpty)
    #expect(found.report.inference?.explanation.hasPrefix("No name says") == true)
    #expect(found.report.failedOn == [.coverage])
  }

  @Test func writesFewPatternsForManyNames() throws {
    let names = (0..<60).flatMap { ["area\($0)Text", "area\($0)Background", "area\($0)Icon"] }
    let inference = PlanInference.infer(
      try SmallSystem.make(names.map { ($0, $0.hasSuffix("Background") ? "#fff" : "#000") }))
    #expect(inference.rules.map(\.foreground).map { $0.map(\.text) } == [["{name}Text"], ["{name}Icon"]])
    #expect(inference.roles.map { $0.selectors.map(\.text) } == [["*Text"], ["*Icon"], ["*Background"]])
  }

  /// The rules form exactly the inferred pairs, whatever the names.
  @Test(arguments: ["firefox", "ouds"])
  func formsWhatItInfers(system: String) throws {
    let loaded = system == "firefox" ? try FirefoxSystem.load() : try OudsSystem.load()
    let resolver = ThemeResolver(loaded)
    let catalogue = TokenCatalogue(resolver)
    let names = InferredNames(catalogue, uses: TokenUses(loaded))
    let shared = SharedThemes(resolver, catalogue: catalogue, names: names)
    let pairs = PairDoubts(resolver, catalogue: catalogue).settled(
      PairInference(names, shared: shared).pairs, names: names, unused: [])
    let inference = PlanInference(catalogue, resolver)
    var tracker = PatternTracker()
    let roles = RoleAssignment(inference.roles, catalogue: catalogue, tracker: &tracker)
    let expansion = PairExpansion(
      rules: inference.rules, over: [], catalogue: catalogue, roles: roles, tracker: &tracker)
    let formed = expansion.rules.flatMap(\.pairs).map { [$0.foreground, $0.background] }
    #expect(Set(formed) == Set(pairs.map { [$0.foreground, $0.background] }))
    #expect(formed.count == Set(formed).count)
    #expect(tracker.idle(allowing: []) { _ in nil }.isEmpty)
  }

  /// An app and a website in one repository: their tokens are in no theme together.
  @Test func namesOfTwoProductsAreNeverPaired() throws {
    let app = try SmallSystem.theme(
      "App", [("textPrimary", "#000"), ("page", "#fff"), ("cardText", "#333")])
    let web = try SmallSystem.theme(
      "Web", [("text.muted", "#666"), ("bg.default", "#ccc"), ("cardBackground", "#444"), ("card.bg", "#fff")])
    let inference = PlanInference.infer(ThemeSystem(name: "Both", themes: [app, web]))
    #expect(inference.over.map(\.text) == ["page", "bg.default"])
    #expect(!inference.report.explanation.contains("one colour in every theme"))
    let report = SmallSystem.audit(ThemeSystem(name: "Both", themes: [app, web]), Plan(), infersRules: true)
    let owners = [app, web].map { Set($0.tokens.map(\.path)) }
    let pairs = report.pairs.map { [report.tokens[$0.foreground].path, report.tokens[$0.background].path] }
    #expect(pairs.contains(["textPrimary", "page"]))
    #expect(pairs.contains(["text.muted", "bg.default"]))
    for pair in pairs { #expect(owners.contains { $0.isSuperset(of: pair) }, "\(pair)") }
  }
}
