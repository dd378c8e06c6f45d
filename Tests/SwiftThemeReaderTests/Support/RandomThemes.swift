/// A random theme system in one of the forms that Swift code uses, together with its expected colors.
struct RandomThemes {
  /// A color that a token has in a theme and a mode.
  struct Expected {
    var theme: String
    var mode: String
    var token: String
    var hex: String
  }

  var source = ""
  private(set) var expected: [Expected] = []
  var random: Numbers
  private var raws: [(name: String, hex: UInt32)] = []

  /// Random numbers from a seed, the same on every machine.
  struct Numbers {
    private var state: UInt64

    init(seed: UInt64) {
      state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
    }

    mutating func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
  }

  enum Shape: CaseIterable {
    case statics, instances, cases, conformers, subclasses, dictionaries, holders, nested, twins, manager, functions
    case generics, makers, choices, operators, bytes, wrapped, changed, conditional, computedSetters
  }

  private static let words = [
    "text", "background", "surface", "border", "icon", "link", "shadow", "header", "footer", "badge", "page", "ink",
  ]
  private static let themes = ["Ash", "Birch", "Cedar", "Dogwood", "Elm"]

  init(_ shape: Shape, seed: UInt64) {
    random = Numbers(seed: seed)
    for index in 0..<(1 + random.next(4)) { raws.append(("tone\(index)", color())) }
    let names = pick(2 + random.next(3), of: Self.words)
    let themes = pick(2 + random.next(2), of: Self.themes)
    switch shape {
    case .statics: statics(names)
    case .instances: instances(names, themes)
    case .cases: cases(names, themes)
    case .conformers: conformers(names, themes)
    case .subclasses: subclasses(names, themes)
    case .dictionaries: dictionaries(names, themes)
    case .holders: holders(names, themes)
    case .nested: nested(names, themes)
    case .twins: twins(names, themes)
    case .manager: manager(names)
    case .functions: functions(names)
    case .generics: generics(names, themes)
    case .makers: makers(names, themes)
    case .choices: choices(names, themes)
    case .operators: operators(names)
    case .bytes: bytes(names, themes)
    case .wrapped: wrapped(names)
    case .changed: changed(names, themes)
    case .conditional: conditional(names, themes)
    case .computedSetters: computedSetters(names, themes)
    }
    source += raw + Self.helpers
  }

  // MARK: Parts

  private mutating func pick(_ count: Int, of all: [String]) -> [String] {
    var left = all
    return (0..<min(count, all.count)).map { _ in left.remove(at: random.next(left.count)) }
  }

  mutating func color() -> UInt32 {
    UInt32(random.next(0x100_0000))
  }

  private var raw: String {
    "\nenum Raw {\n" + raws.map { "  static let \($0.name) = UIColor(code: 0x\(Self.digits($0.hex)))\n" }.joined()
      + "}\n"
  }

  private static let helpers = """

    extension UIColor {
      convenience init(code: Int) {
        self.init(
          red: CGFloat((code >> 16) & 0xFF) / 255, green: CGFloat((code >> 8) & 0xFF) / 255,
          blue: CGFloat(code & 0xFF) / 255, alpha: 1)
      }
      convenience init(day: UIColor, evening: UIColor) {
        self.init { $0.userInterfaceStyle == .dark ? evening : day }
      }
    }
    func shade(_ red: Int, _ green: Int, _ blue: Int) -> UIColor {
      UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
    }
    """

  static func digits(_ color: UInt32) -> String {
    let text = String(color, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - text.count) + text
  }

  /// A color and one of the ways to write it.
  mutating func value(isImplicit: Bool = true) -> (text: String, hex: String) {
    let hex = color()
    let (r, g, b) = (hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF)
    switch random.next(isImplicit ? 8 : 6) {
    case 0: return ("UIColor(code: 0x\(Self.digits(hex)))", Self.digits(hex))
    case 1: return ("UIColor(red: \(r) / 255, green: \(g) / 255, blue: \(b) / 255, alpha: 1)", Self.digits(hex))
    case 2: return ("shade(\(r), \(g), \(b))", Self.digits(hex))
    case 3:
      let raw = raws[random.next(raws.count)]
      return ("Raw.\(raw.name)", Self.digits(raw.hex))
    case 4:
      let (raw, isFirst) = (raws[random.next(raws.count)], random.next(2) == 0)
      return (
        "(\(isFirst ? "1 < 2" : "2 < 1") ? Raw.\(raw.name) : UIColor(code: 0x\(Self.digits(hex))))",
        Self.digits(isFirst ? raw.hex : hex)
      )
    case 5: return ("{ () -> UIColor in UIColor(code: 0x\(Self.digits(hex))) }()", Self.digits(hex))
    case 6: return (".white", "FFFFFF")
    default: return (".init(code: 0x\(Self.digits(hex)))", Self.digits(hex))
    }
  }

  mutating func expect(_ theme: String, _ token: String, _ hex: String, mode: String = "light") {
    expected.append(Expected(theme: theme, mode: mode, token: token, hex: "#" + hex))
  }

  // MARK: Shapes

  private mutating func statics(_ names: [String]) {
    source += "enum AppColors {\n"
    for name in names {
      let (day, evening) = (value(), value())
      source += "  static let \(name) = UIColor(day: \(day.text), evening: \(evening.text))\n"
      expect("colors", "AppColors.\(name)", day.hex)
      expect("colors", "AppColors.\(name)", evening.hex, mode: "dark")
    }
    source += "}\n"
  }

  private mutating func instances(_ names: [String], _ themes: [String]) {
    source += "struct Theme {\n" + names.map { "  let \($0): UIColor\n" }.joined()
    for theme in themes {
      let values = names.map { _ in value() }
      let arguments = zip(names, values).map { "\($0): \($1.text)" }.joined(separator: ", ")
      source += "  static let \(theme.lowercased()) = Theme(\(arguments))\n"
      for (name, value) in zip(names, values) { expect(theme.lowercased(), name, value.hex) }
    }
    source += "}\n"
  }

  private mutating func cases(_ names: [String], _ themes: [String]) {
    source += "enum ReaderTheme {\n  case \(themes.map { $0.lowercased() }.joined(separator: ", "))\n"
    for name in names {
      source += "  var \(name): UIColor {\n    switch self {\n"
      for theme in themes {
        let value = value()
        source += "    case .\(theme.lowercased()): return \(value.text)\n"
        expect(theme.lowercased(), name, value.hex)
      }
      source += "    }\n  }\n"
    }
    source += "}\n"
  }

  private mutating func conformers(_ names: [String], _ themes: [String]) {
    source += "protocol Theme {\n" + names.map { "  var \($0): UIColor { get }\n" }.joined() + "}\n"
    let common = value()
    source += "extension Theme { var \(names[0]): UIColor { \(common.text) } }\n"
    for theme in themes {
      source += "struct \(theme): Theme {\n"
      for (index, name) in names.enumerated() {
        if index == 0, random.next(2) == 0 {
          expect(theme, name, common.hex)
          continue
        }
        let value = value()
        source +=
          random.next(2) == 0
          ? "  let \(name): UIColor = \(value.text)\n" : "  var \(name): UIColor { \(value.text) }\n"
        expect(theme, name, value.hex)
      }
      source += "}\n"
    }
  }

  private mutating func subclasses(_ names: [String], _ themes: [String]) {
    var known: [String: String] = [:]
    for (index, theme) in themes.enumerated() {
      source += index == 0 ? "class \(theme)Theme {\n" : "class \(theme)Theme: \(themes[index - 1])Theme {\n"
      for name in names where index == 0 || random.next(2) == 0 {
        let value = value()
        source += "  \(index == 0 ? "" : "override ")var \(name): UIColor { \(value.text) }\n"
        known[name] = value.hex
      }
      source += "}\n"
      for name in names { expect("\(theme)Theme", name, known[name] ?? "") }
    }
  }

  private mutating func dictionaries(_ names: [String], _ themes: [String]) {
    source += "enum ColorKey { case \(names.joined(separator: ", ")) }\nenum Themes {\n"
    for theme in themes {
      source += "  static let \(theme.lowercased()): [ColorKey: UIColor] = [\n"
      for name in names {
        let value = value()
        source += "    .\(name): \(value.text),\n"
        expect(theme.lowercased(), name, value.hex)
      }
      source += "  ]\n"
    }
    source += "}\n"
  }

  private mutating func holders(_ names: [String], _ themes: [String]) {
    source += "protocol Theme { var colors: Palette { get } }\nstruct Palette {\n"
    source += names.map { "  let \($0): UIColor\n" }.joined() + "}\n"
    for theme in themes {
      let values = names.map { _ in value() }
      let arguments = zip(names, values).map { "\($0): \($1.text)" }.joined(separator: ", ")
      source += "struct \(theme): Theme { let colors = Palette(\(arguments)) }\n"
      for (name, value) in zip(names, values) { expect(theme, name, value.hex) }
    }
  }

  private mutating func nested(_ names: [String], _ themes: [String]) {
    let members = names.map { "let \($0): UIColor" }.joined(separator: "; ")
    source += "struct Part { \(members) }\nstruct Theme {\n  \(members)\n  let button: Part\n  let bar: Part\n"
    for theme in themes {
      let theme = theme.lowercased()
      func arguments(_ values: [(text: String, hex: String)]) -> String {
        zip(names, values).map { "\($0): \($1.text)" }.joined(separator: ", ")
      }
      let (own, button, bar) = (names.map { _ in value() }, names.map { _ in value() }, names.map { _ in value() })
      source += "  static let \(theme) = Theme(\(arguments(own)), button: Part(\(arguments(button))), "
      source += "bar: .init(\(arguments(bar))))\n"
      for index in names.indices {
        expect(theme, names[index], own[index].hex)
        expect(theme, "button.\(names[index])", button[index].hex)
        expect(theme, "bar.\(names[index])", bar[index].hex)
      }
    }
    source += "}\n"
  }

  private mutating func twins(_ names: [String], _ themes: [String]) {
    for theme in themes {
      source += "struct \(theme)Theme {\n"
      for name in names {
        let value = value(isImplicit: false)
        source += "  let \(name) = \(value.text)\n"
        expect("\(theme)Theme", name, value.hex)
      }
      source += "}\n"
    }
  }

  private mutating func manager(_ names: [String]) {
    source += "final class ThemeManager: ObservableObject {\n  @Published var isDark = false\n"
    for name in names {
      let (day, evening) = (value(), value())
      source += "  var \(name): UIColor { isDark ? \(evening.text) : \(day.text) }\n"
      expect("ThemeManager", name, day.hex)
      expect("ThemeManager", name, evening.hex, mode: "dark")
    }
    source += "}\n"
  }

  private mutating func functions(_ names: [String]) {
    source += "enum AppColors {\n"
    for name in names {
      let (day, evening) = (value(), value())
      source += "  static func \(name)(for scheme: ColorScheme) -> UIColor {\n"
      source += "    if scheme == .dark { return \(evening.text) }\n    return \(day.text)\n  }\n"
      expect("colors", "AppColors.\(name)", day.hex)
      expect("colors", "AppColors.\(name)", evening.hex, mode: "dark")
    }
    source += "}\n"
  }

  /// Returns `Model(ink: …, page: …)` for a theme.
  private mutating func call(_ model: String, _ names: [String], for theme: String) -> String {
    let values = names.map { _ in value() }
    for (name, value) in zip(names, values) { expect(theme, name, value.hex) }
    return "\(model)(" + zip(names, values).map { "\($0): \($1.text)" }.joined(separator: ", ") + ")"
  }

  private mutating func generics(_ names: [String], _ themes: [String]) {
    source += "struct Theme<Tone> {\n" + names.map { "  let \($0): Tone\n" }.joined() + "}\n"
    source += "extension Theme where Tone == UIColor {\n"
    for theme in themes {
      source += "  static let \(theme.lowercased()) = \(call("Theme", names, for: theme.lowercased()))\n"
    }
    source += "}\n"
  }

  private mutating func makers(_ names: [String], _ themes: [String]) {
    source += "struct Theme {\n" + names.map { "  let \($0): UIColor\n" }.joined() + "}\nenum ThemeFactory {\n"
    for theme in themes {
      let verb = random.next(2) == 0 ? "make" : "create"
      source += "  static func \(verb)\(theme)Theme() -> Theme { \(call("Theme", names, for: theme.lowercased())) }\n"
    }
    source += "}\n"
  }

  private mutating func choices(_ names: [String], _ themes: [String]) {
    source += "struct ThemeColors {\n" + names.map { "  let \($0): UIColor\n" }.joined() + "}\n"
    source += "enum Kind { case \(themes.map { $0.lowercased() }.joined(separator: ", ")) }\n"
    source += "final class ThemeService {\n  static let shared = ThemeService()\n"
    source += "  func colors(for kind: Kind) -> ThemeColors {\n    switch kind {\n"
    for theme in themes {
      source += "    case .\(theme.lowercased()): return \(call("ThemeColors", names, for: theme.lowercased()))\n"
    }
    source += "    }\n  }\n}\n"
  }
}
