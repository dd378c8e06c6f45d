import SwiftThemeReader
import Testing
import ThemeModel

/// Which tokens only the code of one file can name.
struct FileTokensTests {
  @Test func privateColorsAreOfTheirFile() {
    let reading = Reading([
      (
        "One.swift",
        """
        extension UIColor {
          fileprivate static let text = UIColor.black
          static let page = UIColor.white
        }
        private enum Inks { static let link = UIColor.blue }
        private let wave = UIColor.red
        """
      ),
      ("Two.swift", "fileprivate extension UIColor { static let ground = UIColor.white }"),
    ])
    let files = reading.system.filesOfTokens
    #expect(files["UIColor.text"] == "One.swift" && files["Inks.link"] == "One.swift" && files["wave"] == "One.swift")
    #expect(files["UIColor.ground"] == "Two.swift")
    #expect(files["UIColor.page"] == nil)
  }
}
