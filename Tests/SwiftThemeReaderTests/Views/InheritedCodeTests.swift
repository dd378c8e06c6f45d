import Testing

/// Views of UIKit whose classes inherit the code that sets them up.
@Suite struct InheritedCodeTests {
  private static func base(_ setUp: String, _ members: String = "") -> String {
    """
    class Cell: UIView {
      let title = UILabel()
      \(members)
      func setUp() { addSubview(title); \(setUp) }
    }

    """
  }

  private static let plain = base("backgroundColor = theme.card; title.textColor = theme.text")

  /// A color that a class replaces is shown on what the inherited code paints.
  @Test(arguments: [
    ("var ink: UIColor { theme.text }", "ink", "override var ink: UIColor { theme.muted }"),
    ("func ink() -> UIColor { theme.text }", "ink()", "override func ink() -> UIColor { theme.muted }"),
  ])
  func eachClassHasItsOwnColors(_ member: String, _ use: String, _ other: String) {
    let code =
      Self.base("backgroundColor = theme.card; title.textColor = \(use)", member)
      + "final class Soft: Cell { \(other) }\nfinal class Same: Cell {}"
    let seen = Seen(code)
    #expect(seen.proven == ["text on card", "muted on card"])
    #expect(seen.likely.isEmpty)
  }

  @Test func whatAClassSetsAfterItsSuperclassReplacesThat() {
    let soft = "final class Soft: Cell { override func setUp() { super.setUp(); title.textColor = theme.muted } }\n"
    #expect(Seen(Self.plain + soft).proven.contains("muted on card"))
    let dark = "final class Dark: Cell { override func setUp() { super.setUp(); backgroundColor = theme.warn } }"
    let seen = Seen(Self.plain + dark)
    #expect(seen.proven.contains("text on warn"))
    #expect(seen.all == ["text on card", "text on warn"])
  }

  /// Code that a class replaces does not run, unless the class calls it.
  @Test func whatAClassReplacesDoesNotRun() {
    let own =
      "final class Own: Cell { override func setUp() { addSubview(title); title.textColor = theme.muted; "
      + "backgroundColor = theme.page } }"
    #expect(Seen(Self.plain + own).all == ["text on card", "muted on page"])
    let bare = "final class Bare: Cell { override func setUp() { addSubview(title); title.textColor = theme.muted } }"
    #expect(!Seen(Self.plain + bare).all.contains("muted on card"))
  }

  @Test func initialisersRunThoseOfTheSuperclass() {
    let code = """
      class Cell: UIView {
        let title = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(title); backgroundColor = theme.card }
      }
      class Middle: Cell {
        override init(frame: CGRect) { super.init(frame: frame); title.textColor = theme.text }
      }
      final class Low: Middle {
        init() { super.init(frame: .zero); backgroundColor = theme.warn }
      }
      """
    let seen = Seen(code)
    #expect(seen.proven == ["text on warn"])
    // One that inherits has another background.
    #expect(seen.likely == ["text on card"])
  }

  /// Private members, and types in a class, are those of the class whose code names them.
  @Test(arguments: [
    ("private enum Colors { static let ink = theme.%@ }", "Colors.ink"),
    ("private static let ink = theme.%@", "Self.ink"),
    ("private var ink: UIColor { theme.%@ }", "ink"), ("private func ink() -> UIColor { theme.%@ }", "ink()"),
  ])
  func eachClassHasItsOwnPrivateMembers(_ member: String, _ use: String) {
    let code =
      Self.base("backgroundColor = theme.card; title.textColor = \(use)", member.replacing("%@", with: "text"))
        + """
        final class Low: Cell { let box = UIView(); let badge = UILabel(); \(member.replacing("%@", with: "muted"))
          override func setUp() { super.setUp(); addSubview(box); box.addSubview(badge)
            box.backgroundColor = theme.page; badge.textColor = \(use) } }
        """
    #expect(Seen(code).all == ["text on card", "muted on page"])
  }

  /// A class and one that inherits from it may each have a view of one name.
  @Test func viewsOfOneNameAreTwo() {
    let code = """
      class Cell: UIView { private let title = UILabel()
        func setUp() { addSubview(title); backgroundColor = theme.card; title.textColor = theme.text } }
      final class Low: Cell { private let title = UILabel(); let box = UIView()
        override func setUp() { super.setUp(); addSubview(box); box.addSubview(title)
          box.backgroundColor = theme.page; title.textColor = theme.muted } }
      """
    let seen = Seen(code)
    #expect(seen.all == ["text on card", "muted on page"])
    #expect(seen.proven.contains("muted on page"))
  }

  /// The file of a class may speak of no view by name.
  @Test func aClassIsReadWhereverItIs() {
    let low = "final class Low: Cell { override func setUp() { super.setUp(); Inks.soften(title) } }"
    let inks = "\nenum Inks { static func soften(_ label: UILabel) { label.textColor = theme.muted } }"
    let seen = Seen(Self.plain + inks, others: ["Low.swift": low])
    #expect(seen.all.contains("muted on card"))
  }

  /// Many classes with the code of one, and a long line of them, are read in time that grows with the code.
  @Test func longLinesOfClassesEnd() {
    let line = (1...200).map { number in
      "class C\(number): C\(number - 1) { override func setUp() { super.setUp(); title.textColor = theme.muted } }\n"
    }
    let seen = Seen(Self.plain.replacing("Cell", with: "C0") + line.joined())
    #expect(seen.all.contains("muted on card"))
  }
}
