import SwiftThemeReader
import Testing
import ThemeModel

/// Values of a theme's model whose type the code around them tells, copies with changes, and values that are told and not read.
struct ValuesInMoreCodeTests {
  private static let model = """
    import UIKit
    struct AppTheme { var ink: UIColor; var page: UIColor
      static let day = AppTheme(ink: .black, page: .white) }
    """
  private static let gray = "UIColor(white: 0.6, alpha: 1)"

  private static func reading(_ source: String, model: String = model) -> Reading {
    Reading("\(model)\n\(source.replacing("; ", with: "\n").replacing("GRAY", with: gray))")
  }

  private static func told(_ reading: Reading) -> [String] {
    reading.system.diagnostics.filter { $0.isOfUnreadThemes && $0.severity == .warning }.map(\.message)
  }

  /// Expects another theme beside `day`, with a gray ink.
  private static func expectGray(in reading: Reading, _ location: SourceLocation = #_sourceLocation) {
    #expect(reading.system.themes.count == 2, sourceLocation: location)
    let ink = reading.system.themes.last.map { reading.hex("ink", $0.name) }
    #expect(ink == "#999999", sourceLocation: location)
  }

  /// Expects no theme beside `day`, and these warnings.
  private static func expectOnlyDay(
    in reading: Reading, telling messages: [String], _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(reading.system.themes.map(\.name) == ["day"], sourceLocation: location)
    #expect(told(reading) == messages, sourceLocation: location)
  }

  private static let open = "a value of AppTheme that code makes of what only the running app knows is not read"
  private static let changed = "a value of AppTheme that code changes after it is made is not read"

  /// What a call, a variable or a list asks for tells the type of `.init`.
  @Test(arguments: [
    "final class B { func f() { apply(VALUE) }; func apply(_ t: AppTheme) {} }",
    "final class B { func f(t: AppTheme = VALUE) {} }",
    "final class B { let t: AppTheme; init(t: AppTheme = VALUE) { self.t = t } }",
    "final class B { var all: [AppTheme] = []; func f() { all.append(VALUE) } }",
    "final class B { var t: AppTheme?; func f(_ o: B) { o.t = VALUE } }",
    "final class B { func f() { let x: (AppTheme, Int) = (VALUE, 1); print(x) } }",
    "final class B { func f() { use(AppTheme?.some(VALUE)) }; func use(_ t: AppTheme?) {} }",
    "final class B { let make: () -> AppTheme = { VALUE } }",
    "typealias Look = AppTheme; final class B { let t: Look = VALUE }",
    "typealias Looks = [AppTheme]; final class B { let t: Looks = [VALUE] }",
    "func f() { func g(t: AppTheme = VALUE) {}; g() }",
    "struct Box { let theme: AppTheme }; let box = Box(theme: VALUE)",
    "enum Look { case of(AppTheme) }; let look = Look.of(VALUE)",
    "func f(_ old: AppTheme?) -> AppTheme { old ?? VALUE }",
    "let t = VALUE as AppTheme",
    "struct Box<T> { let v: T }; let box = Box<AppTheme>(v: VALUE)",
    "extension EnvironmentValues { @Entry var look = AppTheme.day }; func f() { Home().environment(\\.look, VALUE) }",
    "extension AppTheme { init?(name: String) { if name == \"a\" { self.init(ink: GRAY, page: .white) } else { return nil } } }",
  ])
  func whatIsAskedFor(_ source: String) {
    Self.expectGray(in: Self.reading(source.replacing("VALUE", with: ".init(ink: GRAY, page: .white)")))
  }

  /// Where nothing tells the type, the labels are those of a theme.
  @Test func whatNothingTells() {
    let reading = Self.reading(
      "func f(_ other: Other) { other.use(.init(ink: GRAY, page: .white)); other.use(.init(x: 1, y: 2)) }"
    )
    #expect(reading.system.themes.map(\.name) == ["day"])
    #expect(Self.told(reading).count == 1)
    #expect(Self.told(reading).first?.contains("its type is not known") == true)
  }

  /// `.init` of another type is no theme.
  @Test func whatAnotherTypeIsAskedFor() {
    let reading = Self.reading(
      "struct Mark { var ink: UIColor; var page: UIColor; var width = 1 }; func f() { use(.init(ink: GRAY, page: .white)) }; func use(_ m: Mark) {}"
    )
    Self.expectOnlyDay(in: reading, telling: [])
  }

  // MARK: Copies with changes

  @Test(arguments: [
    "final class B { func f() -> AppTheme { var t = AppTheme.day; t.ink = GRAY; return t } }",
    "struct S { var theme: AppTheme = { var t = AppTheme.day; t.ink = GRAY; return t }() }",
    "extension AppTheme { static func warm() -> AppTheme { var t = day; t.ink = GRAY; return t } }",
    "func f() { let gray = GRAY; var t: AppTheme = .day; t.ink = gray; use(t) }",
    "func f() { var t = AppTheme(ink: .black, page: .white); t.ink = GRAY; use(t) }",
    "extension AppTheme { func with(ink: UIColor) -> AppTheme { var c = self; c.ink = ink; return c } }; let t = AppTheme.day.with(ink: GRAY)",
    "extension AppTheme { mutating func fade() { ink = GRAY } }; func f() { var t = AppTheme.day; t.fade(); use(t) }",
  ])
  func copies(_ source: String) {
    let reading = Self.reading(source)
    Self.expectGray(in: reading)
    #expect(reading.system.themes.last.map { reading.hex("page", $0.name) } == "#FFFFFF")
    #expect(Self.told(reading).isEmpty)
  }

  @Test func aCopyOfAThemeOfDefaults() {
    let reading = Self.reading(
      "func f() -> Look { var d = Dark(); d.page = GRAY; return d }",
      model: """
        protocol Look { var ink: UIColor { get }; var page: UIColor { get } }
        struct Light: Look { let ink = UIColor.black; let page = UIColor.white }
        struct Dark: Look { var ink = UIColor.white; var page = UIColor.black }
        """.replacing("; ", with: "\n"))
    #expect(reading.system.themes.map(\.name) == ["Light", "Dark", "f"])
    #expect(reading.hex("page", "f") == "#999999")
    #expect(reading.hex("page", "Dark") == "#000000")
  }

  /// A change that is not followed is told.
  @Test(arguments: [
    "func f(_ isOn: Bool) -> AppTheme { var t = AppTheme.day; if isOn { t.ink = GRAY }; return t }",
    "func f() { var t = AppTheme.day; use(t); t.ink = GRAY; use(t) }",
    "func f() { var t = AppTheme.day; change(&t) }; func change(_ t: inout AppTheme) {}",
    "func f(_ ink: UIColor) { var t = AppTheme.day; t.ink = ink; t.page = GRAY; use(t) }",
    "func change(_ t: inout AppTheme) { t.ink = GRAY }",
    "extension AppTheme { mutating func fade() { ink = GRAY } }; func f(_ isOn: Bool) { var t = AppTheme.day; if isOn { t.fade() }; use(t) }",
    "func f() -> AppTheme { var t = AppTheme.day; (t.ink, t.page) = (GRAY, .white); return t }",
    "func f(_ page: UIColor) -> AppTheme { var t = AppTheme.day; (t.page, t.ink) = (page, GRAY); return t }",
    "final class B { var t = AppTheme.day; func f(_ page: UIColor) { (t.page, t.ink) = (page, GRAY) } }",
    "func f() -> AppTheme { var t = AppTheme.day; for c in [GRAY] { t.ink = c }; return t }",
    "func f() -> AppTheme { var t = AppTheme.day; let all = [UIColor.red, GRAY]; for c in all.reversed() { t.ink = c }; return t }",
    "func f() -> AppTheme { var t = AppTheme.day; [GRAY].forEach { t.ink = $0 }; return t }",
    "func f(_ isOn: Bool) -> AppTheme { var t = AppTheme.day; let c = GRAY; if isOn { t.ink = c }; return t }",
    "func f(_ isOn: Bool) -> AppTheme { var t = AppTheme.day; let c = GRAY; let d = c; if isOn { t.ink = d }; return t }",
    "func f(_ c: UIColor, _ isOn: Bool) -> AppTheme { var t = AppTheme.day; var d = c; if isOn { d = GRAY }; t.ink = d; return t }",
    "func change(_ t: inout AppTheme) { t.ink = GRAY }; func f() -> AppTheme { var t = AppTheme.day; change(&t); return t }",
    "func f() -> AppTheme { var t = AppTheme.day; for (c, d) in [(GRAY, UIColor.white)] { t.ink = c; t.page = d }; return t }",
    "func f() -> AppTheme { var t = AppTheme.day; [GRAY].enumerated().forEach { _, c in t.ink = c }; return t }",
    "func f() -> AppTheme { var t = AppTheme.day; with(GRAY) { c in t.ink = c }; return t }",
    "func f() -> AppTheme { var t = AppTheme.day; if case .some(let c) = Optional(GRAY) { t.ink = c }; return t }",
    "func f() -> AppTheme { var t = AppTheme.day; func set(_ c: UIColor) { t.ink = c }; set(GRAY); return t }",
    "final class B { var t = AppTheme.day; func set(_ c: UIColor) { t.ink = c }; func f() { set(GRAY) } }",
    "final class B { var c = GRAY; var t = AppTheme.day; func f() { t.ink = c } }",
    "final class B { var c: UIColor { GRAY }; func f(_ isOn: Bool) -> AppTheme { var t = AppTheme.day; if isOn { t.ink = self.c }; return t } }",
    "final class B { var c: UIColor; var t = AppTheme.day; init() { c = GRAY }; func f() { t.ink = c } }",
  ])
  func changesThatAreNotFollowed(_ source: String) {
    Self.expectOnlyDay(in: Self.reading(source), telling: [Self.changed])
  }

  /// A value that its holder changes at once is a theme with a color that is not known, and is told.
  @Test func aValueThatItsHolderChangesIsATheme() {
    let reading = Self.reading(
      "struct S { var theme = AppTheme(ink: .black, page: .white); init() { theme.ink = GRAY } }")
    #expect(reading.system.themes.map(\.name) == ["day", "theme"])
    #expect(reading.reason("ink", "theme")?.code == "runtime-value")
    #expect(reading.hex("page", "theme") == "#FFFFFF")
    #expect(Self.told(reading) == [Self.changed])
  }

  /// Two variables that change places, and members set to what is handed in, bring no color along.
  @Test(arguments: [
    "func f() { var t = AppTheme.day; var u = AppTheme.day; (t, u) = (u, t); use(t, u) }",
    "func f(_ a: UIColor, _ b: UIColor) -> AppTheme { var t = AppTheme.day; (t.ink, t.page) = (a, b); return t }",
    "func f(_ all: [UIColor]) -> AppTheme { var t = AppTheme.day; for c in all { t.ink = c }; return t }",
    "func f(_ c: UIColor) -> AppTheme { var t = AppTheme.day; let d = c; t.ink = d; return t }",
    "func f(_ c: UIColor) -> AppTheme { var t = AppTheme.day; func set(_ d: UIColor) { t.ink = d }; set(c); return t }",
    "final class B { var t = AppTheme.day; func set(_ c: UIColor) { t.ink = c }; func f(_ d: UIColor) { set(d) } }",
    "func f(_ all: [(UIColor, Int)]) -> AppTheme { var t = AppTheme.day; for (c, _) in all { t.ink = c }; return t }",
    "func f(_ c: UIColor) -> AppTheme { var t = AppTheme.day; for (d, _) in [(c, 1)] { t.ink = d }; return t }",
    "final class B { var c: UIColor; var t = AppTheme.day; init(c: UIColor) { self.c = c }; func f() { t.ink = c } }",
    "final class B { var o: AppTheme; var c: UIColor { o.ink }; var t = AppTheme.day; init(o: AppTheme) { self.o = o }; func f() { t.ink = c } }",
    // Another value of the model, and what is no color.
    "func f(_ isOn: Bool) { var t = AppTheme.day; if isOn { t = .day }; use(t) }",
    "extension AppTheme { var size: Int { get { 1 } set {} } }; func f(_ isOn: Bool) { var t = AppTheme.day; if isOn { t.size = 3 }; use(t) }",
    "struct Stack { mutating func apply() {} }; func f(_ isOn: Bool) { var t = AppTheme.day; if isOn { t.apply() }; use(t) }",
  ])
  func changesThatHandOn(_ source: String) {
    Self.expectOnlyDay(in: Self.reading(source), telling: [])
  }

  /// Each place is told, and a value is what it is called.
  @Test func severalChanges() {
    let reading = Self.reading(
      "final class B { var t = AppTheme.day; func f() { t.ink = GRAY; t.page = GRAY } }; func g(_ c: UIColor) { use(AppTheme(ink: c, page: GRAY)); use(AppTheme(ink: c, page: .red)) }"
    )
    Self.expectOnlyDay(
      in: reading,
      telling: [
        "2 values of AppTheme that code makes of what only the running app knows are not read",
        "values of AppTheme that code changes after they are made are not read (2 places)",
      ])
    let changes = reading.system.diagnostics.first { $0.message.contains("changes") }
    #expect(
      changes?.place.map {
        $0.column < changes?.related.first?.column ?? 0 || $0.line < changes?.related.first?.line ?? 0
      } == true)
  }

  /// Where two types have the same labels, either may be meant.
  @Test func whatTwoTypesMayBe() {
    let reading = Self.reading(
      "func f(_ other: Other) { other.use(.init(ink: GRAY, page: .white)) }",
      model: """
        import UIKit
        struct AppTheme { var ink: UIColor; var page: UIColor
          static let day = AppTheme(ink: .black, page: .white) }
        struct WebTheme { var ink: UIColor; var page: UIColor
          static let web = WebTheme(ink: .black, page: .gray) }
        """)
    #expect(
      Self.told(reading) == [
        "the value of a call of `.init` with the argument labels of AppTheme or WebTheme is not read, because its type is not known"
      ])
  }

  /// A copy with a color that is only handed on has no color of the code's own.
  @Test func copiesThatHandOn() {
    let reading = Self.reading(
      "extension AppTheme { func with(ink: UIColor) -> AppTheme { var c = self; c.ink = ink; return c } }")
    #expect(Self.told(reading).isEmpty)
  }

  // MARK: What is handed on

  @Test(arguments: [
    "enum Tones { static let gray = GRAY }; func f(page: UIColor) -> AppTheme { AppTheme(ink: Tones.gray, page: page) }",
    "func f(tint: UIColor, page: UIColor) -> AppTheme { AppTheme(ink: tint, page: page) }; func g() { use(f(tint: GRAY, page: .white)) }",
    "extension AppTheme { init(dto: DTO) { ink = UIColor(hexString: dto.ink); page = .white } }; struct DTO { let ink: String }; func f(_ d: DTO) { use(AppTheme(dto: d)) }",
    "extension AppTheme { func darker() -> AppTheme { AppTheme(ink: GRAY, page: page) } }",
    "func f(page: UIColor) -> AppTheme { let c = GRAY; return AppTheme(ink: c, page: page) }",
    "struct B { var c = GRAY; let d: UIColor; func f() -> AppTheme { AppTheme(ink: c, page: d) } }",
    "func f(_ ink: UIColor, _ page: UIColor) -> AppTheme { AppTheme(ink: ink, page: page) }; func g(_ d: UIColor) { let c = GRAY; use(f(c, d)) }",
    "func f(page: UIColor) -> [AppTheme] { var all: [AppTheme] = []; for c in [GRAY] { all.append(AppTheme(ink: c, page: page)) }; return all }",
  ])
  func aColorOfItsOwn(_ source: String) {
    Self.expectOnlyDay(in: Self.reading(source), telling: [Self.open])
  }

  @Test func aCodeForAColor() {
    let reading = Self.reading(
      "func f(page: UIColor) -> AppTheme { AppTheme(ink: 0x999999, page: page) }",
      model: """
        struct AppTheme { let ink: UIColor; let page: UIColor
          init(ink: Int, page: UIColor) { self.ink = UIColor(hex: ink); self.page = page }
          static let day = AppTheme(ink: 0x000000, page: .white) }
        extension UIColor { convenience init(hex: Int) { self.init(white: CGFloat(hex & 255) / 255, alpha: 1) } }
        """)
    #expect(Self.told(reading) == [Self.open])
  }

  @Test(arguments: [
    "func f(ink: UIColor, page: UIColor) -> AppTheme { AppTheme(ink: ink, page: page) }",
    "func f(_ t: AppTheme, ink: UIColor) -> AppTheme { AppTheme(ink: ink, page: t.page) }; func g(_ c: UIColor) { use(f(.day, ink: c)) }",
    "extension AppTheme { init(other: AppTheme) { ink = other.ink; page = other.page } }; func f(_ t: AppTheme) { use(AppTheme(other: t)) }",
    "func f(ink: UIColor, page: UIColor) -> AppTheme { let c = ink; return AppTheme(ink: c, page: page) }",
    "func f(page: UIColor) -> AppTheme { let size = 12; return AppTheme(ink: page, page: page, size: size) }",
    "func f(all: [UIColor]) -> [AppTheme] { all.map { AppTheme(ink: $0, page: $0) } }",
  ])
  func nothingOfItsOwn(_ source: String) {
    #expect(Self.told(Self.reading(source)).isEmpty)
  }

  @Test func aConstantOfTheObject() {
    let reading = Self.reading(
      "final class B { let gray: UIColor = GRAY; func f() -> AppTheme { AppTheme(ink: gray, page: .white) } }; final class C { var gray = GRAY; func f() -> AppTheme { AppTheme(ink: self.gray, page: .white) } }"
    )
    #expect(reading.system.themes.map(\.name) == ["day", "f"])
    #expect(reading.hex("ink", "f") == "#999999")
    #expect(Self.told(reading) == [Self.open])
  }

  // MARK: What is a theme already

  /// A method of another type has nothing to do with the themes, whatever its name is.
  @Test func aMethodOfTheSameName() {
    let reading = Self.reading(
      """
      enum Mode: CaseIterable { case day, night
        var colors: Pal { switch self { case .day: return Pal(ink: .black, page: .white)
          case .night: return make() } }
        func make() -> Pal { Pal(ink: .white, page: .black) } }
      struct Pal { let ink: UIColor; let page: UIColor }
      final class Feature { func make() -> Pal { Pal(ink: GRAY, page: .white) } }
      """, model: "")
    #expect(reading.system.themes.map(\.name) == ["day", "night", "make"])
    #expect(reading.hex("ink", "make") == "#999999")
  }

  @Test func aCaseOfAnotherEnum() {
    let reading = Self.reading(
      """
      enum AppTheme: CaseIterable { case day
        var colors: Pal { switch self { case .day: return Pal(ink: .black, page: .white) } } }
      struct Pal { let ink: UIColor; let page: UIColor }
      enum Plan { case free
        var pal: Pal { switch self { case .free: return Pal(ink: GRAY, page: .white) } } }
      """, model: "")
    #expect(reading.system.themes.map(\.name) == ["day"])
    #expect(
      Self.told(reading) == [
        "a value of Pal that belongs to a case of an enum other than the themes is not read"
      ])
  }

  // MARK: Names

  /// These words are parts of an app's own names.
  @Test(arguments: [
    "OnboardingController", "SampleRateController", "TestDriveVC", "DebugMenu", "SkeletonLoader", "SpeedTest",
    "VisionTest", "ABTest", "LinkPreview", "FakeCallScreen", "SpyGame", "TicketStub", "AudioSample", "LeagueFixtures",
    "TestController", "EmailPreviews", "Preview", "SampleStore", "PreviewService", "TestManager",
  ])
  func namesOfAnApp(_ name: String) {
    let reading = Self.reading("final class \(name) { let theme = AppTheme(ink: GRAY, page: .white) }")
    #expect(reading.system.themes.map(\.name) == ["day", "theme"])
  }

  /// What is left aside is said.
  @Test(arguments: [
    "MockTheme", "ThemePreviews", "DemoScreen", "SampleData", "OnboardingDemo", "UserServiceMock", "FakeTheme",
    "ThemeSpy", "TestData", "PreviewDarkThemes",
  ])
  func namesOfSamples(_ name: String) {
    let reading = Self.reading("final class \(name) { let theme = AppTheme(ink: GRAY, page: .white) }")
    #expect(reading.system.themes.map(\.name) == ["day"])
    let notes = reading.system.diagnostics.filter { $0.isOfUnreadThemes }
    #expect(notes.map(\.severity) == [.note])
    #expect(notes.map(\.message) == ["a value of AppTheme for tests, previews or samples is left aside"])
    let leftOut = reading.system.readings.first?.leftOut.map(\.name)
    #expect(leftOut == ["theme is a value for tests, previews or samples"])
  }

  /// A function or a member of an object may show a preview to users.
  @Test(arguments: [
    "func showPreview() { use(VALUE) }", "func runTest() { use(VALUE) }", "let preview = VALUE", "let sample = VALUE",
  ])
  func previewsForUsers(_ member: String) {
    let value = "AppTheme(ink: GRAY, page: .white)"
    Self.expectGray(in: Self.reading("final class Screen { \(member.replacing("VALUE", with: value)) }"))
  }

  /// Changes and calls in samples are left aside like values.
  @Test(arguments: [
    "final class DemoScreen { var t = AppTheme.day; func f() { t.ink = GRAY } }",
    "final class DemoScreen { func f() { use(made(GRAY, .white)) } }; func made(_ ink: UIColor, _ page: UIColor) -> AppTheme { AppTheme(ink: ink, page: page) }",
    "final class ThemeTests: BaseCase { var t = AppTheme.day; func f() { t.ink = GRAY } }; class BaseCase: XCTestCase {}",
    "struct Root: Base { var t = AppTheme.day; mutating func f() { t.ink = GRAY } }; protocol Base: PreviewProvider {}",
  ])
  func changesInSamples(_ source: String) {
    let reading = Self.reading(source)
    Self.expectOnlyDay(in: reading, telling: [])
    let notes = reading.system.diagnostics.filter { $0.isOfUnreadThemes }
    #expect(notes.map(\.message) == ["a value of AppTheme for tests, previews or samples is left aside"])
    #expect(reading.system.readings.first?.leftOut.count == 1)
  }

  /// The type of a member is that of its first value.
  @Test func aMemberWithoutAWrittenType() {
    let reading = Self.reading(
      "func f() -> Look { Dark(ink: GRAY, page: .white) }",
      model: """
        protocol Look { var ink: UIColor { get }; var page: UIColor { get } }
        struct Light: Look { let ink = UIColor.black; let page = UIColor.white }
        struct Dark: Look { var ink = UIColor.white; var page = UIColor.black }
        """.replacing("; ", with: "\n"))
    #expect(reading.hex("ink", "f") == "#999999")
    #expect(reading.hex("page", "f") == "#FFFFFF")
  }
}
