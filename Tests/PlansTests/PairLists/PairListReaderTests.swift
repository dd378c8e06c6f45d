import Testing

@testable import Plans

@Suite struct PairListReaderTests {
  private func pairs(_ text: String) -> [String] {
    PairListReader.entries(Array(text.utf8)).map { "\($0.foreground) on \($0.background) \($0.criterion.name)" }
  }

  @Test(
    arguments: [
      (
        "foreground,background,ratio\ntext,page,4.5\n\"link\", card ,3:1\nhint;page;AAA\n# note,x\nbare\tpage\n",
        ["text on page aa-text", "link on card non-text", "hint on page aaa-text", "bare on page aa-text"]
      ),
      (
        "export default { lint: { rules: { 'a11y/min-contrast': ['error', { level: 'AA', pairs: [\n"
          + "  { foreground: 'color.text', background: \"color.bg\" }, // body\n"
          + "  { foreground: 'color.title', background: 'color.bg', largeText: true } ] }] } } }",
        ["color.text on color.bg aa-text", "color.title on color.bg aa-large"]
      ),
      (
        "{ level: 'AAA', pairs: [{ foreground: 'a', background: 'b' }, { foreground: 'c', background: 'd', largeText: true }] }",
        ["a on b aaa-text", "c on d aaa-large"]
      ),
      (
        "const base: R[] = [\n  ['contrast.text', 'fgColor-default', 'bgColor-default'],\n  [3, 'border', 'bg', { bg: ['x'] }],\n"
          + "  /* [4.5, 'no', 'no'] */ ['contrast.border', 'ring', 'bg'],\n]",
        ["fgColor-default on bgColor-default aa-text", "border on bg non-text", "ring on bg non-text"]
      ),
      ("[{\"fg\": \"a\", \"bg\": \"b\", \"ratio\": 5.5}]", ["a on b 5.5"]),
      ("", []), ("{{{[[[", []), ("'unclosed", []), ("alone\n", []), ("[40, 'a', 'b']", []),
    ])
  func reads(text: String, expected: [String]) {
    #expect(pairs(text) == expected)
  }

  @Test func endsOnDeepNesting() {
    #expect(pairs(String(repeating: "[", count: 100_000)).isEmpty)
  }
}
