/// Classes of which only subclasses are made.
extension OutletReading {
  /// Returns what has to be assumed for objects of a class itself to be shown: nothing but its subclasses names it, whose code is read
  /// with what it inherits.
  func makingDoubt(_ record: TypeRecord) -> String? {
    let heirs = heirs(of: record)
    // Whoever imports a module may make objects of its classes, as may code in Objective-C.
    guard !heirs.isEmpty, let declaration = record.declaration, declaration.access != .everywhere,
      !declaration.attributes.contains(where: { $0.hasPrefix("objc") }),
      heirs.allSatisfy(inheritsViews), !mayBeMade(record), heirs.contains(where: mayBeMade)
    else { return nil }
    return "an object of `\(record.name)` itself is made, and not of a subclass"
  }

  private func mayBeMade(_ record: TypeRecord) -> Bool {
    namedClasses.contains(record.name)
  }
}
