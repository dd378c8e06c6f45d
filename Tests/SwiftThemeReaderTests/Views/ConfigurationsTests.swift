import Testing

/// Configurations of buttons that code makes elsewhere, or copies.
struct ConfigurationsTests {
  private static let body = """
    var look = UIButton.Configuration.filled()
    look.baseForegroundColor = theme.colors.text
    look.baseBackgroundColor = theme.colors.card
    return look
    """

  @Test(arguments: [
    "static var brand: UIButton.Configuration { \(body) }",
    "static let brand: UIButton.Configuration = { \(body) }()",
    "static func brand() -> UIButton.Configuration { \(body) }",
  ])
  func membersThatMakeOneAreRead(_ member: String) {
    for owner in ["extension UIButton.Configuration", "enum Looks"] {
      #expect(Seen("\(owner) { \(member) }").all == ["text on card"], "\(owner) \(member)")
    }
  }

  /// What other code changes of it is not known.
  @Test(arguments: [
    "static var brand: UIButton.Configuration { \(body) }",
    "static let brand: UIButton.Configuration = { \(body) }()",
  ])
  func whatPropertiesMakeIsAssumed(_ member: String) {
    let seen = Seen(
      """
      extension UIButton.Configuration {
        \(member)
        static var quiet: UIButton.Configuration { var look = brand; look.baseForegroundColor = theme.colors.muted; return look }
      }
      """)
    #expect(seen.proven.isEmpty && seen.likely == ["text on card"], "\(member)")
  }

  private static func updated(_ handler: String, _ more: String = "") -> Seen {
    Seen(
      """
      final class V: UIView {
        private let go = UIButton(configuration: .filled())
        override init(frame: CGRect) {
          super.init(frame: frame); addSubview(go); go.configurationUpdateHandler = \(handler)
        }
        \(more)
      }
      """)
  }

  @Test func aCopyOfTheButtonsOwnIsTheButtons() {
    let seen = Self.updated(
      """
      { button in
        var look = button.configuration
        look?.baseForegroundColor = theme.colors.text
        look?.baseBackgroundColor = theme.colors.card
        button.configuration = look
      }
      """)
    #expect(seen.all == ["text on card"])
  }

  @Test func aHandlerMayBeAConstant() {
    let seen = Self.updated(
      "Self.look",
      """
      private static let look: UIButton.ConfigurationUpdateHandler = { button in
        button.configuration?.baseForegroundColor = theme.colors.text
        button.configuration?.baseBackgroundColor = theme.colors.card
      }
      """)
    #expect(seen.all == ["text on card"])
  }
}
