import ThemeModel

/// Names of what is shown on another color in contrast to it: `primary-contrast` on `primary`, `accent.contrastText` on
/// `accent.main`, `base-contrast-subtle` on `base-default`. It is another way to say `on-primary`.
struct ContrastNames {
  private static let contrast = "contrast"
  /// Words after which it is a degree: what has more contrast is on the same ground as the rest.
  private static let degrees: Set = [
    "high", "higher", "low", "lower", "medium", "more", "less", "max", "maximum", "increased", "no", "strong", "weak",
  ]
  private static let forms: Set = ["text", "color", "colour", "fg", "foreground"]

  /// The segments of all paths.
  private var known: Set<[[String]]> = []

  init(_ paths: some Sequence<String>) {
    // Few systems have such names.
    guard paths.contains(where: { $0.lowercased().contains(Self.contrast) }) else { return }
    for path in paths { known.insert(NameReading.segments(of: path)) }
  }

  /// Returns a path with “on” in place of the word, if there is a color that it is on.
  func spoken(_ path: String) -> String {
    guard !known.isEmpty else { return path }
    let segments = NameReading.segments(of: path)
    guard let last = segments.last, let word = last.lastIndex(of: Self.contrast),
      word == 0 || !Self.degrees.contains(last[word - 1])
    else { return path }
    let before = Array(segments.dropLast())
    let isOfSurfaces = before.contains { group in
      group.first == "on"
        || group.contains { RoleWords.strongRole(of: $0) == .surface || RoleWords.plainGrounds.contains($0) }
    }
    if isOfSurfaces { return path }
    // `text-contrast` is a text of more contrast.
    let own = last[..<word] + last[(word + 1)...].filter { !Self.forms.contains($0) }
    guard let ground = ground(before, Array(own)) else { return path }
    return (before + [["on"] + ground]).map { $0.joined(separator: "-") }.joined(separator: ".")
  }

  /// Returns the words of the color that it is on, without the groups before it.
  private func ground(_ before: [[String]], _ rest: [String]) -> [String]? {
    // A surface of more contrast is a surface. What has a text of its own by name has no other.
    func isGround(_ segments: [[String]]) -> Bool {
      guard let own = segments.last, known.contains(segments) else { return false }
      return own.allSatisfy { RoleWords.strongRole(of: $0) == nil && !RoleWords.plainGrounds.contains($0) }
        && !known.contains { $0.last?.first == "on" && $0.last?.dropFirst().starts(with: own) == true }
    }
    guard rest.isEmpty else {
      // `base-contrast-default` on `base-default`, else on the default of what it is in contrast to.
      let shorter = Array(rest.dropLast())
      let ways = [rest] + RoleWords.defaults.map { shorter + [$0] } + (shorter.isEmpty ? [] : [shorter])
      return ways.first { isGround(before + [$0]) }
    }
    return RoleWords.defaults.first { isGround(before + [[$0]]) }.map { [$0] }
  }
}
