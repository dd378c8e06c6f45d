import Audit
import ColorScience
import RealSystems
import Testing
import ThemeModel

@testable import Plans

@Suite struct PlanTextTests {
  @Test func readsBackAsTheSamePlan() throws {
    let inference = PlanInference.infer(try FirefoxSystem.load())
    let text = PlanText(name: "Firefox", paths: ["Themes"], inference: inference).text
    let file = PlanFile.read(Array(text.utf8), file: "legible.json")
    #expect(file.diagnostics == [])
    #expect(file.plan.name == "Firefox")
    #expect(file.sources.flatMap(\.paths).map(\.text) == ["Themes"])
    #expect(file.plan.rules.map(\.id) == inference.rules.map(\.id))
    #expect(file.plan.rules.map { $0.foreground.map(\.text) } == inference.rules.map { $0.foreground.map(\.text) })
    #expect(file.plan.rules.map(\.criterion) == inference.rules.map(\.criterion))
    #expect(file.plan.rules.map(\.severity) == inference.rules.map(\.severity))
    #expect(file.plan.rules.map(\.sample) == inference.rules.map(\.sample))
    #expect(file.plan.roles.map { $0.selectors.map(\.text) } == inference.roles.map { $0.selectors.map(\.text) })
    #expect(file.plan.over.map(\.text) == inference.over.map(\.text))
  }

  /// What views show is not laid over a canvas that only names tell, with a configuration as without.
  @Test func whatViewsShowStaysOnItsOwn() throws {
    let page = try TokenSelector("page")
    var text = PlanText(paths: ["Theme"], over: [Backdrop([.token(page)])])
    let rule = try PairRule(
      id: "a", foreground: [TokenSelector("ink")], background: [TokenSelector("veil")], criterion: .aaText,
      sample: .text, evidence: .seen)
    var named = rule
    (named.id, named.evidence) = ("b", .named)
    text.rules = [rule, named].map(\.withoutAssumedOver)
    let plan = PlanFile.read(Array(text.text.utf8), file: "legible.json").plan
    #expect(plan.over.map(\.text) == ["page"])
    #expect(plan.rules.map(\.ignoresPlanOver) == [true, false])
    #expect(plan.rules.map(\.over) == [[], []])
  }

  /// Paths that were read together are read together again.
  @Test func severalPathsAreOneSource() {
    let text = PlanText(name: "Shop", paths: ["App", "Theme"]).text
    let sources = PlanFile.read(Array(text.utf8), file: "legible.json").sources
    #expect(sources.map { $0.paths.map(\.text) } == [["App", "Theme"]])
    let one = PlanFile.read(Array(PlanText(paths: ["Theme"]).text.utf8), file: "legible.json").sources
    #expect(one.map { $0.paths.map(\.text) } == [["Theme"]])
  }
}
