import Audit
import ColorScience
import RealSystems
import Testing

@testable import Sheets

/// What is true of every sheet, whatever its kind: sizes, margins, no text on another text, exact colors.
@Suite struct SheetLayoutTests {
  struct Placed: Sendable {
    var text: String
    var style: TextStyle
    var box: Rect
    var paint: Paint
  }

  static func texts(_ drawing: Drawing, _ engine: TextEngine) -> [Placed] {
    drawing.commands.compactMap { command in
      guard case .text(let text, let style, let x, let baseline, let paint) = command else { return nil }
      // From the height of a capital to the depth of a descender, where two lines must not overlap.
      let box = Rect(x, baseline - style.size * 0.727, engine.width(text, style), style.size * 0.9)
      return Placed(text: text, style: style, box: box, paint: paint)
    }
  }

  static func renderers() throws -> [SheetRenderer] {
    let before = try Fixtures.firefox().report
    let after = try Fixtures.firefox(changes: ["#0060DF": "#1F75F2", "#5B5B66": "#6A6A77"]).report
    return [
      SheetRenderer(before), SheetRenderer(before, options: SheetOptions(kinds: [.matrix], all: true)),
      SheetRenderer(try Fixtures.ouds().report), SheetRenderer(from: before, to: after),
      SheetRenderer(try FirefoxSystem.report()), SheetRenderer(try Fixtures.hostile().report),
      SheetRenderer(manyVariants()), SheetRenderer(GoldenPlan.plan(), settings: GoldenPlan.settings),
    ] + (try narrowAndWide(before, after))
  }

  private static let widths = [640, 820, 1000, 1900]

  private static func narrowAndWide(_ before: AuditReport, _ after: AuditReport) throws -> [SheetRenderer] {
    try widths.flatMap { width in
      let options = SheetOptions(width: width, themes: ["LightTheme", "Orange*", "A/B", "Many"])
      return [
        SheetRenderer(before, options: options), SheetRenderer(try Fixtures.ouds().report, options: options),
        SheetRenderer(try Fixtures.hostile().report, options: options), SheetRenderer(manyVariants(), options: options),
        SheetRenderer(from: before, to: after, options: options),
      ]
    }
  }

  /// Returns ten variants side by side, with names longer than the parts below them.
  static func manyVariants() -> AuditReport {
    var builder = ReportBuilder(system: "Many variants")
    for (number, mode) in ["light", "dark"].flatMap({ mode in (0..<5).map { ($0, mode) } }) {
      let variant = builder.variant(
        "Many", [("mode", mode), ("pureBlackDarkMode", "onlyInTheDeepestNight\(number)")],
        canvas: Fixtures.hex(mode == "dark" ? "#000000" : "#FFFFFF"))
      _ = builder.token("palette.ink", .raw)
      builder.set("palette.ink", in: variant, .color(Fixtures.hex(number < 3 ? "#123456" : "#65432\(number)")))
      for name in ["appBackground", "appGroupedBackground"] {
        _ = builder.token(name, role: "surface")
        builder.set(
          name, in: variant, .color(Fixtures.hex(mode == "dark" ? "#00000\(number)" : "#FFFFFF")),
          chain: ["palette.ink"])
      }
    }
    return builder.report
  }

  @Test func sheetsKeepTheWidthThatIsAskedFor() throws {
    let engine = try TextEngine(fonts: .standard)
    let before = try Fixtures.firefox().report
    let after = try Fixtures.firefox(changes: ["#0060DF": "#1F75F2", "#5B5B66": "#6A6A77"]).report
    for width in SheetLayoutTests.widths {
      var kinds: Set<SheetKind> = []
      let options = SheetOptions(width: width)
      for renderer in [
        SheetRenderer(before, options: options), SheetRenderer(try Fixtures.ouds().report, options: options),
        SheetRenderer(from: before, to: after, options: options),
      ] {
        for job in renderer.jobs {
          kinds.insert(job.kind)
          let drawn = job.compose(engine).drawing.width
          #expect(drawn <= Double(width), "\(job.name)")
          // A matrix is as wide as its columns, and longer bars do not help failures.
          if job.kind != .matrix, job.kind != .failures || width <= 1160 {
            #expect(drawn == Double(width), "\(job.name)")
          }
        }
      }
      #expect(kinds == Set(SheetKind.ofOneReport + [.diff]))
    }
    // What does not fit continues: more sheets when narrow, fewer when wide.
    func sheets(_ report: AuditReport, _ kind: SheetKind, _ width: Int) -> Int {
      SheetRenderer(report, options: SheetOptions(kinds: [kind], width: width)).jobs.count
    }
    #expect(sheets(before, .matrix, 640) > sheets(before, .matrix, 1900))
    #expect(try sheets(Fixtures.ouds().report, .palette, 640) > sheets(Fixtures.ouds().report, .palette, 1900))
  }

  @Test func everySheetKeepsItsMeasures() throws {
    let engine = try TextEngine(fonts: .standard)
    var sheets = 0
    for renderer in try SheetLayoutTests.renderers() {
      for job in renderer.jobs {
        let drawing = job.compose(engine).drawing
        sheets += 1
        let placed = SheetLayoutTests.texts(drawing, engine)
        #expect(!placed.isEmpty)
        let small = placed.filter { $0.style.size < 9.5 }.map(\.text)
        #expect(small.isEmpty, "\(job.name)")
        let outside = placed.filter { text in
          text.box.x < Measures.margin - 0.5 || text.box.right > drawing.width - Measures.margin + 0.5
            || text.box.y <= 0 || text.box.bottom >= drawing.height
        }
        #expect(outside.isEmpty, "\(job.name): \(outside.prefix(3).map(\.text))")
        let overlaps = SheetLayoutTests.overlaps(placed)
        #expect(overlaps.isEmpty, "\(job.name): \(overlaps.prefix(3))")
        #expect(
          drawing.width >= 640 && drawing.height > 200 && drawing.height < 2400,
          "\(job.name): \(drawing.width) × \(drawing.height)")
      }
    }
    #expect(sheets > 30)
  }

  static func overlaps(_ placed: [Placed]) -> [String] {
    let sorted = placed.sorted { $0.box.y < $1.box.y }
    var found: [String] = []
    for (index, a) in sorted.enumerated() {
      for b in sorted[(index + 1)...] {
        if b.box.y >= a.box.bottom { break }
        let shared = min(a.box.right, b.box.right) - max(a.box.x, b.box.x)
        let depth = min(a.box.bottom, b.box.bottom) - max(a.box.y, b.box.y)
        if shared > 0.5 && depth > 1.5 { found.append("“\(a.text)” and “\(b.text)”") }
      }
    }
    return found
  }

  /// Chrome text lies on the page, on the fill of a pass or on a solid label, and is legible on each.
  @Test func chromeTextIsLegibleWhereItLies() throws {
    let engine = try TextEngine(fonts: .standard)
    for renderer in try SheetLayoutTests.renderers() {
      for job in renderer.jobs {
        let drawing = job.compose(engine).drawing
        var papers: [(box: Rect, chrome: Chrome)] = []
        var faint: [String] = []
        for command in drawing.commands {
          switch command {
          case .shape(let outline, .chrome(let chrome)) where outline.polygons.count == 1 && chrome != .line:
            let points = outline.polygons[0]
            let x = points.map(\.x).min() ?? 0
            let y = points.map(\.y).min() ?? 0
            let box = Rect(x, y, (points.map(\.x).max() ?? 0) - x, (points.map(\.y).max() ?? 0) - y)
            if box.height >= 12 && box.width >= 12 { papers.append((box, chrome)) }
          case .text(let text, let style, let x, let baseline, .chrome(let chrome)):
            let middle = SIMD2(x + engine.width(text, style) / 2, baseline - style.size * 0.3)
            let paper = papers.last { paper in
              middle.x > paper.box.x && middle.x < paper.box.right && middle.y > paper.box.y
                && middle.y < paper.box.bottom
            }
            let below = (paper?.chrome ?? .page).color(on: drawing.paper)
            let ratio = WCAG.ratio(WCAG.luminance(chrome.color(on: drawing.paper)), WCAG.luminance(below))
            if ratio < 4.5 { faint.append("\(text): \(ratio)") }
          default: break
          }
        }
        #expect(faint.isEmpty, "\(job.name): \(faint.prefix(3))")
      }
    }
  }

  /// Returns one sheet of each kind, of a system with wide and translucent colors.
  private static func oneOfEachKind(_ options: SheetOptions) throws -> [(job: SheetJob, settings: AuditSettings)] {
    let before = try Fixtures.firefox().report
    let after = try Fixtures.firefox(changes: ["#0060DF": "#1F75F2", "#5B5B66": "#6A6A77"]).report
    var options = options
    options.themes = ["LightTheme", "Orange", "Golden"]
    var found: [(SheetJob, AuditSettings)] = []
    for (report, jobs) in [
      (
        after,
        SheetRenderer(before, options: options).jobs + SheetRenderer(from: before, to: after, options: options).jobs
      ),
      (try Fixtures.ouds().report, SheetRenderer(try Fixtures.ouds().report, options: options).jobs),
      (
        GoldenSystem.report(),
        SheetRenderer(GoldenSystem.report(), options: options).jobs + GoldenPlan.jobs(options)
      ),
    ] {
      for kind in SheetKind.allCases {
        if let job = jobs.first(where: { $0.kind == kind }) { found.append((job, report.settings)) }
      }
    }
    #expect(Set(found.map(\.0.kind)) == Set(SheetKind.allCases).subtracting([.summary, .index]))
    return found
  }

  /// The middle of every flat area decodes to its exact color, in either space and depth, at every scale.
  @Test(arguments: [
    (Display?.none, SampleDepth.eight, 1), (.displayP3, .eight, 2), (.displayP3, .sixteen, 1), (.srgb, .eight, 3),
  ])
  func theMiddleOfEverySwatchIsItsColour(_ gamut: Display?, _ depth: SampleDepth, _ scale: Int) throws {
    let engine = try TextEngine(fonts: .standard)
    var checked: [SheetKind: Int] = [:]
    for (job, settings) in try SheetLayoutTests.oneOfEachKind(SheetOptions(scale: scale, gamut: gamut, depth: depth)) {
      let image = try DecodedPNG(job.make(with: engine).png)
      let space: Display = image.names.contains("cICP") ? .displayP3 : .srgb
      #expect(gamut == nil || gamut == space)
      #expect(image.names.contains("iCCP") == (space == .displayP3) && image.names.contains("sRGB") == (space == .srgb))
      let expected = SheetLayoutTests.expectedMiddles(job.compose(engine).drawing, engine)
      var wrong: [String] = []
      for (point, color) in expected {
        let code = SheetLayoutTests.code(color, space, depth, settings)
        if image[point.0 * scale + scale / 2, point.1 * scale + scale / 2] != code {
          wrong.append("\(point): \(SheetColor.text(color))")
        }
      }
      checked[job.kind, default: 0] += expected.count
      #expect(wrong.isEmpty, "\(job.name): \(wrong.prefix(3))")
    }
    let kinds = Set(SheetKind.allCases).subtracting([.summary, .index])
    #expect(kinds.allSatisfy { checked[$0, default: 0] > 10 }, "\(checked)")
  }

  private static func code(
    _ color: Color, _ space: Display, _ depth: SampleDepth, _ settings: AuditSettings
  ) -> Pixel {
    let shown = color.mapped(to: space, by: settings.mapping).components
    var pixel = Pixel(0, 0, 0)
    for channel in 0..<3 {
      let value = min(max(shown[channel], 0), 1)
      pixel[channel] = depth == .eight ? UInt16((value * 255).rounded()) * 257 : UInt16((value * 65535).rounded())
    }
    return pixel
  }

  /// The same with a reader that shares nothing with libpng, and with pngcheck.
  @Test(arguments: [Display.srgb, .displayP3])
  func pillowAndPngcheckReadEveryKind(_ gamut: Display) throws {
    let engine = try TextEngine(fonts: .standard)
    for (job, settings) in try SheetLayoutTests.oneOfEachKind(SheetOptions(scale: 1, gamut: gamut)) {
      let bytes = try job.make(with: engine).png
      let middles = SheetLayoutTests.expectedMiddles(job.compose(engine).drawing, engine)
      let points = middles.map { "\($0.0.0),\($0.0.1)" }.joined(separator: ";")
      let read = try PNGPrograms.withFile(bytes) { path in
        try PNGPrograms.python(
          """
          import sys
          from PIL import Image
          image = Image.open(sys.argv[1])
          image.load()
          rgb = image.convert("RGB")
          print("profile" if image.info.get("icc_profile") else "none", sorted(k for k in image.info if k in ("Title", "Software")))
          for point in filter(None, sys.argv[2].split(";")):
              print(*rgb.getpixel(tuple(map(int, point.split(",")))))
          """, [path, points])
      }
      let lines = read.split(separator: "\n").map(String.init)
      #expect(lines.first == "\(gamut == .displayP3 ? "profile" : "none") ['Software', 'Title']", "\(job.name)")
      let expected = middles.map { _, color in
        let code = SheetLayoutTests.code(color, gamut, .eight, settings)
        return "\(code.x / 257) \(code.y / 257) \(code.z / 257)"
      }
      #expect(Array(lines.dropFirst()) == expected, "\(job.name)")
      let checked = try PNGPrograms.withFile(PNGPrograms.withoutCICP(bytes)) {
        try PNGPrograms.run("pngcheck", ["-v", $0])
      }
      #expect(checked.contains("No errors detected"), "\(job.name): \(checked)")
    }
  }

  /// Returns the middles of flat areas, and a place near the corner of a tile with a sample in its middle, if nothing lies on
  /// them.
  private static func expectedMiddles(_ drawing: Drawing, _ engine: TextEngine) -> [((Int, Int), Color)] {
    var later: [Rect] = []
    var found: [((Int, Int), Color)] = []
    for command in drawing.commands.reversed() {
      switch command {
      case .fill(let rect, let paint):
        if case .color(let color) = paint, color.alpha >= 1, rect.width >= 3, rect.height >= 3 {
          var points = [(Int(rect.center.x), Int(rect.center.y))]
          if rect.width >= 20, rect.height >= 20 { points.append((Int(rect.x) + 4, Int(rect.y) + 4)) }
          for point in points {
            let pixel = Rect(Double(point.0), Double(point.1), 1, 1)
            if !later.contains(where: { $0.overlaps(pixel) }) { found.append((point, color)) }
          }
        }
        later.append(rect)
      case .shape(let outline, _):
        let points = outline.polygons.joined()
        let x = points.map(\.x).min() ?? 0
        let y = points.map(\.y).min() ?? 0
        later.append(Rect(x - 1, y - 1, (points.map(\.x).max() ?? 0) - x + 2, (points.map(\.y).max() ?? 0) - y + 2))
      case .text(let text, let style, let x, let baseline, _):
        later.append(Rect(x - 2, baseline - style.size * 1.3, engine.width(text, style) + 4, style.size * 1.9))
      case .frame, .upright:
        break
      }
    }
    return found
  }
}
