import Testing

/// Views that give themselves their colors, on the grounds of the views that they are put in.
struct SelfPaintingViewsTests {
  private static func seen(
    _ hint: String, _ member: String = "let one = Hint()", _ code: String = "", parent: String = "UILabel",
    more: String = ""
  ) -> Seen {
    Seen(
      """
      import UIKit
      class Hint: \(parent) { \(hint)
        required init?(coder: NSCoder) { fatalError() } }
      \(more)
      final class V: UIView { \(member)
        func setup() { addSubview(one); backgroundColor = theme.colors.card; \(code) } }
      """)
  }

  private static let inked =
    "override init(frame: CGRect) { super.init(frame: frame); textColor = theme.colors.muted }"

  @Test(arguments: [
    (inked, "let one = Hint()"), (inked, "lazy var one = Hint()"), (inked, "let one = Hint(frame: .zero)"),
    (inked, "let one: Hint = { let one = Hint(); one.text = name; return one }()"),
    (
      "init(_ words: String) { super.init(frame: .zero); text = words; textColor = theme.colors.muted }",
      "let one = Hint(name)"
    ),
    ("override func awakeFromNib() { super.awakeFromNib(); textColor = theme.colors.muted }", "let one = Hint()"),
    (
      "override init(frame: CGRect) { super.init(frame: frame); ink() }; func ink() { textColor = theme.colors.muted }",
      "let one = Hint()"
    ),
  ])
  func aLabelPaintsItself(_ hint: String, _ member: String) {
    let seen = Self.seen(hint, member)
    #expect(seen.proven == ["muted on card"])
    #expect(seen.likely.isEmpty)
  }

  @Test(arguments: [
    ("UITextField", "textColor = theme.colors.muted"),
    ("UIButton", "setTitleColor(theme.colors.muted, for: .normal)"),
  ])
  func otherViewsPaintThemselves(_ parent: String, _ code: String) {
    let hint = "override init(frame: CGRect) { super.init(frame: frame); \(code) }"
    let seen = Self.seen(hint, parent: parent)
    #expect(seen.proven == ["muted on card"])
    #expect(seen.likely.isEmpty)
  }

  @Test func aLocalLabelPaintsItself() {
    let seen = Seen(
      """
      import UIKit
      final class Hint: UILabel { \(Self.inked)
        required init?(coder: NSCoder) { fatalError() } }
      final class V: UIViewController { override func viewDidLoad() { super.viewDidLoad()
        let one = Hint(); view.addSubview(one); view.backgroundColor = theme.colors.card } }
      """)
    #expect(seen.proven == ["muted on card"])
    #expect(seen.likely.isEmpty)
  }

  /// Its own ground is behind it, wherever it is.
  @Test func aLabelWithItsOwnGround() {
    let seen = Self.seen(
      "override init(frame: CGRect) { super.init(frame: frame); textColor = theme.colors.muted; backgroundColor = theme.colors.page }"
    )
    #expect(seen.proven == ["muted on page"])
    #expect(seen.likely.isEmpty)
  }

  /// The colors of a superclass are those of the label that has none of its own.
  @Test func aLabelInheritsItsColor() {
    let more = "final class Small: Hint {}"
    let seen = Self.seen(Self.inked, "let one = Small()", more: more)
    #expect(seen.proven == ["muted on card"])
    #expect(seen.likely.isEmpty)
    let own = """
      final class Small: Hint { override init(frame: CGRect) { super.init(frame: frame); textColor = theme.colors.warn }
        required init?(coder: NSCoder) { fatalError() } }
      """
    let other = Self.seen(Self.inked, "let one = Small()", more: own)
    #expect(other.proven == ["warn on card"])
    #expect(other.likely.isEmpty)
  }

  @Test func whoeverHasTheLabelMayPaintIt() {
    let seen = Self.seen(Self.inked, "let one = Hint()", "one.textColor = theme.colors.warn")
    #expect(seen.proven == ["warn on card"])
    #expect(seen.likely.isEmpty)
    let again = Self.seen(
      Self.inked + "; override func layoutSubviews() { textColor = theme.colors.muted }", "let one = Hint()",
      "one.textColor = theme.colors.warn")
    #expect(again.proven.isEmpty)
    #expect(again.likely == ["warn on card", "muted on card"])
    let touched = Self.seen(Self.inked, "let one = Hint()", "Guide.style(one)")
    #expect(touched.proven.isEmpty)
    #expect(touched.likely == ["muted on card"])
  }

  /// What sets another color at times leaves the label its own at others.
  @Test func whoeverHasTheLabelMayLeaveItsColor() {
    let some = Self.seen(
      Self.inked, "let one = Hint(); var isOn = false", "if isOn { one.textColor = theme.colors.warn }")
    #expect(some.proven == ["muted on card", "warn on card"])
    let later = Self.seen(Self.inked, "let one = Hint(); func alarm() { one.textColor = theme.colors.warn }")
    #expect(later.proven.isEmpty)
    #expect(later.likely == ["muted on card", "warn on card"])
    let kept = Self.seen(
      Self.inked, "let one = Hint()", "bell.onRing = { [weak self] in self?.one.textColor = theme.colors.warn }")
    #expect(kept.proven == ["muted on card", "warn on card"])
  }

  /// What a class sets when it is made and later, too, may take the place of what others set.
  @Test(arguments: [
    "override func layoutSubviews() { paint() }",
    "override func tintColorDidChange() { super.tintColorDidChange(); paint() }",
    "func watch() { center.addObserver(self, selector: #selector(paint), name: .x, object: nil) }", "",
  ])
  func aClassThatPaintsItselfAgain(_ again: String) {
    for access in again.isEmpty ? [""] : ["", "private "] {
      let hint =
        "override init(frame: CGRect) { super.init(frame: frame); paint() }; \(access)func paint() { textColor = theme.colors.muted }; \(again)"
      let seen = Self.seen(hint, "let one = Hint()", "one.textColor = theme.colors.warn")
      #expect(seen.proven.isEmpty, "\(access)")
      #expect(seen.likely == ["warn on card", "muted on card"], "\(access)")
    }
  }

  @Test func aClassThatPaintsItselfOnce() {
    let hint =
      "override init(frame: CGRect) { super.init(frame: frame); paint() }; private func paint() { textColor = theme.colors.muted }"
    #expect(Self.seen(hint, "let one = Hint()", "one.textColor = theme.colors.warn").proven == ["warn on card"])
  }

  /// What a builder makes is of the type that is declared.
  @Test func whatABuilderMakes() {
    let seen = Seen(
      """
      import UIKit
      struct LabelBuilder { var size: Int; func build() -> UILabel { UILabel() } }
      final class V: UIView { private let one: UILabel = LabelBuilder(size: 12).build()
        func setup() { addSubview(one); backgroundColor = theme.colors.card; one.textColor = theme.colors.warn } }
      """)
    #expect(seen.proven == ["warn on card"])
  }

  /// A name may be declared with the type of a superclass.
  @Test(arguments: ["let one: UILabel = Hint()", "lazy var one: UIView = Hint()"])
  func theClassIsThatWhichIsMade(_ member: String) {
    #expect(Self.seen(Self.inked, member).proven == ["muted on card"])
  }

  /// A function of the label's that may never run.
  @Test func aStateOfTheLabel() {
    let seen = Self.seen("func warn() { textColor = theme.colors.warn }; init() { super.init(frame: .zero) }")
    #expect(seen.proven.isEmpty)
    #expect(seen.likely.filter { !$0.hasPrefix("UIColor.label") } == ["warn on card"])
  }

  /// A label that nobody adds to a view lies on nothing that is known.
  @Test func aLabelThatIsNotAdded() {
    let seen = Seen(
      """
      import UIKit
      final class Hint: UILabel { \(Self.inked)
        required init?(coder: NSCoder) { fatalError() } }
      final class V: UIView { let one = Hint(); func setup() { backgroundColor = theme.colors.card } }
      """)
    #expect(seen.all.isEmpty)
  }

  /// What one type sets on its label is not the color of another type's.
  @Test func whatAnotherTypeSetsIsNotTheLabels() {
    let seen = Seen(
      """
      import UIKit
      final class Hint: UILabel { func fit() { sizeToFit() } }
      final class A: UIView { let one: Hint
        func setup() { addSubview(one); backgroundColor = theme.colors.card; one.textColor = theme.colors.text } }
      final class B: UIView { let two: Hint
        func setup() { addSubview(two); backgroundColor = theme.colors.warn } }
      """)
    #expect(seen.all.filter { !$0.hasPrefix("UIColor.label") } == ["text on card"])
  }
}
