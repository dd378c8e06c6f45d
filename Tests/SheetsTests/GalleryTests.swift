import Audit
import Foundation
import Testing

@testable import Sheets

/// Draws the fixtures. With LEGIBLE_SHEETS_GALLERY set to a folder, the sheets are also written there for inspection.
@Suite struct GalleryTests {
  /// Scale 1 when nobody looks at them.
  private static let options = SheetOptions(
    scale: ProcessInfo.processInfo.environment["LEGIBLE_SHEETS_GALLERY"] == nil ? 1 : 2)

  @Test func firefoxHasOneSheetAVariantOfEachKind() throws {
    try draw(Fixtures.firefox().report, "firefox")
  }

  @Test func oudsHasPalettesOfTwoModes() throws {
    try draw(Fixtures.ouds().report, "ouds")
  }

  @Test func aChangeOfRawColoursHasADiffSheet() throws {
    let before = try Fixtures.firefox().report
    var after = try Fixtures.firefox(
      changes: ["#0060DF": "#1F75F2", "#5B5B66": "#6A6A77", "#E27F2E": "#C2660A"]).report
    after.tool.commit = "b20c77e"
    try draw(SheetRenderer(from: before, to: after, options: GalleryTests.options), "diff")
  }

  private func draw(_ report: AuditReport, _ name: String) throws {
    try draw(SheetRenderer(report, options: GalleryTests.options), name)
  }

  private func draw(_ renderer: SheetRenderer, _ name: String) throws {
    let folder = ProcessInfo.processInfo.environment["LEGIBLE_SHEETS_GALLERY"]
    #expect(!renderer.jobs.isEmpty)
    _ = try renderer.render { file in
      #expect(file.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      if let folder {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data(file.png).write(to: url.appendingPathComponent("\(file.name).png"))
        try Data(file.text.utf8).write(to: url.appendingPathComponent("\(file.name).txt"))
      }
    }
  }
}
