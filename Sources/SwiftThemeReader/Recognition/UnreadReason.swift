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
  case beyond
  case sample

  /// Returns what is said of a number of values of a type.
  func message(_ name: String, _ count: Int) -> String {
    let isOne = count == 1
    switch self {
    case .open:
      return isOne
        ? "a \(name) that code makes of what only the running app knows is not read"
        : "\(count) values of \(name) that code makes of what only the running app knows are not read"
    case .changed:
      return isOne
        ? "a \(name) that code changes after it is made is not read"
        : "\(count) changes of values of \(name) that code makes after they are made are not read"
    case .untold:
      return isOne
        ? "what an `.init` makes that has the arguments of \(name) is not read, because nothing tells its type"
        : "what \(count) calls of `.init` make that have the arguments of \(name) is not read, because nothing tells its type"
    case .otherCase:
      return isOne
        ? "a \(name) that a case of another enum than the themes has is not read"
        : "\(count) values of \(name) that cases of another enum than the themes have are not read"
    case .beyond:
      let are = isOne ? "1 more value of \(name) is" : "\(count) more values of \(name) are"
      return "\(are) not read: code makes more than \(ValuesInCode.most)"
    case .sample:
      return isOne
        ? "a \(name) for tests, previews or samples is left aside"
        : "\(count) values of \(name) for tests, previews or samples are left aside"
    }
  }
}
