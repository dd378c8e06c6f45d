import Audit
import Foundation
import Testing

@testable import Sheets

/// Draws the fixtures. With LEGIBLE_SHEETS_GALLERY set to a folder, the sheets are also written there to be looked at.
@Suite struct GalleryTests {
  @Test func firefoxHasOneSheetAVariantOfEachKind() throws {
    try draw(Fixtures.firefox().report, "firefox")
  }

  @Test func oudsHasPalettesOfTwoModes() throws {
    try draw(Fixtures.ouds().report, "ouds")
  }

  private func draw(_ report: AuditReport, _ name: String) throws {
    let folder = ProcessInfo.processInfo.environment["LEGIBLE_SHEETS_GALLERY"]
    let renderer = SheetRenderer(report)
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
