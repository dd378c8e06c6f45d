/// Patterns that give each token the role that its name says: as few as the names allow, with exceptions spelt out.
struct RolePatternInference {
  private let names: InferredNames

  init(_ names: InferredNames) {
    self.names = names
  }

  func roles() -> [Plan.RolePatterns] {
    RoleWords.byRole.compactMap { role, _ in
      var texts: [String] = []
      for entry in names.entries where entry.reading.role == role {
        guard let text = pattern(entry), !texts.contains(text) else { continue }
        texts.append(text)
      }
      let patterns = texts.compactMap { try? TokenPattern($0) }
      let strays = names.entries.filter { entry in
        entry.reading.role != role && entry.reading.role?.exemption == nil
          && patterns.contains { $0.captures(in: names.catalogue.names[entry.token]) != nil }
      }
      texts += strays.map { "!" + $0.path }
      let selectors = texts.compactMap { try? TokenSelector($0) }
      return selectors.isEmpty ? nil : Plan.RolePatterns(role: role, selectors: selectors)
    }
  }

  /// `text*`, `color.text.**`, `**.label`, `*Disabled`: after where the word stands.
  private func pattern(_ entry: InferredNames.Entry) -> String? {
    guard let position = entry.reading.position else { return nil }
    let segments = entry.path.split(separator: ".", omittingEmptySubsequences: false)
    guard position.segment < segments.count else { return nil }
    let words = entry.reading.segments[position.segment]
    let isLast = position.segment == segments.count - 1
    let before =
      position.segment == 0 ? "" : isLast ? "**." : segments[..<position.segment].joined(separator: ".") + "."
    let after = isLast ? "" : ".**"
    let word = String(words[position.word].prefix { !$0.isNumber })
    if words.count == 1 {
      return before + (word.count == words[0].count ? word : word + "*") + after
    }
    if position.word == 0 { return before + word + "*" + after }
    let capital = word.prefix(1).uppercased() + word.dropFirst()
    return before + "*" + capital + (position.word == words.count - 1 ? "" : "*") + after
  }
}
