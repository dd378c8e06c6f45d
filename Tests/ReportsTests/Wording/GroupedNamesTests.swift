import Testing

@testable import Wording

@Suite struct GroupedNamesTests {
  @Test(arguments: [
    // The group that all names share.
    (["color.text.link", "color.surface.page"], ["text.link", "surface.page"]),
    // The group that nearly all names share, level by level. Names outside it keep their own.
    (
      [
        "nl.utrecht.link.color", "nl.utrecht.button.color", "nl.utrecht.page.color", "nl.utrecht.alert.color",
        "nl.color.grey.100",
      ],
      ["link.color", "button.color", "page.color", "alert.color", "color.grey.100"]
    ),
    // A group of no more than half the names stays: it shows where a name belongs.
    (
      ["button.text", "button.ground", "chip.text", "chip.ground"],
      ["button.text", "button.ground", "chip.text", "chip.ground"]
    ),
    // Never a number alone, and never the same name twice.
    (["gray.50", "gray.100"], ["gray.50", "gray.100"]),
    (["a.x", "a.y", "a.z", "a.w", "x"], ["a.x", "a.y", "a.z", "a.w", "x"]),
    (["plain", "", "..", "a."], ["plain", "", "..", "a."]),
  ])
  func aSharedGroupIsLeftOut(_ names: [String], _ shown: [String]) {
    let short = GroupedNames(names)
    #expect(names.map { short($0) } == shown)
  }

  @Test(arguments: [
    ([Int](), ""), ([0, 0], "2 more fail none."), ([2, 2, 2], "3 more fail 2 pairs each."),
    ([7], "1 more fails 7 pairs."),
    ([1], "1 more fails 1 pair."), ([6, 5, 4], "3 more fail 4 to 6 pairs."),
    ([16, 8, 5, 4], "4 more: 2 fail 8 to 16 pairs, 2 fail 4 to 5."),
    ([3, 0], "2 more: 1 fails 3 pairs, 1 fails none."),
  ])
  func rangesSayNothingTwice(_ counts: [Int], _ words: String) {
    #expect(Counted.ranges(counts) == words)
  }
}
