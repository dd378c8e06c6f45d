extension TypeRecord {
  /// Whether the type is a part of the user interface by what it inherits, whatever its name is.
  var inheritsFromView: Bool {
    classLine.flatMap(\.foreignParents).contains { parent in
      ["View", "ViewModifier", "App"].contains(parent)
        || parent.hasPrefix("UI") && !PlatformTypes.colors.contains(parent)
    }
  }

  /// Whether a class inherits from a class of another module that is a part of the user interface by its name: `SwipeTableViewCell`,
  /// `UISwitch`.
  var inheritsFromViewClass: Bool {
    // A theme may inherit from what is called like a view: `class BaseTheme: FooBar`.
    kind == .classType && !ThemeWords.isCalledTheme(name)
      && (inheritsFromView
        || classLine.flatMap(\.foreignParents).contains { parent in
          ThemeWords.viewClassEndings.contains(where: parent.hasSuffix)
        })
  }

  /// Returns whether a type around this one is a part of the user interface.
  func isInView(_ types: ColorTypes) -> Bool {
    var around = parent
    while let type = around {
      if types.isView(type) { return true }
      around = type.parent
    }
    return false
  }
}
