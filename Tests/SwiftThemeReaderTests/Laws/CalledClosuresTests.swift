import SwiftThemeReader
import Testing
import ThemeModel

/// Closures that are called where they stand: `{ if on { return a } else { return b } }()`.
struct CalledClosuresTests {
  private static let theme = """
    enum Mode { case day, dusk }
    struct Theme {
      let isLate: Bool
      let mode: Mode
      let page = UIColor.white
      static let early = Theme(isLate: false, mode: .day)
      static let late = Theme(isLate: true, mode: .dusk)
    """

  @Test(arguments: [
    "{ if isLate { return .white } else { return .black } }()",
    "{ if self.isLate { return UIColor.white } else { return UIColor.black } }()",
    "{ switch mode { case .dusk: return .white\ncase .day: return .black } }()",
    "{ if isLate { return .white } else if mode == .day { return .black } else { return .red } }()",
    "{ if !isLate { if mode == .day { return .black } else { return .red } } else { return .white } }()",
    "{ () -> UIColor in if isLate { return .white } else { return .black } }()",
    "{ if isLate { return .white }\nreturn .black }()",
  ])
  func aClosureThatOnlyChoosesGivesWhatItChooses(_ value: String) {
    let reading = Reading("\(Self.theme)\n  var ink: UIColor { \(value) }\n}")
    #expect(reading.hex("ink", "early") == "#000000", "\(value)")
    #expect(reading.hex("ink", "late") == "#FFFFFF", "\(value)")
  }

  /// A view shows the color of each branch.
  @Test func aViewShowsWhatEachBranchGives() {
    let seen = Seen(
      """
      struct Row: View {
        let isOn: Bool
        var body: some View {
          Text("a").foregroundStyle({ if isOn { return Color.theme.text } else { return Color.theme.warn } }())
            .background(Color.theme.page)
        }
      }
      """)
    #expect(seen.proven == ["text on page", "warn on page"])
  }
}
