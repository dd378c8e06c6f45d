/// What stands where a report has no color to suggest: a missing answer is no answer in the negative.
public enum SoughtWords {
  public static func none(isSought: Bool) -> String {
    isSought ? "none found" : "not looked for"
  }
}
