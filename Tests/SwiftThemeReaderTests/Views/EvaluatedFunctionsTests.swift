import Testing
import ThemeModel

/// Colors that functions of several statements make of what views give them.
struct EvaluatedFunctionsTests {
  private static let hexHelper = """
    enum Codes {
      static func color(hex: String) -> UIColor {
        var s = hex.uppercased()
        if s.hasPrefix("#") { s.remove(at: s.startIndex) }
        if s.count != 6 { return UIColor.gray }
        var rgb: UInt64 = 0
        Scanner(string: s).scanHexInt64(&rgb)
        return UIColor(
          red: CGFloat((rgb & 0xFF0000) >> 16) / 255, green: CGFloat((rgb & 0x00FF00) >> 8) / 255,
          blue: CGFloat(rgb & 0x0000FF) / 255, alpha: 1)
      }
    }

    """

  /// One way of the function is a plain color, and what the arguments lead to is another.
  @Test func areWhatAFunctionOfStatementsMakes() {
    func view(_ first: String, _ second: String) -> Seen {
      Seen(
        Self.hexHelper + """
          final class V: UIView {
            let a = UILabel(); let b = UILabel(); var code = "#336699"; var other = "#993333"
            func applyTheme(theme: Palette) {
              addSubview(a); addSubview(b)
              backgroundColor = theme.card
              a.textColor = Codes.color(hex: \(first))
              b.textColor = Codes.color(hex: \(second))
            }
          }
          """)
    }
    let known = view("\"#336699\"", "\"993333\"")
    #expect(known.proven.count == 2 && known.unread.isEmpty)
    let colors = known.sightings.map { one in
      if case .fixed(let color, _) = one.foreground.color { AdaptingColor.name(of: color) } else { "" }
    }
    #expect(Set(colors) == ["#336699", "#993333"])
    // What is not known has the name of its call: another argument makes another color.
    #expect(view("code", "other").unread.count == 2)
  }

  private static let hazes = """
    extension UIColor {
      static func haze(_ alpha: CGFloat) -> UIColor { return UIColor(red: 1, green: 1, blue: 1, alpha: alpha) }
      static func haze(code: Int) -> UIColor { Palettes.color(code) }
    }

    """

  private static func inks(_ source: String) -> [String] {
    Seen(source).sightings.compactMap { one in
      guard case .fixed(let color, _) = one.foreground.color else { return nil }
      return AdaptingColor.name(of: color) + (one.foreground.opacity == 1 ? "" : "@\(one.foreground.opacity)")
    }
  }

  private static func label(_ ink: String) -> String {
    """
    final class V: UIView { let a = UILabel()
      func applyTheme(theme: Palette) { addSubview(a); backgroundColor = theme.card; a.textColor = \(ink) } }
    """
  }

  /// The alpha that a function is given is a layer, as one that is written at the color is.
  @Test(arguments: [".haze(0.3)", "UIColor.haze(0.3)"])
  func mayLetTheGroundThrough(_ ink: String) {
    #expect(Self.inks(Self.hazes + Self.label(ink)) == ["#FFFFFF@0.3"])
    #expect(Self.inks(Self.hazes + Self.label(ink.replacing("0.3", with: "code: 3"))).isEmpty)
  }

  /// The function is that of the type which is asked for, and of overloads the one that takes the argument.
  @Test(arguments: [".from(.dim)", ".from(.full)"])
  func areOfTheTypeThatIsAskedFor(_ ink: String) {
    let source = """
      enum Kind { case dim, ink }
      enum Level { case full }
      extension Color { static func from(_ kind: Kind) -> Color { kind == .dim ? Color(white: 0.8) : Color(white: 0.9) } }
      extension UIColor {
        static func from(_ kind: Kind) -> UIColor { UIColor(white: 0.2, alpha: 1) }
        static func from(_ level: Level) -> UIColor { UIColor(white: 0, alpha: 1) }
      }

      """
    #expect(Self.inks(source + Self.label(ink)) == [ink == ".from(.dim)" ? "#333333" : "#000000"])
  }
}
