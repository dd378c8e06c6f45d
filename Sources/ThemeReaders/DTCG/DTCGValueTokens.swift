import JSONText
import ThemeModel

/// Tokens that are themselves called `value`. In the dialects, a reference may end in `.value` for the value of a token; where there is
/// a token of that whole path, the reference means that one.
extension [DTCGLayer] {
  /// Points references of which the last name was taken for the value of a token to the token of that name.
  mutating func nameValueTokens() {
    let named = reduce(into: Set<String>()) { found, layer in
      let tree = layer.tree
      for declaration in tree.declarations where tree.paths.withBytes(of: declaration.path, { $0.hasSuffix(".value") })
      {
        found.insert(tree.path(of: declaration))
      }
    }
    guard !named.isEmpty else { return }
    let short = Set(named.map(DTCGReference.withoutValue))
    let tokens = reduce(into: Set<String>()) { found, layer in
      for declaration in layer.tree.declarations {
        let path = layer.tree.path(of: declaration)
        if short.contains(path) { found.insert(path) }
      }
    }
    for index in indices where self[index].tree.isLenient {
      self[index].tree.nameValueTokens(named, beside: tokens)
    }
  }
}

extension DTCGTree {
  /// - Parameter others: The tokens for whose values these references may stand as well.
  fileprivate mutating func nameValueTokens(_ named: Set<String>, beside others: Set<String>) {
    for index in declarations.indices {
      var declaration = declarations[index]
      nameValueTokens(in: &declaration, named, beside: others)
      declarations[index] = declaration
    }
    for index in modal.indices {
      var declaration = modal[index].declaration
      nameValueTokens(in: &declaration, named, beside: others)
      modal[index].declaration = declaration
    }
  }

  private mutating func nameValueTokens(
    in declaration: inout DTCGDeclaration, _ named: Set<String>, beside others: Set<String>
  ) {
    switch declaration.value {
    case .reference:
      let text = node(of: declaration).string?.trimmingSpaces ?? ""
      guard let written = (try? DTCGReference.curly(text)) ?? nil, named.contains(written.trimmingSpaces) else {
        return
      }
      declaration.value = .reference(paths.number(of: written.trimmingSpaces))
    case .ready(let value):
      let text = node(of: declaration).string ?? ""
      let mapped = values[Int(value)].mappingAliases { alias in
        let own = alias + ".value"
        let isMeant = !others.contains(alias) || text.contains("{\(own)}") && !text.contains("{\(alias)}")
        return named.contains(own) && isMeant ? own : alias
      }
      declaration.value = .ready(Int32(truncatingIfNeeded: values.count))
      values.append(mapped)
    case .color, .pending, .colorless: break
    }
  }
}
