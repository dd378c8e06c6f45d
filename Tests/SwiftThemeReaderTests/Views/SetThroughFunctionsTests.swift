import Testing

/// Colors that functions of the team set by key paths, styles and publishers.
struct SetThroughFunctionsTests {
  private static func seen(_ more: String, _ property: String = "UILabel()", _ code: String = "") -> Seen {
    Seen(
      """
      \(more)
      final class V: UIView {
        private let title = \(property)
        override init(frame: CGRect) { super.init(frame: frame); addSubview(title); backgroundColor = theme.colors.card; \(code) }
      }
      """)
  }

  private static let setter =
    "func set<V>(_ path: ReferenceWritableKeyPath<Self, V>, _ value: V) -> Self { self[keyPath: path] = value; return self }"

  @Test(arguments: [
    "extension NSObject { \(setter) }", "extension NSObjectProtocol { \(setter) }", "extension UIView { \(setter) }",
    "protocol Settable {}\nextension NSObject: Settable {}\nextension Settable { \(setter) }",
  ])
  func aKeyPathNamesWhatIsSet(_ more: String) {
    #expect(Self.seen(more, "UILabel()", "title.set(\\.textColor, theme.colors.text)").all == ["text on card"])
  }

  @Test func aStyleHoldsAClosure() {
    let style = """
      struct Style { let apply: (UILabel) -> Void; static let quiet = Style { $0.textColor = theme.colors.text } }
      extension UILabel { func styled(_ style: Style) -> Self { style.apply(self); return self } }
      """
    #expect(Self.seen(style, "UILabel()", "title.styled(.quiet)").all == ["text on card"])
  }

  @Test func aPublisherTellsTheTheme() {
    let seen = Self.told("")
    #expect(seen.likely.contains("text on card") && seen.proven.isEmpty)
  }

  private static func told(_ before: String) -> Seen {
    Seen(
      """
      final class V: UIView {
        private let title = UILabel()
        init(themes: AnyPublisher<Palette, Never>) {
          super.init(frame: .zero); addSubview(title); backgroundColor = theme.colors.card; \(before)
          themes.map { theme in theme.text }.assign(to: \\.textColor, on: title).store(in: &bag)
        }
      }
      """)
  }

  /// What a publisher tells later takes the place of nothing.
  @Test func whatIsThereBeforeStays() {
    let seen = Self.told("title.textColor = theme.colors.warn")
    #expect(seen.proven == ["warn on card"])
    #expect(seen.likely == ["text on card"])
  }
}
