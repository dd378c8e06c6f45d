import Testing
import ThemeModel

@testable import Audit

/// Text and ground that are one colour in some theme.
@Suite struct OneColorPairsTests {
  private static let page = ["text.base=#111", "background.base=#fff"]

  @Test func aMeaningThatIsOneColorSomewhereAndPassesNowhereIsAGuess() throws {
    let found = try NamedPairs(
      Self.page + ["text.danger=#d60027", "background.danger=#d60027"],
      Self.page + ["text.danger=#a3001e", "background.danger=#e8506b"])
    #expect(found.named == ["text.base on background.base"])
    #expect(found.with(.guessed).contains("text.danger on background.danger"))
    #expect(found.report.rules.contains { $0.reason?.contains("one colour in some theme") == true })
    #expect(found.report.failedOn.isEmpty)
  }

  /// Low contrast is what the tool is there to find, and so is the one theme that was forgotten.
  @Test(arguments: [
    // Never one colour.
    (["text.danger=#a3001e", "background.danger=#e8506b"], ["text.danger=#a3001e", "background.danger=#d0405b"]),
    // One colour in a theme, and good in the other.
    (["text.danger=#d60027", "background.danger=#d60027"], ["text.danger=#d60027", "background.danger=#fff"]),
    // The text of a component is on the component.
    (["card.text=#777", "card.background=#777"], ["card.text=#555", "card.background=#999"]),
  ])
  func whatIsLowForAnotherReasonFails(first: [String], second: [String]) throws {
    let found = try NamedPairs(Self.page + first, Self.page + second)
    #expect(found.named.count == 2)
    #expect(found.report.failedOn == [.failures])
  }

  /// Where most are one colour somewhere, the words are names of colours, also where a few pass.
  @Test func whereMostMeaningsAreOneColorNonePairs() throws {
    func theme(_ grounds: [String]) -> [String] {
      zip(["danger", "info", "success", "warning", "neutral", "accent"], grounds).flatMap {
        ["text.\($0)=#a00", "background.\($0)=\($1)"]
      } + ["text.inverse=#999", "background.inverse=#000", "card.text=#999", "card.background=#fff"]
    }
    let found = try NamedPairs(
      theme(["#a00", "#a00", "#a00", "#a00", "#a00", "#fff"]), theme(["#fff", "#fff", "#fff", "#fff", "#d55", "#ccc"]))
    #expect(found.named == ["card.text on card.background", "text.inverse on background.inverse"])
    #expect(found.report.failedOn == [.failures])
    let few = try NamedPairs(
      theme(["#a00", "#a00", "#fff", "#fff", "#fff", "#fff"]), theme(["#fff", "#fff", "#fff", "#fff", "#fff", "#fff"]))
    #expect(few.named.count == 8)
  }
}
