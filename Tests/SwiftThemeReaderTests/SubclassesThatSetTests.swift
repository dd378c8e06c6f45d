import SwiftThemeReader
import Testing
import ThemeModel

/// Subclasses that set the colors of a class, rather than overriding them, are themes beside it.
struct SubclassesThatSetTests {
  @Test(arguments: [
    """
    class Day { var ink: UIColor = .black; var page: UIColor = .white; init() {} }
    final class Dusk: Day { override init() { super.init(); self.ink = UIColor(white: 0.2, alpha: 1); self.page = .black } }
    """,
    """
    class Day { lazy var ink: UIColor = .black; lazy var page: UIColor = .white }
    class Dusk: Day { override init() { super.init(); ink = UIColor(white: 0.2, alpha: 1); page = .black } }
    """,
    """
    class Day { private(set) var ink: UIColor = .black; var page: UIColor = .white }
    final class Dusk: Day {
      override var ink: UIColor { get { UIColor(white: 0.2, alpha: 1) } }
      override var page: UIColor { get { .black } set {} }
    }
    """,
    """
    class Day { var ink = UIColor.black; var page = UIColor.white; init() { setUp() }; func setUp() {} }
    final class Dusk: Day { override func setUp() { ink = UIColor(white: 0.2, alpha: 1); page = .black } }
    """,
  ])
  func aSubclassThatSetsColors(_ source: String) {
    let reading = Reading(source)
    #expect(reading.system.themes.map(\.name) == ["Day", "Dusk"])
    #expect(reading.hex("ink", "Day") == "#000000")
    #expect(reading.hex("page", "Day") == "#FFFFFF")
    #expect(reading.hex("ink", "Dusk") == "#333333")
    #expect(reading.hex("page", "Dusk") == "#000000")
  }

  /// What no initialiser calls has not set the colors of an object that is made.
  @Test func aSubclassWhoseSetUpNobodyCalls() {
    let reading = Reading(
      """
      class Day { var ink = UIColor.black; var page = UIColor.white; func setUp() {} }
      final class Dusk: Day { override func setUp() { ink = UIColor(white: 0.2, alpha: 1); page = .black } }
      """)
    #expect(!reading.system.themes.map(\.name).contains("Dusk"))
  }

  /// A class that has other things than colors is no theme, whatever its subclasses set.
  @Test func aClassWithLittleColor() {
    let reading = Reading(
      """
      class Row { var ink = UIColor.black; var back = UIColor.white; var title = ""; var detail = ""; var size = 1; init() {} }
      final class Loud: Row { override init() { super.init(); ink = .red; back = .black } }
      extension UIColor { static let page = UIColor.white; static let text = UIColor.black }
      """)
    #expect(reading.system.themes.map(\.name) == ["colors"])
  }

  @Test func aVariableThatAMethodSetsIsUndetermined() {
    let reading = Reading(
      """
      final class Look {
        var ink = UIColor.black
        var page = UIColor.white
        let line = UIColor.gray
        func change(_ isDark: Bool) { ink = isDark ? .white : .black; page = isDark ? .black : .white }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["colors"])
    #expect(reading.reason("Look.ink")?.code == "runtime-value")
    #expect(reading.reason("Look.page")?.code == "runtime-value")
    #expect(reading.token("Look.line") != nil)
    #expect(reading.reason("Look.line") == nil)
  }
}
