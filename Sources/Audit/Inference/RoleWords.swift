import ThemeModel

/// The words with which design systems say what a color is for.
public enum RoleWords {
  /// Words that decide the role. The last of them in a name counts.
  private static let strong: [(role: TokenRole, words: Set<String>)] = [
    (.disabled, ["disabled"]),
    (
      .decoration,
      [
        "shadow", "elevation", "scrim", "skeleton", "divider", "separator", "hairline", "decorative", "decoration",
      ]
    ),
    (.focus, ["focus", "focused"]),
    (
      .text,
      [
        "text", "texts", "txt", "label", "labels", "foreground", "fg", "title", "subtitle", "heading", "headline",
        "caption",
        "link", "placeholder", "hint", "ink", "typography", "paragraph", "font",
      ]
    ),
    (.icon, ["icon", "icons", "glyph", "symbol", "chevron", "indicator"]),
    (.border, ["border", "borders", "stroke", "outline", "keyline"]),
    (
      .surface,
      [
        "bg", "background", "backgrounds", "surface", "surfaces", "layer", "layers", "canvas", "backgroud", backdrop,
      ]
    ),
  ]

  /// Words that decide the role when the same part of the name has no strong one: `iconFill` is an icon.
  private static let weak: [(role: TokenRole, words: Set<String>)] = [
    (.text, ["content", "body", "copy"]), (.surface, ["fill", "page", "container", "face"]),
  ]

  /// Whether a word says what a color is for.
  public static func isOne(_ word: String) -> Bool {
    word == "on" || (strong + weak).contains { $0.words.contains(word) }
  }

  /// Words that say nothing, since any name could have them.
  static let neutral = NeutralWords.all

  /// Whether words name only the type in which a color is handed out: `uiColor`, `colorAsset`, `swiftUIColor`.
  static func isAccessor(_ words: [String]) -> Bool {
    words.contains { $0 == "color" || $0 == "colour" }
      && words.allSatisfy { ["color", "colour", "ui", "ns", "cg", "swift", "asset"].contains($0) }
  }

  /// Words for rank or degree, which do not make a ground of its own.
  static let general: Set<String> = [
    "primary", "secondary", "tertiary", "quaternary", "default", "base", "main", "normal", "regular", "standard",
    "general", "common", "strong", "weak", "subtle", "subdued", "muted", "soft", "high", "medium", "low", "lowest",
    "highest", "app", "application", "page", "screen", "view", "window", "root", "system", "global", "content",
    "elevated", "raised", "grouped", "dim", "bright", "variant", "alt", "alternate", "alternative", "body", "neutral",
    "level", "level1", "level2", "level3", "sunken", "plain", "container", "surface", "background",
  ]

  /// The words of `general` that stand for less.
  static let lesser: Set<String> = [
    "secondary", "tertiary", "quaternary", "subtle", "subdued", "muted", "soft", "weak", "low", "lowest", "dim",
    "level2", "level3",
  ]

  /// The words for text that any text can have.
  static let plainText: Set<String> = [
    "text", "texts", "txt", "label", "labels", "foreground", "fg", "title", "subtitle", "heading", "headline",
    "caption", "ink", "typography", "paragraph", "font", "content", "body", "copy",
  ]

  /// The words of `plainText` that are never the name of a part.
  static let writing: Set<String> = [
    "text", "texts", "txt", "foreground", "fg", "ink", "typography", "paragraph", "font",
  ]

  /// The words for surfaces that the bottommost surface can have.
  static let plainGrounds: Set<String> = ["background", "backgrounds", "bg", "backgroud", "surface", "canvas", "page"]

  /// The words of `plainGrounds` for nothing but a ground.
  static let backgrounds: Set<String> = ["background", "backgrounds", "bg", "backgroud"]

  /// Words beside one of `plainGrounds` with which the surface is still at the bottom.
  static let bottoms: Set<String> = [
    "primary", "default", "base", "main", "normal", "regular", "standard", "general", "common", "global", "app",
    "application", "page", "screen", "view", "window", "root", "background", "surface",
  ]

  /// Words for rank or degree with which a text stays readable on the ground of the others.
  static let ranks: Set<String> = [
    "primary", "secondary", "tertiary", "default", "base", "main", "normal", "regular", "standard", "general", "common",
    "strong", "subtle", "subdued", "muted", "soft", "high", "medium", "body", "content", "title", "app", "page",
    "screen",
  ]

  /// Words for a state rather than for another ground.
  static let states: Set<String> = ["hover", "hovered", "pressed", "active", "enabled", "down", "focus", "focused"]

  /// Words for groups of meanings, which set no color apart from another of its name.
  static let kinds = EmphasisWords.kinds.union(["feedback", "core"])

  /// Words for a color as it is without any state.
  static let defaults = PlainNames.all + ["base", "rest", "enabled", "idle"]

  /// Reports whether a word names a mode, or what holds where no other does, and nothing of a color.
  static func namesMode(_ word: String) -> Bool {
    tones.contains(word) || defaults.contains(word) || ["any", "value", "mode", "theme", "dim"].contains(word)
  }

  /// Words for sizes of what is written.
  private static let sizes: Set<String> = [
    "tiny", "small", "large", "big", "huge", "xxs", "xs", "sm", "md", "lg", "xl", "xxl", "xxxl", "s", "m", "l",
  ]

  /// Words for a part that is shown in another color for as long as something is done with it.
  static let passing = states.subtracting(defaults).union(["selected", "selection", "highlight", "highlighted"])

  /// Words for parts whose states are those of the items in them: what is selected in a menu lies on the menu.
  static let containers: Set<String> = ["navigation", "nav", "menu", "list", "table", "tree", "sidebar", "toolbar"]

  /// Words for groups of borders. What a group calls so is a border also where the words after it name a surface, whose border it
  /// then is. An `outline` is a kind of button as well.
  static let borders: Set<String> = ["border", "borders"]

  /// A color with such a word is paired only with a ground that has the same word.
  static let bound: Set<String> = [
    "inverse", "inverted", "invert", "highlight", "highlighted", "selected", "selection", "tooltip", "toast",
    "snackbar", "overlay", "hc", "static", "always", "knockout", "autofill", "onboarding",
  ]

  /// The words of `bound` for grounds of the other polarity.
  static let inverted: Set<String> = ["inverse", "inverted", "invert"]

  /// Colors and meanings: a text of one lies on general surfaces, but a surface of one is not a general surface.
  static let emphases = EmphasisWords.all

  /// The colors of `emphases` that are no meanings. What a group of one calls `light` is a shade.
  static let hues: Set<String> = [
    "red", "orange", "amber", "yellow", "lime", "green", "teal", "cyan", "blue", "indigo", "violet", "purple", "pink",
    "magenta", "brown", "gray", "grey", "gold", "mint",
  ]

  /// Light text may lie on dark grounds, or be the text of a light theme, so only names with the same tone are paired.
  static let tones: Set<String> = ["light", "dark", "white", "black", "day", "night"]

  /// A word for a surface, or for what dims the page under a dialog if it says nothing of what is on it.
  static let backdrop = "backdrop"

  /// Kinds of bars.
  static let bars: Set<String> = [
    "navigation", "nav", "tab", "tool", "search", "status", "bottom", "top", "title", "side",
  ]

  /// Words for controls, whose borders set them apart from their surface.
  static let controls: Set<String> = [
    "input", "field", "control", "checkbox", "radio", "toggle", "switch", "button", "select", "slider",
  ]

  /// Words for what lies in front, be it text or not.
  static let foregrounds: Set<String> = ["foreground", "fg"]

  /// Words for parts of the interface in which nothing is written.
  static let wordless: Set<String> = [
    "scrollbar", "switch", "slider", "progress", "progressbar", "spinner", "checkbox", "radio",
  ]

  /// Words for parts that have a color without anything that is written.
  static let filled: Set<String> = ["track", "rail", "banner"]

  /// Reports whether two words are the name of a component: the background of a text field is not text.
  static func isCompound(_ word: String, _ next: String) -> Bool {
    switch word {
    case "text", "txt": ["field", "fields", "input", "inputs", "box", "area", "view", "editor"].contains(next)
    case "icon", "label", "link": next == "button" || next == "buttons"
    default: false
    }
  }

  /// Returns the role of a word, ignoring its number: `layer1` is a layer.
  static func strongRole(of word: String) -> TokenRole? { role(of: word, in: strong) }
  static func weakRole(of word: String) -> TokenRole? { role(of: word, in: weak) }

  private static func role(of word: String, in list: [(role: TokenRole, words: Set<String>)]) -> TokenRole? {
    let plain = withoutNumber(word)
    return list.first { $0.words.contains(plain) }?.role
  }

  static func withoutNumber(_ word: String) -> String { String(word.prefix { !$0.isNumber }) }

  /// Whether a word is one of `general` or compares with one: `weaker`, `strongest`.
  static func isDegree(_ word: String) -> Bool {
    isGeneral(word)
      || ["er", "est"].contains { word.hasSuffix($0) && general.contains(String(word.dropLast($0.count))) }
  }

  /// Whether a word between a text and its fill tells which text it is, and no part of the interface. A `selection` is what is behind.
  static func isKindOfText(_ word: String) -> Bool {
    isDegree(word) || emphases.contains(word) || defaults.contains(word) || sizes.contains(word)
      || ["selected", "visited"].contains(word)
      || word.count > 1 && withoutNumber(word) == "h"
  }

  static func isGeneral(_ word: String) -> Bool {
    general.contains(word) || states.contains(word) || word.allSatisfy(\.isNumber)
  }
}
