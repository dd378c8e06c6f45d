import SwiftThemeReader
import Testing
import ThemeModel

/// A theme that a getter makes anew at each read: what code sets in another object of its type does not touch it.
struct FreshThemesTests {
  private static func reading(_ statements: String) -> Reading {
    Reading(
      """
      import UIKit
      public struct Look {
        public var text: UIColor
        public var background: UIColor
        static var light: Look { Look(text: .black, background: .white) }
        static var dark: Look { Look(text: .white, background: .black) }
      }
      public class Skin {
        enum Mode { case light, dark }
        var mode: Mode = .light
        var list: Look
        var cell: Look
        var note = "" { didSet { Registry.all.append(self) } }
        lazy var boot: Int = Registry.add(self)
        static var shared = Skin.dark
        init(list: Look = .light, cell: Look = .light) { self.list = list; self.cell = cell }
        public static var light: Skin {
          \(statements.replacing("; ", with: "\n"))
        }
        public static var dark: Skin { Skin(list: .dark, cell: .dark) }
        public static func setList(_ list: Look) { shared.list = list }
      }
      enum Registry { static var all: [Skin] = []
      static func add(_ skin: Skin) -> Int { all.append(skin)
      return all.count } }
      func later(_ work: @escaping () -> Void) {}
      """)
  }

  @Test(arguments: [
    "Skin(list: .light)", "return Skin(list: .light)", "let skin = Skin(list: .light); skin.mode = .dark; return skin",
    "let skin: Skin = .init(list: .light); skin.list.background = .white; return skin",
    "let look = Look.light; let skin = Skin(list: look); return skin",
    "var skin = Skin(); skin.mode = skin.mode; return skin",
  ])
  func whatStatementsMakeAndFillIsNew(_ statements: String) {
    let reading = Self.reading(statements)
    #expect(reading.hex("list.text", "light") == "#000000", "\(statements)")
    #expect(reading.hex("list.background", "light") == "#FFFFFF", "\(statements)")
    #expect(reading.hex("list.text", "dark") == "#FFFFFF", "\(statements)")
  }

  /// Whoever else has the object may set what it holds. Each color of such a part is a token without a value, so that no pair of it is
  /// missing.
  @Test(arguments: [
    "let skin = Skin(); shared = skin; return skin", "let skin = Skin(); Registry.all.append(skin); return skin",
    "let skin = Skin(); skin.note = \"a\"; return skin",
    "let skin = Skin(); later { skin.mode = .dark }; return skin",
    "let skin = Skin(); let count = skin.boot; return skin",
  ])
  func whatOthersMayHaveIsNotNew(_ statements: String) {
    let reading = Self.reading(statements)
    #expect(reading.reason("list.text", "light") != nil, "\(statements)")
    #expect(reading.reason("list.background", "light") != nil, "\(statements)")
    #expect(reading.token("list", "light") == nil, "\(statements)")
    #expect(reading.hex("list.text", "dark") == "#FFFFFF", "\(statements)")
  }
}
