import CReportPage

/// The page's style sheet and script, as UTF-8.
enum PageSource {
  static var style: [UInt8] { bytes(of: report_page_style()) }
  static var script: [UInt8] { bytes(of: report_page_script()) }

  private static func bytes(of text: report_page_text) -> [UInt8] {
    Array(UnsafeBufferPointer(start: text.bytes, count: text.count))
  }
}
