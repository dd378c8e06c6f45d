import Foundation
import RealSystems
import Testing

@testable import Reports

@Suite struct HTMLReportTests {
  @Test func rendersFirefox() throws {
    let bytes = HTMLReport.render(try FirefoxSystem.report())
    if let path = ProcessInfo.processInfo.environment["LEGIBLE_PAGES"] {
      try Data(bytes).write(to: URL(fileURLWithPath: path + "/firefox.html"))
    }
    #expect(bytes == HTMLReport.render(try FirefoxSystem.report()))
  }
}
