import JSONText
import ThemeModel

/// Makes the model's tokens from what the assembly brought together.
extension DTCGAssembly {
  /// In the order in which their paths first come.
  mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(entries.count)
    for index in entries.indices {
      switch entries[index].type {
      case .known(let type):
        if type.holdsColors {
          tokens.append(token(index, type))
        } else {
          checkReferences(of: index)
        }
      case .foreign:
        break
      case .none, .unknown, .open:
        if let token = typeless(index) { tokens.append(token) }
      }
    }
    return tokens
  }

  private mutating func token(_ index: Int, _ type: DTCGType) -> Token {
    let entry = entries[index]
    var values: [ConditionalValue] = []
    values.reserveCapacity(entry.sites.count)
    for site in entry.sites { append(site, of: index, type, to: &values) }
    let last = entry.sites[entry.sites.count - 1]
    return Token(
      path: entry.path, tier: self[last].tier, role: self[last].role, summary: self[last].summary,
      deprecation: deprecation(of: index), values: values, place: self[last].place)
  }

  private mutating func append(_ site: Site, of index: Int, _ type: DTCGType, to values: inout [ConditionalValue]) {
    let declaration = declaration(site)
    let when = layers[site.layer].when
    func conditional(_ value: TokenValue) -> ConditionalValue {
      ConditionalValue(when: when, value: value, place: declaration.valuePlace, text: declaration.text)
    }
    switch declaration.value {
    case .ready(let value):
      values.append(conditional(original(value, declaration) ?? value))
    case .reference(let target):
      values.append(conditional(alias(to: target, type, declaration, entries[index].path)))
    case .colorless:
      values.append(
        conditional(mismatch(declaration, "\(entries[index].path) is a \(type.rawValue) elsewhere, and no colour here"))
      )
    case .pending:
      var pending = DTCGPending(declaration: declaration, path: entries[index].path, type: type, layer: site.layer)
      for (contexts, value) in pending.values(in: &self) {
        var merged = when
        merged.merge(contexts) { own, _ in own }
        values.append(
          ConditionalValue(when: merged, value: value, place: declaration.valuePlace, text: declaration.text))
      }
    }
  }

  /// The alias that a tool replaced by the colour behind it, where that is still the same colour.
  private func original(_ value: TokenValue, _ declaration: DTCGDeclaration) -> TokenValue? {
    guard let origin = declaration.copiedFrom, origin != declaration.path, let target = indices[origin],
      case .color(let copy) = value
    else { return nil }
    let isSame = entries[target].sites.allSatisfy { site in
      if case .ready(.color(let color)) = self[site].value { return DTCGFigma.isSame(color, copy) }
      return false
    }
    return isSame ? .alias(origin) : nil
  }

  /// An alias whose target is of the same type; one to nothing is left to the model, which tells it.
  private mutating func alias(
    to target: String, _ type: DTCGType, _ declaration: DTCGDeclaration, _ path: String
  ) -> TokenValue {
    guard let found = indices[target] else {
      guard isGroup(target) else { return .alias(target) }
      return told(
        "alias-to-group", "\(path) refers to \(target), which is a group and not a token", declaration, text: target)
    }
    switch entries[found].type {
    case .known(let other) where other != type && declaration.ownType != nil:
      return told(
        "type-mismatch", "\(path) is a \(type.rawValue), and \(target), to which it refers, is a \(other.rawValue)",
        declaration, text: target)
    case .foreign:
      return told(
        "type-mismatch", "\(path) refers to \(target), which has a type that holds no colour", declaration, text: target
      )
    default:
      return .alias(target)
    }
  }

  private mutating func mismatch(_ declaration: DTCGDeclaration, _ message: String) -> TokenValue {
    told("type-mismatch", message, declaration, text: nil)
  }

  mutating func told(_ code: String, _ message: String, _ declaration: DTCGDeclaration, text: String?) -> TokenValue {
    findings.error(code, message, at: declaration.valuePlace)
    return .undetermined(Undetermined(code: code, reason: message, text: text, place: declaration.valuePlace))
  }

  // MARK: - Tokens without a colour

  /// An alias that leads nowhere is wrong whatever its type; the model never sees those without colours.
  private mutating func checkReferences(of index: Int) {
    for site in entries[index].sites {
      let declaration = declaration(site)
      guard case .reference(let target) = declaration.value else { continue }
      let path = entries[index].path
      guard let found = indices[target] else {
        if isGroup(target) {
          findings.error(
            "alias-to-group", "\(path) refers to \(target), which is a group and not a token",
            at: declaration.valuePlace)
        } else {
          let near = NearestName.question(
            NearestName.to(target, among: entries.lazy.map(\.path).prefix(20_000).map { $0 }))
          findings.error(
            "unresolved-alias", "\(path) refers to \(target), which is not there\(near)", at: declaration.valuePlace)
        }
        continue
      }
      if let own = declaration.ownType, case .known(let other) = entries[found].type, other != own {
        findings.error(
          "type-mismatch", "\(path) is a \(own.rawValue), and \(target), to which it refers, is a \(other.rawValue)",
          at: declaration.valuePlace)
      }
      if leadsBack(index) {
        findings.error(
          "alias-cycle", "\(path) is part of a circle of aliases, or leads into one", at: declaration.valuePlace)
      }
    }
  }

  private func leadsBack(_ start: Int) -> Bool {
    var slow = start
    var fast = start
    while true {
      guard let one = target(of: fast), let two = target(of: one), let step = target(of: slow) else { return false }
      fast = two
      slow = step
      if fast == slow { return true }
    }
  }

  private func target(of index: Int) -> Int? {
    guard let site = entries[index].sites.last, case .reference(let target) = self[site].value else {
      return nil
    }
    return indices[target]
  }

  /// A token that no one gives a type: an alias goes to the model, which tells what is wrong with it; the rest is told here.
  private mutating func typeless(_ index: Int) -> Token? {
    guard let site = entries[index].sites.last else { return nil }
    let declaration = declaration(site)
    if case .reference = declaration.value { return token(index, .color) }
    if case .pending = declaration.value, DTCGValues.isReference(declaration.valueNode) { return token(index, .color) }
    let message = "\(entries[index].path) has no $type, and no group above it has one"
    guard findings.deviation("missing-type", message, at: declaration.place) else {
      guard DTCGGuess.type(of: declaration.valueNode) != nil else { return nil }
      let undetermined = Undetermined(code: "missing-type", reason: message, place: declaration.valuePlace)
      return Token(
        path: entries[index].path, role: declaration.role,
        values: [ConditionalValue(value: .undetermined(undetermined), place: declaration.valuePlace)],
        place: declaration.place)
    }
    guard let guess = DTCGGuess.type(of: declaration.valueNode) else { return nil }
    return token(index, guess)
  }

  private func deprecation(of index: Int) -> Deprecation? {
    guard let site = entries[index].sites.last else { return nil }
    let said = self[site].deprecation ?? fact(above: entries[index].path, \.deprecation)
    if case .deprecated(let deprecation)? = said { return deprecation }
    return nil
  }
}

/// Which tokens without a type look like colours: lenient reading takes them for what they look like, strict reading
/// tells that they are not known.
enum DTCGGuess {
  static func type(of node: JSONNode) -> DTCGType? {
    if node.isObject {
      if node["colorSpace"] != nil, node["components"] != nil { return .color }
      if node["color"] != nil, node["offsetX"] != nil { return .shadow }
      if node["color"] != nil, node["width"] != nil { return .border }
    }
    if let first = node[0], first.isObject, first["color"] != nil {
      return first["position"] != nil ? .gradient : first["offsetX"] != nil ? .shadow : nil
    }
    guard let text = node.string else { return nil }
    let looksLikeColor =
      text.hasPrefix("#")
      || ["rgb", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "color("].contains { text.hasPrefix($0) }
    return looksLikeColor ? .color : nil
  }
}
