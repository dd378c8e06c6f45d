import Testing

@testable import LegibleCLI

/// A second system of colors beside the themes, in each of the ways in which code keeps one.
struct SystemsBesideTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
  }

  private static let first = [
    "protocol T { var page: Color { get }; var onPage: Color { get } }\n"
      + "struct L: T { let page = Color.white; let onPage = Color.black }\n"
      + "struct D: T { let page = Color.black; let onPage = Color.white }",
    "struct Theme { let page: Color; let onPage: Color\n"
      + "static let a = Theme(page: .white, onPage: .black)\nstatic let b = Theme(page: .black, onPage: .white) }",
    "@Observable final class ThemeManager { var dark = false\n"
      + "var page: Color { dark ? .black : .white }\nvar onPage: Color { dark ? .white : .black } }",
    "class Base { var page: Color { .white }; var onPage: Color { .black } }\n"
      + "class Sub: Base { override var page: Color { .black }; override var onPage: Color { .white } }",
    "let themes: [String: [String: Color]] = "
      + "[\"a\": [\"page\": .white, \"onPage\": .black], \"b\": [\"page\": .black, \"onPage\": .white]]",
  ]

  private static let pale = "Color(red: 0.9, green: 0.8, blue: 0.3)"

  private static let second = [
    "class CardBase { var card: Color { .black }; var onCard: Color { .white } }\n"
      + "class CardSub: CardBase { override var card: Color { \(pale) } }",
    "final class CardTheme { static let shared = CardTheme()\nlet card = \(pale); let onCard = Color.white }",
    "struct CardTheme { let card: Color; let onCard: Color\n"
      + "static func x() -> CardTheme { CardTheme(card: \(pale), onCard: .white) }\n"
      + "static func y() -> CardTheme { CardTheme(card: .black, onCard: .white) } }",
    "let cards: [String: [String: Color]] = "
      + "[\"x\": [\"card\": \(pale), \"onCard\": .white], \"y\": [\"card\": .black, \"onCard\": .white]]",
    "enum CardColors { static let card = \(pale); static let onCard = Color.white }",
    "extension Color { static let card = \(pale); static let onCard = Color.white }",
  ]

  @Test(arguments: first, second)
  func isJudged(_ first: String, _ second: String) throws {
    try world.write("Theme.swift", "import SwiftUI\n" + first)
    try world.write("Card.swift", "import SwiftUI\n" + second)
    #expect(world.run("audit", ".") == .findings, "\(first)\n\(second)")
    #expect(world.output.contains("onCard on"))
    #expect(world.output.contains("1.60"))
    #expect(!(world.output + world.errors).contains("themes-not-read"), "\(second)")
  }

  private static let model = """
    import SwiftUI
    struct Theme { let card: Color; let onCard: Color
      static let a = Theme(card: .black, onCard: .white)
      static let b = Theme(card: .white, onCard: .black) }
    """

  /// The same colors in another way are no second system, and end no run.
  @Test(arguments: [
    "final class CardStyle { static let shared = CardStyle()\n"
      + "var card: Color { Theme.a.card }; var onCard: Color { Theme.a.onCard } }",
    "@Observable final class CardManager { var loud = false\n"
      + "var card: Color { loud ? Theme.b.card : Theme.a.card }; var onCard: Color { loud ? Theme.b.onCard : Theme.a.onCard } }",
    "final class ThemeManager: ObservableObject { static let shared = ThemeManager()\n@Published var theme = Theme.a\n"
      + "var card: Color { theme.card }; var onCard: Color { theme.onCard } }",
    "let cards: [String: [String: Color]] = [\"x\": [\"card\": Theme.a.card, \"onCard\": Theme.a.onCard]]",
    "extension Color { static let card = Theme.a.card; static let onCard = Theme.a.onCard }",
  ])
  func theSameColorsAreNot(_ second: String) throws {
    try world.write("Theme.swift", Self.model)
    try world.write("Card.swift", "import SwiftUI\n" + second)
    #expect(world.run("audit", ".") == .success, "\(second)")
    #expect(!world.output.contains("2 sources"), "\(second)")
  }

  /// Nothing says that colors of other names meet.
  @Test(arguments: [
    "final class ChartTheme { static let shared = ChartTheme()\nlet line = \(pale); let bar = Color.white }",
    "enum Shades { static let sand = \(pale); static let snow = Color.white }",
    "final class MockCardTheme { static let shared = MockCardTheme()\nlet card = \(pale); let onCard = Color.white }",
  ])
  func whatNamesDoNotPairIsNot(_ second: String) throws {
    try world.write("Theme.swift", Self.model)
    try world.write("Card.swift", "import SwiftUI\n" + second)
    #expect(world.run("audit", ".") == .success, "\(second)")
    #expect(!world.output.contains("2 sources"), "\(second)")
  }

  /// The values of a model that has nothing to do with one that holds palettes.
  @Test func besideAHolder() throws {
    try world.write(
      "Theme.swift",
      """
      import SwiftUI
      struct Tint<V> { var value: V }
      struct Theme { var page = Tint(value: Color.white); var onPage = Tint(value: Color.black)
        static let a = Theme() }
      struct Other { let card: Color; let onCard: Color
        static let b = Other(card: \(Self.pale), onCard: .white) }
      """)
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("onCard on card in b"))
    #expect(world.output.contains("2 sources"))
  }

  /// Two colors that are named for each other are judged, however many others there are.
  @Test func besideALargeSystem() throws {
    let colors = (0..<12).map { "let shade\($0) = Color(white: \(Double($0) / 20))" }.joined(separator: "\n")
    try world.write(
      "Theme.swift",
      """
      import SwiftUI
      struct Theme { let page = Color.white; let onPage = Color.black
        \(colors)
        static let a = Theme() }
      """)
    try world.write("Card.swift", "import SwiftUI\n" + Self.second[1])
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("onCard on card in"))
  }

  /// A view shows a color that has two values whatever theme its ground is of: neither is taken for the other.
  @Test func aStateThatNoOtherSystemHasIsOpen() throws {
    try world.write(
      "Theme.swift",
      """
      import SwiftUI
      struct Theme { let page: Color; let onPage: Color
        static let a = Theme(page: .white, onPage: .black)
        static let b = Theme(page: Color(white: 0.95), onPage: .black) }
      """)
    try world.write(
      "Card.swift",
      """
      import SwiftUI
      @Observable final class RowTheme { var loud = false
        var row: Color { loud ? Color(white: 0.8) : .black }
        var onRow: Color { loud ? .black : .white } }
      struct Row: View {
        @Environment(\\.theme) var theme: Theme
        @State var own = RowTheme()
        var body: some View { Text("a").foregroundStyle(own.row).background(theme.page) } }
      extension EnvironmentValues { @Entry var theme: Theme = .a }
      """)
    // In the state in which the app starts, every pair passes.
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("could not be determined"))
  }

  /// No more than twelve are read. A run without the others does not pass.
  @Test func moreSystemsThanAreRead() throws {
    for index in 0..<14 {
      try world.write(
        "Kit\(index)/Theme.swift",
        """
        import SwiftUI
        protocol Kit\(index)Theme { var ink: Color { get }
          var page: Color { get } }
        struct Day\(index): Kit\(index)Theme { let ink = Color.black
          let page = Color.white }
        struct Dusk\(index): Kit\(index)Theme { let ink = Color.white
          let page = Color.black }
        """)
    }
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("themes-not-followed"))
  }
}
