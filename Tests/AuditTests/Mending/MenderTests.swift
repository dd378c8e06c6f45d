import ColorScience
import Foundation
import Testing
import ThemeModel

@testable import Audit

@Suite struct MenderTests {
  // MARK: Against brute force

  /// The number of seeds. LEGIBLE_SEEDS asks for more.
  private static let seeds =
    ProcessInfo.processInfo.environment["LEGIBLE_SEEDS"].flatMap { UInt64($0) } ?? 100

  /// Random grays on each other, few enough for a search over all of them.
  private struct RandomSystem {
    var grays: [Int]
    var pairs: [(top: Int, under: Int, required: Double)]

    init(seed: UInt64) {
      var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
      func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
      }
      let count = 3 + next(5)
      grays = (0..<count).map { _ in next(256) }
      pairs = []
      for _ in 0..<(count + next(count)) {
        let top = next(count)
        let under = next(count)
        guard top != under, !pairs.contains(where: { $0.top == top && $0.under == under }) else { continue }
        pairs.append((top, under, [3, 4.5, 7][next(3)]))
      }
    }

    func run() throws -> AuditRun {
      var tokens = grays.enumerated().map { index, gray in
        let hex = String(gray, radix: 16)
        let byte = hex.count == 1 ? "0" + hex : hex
        return ("raw.\(Self.name(index))", "#\(byte)\(byte)\(byte)")
      }
      for (index, pair) in pairs.enumerated() {
        tokens.append(("top\(index)", "{raw.\(Self.name(pair.top))}"))
        tokens.append(("under\(index)", "{raw.\(Self.name(pair.under))}"))
      }
      var plan = Plan(
        rules: try pairs.enumerated().map { index, pair in
          try SmallSystem.rule("r\(index)", ["top\(index)"], ["under\(index)"], .ratio(pair.required))
        })
      plan.mend.pairWorth = 1
      return Auditor.run(
        try SmallSystem.make(tokens), plan: plan, options: AuditOptions(tool: SmallSystem.tool, infersRules: false))
    }

    private static func name(_ index: Int) -> String { String(UnicodeScalar(UInt8(97 + index))) }

    static let luminances = (0...255).map { WCAG.luminance(gray($0)) }

    static func gray(_ level: Int) -> Color {
      Color(.srgb, Double(level) / 255, Double(level) / 255, Double(level) / 255)
    }

    func ratio(_ pair: (top: Int, under: Int, required: Double), _ levels: [Int]) -> Double {
      WCAG.ratio(Self.luminances[levels[pair.top]], Self.luminances[levels[pair.under]])
    }

    /// Returns the fewest changes, at most two, that mend everything, and their least ΔE OK. Returns `nil` when there are none.
    func best() -> (count: Int, cost: Double)? {
      let costs = grays.map { gray in (0...255).map { Color.deltaEOK(Self.gray(gray), Self.gray($0)) } }
      for size in 0...2 {
        var best: Double?
        for subset in Self.subsets(of: grays.count, size) {
          if let cost = cheapest(subset, costs), cost < best ?? .infinity { best = cost }
        }
        if let best { return (size, best) }
      }
      return nil
    }

    private func cheapest(_ subset: [Int], _ costs: [[Double]]) -> Double? {
      let members = { (pair: (top: Int, under: Int, required: Double)) in
        [pair.top, pair.under].filter(subset.contains)
      }
      guard pairs.allSatisfy({ !members($0).isEmpty || ratio($0, grays) >= $0.required }) else { return nil }
      // What each gray could be according to the pairs that it alone decides, nearest first.
      let choices = subset.map { site in
        let own = pairs.filter { members($0) == [site] }
        return (0...255).filter { level in
          var levels = grays
          levels[site] = level
          return level != grays[site] && costs[site][level] <= 0.3
            && own.allSatisfy { ratio($0, levels) >= $0.required }
        }.sorted { costs[site][$0] < costs[site][$1] }
      }
      guard choices.count == 2 else { return choices.isEmpty ? 0 : choices[0].first.map { costs[subset[0]][$0] } }
      let between = pairs.filter { members($0).count == 2 }
      var best: Double?
      for first in choices[0] {
        for second in choices[1] {
          let cost = costs[subset[0]][first] + costs[subset[1]][second]
          if let best, cost >= best { break }
          let ratio = WCAG.ratio(Self.luminances[first], Self.luminances[second])
          if between.allSatisfy({ ratio >= $0.required }) { best = cost }
        }
      }
      return best
    }

    private static func subsets(of count: Int, _ size: Int) -> [[Int]] {
      if size == 0 { return [[]] }
      return subsets(of: count, size - 1).flatMap { head in
        (((head.last ?? -1) + 1)..<count).map { head + [$0] }
      }
    }
  }

  @Test func aPlanHasAsFewChangesAsASearchOverEverything() throws {
    var compared: UInt64 = 0
    for seed in 1..<(Self.seeds + 1) {
      let system = RandomSystem(seed: seed)
      guard let best = system.best(), best.count > 0 else { continue }
      compared += 1
      let plan = Mender(try system.run()).plan()
      #expect(plan.remaining == 0, "seed \(seed)")
      #expect(plan.optimality == .provenFewest, "seed \(seed)")
      #expect(plan.changes.count == best.count, "seed \(seed)")
      #expect(abs(plan.changes.reduce(0) { $0 + $1.difference } - best.cost) < 1e-9, "seed \(seed)")
    }
    // Of the first hundred systems, 17 can be mended completely.
    #expect(compared >= Self.seeds / 8)
  }

  @Test func noPlanBreaksAPassingPairOrMakesAFailingOneFall() throws {
    for seed in 100..<(100 + Self.seeds) {
      let system = RandomSystem(seed: seed)
      let plan = Mender(try system.run()).plan()
      var levels = system.grays
      var after = system.pairs
      for change in plan.changes {
        if let target = change.target {
          let gray = Int(try #require(target.after.utf8.last)) - 97
          let index = try #require(Int(change.name.drop { $0.isLetter }))
          if change.name.hasPrefix("top") { after[index].top = gray } else { after[index].under = gray }
        } else {
          levels[Int(try #require(change.name.utf8.last)) - 97] = Int(change.after.eightBits.x)
        }
      }
      var mended = 0
      for (pair, planned) in zip(system.pairs, after) {
        let before = system.ratio(pair, system.grays)
        let after = system.ratio(planned, levels)
        #expect(after >= pair.required || before < pair.required && after >= before, "seed \(seed)")
        if before < pair.required, after >= pair.required { mended += 1 }
      }
      #expect(mended == plan.mended, "seed \(seed)")
    }
  }

  // MARK: Single facts

  private func plan(
    _ tokens: [(String, String)], _ rules: [PairRule], worth: Double = 0.03, locked: [String] = []
  ) throws -> MendPlan {
    var plan = Plan(rules: rules)
    plan.mend = MendSettings(pairWorth: worth, locked: locked)
    let run = Auditor.run(
      try SmallSystem.make(tokens), plan: plan, options: AuditOptions(tool: SmallSystem.tool, infersRules: false))
    return Mender(run).plan()
  }

  @Test func oneRawColourBehindBothSidesIsOneChange() throws {
    let plan = try plan(
      [
        ("raw.grey", "#8a8a8a"), ("raw.white", "#fff"), ("hint", "{raw.grey}"), ("page", "{raw.white}"),
        ("badgeText", "{raw.white}"), ("badge", "{raw.grey}"),
      ],
      [try SmallSystem.rule("hint", ["hint"], ["page"]), try SmallSystem.rule("badge", ["badgeText"], ["badge"])])
    #expect(plan.changes.map(\.name) == ["raw.grey"])
    #expect(plan.changes.map(\.after.hex8) == ["#767676"])
    #expect(plan.mended == 2)
    #expect(plan.remaining == 0)
    #expect(plan.optimality == .provenFewest)
  }

  @Test func lockedColoursStay() throws {
    let tokens = [("raw.brand", "#909090"), ("raw.paper", "#eeeeee"), ("text", "{raw.brand}"), ("page", "{raw.paper}")]
    let rules = [try SmallSystem.rule("r", ["text"], ["page"], .ratio(3))]
    #expect(try plan(tokens, rules).changes.map(\.name) == ["raw.brand"])
    let locked = try plan(tokens, rules, locked: ["raw.brand"])
    #expect(locked.changes.map(\.name) == ["raw.paper"])
    #expect(try plan(tokens, rules, locked: ["raw.*"]).changes.isEmpty)
  }

  @Test func aConflictIsToldWithWhatItAsksForAndAWayOut() throws {
    let plan = try plan(
      [
        ("raw.mid", "#777777"), ("raw.light", "#b0b0b0"), ("raw.white", "#ffffff"), ("raw.ink", "#1e1e1e"),
        ("tag", "{raw.mid}"), ("onTag", "{raw.white}"), ("hint", "{raw.mid}"), ("night", "{raw.ink}"),
      ],
      [
        try SmallSystem.rule("tag", ["onTag"], ["tag"], .ratio(4.4)), try SmallSystem.rule("hint", ["hint"], ["night"]),
      ],
      locked: ["raw.ink", "raw.white"])
    #expect(plan.changes.isEmpty)
    #expect(plan.remaining == 1)
    let conflict = try #require(plan.conflicts.first)
    #expect(conflict.name == "raw.mid")
    #expect(conflict.looks.map(\.rule) == ["hint", "tag"])
    #expect(conflict.demands.count == 2)
    guard case .lighter = conflict.demands[0], case .darker = conflict.demands[1] else {
      Issue.record("\(conflict.demands)")
      return
    }
    #expect(conflict.ways.contains { $0.token == "hint" && $0.broken == 0 })
  }

  @Test func aTokenThatNoStepMendsIsGivenAColourOfItsOwn() throws {
    let plan = try plan(
      [
        ("raw.mid", "#666666"), ("raw.white", "#ffffff"), ("raw.ink", "#1e1e1e"), ("tag", "{raw.mid}"),
        ("onTag", "{raw.white}"), ("hint", "{raw.mid}"), ("night", "{raw.ink}"), ("day", "{raw.white}"),
      ],
      [
        try SmallSystem.rule("tag", ["onTag"], ["tag"], .ratio(5.5)),
        try SmallSystem.rule("hint", ["hint"], ["night", "day"], .ratio(3)),
      ],
      locked: ["raw.ink", "raw.white"])
    #expect(plan.changes.isEmpty)
    let way = try #require(plan.conflicts.first?.ways.first)
    #expect(way.kind == .split && way.token == "hint" && way.target == nil)
    #expect(way.color.hex8 == "#696969")
    #expect(way.mended == 1 && way.broken == 0)
  }

  @Test func whereNothingCanMoveAWaiverIsTheWayOut() throws {
    let plan = try plan(
      [("text", "#777777"), ("page", "#888888")], [try SmallSystem.rule("r", ["text"], ["page"])], locked: ["*"])
    let conflict = try #require(plan.conflicts.first)
    #expect(conflict.ways.map(\.kind) == [.waiver])
    #expect(conflict.ways.first?.target == "page")
  }

  /// The range of misses is the one that a trial of each color finds.
  @Test func stretchesOfLuminanceAreWhatTrialsFind() throws {
    let levels = (0...255).map { RandomSystem.gray($0 &* 97 % 256) }
    let candidates = levels.map { MendCandidate($0, difference: 0, displays: [.srgb, .displayP3], mapping: .clip) }
    let lights = MendLights(candidates)
    #expect(lights.isUniform)
    for facing in stride(from: 0, through: 255, by: 15) {
      let luminance = RandomSystem.luminances[facing]
      for required in [1, 1.7, 3, 4.5, 7, 21, 22] {
        let missed = Set(lights.misses(required, to: luminance).map { lights.order[$0] })
        let tried = candidates.indices.filter { WCAG.ratio(WCAG.luminance(levels[$0]), luminance) < required }
        #expect(missed == Set(tried), "\(facing) \(required)")
      }
    }
  }

  @Test func theLastPairIsOfferedWhereItCostsTooMuch() throws {
    let tokens = [
      ("raw.grey", "#757575"), ("text", "{raw.grey}"), ("a", "#f6f6f6"), ("b", "#f7f7f7"), ("c", "#b0b0b0"),
    ]
    let rules = [try SmallSystem.rule("r", ["text"], ["a", "b", "c"])]
    let plan = try plan(tokens, rules)
    #expect(plan.remaining == 1)
    #expect(plan.offers.map(\.pairs) == [1])
    let whole = try self.plan(tokens, rules, worth: 1)
    #expect(whole.remaining == 0)
    #expect(whole.offers.isEmpty)
  }

  /// The light gray could move. The middle one moves less, once the dark one makes room for it, which it does for another pair.
  @Test func aChangeOfOnePartMakesRoomForASmallerMoveOfAnother() throws {
    let plan = try plan(
      [
        ("raw.light", "#f4f4f4"), ("raw.middle", "#929292"), ("raw.dark", "#434343"), ("raw.pale", "#a1a1a1"),
        ("title", "{raw.light}"), ("band", "{raw.middle}"), ("ink", "{raw.dark}"), ("note", "{raw.pale}"),
      ],
      [
        try SmallSystem.rule("title", ["title"], ["band"], .ratio(3)),
        try SmallSystem.rule("ink", ["ink"], ["band"], .ratio(3)),
        try SmallSystem.rule("note", ["note"], ["ink"], .ratio(4.5)),
      ], locked: ["raw.pale"])
    #expect(plan.changes.map(\.name).sorted() == ["raw.dark", "raw.middle"])
    #expect(plan.changes.first { $0.name == "raw.middle" }?.after.hex8 == "#8D8D8D")
    #expect(plan.remaining == 0)
  }

  /// The far move that pays for the last pair needs room. Without that move, nothing else changes.
  @Test func whatOnlyMadeRoomForAMoveTakenBackDoesNotChange() throws {
    let tokens = [
      ("raw.middle", "#979797"), ("raw.dark", "#454545"), ("raw.white", "#ffffff"), ("raw.pale", "#d0d0d0"),
      ("band", "{raw.middle}"), ("ink", "{raw.dark}"), ("title", "{raw.white}"), ("other", "{raw.white}"),
      ("hint", "{raw.pale}"),
    ]
    let rules = [
      try SmallSystem.rule("title", ["title"], ["band"], .ratio(3)),
      try SmallSystem.rule("hint", ["hint"], ["band"], .ratio(3)),
      try SmallSystem.rule("ink", ["ink"], ["band"], .ratio(3)),
    ]
    let locked = ["raw.white", "raw.pale"]
    let whole = try plan(tokens, rules, worth: 1, locked: locked)
    #expect(whole.changes.map(\.name).sorted() == ["raw.dark", "raw.middle"])
    #expect(whole.remaining == 0)
    let worthwhile = try plan(tokens, rules, locked: locked)
    #expect(worthwhile.changes.map(\.name) == ["raw.middle"])
    #expect(worthwhile.offers.map(\.pairs) == [1])
    #expect(worthwhile.remaining == 1)
  }

  @Test func stepsKeepTheOrderOfTheirRamp() throws {
    let plan = try plan(
      [
        ("raw.grey40", "#6a6a6a"), ("raw.grey50", "#808080"), ("raw.grey60", "#999999"), ("text", "{raw.grey60}"),
        ("low", "{raw.grey40}"), ("mid", "{raw.grey50}"), ("page", "#ffffff"),
      ],
      [try SmallSystem.rule("r", ["text"], ["page"])])
    // A color that passes is darker than the next step down.
    #expect(plan.changes.isEmpty)
    #expect(plan.remaining == 1)
  }

  @Test func translucentTextIsJudgedWithItsOwnOpacity() throws {
    let plan = try plan(
      [("text", "#000000a0"), ("page", "#808080"), ("title", "#000000")],
      [try SmallSystem.rule("r", ["text"], ["page"], .ratio(4)), try SmallSystem.rule("t", ["title"], ["page"])])
    #expect(plan.remaining == 0)
    for change in plan.changes { #expect(change.after.alpha == change.before.alpha) }
  }

  @Test func nothingFailingIsNothingToMend() throws {
    let plan = try plan([("text", "#000"), ("page", "#fff")], [try SmallSystem.rule("r", ["text"], ["page"])])
    #expect(plan.changes.isEmpty && plan.failing == 0 && plan.remaining == 0)
  }

  @Test func aSearchThatIsOutOfTimeSaysSo() throws {
    let run = try RandomSystem(seed: 5).run()
    let plan = Mender(run) { true }.plan()
    let whole = Mender(run).plan()
    #expect(plan.endedEarly && !whole.endedEarly)
    #expect(plan.mended <= whole.mended)
    #expect(plan.remaining + plan.mended == plan.failing)
  }

  /// A plan that the check of another rule refuses is tried again without the change that mends least.
  @Test func coloursThatWouldBecomeAlikeLeaveTheRestOfThePlan() throws {
    // One gets darker and the other lighter, until they are nearly the same.
    let tokens = [
      ("raw.high", "#a8a8a8"), ("raw.low", "#5a5a5a"), ("raw.blue", "#5599ff"), ("high", "{raw.high}"),
      ("low", "{raw.low}"), ("hint", "{raw.blue}"), ("page", "#ffffff"), ("card", "#fdfdfd"), ("night", "#1e1e1e"),
    ]
    var plan = Plan(rules: [
      try SmallSystem.rule("high", ["high"], ["page", "card"]), try SmallSystem.rule("low", ["low"], ["night"]),
      try SmallSystem.rule("hint", ["hint"], ["page"]),
    ])
    plan.mend.locked = ["page", "card", "night"]
    let options = AuditOptions(tool: SmallSystem.tool, infersRules: false)
    let free = Mender(Auditor.run(try SmallSystem.make(tokens), plan: plan, options: options)).plan()
    #expect(free.changes.map(\.name).sorted() == ["raw.blue", "raw.high", "raw.low"])
    #expect(free.remaining == 0 && free.optimality == .provenFewest)
    plan.distinguishRules = [
      DistinguishRule(
        id: "apart", tokens: [try TokenSelector("high"), try TokenSelector("low")], threshold: 0.085)
    ]
    let kept = Mender(Auditor.run(try SmallSystem.make(tokens), plan: plan, options: options)).plan()
    #expect(kept.changes.map(\.name).sorted() == ["raw.blue", "raw.high"])
    #expect(kept.mended == 3 && kept.remaining == 1)
    #expect(kept.optimality == .bestFound(atLeast: 2))
    #expect(kept.asides.contains { $0.name == "raw.low" && $0.reason == .refused && $0.mended == 1 })
  }

  @Test func adviceThatIsNotPlannedIsToldWithTheReason() throws {
    let opacity = try plan(
      [("text", "#00000066"), ("page", "#ffffff")], [try SmallSystem.rule("r", ["text"], ["page"])], locked: ["page"])
    #expect(opacity.remaining == 1)
    #expect(opacity.asides.map(\.name) == ["text"] && opacity.asides.map(\.reason) == [.opacity])
    let locked = try plan(
      [("raw.grey", "#999999"), ("text", "{raw.grey}"), ("page", "#ffffff")],
      [try SmallSystem.rule("r", ["text"], ["page"])], locked: ["raw.grey", "page"])
    #expect(locked.asides.map(\.reason) == [.locked] && locked.asides.map(\.name) == ["raw.grey"])
    let order = try plan(
      [
        ("raw.grey40", "#6a6a6a"), ("raw.grey50", "#808080"), ("raw.grey60", "#999999"), ("text", "{raw.grey60}"),
        ("low", "{raw.grey40}"), ("mid", "{raw.grey50}"), ("page", "#ffffff"),
      ],
      [try SmallSystem.rule("r", ["text"], ["page"])])
    #expect(order.asides.contains { $0.name == "raw.grey60" && $0.reason == .order })
  }

  // MARK: Aliases

  /// White text needs the gray to be dark, and text at night needs it to be light.
  private func torn(
    nights: Int, mid: String = "raw.mid", step: (String, String) = ("raw.light", "#a0a0a0")
  ) throws -> AuditRun {
    var tokens = [
      (mid, "#777777"), step, ("raw.brand", "#a08000"), ("raw.white", "#ffffff"),
      ("raw.ink", "#1e1e1e"), ("tag", "{\(mid)}"), ("onTag", "{raw.white}"), ("hint", "{\(mid)}"),
    ]
    for night in 0..<nights { tokens.append(("night\(night)x", "{raw.ink}")) }
    var plan = Plan(rules: [
      try SmallSystem.rule("tag", ["onTag"], ["tag"], .ratio(4.4)), try SmallSystem.rule("hint", ["hint"], ["night*"]),
    ])
    plan.mend = MendSettings(locked: ["raw.ink", "raw.white"])
    return Auditor.run(
      try SmallSystem.make(tokens), plan: plan, options: AuditOptions(tool: SmallSystem.tool, infersRules: false))
  }

  @Test func anAliasPointsElsewhereWhereNoRawColorCanMend() throws {
    let plan = Mender(try torn(nights: 6)).plan()
    let change = try #require(plan.changes.first)
    #expect(plan.changes.count == 1 && plan.remaining == 0 && plan.mended == 6)
    #expect(change.kind == .alias && change.name == "hint" && change.mended == 6)
    #expect(change.target == MendPlan.Change.Target(before: "raw.mid", after: "raw.light"))
    #expect(change.looks.allSatisfy { $0.after >= $0.required && $0.colorsAfter.foreground.hex8 == "#A0A0A0" })
    #expect(plan.remains.isEmpty && plan.conflicts.isEmpty)
  }

  @Test func anAliasThatIsNotWorthItIsAWayOutUntilItIsAskedFor() throws {
    let run = try torn(nights: 2)
    let plan = Mender(run).plan()
    #expect(plan.changes.isEmpty && plan.remaining == 2)
    let way = try #require(plan.conflicts.first?.ways.first)
    #expect(way.kind == .step && way.token == "hint" && way.target == "raw.light" && way.mended == 2)
    let asked = Mender(run, added: ["hint"]).plan()
    #expect(asked.changes.map(\.name) == ["hint"] && asked.remaining == 0)
    #expect(Mender(run, added: ["tag"]).plan().changes.isEmpty)
  }

  /// A plan that names a way out to a far step, which it would never take by itself, takes it once it is asked for.
  @Test func anyWayOutCanBeAdded() throws {
    let run = try torn(nights: 2, mid: "raw.gray500", step: ("raw.gray50", "#f5f5f5"))
    let plan = Mender(run).plan()
    let way = try #require(plan.conflicts.first?.ways.first { $0.kind == .step && $0.token == "hint" })
    #expect(plan.changes.isEmpty && way.broken == 0)
    let asked = Mender(run, added: ["hint"]).plan()
    let change = try #require(asked.changes.first)
    #expect(change.kind == .alias && change.name == "hint" && change.target?.after == way.target)
    #expect(change.mended == way.mended && asked.remaining == 0 && asked.conflicts.isEmpty)
  }

  @Test func aLockedTokenKeepsItsAlias() throws {
    var run = try torn(nights: 6)
    var plan = run.auditor.plan
    plan.mend.locked.append("hint")
    run = Auditor.run(run.system, plan: plan, options: AuditOptions(tool: SmallSystem.tool, infersRules: false))
    #expect(Mender(run).plan().changes.isEmpty)
  }

  // MARK: Advice

  /// When a plan uses another value than an audit recommends for the color alone, it reports that value too.
  @Test func aPlanTellsOfTheAdviceThatItDoesNotFollow() throws {
    // Alone, the gray would become white on its surface and break the badge; together with the badge's text it needs less.
    let tokens = [
      ("raw.mid", "#8a8a8a"), ("raw.soft", "#707070"), ("raw.ink", "#1e1e1e"), ("hint", "{raw.mid}"),
      ("night", "{raw.ink}"), ("badge", "{raw.soft}"), ("onBadge", "{raw.mid}"),
    ]
    let rules = [
      try SmallSystem.rule("hint", ["hint"], ["night"], .ratio(5)),
      try SmallSystem.rule("badge", ["onBadge"], ["badge"], .ratio(3)),
    ]
    var plan = Plan(rules: rules)
    plan.mend = MendSettings(pairWorth: 1, locked: ["raw.ink"])
    let run = Auditor.run(
      try SmallSystem.make(tokens), plan: plan, options: AuditOptions(tool: SmallSystem.tool, infersRules: false))
    let mend = Mender(run).plan()
    #expect(mend.remaining == 0)
    let recommended = Dictionary(
      uniqueKeysWithValues: run.head.causes.compactMap { cause in
        cause.recommendation(of: 0).map { (cause.name, $0.color.eightBits) }
      })
    #expect(!mend.changes.isEmpty)
    for change in mend.changes {
      guard let shown = recommended[change.name] else { continue }
      #expect(change.advised.map(\.color.eightBits) ?? change.after.eightBits == shown, "\(change.name)")
    }
  }

  /// A system that is too large to search completely is improved piece by piece, and ends no worse than it began.
  @Test func whatIsTooLargeIsBetteredPieceByPiece() throws {
    var tokens: [(String, String)] = []
    var rules: [PairRule] = []
    // A ring: each gray lies on the next one, and many of them are too similar.
    let grays = (0..<36).map { ($0 * 37 + $0 % 3 * 5) % 90 + 90 }
    for (index, gray) in grays.enumerated() {
      let byte = String(gray, radix: 16)
      tokens.append(("raw.c\(index)x", "#\(byte)\(byte)\(byte)"))
      tokens.append(("t\(index)x", "{raw.c\(index)x}"))
    }
    for index in grays.indices {
      rules.append(
        try SmallSystem.rule("r\(index)", ["t\(index)x"], ["t\((index + 1) % grays.count)x"], .ratio(1.8)))
    }
    var plan = Plan(rules: rules)
    plan.mend = MendSettings(pairWorth: 1)
    let run = Auditor.run(
      try SmallSystem.make(tokens), plan: plan, options: AuditOptions(tool: SmallSystem.tool, infersRules: false))
    let mender = Mender(run)
    let recommender = mender.recommender
    let tables = MendTables(mender.model, locked: []) { recommender.shades(of: $0) }
    let failing = mender.model.looks.indices.filter { mender.model.looks[$0].isFailing }.map { Int32($0) }
    #expect(failing.count > 8)
    var greedy = MendGreedy(tables)
    let first = greedy.plan(failing) { false }
    let effort = MendEffort(20_000_000) { false }
    let refined = MendRefinement(tables: tables, looks: failing, effort: effort).refined(first)
    let remaining = { (changes: [Int32: MendCandidate]) in
      failing.count { mender.model.ratio(of: mender.model.looks[Int($0)]) { changes[$0] } < 1.8 }
    }
    #expect((remaining(refined), refined.count) <= (remaining(first), first.count))
    for look in mender.model.looks { #expect(look.isKept(at: mender.model.ratio(of: look) { refined[$0] })) }
    #expect(mender.plan().remaining <= remaining(refined))
    // Without any effort left, the plan stays as it is.
    let spent = MendRefinement(tables: tables, looks: failing, effort: MendEffort(0) { false }).refined(first)
    #expect(spent.mapValues(\.color) == first.mapValues(\.color))
  }
}
