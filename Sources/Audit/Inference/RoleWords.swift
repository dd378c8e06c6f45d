/// The words by which design systems say what a colour is for.
enum RoleWords {
  static let byRole: [(role: TokenRole, words: Set<String>)] = [
    (.disabled, ["disabled", "inactive"]),
    (
      .decoration,
      ["shadow", "elevation", "scrim", "skeleton", "divider", "separator", "hairline", "decorative", "decoration"]
    ),
    (.focus, ["focus", "focused"]),
    (
      .text,
      [
        "text", "label", "foreground", "fg", "content", "title", "heading", "headline", "body", "caption", "link",
        "copy",
      ]
    ),
    (.icon, ["icon", "icons", "glyph", "symbol", "chevron", "indicator"]),
    (.border, ["border", "borders", "stroke", "outline", "keyline"]),
    (
      .surface,
      [
        "bg", "background", "backgrounds", "surface", "surfaces", "layer", "layers", "canvas", "fill", "page",
        "container", "backdrop",
      ]
    ),
  ]

  /// Words that take a colour out of the general run: it meets only its own partner.
  static let special: Set<String> = [
    "on", "inverse", "inverted", "overlay", "tooltip", "toast", "selected", "selection", "gradient", "accent", "brand",
    "status", "success", "warning", "error", "danger", "critical", "info", "information", "positive", "negative",
    "always",
    "emphasis", "emphasized", "action", "button", "badge", "highlight", "autofill",
  ]

  /// What a word without its number is: `layer1` is a layer.
  static func role(of word: String) -> TokenRole? {
    let plain = String(word.prefix { !$0.isNumber })
    return byRole.first { $0.words.contains(plain) }?.role
  }
}
