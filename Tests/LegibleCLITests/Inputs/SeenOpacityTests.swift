import Testing

@testable import LegibleCLI

/// An opacity in a view, from the file to the exit status.
struct SeenOpacityTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
  }

  private func audit(_ body: String) throws -> CommandStatus {
    try world.write(
      "App/Theme.swift",
      """
      import SwiftUI
      struct Palette { let ink: Color; let page: Color }
      extension Palette {
        static let light = Palette(ink: Color(white: 0.2), page: Color(white: 1))
        static let dark = Palette(ink: Color(white: 0.9), page: Color(white: 0))
      }
      """)
    try world.write(
      "App/Row.swift",
      "import SwiftUI\nstruct Row: View { let p: Palette; let amount: Double\nvar body: some View { \(body) } }")
    return world.run("audit", "App")
  }

  @Test func textThatAnOpacityMakesTooFaintFails() throws {
    #expect(try audit("Text(\"a\").foregroundStyle(p.ink).background(p.page)") == .success)
    #expect(try audit("Text(\"a\").foregroundStyle(p.ink).opacity(0.3).background(p.page)") == .findings)
    #expect(world.output.contains("Worst: ink at 30% on page in light"))
    #expect(try audit("Text(\"a\").foregroundStyle(p.ink.opacity(0.9)).background(p.page)") == .success)
  }

  @Test func anOpacityThatNobodyKnowsIsNoPass() throws {
    #expect(try audit("Text(\"a\").foregroundStyle(p.ink.opacity(amount)).background(p.page)") == .findings)
    #expect(world.output.contains("ink at amount: the view gives it the opacity"))
  }

  @Test func mendLeavesTheCodeOfViewsAlone() throws {
    #expect(try audit("Text(\"a\").foregroundStyle(p.ink).opacity(0.6).background(p.page)") == .findings)
    let row = try world.read("App/Row.swift")
    world.run("mend", "--apply", "App")
    #expect(try world.read("App/Row.swift") == row)
  }
}
