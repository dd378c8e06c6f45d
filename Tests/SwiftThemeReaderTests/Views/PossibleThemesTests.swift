import Testing

/// Values that can be some of the themes and not the others show the colors of those alone.
@Suite struct PossibleThemesTests {
  private static func code(_ more: String) -> String {
    """
    struct Theme {
      var row: Color, orange: Color
      static let day = Theme(row: .white, orange: Color(red: 1, green: 0.5, blue: 0))
      static let dusk = Theme(row: Color(white: 0.1), orange: Color(red: 1, green: 0.6, blue: 0))
      static let night = Theme(row: .black, orange: Color(red: 1, green: 0.7, blue: 0))
      static var current = Theme.day
      static var saved: Theme?
      \(more)
    }
    extension Theme: Equatable {}

    """
  }

  private static func view(_ theme: String) -> String {
    """
    struct V: View { var flag = false
      var body: some View { Text("a").foregroundStyle(\(theme).orange).background(\(theme).row) } }
    """
  }

  /// No way leads to the first theme.
  @Test(arguments: [
    "static var shown: Theme { current == .day ? .dusk : current }",
    "static var shown: Theme { current != Theme.day ? current : dusk }",
    "static var shown: Theme { if current == .day { return .dusk }\n return current }",
    "static var shown: Theme { guard Self.current != .day else { return .night }\n return current }",
    "static var shown: Theme { let now = current; if now == day { return dusk } else { return now } }",
    "static var shown: Theme { if isDim { .dusk } else { .night } }\n static var isDim = false",
    "static var shown: Theme { switch dim { case 0: return .dusk\n case 1: return .night\n default: fatalError() } }\n static var dim = 0",
    "static var shown: Theme { dark(true) }\n static func dark(_ deep: Bool) -> Theme { deep ? night : dusk }",
    "static var shown: Theme { [.day].contains(current) ? .dusk : current }",
    "static var shown: Theme { now() == .day ? .dusk : now() }\n static func now() -> Theme { current }",
    "static var shown: Theme { other }\n static var other: Theme { saved == nil || isDim ? .dusk : .night }\n static var isDim = false",
  ])
  func anAccessorIsWhatItsBodyCanReturn(accessor: String) {
    #expect(OwnPairs.of(Self.code(accessor) + Self.view("Theme.shown")) == ["orange on row in dusk+night"])
  }

  /// Whatever variable holds the theme in use can be each of them.
  @Test(arguments: [
    "static var shown: Theme { current }", "static var shown: Theme { saved ?? .dusk }",
    "static var shown: Theme { if let saved { return saved }\n return .dusk }",
    "static var shown: Theme { isDim ? .dusk : current }\n static var isDim = false",
    "static var shown: Theme { current == .night && isDim ? .dusk : current }\n static var isDim = false",
  ])
  func aVariableCanBeEach(accessor: String) {
    let pairs = OwnPairs.of(Self.code(accessor) + Self.view("Theme.shown"))
    #expect(pairs == ["orange on row"])
  }

  /// Code that runs in between may put another theme into use, and only some builds have a branch.
  @Test(arguments: [
    "static func refresh() { current = .day }\n static var shown: Theme { if current == .day { return .dusk }\n refresh(); return current }",
    "static var shown: Theme { if current == .day { return .dusk }\n current = .day; return current }",
    "static var shown: Theme { guard current != .day else { return .dusk }\n let n = load(); return current }\n static func load() -> Int { 1 }",
    "static var shown: Theme {\n#if os(iOS)\nreturn .day\n#else\nreturn .dusk\n#endif\n}",
  ])
  func whatMayBeAnotherThemeIsEach(accessor: String) {
    #expect(OwnPairs.of(Self.code(accessor) + Self.view("Theme.shown")) == ["orange on row"])
  }

  /// A part of a tuple is that at its place.
  @Test func aPartOfATupleIsTheOneAtItsPlace() {
    let part = "static var shown: Theme { let (_, one) = (day, dusk); return one }"
    #expect(OwnPairs.of(Self.code(part) + Self.view("Theme.shown")) == ["orange on row in dusk"])
    let set = "static var shown: Theme { var (one, n) = (dusk, 1); (one, n) = (day, 2); return one }"
    #expect(OwnPairs.of(Self.code(set) + Self.view("Theme.shown")) == ["orange on row, likely"])
  }

  /// Equality that the sources write may take one theme for another.
  @Test func anOwnEqualityIsNotFollowed() {
    let accessor = """
      static func == (a: Theme, b: Theme) -> Bool { a.row == b.row }
      static var shown: Theme { current == .day ? .dusk : current }
      """
    #expect(OwnPairs.of(Self.code(accessor) + Self.view("Theme.shown")) == ["orange on row, likely"])
  }

  /// What code sets later, a subclass overrides or a view inherits may be another theme.
  @Test(arguments: [
    "class Card: UIView { lazy var theme = Theme.dusk\n BODY }\n class Other { func set(_ card: Card) { card.theme = .day } }",
    "class Card: UIView { private var theme = Theme.dusk\n init(_ theme: Theme) { self.theme = theme; super.init(frame: .zero) }\n BODY }",
    "class Card: UIView { var theme: Theme { .dusk }\n BODY }\n class DayCard: Card { override var theme: Theme { .day } }",
  ])
  func aMemberThatMayBeAnotherIsEach(code: String) {
    let body = """
      let label = UILabel()
      func paint() { addSubview(label); backgroundColor = UIColor(theme.row); label.textColor = UIColor(theme.orange) }
      """
    let pairs = OwnPairs.of(Self.code("") + code.replacing("BODY", with: body))
    #expect(pairs == ["orange on row"])
  }

  /// What is asked of the theme in use is not followed, and the first theme may be left out.
  @Test func whatIsAskedOfTheThemeIsAssumed() {
    let accessor = "var isLight: Bool { row == .white }\n static var shown: Theme { current.isLight ? .dusk : current }"
    #expect(OwnPairs.of(Self.code(accessor) + Self.view("Theme.shown")) == ["orange on row, likely"])
  }

  @Test func aChoiceOfConstantsIsOneOfThem() {
    let pairs = OwnPairs.of(Self.code("") + Self.view("(flag ? Theme.dusk : Theme.night)"))
    #expect(pairs.count == 2 && !pairs.contains("orange on row"))
  }

  /// A constant that only one theme is made of is that theme, and one that all are made of is any.
  @Test func aPaletteIsOfTheThemesThatAreMadeOfIt() {
    func code(_ palette: String) -> String {
      """
      class Colors { let row: Color, orange: Color
        init(row: Color, orange: Color) { self.row = row; self.orange = orange } }
      let dayColors = Colors(row: .white, orange: Color(red: 1, green: 0.5, blue: 0))
      let duskColors = Colors(row: Color(white: 0.1), orange: Color(red: 1, green: 0.6, blue: 0))
      let nightColors = Colors(row: .black, orange: Color(red: 1, green: 0.7, blue: 0))
      class Theme {
        static let day = Theme(colors: dayColors)
        static let dusk = Theme(colors: duskColors)
        static let night = Theme(colors: nightColors)
        static var current = day
        static var darkColors: Colors { current === night ? nightColors : duskColors }
        let colors: Colors
        init(colors: Colors) { self.colors = colors }
      }
      struct V: View {
        var body: some View { Text("a").foregroundStyle(\(palette).orange).background(\(palette).row) } }
      """
    }
    #expect(OwnPairs.of(code("duskColors")) == ["orange on row in dusk"])
    #expect(OwnPairs.of(code("Theme.dusk.colors")) == ["orange on row in dusk"])
    #expect(OwnPairs.of(code("Theme.darkColors")) == ["orange on row in dusk+night"])
    #expect(OwnPairs.of(code("Theme.current.colors")) == ["orange on row"])
  }

  /// A subclass has another accessor, and the code is that of any class.
  @Test func anAccessorThatIsOverriddenIsAny() {
    func pairs(_ subclass: String) -> Set<String> {
      OwnPairs.of(
        Self.code("")
          + """
          class Cell: UIView {
            class var theme: Theme { .dusk }
            let label = UILabel()
            func paint() { addSubview(label); backgroundColor = UIColor(Self.theme.row); label.textColor = UIColor(Self.theme.orange) }
          }
          class DayCell: Cell { \(subclass) }
          """)
    }
    #expect(pairs("") == ["orange on row in dusk"])
    #expect(pairs("override class var theme: Theme { .day }") == ["orange on row"])
  }

  /// A palette that a theme holds beside its own may be that of another.
  @Test func anotherPaletteOfAThemeIsAssumed() {
    let code = """
      class Theme {
        let row: Color, orange: Color
        var inverted: Theme?
        static let day = Theme(row: .white, orange: Color(red: 1, green: 0.5, blue: 0))
        static let dusk = Theme(row: .black, orange: Color(red: 1, green: 0.6, blue: 0))
        init(row: Color, orange: Color) { self.row = row; self.orange = orange }
      }

      """
    let pairs = OwnPairs.of(code + Self.view("Theme.dusk.inverted!"))
    #expect(pairs.allSatisfy { $0.hasSuffix("likely") })
  }

  /// The audit of no theme shows the one color on the other.
  @Test func someThemesBesideTheOneInUseAreOfAnother() {
    let accessor = "static var shown: Theme { current == .day ? .dusk : current }"
    let view = """
      struct V: View {
        var body: some View { Text("a").foregroundStyle(Theme.current.orange).background(Theme.shown.row) } }
      """
    #expect(OwnPairs.of(Self.code(accessor) + view) == ["orange on row"])
  }
}
