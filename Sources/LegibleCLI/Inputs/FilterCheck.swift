import ColorScience
import ThemeModel

/// Rejects filters that name something unknown. Such a filter would hide everything, and a script would take that for
/// success.
enum FilterCheck {
  static func check(_ filter: TokenFilter, of system: ThemeSystem) throws(CommandFailure) {
    try check(filter, themes: system.themes.filter { !$0.isAbstract }.map(\.name), axes: system.axes)
  }

  static func check(_ filter: TokenFilter, themes names: [String], axes: [Axis]) throws(CommandFailure) {
    for pattern in filter.themes {
      guard !names.contains(where: PathGlob(pattern).matches) else { continue }
      throw .usage(
        .wrongValue(
          option: "--theme", value: pattern, expected: "the name of a theme",
          nearest: NearestWord.of(pattern, among: names)))
    }
    for choice in filter.contexts {
      guard let axis = axes.first(where: { $0.name == choice.axis }) else {
        throw .usage(
          .wrongValue(
            option: "--axis", value: "\(choice.axis)=\(choice.context)", expected: expectation(axes),
            nearest: NearestWord.of(choice.axis, among: axes.map(\.name))))
      }
      guard axis.contexts.contains(choice.context) else {
        throw .usage(
          .wrongValue(
            option: "--axis", value: "\(choice.axis)=\(choice.context)",
            expected: "a context of \(axis.name): \(axis.contexts.joined(separator: ", "))",
            nearest: NearestWord.of(choice.context, among: axis.contexts)))
      }
    }
  }

  static func check(
    paths patterns: [String], _ option: String, tokens paths: some Sequence<String>
  ) throws(CommandFailure) {
    for pattern in patterns {
      let glob = PathGlob(pattern)
      guard !paths.contains(where: { glob.matches($0) }) else { continue }
      throw .usage(
        .wrongValue(
          option: option, value: pattern, expected: "a pattern that the path of a token matches",
          nearest: NearestWord.of(pattern, among: Array(Set(paths)).sorted())))
    }
  }

  private static func expectation(_ axes: [Axis]) -> String {
    axes.isEmpty ? "nothing: there are no axes here" : "one of the axes " + axes.map(\.name).joined(separator: ", ")
  }
}
