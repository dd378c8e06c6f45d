import Audit
import ColorScience
import RealSystems
import Testing

@testable import Sheets

/// What holds for every sheet, whatever its kind: sizes, margins, no text on another, exact colours.
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
      // From the height of a capital to a descender's depth: what two lines must not share.
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
      SheetRenderer(manyVariants()),
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

  /// Ten variants side by side, whose names are longer than the parts that they head.
  private static func manyVariants() -> AuditReport {
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
          // A matrix is as wide as its columns, and failures gain nothing from longer bars.
          if job.kind != .matrix, job.kind != .failures || width <= 1160 {
            #expect(drawn == Double(width), "\(job.name)")
          }
        }
      }
      #expect(kinds == Set(SheetKind.allCases))
    }
    // What has no room goes on: more sheets when narrow, fewer when wide.
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

  private static func overlaps(_ placed: [Placed]) -> [String] {
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

  /// Chrome text lies on the page, on a pass's fill or on a solid label, and reads on each.
  @Test func chromeTextIsLegibleWhereItLies() throws {
    let engine = try TextEngine(fonts: .standard)
    for renderer in try SheetLayoutTests.renderers() {
      for job in renderer.jobs {
        let drawing = job.compose(engine).drawing
        var grounds: [(box: Rect, chrome: Chrome)] = []
        var faint: [String] = []
        for command in drawing.commands {
          switch command {
          case .shape(let outline, .chrome(let chrome)) where outline.polygons.count == 1 && chrome != .line:
            let points = outline.polygons[0]
            let x = points.map(\.x).min() ?? 0
            let y = points.map(\.y).min() ?? 0
            let box = Rect(x, y, (points.map(\.x).max() ?? 0) - x, (points.map(\.y).max() ?? 0) - y)
            if box.height >= 12 && box.width >= 12 { grounds.append((box, chrome)) }
          case .text(let text, let style, let x, let baseline, .chrome(let chrome)):
            let middle = SIMD2(x + engine.width(text, style) / 2, baseline - style.size * 0.3)
            let ground = grounds.last { ground in
              middle.x > ground.box.x && middle.x < ground.box.right && middle.y > ground.box.y
                && middle.y < ground.box.bottom
            }
            let below = (ground?.chrome ?? .page).color(on: drawing.ground)
            let ratio = WCAG.ratio(WCAG.luminance(chrome.color(on: drawing.ground)), WCAG.luminance(below))
            if ratio < 4.5 { faint.append("\(text): \(ratio)") }
          default: break
          }
        }
        #expect(faint.isEmpty, "\(job.name): \(faint.prefix(3))")
      }
    }
  }

  /// The middle of every flat area decodes to its colour, to the last code value, in either space and depth.
  @Test(arguments: [
    (Display?.none, SampleDepth.eight), (.displayP3, .eight), (.displayP3, .sixteen), (.srgb, .eight),
  ])
  func theMiddleOfEverySwatchIsItsColour(_ gamut: Display?, _ depth: SampleDepth) throws {
    let engine = try TextEngine(fonts: .standard)
    let options = SheetOptions(scale: 1, themes: ["LightTheme", "Orange"], gamut: gamut, depth: depth)
    var checked = 0
    for report in [try Fixtures.firefox().report, try Fixtures.ouds().report] {
      for job in SheetRenderer(report, options: options).jobs.prefix(3) {
        let drawing = job.compose(engine).drawing
        let file = try job.make(with: engine)
        let image = try DecodedPNG(file.png)
        let space: Display = image.names.contains("cICP") ? .displayP3 : .srgb
        #expect(gamut == nil || gamut == space)
        let expected = SheetLayoutTests.expectedMiddles(drawing, engine)
        var wrong: [String] = []
        for (point, color) in expected {
          let shown = color.mapped(to: space, by: report.settings.mapping).components
          let pixel = image[point.0, point.1]
          for channel in 0..<3 {
            let value = min(max(shown[channel], 0), 1)
            let code = depth == .eight ? UInt16((value * 255).rounded()) * 257 : UInt16((value * 65535).rounded())
            if pixel[channel] != code { wrong.append("\(point): \(SheetColor.text(color))") }
          }
          checked += 1
        }
        #expect(wrong.isEmpty, "\(job.name): \(wrong.prefix(3))")
      }
    }
    #expect(checked > 300)
  }

  /// Flat areas whose middle nothing covers later.
  private static func expectedMiddles(_ drawing: Drawing, _ engine: TextEngine) -> [((Int, Int), Color)] {
    var later: [Rect] = []
    var found: [((Int, Int), Color)] = []
    for command in drawing.commands.reversed() {
      switch command {
      case .fill(let rect, let paint):
        let point = (Int(rect.center.x), Int(rect.center.y))
        let pixel = Rect(Double(point.0), Double(point.1), 1, 1)
        if case .color(let color) = paint, color.alpha >= 1, rect.width >= 3, rect.height >= 3,
          !later.contains(where: { $0.overlaps(pixel) })
        {
          found.append((point, color))
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
