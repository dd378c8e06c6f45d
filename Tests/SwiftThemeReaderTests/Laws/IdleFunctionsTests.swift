import SwiftThemeReader
import Testing
import ThemeModel

/// Variables that only code would set that nothing runs.
struct IdleFunctionsTests {
  private static func reading(_ setter: String, app: String = "@main struct Notes: App {}", outside: String = "")
    -> Reading
  {
    Reading([
      (
        "Palette.swift",
        """
        enum Palette {
          static var accent: Color = .black
          static let page = Color.white
          \(setter)
        }
        """
      ), ("App.swift", app), ("Outside.swift", outside),
    ])
  }

  @Test(arguments: [
    "static func setAccent(_ c: Color) { accent = c }",
    "fileprivate static func setAccent(_ c: Color) { accent = c }",
  ])
  func aSetterOfAnAppThatNothingNamesSetsNothing(_ setter: String) {
    #expect(Self.reading(setter).hex("Palette.accent") == "#000000")
  }

  @Test func whatOtherCodeMayRunSetsTheVariable() {
    let plain = "static func setAccent(_ c: Color) { accent = c }"
    let open = [
      // A library: whoever imports it, or the rest of it, may call it.
      Self.reading(plain, app: ""),
      Self.reading("public " + plain),
      // A comment starts no app.
      Self.reading(plain, app: "/// Where the @main struct of the App { starts."),
      Self.reading(plain, app: "/* /* */ @main struct Notes: App {} */ let hint = \"@main struct Notes: App {}\""),
      // A call in a file without colors, a selector, a name in a text.
      Self.reading(plain, outside: "func start() { Palette.setAccent(.init()) }"),
      Self.reading(plain, outside: "let action = #selector(Palette.setAccent)"),
      Self.reading(plain, outside: "let action = \"setAccent:\""),
      Self.reading("@objc " + plain),
      Self.reading("@IBAction " + plain),
    ]
    for reading in open {
      #expect(reading.hex("Palette.accent") == nil)
      #expect(reading.reason("Palette.accent")?.code == "runtime-value")
    }
  }

  @Test func whatTheSystemCallsByItselfSetsTheVariable() {
    for delegate in ["UIResponder, UIApplicationDelegate", "Listener"] {
      let reading = Reading([
        (
          "App.swift",
          """
          import Listeners
          enum Palette { static var accent: Color = .black; static let page = Color.white }
          @main class Start: \(delegate) {
            func applicationDidStart(_ c: Color) { Palette.accent = c }
          }
          """
        )
      ])
      #expect(reading.reason("Palette.accent")?.code == "runtime-value", "\(delegate)")
    }
  }

  @Test func aFilePrivateSetterThatNothingNamesSetsNothingInALibrary() {
    #expect(
      Self.reading("private static func setAccent(_ c: Color) { accent = c }", app: "").hex("Palette.accent")
        == "#000000")
  }

  @Test(arguments: [
    "class Base { func receive() { Palette.accent = .white } }\nfinal class Sub: Base, Subscriber {}",
    "protocol Mine {}\nextension Mine { func receive() { Palette.accent = .white } }\nstruct Sub: Mine, Receiver {}",
    "class Base {}\n@objc extension Base { func receive() { Palette.accent = .white } }",
    "@objcMembers class Base { func receive() { Palette.accent = .white } }",
  ])
  func whatMeetsARequirementOfAnotherModuleSetsTheVariable(_ declared: String) {
    let reading = Reading(
      """
      import Listeners
      enum Palette { static var accent: Color = .black; static let page = Color.white }
      \(declared)
      @main struct Notes: App {}
      """)
    #expect(reading.reason("Palette.accent")?.code == "runtime-value")
  }

  @Test func aFunctionOfAClassThatNothingNamesSetsNothing() {
    let reading = Reading(
      """
      enum Palette { static var accent: Color = .black; static let page = Color.white }
      class Base { func receive() { Palette.accent = .white } }
      final class Sub: Base, Equatable {}
      @main struct Notes: App {}
      """)
    #expect(reading.hex("Palette.accent") == "#000000")
  }

  /// What only idle code sets may still be set from outside.
  @Test func aVariableThatOnlyIdleCodeSetsIsStateLikeOthers() {
    let reading = Reading(
      """
      import UIKit
      public enum App {
        public static var look = "Plain"
        private static func change(_ look: String) { App.look = look }
      }
      enum AppColors {
        static var page: UIColor { App.look.lowercased() == "loud" ? .black : .white }
        static let ink = UIColor.black
      }
      """)
    #expect(reading.reason("AppColors.page")?.code == "runtime-value")
    #expect(reading.hex("AppColors.ink") == "#000000")
  }
}
