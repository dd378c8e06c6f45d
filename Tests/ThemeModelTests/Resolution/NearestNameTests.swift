import Testing

@testable import ThemeModel

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("rlues", "rules"), ("textPrimray", "textPrimary"), ("mdoe", "mode"), ("color.txt", "color.text"),
    ("overs", "over"),
  ])
  func findsWhatWasMeant(_ typed: String, _ meant: String) {
    #expect(NearestName.to(typed, among: ["over", "rules", "roles", "mode", "textPrimary", "color.text"]) == meant)
  }

  @Test func isSilentWhereNothingComesNear() {
    #expect(NearestName.to("elephant", among: ["rules", "roles", "themes"]) == nil)
    #expect(NearestName.to("", among: ["rules"]) == nil)
  }

  @Test func takesTheFirstInTheAlphabetOfEquals() {
    #expect(NearestName.to("rxles", among: ["rules", "roles"]) == "roles")
  }
}
