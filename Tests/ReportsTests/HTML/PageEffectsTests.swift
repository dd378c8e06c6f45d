import Testing

/// What the page says that a plan does, with a judge of which only the verdicts are known.
@Suite struct PageEffectsTests {
  private struct Effect: Decodable, Equatable {
    var mended: [Int]
    var broken: [Int]
  }

  /// Two changes: the first mends pair 0 and would break pair 1 alone, which the second keeps passing. Pair 2 passes as long as the
  /// second is not made. The input lists what is accepted.
  private static let expression = """
    (() => {
      const PASS = page.PASS, FAIL = page.FAIL;
      const plan = Object.create(page.MendPlan.prototype);
      plan.links = (change) => change.links;
      plan.app = {
        judge: {
          trialOfEdit: ({ links }) => new Map([[links[0], true]]),
          eachTouched: (own, use) => (own.has("a") ? [0, 1] : [1, 2]).forEach(use),
          ratioOfPair: (pair, trial) => [
            trial.has("a") ? PASS : FAIL, trial.has("a") && !trial.has("b") ? FAIL : PASS, trial.has("b") ? FAIL : PASS,
          ][pair],
          verdictWith: (pair, verdict) => verdict,
        },
        model: { pairs: { base: [FAIL, PASS, PASS] } },
      };
      const chosen = ["a", "b"].map((id, at) => ({ change: { links: [id] }, isAccepted: x[at] }));
      return plan.effects(chosen).map(({ mended, broken }) => ({ mended, broken }));
    })()
    """

  @Test func aPairCountsForTheChangeThatDecidesIt() throws {
    let found = try PageScript.results(
      of: Self.expression, in: "mendplan", "model", on: [[true, true], [true, false], [false, true]],
      as: [Effect].self)
    #expect(
      found == [
        [Effect(mended: [0], broken: []), Effect(mended: [], broken: [2])],
        [Effect(mended: [0], broken: [1]), Effect(mended: [1], broken: [2])],
        [Effect(mended: [0], broken: []), Effect(mended: [], broken: [2])],
      ])
  }

  /// A color that is on both sides of its pairs is named by the tokens that show it, and by no other token of those pairs.
  @Test func aCauseIsNamedByItsOwnTokens() throws {
    let expression = """
      (() => {
        const app = {
          model: {
            variants: [{ theme: "T", sameAs: null }],
            causes: [{ side: "foreground", tokens: [0, 3], index: 0 }],
            groupForeground: [0, 2], groupBackground: [1, 3],
            pairs: {
              count: 2, verdict: [page.FAIL, page.FAIL], change: [-1, -1], variant: [0, 0], ratio: [2, 2], cause: [0, 0],
              group: [0, 1],
            },
          },
          pairs: { ruleOf: () => ({ kind: "text", sample: "text", required: 4.5 }) },
          judge: { standing: () => 0.5 },
        };
        return [...page.overviewCounts(app).causes[0].tokens];
      })()
      """
    #expect(try PageScript.results(of: expression, in: "counts", "model", on: [0], as: [Int].self) == [[0, 3]])
  }

  /// What the baseline does not accept leads: the worst pair is the worst of the new ones, and so are the first cause and its tile.
  @Test func whatIsNewComesFirst() throws {
    let expression = """
      (() => {
        const cause = (index, mended) => ({ side: "foreground", tokens: [], index, mended });
        const app = {
          model: {
            variants: [{ theme: "T", sameAs: null }], causes: [cause(0, 9), cause(1, 1)],
            groupForeground: [0], groupBackground: [1],
            pairs: {
              count: 4, verdict: [1, 1, 1, 1].map(() => page.FAIL), change: x, variant: [0, 0, 0, 0],
              ratio: [1.2, 2, 3, 4], cause: [0, 0, 1, 1], group: [0, 0, 0, 0],
            },
          },
          pairs: { ruleOf: () => ({ kind: "text", sample: "text", required: 4.5 }) },
          judge: { standing: (ratio) => ratio / 4.5 },
        };
        const counts = page.overviewCounts(app);
        return [counts.worst, ...counts.causes.flatMap((entry) => [entry.cause.index, entry.worst])];
      })()
      """
    let found = try PageScript.results(
      of: expression, in: "counts", "model", on: [[-1, -1, -1, -1], [3, 3, 3, 0], [3, 1, 3, 3], [1, 3, 0, 3]],
      as: [Int].self)
    #expect(found == [[0, 0, 0, 1, 2], [3, 1, 3, 0, 0], [1, 0, 1, 1, 2], [2, 1, 2, 0, 0]])
  }
}
