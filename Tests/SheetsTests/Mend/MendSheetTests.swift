import Audit
import ColorScience
import RealSystems
import Testing
import Wording

@testable import Sheets

/// The picture of a plan shows what the plan says, inside its margins.
@Suite struct MendSheetTests {
  static let firefox = Result {
    Mender(
      Auditor.run(
        try FirefoxSystem.load(), plan: try FirefoxPlan.team(),
        options: AuditOptions(
          tool: ToolStamp(name: "legible", version: "1.0.0", configDigest: ""), suggestions: .none))
    ).plan()
  }

  private func texts(_ drawing: Drawing) -> [(text: String, style: TextStyle, x: Double, baseline: Double)] {
    drawing.commands.compactMap { command in
      if case .text(let text, let style, let x, let baseline, _) = command { (text, style, x, baseline) } else { nil }
    }
  }

  @Test func everyChangeHasARow() throws {
    let plan = try Self.firefox.get()
    let engine = try TextEngine(fonts: .standard)
    let sheet = MendSheet(plan: plan, paper: .day, width: Measures.width)
    let drawing = sheet.drawing(with: engine)
    let texts = texts(drawing)
    #expect(plan.changes.count > 3)
    #expect(texts.contains { $0.text == MendWords(plan: plan).headline + "." })
    var last = 0.0
    for change in plan.changes.prefix(MendSheet.rowLimit) {
      let shown = VisibleName.isolated(engine.fitted(change.name, .head, width: 330))
      let row = try #require(
        texts.first { $0.style == .head && $0.text == shown && $0.baseline > last }, "\(change.name)")
      last = row.baseline
      #expect(texts.contains { $0.style == .largeRatio && $0.text == "\(change.mended)" && $0.baseline == last + 1 })
    }
    for text in texts {
      #expect(text.x >= Measures.margin - 0.5, "\(text.text)")
      #expect(text.x + engine.width(text.text, text.style) <= Measures.width - Measures.margin + 0.5, "\(text.text)")
      #expect(text.baseline < drawing.height)
    }
    let swatches = drawing.commands.compactMap { command -> Paint? in
      if case .fill(let rect, let paint) = command, rect.x == 76, rect.width == 64 { paint } else { nil }
    }
    let shown = plan.changes.prefix(MendSheet.rowLimit).filter { $0.before.alpha >= 1 }
    #expect(Array(swatches.prefix(shown.count)) == shown.map { .color($0.before) })
    let words = sheet.altText.text
    #expect(words.hasPrefix("Mend of "))
    #expect(words.contains(MendWords(plan: plan).headline))
    #expect(words.contains(plan.changes[0].name))
  }

  /// A color of 60 brands is one row with its sum, not a page of rows.
  @Test func aColorThatEachThemeDefinesIsOneRow() throws {
    var plan = try Self.firefox.get()
    let (first, second) = (plan.changes[0], plan.changes[1])
    plan.changes = [first]
    for theme in 0..<60 {
      var change = second
      change.name = "brandPrimary"
      change.mended = 2
      change.themes = ["brand-\(theme)"]
      plan.changes.append(change)
    }
    // With few themes, each change has a row.
    #expect(MendRow.rows(of: plan).count == plan.changes.count)
    plan.themes = 60
    let rows = MendRow.rows(of: plan)
    #expect(rows.map(\.changes.count) == (first.mended >= 120 ? [1, 60] : [60, 1]))
    #expect(rows.map(\.mended).reduce(0, +) == plan.changes.map(\.mended).reduce(0, +))
    let engine = try TextEngine(fonts: .standard)
    let drawing = MendSheet(plan: plan, paper: .day, width: Measures.width).drawing(with: engine)
    let texts = texts(drawing).map(\.text)
    #expect(texts.count { $0 == "brandPrimary" } == 1)
    #expect(texts.contains("120") && texts.contains("60 values in 60 themes"))
    #expect(texts.contains("40 of 60; now above, changed below"))
    let placed = SheetLayoutTests.texts(drawing, engine)
    #expect(SheetLayoutTests.overlaps(placed).isEmpty)
    #expect(placed.allSatisfy { $0.box.right <= Measures.width - Measures.margin + 0.5 })
  }

  @Test func whatRemainsIsShownWithItsLightness() throws {
    var plan = try Self.firefox.get()
    let conflict = try #require(plan.conflicts.first)
    plan.conflicts = [conflict]
    let engine = try TextEngine(fonts: .standard)
    let texts = texts(MendSheet(plan: plan, paper: .night, width: Measures.width).drawing(with: engine))
    #expect(texts.contains { $0.text == "What remains" })
    for look in conflict.looks.prefix(2) {
      let shown = VisibleName.isolated(engine.fitted(look.foreground, .tokenName, width: 184))
      #expect(texts.contains { $0.text == shown }, "\(look.foreground)")
    }
    plan.conflicts = []
    let bare = self.texts(MendSheet(plan: plan, paper: .day, width: Measures.width).drawing(with: engine))
    #expect(!bare.contains { $0.text == "What remains" })
  }

  @Test func wherePairsAllPassThereIsNoSheet() throws {
    var plan = try Self.firefox.get()
    let settings = AuditSettings(displays: [.srgb], mapping: .clip, gamutTolerance: 0.0001, failOn: [])
    #expect(SheetRenderer(plan, settings: settings).jobs.map(\.name) == ["mend"])
    plan.failing = 0
    #expect(SheetRenderer(plan, settings: settings).jobs.isEmpty)
  }

  @Test func movesAreToldByTheirChannels() throws {
    var change = try #require(try Self.firefox.get().changes.first)
    change.before = try Color(css: "oklch(0.5 0.1 300)")
    change.after = try Color(css: "oklch(0.62 0.1 300.4)")
    #expect(MendWords.channels(change) == "L 0.500 to 0.620, C kept, h kept")
    change.after = try Color(css: "oklch(0.62 0.05 310)")
    #expect(MendWords.channels(change) == "L 0.500 to 0.620, C 0.100 to 0.050, h 300 to 310")
    change.after = change.before
    change.after.alpha = 0.5
    #expect(MendWords.channels(change) == "alpha 100% to 50%")
  }
}
