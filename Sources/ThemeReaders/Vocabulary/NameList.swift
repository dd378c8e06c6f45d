/// A list of names in a message.
enum NameList {
  private static let most = 3

  /// Returns `a, b and c`, or the first three and the number of the others.
  static func text(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    if names.count > most + 1 {
      return names.prefix(most).joined(separator: ", ") + " and \(names.count - most) more"
    }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
