/// The types of the values with which variables start, each found once: values that are made of each other ask for the type of each
/// part many times, as in `let b = [a, a, a]` and `let c = [b, b, b]`.
final class FirstValueTypes {
  private struct Key: Hashable {
    var value: ObjectIdentifier
    /// The code that has the variable; `nil` for one of a type or a file.
    var body: ObjectIdentifier?
  }

  private struct Entry {
    /// Keeps the value, whose identity is the key.
    var value: Expression
    var type: Expected?
    /// How far the question was from its start. One that comes from farther away is not answered better.
    var depth = 0
    var missing: Set<String> = []
  }

  private var known: [Key: Entry] = [:]

  /// Returns the type of a value. What leads back to itself has none.
  ///
  /// - Parameter depth: the number of expressions that led to the value, which is bounded
  func type(
    of value: Expression, in body: CodeBody?, depth: Int, _ table: DeclarationTable, _ find: () -> Expected?
  ) -> Expected? {
    let key = Key(value: ObjectIdentifier(value), body: body.map { ObjectIdentifier($0) })
    if let entry = known[key], entry.type != nil || entry.depth <= depth {
      table.note(entry.missing)
      return entry.type
    }
    known[key] = Entry(value: value)
    let (type, missing) = table.noting(find)
    known[key] = Entry(value: value, type: type, depth: depth, missing: missing)
    return type
  }
}
