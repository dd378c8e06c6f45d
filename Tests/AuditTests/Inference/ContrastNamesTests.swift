import Testing
import ThemeModel

@testable import Audit

/// What is named for its contrast to a color is on it, and parts of code are on their editor's background.
struct ContrastNamesTests {
  @Test(arguments: [
    (["primary=#38f", "primary-contrast=#fff"], ["primary-contrast on primary"]),
    (["accent.main=#38f", "accent.contrastText=#fff"], ["accent.contrastText on accent.main"]),
    (
      ["c.base-default=#5ae", "c.base-hover=#49d", "c.base-contrast-default=#fff", "c.base-contrast-subtle=#def"],
      ["c.base-contrast-default on c.base-default", "c.base-contrast-subtle on c.base-default"]
    ),
    // A surface of more contrast is one, and what has a text by name has no other.
    (["surface=#fff", "surface-contrast=#888"], []), (["bg.base=#fff", "bg.base-contrast=#888"], []),
    (
      ["primary=#fff", "primary-contrast=#888", "on-primary=#111"], ["on-primary on primary"]
    ),
    // A degree of contrast is no other side of a pair.
    (["line-high-contrast=#888", "line-high=#fff"], []), (["text=#777", "text-contrast=#222"], []),
    (["border=#777", "border-contrast=#222"], []), (["primary=#38f", "contrast=#fff"], []),
  ])
  func isOnWhatItIsInContrastTo(tokens: [String], named: [String]) throws {
    #expect(try NamedPairs(tokens).named == named)
  }

  @Test func partsOfCodeAreOnTheBackgroundBesideThem() throws {
    let editor = ["text=#000", "background=#fff", "comments=#aaa", "keywords=#a0c", "strings=#c00"]
    #expect(
      try NamedPairs(editor).named == [
        "comments on background", "keywords on background", "strings on background", "text on background",
      ])
    // Three nouns that any data may have are none.
    let data = ["text=#000", "background=#fff", "comment=#aaa", "type=#a0c", "value=#c00"]
    #expect(try NamedPairs(data).named == ["text on background"])
    let far = ["text=#000", "background=#fff", "code.comments=#aaa", "code.keywords=#a0c", "code.strings=#c00"]
    #expect(try NamedPairs(far).named == ["text on background"])
  }

  /// `*TitleColor` names `titleColor`, too: a pattern is checked against all names.
  @Test func aPatternForInactiveColorsNamesNoOthers() throws {
    let kinds = ["primary", "secondary"].flatMap { kind in
      ["\(kind).titleColor=#999", "\(kind).backgroundColor=#ccc", "\(kind).disabledTitleColor=#bbb"]
    }
    for tokens in [kinds, kinds.map { "kind." + $0 }] {
      let found = try NamedPairs(tokens)
      #expect(found.named.count == 2)
      #expect(found.report.totals.fail == 2 && found.report.totals.exempt == 0)
    }
  }

  @Test func oneTranslucentColorOnItselfIsDoubted() throws {
    let tokens = ["fg.default=#010101e3", "bg.default=#fff", "fg.strong=#010101e3", "bg.strong=#010101e3"]
    #expect(try NamedPairs(tokens).named == ["fg.default on bg.default"])
    // Another theme shows that it is a pair.
    let other = ["fg.default=#111", "bg.default=#fff", "fg.strong=#ffffffe3", "bg.strong=#010101e3"]
    #expect(try NamedPairs(tokens, other).named == ["fg.default on bg.default", "fg.strong on bg.strong"])
  }
}
