import SwiftThemeReader
import Testing
import ThemeModel

/// Code that sets a variable to the very value that it has at first, as “reset to defaults” does, changes nothing.
struct FirstValuesTests {
  private static func reading(_ write: String, more: String = "") -> Reading {
    Reading(
      """
      import UIKit
      public class Kit {
        public static var ink = UIColor(white: 0.2, alpha: 1)
        public static var page = UIColor.white
        \(more)
      }
      public struct Theme {
        public var text: UIColor
        public var background: UIColor
        public static var light: Theme { Theme(text: Kit.ink, background: Kit.page) }
        public static var dark: Theme { Theme(text: Kit.page, background: Kit.ink) }
      }
      \(write.replacing("; ", with: "\n"))
      """)
  }

  @Test(arguments: [
    "extension Kit { public static func reset() { Kit.ink = UIColor(white: 0.2, alpha: 1); page = UIColor.white } }",
    "public func reset() { Kit.ink = UIColor(white: 0.2, alpha: 1) }",
  ])
  func theFirstValueOnceMoreIsNoChange(_ write: String) {
    let reading = Self.reading(write)
    #expect(reading.hex("text", "light") == "#333333", "\(write)")
    #expect(reading.hex("background", "light") == "#FFFFFF", "\(write)")
  }

  @Test(arguments: [
    "public func reset() { Kit.ink = UIColor(white: 0.3, alpha: 1) }",
    "public func reset() { Kit.ink = UIColor(white: 0.2, alpha: 1); Kit.ink = .red }",
    "public func reset(UIColor: Inks) { Kit.ink = UIColor(white: 0.2, alpha: 1) }; public protocol Inks {}",
  ])
  func anotherValueIsOne(_ write: String) {
    let reading = Self.reading(write)
    #expect(reading.reason("text", "light")?.code == "runtime-value", "\(write)")
  }

  /// In another file, the same text may name something else.
  @Test func theSameTextOfAnotherFileMayBeAnotherValue() {
    let reading = Reading([
      (
        "Kit.swift",
        """
        import UIKit
        fileprivate extension UIColor { static let brand = UIColor(white: 0.2, alpha: 1) }
        class Kit { static var ink: UIColor = .brand }
        """
      ),
      (
        "Reset.swift",
        """
        import UIKit
        fileprivate extension UIColor { static let brand = UIColor(white: 0.8, alpha: 1) }
        public func reset() { Kit.ink = .brand }
        """
      ),
    ])
    #expect(reading.reason("Kit.ink")?.code == "runtime-value")
  }

  /// An object may have been given another value since it was made.
  @Test func theFirstValueOfAnObjectMayBeAnother() {
    let reading = Reading(
      """
      import UIKit
      final class Store {
        static let shared = Store(ink: .white)
        var ink = UIColor.black
        init(ink: UIColor) { self.ink = ink }
        func reset() { ink = UIColor.black }
      }
      func start() { Store.shared.reset() }
      struct Theme { let name: String
      var ink: UIColor { Store.shared.ink } }
      extension Theme { static let day = Theme(name: "day")
      static let night = Theme(name: "night") }
      """)
    #expect(reading.reason("ink", "day")?.code == "runtime-value")
  }
}
