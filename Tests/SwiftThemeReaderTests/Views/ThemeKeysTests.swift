import Testing

/// Keys of a theme that views hand to functions and properties of the team's own.
struct ThemeKeysTests {
  /// The themes of such a team have a token for each case: `UIColor.kit.text`.
  @Test func aFunctionOfAKeyIsTheKeysToken() {
    let seen = Seen(
      """
      import UIKit
      enum Kit: String { case text = "Kit Text", card = "Kit Card", warn = "Kit Warn" }
      extension UIColor {
        #if PREVIEWS
        static func kit(for key: Kit) -> UIColor {
          switch key { case .card: return UIColor(red: 1, green: 1, blue: 1, alpha: 1); default: fatalError() }
        }
        #endif
        static func kit(for key: Kit) -> UIColor {
          if let color = UIColor(named: key.rawValue) { return color } else { fatalError() }
        }
      }
      final class Row: UIView {
        let title = UILabel()
        var isWrong = false
        override func layoutSubviews() {
          addSubview(title)
          backgroundColor = .kit(for: .card)
          title.textColor = isWrong ? .kit(for: .warn) : UIColor.kit(for: .text)
        }
      }
      """, tokens: ["UIColor.kit.text", "UIColor.kit.card", "UIColor.kit.warn"], palette: false)
    #expect(seen.all == ["UIColor.kit.text on UIColor.kit.card", "UIColor.kit.warn on UIColor.kit.card"])
  }

  private static let properties = """
    import UIKit
    enum Key { case text, card, page, warn }
    extension UIView {
      var themedGround: Key? { get { nil } set { Themes.set(self, keyPath: \\.backgroundColor, to: newValue) } }
    }
    extension UILabel {
      var themedText: Key? { get { nil } set { Themes.set(self, keyPath: \\.textColor, to: newValue) } }
      var themedShadow: Key? { get { nil } set { Themes.set(self, keyPath: \\.shadowColor, to: newValue) } }
      var oddText: Key? { get { nil } set { Themes.log(newValue, keyPath: \\.textColor) } }
    }
    final class Row: UIView {
      let title: UILabel = { let label = UILabel(); label.themedText = .text; return label }()
      init() { addSubview(title); themedGround = .card; title.themedShadow = .warn; title.oddText = .warn }
    }

    """

  @Test func aPropertyThatTakesAKeySetsTheColor() {
    let seen = Seen(Self.properties, palette: false)
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely == [])
  }

  /// A key of the team's own may be called as a color of the system is, and be another color in each theme.
  @Test func aKeyIsNoColorOfTheSystem() {
    let seen = Seen(
      Self.properties.replacing("case text, card", with: "case white, text, card").replacing(
        "= .text;", with: "= .white;"),
      palette: false)
    #expect(seen.all.isEmpty)
    let clear = Seen(
      Self.properties.replacing("case text, card", with: "case clear, text, card")
        .replacing("addSubview(title);", with: "addSubview(title); title.themedGround = .clear;"),
      palette: false)
    #expect(clear.all == ["text on card"])
  }

  /// What a button is given beside an action is its label, not a title.
  @Test(arguments: ["action: run", "intent: Done()", "role: .cancel, action: run"])
  func aButtonShowsItsLabel(way: String) {
    let seen = Seen(
      """
      struct V: View {
        var body: some View {
          Button(\(way)) { Image(systemSymbol: .xmark).foregroundStyle(.theme.icon) }.background(Color.theme.card)
        }
      }
      """)
    #expect(seen.proven == ["icon on card"])
    #expect(seen.first("icon on card")?.element == .icon)
  }

  private func elements(_ labels: String...) -> Set<String> {
    let views = labels.enumerated().map { index, label in
      "struct V\(index): View { var body: some View { Button(action: go) { \(label) }.buttonStyle(Round()) } }"
    }
    let style = """
      struct Round: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.foregroundStyle(.theme.onAccent).background(Color.theme.accent)
        }
      }

      """
    return Set(
      Seen(style + views.joined(separator: "\n")).sightings.map { "\($0.element)".prefix { $0 != "(" } }.map(
        String.init))
  }

  @Test func aStylesLabelIsWhatItsUsesShow() {
    #expect(elements() == ["text"])
    #expect(elements(#"Image(systemName: "star")"#) == ["icon"])
    #expect(elements(#"HStack { Image(systemName: "star").font(.title) }"#) == ["icon"])
    #expect(elements(#"HStack { Image(systemName: "star"); glyph }"#).contains("text"))
    #expect(elements(#"Image(systemName: "star")"#, #"Text("a")"#) == ["icon", "text"])
    // Nobody knows what a property or a view of another module shows.
    #expect(elements("glyph") == ["text"])
    #expect(elements(#"Badge("a")"#).contains("text"))
  }
}
