import Audit
import ColorScience
import Testing

@testable import Sheets

/// What sheets say is true of what they show.
@Suite struct SheetWordsTests {
  private func drawings(_ report: AuditReport, _ options: SheetOptions = SheetOptions()) throws -> [(
    job: SheetJob, words: String
  )] {
    let engine = try TextEngine(fonts: .standard)
    return SheetRenderer(report, options: options).jobs.map { job in
      (job, SheetLayoutTests.texts(job.compose(engine).drawing, engine).map(\.text).joined(separator: " "))
    }
  }

  /// Returns many themes with more failures than fit on a sheet.
  private static func piles(_ themes: Int) -> AuditReport {
    var builder = ReportBuilder(system: "Piles")
    let rule = builder.rule("text", .aaText, .text)
    for theme in 0..<themes {
      let variant = builder.variant("theme-\(theme)", [], canvas: Fixtures.hex("#FFFFFF"))
      for back in 0..<8 {
        builder.set("color.surface.\(back)", in: variant, .color(Color(.srgb, 1, 1, 1 - Double(back + theme) / 100)))
      }
      for front in 0..<12 {
        let name = "color.text.t\(front)"
        builder.set(name, in: variant, .color(Color(.srgb, 0.7, 0.7, 0.7 - Double(front + theme) / 100)))
        for back in 0..<8 { builder.judge(rule, name, on: "color.surface.\(back)", in: variant) }
      }
    }
    builder.findCauses()
    builder.tally()
    return builder.report
  }

  private static let many = piles(13)
  private static let few = piles(2)

  /// `sheet 1 of 12` promises eleven others.
  @Test func everySheetThatIsCountedIsThere() throws {
    for report in [Self.many, Self.few, try Fixtures.ouds().report] {
      var promised: [String: Int] = [:]
      var made: [String: Int] = [:]
      for (job, words) in try drawings(report, SheetOptions(kinds: SheetKind.all)) {
        made[job.title, default: 0] += 1
        guard let match = words.firstMatch(of: #/, sheet \d+ of (\d+)/#) else { continue }
        promised[job.title] = Int(match.1)
      }
      // Only the palettes of a theme's variants share a title.
      for (title, count) in promised { #expect(made[title] == count, "\(title)") }
    }
  }

  @Test func aSetOfManyThemesShowsMoreThanOne() throws {
    let jobs = SheetRenderer(Self.many, options: SheetOptions(kinds: SheetKind.all)).jobs
    for kind in [SheetKind.failures, .matrix] {
      #expect(Set(jobs.filter { $0.kind == kind }.map(\.title)).count >= 3, "\(kind)")
    }
  }

  @Test func captionsAreOfWhatIsShown() throws {
    for report in [Self.few, SummarySheetTests.unjudged(), try Fixtures.ouds().report] {
      for (job, words) in try drawings(report, SheetOptions(themes: ["theme-0", "Catalog", "Orange*"])) {
        if job.kind == .palette {
          let hasAliases = report.variants.contains { $0.colors.contains { $0.chain.count > 1 } }
          #expect(hasAliases || !words.contains("it comes from") && !words.contains("unused"), "\(job.name)")
        }
        #expect(!words.contains("0.400"), "\(job.name)")
        let hasAlpha = report.variants.contains { variant in
          variant.colors.contains { if case .color(let color) = $0.state { color.alpha < 1 } else { true } }
        }
        #expect(hasAlpha || !words.contains("Alpha is blended"), "\(job.name)")
      }
    }
  }

  /// The sentence of a palette counts what its sections contain.
  @Test func thePaletteCountsItsRampsAsColours() throws {
    var builder = ReportBuilder(system: "Steps")
    let variant = builder.variant("A")
    for step in [50, 100, 200] {
      _ = builder.token("palette.gray.\(step)", .raw)
      builder.set("palette.gray.\(step)", in: variant, .color(.gray(UInt8(step))))
    }
    // Nothing uses it, so only its name says that it is a step.
    builder.set("palette.gray.250", in: variant, .color(.gray(250)))
    builder.set("text", in: variant, .color(.gray(50)), chain: ["palette.gray.50"])
    let words = try #require(try drawings(builder.report, SheetOptions(kinds: [.palette])).first).words
    #expect(
      words.contains("The one semantic token outside the ramps has a value.")
        && words.contains("All 4 raw colours lie inside sRGB."))
    #expect(words.contains("4 colours"))
  }

  @Test func oneFailureIsNotAllOfThem() throws {
    var builder = ReportBuilder(system: "One")
    let variant = builder.variant("A", [], canvas: Fixtures.hex("#FFFFFF"))
    builder.set("page", in: variant, .color(Fixtures.hex("#FFFFFF")))
    builder.set("link", in: variant, .color(Fixtures.hex("#999999")))
    builder.judge(builder.rule("text", .aaText, .text), "link", on: "page", in: variant)
    builder.findCauses()
    builder.tally()
    let words = try #require(try drawings(builder.report, SheetOptions(kinds: [.summary])).first).words
    #expect(words.contains("One colour causes it: link."))
    // Its token is the color itself, whose name is above.
    #expect(words.components(separatedBy: "link").count == 4, "\(words)")
  }

  /// Causes with larger counts come first, and none has a larger count than it has pairs.
  @Test func changesFallInTheirCounts() throws {
    var report = Self.few
    for cause in report.causes.indices {
      report.causes[cause].fixes = report.causes[cause].fixes.map { fix in
        var fix = fix
        fix.mended = cause * 40
        return fix
      }
    }
    let index = ReportIndex(report)
    let (shown, rest) = SummaryContent.shownCauses(index)
    #expect(shown.count + rest.count == report.causes.count)
    let counts = shown.map { $0.row.count ?? 0 }
    #expect(counts == counts.sorted(by: >), "\(counts)")
    #expect(shown.allSatisfy { ($0.row.count ?? 0) <= $0.cause.pairs.count })
  }

  @Test func aNumberStaysWithItsNoun() {
    #expect(Prose.words("1 theme, 8 variants, 1 rule.") == ["1 theme,", "8 variants,", "1 rule."])
    #expect(
      Prose.words("WCAG 2.2, criteria 1.4.3 and 1.4.11.") == ["WCAG", "2.2,", "criteria", "1.4.3", "and", "1.4.11."])
  }

  @Test func theIndexEndsAtTheMargin() {
    let last = ThemeIndexSheet.span(ThemeIndexSheet.columns - 1)
    #expect(last.x + last.width == Measures.width - Measures.margin)
  }
}

/// The names of variants and tokens on sheets.
@Suite struct SheetNamesTests {
  @Test func variantsTellWhatTheirDefaultsDoNot() {
    var builder = ReportBuilder(system: "Axes")
    for mode in ["light", "dark"] {
      for contrast in ["standard", "high"] {
        for gamut in ["srgb", "display-p3"] {
          _ = builder.variant("One", [("mode", mode), ("contrast", contrast), ("gamut", gamut)])
        }
      }
    }
    let index = ReportIndex(builder.report)
    let names = builder.report.variants.indices.map { index.tableName($0) }
    #expect(
      names.prefix(4) == ["light", "light, Display P3", "light, high contrast", "light, high contrast, Display P3"])
    #expect(Set(names).count == 8)
    // Without a mode, the default has a name as well.
    var other = ReportBuilder(system: "Contrast")
    for contrast in ["standard", "more"] { _ = other.variant("One", [("contrast", contrast)]) }
    let contrasts = ReportIndex(other.report)
    #expect(other.report.variants.indices.map { contrasts.tableName($0) } == ["standard contrast", "more contrast"])
  }

  @Test func namesThatDifferInTheMiddleStayApart() throws {
    let engine = try TextEngine(fonts: .standard)
    var builder = ReportBuilder(system: "Long")
    let variant = builder.variant("A", [], canvas: Fixtures.hex("#FFFFFF"))
    let rule = builder.rule("text", .aaText, .text)
    builder.set("page", in: variant, .color(Fixtures.hex("#FFFFFF")))
    let names = ["chip.colorContentSelectedDisabled", "chip.colorContentUnselectedDisabled", "other.text"]
    for (number, name) in names.enumerated() {
      builder.set(name, in: variant, .color(.gray(UInt8(150 + number * 20))))
      builder.judge(rule, name, on: "page", in: variant)
    }
    builder.findCauses()
    builder.tally()
    for job in SheetRenderer(builder.report, options: SheetOptions(kinds: SheetKind.all)).jobs where job.kind != .vision
    {
      let texts = SheetLayoutTests.texts(job.compose(engine).drawing, engine).map(\.text)
      #expect(!texts.contains { $0.contains("…") && $0.contains("abled") }, "\(job.name): \(texts)")
    }
  }

  /// A rule for icons, borders and focus rings shows each as what it is. A rule's own sample applies to one kind.
  @Test func everyTokenOfAMixedRuleIsShownAsWhatItIs() {
    var builder = ReportBuilder(system: "Graphics")
    let variant = builder.variant("A", [], canvas: Fixtures.hex("#FFFFFF"))
    let (mixed, plain) = (builder.rule("graphics", .nonText, .focus), builder.rule("icons", .nonText, .border))
    builder.set("page", in: variant, .color(Fixtures.hex("#FFFFFF")))
    let samples: [(String, SampleKind)] = [
      ("icon.default", .icon), ("border.control", .border), ("focus.ring", .focus), ("accent", .focus),
    ]
    for (name, _) in samples {
      builder.set(name, in: variant, .color(.gray(80)))
      builder.judge(mixed, name, on: "page", in: variant)
    }
    builder.judge(plain, "icon.default", on: "page", in: variant)
    let index = ReportIndex(builder.report)
    #expect(builder.report.pairs.prefix(4).map { index.sample(of: $0) } == samples.map(\.1))
    #expect(index.sample(of: builder.report.pairs[4]) == .border)
  }
}
