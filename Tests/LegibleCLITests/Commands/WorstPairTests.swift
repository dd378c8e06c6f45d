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
}
