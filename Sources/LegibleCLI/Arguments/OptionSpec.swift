/// One row of the option table, from which parsing, help and completions are derived.
struct OptionSpec {
  enum Value: Equatable {
    /// An option without a value.
    case flag
    /// One of these words.
    case choice([String])
    case text(placeholder: String)
    case file
    case folder
    case integer(ClosedRange<Int>)
    /// `name=context`.
    case assignment(placeholder: String)
    /// A criterion's name, or a ratio.
    case criterion
    /// A day such as `2026-11-20`.
    case day
    /// No value, or a file after `=`.
    case optionalFile
    /// No value, or a text after `=`.
    case optionalText(placeholder: String)
  }

  let name: OptionName
  let short: Character?
  let value: Value
  let isRepeatable: Bool
  let summary: String

  init(
    _ name: OptionName, short: Character? = nil, _ value: Value, isRepeatable: Bool = false, _ summary: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// The option with its placeholder: `--format text|json`.
  var usage: String {
    switch value {
    case .flag: name.long
    case .optionalFile, .optionalText: "\(name.long)[=\(placeholder)]"
    default: "\(name.long) \(placeholder)"
    }
  }

  /// The placeholder for the value in help texts.
  var placeholder: String {
    switch value {
    case .flag: ""
    case .choice(let words):
      words.count <= 4 ? words.joined(separator: "|") : Self.longChoices[name] ?? name.rawValue.uppercased()
    case .text(let placeholder), .assignment(let placeholder), .optionalText(let placeholder): placeholder
    case .file, .optionalFile: "FILE"
    case .folder: "FOLDER"
    case .integer(let range): range.count <= 3 ? range.map(String.init).joined(separator: "|") : "N"
    case .criterion: "CRITERION"
    case .day: "DAY"
    }
  }

  /// The placeholder for one of many words, if the option's own name would be unclear.
  private static let longChoices: [OptionName: String] = [.failOn: "CLASS", .to: "SPACE"]

  /// Words that a shell can offer as the value.
  var completions: [String] {
    switch value {
    case .choice(let words): words
    case .criterion: CriterionArgument.names
    case .integer(let range): range.count <= 3 ? range.map(String.init) : []
    default: []
    }
  }
}
