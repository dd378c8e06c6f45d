import Testing

@testable import SwiftThemeReader

@Suite struct ViewFilesTests {
  @Test(arguments: [
    "App/Tests/Row.swift", "AppTests/Row.swift", "App/UITests/Row.swift", "uitests/Row.swift", "apptests/Row.swift",
    "App/Preview Content/Row.swift", "App/Previews/Row.swift", "Mocks/Row.swift", "App/TestUtilities/Row.swift",
    "App/RowTests.swift", "App/Row+Previews.swift",
  ])
  func testsAndPreviews(path: String) {
    #expect(ViewFiles.isTest(path))
  }

  @Test(arguments: [
    "Features/Latest/Row.swift", "Contest/Row.swift", "Contests/Row.swift", "SpeedTest/Row.swift", "Protest/Row.swift",
    "Views/Preview/Row.swift", "LinkPreviews/Row.swift", "PreviewPane/Row.swift", "Snapshots/Row.swift", "Row.swift",
    "Dummies/Row.swift", "Spy/Row.swift",
  ])
  func partsOfAnApp(path: String) {
    #expect(!ViewFiles.isTest(path))
  }
}
