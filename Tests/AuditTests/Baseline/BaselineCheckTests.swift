import ColorScience
import Testing
import ThemeModel

@testable import Audit

@Suite struct BaselineCheckTests {
  private let plan: Plan
  private let before: AuditReport

  init() throws {
    plan = Plan(rules: [try SmallSystem.rule("body", ["a", "b"], ["bg"])])
    before = SmallSystem.audit(try SmallSystem.make([("a", "#999"), ("b", "#aaa"), ("bg", "#fff")]), plan)
  }

  private func audit(_ a: String, _ b: String, _ baseline: Baseline) throws -> AuditReport {
    SmallSystem.audit(try SmallSystem.make([("a", a), ("b", b), ("bg", "#fff")]), plan, baseline: baseline)
  }

  @Test func acceptsWhatItKnows() throws {
    let baseline = Baseline(accepting: before, name: "b.json")
    let report = try audit("#999", "#aaa", baseline)
    #expect(report.baseline?.known == 2)
    #expect(report.totals.fail == 2)
    #expect(report.failedOn == [])
  }

  @Test func failsOnNewAndWorse() throws {
    let baseline = Baseline(
      name: "b.json", entries: Array(Baseline(accepting: before, name: "").entries.prefix(1)))
    let report = try audit("#9a9a9a", "#aaa", baseline)
    #expect(report.baseline?.worse == 1)
    #expect(report.baseline?.new == 1)
    #expect(report.failedOn == [.failures])
    #expect(report.pairs[0].change?.baselineRatio == before.pairs[0].ratio)
  }

  @Test func tellsBetterAndFixed() throws {
    let report = try audit("#989898", "#000", Baseline(accepting: before, name: "b.json"))
    #expect(report.baseline?.better == 1)
    #expect(report.baseline?.fixed == 1)
    #expect(report.failedOn == [])
  }

  @Test func failsOnStaleEntriesUntilTheyArePruned() throws {
    var baseline = Baseline(accepting: before, name: "b.json")
    baseline.entries.append(
      Baseline.Entry(
        identity: PairIdentity(rule: "gone", foreground: "a", background: "bg", theme: "T", choices: []), ratio: 2))
    let report = try audit("#999", "#aaa", baseline)
    #expect(report.baseline?.stale.map(\.identity) == ["gone~a~bg~T"])
    #expect(report.failedOn == [.staleBaseline])
    #expect(baseline.pruned(by: report).entries.count == 2)
  }

  /// A baseline that is older than the written rules accepts what the inferred ones did.
  @Test func acceptsWhatWasInferredWhenItWasWritten() throws {
    func baseline(_ rule: String) -> Baseline {
      Baseline(
        name: "b.json",
        entries: before.pairs.map { pair in
          var identity = PairIdentity(pair, in: before)
          identity.rule = rule
          return Baseline.Entry(identity: identity, ratio: pair.ratio)
        })
    }
    for rule in ["partners-text-2", "seen-text-light", "likely-text", "text-on-ground"] {
      let report = try audit("#999", "#aaa", baseline(rule))
      #expect(report.baseline?.known == 2, "\(rule)")
      #expect(report.baseline?.stale == [])
      #expect(baseline(rule).pruned(by: report).entries.map(\.identity.rule) == ["body", "body"])
    }
    // Icons need less, and a rule that a person named may have required anything.
    for rule in ["partners-icon", "seen-large-text", "text", "note"] {
      let report = try audit("#999", "#aaa", baseline(rule))
      #expect(report.baseline?.new == 2, "\(rule)")
      #expect(report.baseline?.stale.count == 2)
    }
  }
}
