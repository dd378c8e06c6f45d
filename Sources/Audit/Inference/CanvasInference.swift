/// Finds the bottommost surface by its name.
///
/// A word for a page decides. `background.theme` is a fill in the color of the theme, and `background.primary` one in that of the
/// brand or the first of several grounds: the former is no page, and the latter only where names say that it is a rank.
enum CanvasInference {
  private static let backgrounds = ["background", "bg", "backgrounds"]

  /// The likeliest first.
  private static let names: [[String]] = {
    func beside(_ words: [String]) -> [[String]] {
      CanvasInference.backgrounds.flatMap { ground in words.map { [ground, $0] } }
    }
    func after(_ words: [String]) -> [[String]] {
      words.flatMap { word in CanvasInference.backgrounds.map { [word, $0] } }
    }
    var list: [[String]] = [["canvas"], ["background"], ["bg"], ["page"]]
    list += beside(["page", "bg", "background", "canvas", "app"])
    list += after(["page", "app", "screen", "window", "root", "body"])
    list += beside(["default", "base", "main", "application", "screen", "window", "root", "body"])
    list += [["system", "background"]]
    list.append(["surface"])
    list += ["page", "background", "default", "base"].map { ["surface", $0] }
    list += [["elevation", "surface"], ["elevation", "surface", "default"]]
    list += [["layer1"], ["layer", "base"], ["layer0"]]
    return list
  }()

  /// Where nothing is called a page, the first of several grounds is, and after that a neutral one, which may be a fill as well.
  private static let firsts: [[String]] = [["background", "primary"], ["bg", "primary"], ["surface", "primary"]]

  static func canvas(_ names: InferredNames) -> String? {
    let surfaces = names.entries(.surface)
    let known = Dictionary(surfaces.map { (words($0), $0) }) { first, _ in first }
    for wanted in CanvasInference.names {
      if let found = known[wanted] { return found.path }
    }
    let first = firsts.compactMap { known[$0] }.first { isRank($0, among: surfaces, names) }
    return (first ?? backgrounds.compactMap { known[[$0, "neutral"]] }.first)?.path
  }

  /// Reports whether a first ground has a second one beside it, and neither a neutral one, beside which it is a brand's, nor a state,
  /// as what can be pressed has, nor a text that is named for what is called so: `onPrimary`.
  private static func isRank(
    _ first: InferredNames.Entry, among surfaces: [InferredNames.Entry], _ names: InferredNames
  ) -> Bool {
    let isNamed = names.entries.contains { entry in
      guard let ground = entry.reading.ground else { return false }
      return ground.filter { !RoleWords.defaults.contains($0) } == ["primary"]
    }
    guard !isNamed else { return false }
    let own = words(first)
    let second = Array(own.dropLast()) + ["secondary"]
    let others = surfaces.map { words($0) }
    let hasState = others.contains { other in
      guard other.count > own.count, other.starts(with: own) else { return false }
      return other.dropFirst(own.count).contains { RoleWords.states.contains($0) || RoleWords.passing.contains($0) }
    }
    return !hasState && others.contains(second) && !others.contains(own.dropLast() + ["neutral"])
  }

  /// A theme before the ground is a group of colors, and one after it is a color.
  private static func words(_ entry: InferredNames.Entry) -> [String] {
    let words = entry.reading.words
    let ground = words.firstIndex { RoleWords.plainGrounds.contains($0) } ?? words.endIndex
    return words.enumerated().filter { index, word in
      !RoleWords.neutral.contains(word) || index > ground && (word == "theme" || word == "themes")
    }.map { $0.element }
  }
}
