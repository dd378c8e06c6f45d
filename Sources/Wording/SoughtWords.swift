/// The text in place of a suggested color. "Not looked for" and "none found" are different answers.
public enum SoughtWords {
  public static func none(isSought: Bool) -> String {
    isSought ? "none found" : "not looked for"
  }
}
