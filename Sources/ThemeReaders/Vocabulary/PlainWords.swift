import ThemeModel

/// Words for what holds where nothing else does, and for what others build on.
enum PlainWords {
  /// Names of a look that is in use where no other is chosen. It is a look of its own.
  static let looks = Set(PlainNames.all + ["standard"])
  /// Names that tell nothing about a look.
  static let empty = looks.union(["base"])
  /// Names of a value that applies in every mode without one of its own. `main` beside `dark` is a shade.
  static let values = looks.subtracting(["main"]).union(["base", "any"])
  /// Names of what others build on, and that is no look of its own.
  private static let bases: Set = [
    "base", "core", "global", "globals", "common", "shared", "foundation", "foundations", "primitive", "primitives",
    "root", "reference",
  ]

  static func isLook(_ name: String) -> Bool { looks.contains(name.lowercased()) }

  static func isValue(_ name: String) -> Bool { values.contains(name.lowercased()) }

  /// Reports whether a name says that others build on what it stands for.
  static func isBase(_ name: String) -> Bool { bases.contains(name.lowercased()) }
}
