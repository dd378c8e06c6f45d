import SwiftSyntax

/// Declarations that a branch of `#if` has on another system. They are not read, but it is said that they are there.
extension Lowering {
  mutating func noteElsewhere(_ node: IfConfigDeclSyntax, isGlobal: Bool) {
    // A file of the Mac is in no target of the other systems.
    guard !isOfMac else { return }
    for (system, clause) in platform.branchesElsewhere(of: node) {
      guard let elements = clause.elements, Self.mayHoldColors(elements) else { continue }
      var other = self
      other.platform = CompilationCondition(system: system)
      other.elsewhere = []
      let members = other.deeper { lowering in
        var own = Members()
        lowering.add(elements, to: &own, isGlobal: isGlobal)
        return own
      }
      elsewhere += other.elsewhere
      if let members { elsewhere.append(.init(system: system, path: typePath, members: members)) }
    }
  }

  private static func mayHoldColors(_ elements: IfConfigClauseSyntax.Elements) -> Bool {
    switch elements {
    case .decls, .statements: break
    default: return false
    }
    let word = Array("olo".utf8)
    let text = Array(elements.description.utf8)
    return text.indices.dropLast(word.count - 1).contains { text[$0..<($0 + word.count)].elementsEqual(word) }
  }
}
