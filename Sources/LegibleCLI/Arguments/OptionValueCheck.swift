/// Checks whether a value is of its option's kind.
enum OptionValueCheck {
  /// Returns a description of the values that the option takes if this is not one of them, or `nil` if it is.
  static func expectation(of option: OptionSpec, missedBy value: String) -> String? {
    switch option.value {
    case .flag, .optionalFile, .optionalText: nil
    case .choice(let words): words.contains(value) ? nil : "one of " + words.joined(separator: ", ")
    case .text, .file, .folder: value.isEmpty ? "a value that is not empty" : nil
    case .integer(let range):
      Int(value).map(range.contains) == true ? nil : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .assignment(let placeholder): isAssignment(value) ? nil : placeholder
    case .criterion:
      CriterionArgument.criterion(value) == nil
        ? CriterionArgument.names.joined(separator: ", ") + ", or a ratio from 1 to 21" : nil
    case .day: isDay(value) ? nil : "a day such as 2026-11-20"
    }
  }

  private static func isAssignment(_ value: String) -> Bool {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
  }

  private static func isDay(_ value: String) -> Bool {
    let parts = value.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], value.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...lengths[month - 1]).contains(day)
  }
}
