import Testing

@testable import LegibleCLI

/// What fails a run comes before what only warns, wherever the worst pair is named.
struct WorstPairTests {
  @Test func aFaintLineIsNotTheWorstBesideFaintText() throws {
    let world = try TestWorld()
    try world.write(
      "App/A.swift",
      """
      import SwiftUI
      enum P {
        static let page = Color(white: 1)
        static let ink = Color(white: 0.55)
        static let faint = Color(white: 0.95)
      }
      struct V: View { var body: some View {
        VStack { Text("a").foregroundColor(P.ink); Rectangle().fill(P.faint).frame(height: 1) }.background(P.page) } }
      """)
    #expect(world.run("audit", "App", "--output", "out") == .findings)
    #expect(world.output.contains("Worst: P.ink on P.page in colors"))
    let list = world.output.split(separator: "\n").filter { $0.contains(" of ") && $0.contains(" on page") }
    #expect(list.first?.contains("ink on page") == true)
    #expect(list.contains { $0.contains("faint on page") })
  }

  /// A state that is exempt is seen, and the same colours as text are likely: neither fails the run, and no list says so.
  @Test func whatIsLikelyIsListedByItself() throws {
    let world = try TestWorld()
    try world.write(
      "V.swift",
      """
      import SwiftUI
      extension Color { static let page = Color.black }
      struct Subtle: ButtonStyle {
        @Environment(\\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.foregroundStyle(isEnabled ? Color.white : Color.white.opacity(0.3))
        }
      }
      struct B: View {
        let dims: Bool
        var body: some View { Button("x") { }.opacity(dims ? 0.5 : 1).foregroundStyle(Color.white.opacity(0.6)) }
      }
      struct C: View { let dims: Bool; let off: Bool
        var body: some View {
          VStack { B(dims: dims); Button("y") { }.buttonStyle(Subtle()).disabled(off) }.background(Color.page) } }
      """)
    #expect(world.run("audit", ".") == .success)
    #expect(world.run("pairs", ".") == .success)
    #expect(world.output.contains("Likely seen in code: 1 pair"))
    let seen = world.output.split(separator: "\n").first { $0.hasPrefix("Seen in code") }
    #expect(seen?.contains("fail") == false)
  }
}
