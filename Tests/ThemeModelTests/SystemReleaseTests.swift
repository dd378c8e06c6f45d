import Testing
import ThemeModel

@Suite struct SystemReleaseTests {
  @Test func releasesOfOneYearCompare() throws {
    let order = [
      "ios13", "ios15", "macos14", "ios17.4", "macos15", "ios18.4", "ios18.10", "ios26", "macos26.1", "ios27",
    ]
    let releases = try order.map { try #require(SystemRelease(named: $0)) }
    #expect(releases == releases.sorted())
    #expect(SystemRelease(named: "macos15") == SystemRelease(named: "ios18"))
    #expect(SystemRelease(named: "26") == SystemRelease(iOS: 26))
  }

  /// Up to macOS 10.15, the second number is the one of the year.
  @Test func catalinaIsOfTheYearOfIOS13() {
    #expect(SystemRelease(named: "macos10.15") == SystemRelease(iOS: 13))
  }

  @Test(arguments: ["", "ios", "ios18.", "ios18.4.1", "tvos18", "macosx"])
  func anyOtherNameIsNone(_ name: String) {
    #expect(SystemRelease(named: name) == nil)
  }
}
