import SwiftThemeReader
import Testing
import ThemeModel

/// Places at which code fixes the mode of an app.
struct ForcedModesTests {
  private func read(_ text: String, in name: String = "App.swift") -> ForcedModes {
    ForcedModes.read([SourceFile(name: name, bytes: Array(text.utf8))], workers: 1)
  }

  private static func app(_ content: String, more: String = "") -> String {
    "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { \(content) } } }\n\(more)"
  }

  @Test func theViewOfEverySceneFixesIt() {
    #expect(read(Self.app("Home().tint(.red).preferredColorScheme(.dark)")).whole?.mode == "dark")
    #expect(read(Self.app("Home()")).whole == nil)
    #expect(read(Self.app("Home().preferredColorScheme(isDark ? .dark : nil)")).whole == nil)
    #expect(read(Self.app("Home().preferredColorScheme(nil)")).whole == nil)
    // One branch says nothing about the other, and one scene says nothing about the next.
    #expect(read(Self.app("if on { Home().preferredColorScheme(.dark) } else { Login() }")).whole == nil)
    #expect(read(Self.app("Home().preferredColorScheme(.dark) } WindowGroup(id: \"b\") { Other()")).whole == nil)
  }

  @Test func aPartThatMayShowTheOtherModeCounts() {
    let root = "Home().preferredColorScheme(.dark)"
    let sheet = "struct Sheet: View { var body: some View { Text(\"a\").preferredColorScheme(.light) } }"
    let found = read(Self.app(root, more: sheet))
    #expect(found.whole == nil)
    #expect(found.exception(to: "dark")?.mode == "light")
    let same = sheet.split(separator: ".light").joined(separator: ".dark")
    #expect(read(Self.app(root, more: same)).whole?.mode == "dark")
    let preview = "struct P: PreviewProvider { static var previews: some View { Home().preferredColorScheme(.light) } }"
    #expect(read(Self.app(root, more: preview)).whole?.mode == "dark")
    #expect(read(sheet, in: "SheetTests.swift").parts.isEmpty)
    let open = "class C: UIViewController { func show() { overrideUserInterfaceStyle = theme.style } }"
    #expect(read(Self.app(root, more: open)).whole == nil)
  }

  @Test func theWindowFixesIt() {
    func scene(_ body: String) -> String {
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { \(body) }
      }
      """
    }
    #expect(read(scene("window?.overrideUserInterfaceStyle = .light")).whole?.mode == "light")
    #expect(
      read(scene("if #available(iOS 13, *) { window?.overrideUserInterfaceStyle = .light }")).whole?.mode == "light")
    #expect(
      read(scene("if #available(iOS 26, *) { window?.overrideUserInterfaceStyle = .light }")).whole == nil)
    #expect(read(scene("if isPro { window?.overrideUserInterfaceStyle = .light }")).whole == nil)
    #expect(read(scene("window?.overrideUserInterfaceStyle = .unspecified")).whole == nil)
    #expect(read(scene("card.overrideUserInterfaceStyle = .light")).whole == nil)
  }
}
