import ThemeModel

/// The axes of the modes that collections of Figma's variables have: that of light and dark, or one of a collection's own name.
///
/// All collections with light and dark are on one axis, whatever further modes one of them has, and so are those with the same
/// modes.
struct FigmaAxes {
  struct Modes {
    let axis: String
    /// The context of each mode.
    let contexts: [String]
    /// The mode that applies unless another one is chosen.
    let first: Int
    /// The contexts of the axis that the collection has no mode for.
    fileprivate(set) var missing: [String] = []
  }

  private(set) var collections: [Modes] = []

  init(_ collections: [(title: String, modes: [String])]) {
    var names: [Set<String>: String] = [:]
    for (title, modes) in collections {
      if let contexts = FigmaAxes.scheme(modes) {
        self.collections.append(
          Modes(axis: Axis.mode.name, contexts: contexts, first: contexts.firstIndex(of: "light") ?? 0))
      } else {
        // What nobody named is not the same choice: `Mode 1` and `Mode 2` are Figma's own names.
        let areNamed = !modes.allSatisfy { $0.hasPrefix("Mode ") }
        let name = areNamed ? names[Set(modes)] ?? title : title
        if areNamed { names[Set(modes)] = name }
        self.collections.append(Modes(axis: name, contexts: modes, first: 0))
      }
    }
    var all: [String: [String]] = [:]
    for modes in self.collections where modes.contexts.count > 1 {
      for context in modes.contexts where !all[modes.axis, default: []].contains(context) {
        all[modes.axis, default: []].append(context)
      }
    }
    for index in self.collections.indices where self.collections[index].contexts.count > 1 {
      let own = self.collections[index]
      self.collections[index].missing = all[own.axis, default: []].filter { !own.contexts.contains($0) }
    }
  }

  /// Returns the contexts of modes two of which are light and dark; the others keep their names. A default beside dark is light.
  private static func scheme(_ modes: [String]) -> [String]? {
    var found = modes.map { mode -> String? in
      let (stem, when) = ContextNames.split(mode, [.mode])
      return modes.count == 2 || stem.isEmpty ? when[Axis.mode.name] : nil
    }
    if !found.contains("light"), let plain = modes.firstIndex(where: PlainWords.isLook) { found[plain] = "light" }
    guard found.count(where: { $0 == "light" }) == 1, found.count(where: { $0 == "dark" }) == 1 else { return nil }
    let contexts = zip(modes, found).map { $1 ?? $0 }
    return Set(contexts).count == contexts.count ? contexts : nil
  }

  /// Returns the titles of collections, with a number where two have the same one.
  static func toldApart(_ titles: [String]) -> [String] {
    var used: Set<String> = []
    return titles.map { title in
      var unique = title
      var count = 1
      while !used.insert(unique).inserted || unique != title && titles.contains(unique) {
        count += 1
        unique = "\(title) \(count)"
      }
      return unique
    }
  }
}

extension DTCGWalk {
  /// Makes a color undetermined in the contexts for which its collection has no mode.
  mutating func lackModes(_ declarations: [DTCGDeclaration], of title: String, _ modes: FigmaAxes.Modes) {
    for declaration in declarations where declaration.mayBeColor {
      for context in modes.missing {
        let reason = "the collection \(title) has no mode \(context)"
        var lacking = declaration
        lacking.value = .ready(Int32(truncatingIfNeeded: tree.values.count))
        tree.values.append(
          .undetermined(
            Undetermined(code: "figma-variable", reason: reason, place: tree.valuePlace(of: declaration))))
        tree.modal.append(DTCGModalDeclaration(axis: modes.axis, context: context, declaration: lacking))
      }
    }
  }
}
