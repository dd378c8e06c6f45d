import Testing
import ThemeModel

/// Modifiers that change the colors of a view. A pair is shown where they change nothing; elsewhere it is told that nobody knows.
struct ColorEffectsTests {
  private static func seen(_ view: String, _ more: String = "") -> Seen {
    Seen("struct V: View { let on: Bool\n\(more)\nvar body: some View { \(view) } }")
  }

  private static let text = "Text(\"a\").foregroundStyle(.theme.text)"

  @Test(arguments: [
    ".brightness(on ? 0 : 0.5)", ".saturation(on ? 1 : 0)", ".contrast(on ? 1 : 0.2)", ".grayscale(on ? 0.0 : 1.0)",
    ".hueRotation(.degrees(on ? 0 : 90))", ".hueRotation(on ? .zero : .degrees(90))", ".brightness(amount)",
  ])
  func theOtherStateIsUnknown(_ effect: String) {
    let seen = Self.seen("\(Self.text).background(Color.theme.card)\(effect)", "var amount: Double { on ? 0 : 0.5 }")
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely == ["text on nothing"])
    let name = effect.dropFirst().prefix { $0 != "(" }
    #expect(seen.first("text on nothing")?.ground == .unknown("`\(name)` changes the colours"))
  }

  @Test(arguments: [".brightness(0.2)", ".colorInvert()", ".brightness(level)", ".saturation(on ? 0 : 0.5)"])
  func noStateWithoutItGivesNoPair(_ effect: String) {
    let seen = Self.seen("\(Self.text).background(Color.theme.card)\(effect)", "@State var level = 0.0")
    #expect(seen.proven.isEmpty)
    #expect(seen.likely.contains("text on nothing"))
  }

  @Test(arguments: [".brightness(0)", ".saturation(1)", ".hueRotation(.zero)", ".contrast(on ? 1 : 1.0)"])
  func whatChangesNothingIsNone(_ effect: String) {
    let seen = Self.seen("\(Self.text).background(Color.theme.card)\(effect)")
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely.isEmpty)
  }

  /// It changes what it is applied to, and neither what is around it nor what has the changed view behind it by itself.
  @Test func aroundItNothingChanges() {
    let seen = Self.seen(
      "VStack { \(Self.text).grayscale(on ? 0 : 1); Text(\"b\").foregroundStyle(.theme.muted) }.background(Color.theme.card)"
    )
    #expect(seen.proven == ["text on card", "muted on card"])
    #expect(seen.likely == ["text on nothing"])
    let ground = Self.seen("\(Self.text).background(Capsule().fill(Color.theme.card).brightness(on ? 0 : -0.4))")
    #expect(ground.proven == ["text on card"])
    #expect(ground.likely == ["text on nothing"])
  }

  /// Where no ground is known, nothing is lost.
  @Test func withoutAGroundNothingIsTold() {
    #expect(Self.seen("\(Self.text).grayscale(on ? 0 : 1)").all.isEmpty)
  }
}
