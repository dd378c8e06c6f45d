import SwiftThemeReader
import Testing
import ThemeModel

/// Variables that the running app sets. Their first values are not what is shown.
struct RunningWritesTests {
  private static let store = "final class Store { static let shared = Store(); var ink = Color.black"

  private static func reading(_ code: String, others: [(name: String, text: String)] = []) -> Reading {
    let source = """
      import SwiftUI
      \(code.replacing("; ", with: "\n"))
      struct Theme { let name: String; var paper: Color { .white }; var ink: Color { Store.shared.ink } }
      extension Theme { static let day = Theme(name: "day"); static let night = Theme(name: "night") }
      """
    return Reading([("Theme.swift", source)] + others)
  }

  /// A write that no read of the value runs.
  @Test(arguments: [
    "\(store); func pick(_ c: Color) { ink = c } }",
    "\(store); func pick(_ c: Color) { self.ink = c } }",
    "\(store); func pick(_ c: Color) { DispatchQueue.main.async { self.ink = c } } }",
    "\(store); var wide = false { didSet { ink = .red } } }",
    "\(store); init() { load { [weak self] in self?.ink = $0 } }; func load(_ done: @escaping (Color) -> Void) {} }",
    "\(store); init() { reset() }; func reset() { ink = .black } }; func start() { Store.shared.reset() }",
    "\(store) }; func start() { Store.shared.ink = .red }",
    "\(store) }; func start(_ store: Store) { store.ink = .red }",
    "\(store) }; func start() { let store = Store.shared; store.ink = .red }",
    "\(store) }; func start() { guard let store = Store.shared as Store? else { return }; store.ink = .red }",
    "\(store) }; func spoil(_ c: inout Color) { c = .red }; func start() { spoil(&Store.shared.ink) }",
    "\(store) }; final class Model { let store: Store = .shared; func start() { store.ink = .red } }",
    "\(store) }; extension Store { func pick(_ c: Color) { ink = c } }",
    "\(store) }; func store() -> Store { Store.shared }; func start() { store().ink = .red }",
    "\(store); func me() -> Store { self }; func start() { me().ink = .red } }",
    "enum Kit { \(store) }; static var current = Store.shared; struct Picker { func start() { current.ink = .red } } }; typealias Store = Kit.Store",
    """
    class Store: ObservableObject { static let shared = Store(); @Published var ink: Color = .black }
    struct Picker: View {
      @ObservedObject var store: Store
      var body: some View { ColorPicker("Ink", selection: $store.ink) }
    }
    """,
    """
    final class Store {
      static let shared = Store()
      private var kept = Color.black
      var ink: Color { get { kept } set { kept = newValue } }
    }
    func start() { Store.shared.ink = .red }
    """,
    """
    final class Store {
      static let shared = Store()
      private var values: [String: Double] = [:]
      var ink: Color { Color(white: values["ink"] ?? 0) }
      func load(_ values: [String: Double]) { self.values = values }
    }
    """,
    "enum Store { static let shared = Inks(); }; struct Inks { var ink: Color { tone } }; var tone = Color.black; func start() { tone = .red }",
  ])
  func aVariableThatOtherCodeSetsHasNoValue(_ code: String) {
    let reading = Self.reading(code)
    for theme in ["day", "night"] {
      #expect(reading.reason("ink", theme)?.code == "runtime-value", "\(code)")
      #expect(reading.reason("ink", theme)?.place != nil)
      #expect(reading.hex("paper", theme) == "#FFFFFF")
    }
  }

  /// A write that goes through a key path, a closure, a protocol, an element or an operator.
  @Test(arguments: [
    // Key paths
    "\(store) }; func start() { Store.shared[keyPath: \\.ink] = .red }",
    "\(store); func set<T>(_ k: ReferenceWritableKeyPath<Store, T>, _ v: T) { self[keyPath: k] = v } }; func start() { Store.shared.set(\\.ink, .red) }",
    "\(store) }; func start() { let path = \\Store.ink; Store.shared[keyPath: path] = .red }",
    "\(store) }; func set<R: AnyObject, T>(_ r: R, _ k: ReferenceWritableKeyPath<R, T>, _ v: T) { r[keyPath: k] = v }; func start() { set(Store.shared, \\.ink, .red) }",
    "\(store) }; func start() { Store.shared.setValue(UIColor.red, forKey: \"ink\") }",
    // Closures
    "\(store); func edit(_ f: (Store) -> Void) { f(self) } }; func start() { Store.shared.edit { $0.ink = .red } }",
    "\(store); func edit(_ f: (Store) -> Void) { f(self) } }; func start() { Store.shared.edit { store in store.ink = .red } }",
    "\(store) }; func start() { [Store.shared].forEach { $0.ink = .red } }",
    "\(store) }; func with<T>(_ t: T, _ f: (T) -> Void) { f(t) }; func start() { with(Store.shared) { $0.ink = .red } }",
    "\(store) }; func start() { Store.shared.apply { $0.ink = .red } }",
    "\(store) }; func start() { let paint = { (s: Store) in s.ink = .red }; paint(.shared) }",
    "\(store) }; var paint: (Store) -> Void = { s in s.ink = .red }",
    "\(store); init() { load { self.ink = $0 } }; func load(_ done: @escaping (Color) -> Void) {} }",
    // What a name stands for
    "\(store) }; func start() { for s in [Store.shared] { s.ink = .red } }",
    "\(store) }; func start() { switch Store.shared { case let s: s.ink = .red } }",
    "\(store) }; func start() { let (s, n) = (Store.shared, 1); s.ink = .red; print(n) }",
    "\(store) }; func start() { [Store.shared].first?.ink = .red }",
    "\(store) }; func start() { (true ? Store.shared : Store()).ink = .red }",
    "\(store) }; func start() { do { let s = Store.shared; s.ink = .red }; do { let s = 1; print(s) } }",
    "\(store) }; func start() { func inner(_ s: Store) { s.ink = .red }; inner(.shared) }",
    "\(store) }; func start() { let s = Store(); later { s.ink = .red } }",
    "\(store) }; func start() { var s: Store { Store.shared }; s.ink = .red }",
    "\(store) }; func start() { @Bindable var s = Store.shared; edit($s.ink) }",
    "\(store) }; func start() { func own() -> Store { .shared }; own().ink = .red }",
    "\(store) }; func start() { outer: for i in 0..<3 { Store.shared.ink = .red; if i == 1 { break outer } } }",
    "\(store) }; func start() { do { try open() } catch is Missing { Store.shared.ink = .red } }",
    // Types that stand for others
    "\(store) }; func start<S: Store>(_ s: S) { s.ink = .red }",
    "protocol Inked: AnyObject { var ink: Color { get set } }; \(store) }; extension Store: Inked {}; func start(_ s: some Inked) { s.ink = .red }",
    "protocol Inked: AnyObject { var ink: Color { get set } }; \(store) }; extension Store: Inked {}; extension Inked { func start() { ink = .red } }",
    // Code that runs by itself
    "\(store) }; enum Start { static let once: Void = { Store.shared.ink = .red }() }",
    "\(store) }; let start: Void = { Store.shared.ink = .red }()",
    "\(store); subscript(name: String) -> Color { get { ink } set { ink = newValue } } }; func start() { Store.shared[\"a\"] = .red }",
    "\(store) }; infix operator <~; func <~ (left: inout Color, right: Color) { left = right }; func start() { Store.shared.ink <~ .red }",
    // Code that is no function.
    "\(store) }; final class Key { deinit { Store.shared.ink = .red } }",
    "\(store) }; func start(_ action: () -> Void = { Store.shared.ink = .red }) { action() }",
    "\(store) }; struct Key { init(_ action: () -> Void = { Store.shared.ink = .red }) { action() } }",
    "\(store) }; struct Key { @Tapped(action: { Store.shared.ink = .red }) var width = 1 }",
    "\(store) }; Store.shared.ink = .red",
    "\(store) }; if CommandLine.argc > 1 { Store.shared.ink = .red }",
  ])
  func aWriteOnAnyWayCounts(_ code: String) {
    let reading = Self.reading(code)
    #expect(reading.reason("ink", "day")?.code == "runtime-value", "\(code)")
    #expect(reading.reason("ink", "day")?.place != nil)
    #expect(reading.hex("paper", "night") == "#FFFFFF")
  }

  private static let value =
    "struct Inks { var ink = Color.black; var page = Color.white; mutating func recolor() { ink = .red }"
  private static let shared = "enum Store { static var shared = Inks() }"

  /// What functions, setters and observers of a shared value set in it is no longer known, and the rest of it is.
  @Test(arguments: [
    "\(shared); \(value) }; func start() { Store.shared.recolor() }",
    "\(shared); \(value) }; extension Inks { mutating func more() { recolor() } }; func start() { Store.shared.more() }",
    "\(shared); \(value); subscript(name: String) -> Color { get { ink } set { ink = newValue } } }; func start() { Store.shared[\"a\"] = .red }",
    "\(shared); \(value); var isRed = false { didSet { ink = .red } } }; func start() { Store.shared.isRed = true }",
    "\(shared); \(value); var tone: Color { get { ink } set { ink = newValue } } }; func start() { Store.shared.tone = .red }",
    "protocol Inked { var ink: Color { get set } }; extension Inked { mutating func set() { ink = .red } }; extension Inks: Inked {}; \(shared); \(value) }; func start() { Store.shared.set() }",
    "\(shared); \(value) }; infix operator <~; func <~ (left: inout Color, right: Color) { left = right }; func start() { Store.shared.ink <~ .red }",
  ])
  func whatAValueSetsInItselfCounts(_ code: String) {
    let reading = Self.reading(
      code + "; let page = Store.shared.page; extension Theme { var page: Color { Store.shared.page } }")
    #expect(reading.reason("ink", "day")?.code == "runtime-value", "\(code)")
    #expect(reading.hex("page", "day") == "#FFFFFF", "\(code)")
  }

  @Test func aValueThatSetsItselfIsSetAsAWhole() {
    let reading = Self.reading(
      "\(Self.shared); \(Self.value); mutating func set(_ c: Color) { self = Inks(ink: c) } }; func start() { Store.shared.set(.red) }"
    )
    #expect(reading.reason("ink", "day")?.code == "runtime-value")
  }

  /// A value that a class holds: its own functions call what sets it.
  @Test func aValueInAnObjectIsSetByItsFunctions() {
    let reading = Self.reading(
      """
      \(Self.value) }
      final class Store {
        static let shared = Store()
        var inks = Inks()
        var ink: Color { inks.ink }
        func start() { inks.recolor() }
      }
      """)
    #expect(reading.reason("ink", "day")?.code == "runtime-value")
  }

  /// A value of which a member is set loses that member.
  @Test(arguments: ["Look.current.ink = .red", "Look.current.inner.tone = .red", "Self.current.ink = .red"])
  func aPartThatOtherCodeSetsHasNoValue(_ write: String) {
    let reading = Reading(
      """
      struct Inner { var tone = UIColor.white }
      struct Look {
        static var current = Look()
        var ink = UIColor.black
        var paper = UIColor.white
        var inner = Inner()
        static func start() { \(write) }
      }
      struct Theme { let name: String; var ink: UIColor { \(write.contains("tone") ? "Look.current.inner.tone" : "Look.current.ink") }; var paper: UIColor { Look.current.paper } }
      extension Theme { static let day = Theme(name: "day"); static let night = Theme(name: "night") }
      """)
    #expect(reading.reason("ink", "day")?.code == "runtime-value")
    #expect(reading.hex("paper", "day") == "#FFFFFF")
  }

  /// What is set in an element of a collection is set in the collection.
  @Test func anElementThatOtherCodeSetsHasNoValue() {
    let reading = Reading(
      """
      struct Look { var ink: UIColor }
      enum Looks { static var byName = ["a": Look(ink: .black)]; static func start() { byName["a"]?.ink = .red } }
      struct Theme { let name: String; var ink: UIColor { Looks.byName["a"]!.ink }; var paper: UIColor { .white } }
      extension Theme { static let day = Theme(name: "day"); static let night = Theme(name: "night") }
      """.replacing("; ", with: "\n"))
    #expect(reading.reason("ink", "day")?.code == "runtime-value")
  }

  /// A theme that other code makes is none that the sources list.
  @Test func aWholeThemeThatOtherCodeSetsHasNoValue() {
    let reading = Reading(
      """
      struct Look { static var current = Look(ink: .black); var ink: UIColor }
      func start() { Look.current = Look(ink: .red) }
      struct Theme { let name: String; var ink: UIColor { Look.current.ink }; var paper: UIColor { .white } }
      extension Theme { static let day = Theme(name: "day"); static let night = Theme(name: "night") }
      """.replacing("; ", with: "\n"))
    #expect(reading.reason("ink", "day")?.code == "runtime-value")
  }

  /// What only makes the object, or a copy of it, leaves the value as it is.
  @Test(arguments: [
    "\(store) }",
    "\(store); init() { ink = .black } }",
    "\(store); deinit { ink = .red } }",
    "\(store); init() { reset() }; private func reset() { ink = .black } }",
    "\(store); func pick() { let ink = Color.red; print(ink) } }",
    "\(store); func pick(ink: Color) { var ink = ink; ink = .red; print(ink) } }",
    "\(store) }; struct Other { var ink = Color.red; mutating func pick() { ink = .blue } }",
    "\(store) }; final class Label { var ink = Color.red }; func paint(_ label: Label) { label.ink = .blue }",
    "\(store) }; func paint(_ label: UILabel) { label.ink = .blue }",
    """
    final class Store {
      static let shared = Store()
      private var made: [String: Color] = [:]
      var ink: Color { color("ink") }
      func color(_ name: String) -> Color {
        if let known = made[name] { return known }
        made[name] = .black
        return .black
      }
    }
    """,
    """
    final class Store {
      static let shared = Store()
      private var values: [String: Double] = [:]
      var ink: Color { fill(); return Color(white: values["ink"] ?? 1) }
      private func fill() { values["ink"] = 0 }
    }
    """,
    """
    final class Store {
      static let shared = make()
      var ink = Color.red
      static func make() -> Store { let store = Store(); store.ink = .black; return store }
    }
    """,
    "\(store) }; final class Label { var ink = Color.red }; func start() { [Label()].forEach { $0.ink = .blue } }",
    "\(store) }; func start() { [UILabel()].forEach { $0.ink = .blue }; UILabel().apply { $0.ink = .blue } }",
    "\(store) }; func start() { UIView.animate { self.view.ink = .blue } }",
    "\(store); func copy() -> Store { let copy = Store(); copy.ink = .red; return copy } }",
    "\(store) }; func start() { var theme = Store.inks; theme.ink = .red }; extension Store { static var inks = Inks() }; struct Inks { var ink = Color.white }",
    """
    struct Inks { var ink: Color }
    enum Store { static let shared = make(); static func make() -> Inks { var inks = Inks(ink: .red); inks.ink = .black; return inks } }
    """,
  ])
  func whatMakesTheObjectLeavesItsValue(_ code: String) {
    let reading = Self.reading(code)
    #expect(reading.hex("ink", "day") == "#000000", "\(code)")
  }

  /// A file without a color is read when it sets what colors are made of.
  @Test(arguments: [
    "func start() { Store.shared.shade = 0.5 }",
    "func start(_ store: Store) { store.shade += 0.5 }",
    "extension Store { func start() { shade = 0.5 } }",
    "func start() { spoil(&Store.shared.shade) }; func spoil(_ shade: inout Double) { shade = 1 }",
    "func start() { Store.shared.shade\n    = 0.5 }",
    "func start() { (Store.shared.shade, _) = (0.5, 1) }",
    "func start() { Store.shared.shade %= 0.5 }",
    "func start() { stores.forEach { $0.shade = 0.5 } }",
  ])
  func theWriterStandsInAnyFile(_ other: String) {
    let code = """
      let stores = [Store.shared]
      final class Store { static let shared = Store(); var shade = 0.0; var ink: Color { Color(white: shade) } }
      """
    #expect(Self.reading(code).hex("ink", "day") == "#000000")
    let reading = Self.reading(code, others: [("Start.swift", "import Foundation\n\(other)\n")])
    #expect(reading.reason("ink", "day")?.code == "runtime-value", "\(other)")
  }

  /// Code that sets some object's `name` does not set one that only another file may set.
  @Test(arguments: [("fileprivate(set) ", true), ("private(set) ", true), ("", false)])
  func whatOnlyItsFileSetsIsConstantElsewhere(_ access: String, isKnown: Bool) {
    let asset = """
      final class ColorAsset {
        \(access)var name: String
        init(name: String) { self.name = name }
        lazy var color: Color = Color(hex: name)
      }
      extension Color { init(hex: String) { self.init(white: hex == "ink" ? 0 : 1) } }
      enum Asset { static let ink = ColorAsset(name: "ink"); static let page = ColorAsset(name: "page") }
      """
    let other = "/* of any object, also a ColorAsset */ func rename<T>(_ one: T) { one.name = \"paper\" }"
    let reading = Reading([("Asset.swift", asset), ("Rename.swift", other)])
    #expect(reading.hex("Asset.ink") == (isKnown ? "#000000" : nil))
    #expect((reading.reason("Asset.page") == nil) == isKnown)
  }
}
