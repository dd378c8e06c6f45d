import ThemeModel

/// Words for the looks of which a design system has several, and of which one is in use: themes, brands, flavors.
public enum LookWords {
  /// Words that promise colors, in the singular.
  private static let looks: Set = [
    "theme", "brand", "skin", "flavor", "flavour", "scheme", "colorscheme", "colortheme",
  ]
  /// Words for those who have a look of their own. Files and settings of other kinds speak of them, too.
  private static let owners: Set = ["tenant", "client", "whitelabel"]

  /// The words that promise colors, in the singular and in the plural.
  public static let promising = bothForms(looks)
  /// All of them, in the singular and in the plural.
  public static let all = bothForms(looks.union(owners))
  private static let lists = plurals(looks.union(owners))

  /// Words for a choice whose members exclude each other, as names of groups of themes use them. A theme or a scheme may be
  /// light or dark, and is then one more choice beside the brand.
  private static let identities = bothForms(
    owners.union(["brand", "skin", "flavor", "flavour", "product", "label"]))

  /// Words for lists of light and dark.
  private static let modeLists: Set = ["modes", "appearances"]
  private static let modeKinds = bothForms(["mode", "appearance"])

  /// Reports whether what a name stands for are looks: `themes`, `acme-brands`.
  public static func isList(_ name: some StringProtocol) -> Bool { NameWords.of(name).contains(where: lists.contains) }

  /// Reports whether what a name stands for are looks or modes.
  public static func isListOfModes(_ name: some StringProtocol) -> Bool {
    isList(name) || NameWords.of(name).contains(where: modeLists.contains)
  }

  /// Reports whether a name says nothing but that: `schemes`, `colorThemes`, and not `chartThemes`.
  static func isListAlone(_ name: some StringProtocol) -> Bool {
    isListOfModes(name)
      && NameWords.of(name).allSatisfy {
        lists.contains($0) || modeLists.contains($0) || $0 == "color" || $0 == "colour"
      }
  }

  /// Reports whether a name only says that looks or modes are below it, and not which: `theme`, `colorModes`.
  static func isKindAlone(_ name: some StringProtocol) -> Bool {
    let words = NameWords.of(name)
    return words.contains { all.contains($0) || modeKinds.contains($0) }
      && words.allSatisfy { all.contains($0) || modeKinds.contains($0) || $0 == "color" || $0 == "colour" }
  }

  /// Reports whether a name says that only one of its members is ever in use, whatever else is chosen.
  static func isIdentity(_ name: String) -> Bool { NameWords.of(name).contains(where: identities.contains) }

  private static func plurals(_ words: Set<String>) -> Set<String> { Set(words.map { $0 + "s" }) }

  private static func bothForms(_ words: Set<String>) -> Set<String> { words.union(plurals(words)) }
}
