import SwiftThemeReader
import Testing
import ThemeModel

/// Declarations of one name and one set of labels. Where the sources tell which one Swift calls, it is that one; otherwise the
/// value is undetermined.
struct OverloadLawsTests {
  private static let kinds = """
    extension UIColor {
      convenience init(level: Float) { self.init(white: CGFloat(level), alpha: 1) }
      convenience init(level: Double) { self.init(white: CGFloat(level) / 100, alpha: 1) }
      convenience init(hex: UInt32) { self.init(red: 1, green: 0, blue: 0, alpha: 1) }
      convenience init(hex: UInt64) { self.init(red: 0, green: 0, blue: 1, alpha: 1) }
      convenience init(css: String) { self.init(red: 1, green: 0, blue: 0, alpha: 1) }
      convenience init(css: Character) { self.init(red: 0, green: 0, blue: 1, alpha: 1) }
      convenience init(name: String) { self.init(red: 1, green: 0, blue: 0, alpha: 1) }
      convenience init(name: String?) { self.init(red: 0, green: 0, blue: 1, alpha: 1) }
      convenience init(_ css: String, fallback: UIColor = .clear) { self.init(red: 1, green: 0, blue: 0, alpha: 1) }
    }
    func grey(_ levels: Double...) -> UIColor { UIColor(white: 0, alpha: 1) }
    func grey(_ level: Double) -> UIColor { UIColor(white: level, alpha: 1) }
    func surface() -> UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
    func surface() -> Color { Color(red: 0, green: 0, blue: 0) }
    func count() -> Int { 3 }
    func count() -> Double { 0.2 }
    protocol Tone { var level: CGFloat { get } }
    struct Ink: Tone { let level: CGFloat = 0.2 }
    func paint(_ tone: Tone) -> UIColor { .red }
    func paint(_ ink: Ink) -> UIColor { .blue }
    struct Mode { static let brand = Mode(); var twin: Mode { Mode() }; func soft() -> Mode { Mode() }; let ink = 3 }
    func tint(_ color: UIColor) -> UIColor { color }
    func tint(_ mode: Mode) -> UIColor { .blue }
    protocol Named {}
    extension String: Named {}
    func mix(_ name: any Named) -> UIColor { .red }
    func mix(_ level: Int) -> UIColor { .blue }
    typealias MaybeMode = Mode?
    func fade(_ mode: MaybeMode) -> UIColor { .red }
    func fade(_ level: Int) -> UIColor { .blue }
    class Base: ExpressibleByStringLiteral { required init(stringLiteral value: String) {} }
    final class Tag: Base {}
    func mark(_ tag: Tag) -> UIColor { .red }
    func mark(_ isOn: Bool) -> UIColor { .blue }
    let percent: Double = 20
    let code: UInt64 = 7
    """

  @Test(arguments: [
    ("UIColor(level: percent)", "#333333"),
    ("UIColor(level: 20.0)", "#333333"),
    ("UIColor(level: Float(0.2))", "#333333"),
    ("UIColor(hex: code)", "#0000FF"),
    ("UIColor(hex: UInt32(7))", "#FF0000"),
    ("UIColor(css: \"f\")", "#FF0000"),
    ("UIColor(name: \"f\")", "#FF0000"),
    ("UIColor(name: nil)", "#0000FF"),
    ("UIColor(Color.black)", "#000000"),
    ("UIColor(\"f\")", "#FF0000"),
    ("grey(0.2)", "#333333"),
    ("surface()", "#FFFFFF"),
    ("UIColor(white: count(), alpha: 1)", "#333333"),
    ("paint(Ink())", "#0000FF"),
    ("tint(.brand.twin)", "#0000FF"),
    ("tint(.brand.soft())", "#0000FF"),
    ("mix(\"a\")", "#FF0000"),
    ("mix(3)", "#0000FF"),
    ("fade(nil)", "#FF0000"),
    ("mark(\"a\")", "#FF0000"),
  ])
  func theSourcesTellWhichOneSwiftCalls(_ call: String, _ expected: String) {
    let reading = Reading("\(Self.kinds)\nenum Palette { static let ink: UIColor = \(call) }")
    #expect(reading.hex("Palette.ink") == expected, "\(call)")
  }

  /// Both types have a `brand`; the chain ends in a color of the one, and in a number of the other.
  @Test func aChainIsOfTheTypeWithWhichItEnds() {
    let reading = Reading(
      """
      struct Pair { let ink: UIColor }
      extension UIColor { static let brand = Pair(ink: .red) }
      struct Mode { static let brand = Mode(); let ink = 3 }
      func tint(_ color: UIColor) -> UIColor { color }
      func tint(_ mode: Mode) -> UIColor { .blue }
      enum Palette { static let text: UIColor = tint(.brand.ink); static let page: UIColor = .white }
      """)
    #expect(reading.hex("Palette.page") == "#FFFFFF")
    #expect(reading.hex("Palette.text") == nil && reading.reason("Palette.text") != nil)
  }

  @Test func whatIsDeclaredAndDoesNotFitIsNotCalledUndeclared() {
    let reading = Reading("\(Self.kinds)\nenum Palette { static let ink: UIColor = UIColor(level: \"f\") }")
    #expect(
      reading.reason("Palette.ink")?.reason
        == "no initialiser of UIColor that the sources declare is known to take these arguments")
  }

  /// A color whose initialiser may give nil is no color yet.
  @Test func aColorThatMayBeNilGoesToWhatTakesOne() {
    let reading = Reading(
      """
      extension UIColor {
        convenience init?(hex: String) { guard hex.count == 6 else { return nil }; self.init(white: 0.5, alpha: 1) }
      }
      func paint(_ c: UIColor) -> UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
      func paint(_ c: UIColor?) -> UIColor { c ?? UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
      enum Palette { static let ink: UIColor = paint(UIColor(hex: "zz")) }
      """)
    #expect(reading.hex("Palette.ink") == "#0000FF")
  }

  /// A value that may be nothing, or that is cast to a wider type, is not taken by what takes the value alone.
  @Test(arguments: [
    ("pick(maybe)", "#00FF00"), ("pick(two)", "#0000FF"), ("pick(Int(\"1\"))", "#00FF00"),
    ("pick(Optional(two))", "#00FF00"), ("pick(two as Any)", "#FF0000"), ("paint(Sub() as Base)", "#FF0000"),
    ("paint(Sub())", "#0000FF"), ("list(Set([1]))", "#FF0000"), ("list([1])", "#0000FF"),
  ])
  func theStaticTypeDecides(_ call: String, _ expected: String) {
    let reading = Reading(
      """
      class Base {}
      class Sub: Base {}
      func pick(_ x: Any) -> UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
      func pick(_ x: Int) -> UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
      func pick(_ x: Int?) -> UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
      func paint(_ x: Base) -> UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
      func paint(_ x: Sub) -> UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
      func list(_ x: Set<Int>) -> UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
      func list(_ x: [Int]) -> UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
      let two = 2
      let maybe: Int? = 3
      enum Palette { static let ink: UIColor = \(call) }
      """)
    #expect(reading.hex("Palette.ink") == expected, "\(call)")
  }

  /// What is expected of a call is not expected of those in its arguments.
  @Test func eachCallHasItsOwnExpectation() {
    let reading = Reading(
      """
      struct Ink { var level: CGFloat }
      struct Paint { var level: CGFloat }
      struct Box {
        subscript(_ key: String) -> Paint { Paint(level: 1) }
        subscript(_ key: String) -> Ink { Ink(level: 0.2) }
      }
      func paint(_ ink: Ink) -> Paint { Paint(level: ink.level) }
      let box = Box()
      let made: Paint = paint(box["x"])
      enum Palette { static let ink = UIColor(white: made.level, alpha: 1) }
      """)
    #expect(reading.hex("Palette.ink") != "#FFFFFF")
  }

  /// The declarations differ in what the reader does not tell apart.
  @Test(arguments: [
    """
    func shade(_ make: (Int) -> Int) -> UIColor { .red }; func shade(_ make: (Int, Int) -> Int) -> UIColor { .green }
    enum Palette { static let ink = shade { $0 + $1 } }
    """,
    """
    extension UIColor {
      convenience init<T: BinaryInteger>(level: T) { self.init(white: CGFloat(level) / 100, alpha: 1) }
      convenience init<T: BinaryFloatingPoint>(level: T) { self.init(white: CGFloat(level), alpha: 1) }
    }
    let half = 0.5
    enum Palette { static let ink = UIColor(level: half) }
    """,
  ])
  func otherwiseItIsUndetermined(_ source: String) {
    let reading = Reading(source.replacing("; ", with: "\n"))
    #expect(reading.hex("Palette.ink") == nil)
    #expect(reading.reason("Palette.ink")?.code == "ambiguous-call")
  }
}
