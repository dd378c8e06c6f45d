import Testing

@testable import LegibleCLI

struct PairsCommandTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try world.write(
      "tokens.json",
      ##"""
      {"cardText": {"$type": "color", "$value": "#000000"}, "cardBackground": {"$type": "color", "$value": "#ffffff"},
       "noteText": {"$type": "color", "$value": "#111111"}, "noteBackground": {"$type": "color", "$value": "#eeeeee"}}
      """##)
  }

  private func configure(_ rules: String) throws {
    try world.write("legible.json", #"{"themes": ["tokens.json"], "rules": [\#(rules)]}"#)
  }

  /// Rules that are written by hand may leave out pairs that names tell.
  @Test func rulesForNamedPairsThatNoRuleJudges() throws {
    try configure(
      #"{"id": "card", "foreground": ["cardText"], "background": ["cardBackground"], "require": "aa-text"}"#)
    #expect(world.run("pairs", "--format", "rules") == .success)
    #expect(world.output.contains("{name}Text") && world.output.contains("{name}Background"))
  }

  @Test func noRulesForPairsThatAreJudged() throws {
    try configure(
      #"{"id": "card", "foreground": ["*Text"], "background": ["*Background"], "require": "aa-text"}"#)
    #expect(world.run("pairs", "--format", "rules") == .success)
    #expect(!world.output.contains("Text"))
  }

  /// A view by itself and in its caller, a text and an icon: it is one line of code.
  @Test func countsEachPlaceOfAPairOnce() throws {
    try world.write(
      "App/Theme.swift",
      """
      import SwiftUI
      struct Palette { let ink: Color; let fill: Color; let page: Color }
      extension Palette {
        static let light = Palette(ink: Color(white: 0), fill: Color(white: 0.5, opacity: 0.2), page: Color(white: 1))
        static let dark = Palette(ink: Color(white: 1), fill: Color(white: 0.5, opacity: 0.2), page: Color(white: 0))
      }
      """)
    try world.write(
      "App/Row.swift",
      """
      import SwiftUI
      struct Chip: View {
        let p: Palette
        var body: some View { Label("a", systemImage: "star").foregroundStyle(p.ink).background(p.fill) }
      }
      struct Page: View {
        let p: Palette
        var body: some View { VStack { Chip(p: p) }.background(p.page) }
      }
      """)
    #expect(world.run("pairs", "App", "-v") == .success)
    #expect(world.output.contains("seen at App/Row.swift:4"))
    #expect(!world.output.contains("App/Row.swift:4, 4"))
    world.run("explain", "ink", "App")
    #expect(!world.output.contains("Seen in code, not judged"))
    world.run("init", "App", "-o", "-")
    #expect(world.output.contains("\"id\": \"seen-text\"") && !world.output.contains("seen-text-over"))
  }

  /// What passes in one theme says nothing about another.
  @Test func aThemeWithoutAJudgedPairFailsTheAudit() throws {
    let rule = #"{"id": "card", "foreground": ["cardText"], "background": ["cardBackground"], "require": "aa-text"}"#
    try world.write("themes/card.json", ##"{"cardText": "#000000", "cardBackground": "#ffffff"}"##)
    try world.write("legible.json", #"{"themes": ["themes"], "rules": [\#(rule)]}"#)
    #expect(world.run("audit") == .success)
    try world.write("themes/other.json", ##"{"ink": "#777777", "paper": "#888888"}"##)
    let verdict = "? The one judged pair passes in themes, but none is judged in other"
    #expect(world.run("audit") == .success)
    #expect(world.output.hasPrefix(verdict))
    #expect(world.run("audit", "--fail-on", "failures", "--fail-on", "coverage") == .findings)
    #expect(world.output.hasPrefix(verdict))
    #expect(world.output.contains("The run fails on: rules, patterns or themes without a pair."))
  }

  /// What views show on nothing known is listed, each token with the number of its places, and fails no run.
  @Test func listsWhatIsShownOnNothingKnown() throws {
    try world.write(
      "App/Theme.swift",
      """
      import SwiftUI
      struct Palette { let ink = Color(white: 0); let pale = Color(white: 0.8); let page = Color(white: 1) }
      """)
    try world.write(
      "App/Row.swift",
      """
      import SwiftUI
      struct Row: View { let p = Palette()
        var body: some View { HStack { Text("a").foregroundStyle(p.pale)
          Text("b").font(.title).foregroundStyle(p.pale)
          Image(systemName: "star").foregroundStyle(p.pale) } } }
      struct Page: View { let p = Palette()
        var body: some View { Text("c").foregroundStyle(p.ink).background(p.page) } }
      """)
    #expect(world.run("pairs", "App") == .success)
    #expect(world.output.contains("Not judged: 3 places where one of the two colours is not known"))
    #expect(world.output.contains("pale: the background is the caller's  first"))
    #expect(world.run("pairs", "App", "--format", "json") == .success)
    #expect(world.output.components(separatedBy: "\"reason\": \"the background is the caller's\"").count == 2)
    #expect(world.run("audit", "App") == .success)
  }

  /// Pairs of tokens are counted once and without those that code shows, by whatever command; pairs are counted in each theme.
  @Test func everyCommandCountsNamedAndGuessedPairsAlike() throws {
    let world = try TestWorld()
    try world.write(
      "App/Theme.swift",
      """
      import SwiftUI
      struct Palette {
        let onBrand: Color; let brand: Color; let onNote: Color; let note: Color
        let successText: Color; let cardBackground: Color; let pageBackground: Color
      }
      extension Palette {
        static let day = Palette(
          onBrand: Color(white: 1), brand: Color(white: 0.2), onNote: Color(white: 0), note: Color(white: 0.9),
          successText: Color(white: 0.1), cardBackground: Color(white: 0.95), pageBackground: Color(white: 1))
        static let night = Palette(
          onBrand: Color(white: 0), brand: Color(white: 0.9), onNote: Color(white: 1), note: Color(white: 0.2),
          successText: Color(white: 0.8), cardBackground: Color(white: 0.1), pageBackground: Color(white: 0))
      }
      """)
    try world.write(
      "App/Row.swift",
      """
      import SwiftUI
      struct Row: View {
        let p: Palette
        var body: some View {
          VStack {
            Text("a").foregroundStyle(p.onBrand).background(p.brand)
            Text("b").foregroundStyle(p.successText).background(p.cardBackground)
          }
        }
      }
      """)
    func words(_ arguments: String...) -> String {
      _ = world.run(arguments, input: [])
      return world.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let named = "1 pair of tokens is named for each other, such as onNote on note"
    let guessed = "1 pair of tokens is a guess by role"
    let audit = words("audit", ".")
    #expect(audit.contains(named) && audit.contains(guessed), "\(audit)")
    let pairs = words("pairs", ".")
    #expect(pairs.contains("Seen in code: 2 pairs of tokens"), "\(pairs)")
    #expect(pairs.contains("Named: 1 pair of tokens") && pairs.contains("Guessed: 1 pair of tokens"), "\(pairs)")
    let draft = words("init", ".", "-o", "legible.json")
    #expect(draft.contains(named) && draft.contains(guessed), "\(draft)")
  }
}
