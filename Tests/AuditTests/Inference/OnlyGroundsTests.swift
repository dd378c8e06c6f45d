import Testing

/// The only general ground is sought among the own tokens of a theme.
@Suite struct OnlyGroundsTests {
  /// A second palette has a ground of its own, also where both are made of the same colors or share a token.
  @Test(
    arguments: [
      ["surface=#fff", "textBody=#000"], ["surface=#fff", "textBody=#000", "accent=#06c"],
      ["surface=#fff", "surfaceRaised=#eee", "textBody=#000"],
    ])
  func isThatOfAThemeWhateverOthersHave(other: [String]) throws {
    let found = try NamedPairs(["background=#fff", "textPrimary=#999", "accent=#06c"], other)
    #expect(found.named.contains("textPrimary on background"))
    #expect(found.report.totals.fail == 1)
  }

  /// Where a theme has a second ground, it stays a guess there, and only there.
  @Test func isNoneInAThemeWithTwo() throws {
    let report = try NamedPairs(
      ["background=#fff", "textPrimary=#999"], ["background=#fff", "surface=#eee", "textPrimary=#999"]
    ).report
    let named = report.pairs.filter { $0.evidence == .named }
    #expect(named.map { report.variants[$0.variant].theme } == ["T1"])
    let guessed = report.pairs.filter { $0.evidence == .guessed }
    #expect(guessed.map { report.variants[$0.variant].theme } == ["T2", "T2"])
  }

  /// A part has a ground of its own, which is none of everything else.
  @Test(
    arguments: [
      ["button.ink=#000", "button.page=#fff"], ["button.page=#fff"], ["toolbar.text=#000", "toolbar.background=#fff"],
    ])
  func isNotThatOfAPart(part: [String]) throws {
    let found = try NamedPairs(["background=#fff", "textPrimary=#999"] + part)
    #expect(found.named.contains("textPrimary on background"))
  }

  @Test(arguments: [["elevated.background=#eee"], ["surface=#eee", "surfaceText=#000"]])
  func isNoneBesideAnotherGroundOfEverything(other: [String]) throws {
    let found = try NamedPairs(["background=#fff", "textPrimary=#999"] + other)
    #expect(!found.named.contains("textPrimary on background"))
  }
}
