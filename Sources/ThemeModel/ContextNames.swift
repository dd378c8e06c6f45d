/// Finds the contexts of axes in names of files, folders and keys: `dark`, `dark-mode`, `light-high-contrast`,
/// `darkHC`.
public enum ContextNames {
  /// Returns the contexts in a name, and the rest of the name. Without contexts, the rest is the whole name.
  public static func split(_ name: String, _ axes: [Axis]) -> (stem: String, when: Contexts) {
    var words = NameWords.of(name)
    var when: Contexts = [:]
    for axis in axes {
      for (context, spellings) in contexts(of: axis) where when[axis.name] == nil {
        for parts in spellings where when[axis.name] == nil {
          guard !parts.isEmpty, let place = firstRange(of: parts, in: words) else { continue }
          when[axis.name] = context
          words.removeSubrange(place..<(place + parts.count))
          // `dark-mode`, `theme-dark` and `vivid-tuning` name the axis beside the context.
          let axisWords: Set = [axis.name.lowercased(), "mode", "theme", "scheme"]
          if place < words.count, axisWords.contains(words[place]) {
            words.remove(at: place)
          } else if place > 0, axisWords.contains(words[place - 1]) {
            words.remove(at: place - 1)
          }
        }
      }
    }
    return (when.isEmpty ? name : words.joined(separator: "-"), when)
  }

  /// Returns the spellings for the contexts of an axis, the longest first.
  private static func contexts(of axis: Axis) -> [(context: String, spellings: [[String]])] {
    if axis.name == Axis.contrast.name, axis.contexts == Axis.contrast.contexts {
      return [
        ("high", [["high", "contrast"], ["contrast", "high"], ["highcontrast"], ["increased", "contrast"], ["hc"]]),
        ("medium", [["medium", "contrast"], ["contrast", "medium"], ["mediumcontrast"]]),
        ("standard", [["standard", "contrast"], ["normal", "contrast"], ["contrast", "standard"]]),
      ]
    }
    if axis.name == Axis.mode.name, axis.contexts == Axis.mode.contexts {
      return [("light", [["light"], ["lightmode"]]), ("dark", [["dark"], ["darkmode"]])]
    }
    return axis.contexts.map { ($0, [NameWords.of($0)]) }
  }

  /// Returns the light and the dark one of two contexts that differ only in these words, such as `Light mode` and `Dark
  /// mode`.
  public static func scheme(_ contexts: [String]) -> (light: String, dark: String)? {
    guard contexts.count == 2 else { return nil }
    let words = contexts.map { Set(NameWords.of($0)) }
    guard let light = words.firstIndex(where: { $0.contains("light") }), words[1 - light].contains("dark"),
      words[light].symmetricDifference(words[1 - light]) == ["light", "dark"]
    else { return nil }
    return (contexts[light], contexts[1 - light])
  }

  private static func firstRange(of parts: [String], in words: [String]) -> Int? {
    guard words.count >= parts.count else { return nil }
    return (0...(words.count - parts.count)).first { Array(words[$0..<($0 + parts.count)]) == parts }
  }
}
