/// A property that a value passed through.
struct Reference {
  enum Owner {
    case type(TypeRecord)
    case instance(Instance)
    case global
    /// A type that the sources do not declare: `UIColor`.
    case foreign(String)
  }

  let owner: Owner
  let name: String
  /// `nil` for a property that the platform declares.
  let property: Property?
  let span: Span?
}

/// The properties that a value passed through, as a list that shares its tails.
final class Trail {
  let reference: Reference
  let next: Trail?
  /// Where the property's value was made.
  let origin: Span?

  init(_ reference: Reference, next: Trail?, origin: Span?) {
    self.reference = reference
    self.next = next
    self.origin = origin
  }
}
