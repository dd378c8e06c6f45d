import SwiftThemeReader
import Testing
import ThemeModel

/// Views that types make which are no views themselves.
struct MakersTests {
  private static let palette = """
    extension Color {
      static let ink = Color(red: 0.1, green: 0.1, blue: 0.1); static let gold = Color(red: 0.9, green: 0.7, blue: 0.2)
    }

    """

  private static func pairs(_ code: String) -> Set<String> { OwnPairs.of(palette + code) }

  private static let text = "Text(\"a\").foregroundColor(.ink).background(Color.gold)"

  @Test(arguments: [
    "struct Row: ConnectedView { struct Props { let on: Bool }\nfunc body(props: Props) -> some View { \(text) } }",
    "final class Screen: UIViewController { var content: some View { \(text) } }",
    "enum Factory { static func badge() -> some View { \(text) } }",
  ])
  func showWhatTheyMake(_ code: String) {
    #expect(Self.pairs(code) == ["Color.ink on Color.gold"], "\(code)")
  }

  /// What a call gives a parameter is not known where no call is read.
  @Test func aParameterThatNoCallGivesIsAssumed() {
    let code = """
      struct Factory {
        func badge(_ on: Bool) -> some View { Text("a").foregroundColor(on ? .ink : .white).background(Color.gold) } }
      """
    #expect(Self.pairs(code) == ["Color.ink on Color.gold, likely", ".white on Color.gold, likely"])
  }

  /// What a view shows of it is told there, with what it is given.
  @Test func whatAViewShowsIsTakenFromTheView() {
    let code = """
      enum Tab { case all
        var label: some View { Text("a") } }
      struct A: View { let tab: Tab; var body: some View { tab.label.foregroundColor(.ink).background(Color.gold) } }
      """
    #expect(Self.pairs(code) == ["Color.ink on Color.gold"])
  }
}
