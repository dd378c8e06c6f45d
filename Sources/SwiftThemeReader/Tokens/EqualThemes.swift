import ThemeModel

/// Themes of choices that change nothing: `case system` has the colors of `case light`. Equal ones are judged once.
///
/// Cases that are called themes stay, since somebody declared each of them, apart from one that leaves the choice to the system.
public struct EqualThemes {
  let choice: ThemeChoice

  /// Removes the themes that are equal to others, and returns notes about them.
  func settle(_ themes: inout [Theme], of candidates: [ThemeCandidate]) -> [Diagnostic] {
    let known = themes.filter { isChoice($0, candidates) && !choice.speaks(of: $0.name) && Self.isKnown($0) }
    let isSweep = candidates.contains(where: Self.isSwept)
    var firsts: [(theme: Theme, others: [String])] = []
    // A theme that the system chooses is the other name.
    for theme in known.filter({ !Self.isUndecided($0) }) + known.filter(Self.isUndecided) {
      guard isSweep || Self.isUndecided(theme), let index = firsts.firstIndex(where: { Self.areEqual($0.theme, theme) })
      else {
        firsts.append((theme, []))
        continue
      }
      firsts[index].others.append(theme.name)
    }
    let equal = firsts.filter { !$0.others.isEmpty }
    let left = Set(equal.flatMap(\.others))
    themes.removeAll { left.contains($0.name) }
    return equal.map { theme, others in
      Diagnostic(
        .note, code: "other-names",
        message:
          "\(Self.listed(others)) \(others.count == 1 ? "has" : "have") the colours of \(theme.name) in every context, and "
          + "\(others.count == 1 ? "is" : "are") judged as \(theme.name)",
        place: theme.place)
    }
  }

  private static func listed(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func isUndecided(_ theme: Theme) -> Bool {
    ModeWords.undecided.contains(theme.name)
  }

  /// Returns whether a theme is made for a case of an enum that is no theme by itself.
  private static func isSwept(_ candidate: ThemeCandidate) -> Bool {
    switch candidate.root {
    case .chosen, .madeFor: true
    default: false
    }
  }

  private func isChoice(_ theme: Theme, _ candidates: [ThemeCandidate]) -> Bool {
    guard let candidate = candidates.first(where: { $0.name == theme.name }) else { return false }
    return switch candidate.root {
    case .enumCase, .chosen, .madeFor: true
    case .made, .madeOf, .making, .decoded, .element, .property, .function, .type, .statics: false
    }
  }

  /// What is not known of two themes may differ.
  public static func isKnown(_ theme: Theme) -> Bool {
    !theme.tokens.isEmpty
      && theme.tokens.allSatisfy { token in
        token.values.allSatisfy { value in
          if case .undetermined = value.value { false } else { true }
        }
      }
  }

  /// Reports whether two themes have the same tokens, each with the same known values in every context.
  public static func areEqual(_ a: Theme, _ b: Theme) -> Bool {
    guard a.axes == b.axes, isKnown(a) else { return false }
    let (first, second) = (a.tokens, b.tokens)
    guard first.count == second.count else { return false }
    let others = Dictionary(second.map { ($0.path, $0) }) { first, _ in first }
    return first.allSatisfy { token in
      guard let other = others[token.path], token.tier == other.tier, token.values.count == other.values.count else {
        return false
      }
      return zip(token.values, other.values).allSatisfy { $0.when == $1.when && $0.value == $1.value }
    }
  }

  /// Reports whether two themes are one, which was found in two ways: they are equal, or each color of one is written where the other
  /// has it, and has the same values, known or not.
  static func areOne(_ a: Theme, _ b: Theme) -> Bool {
    if areEqual(a, b) { return true }
    let (first, second) = (a.tokens.filter { $0.tier != .raw }, b.tokens.filter { $0.tier != .raw })
    guard !first.isEmpty, first.count == second.count else { return false }
    let others = Dictionary(grouping: second, by: \.place)
    return first.allSatisfy { token in others[token.place]?.contains { $0.values == token.values } == true }
  }
}
