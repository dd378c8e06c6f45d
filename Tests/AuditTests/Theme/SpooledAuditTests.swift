import Synchronization
import Testing
import ThemeModel

@testable import Audit

/// A spool in memory that takes everything and counts.
private final class CountingSpool: ByteSpool {
  private final class Room: Sendable {
    nonisolated(unsafe) let bytes: UnsafeMutableRawBufferPointer

    init(_ given: UnsafeRawBufferPointer, alignment: Int) {
      bytes = .allocate(byteCount: given.count, alignment: alignment)
      bytes.copyMemory(from: given)
    }

    deinit { bytes.deallocate() }
  }

  let kept = Atomic(0)
  let rests = Atomic(0)

  func keep(_ bytes: UnsafeRawBufferPointer, alignment: Int) -> SpooledBytes? {
    kept.add(bytes.count, ordering: .relaxed)
    let room = Room(bytes, alignment: alignment)
    return SpooledBytes(UnsafeRawBufferPointer(room.bytes), keptBy: room)
  }

  func rest() { rests.add(1, ordering: .relaxed) }
}

@Suite struct SpooledAuditTests {
  private static let count = 150

  private static func system() throws -> ThemeSystem {
    ThemeSystem(
      name: "Small",
      themes: try (0..<count).map { number in
        let shade = String(format: number)
        return try SmallSystem.theme(
          "T\(number)",
          [
            ("raw.gray", "#\(shade)\(shade)\(shade)"), ("text.a", "{raw.gray}"), ("text.b", "#777"),
            ("text.veil", "#00000080"), ("text.shine", "#fff #000"), ("surface.base", "#fff"),
            ("surface.card", "{raw.gray}"),
          ])
      })
  }

  private static func run(_ spool: (any ByteSpool)?, baseline: Baseline? = nil) throws -> AuditRun {
    var plan = Plan()
    plan.rules = [try SmallSystem.rule("body", ["text.*"], ["surface.*"])]
    return Auditor.run(
      try system(), plan: plan, options: AuditOptions(tool: SmallSystem.tool, baseline: baseline, spool: spool))
  }

  @Test func theReportIsTheSame() throws {
    let plain = try Self.run(nil)
    let spooled = try Self.run(CountingSpool())
    #expect(spooled.report() == plain.report())
    #expect(spooled.notableReport() == plain.notableReport())
    #expect(spooled.findings == plain.findings)
  }

  @Test func whatABaselineKnowsIsTheSame() throws {
    let accepted = Baseline(accepting: try Self.run(nil).report(), name: "baseline.json")
    let plain = try Self.run(nil, baseline: accepted)
    let spooled = try Self.run(CountingSpool(), baseline: accepted)
    #expect(spooled.report() == plain.report())
    #expect(plain.report().pairs.contains { $0.change?.kind == .known })
  }

  /// What is large of a theme is in the spool, so that memory does not grow with the number of themes.
  @Test func nothingLargeStaysInMemory() throws {
    let spool = CountingSpool()
    let run = try Self.run(spool)
    #expect(run.audits.count == Self.count)
    #expect(run.audits.allSatisfy { $0.bytesInMemory == 0 })
    #expect(try Self.run(nil).audits.allSatisfy { $0.bytesInMemory > 0 })
    let judged = run.head.totals.judged
    #expect(spool.kept.load(ordering: .relaxed) > judged * 9)
  }

  @Test func theSpoolRestsWhileThemesAreWalked() throws {
    let spool = CountingSpool()
    let run = try Self.run(spool)
    let before = spool.rests.load(ordering: .relaxed)
    for theme in 0..<run.themeCount { _ = run.pairs(ofTheme: theme) }
    #expect(spool.rests.load(ordering: .relaxed) - before >= 2)
  }
}

extension String {
  /// Two hex digits.
  fileprivate init(format number: Int) {
    let digits = String(number, radix: 16)
    self = digits.count < 2 ? "0" + digits : digits
  }
}
