import Audit
import ColorScience
import Synchronization
import Testing

@testable import Sheets

@Suite struct SheetRendererTests {
  @Test func aSetIsTheSameOnOneWorkerAndOnTwo() throws {
    let report = try Fixtures.firefox().report
    func set(_ workers: Int) throws -> [String: SheetFile] {
      let files = Mutex<[String: SheetFile]>([:])
      _ = try SheetRenderer(report, options: SheetOptions(scale: 1, workers: workers)).render { file in
        files.withLock { $0[file.name] = file }
      }
      return files.withLock { $0 }
    }
    let one = try set(1)
    #expect(one.count > 5)
    #expect(try set(2) == one)
  }

  private struct Full: Error, Equatable {}

  @Test func theFirstRefusalEndsTheWork() throws {
    let renderer = SheetRenderer(try Fixtures.firefox().report, options: SheetOptions(scale: 1))
    let delivered = Mutex(0)
    #expect(throws: SheetRenderer.Stop<Full>.delivery(Full())) {
      _ = try renderer.render { (_: SheetFile) throws(Full) in
        let count = delivered.withLock { count in
          count += 1
          return count
        }
        if count == 3 { throw Full() }
      }
    }
    #expect(delivered.withLock { $0 } == 3)
  }

  @Test func noTokensStillMakeSheets() throws {
    var builder = ReportBuilder(system: "Nothing")
    _ = builder.variant("Empty")
    let renderer = SheetRenderer(builder.report)
    #expect(Set(renderer.jobs.map(\.kind)) == [.palette])
    _ = try renderer.render { file in
      #expect(file.text.contains("No "))
      #expect(file.png.count > 500)
    }
    #expect(
      SheetRenderer(AuditReport(tool: builder.report.tool, system: "", settings: builder.report.settings)).jobs.isEmpty)
  }

  @Test func hostileNamesMakeSheetsAndSafeFiles() throws {
    let renderer = SheetRenderer(try Fixtures.hostile().report, options: SheetOptions(scale: 1))
    #expect(Set(renderer.jobs.map(\.name)).count == renderer.jobs.count)
    for job in renderer.jobs {
      #expect(!job.name.contains("/") && !job.name.contains("\\") && !job.name.contains("\n"))
      #expect(!job.name.hasPrefix(".") && job.name.utf8.count < 250)
    }
    _ = try renderer.render { file in
      let lines = file.text.split(separator: "\n")
      #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } })
    }
  }

  /// The words of each sheet say what its own picture shows, and what is elsewhere.
  @Test func wordsForThePictureAreOfItsSheet() throws {
    let report = try Fixtures.firefox().report
    let engine = try TextEngine(fonts: .standard)
    func words(_ kind: SheetKind, _ options: SheetOptions) -> [[String]] {
      SheetRenderer(report, options: options).jobs.filter { $0.kind == kind }.map {
        $0.compose(engine).text.text.split(separator: "\n").map(String.init)
      }
    }
    let sheets = words(.matrix, SheetOptions(themes: ["LightTheme"], columns: 5))
    #expect(sheets.count > 1)
    var listed = 0
    for lines in sheets {
      let counts = try #require(lines.first { $0.contains(" on ") && $0.contains("only measured") })
      let failing = lines.filter { $0.contains(", needs ") }
      listed += failing.count
      let word = failing.count == 1 ? "fails" : "fail"
      #expect(counts.contains(" \(failing.count) \(word)") == !failing.isEmpty, "\(lines)")
      #expect(lines.contains { $0.hasSuffix("on other sheets.") } == (failing.count < 5), "\(lines)")
    }
    #expect(listed == 5)
    let failures = try #require(words(.failures, SheetOptions(themes: ["LightTheme"])).first)
    #expect(failures.contains { $0.contains(" would reach ") }, "\(failures)")
    #expect(failures.contains { $0.contains(" is behind 5 failures.") }, "\(failures)")
    let vision = try #require(words(.vision, SheetOptions(themes: ["LightTheme"])).first)
    #expect(
      vision.contains {
        $0.hasSuffix("as seen with normal vision, protanopia, deuteranopia, tritanopia and achromatopsia.")
      })
  }

  /// A name that consists of contexts of many axes must not be shortened.
  @Test func wordsForThePictureKeepEveryContext() throws {
    var builder = ReportBuilder(system: "Pure black")
    let contexts = [
      "dark", "standard contrast", "base elevation", "display-p3 gamut", "pureBlackDarkMode off", "regular",
    ]
    for suffix in ["", " too"] {
      let choices = contexts.enumerated().map { ("axis\($0)", $1 + suffix) }
      let variant = builder.variant("T", choices, canvas: Fixtures.hex("#FFFFFF"))
      builder.set("text", in: variant, .color(Fixtures.hex("#000000")))
    }
    let jobs = SheetRenderer(builder.report, options: SheetOptions(kinds: [.palette], scale: 1)).jobs
    let text = try #require(jobs.first).compose(TextEngine(fonts: .standard)).text
    #expect(!text.heading.contains("…"), "\(text.heading)")
  }

  @Test func wordsForThePictureAreShort() throws {
    let renderer = SheetRenderer(try Fixtures.hostile().report, options: SheetOptions(scale: 1))
    let engine = try TextEngine(fonts: .standard)
    for job in renderer.jobs where job.kind != .palette {
      for line in job.compose(engine).text.text.split(separator: "\n") { #expect(line.count < 400) }
    }
  }

  @Test func aWarningNamesWhatWouldHelp() {
    #expect(SheetWarning.missingCharacters(["👩"]).description.contains("(Debian: fonts-noto-color-emoji)"))
    #expect(SheetWarning.missingCharacters(["漢"]).description.contains("(Debian: fonts-noto-core, fonts-noto-cjk)"))
  }

  @Test func fiveThousandTokensMakeSheets() throws {
    var builder = ReportBuilder(system: "Large")
    let variant = builder.variant("Large")
    for number in 0..<5000 {
      let path = "group\(number % 40).token\(number)"
      _ = builder.token(path, role: number % 2 == 0 ? "surface" : "text")
      let value = Double(number) / 5000
      builder.set(path, in: variant, .color(Color(.srgb, value, 1 - value, 0.5)))
    }
    let rule = builder.rule("text", .aaText, .text)
    for number in stride(from: 0, to: 100, by: 2) {
      builder.judge(
        rule, "group\((number + 1) % 40).token\(number + 1)", on: "group\(number % 40).token\(number)", in: variant)
    }
    let renderer = SheetRenderer(builder.report, options: SheetOptions(scale: 1))
    #expect(renderer.jobs.count > 40)
    let seen = Mutex(0)
    _ = try renderer.render { _ in seen.withLock { $0 += 1 } }
    #expect(seen.withLock { $0 } == renderer.jobs.count)
  }

  /// Rules that judge every pair of many tokens would make thousands of sheets that nobody opens.
  @Test func aMatrixOfTooManySheetsIsCutAndSaysSo() throws {
    var builder = ReportBuilder(system: "Uneven")
    let (large, small) = (builder.variant("Large"), builder.variant("Small"))
    let rule = builder.rule("text", .aaText, .text)
    let count = 154
    for number in 0..<count {
      for (path, role) in [("surface\(number)", "surface"), ("text\(number)", "text")] {
        _ = builder.token(path, role: role)
        for variant in [large, small] {
          builder.set(path, in: variant, .color(Color(.srgb, Double(number) / Double(count), 0.5, 0.5)))
        }
      }
    }
    for front in 0..<count {
      // Few pairs on the first sheets are judged.
      for back in 0..<count where front >= 14 || back % 5 == 0 {
        builder.judge(rule, "text\(front)", on: "surface\(back)", in: large)
      }
    }
    // A pair on the very last sheet.
    builder.judge(rule, "text\(count - 1)", on: "surface\(count - 1)", in: small)

    let (jobs, warnings) = SheetPlan(builder.report, options: SheetOptions(kinds: [.matrix], scale: 1)).jobs()
    let ofLarge = jobs.filter { $0.name.hasPrefix("Large-") }
    #expect(ofLarge.count == MatrixPages.sheetLimit)
    #expect(jobs.count == ofLarge.count + 1)
    #expect(warnings == [.matrixCut(drawn: jobs.count, of: 11 * 8 + 1)])
    #expect(warnings[0].description.hasSuffix("; “legible sheet --all” draws every one"))

    let engine = try TextEngine(fonts: .standard)
    let (first, last) = (try #require(ofLarge.first).compose(engine), try #require(jobs.last).compose(engine))
    #expect(
      says(
        first.drawing,
        "Not drawn: \(11 * 8 - MatrixPages.sheetLimit) more sheets with no more judged pairs than these."))
    #expect(!first.text.text.contains("only measured"))
    #expect(!says(last.drawing, "Not drawn"))
    // Each failure is on this sheet, on another, or on none.
    let failing = builder.report.pairs.filter { $0.variant == large && $0.verdict == .fail }.count
    let words = first.text.text
    let numbers = [
      #/([\d,]+) fail\b/#, #/([\d,]+) failures are on other sheets\./#,
      #/([\d,]+) failures are only in the report\./#,
    ]
    .compactMap { words.firstMatch(of: $0).flatMap { Int($0.1.filter { $0 != "," }) } }
    #expect(numbers.count == 3 && numbers.reduce(0, +) == failing, "\(words)")
    #expect(!last.text.text.contains("only in the report"))

    let all = SheetPlan(builder.report, options: SheetOptions(kinds: [.matrix], scale: 1, all: true)).jobs()
    #expect(all.warnings.isEmpty)
    #expect(all.jobs.count == 2 * 11 * 8)
  }

  @Test func aPileOfFailuresIsCutAndSaysSo() throws {
    var builder = ReportBuilder(system: "Large")
    let variant = builder.variant("Large")
    let rule = builder.rule("text", .aaText, .text)
    _ = builder.token("page", role: "surface")
    builder.set("page", in: variant, .color(Color(.srgb, 1, 1, 1)))
    for number in 0..<1_200 {
      _ = builder.token("text\(number)", role: "text")
      builder.set("text\(number)", in: variant, .color(Color(.srgb, 1, 0.8 + Double(number) / 6_000, 1)))
      builder.judge(rule, "text\(number)", on: "page", in: variant)
    }
    for number in 0..<13 { builder.judge(rule, "odd\(number)", on: "page", in: variant, reason: "nobody knows it") }
    builder.findCauses()
    let (jobs, warnings) = SheetPlan(builder.report, options: SheetOptions(kinds: [.failures], scale: 1)).jobs()
    #expect(jobs.count == FailurePage.sheetLimit)
    let engine = try TextEngine(fonts: .standard)
    let (first, last) = (try #require(jobs.first).compose(engine), try #require(jobs.last).compose(engine))
    let all = SheetPlan(builder.report, options: SheetOptions(kinds: [.failures], scale: 1, all: true)).jobs()
    #expect(all.jobs.count > FailurePage.sheetLimit)
    #expect(all.warnings.isEmpty)
    #expect(warnings == [.failuresCut(drawn: FailurePage.sheetLimit, of: all.jobs.count)])
    #expect(warnings[0].description.hasSuffix("; “legible sheet --all” draws every one"))
    #expect(says(first.drawing, "Not drawn: \(all.jobs.count - FailurePage.sheetLimit) more sheets"))
    // Pairs without a verdict stay, at the end.
    #expect(says(last.drawing, "Undetermined") && !says(first.drawing, "Undetermined"))
    // One reason is one row: the number of pairs, three of them, and the reason once.
    #expect(says(last.drawing, "13 pairs") && says(last.drawing, "nobody knows it"))
    #expect(texts(last.drawing).count { $0.contains("odd") } == 3)
    // Each failure is on this sheet, on another, or on none.
    for text in [first.text.text, last.text.text] {
      let listed = text.split(separator: "\n").count { $0.contains(", needs ") }
      let counts = [
        #/([\d,]+) more failures? (?:is|are) in the report/#, #/([\d,]+) failures are on other sheets\./#,
      ]
      .compactMap { text.firstMatch(of: $0).flatMap { Int($0.1.filter { $0 != "," }) } }
      let alone = try #require(text.firstMatch(of: #/([\d,]+) failures are only in the report\./#))
      let rest = try #require(Int(alone.1.filter { $0 != "," }))
      #expect(listed + counts.reduce(0, +) + rest == 1_200, "\(text)")
    }
    #expect(!all.jobs.isEmpty && !all.jobs[0].compose(engine).text.text.contains("only in the report"))
  }

  private func says(_ drawing: Drawing, _ words: String) -> Bool {
    // Prose is drawn line by line.
    texts(drawing).joined(separator: " ").contains(words)
  }

  private func texts(_ drawing: Drawing) -> [String] {
    drawing.commands.compactMap { command in
      if case .text(let text, _, x: _, baseline: _, _) = command { text } else { nil }
    }
  }

  @Test func optionsChooseWhatIsDrawn() throws {
    let report = try Fixtures.firefox().report
    func kinds(_ options: SheetOptions) -> Set<SheetKind> {
      Set(SheetRenderer(report, options: options).jobs.map(\.kind))
    }
    #expect(kinds(SheetOptions()) == [.matrix, .palette, .failures, .vision])
    #expect(kinds(SheetOptions(kinds: [.vision])) == [.vision])
    #expect(
      SheetRenderer(report, options: SheetOptions(themes: ["Dark*"])).jobs.allSatisfy { $0.name.hasPrefix("Dark") })
    #expect(SheetRenderer(report, options: SheetOptions(themes: ["none"])).jobs.isEmpty)
    let narrow = SheetRenderer(report, options: SheetOptions(kinds: [.matrix], themes: ["Light*"], columns: 5)).jobs
    #expect(narrow.count > 1)
    let engine = try TextEngine(fonts: .standard)
    for job in SheetRenderer(report, options: SheetOptions(kinds: [.matrix], width: 900)).jobs {
      #expect(job.compose(engine).drawing.width <= 900)
    }
  }

  @Test func nothingChangedMeansNoDiffSheet() throws {
    let report = try Fixtures.firefox().report
    #expect(SheetRenderer(from: report, to: report).jobs.isEmpty)
  }

  @Test func noFailureMeansNoFailuresSheet() throws {
    var report = try Fixtures.firefox().report
    report.pairs.removeAll { $0.verdict == .fail }
    #expect(SheetRenderer(report, options: SheetOptions(kinds: [.failures])).jobs.isEmpty)
  }

  @Test func aSheetThatIsTooLargeIsAnError() throws {
    let drawing = {
      var drawing = Drawing(paper: .day, width: 50_000)
      drawing.height = 50_000
      return drawing
    }()
    let rasterizer = Rasterizer(space: .srgb, depth: .eight, mapping: .clip, scale: 3)
    #expect(throws: SheetError.tooLarge(width: 150_000, height: 150_000)) {
      _ = try rasterizer.draw(drawing, with: try TextEngine(fonts: .standard))
    }
  }
}
