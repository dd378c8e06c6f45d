/// Words that say nothing in a name, since any name could have them.
public enum NeutralWords {
  public static let all: Set<String> = [
    "color", "colors", "colour", "colours", "ui", "ns", "token", "tokens", "theme", "themes", "palette", "palettes",
    "style", "styles", "semantic", "scheme", "alias", "sys",
  ]
}
