import Audit
import ColorScience
import Testing
import ThemeModel

@testable import Plans

@Suite struct PlanFileTests {
  static let whole = """
    {
      // A team's plan, with everything in it.
      "$schema": "https://example.com/legible.schema.json",
      "name": "Demo",
      "themes": [
        "tokens/*.json",
        {
          "path": "Themes", "format": "swift", "lenient": true, "hex-order": "aarrggbb",
          "tiers": { "raw": ["palette.**"] }, "axes": { "mode": ["light", "dark"] },
          "exclude": "Preview*", "placeholders": { "missing": ["NovaMissingToken.*"] },
          "system-colors": "ios26", "asset-catalogs": ["Assets.xcassets"],
          "contract": { "file": "template.plist", "closed": false },
        },
      ],
      "roles": { "text": ["text*", "!*OnDark"], "surface": "layer*" },
      "over": ["layer1"],
      "rules": [
        {
          "id": "body", "foreground": "role:text", "background": ["role:surface"],
          "over": ["layer1", ["layer2", "#00000080"], { "color": "white" }],
          "require": "aa-text", "when": { "contrast": ["high", "higher"] }, "themes": ["!Nova*"],
          "foreground-from": { "mode": "dark" }, "severity": "warning", "reason": "Body copy.",
        },
        { "id": "on", "foreground": "on-{name}", "background": "{name}", "require": 4.5 },
        { "id": "lines", "foreground": "border*", "background": "layer*", "require": "non-text" },
      ],
      "waivers": [
        { "rule": "lines", "foreground": "borderPrimary", "kind": "decoration", "reason": "Dividers." },
        { "rule": "body", "theme": "Night*", "reason": "Being redrawn.", "owner": "ds", "expires": "2028-02-29" },
      ],
      "displays": { "targets": ["srgb"], "mapping": "clip", "tolerance": 0.001 },
      "gamut": { "tokens": "**", "inside": "srgb", "within": 0.02 },
      "distinguish": [{ "id": "status", "tokens": ["status*"], "least": 0.08 }],
      "fail-on": ["failures", "stale-baseline"],
    }
    """

  @Test func readsEverything() throws {
    let file = PlanFile.read(Array(Self.whole.utf8), file: "legible.json")
    #expect(file.diagnostics == [])
    let plan = file.plan
    #expect(plan.name == "Demo")
    #expect(plan.roles.map(\.role) == [.text, .surface])
    #expect(plan.rules.map(\.id) == ["body", "on", "lines"])
    #expect(plan.rules[0].criterion == .aaText)
    #expect(plan.rules[0].over.map(\.text) == ["layer1", "layer2 + #00000080", "white"])
    #expect(plan.rules[0].when.contexts == ["contrast": ["high", "higher"]])
    #expect(plan.rules[0].foregroundContexts == ["mode": "dark"])
    #expect(plan.rules[0].severity == .warning)
    #expect(plan.rules[0].place == Place(file: "legible.json", line: 18, column: 5))
    #expect(plan.rules[1].criterion.required == 4.5)
    #expect(plan.rules.map(\.sample) == [.text, .text, .border])
    #expect(plan.waivers.map(\.kind) == [.decoration, .debt])
    #expect(plan.waivers[1].expires?.description == "2028-02-29")
    #expect(plan.displays == [.srgb])
    #expect(plan.mapping == .clip)
    #expect(plan.gamutTolerance == 0.001)
    #expect(plan.gamutRules.map(\.within) == [0.02])
    #expect(plan.distinguishRules.map(\.threshold) == [0.08])
    #expect(plan.failOn == [.failures, .staleBaseline])
    let source = try #require(file.sources.last)
    #expect(file.sources.count == 2)
    #expect(source.format == .swift)
    #expect(source.options.isLenient)
    #expect(source.options.hexOrder == .alphaFirst)
    #expect(source.options.tiers == [TierPattern(tier: .raw, pattern: "palette.**")])
    #expect(source.options.axes.map(\.contexts) == [["light", "dark"]])
    #expect(source.options.excludedThemes == ["Preview*"])
    #expect(source.options.contract == "template.plist")
    #expect(!source.options.contractIsClosed)
    #expect(source.assetCatalogs.map(\.text) == ["Assets.xcassets"])
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var text: String
    var code: String
    var at: String
    var says: String
    var testDescription: String { code + " " + text.prefix(60) }

    init(_ text: String, _ code: String, _ at: String, _ says: String) {
      self.text = text
      self.code = code
      self.at = at
      self.says = says
    }
  }

  static func rule(_ members: String) -> String {
    "{\"rules\": [{\"id\": \"a\", \"foreground\": \"x\", \"background\": \"y\", \(members)}]}"
  }

  static let mistakes: [Mistake] = [
    Mistake("{", "config-syntax", "1:2", "expected"),
    Mistake("[]", "config-type", "1:1", "an object"),
    Mistake("{\"ruless\": []}", "config-unknown-key", "1:2", "did you mean “rules”?"),
    Mistake("{\"rules\": {}}", "config-type", "1:11", "an array of rules"),
    Mistake("{\"rules\": [], \"rules\": []}", "config-duplicate-key", "1:15", "twice"),
    Mistake("{\"rules\": [{}]}", "config-missing", "1:12", "needs an “id”"),
    Mistake(rule("\"require\": \"aa-txt\""), "config-unknown-criterion", "1:73", "did you mean “aa-text”?"),
    Mistake(rule("\"require\": 45"), "config-number", "1:73", "1.0 and 21.0"),
    Mistake(rule("\"reason\": \"x\""), "config-missing", "1:12", "needs “require”"),
    Mistake(rule("\"require\": 3, \"severity\": \"fatal\""), "config-unknown-word", "1:88", "error, warning"),
    Mistake(rule("\"require\": 3, \"over\": \"rgb(1\""), "config-color", "1:84", "not a CSS colour"),
    Mistake(rule("\"require\": 3, \"over\": [[]]"), "config-empty", "1:85", "no layers"),
    Mistake("{\"roles\": {\"txt\": \"a\"}}", "config-unknown-key", "1:12", "did you mean “text”?"),
    Mistake("{\"roles\": {\"text\": \"a{b\"}}", "config-pattern", "1:20", "without its “}”"),
    Mistake("{\"roles\": {\"text\": \"!a\"}}", "config-pattern", "1:20", "only excludes"),
    Mistake("{\"gamut\": {\"tokens\": \"role:txt\", \"inside\": \"srgb\"}}", "config-unknown-role", "1:22", "text"),
    Mistake("{\"waivers\": [{\"rule\": \"a\"}]}", "config-missing", "1:14", "needs a “reason”"),
    Mistake("{\"waivers\": [{\"kind\": \"essential\", \"reason\": \"r\"}]}", "config-missing", "1:14", "everything"),
    Mistake(
      "{\"waivers\": [{\"rule\": \"a\", \"reason\": \"r\", \"expires\": \"2027-02-29\"}]}", "config-date", "1:54",
      "is not a date"),
    Mistake(
      "{\"waivers\": [{\"rule\": \"a\", \"reason\": \"r\"}]}", "config-endless-waiver", "1:14", "never expires"),
    Mistake("{\"fail-on\": [\"failure\"]}", "config-unknown-word", "1:14", "did you mean “failures”?"),
    Mistake("{\"displays\": [\"p3\"]}", "config-unknown-word", "1:15", "display-p3"),
    Mistake("{\"themes\": [{\"lenient\": true}]}", "config-missing", "1:13", "needs a “path”"),
    Mistake("{\"themes\": [{\"path\": \"a\", \"system-colors\": \"ios12\"}]}", "config-unknown-word", "1:44", "ios13"),
  ]

  @Test(arguments: mistakes) func saysWhatIsWrongAndWhere(_ mistake: Mistake) throws {
    let file = PlanFile.read(Array(mistake.text.utf8), file: "legible.json")
    let found = try #require(file.diagnostics.first { $0.code == mistake.code })
    #expect(found.place?.description == "legible.json:\(mistake.at)")
    #expect(found.message.contains(mistake.says), "\(found.message)")
  }

  @Test func namesBothRulesOfOneId() throws {
    let text = """
      {"rules": [
        {"id": "a", "foreground": "x", "background": "y", "require": 3},
        {"id": "a", "foreground": "x", "background": "z", "require": 3}
      ]}
      """
    let file = PlanFile.read(Array(text.utf8), file: "legible.json")
    let found = try #require(file.diagnostics.first)
    #expect(found.code == "config-duplicate-rule")
    #expect(found.place?.description == "legible.json:3:10")
    #expect(found.related.map(\.description) == ["legible.json:2:3"])
    #expect(file.hasErrors)
  }

  @Test func tellsOneConfigurationFromAnother() {
    #expect(PlanDigest.of([]) == PlanDigest.of([]))
    #expect(PlanDigest.of(Array("{}".utf8)) != PlanDigest.of(Array("{ }".utf8)))
    #expect(PlanDigest.of(Array("{}".utf8)).utf8.count == 8)
  }
}

/// What reports say of a check leads to keys that the configuration has.
@Suite struct CheckKeysTests {
  @Test func everyKeyOfACheckIsOneOfTheConfiguration() {
    for check in Checks.all {
      #expect(check.planKeys.allSatisfy(PlanReader.keys.contains), "\(check.id)")
    }
  }
}
