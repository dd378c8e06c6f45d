import ThemeModel

/// The axis of the modes that a collection of Figma's variables has: that of light and dark, or one of the collection's own name.
struct FigmaAxis {
  let name: String
  /// The context of each mode.
  let contexts: [String]
  /// The mode that applies unless another one is chosen.
  let first: Int

  init(of collection: String, modes: [String]) {
    let found = modes.map { ContextNames.split($0, [.mode]).when[Axis.mode.name] }
    let isScheme = modes.count == 2 && Set(found.compactMap(\.self)).count == 2
    name = isScheme ? Axis.mode.name : collection
    contexts = zip(modes, found).map { mode, context in isScheme ? context ?? mode : mode }
    first = isScheme ? contexts.firstIndex(of: "light") ?? 0 : 0
  }
}
