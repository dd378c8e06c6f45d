/// Why a value of a model that code makes is told, and not read.
enum UnreadReason: CaseIterable {
  /// It is made of what only the running app knows.
  case open
  /// Code changes it, in a way that is not followed.
  case changed
  /// Nothing tells the type of the call that makes it.
  case untold
  /// It belongs to a case of an enum that is no theme.
  case otherCase
  /// The themes have colors beside such a value, which it lacks.
  case part
  case beyond
  case sample

  /// Whether the value is surely a theme, without which an audit must not pass.
  var isTheme: Bool {
    switch self {
    case .changed, .beyond: true
    case .open, .untold, .otherCase, .part, .sample: false
    }
  }

  /// Returns what is said of a number of values of a type.
  func message(_ name: String, _ count: Int) -> String {
    let isOne = count == 1
    switch self {
    case .open:
      return isOne
        ? "a value of \(name) that code makes of what only the running app knows is not read"
        : "\(count) values of \(name) that code makes of what only the running app knows are not read"
    case .changed:
      return isOne
        ? "a value of \(name) that code changes after it is made is not read"
        : "values of \(name) that code changes after they are made are not read (\(count) places)"
    case .untold:
      return isOne
        ? "the value of a call of `.init` with the argument labels of \(name) is not read, because its type is not known"
        : "the values of \(count) calls of `.init` with the argument labels of \(name) are not read, because their types "
          + "are not known"
    case .otherCase:
      return isOne
        ? "a value of \(name) that belongs to a case of an enum other than the themes is not read"
        : "\(count) values of \(name) that belong to cases of enums other than the themes are not read"
    case .part:
      return isOne
        ? "a value of \(name) is not read, because it lacks the colours that themes have beside theirs"
        : "\(count) values of \(name) are not read, because they lack the colours that themes have beside theirs"
    case .beyond:
      let are = isOne ? "1 more value of \(name) is" : "\(count) more values of \(name) are"
      return "\(are) not read: code makes more than \(ValuesInCode.most)"
    case .sample:
      return isOne
        ? "a value of \(name) for tests, previews or samples is left aside"
        : "\(count) values of \(name) for tests, previews or samples are left aside"
    }
  }
}
