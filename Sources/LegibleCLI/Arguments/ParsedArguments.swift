import ColorScience
import Reports

/// A command line that matches the table: every option is known, and every value is of its kind.
struct ParsedArguments {
  let command: CommandName
  var values: [OptionName: [String]] = [:]
  var operands: [String] = []

  func has(_ option: OptionName) -> Bool {
    values[option] != nil
  }

  /// Returns the value of an option that may be given only once.
  func text(_ option: OptionName) -> String? {
    values[option]?.first
  }

  func texts(_ option: OptionName) -> [String] {
    values[option] ?? []
  }

  func choice<Choice: RawRepresentable<String>>(_ option: OptionName) -> Choice? {
    text(option).flatMap(Choice.init(rawValue:))
  }

  /// Returns the values in the given order, each once.
  func choices<Choice: RawRepresentable<String> & Equatable>(_ option: OptionName) -> [Choice] {
    texts(option).compactMap(Choice.init(rawValue:)).reduce(into: []) { list, choice in
      if !list.contains(choice) { list.append(choice) }
    }
  }

  func integer(_ option: OptionName) -> Int? {
    text(option).flatMap { Int($0) }
  }

  func criterion(_ option: OptionName) -> Criterion? {
    text(option).flatMap(CriterionArgument.criterion)
  }

  /// Returns the picture of `--image-base-url`.
  func picture() throws(UsageError) -> SummaryPicture? {
    guard let base = text(.imageBaseURL) else { return nil }
    guard let picture = SummaryPicture(base: base) else {
      throw .wrongValue(
        option: OptionName.imageBaseURL.long, value: base, expected: "an address that begins with https://",
        nearest: nil)
    }
    return picture
  }

  var color: ColorChoice {
    choice(.color) ?? .auto
  }
}
