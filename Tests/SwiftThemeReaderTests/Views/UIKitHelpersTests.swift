import Testing

/// Views that functions make or style, in whatever type these are, and views that other types paint.
struct UIKitHelpersTests {
  private static func view(_ members: String, _ code: String = "") -> String {
    "final class V: UIView { \(members)\nfunc applyTheme(theme: Palette) { backgroundColor = theme.page; \(code) } }"
  }

  @Test(arguments: [
    "lazy var title = makeTitle(); func makeTitle() -> UILabel { let one = UILabel(); one.textColor = theme.colors.text; return one }",
    "lazy var title = make(theme.colors.text); func make(_ ink: UIColor) -> UILabel { let one = UILabel(); one.textColor = ink; return one }",
    "lazy var title = Maker.title()", "let title: UILabel = .title()", "let title = globalTitle()",
  ])
  func aFunctionMakesTheLabel(_ members: String) {
    let makers = """
      enum Maker { static func title() -> UILabel { let one = UILabel(); one.textColor = theme.colors.text; return one } }
      extension UILabel { static func title() -> UILabel { let one = UILabel(); one.textColor = theme.colors.text; return one } }
      func globalTitle() -> UILabel { let one = UILabel(); one.textColor = theme.colors.text; return one }

      """
    let seen = Seen(makers + Self.view("\(members); func setup() { addSubview(title) }"))
    #expect(seen.proven == ["text on page"])
    #expect(seen.likely.isEmpty)
  }

  /// A style without its type is one of the parameter's type.
  @Test(arguments: [".body", "Look.body"])
  func aStyleIsHandedToAHelper(_ style: String) {
    let looks = """
      struct Look { var size: CGFloat; var ink: UIColor? }
      extension Look { static let body = Look(size: 17, ink: theme.colors.text) }
      extension UILabel { func look(_ look: Look) { font = .systemFont(ofSize: look.size); textColor = look.ink } }

      """
    let seen = Seen(looks + Self.view("let title = UILabel()", "addSubview(title); title.look(\(style))"))
    #expect(seen.proven == ["text on page"])
  }

  /// What makes the label may set its color, so it is not said to have none.
  @Test func aLabelThatCodeElsewhereMakesHasNoDefault() {
    #expect(Seen(Self.view("lazy var title = Elsewhere.title(); func setup() { addSubview(title) }")).all.isEmpty)
  }

  @Test(arguments: [
    "title.tone(theme.text)", "Styler.tone(title, theme.text)", "Styler(theme: theme).tone(title)",
    "tone(title, theme.text)",
  ])
  func aHelperStylesTheLabel(_ call: String) {
    let helpers = """
      extension UILabel { func tone(_ ink: UIColor) { textColor = ink } }
      struct Styler { let theme: Palette
        static func tone(_ label: UILabel, _ ink: UIColor) { label.textColor = ink }
        func tone(_ label: UILabel) { label.textColor = theme.text } }
      func tone(_ label: UILabel, _ ink: UIColor) { label.textColor = ink }

      """
    let members = "let title = UILabel(); func setup() { addSubview(title) }"
    #expect(Seen(helpers + Self.view(members, call)).proven == ["text on page"])
    let later = Seen(helpers + Self.view(members, "\(call); title.textColor = theme.warn"))
    #expect(later.proven == ["warn on page"])
    #expect(later.likely.isEmpty)
  }

  private static let painter =
    "func style(_ ground: UIColor, ink: UIColor) { backgroundColor = ground; title.textColor = ink }"

  /// The type's own function is read with the colors that its calls give it.
  @Test(arguments: [
    "override init(frame: CGRect) { super.init(frame: frame); addSubview(title); style(theme.colors.page, ink: theme.colors.text) }",
    "func setup() { addSubview(title); self.style(theme.colors.page, ink: theme.colors.text) }",
    "let color = theme.colors.text; func setup() { addSubview(title); style(theme.colors.page, ink: color) }",
  ])
  func anOwnFunctionPaintsWhatItIsGiven(_ code: String) {
    let seen = Seen("final class V: UIView { let title = UILabel(); \(Self.painter)\n\(code) }")
    #expect(seen.proven == ["text on page"])
    #expect(seen.likely.isEmpty)
  }

  @Test func anOwnFunctionPaintsATextBesideAGround() {
    let seen = Seen(
      """
      final class V: UIView { let title = UILabel()
        func setup() { addSubview(title); backgroundColor = theme.colors.page; tint(theme.colors.text) }
        private func tint(_ ink: UIColor) { title.textColor = ink } }
      """)
    #expect(seen.proven == ["text on page"])
  }

  /// Each call gives other colors, and code of other types may call the function as well.
  @Test(arguments: [
    "func select() { style(theme.colors.card, ink: theme.colors.warn) } }",
    "}\nfinal class W: UIViewController { let v = V(); func show() { v.style(theme.colors.card, ink: theme.colors.warn) } }",
  ])
  func aSecondCallMayReplaceTheColors(_ more: String) {
    let setup = "func setup() { addSubview(title); style(theme.colors.page, ink: theme.colors.text) }"
    let seen = Seen("final class V: UIView { let title = UILabel(); \(Self.painter)\n\(setup)\n\(more)")
    #expect(seen.proven.isEmpty)
    #expect(seen.likely.contains("text on page"))
  }

  /// The two calls differ in the border alone.
  @Test func whatAFunctionPaintsInColorsOfItsOwnIsSure() {
    let seen = Seen(
      """
      final class V: UIView { let title = UILabel()
        func setup() { addSubview(title); outline(theme.colors.card) }
        func select() { outline(theme.colors.warn) }
        private func outline(_ edge: UIColor) {
          backgroundColor = theme.colors.page; title.textColor = theme.colors.text; layer.borderColor = edge.cgColor
        } }
      """)
    #expect(seen.proven.contains("text on page"))
  }

  /// `self` is another view each time that a function of an extension is called.
  @Test func twoHelpersDoNotMeet() {
    let seen = Seen(
      """
      extension UIView { func ground() { backgroundColor = theme.colors.page } }
      extension UILabel { func ink() { textColor = theme.colors.text } }
      """)
    #expect(seen.all.isEmpty)
  }

  @Test(arguments: [
    "struct Chip: UIViewRepresentable { func makeUIView(context: Context) -> UIView { BODY }\nfunc updateUIView(_ view: UIView, context: Context) {} }",
    "enum Chips { static func chip() -> UIView { BODY } }", "func chip() -> UIView { BODY }",
    "extension UIViewController { func chip() -> UIView { BODY } }",
  ])
  func codeOutsideOfClassesIsRead(_ source: String) {
    let body = """
      let box = UIView(); let title = UILabel(); box.addSubview(title)
      box.backgroundColor = theme.colors.card; title.textColor = theme.colors.text; return box
      """
    #expect(Seen(source.replacing("BODY", with: body)).proven == ["text on card"])
  }

  /// Colors of a model are no colors of a view.
  @Test func aModelIsNoView() {
    let model = "var backgroundColor = theme.colors.card; var textColor = theme.colors.text"
    #expect(
      Seen(
        "final class Look { \(model)\ninit() { backgroundColor = theme.colors.page; textColor = theme.colors.warn } }"
      ).all.isEmpty)
    #expect(
      Seen(
        "struct Look { \(model) }\nfunc look() -> Look { var one = Look(); one.backgroundColor = theme.colors.page; one.textColor = theme.colors.warn; return one }"
      ).all.isEmpty)
  }

  private static let cell = """
    final class Cell: UITableViewCell { let title = UILabel()
      override func awakeFromNib() { contentView.addSubview(title); title.textColor = theme.colors.text } OWN }

    """

  private static func owner(_ code: String) -> String {
    """
    final class Owner: UIViewController {
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "a", for: path) as! Cell
        \(code)
        return cell
      }
    }
    """
  }

  @Test func anOwnerPaintsTheCell() {
    let plain = Self.cell.replacing("OWN", with: "")
    let seen = Seen(plain + Self.owner("cell.backgroundColor = theme.colors.card"))
    #expect(seen.proven.isEmpty)
    #expect(seen.likely == ["text on card"])
  }

  @Test(arguments: ["cell.backgroundColor", "cell.contentView.backgroundColor"])
  func anOwnerRepaintsTheCell(_ target: String) {
    let painted = Self.cell.replacing("OWN", with: "func applyTheme() { backgroundColor = theme.colors.page }")
    let seen = Seen(painted + Self.owner("\(target) = theme.colors.card"))
    #expect(seen.proven.isEmpty)
    #expect(seen.likely == ["text on card", "text on page"])
    #expect(Seen(painted + Self.owner("cell.isEditing = true")).proven == ["text on page"])
  }

  @Test(arguments: [
    "for one in rows { one.backgroundColor = theme.colors.card }",
    "rows.forEach { $0.backgroundColor = theme.colors.card }",
    "(found as? Cell)?.backgroundColor = theme.colors.card",
  ])
  func anOwnerRepaintsSeveralCells(_ code: String) {
    let painted = Self.cell.replacing("OWN", with: "func applyTheme() { backgroundColor = theme.colors.page }")
    let seen = Seen(painted + "final class Owner: UIViewController { var rows: [Cell] = []; func show() { \(code) } }")
    #expect(seen.proven.isEmpty)
    #expect(seen.likely == ["text on card", "text on page"])
  }

  @Test func whoeverDisplaysAnyCellMayRepaintIt() {
    let painted = Self.cell.replacing("OWN", with: "func applyTheme() { backgroundColor = theme.colors.page }")
    let display = """
      final class Owner: UIViewController {
        func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
          cell.backgroundColor = theme.colors.card
        }
      }
      """
    #expect(Seen(painted + display).proven.isEmpty)
    #expect(Seen(painted + display).likely.contains("text on page"))
  }

  @Test func aModeThatIsForcedOnOneViewLimitsItsPairs() {
    func seen(_ code: String) -> Seen {
      Seen(
        Self.view("let title = UILabel(); func setup() { addSubview(title); \(code) }", "title.textColor = theme.text"))
    }
    #expect(seen("title.overrideUserInterfaceStyle = .dark").first("text on page")?.contexts == ["mode": ["dark"]])
    #expect(seen("title.overrideUserInterfaceStyle = .dark; overrideUserInterfaceStyle = .light").all.isEmpty)
  }
}
