import ColorScience
import Foundation
import Testing

@testable import Sheets

/// Compares sheets with pictures that somebody has looked at. `make goldens` records them again; look before you commit.
@Suite struct GoldenSheetTests {
  private static let folder = PNGPrograms.root.appendingPathComponent("Tests/SheetsTests/Goldens")
  private static let environment = ProcessInfo.processInfo.environment
  private static let isRecording = environment["LEGIBLE_RECORD_GOLDENS"] != nil

  @Test func sheetsLookAsTheyDid() throws {
    let engine = try TextEngine(fonts: .standard)
    // In another font, every line has another length.
    try #require(engine.missingFamilies().isEmpty, "make libraries installs the fonts of the goldens")
    let jobs = GoldenSystem.jobs()
    #expect(Set(jobs.map(\.kind)) == Set(SheetKind.allCases).subtracting([.summary, .index]))
    // Goldens that nobody looked at would always agree.
    try #require(!Self.isRecording || Self.environment["CI"] == nil, "goldens are recorded by people, not by CI")
    for job in jobs {
      let url = Self.folder.appendingPathComponent("\(job.name).png")
      let file = try job.make(with: engine)
      if Self.isRecording {
        try Data(file.png).write(to: url)
        Issue.record("recorded \(url.lastPathComponent): look at it, then run the tests without recording")
      }
      let golden = try #require(try? Data(contentsOf: url), "there is no \(url.lastPathComponent): make goldens")
      let texts = try PictureComparison.texts(job.compose(engine).drawing, engine, scale: 1)
      let difference = try PictureComparison.difference(
        DecodedPNG([UInt8](golden)), DecodedPNG(file.png), texts: texts)
      #expect(difference == nil, "\(job.name): \(difference.map { "\($0)" } ?? "")")
    }
  }

  @Test func everyGoldenHasItsSheet() throws {
    let stored = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(stored) == Set(GoldenSystem.jobs().map { "\($0.name).png" }))
    let bytes = try stored.map { name in
      try Data(contentsOf: Self.folder.appendingPathComponent(name)).count
    }
    #expect(bytes.reduce(0, +) < 300_000)
  }

  private func picture(_ change: (inout Drawing) -> Void) throws -> (
    image: DecodedPNG, texts: [(text: String, box: DeviceRect)]
  ) {
    let engine = try TextEngine(fonts: .standard)
    let job = try #require(GoldenSystem.jobs().first)
    var drawing = job.compose(engine).drawing
    change(&drawing)
    let raster = try Rasterizer(space: .srgb, depth: .eight, mapping: .minde, scale: 1).draw(drawing, with: engine)
    let encoder = PNGEncoder(space: .srgb, depth: .eight, scale: 1, texts: [])
    return (
      try DecodedPNG(encoder.encode(raster)), try PictureComparison.texts(drawing, engine, scale: 1)
    )
  }

  private func difference(_ change: (inout Drawing) -> Void) throws -> PictureComparison.Difference? {
    let (golden, texts) = try picture { _ in }
    return PictureComparison.difference(golden, try picture(change).image, texts: texts)
  }

  /// The tolerance applies only to the edges of letters.
  @Test func aSwatchOffByOneCodeValueIsSeen() throws {
    #expect(try difference { _ in } == nil)
    let changed = try difference { drawing in
      let at = drawing.commands.firstIndex { command in
        if case .fill(let rect, .color) = command { rect.height == 24 } else { false }
      }
      guard let at, case .fill(let rect, .color(var color)) = drawing.commands[at] else { return }
      color = color.converted(to: .srgb)
      color.components.x += color.components.x > 0.5 ? -1.0 / 255 : 1.0 / 255
      drawing.commands[at] = .fill(rect, .color(color))
    }
    guard case .pixel = changed else {
      Issue.record("\(String(describing: changed))")
      return
    }
  }

  @Test func anotherWordIsSeen() throws {
    let changed = try difference { drawing in
      drawing.commands = drawing.commands.map { command in
        guard case .text("fails", let style, let x, let baseline, let paint) = command else { return command }
        return .text("falls", style, x: x, baseline: baseline, paint)
      }
    }
    #expect(changed != nil)
  }

  @Test func textAQuarterOfAPixelOffIsNot() throws {
    let changed = try difference { drawing in
      drawing.commands = drawing.commands.map { command in
        guard case .text(let text, let style, let x, let baseline, let paint) = command, style == .note else {
          return command
        }
        return .text(text, style, x: x + 0.24, baseline: baseline, paint)
      }
    }
    #expect(changed == nil, "\(String(describing: changed))")
  }
}
