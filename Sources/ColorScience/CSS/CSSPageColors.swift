/// Keywords that are colors in CSS, but whose value depends on a page or a system (CSS Color 4, #css-system-colors and
/// #currentcolor-color).
enum CSSPageColors {
  static func contains(_ name: ShortName) -> Bool { names.contains(name) }

  private static let names = Set(
    """
    currentcolor accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field \
    fieldtext graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext \
    inherit initial unset revert revert-layer
    """.split(separator: " ").map { ShortName(lowercase: $0.utf8) })
}
