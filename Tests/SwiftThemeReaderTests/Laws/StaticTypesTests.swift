import SwiftThemeReader
import Testing
import ThemeModel

/// A member of a protocol's extension that the protocol does not require is chosen by the static type, and undetermined where that is
/// not known.
struct StaticTypesTests {
  struct Way: Sendable, CustomTestStringConvertible {
    var expression: String
    /// Nil is undetermined.
    var isOfProtocol: Bool?

    var testDescription: String { expression }
  }

  private static let declarations = """
    protocol Palette { var level: CGFloat { get }; static var base: CGFloat { get } }
    extension Palette {
      var accent: CGFloat { 0 }
      func shade(_ n: Int = 1) -> CGFloat { 0 }
      subscript(n: Int) -> CGFloat { 0 }
      static var brand: CGFloat { 0 }
      static var raised: CGFloat { brand }
      var logo: CGFloat { Self.brand }
      var own: CGFloat { accent }
    }
    struct Dark: Palette {
      let level: CGFloat = 1
      static let base: CGFloat = 1
      var accent: CGFloat { 1 }
      func shade(_ n: Int = 1) -> CGFloat { 1 }
      subscript(n: Int) -> CGFloat { 1 }
      static var brand: CGFloat { 1 }
    }
    struct Box<P: Palette> { let palette: P; var accent: CGFloat { palette.accent } }
    struct Holder { let palette: Palette; let type: Palette.Type }
    let all: [Palette] = [Dark()]
    let named: [String: Palette] = ["dark": Dark()]
    let holder = Holder(palette: Dark(), type: Dark.self)
    func first() -> Palette { Dark() }
    func generic<P: Palette>(_ palette: P) -> CGFloat { palette.accent }
    func constrained<P>(_ palette: P) -> CGFloat where P: Palette { palette.accent }
    func opaque(_ palette: some Palette) -> CGFloat { palette.shade() }
    func looped() -> CGFloat { for palette in all { return palette.accent }; return 0.5 }
    func bound() -> CGFloat { if let palette = named["dark"] { return palette.accent }; return 0.5 }
    func inferred() -> CGFloat { let palette = all[0]; return palette.accent }
    func concrete() -> CGFloat { let palette = Dark(); return palette.accent }

    protocol Theme { var level: CGFloat { get } }
    extension Theme { var level: CGFloat { 0 } }
    class Base: Theme { private func tone() -> CGFloat { 0 }; func paint() -> CGFloat { tone() } }
    final class Sub: Base { var level: CGFloat { 1 }; private func tone() -> CGFloat { 1 } }
    func level(_ theme: Theme) -> CGFloat { theme.level }
    """

  static let ways = [
    Way(expression: "all[0].accent", isOfProtocol: true),
    Way(expression: "all[0].shade()", isOfProtocol: true),
    Way(expression: "named[\"dark\"]!.shade(2)", isOfProtocol: true),
    Way(expression: "(Dark() as Palette).accent", isOfProtocol: true),
    Way(expression: "first().accent", isOfProtocol: true),
    Way(expression: "holder.palette.accent", isOfProtocol: true),
    Way(expression: "holder.type.brand", isOfProtocol: true),
    Way(expression: "type(of: holder.palette).brand", isOfProtocol: true),
    Way(expression: "generic(Dark())", isOfProtocol: true),
    Way(expression: "constrained(Dark())", isOfProtocol: true),
    Way(expression: "opaque(Dark())", isOfProtocol: true),
    Way(expression: "looped()", isOfProtocol: true),
    Way(expression: "bound()", isOfProtocol: true),
    Way(expression: "inferred()", isOfProtocol: true),
    Way(expression: "Box(palette: Dark()).accent", isOfProtocol: true),
    Way(expression: "Dark.raised", isOfProtocol: true),
    Way(expression: "Dark().logo", isOfProtocol: true),
    Way(expression: "Dark().own", isOfProtocol: true),
    Way(expression: "level(Sub())", isOfProtocol: true),
    Way(expression: "Sub().paint()", isOfProtocol: true),
    Way(expression: "Dark().accent", isOfProtocol: false),
    Way(expression: "Dark().shade()", isOfProtocol: false),
    Way(expression: "Dark()[0]", isOfProtocol: false),
    Way(expression: "Dark.brand", isOfProtocol: false),
    Way(expression: "concrete()", isOfProtocol: false),
    Way(expression: "[Dark()][0].accent", isOfProtocol: false),
    Way(expression: "Sub().level", isOfProtocol: false),
    // A requirement is the value's own, whatever its type is known as.
    Way(expression: "all[0].level", isOfProtocol: false),
    Way(expression: "holder.type.base", isOfProtocol: false),
    Way(expression: "all.map { $0.accent }[0]", isOfProtocol: nil),
    Way(expression: "all.map(\\.accent)[0]", isOfProtocol: nil),
    Way(expression: "all[0][0]", isOfProtocol: nil),
  ]

  @Test(arguments: ways)
  func aMemberIsThatOfTheStaticType(_ way: Way) {
    let reading = Reading(
      """
      \(Self.declarations)
      enum Colors {
        static let known = UIColor.green
        static let ink = UIColor(white: \(way.expression), alpha: 1)
      }
      """)
    #expect(reading.hex("Colors.known") == "#00FF00")
    #expect(reading.hex("Colors.ink") == way.isOfProtocol.map { $0 ? "#000000" : "#FFFFFF" })
    if way.isOfProtocol == nil { #expect(reading.reason("Colors.ink")?.place != nil) }
  }

  /// A class of the team's that is a color has the constants of the platform's class.
  @Test func aClassHasTheConstantsOfItsSuperclass() {
    let reading = Reading(
      """
      import UIKit
      open class Color: UIColor { static let brand = UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
      struct Theme {
        let ink: UIColor
        let page: UIColor
        static let light = Theme(ink: Color.white, page: Color.brand)
        static let dark = Theme(ink: Color.black, page: Color.brand)
      }
      """)
    #expect(reading.hex("ink", "light") == "#FFFFFF")
    #expect(reading.hex("ink", "dark") == "#000000")
    #expect(reading.hex("page", "dark") == "#0000FF")
  }
}
