import SwiftThemeReader
import Testing
import ThemeModel

/// Colors and types of one name in several modules. Code means what its own module declares.
struct NamesakesTests {
  private static func pairs(
    _ sources: [(name: String, text: String)], _ targets: [String: Set<String>] = [:]
  ) -> Set<String> {
    let files = sources.map { SourceFile(name: $0.name, bytes: Array(("import SwiftUI\n" + $0.text).utf8)) }
    var options = SourceOptions()
    options.modules = SourceModules(targets: targets)
    let system = SwiftThemeReader.read(files: files, options: options)
    let read = ViewReader.read(files, of: [system], modules: options.modules, workers: 1)
    return Set(
      read.sightings.compactMap { one in
        guard case .layers(let layers) = one.ground, one.certainty == .proven else { return nil }
        let view = one.sites.compactMap(\.view).joined(separator: "+")
        return ([one.foreground] + layers).map(\.words).joined(separator: " on ")
          + (one.unread == .ofModules ? ", which is open" : "")
          + (one.themes.isEmpty ? "" : " in \(one.themes.joined(separator: "+"))") + " of \(view)"
      })
  }

  private static func colors(_ blue: String, _ access: String = "public ") -> String {
    "\(access)extension Color { static var calm: Color { Color(red: 0.3, green: 0.6, blue: \(blue)) }\n"
      + "static var slate: Color { Color(white: 0.2) } }"
  }

  private static func view(_ name: String, _ ink: String = ".calm", on ground: String = "Color.slate") -> String {
    "struct \(name): View { var body: some View { Text(\"a\").foregroundStyle(\(ink)).background(\(ground)) } }"
  }

  @Test(
    arguments: [
      ("A/Sources", "B/Sources", "Hint.swift"), ("P/Sources/A", "P/Sources/B", "More/Hint.swift"),
      ("A", "B", "Hint.swift"),
    ], ["0.9", "1.0"])
  func aConstantIsThatOfItsModule(_ folders: (String, String, hint: String), _ blue: String) {
    let pairs = Self.pairs([
      ("\(folders.0)/Colors.swift", Self.colors("1.0")), ("\(folders.0)/Row.swift", Self.view("Row")),
      ("\(folders.1)/Colors.swift", Self.colors(blue)),
      ("\(folders.1)/\(folders.hint)", Self.view("Hint")),
    ])
    #expect(pairs == ["Color.calm on Color.slate of Row", "Color.calm 2 on Color.slate 2 of Hint"])
  }

  /// What a module of neither declaration means, its imports decide.
  @Test(arguments: ["C/Sources/C/Row.swift", "Row.swift", "A/Kit/Sources/Kit/Row.swift", "A/Widget/Row.swift"])
  func aConstantOfOtherModulesIsOpen(_ file: String) {
    let pairs = Self.pairs([
      ("A/Colors.swift", Self.colors("1.0")), ("B/Colors.swift", Self.colors("0.9")), (file, Self.view("Row")),
    ])
    #expect(pairs == ["Color.calm on Color.slate, which is open of Row"])
  }

  /// The folder by which two declarations differ is that of a target, if no other module can see the other one's.
  @Test(arguments: ["", "public "])
  func aFolderIsThatOfItsTarget(_ access: String) {
    let pairs = Self.pairs([
      ("App/Theme/Colors.swift", Self.colors("1.0", access)), ("App/Views/Row.swift", Self.view("Row")),
      ("Widget/Look/Colors.swift", Self.colors("0.9", "")), ("Widget/Views/Hint.swift", Self.view("Hint")),
      ("Row.swift", Self.view("Loose")),
    ])
    let open = "Color.calm on Color.slate, which is open of Loose"
    #expect(
      pairs
        == (access.isEmpty
          ? ["Color.calm on Color.slate of Row", "Color.calm 2 on Color.slate 2 of Hint", open]
          // The widget may import what is public.
          : ["Color.calm on Color.slate of Row", open + "+Hint"]))
  }

  /// A widget beside the app's folder has colors of its own, and the app those of a package.
  @Test func theTargetsOfAProjectTellWhatCodeMeans() {
    let sources = [
      ("Pods/Kit/Colors.swift", Self.colors("1.0")), ("App/Main/Row.swift", Self.view("Row")),
      ("App/Widget/Misc/Colors.swift", Self.colors("0.9", "")), ("App/Widget/Views/Hint.swift", Self.view("Hint")),
      ("App/Shared/Both.swift", Self.view("Both")),
    ]
    let targets: [String: Set<String>] = [
      "App/Main/Row.swift": ["app"], "App/Widget/Misc/Colors.swift": ["widget"],
      "App/Widget/Views/Hint.swift": ["widget"], "App/Shared/Both.swift": ["app", "widget"],
    ]
    #expect(
      Self.pairs(sources, targets) == [
        "Color.calm on Color.slate of Row", "Color.calm 2 on Color.slate 2 of Hint",
        // The app shows those of the package there.
        "Color.calm on Color.slate, which is open of Both",
      ])
  }

  /// `import Design` makes `Sources/Design` a module, and the folders beside it others.
  @Test(arguments: ["extension Color", "public extension ShapeStyle where Self == Color"])
  func importsMakeModulesOfFolders(_ kind: String) {
    let design =
      "\(kind) { static var calm: Color { Color(red: 0.3, green: 0.6, blue: 1) }\n"
      + "static var slate: Color { Color(white: 0.2) } }"
    let pairs = Self.pairs([
      ("Sources/Design/Colors.swift", kind.hasPrefix("public") ? design : "public " + design),
      ("Sources/App/Row.swift", "import Design\n" + Self.view("Row", "Color.calm")),
      ("Sources/Widgets/Colors.swift", "extension Color { static let calm = Color(white: 0.2) }"),
    ])
    let owner = kind.hasPrefix("public") ? "ShapeStyle" : "Color"
    #expect(pairs == ["\(owner).calm on \(owner).slate of Row"])
  }

  private static func inks(_ white: String) -> String {
    "enum Ink { static let calm = Color(white: \(white))\nstatic let slate = Color(white: 0.2)\n"
      + "static let snow = Color(white: 1) }"
  }

  @Test func aTypeIsThatOfItsModule() {
    let pairs = Self.pairs([
      ("A/Sources/Ink.swift", Self.inks("0.9")), ("A/Sources/V.swift", Self.view("Row", "Ink.calm", on: "Ink.slate")),
      ("B/Sources/Ink.swift", Self.inks("0.1")), ("B/Sources/V.swift", Self.view("Hint", "Ink.calm", on: "Ink.snow")),
    ])
    #expect(pairs == ["calm on slate in Ink of Row", "calm on snow in Ink 2 of Hint"])
  }

  /// A view of a third module may mean either.
  @Test func aTypeOfOtherModulesIsOpen() {
    let pairs = Self.pairs([
      ("A/Sources/Ink.swift", Self.inks("0.9")), ("B/Sources/Ink.swift", Self.inks("0.1")),
      ("C/Sources/V.swift", Self.view("Row", "Ink.calm", on: "Ink.slate")),
    ])
    #expect(pairs == ["calm on slate of Row"])
  }

  /// The view itself gives the name of one palette to another one.
  @Test(arguments: [("Kit", "ink on row in Kit"), ("Kit.Deep", "Color(white: 0.7) on Color(white: 0.9)")])
  func aViewMayGiveANameToAnotherType(_ target: String, _ shown: String) {
    let pairs = Self.pairs([
      (
        "Colors.swift",
        """
        enum Kit { static let ink = Color(white: 0.8); static let row = Color(white: 1)
          enum Deep { static let ink = Color(white: 0.7); static let row = Color(white: 0.9) } }
        enum Pal { static let ink = Color(white: 0.3); static let row = Color(white: 1) }
        """
      ),
      (
        "Row.swift",
        "struct Row: View { typealias Pal = \(target); "
          + "var body: some View { Text(\"a\").foregroundStyle(Pal.ink).background(Pal.row) } }"
      ),
      ("Line.swift", Self.view("Line", "Pal.ink", on: "Pal.row")),
    ])
    #expect(pairs == ["\(shown) of Row", "ink on row in Pal of Line"])
  }
}
