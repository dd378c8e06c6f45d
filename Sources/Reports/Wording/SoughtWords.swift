/// What stands where a report has no colour to suggest: a missing answer is no answer in the negative.
enum SoughtWords {
  static func none(isSought: Bool) -> String {
    isSought ? "none found" : "not looked for"
  }
}
