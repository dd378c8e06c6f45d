import SwiftThemeReader
import Testing
import ThemeModel

/// Lists, dictionaries and tuples of colors and palettes: a token for each color in them.
struct ColorCollectionsTests {
  private func paths(_ reading: Reading, _ theme: String? = nil) -> [String] {
    (theme.flatMap(reading.theme) ?? reading.system.themes.first)?.tokens.map(\.path)
      .filter { !$0.hasPrefix("UIColor") && !$0.hasPrefix("Color.") } ?? []
  }

  @Test func collectionsOfPalettesHaveATokenForEachColour() {
    let reading = Reading(
      """
      struct Badge { let ink: UIColor; let page: UIColor }
      struct Theme {
        let page: UIColor
        let byName: [String: Badge]
        let sides: (Badge, Badge)
        let kinds: (plain: Badge, loud: Badge)
        let rows: [[Badge]]
        let maybe: [Badge?]?
        let modes: (light: Badge, dark: Badge)
        static let day = Theme(
          page: .white,
          byName: ["new": Badge(ink: .black, page: .yellow), "old": Badge(ink: .white, page: .black)],
          sides: (Badge(ink: .red, page: .white), Badge(ink: .blue, page: .white)),
          kinds: (plain: Badge(ink: .red, page: .white), loud: Badge(ink: .green, page: .white)),
          rows: [[Badge(ink: .red, page: .white)], [Badge(ink: .cyan, page: .white)]],
          maybe: [nil, Badge(ink: .red, page: .white)],
          modes: (light: Badge(ink: .black, page: .white), dark: Badge(ink: .white, page: .black)))
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["day"])
    #expect(
      paths(reading) == [
        "page", "byName.new.ink", "byName.new.page", "byName.old.ink", "byName.old.page", "sides.0.ink", "sides.0.page",
        "sides.1.ink", "sides.1.page", "kinds.plain.ink", "kinds.plain.page", "kinds.loud.ink", "kinds.loud.page",
        "rows.0.0.ink", "rows.0.0.page", "rows.1.0.ink", "rows.1.0.page", "maybe.1.ink", "maybe.1.page", "modes.ink",
        "modes.page",
      ])
    #expect(reading.hex("byName.old.ink") == "#FFFFFF")
    #expect(reading.hex("sides.1.ink") == "#0000FF")
    #expect(reading.hex("kinds.loud.ink") == "#00FF00")
    #expect(reading.hex("rows.1.0.ink") == "#00FFFF")
    #expect(reading.hex("modes.ink") == "#000000")
    #expect(reading.hex("modes.ink", nil, ["mode": "dark"]) == "#FFFFFF")
  }

  @Test func whatCannotBeToldIsUndeterminedWithItsReason() {
    let reading = Reading(
      """
      struct Badge { let ink: UIColor }
      struct Theme {
        let page: UIColor
        let late: [String: Badge]
        let keyed: [String: Badge]
        let deep: [[[[[[Badge]]]]]]
        static let day = Theme(
          page: .white, late: Store.badges(), keyed: [Store.key: Badge(ink: .black), "b": Badge(ink: .red)],
          deep: [[[[[[Badge(ink: .black)]]]]]])
      }
      """)
    #expect(reading.reason("late")?.reason.contains("Store") == true)
    #expect(reading.reason("keyed")?.reason.contains("Store") == true)
    #expect(reading.hex("keyed.b.ink") == "#FF0000")
    #expect(reading.system.themes.flatMap(\.tokens).contains { $0.path.hasPrefix("deep") })
    #expect(reading.reason("deep.0.0.0.0")?.code == "too-deep")
  }

  /// A type whose name contains “Colors” is still a palette; a list of themes is a choice between them.
  @Test func aListIsReadWhateverItsPalettesAreCalled() {
    let reading = Reading(
      """
      struct AvatarColors { let ink: UIColor; let page: UIColor }
      struct Theme {
        let page: UIColor
        let avatars: [AvatarColors]
        let others: [Theme]
        static let day = Theme(page: .white, avatars: [AvatarColors(ink: .black, page: .white)], others: [])
      }
      """)
    #expect(paths(reading) == ["page", "avatars.0.ink", "avatars.0.page"])
  }

  @Test func twoMembersMayHaveTheSamePalette() {
    let reading = Reading(
      """
      struct Badge { let ink: UIColor; static let plain = Badge(ink: .red) }
      struct Theme {
        let first: Badge
        let second: Badge
        let list: [Badge]
        static let day = Theme(first: .plain, second: .plain, list: [.plain, .plain])
      }
      """, options: SourceOptions(includedThemes: ["day"]))
    for path in ["first.ink", "second.ink", "list.0.ink", "list.1.ink"] { #expect(reading.hex(path) == "#FF0000") }
  }

  @Test func collectionsWithoutWrittenTypesAndMixedTuples() {
    let reading = Reading(
      """
      struct Badge { let ink: UIColor }
      struct Theme {
        let page = UIColor.white
        let marks = [UIColor.red, .blue]
        let badges = [Badge(ink: .red), Badge(ink: .blue)]
        let both = (Badge(ink: .red), UIColor.green)
        let named: (UIColor, String) = (.cyan, "sky")
        let trio: (UIColor, UIColor, UIColor) = (.red, .green, .blue)
        let shades: (ink: UIColor, page: UIColor) = (.black, .white)
        let words = ["one", "two"]
      }
      let only = Theme()
      """)
    #expect(
      Set(paths(reading)) == [
        "page", "marks.0", "marks.1", "badges.0.ink", "badges.1.ink", "both.0.ink", "both.1", "named.0", "trio.0",
        "trio.1", "trio.2", "shades.ink", "shades.page",
      ])
    #expect(reading.hex("marks.1") == "#0000FF")
    #expect(reading.hex("named.0") == "#00FFFF")
  }

  @Test func aProtocolPromisesWhatIsInItsLists() {
    let reading = Reading(
      """
      struct Badge { let ink: UIColor }
      protocol Theme { var page: UIColor { get }; var badges: [Badge] { get }; var none: [UIColor] { get } }
      struct Day: Theme { let page = UIColor.white; let badges = [Badge(ink: .red)]; let none: [UIColor] = [] }
      struct Dusk: Theme { let page = UIColor.black; let badges = [Badge(ink: .blue)]; let none: [UIColor] = [] }
      """)
    #expect(reading.system.themes.map(\.name) == ["Day", "Dusk"])
    #expect(reading.system.contract?.entries.map(\.path) == ["page", "badges.0.ink"])
  }

  @Test func palettesAmongStaticColoursAreRead() {
    let reading = Reading(
      """
      struct Badge { let ink: UIColor }
      enum Ink {
        static let page = UIColor.white
        static let plain = Badge(ink: .red)
        static let byName: [String: Badge] = ["new": Badge(ink: .green)]
        static let all = [Badge(ink: .blue)]
      }
      """)
    #expect(reading.hex("Ink.plain.ink") == "#FF0000")
    #expect(reading.hex("Ink.byName.new.ink") == "#00FF00")
    #expect(reading.hex("Ink.all.0.ink") == "#0000FF")
  }

  /// A short list of colors is not a gradient just because it is short.
  @Test func aListIsAGradientWhereItsNameOrItsUseSaysSo() {
    let reading = Reading(
      """
      enum Charts {
        static let series: [UIColor] = [.red, .green, .blue]
        static let only: [UIColor] = [.red]
        static let sunset: [UIColor] = [.red, .orange]
        static let dawn: [UIColor] = [.red, .yellow]
        static let skyStops: [UIColor] = [.blue, .cyan]
        static let gradients: [[UIColor]] = [[.red, .blue], [.green, .black]]
        static let table: [[UIColor]] = [[.red, .blue], [.green, .black]]
        static var shine: LinearGradient { LinearGradient(colors: sunset, startPoint: .top, endPoint: .bottom) }
      }
      func paint(_ gradientLayer: CAGradientLayer) { gradientLayer.colors = Charts.dawn.map(\\.cgColor) }
      """)
    func isGradient(_ path: String) -> Bool {
      if case .gradient? = reading.token("Charts." + path)?.value { true } else { false }
    }
    #expect(reading.hex("Charts.series.1") == "#00FF00")
    #expect(reading.token("Charts.series") == nil)
    #expect(reading.hex("Charts.only.0") == "#FF0000")
    for path in ["sunset", "dawn", "skyStops", "gradients.0", "gradients.1", "shine"] {
      #expect(isGradient(path), "\(path)")
    }
    #expect(reading.hex("Charts.table.1.0") == "#00FF00")
  }

  /// A collection that is filled step by step also has a token for each color. A color of unknown type is named in a message.
  @Test func whatIsFilledStepByStepIsNoLess() {
    let reading = Reading(
      """
      struct AppTheme {
        let page: UIColor
        var badges = [UIColor]()
        var marks: [String: UIColor] = [:]
        var plain = [String: UIColor]()
        var rings: [UIColor] = []
        init(_ page: UIColor) {
          self.page = page
          badges.append(.yellow)
          badges.append(UIColor.blue)
          marks["new"] = .red
          marks["old"] = .green
          marks["old"] = nil
          marks[""] = .black
          plain["a"] = UIColor.red
          rings += [.cyan]
        }
        static let one = AppTheme(.white)
      }
      """)
    #expect(reading.hex("page") == "#FFFFFF")
    #expect(reading.reason("badges.0")?.reason.contains(".yellow") == true)
    #expect(reading.hex("badges.1") == "#0000FF")
    #expect(reading.hex("marks.new") == "#FF0000")
    #expect(reading.token("marks.old") == nil)
    #expect(reading.reason("marks") != nil)
    #expect(reading.hex("plain.a") == "#FF0000")
    #expect(reading.hex("rings.0") == "#00FFFF")
  }

  /// Themes can be compared whatever the lengths of their lists.
  @Test func aListOfOneHasAnIndexToo() {
    let reading = Reading(
      """
      protocol Theme { var accents: [UIColor] { get } }
      struct Light: Theme { let accents: [UIColor] = [.red] }
      struct Dark: Theme { let accents: [UIColor] = [.red, .blue] }
      """)
    #expect(paths(reading, "Light") == ["accents.0"])
    #expect(paths(reading, "Dark") == ["accents.0", "accents.1"])
  }

  @Test func aVectorIsNoListAndAWordIsNoCode() {
    let reading = Reading(
      """
      struct Theme {
        let page: UIColor
        let ink: SIMD3<Float> = [0.2, 0.4, 0.6]
        let tags = ["cafe", "decade", "#ff0000"]
        static let day = Theme(page: .white)
      }
      """)
    #expect(reading.hex("ink") == "#336699")
    #expect(!paths(reading).contains { $0 == "tags.0" || $0 == "tags.1" })
    #expect(reading.hex("tags.2") == "#FF0000")
  }

  /// A list of other palettes is part of a theme that has colors of its own, and a choice for a theme that has none.
  @Test func aThemesListIsNoManagersChoice() {
    let reading = Reading(
      """
      struct RowTheme { let ink: UIColor }
      struct AppTheme {
        let background: UIColor
        let first: RowTheme
        let rows: [RowTheme]
        static let one = AppTheme(
          background: .white, first: RowTheme(ink: .black), rows: [RowTheme(ink: .red), RowTheme(ink: .blue)])
      }
      """)
    #expect(paths(reading).contains("rows.0.ink") && paths(reading).contains("rows.1.ink"))
  }

  /// Several gradients in a list are tokens each, and no stops of one.
  @Test func aListOfGradientsHasATokenForEach() {
    let reading = Reading(
      """
      struct GradientModel { let colors: [UIColor]; let locations: [Float] }
      enum Colors {
        static let gradients: [GradientModel] = [
          GradientModel(colors: [.black, .white], locations: [0, 1]), GradientModel(colors: [.white, .red], locations: [0, 1]),
        ]
        static let ink = UIColor.black
      }
      """)
    #expect(reading.system.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(reading.system.themes.flatMap(\.paths).filter { $0.hasPrefix("Colors.gradients") }.count == 2)
  }
}
