/// Colors that an object's class gives it, and that whoever makes the object sets anew before anything is shown.
extension OutletReading {
  /// An object of a class in the type that makes it.
  struct Making {
    var tree: ObjectTree
    var object: String
  }

  private static let mostMakings = 8

  /// The objects that types make, by the calls that make them.
  func allMakings() -> [Span: Making] {
    var found: [Span: Making] = [:]
    for type in table.types where type.kind == .classType && type.declaration != nil {
      let tree = rawTree(of: type)
      for (object, spans) in tree.makings where spans.count == 1 {
        if let span = spans.first { found[span] = Making(tree: tree, object: object) }
      }
    }
    return found
  }

  /// The types that code names as values, `Badge.self`, and that files name: their objects may be made where no code tells it.
  func namedAsValues() -> Set<String> {
    var names: Set<String> = []
    for body in table.codeBodies where body.kind != .closure {
      SyntaxWalk.each(body.statements) { part in
        if case .member(let base?, "self") = part.kind, let name = MemberChain(base).names.last { names.insert(name) }
      }
    }
    return names
  }

  /// Removes the colors of a class's own views that nobody ever sees: each object of the class is made by code that sets them anew.
  func leaveToMakers(_ tree: inout ObjectTree, of record: TypeRecord) {
    guard tree.events.contains(where: { tree.certain.contains($0.function) }), heirs(of: record).isEmpty,
      !isNamedElsewhere(record)
    else { return }
    let calls = table.makingCalls.calls(making: record)
    guard (1...Self.mostMakings).contains(calls.count),
      !calls.contains(where: { table.makingCalls.mayMakeUntold(record, with: $0.arguments.first?.label) })
    else { return }
    let makers = calls.compactMap { makings[$0.expression.span] }
    guard makers.count == calls.count else { return }
    let certain = tree.certain
    tree.events.removeAll { own in
      guard certain.contains(own.function), own.moment == 0, own.object == "self" || !own.object.contains(":") else {
        return false
      }
      return makers.allSatisfy { maker in
        let object = own.object == "self" ? maker.object : "\(maker.object).\(own.object)"
        return maker.tree.events.contains { event in
          event.object == object && event.attribute == own.attribute && event.facts.isEmpty && event.moment == 0
            && event.assumption == nil && maker.tree.certain.contains(event.function)
            && event.ink.alternatives.map(\.shade) != own.ink.alternatives.map(\.shade)
        }
      }
    }
  }

  private func isNamedElsewhere(_ record: TypeRecord) -> Bool {
    valueNames.contains(record.name) || isInFile(record)
  }
}
