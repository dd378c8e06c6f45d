import Testing
import ThemeModel

@testable import SwiftThemeReader

/// A member without a written type is what its protocol asks for.
struct AskedTypesTests {
  private static func paths(_ bar: String, asked: String) -> [Set<String>] {
    let code = """
      import UIKit
      protocol AppTheme { var ink: UIColor { get }; var page: UIColor { get }; var bar: \(asked) { get } }
      struct DayTheme: AppTheme { let ink = UIColor.black; let page = UIColor.white; let bar = \(bar).black }
      struct NightTheme: AppTheme { let ink = UIColor.white; let page = UIColor.black; var bar: \(asked) { .white } }
      """
    let system = SwiftThemeReader.read(files: [SourceFile(name: "Theme.swift", bytes: Array(code.utf8))])
    return system.themes.map { Set($0.paths.filter { !$0.contains("UIColor") }) }
  }

  @Test(arguments: ["UIBarStyle", "UIStatusBarStyle", "UIKeyboardAppearance"])
  func anotherTypeIsNoColor(type: String) {
    #expect(Self.paths(type, asked: type) == [["ink", "page"], ["ink", "page"]])
  }

  @Test func aColorIsOne() {
    #expect(Self.paths("UIColor", asked: "UIColor") == [["ink", "page", "bar"], ["ink", "page", "bar"]])
  }
}
