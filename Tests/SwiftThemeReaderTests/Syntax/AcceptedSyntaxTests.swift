import SwiftThemeReader
import Testing
import ThemeModel

/// Code that the compiler accepts and the parser, or a scan before it, takes for something else.
struct AcceptedSyntaxTests {
  @Test(arguments: [
    "rows.forEach {\n      ($0 as? Row)?.update()\n      for row in rows { row.update() }\n    }",
    "rows.forEach {\n      (rows.first ?? $0).update()\n      for row in rows { row.update() }\n    }",
    "rows.forEach {\n\t\t($0 as? Row)?.update()\n\t\tfor row in rows { row.update() }\n    }",
    "rows.forEach { ($0 as? Row)?.update(); for row in rows { row.update() } }",
    "rows.forEach {(rows.first ?? $0).update(); for row in rows { row.update() } }",
    "rows.forEach { // each\n      /* row */ ($0 as? Row)?.update()\n      for row in rows { row.update() }\n    }",
  ])
  func aClosureMayBeginWithAParenthesis(_ statement: String) {
    func seen(_ statement: String) -> Seen {
      Seen(
        """
        final class Cell: UIView {
          let label = UILabel()
          func setUp() {
            addSubview(label)
            backgroundColor = .theme.card
            \(statement)
            label.textColor = .theme.text
          }
        }
        extension UIColor { static var theme: Palette { .current } }
        """)
    }
    let own = seen(statement)
    #expect(own.all.contains("text on card"))
    #expect(!own.diagnostics.contains { $0.code == "syntax-error" })
    // Places are those of the file, also behind such a closure.
    let blank = seen(String(repeating: "\n", count: statement.count { $0.isNewline }))
    func lines(_ seen: Seen) -> Set<Int> { Set(seen.sightings.flatMap(\.sites).map(\.foreground.line)) }
    #expect(lines(own) == lines(blank))
  }

  /// What the closure begins with is read as it is written.
  @Test func anAssignmentBehindTheParenthesisCounts() {
    let seen = Seen(
      """
      final class Cell: UIView {
        let label = UILabel()
        func setUp(rows: [Int]) {
          addSubview(label)
          backgroundColor = .theme.card
          UIView.animate(withDuration: 1) {
            (self.label as UILabel).textColor = .theme.text
            for row in rows { print(row) }
          }
        }
      }
      extension UIColor { static var theme: Palette { .current } }
      """)
    #expect(seen.all.contains("text on card"))
  }

  /// `//` begins no comment in `"https://…"`, after which the brackets would not be counted.
  @Test func manyAddressesAreNoNesting() {
    let addresses = (0..<300).map { "static let a\($0) = URL(string: \"https://example.com/\($0)\")!" }
    let reading = Reading(
      "enum Colors { static let x = UIColor(white: 1, alpha: 1)\n\(addresses.joined(separator: "\n")) }")
    #expect(reading.hex("Colors.x") == "#FFFFFF")
    #expect(reading.system.diagnostics.isEmpty)
  }

  /// What a broken view shows is not known, so that nothing passes.
  @Test(arguments: [
    "Text(\"a\").foregroundStyle(.theme.text }.background(.theme.card)",
    "Text(\"a\")\n<<<<<<< HEAD\n.foregroundStyle(.theme.text)\n=======\n.foregroundStyle(.theme.card)\n>>>>>>> b\n.background(.theme.card)",
    "Text(\"a\").foregroundStyle(.theme.text).background(",
  ])
  func aBrokenViewIsAnError(_ body: String) {
    let seen = Seen("struct V: View {\nvar body: some View {\n\(body)\n}\n}")
    let faults = seen.diagnostics.filter { $0.code == "syntax-error" }
    #expect(!faults.isEmpty)
    #expect(faults.allSatisfy { $0.severity == .error && $0.place?.file == "Views.swift" })
  }

  /// The errors that the parser finds around the markers are no others.
  @Test func aConflictIsOneError() {
    let seen = Seen(
      "struct V: View {\nvar body: some View {\n<<<<<<< HEAD\nText(\"a\")\n=======\nText(\"b\")\n>>>>>>> b\n.background(.theme.card)\n}\n}",
      palette: false, declaredIn: Place(file: "Views.swift", line: 1, column: 1))
    let faults = seen.diagnostics.filter { $0.code == "syntax-error" }
    #expect(faults.map(\.message) == ["unresolved merge conflict: the file has conflict markers"])
    #expect(faults.map(\.place?.line) == [3])
  }

  /// A conflict in code that neither shows nor sets a color hides no pair, whatever its properties are called.
  @Test(arguments: [
    ("private var backgroundDate: Date?", true), ("let state = UIApplication.State.background", true),
    ("func paint() { bar.backgroundColor = .red }", false), ("func card() -> some Body { background(.red) }", false),
    ("func mark() { paint(background: .pale, foreground: .page) }", false),
    ("func part() -> some Part { Icon().background (.pale) }", false),
    ("case let one where one == State.background: break", true), ("func fade() { icon.fade(palette.tint) }", false),
    ("func fade() { icon.fade(palette.background) }", false), ("func start() { queue(qos: .background) }", true),
    ("func runInBackground() { keyStroke() }", true),
    ("func part() -> some Part { emptyState.background { Tone.pale } }", false),
    ("func part() { switch x { case .background: paint(theme.page) } }", false),
    ("func part() -> some Part {\nIcon()\n.background { Tone.pale } }", false),
    ("func draw() { Palette.pale.setFill() }", false),
    ("func part() { if kind == .background { pane.shade = theme.ink } }", false),
    ("func part() -> some Part { Icon().background { Tone.pale } }", false),
  ])
  func aConflictWithoutColorsIsNone(_ member: String, isHarmless: Bool) {
    let seen = Seen(
      "final class Main: Base {\n<<<<<<< HEAD\noverride func open() {}\n=======\nfunc open() {}\n>>>>>>> b\n\(member)\n}",
      palette: false, declaredIn: Place(file: "Other.swift", line: 1, column: 1))
    #expect(!seen.diagnostics.contains { $0.code == "syntax-error" } == isHarmless, "\(member)")
  }

  /// A fragment that a generator pastes into other files declares nothing.
  @Test func aFragmentIsNone() {
    let seen = Seen(
      "cellView(_ view: CellView, button: UIButton, didSelect action: CellView.Action)", palette: false,
      declaredIn: Place(file: "Other.swift", line: 1, column: 1))
    #expect(seen.diagnostics.isEmpty)
  }

  @Test func aBrokenFunctionThatShowsNothingIsNone() {
    let seen = Seen(
      "struct V: View { var body: some View { Text(\"a\").foregroundStyle(.theme.text).background(.theme.card) }\n"
        + "func load() { let a = [1, 2 } }")
    #expect(!seen.diagnostics.contains { $0.code == "syntax-error" && $0.severity == .error })
  }

  private static let themes = """
    struct Theme { var surface: UIColor; var onSurface: UIColor
      static let day = Theme(surface: .white, onSurface: .black)
      static let night = Theme(surface: .black, onSurface: .white) }
    """

  /// What is broken may make a theme, or one of its colors.
  @Test(arguments: [
    "final class Themes { static var custom: Theme { Theme(surface: tone(1) onSurface: tone(1)) }\n func ok() {} }",
    "let accent = UIColor.red\nfinal class Skins { func make() -> Theme { let c = tone(0.9; return Theme(surface: tone(1), onSurface: c) } }",
    "<<<<<<< HEAD\n  Theme(surface: tone(1), onSurface: tone(0.9))\n=======\n  Theme(surface: tone(1), onSurface: tone(0.8))\n>>>>>>> x",
    "let accent = UIColor.red\nfinal class Store { var pale: Theme { var t = Theme.day; t.onSurface = tone(0.9; return t } }",
    "let accent = UIColor.red\nfinal class Store { init() { Theme.now = Theme(surface: tone(1), onSurface: tone(0.9) } }",
  ])
  func whatMayMakeAThemeIsAnError(_ code: String) {
    let tone = "func tone(_ x: CGFloat) -> UIColor { UIColor(white: x, alpha: 1) }"
    let reading = Reading([("Theme.swift", Self.themes), ("Tone.swift", tone), ("Code.swift", code)])
    #expect(reading.system.diagnostics.contains { $0.code == "syntax-error" && $0.severity == .error })
  }

  /// A catalog elsewhere may have the color, so that nobody knows how often the loop runs.
  @Test func aLoopOverMissingColorsEnds() {
    let reading = Reading(
      """
      final class Theme {
        static let shared = Theme()
        let card = UIColor(white: 1, alpha: 1)
        let swatches: [UIColor]
        init() {
          var found: [UIColor] = []
          var index = 0
          while let color = UIColor(named: "Swatch\\(index)") { found.append(color); index += 1 }
          swatches = found
        }
      }
      """)
    #expect(reading.hex("card") == "#FFFFFF")
    #expect(!reading.system.diagnostics.contains { $0.code == "out-of-budget" })
  }
}
