import ColorScience
import Testing
import ThemeModel

@testable import Audit

/// What views show on a background that the system lifts in sheets is judged with both of its values.
struct LiftedLooksTests {
  private static let place = Place(file: "Menu.swift", line: 7, column: 3)

  /// White; in dark mode black, and in a sheet a dark gray.
  private static let background = Sighting.DrawnColor(
    .adapting(
      AdaptingColor(
        name: "UIColor.systemBackground",
        looks: [
          .init(when: [:], value: .color(Color(.srgb, 1, 1, 1))),
          .init(when: ["mode": "dark"], value: .color(Color(.srgb, 0, 0, 0))),
          .init(when: ["mode": "dark", "elevation": "elevated"], value: .color(Color(.srgb, 0.11, 0.11, 0.118))),
        ]), text: ".systemBackground"))

  private static func system(_ dark: [String], element: Sighting.Element = .text(.init())) throws -> ThemeSystem {
    var themes: [Theme] = []
    for (index, color) in dark.enumerated() {
      var theme = try SmallSystem.theme("T\(index)", [("ink", "#000")], axes: ["mode"])
      theme.tokens[0].values.append(
        ConditionalValue(when: ["mode": "dark"], value: .color(try Color(css: color)), place: place))
      themes.append(theme)
    }
    var system = ThemeSystem(name: "Small", axes: [.mode], themes: themes)
    system.sightings = [
      Sighting(
        foreground: .token("ink"), ground: .layers([background]), element: element, certainty: .proven,
        source: .swiftUI, sites: [Sighting.Site(foreground: place)])
    ]
    return system
  }

  /// By variant: the evidence and the verdict.
  private static func judged(_ system: ThemeSystem) -> [String: String] {
    let report = SmallSystem.audit(system, Plan())
    return Dictionary(
      uniqueKeysWithValues: report.pairs.map { pair in
        (report.variants[pair.variant].name, "\(pair.evidence) \(pair.verdict)")
      })
  }

  @Test(arguments: [("#ffffff", "pass"), ("#555555", "fail")])
  func holdsWhereBothLooksAgree(dark: String, verdict: String) throws {
    #expect(try Self.judged(Self.system([dark])) == ["T0/light": "seen pass", "T0/dark": "seen \(verdict)"])
  }

  /// 4.6 on black, 3.7 in a sheet.
  @Test func isOpenWhereASheetMakesADifference() throws {
    #expect(
      try Self.judged(Self.system(["#757575"])) == ["T0/light": "seen pass", "T0/dark": "seen undetermined"])
    // As an icon it passes in either.
    #expect(
      try Self.judged(Self.system(["#757575"], element: .icon)) == ["T0/light": "seen pass", "T0/dark": "seen pass"])
  }

  @Test func isOpenInThoseThemesOnly() throws {
    #expect(
      try Self.judged(Self.system(["#757575", "#fff", "#555"])) == [
        "T0/light": "seen pass", "T0/dark": "seen undetermined", "T1/light": "seen pass", "T1/dark": "seen pass",
        "T2/light": "seen pass", "T2/dark": "seen fail",
      ])
  }

  /// Nothing in a sheet settles what has no value outside of it.
  @Test func staysUndetermined() throws {
    var system = try Self.system(["#fff"])
    system.themes[0].tokens[0].values[1].value = .undetermined(
      Undetermined(code: "runtime-value", reason: "chosen", text: "ink", place: Self.place))
    #expect(Self.judged(system) == ["T0/light": "seen pass", "T0/dark": "seen undetermined"])
  }
}
