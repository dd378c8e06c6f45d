import Testing
import ThemeModel

@testable import SwiftThemeReader

/// Objects that views observe and that give the colors of the ground and of what lies on it, whatever they are called.
struct ObservedObjectsTests {
  private static func system(_ code: String) -> ThemeSystem {
    SwiftThemeReader.read(files: [SourceFile(name: "App.swift", bytes: Array(("import SwiftUI\n" + code).utf8))])
  }

  private static let colors = """
    var ink: Color { kind == .day ? .black : .white }
    var page: Color { kind == .day ? .white : .black }
    """

  @Test(arguments: [
    "final class Hues: ObservableObject { @Published var kind: Kind = .day",
    "@Observable final class Hues { var kind: Kind = .day",
    "final class HueStore: ObservableObject { @AppStorage(\"kind\") var kind: Kind = .day",
  ])
  func areThemes(head: String) {
    let system = Self.system("enum Kind { case day, night }\n\(head)\n\(Self.colors) }")
    #expect(system.themes.count == 1)
    #expect(system.axes.map(\.contexts).contains(["day", "night"]))
    #expect(Set(system.themes.flatMap(\.paths)).isSuperset(of: ["ink", "page"]))
  }

  @Test func flags() {
    let system = Self.system(
      "final class Hues: ObservableObject { @AppStorage(\"n\") var isLate = false\n"
        + "var ink: Color { isLate ? .white : .black }; var page: Color { isLate ? .black : .white } }")
    #expect(system.themes.count == 1 && system.axes.map(\.contexts).contains(["off", "on"]))
  }

  /// The state of one row is no theme, and neither is what has more than colors.
  @Test(arguments: [
    "final class RowViewModel: ObservableObject { @Published var kind: Kind = .day",
    "final class RowController: ObservableObject { @Published var kind: Kind = .day",
    "final class Item: ObservableObject { @Published var kind: Kind = .day; @Published var title = \"\"",
  ])
  func areNone(head: String) {
    #expect(Self.system("enum Kind { case day, night }\n\(head)\n\(Self.colors) }").themes.isEmpty)
  }
}
