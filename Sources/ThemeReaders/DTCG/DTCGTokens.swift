import ColorScience
import JSONText
import ThemeModel

/// Makes the model's tokens from the assembly.
extension DTCGAssembly {
  /// Returns the tokens in the order in which their paths first occur.
  mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(entries.count)
    var references = DTCGColorlessReferences()
    for index in entries.indices where entries[index].siteCount > 0 && !groupAliases.contains(index) {
      switch entries[index].type {
      case .known(let type):
        if type.holdsColors {
          tokens.append(token(index, type))
        } else {
          references.check(index, in: &self)
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
    values.reserveCapacity(Int(entry.siteCount))
    var site = entry.firstSite
    while site >= 0 {
      append(site, of: index, type, to: &values)
      site = sites[Int(site)].next
    }
    if let found = conflicts[index] { values += undetermined(by: found, index) }
    let layer = layer(of: entry.lastSite)
    let declaration = declaration(entry.lastSite)
    let detail = layers[layer].tree.detail(of: declaration)
    return Token(
      path: name(entry.path), tier: detail?.tier, role: detail?.role,
      summary: layers[layer].tree.summary(of: declaration), deprecation: deprecation(of: index), values: values,
      place: layers[layer].tree.place(of: declaration))
  }

  private mutating func append(_ site: Int32, of index: Int, _ type: DTCGType, to values: inout [ConditionalValue]) {
    let layer = layer(of: site)
    let declaration = declaration(site)
    let place = layers[layer].tree.valuePlace(of: declaration)
    let detail = layers[layer].tree.detail(of: declaration)
    let value: TokenValue
    switch declaration.value {
    case .color(let color):
      let color = layers[layer].tree.colors[Int(color)]
      value = detail?.copiedFrom.flatMap { original(of: color, $0, entries[index].path) } ?? .color(color)
    case .ready(let ready):
      value = respelled(layers[layer].tree.values[Int(ready)], at: place)
    case .reference(let path):
      value = alias(to: target(of: site) ?? numbers[layer][Int(path)], type, site, entries[index].path)
    case .colorless:
      let message = "\(name(entries[index].path)) is a \(type.rawValue) elsewhere, and not a colour here"
      value = told("type-mismatch", message, site, text: nil)
    case .pending:
      appendPending(site, of: index, type, to: &values)
      return
    }
    values.append(
      ConditionalValue(
        when: layers[layer].when, value: finished(value, detail, site), place: place, text: detail?.text,
        giver: layers[layer].giver))
  }

  /// Applies a token's modifier to its value; an error stays as it is.
  private mutating func finished(_ value: TokenValue, _ detail: DTCGDetail?, _ site: Int32) -> TokenValue {
    guard let detail, detail.modifier >= 0 else { return value }
    if case .undetermined = value { return value }
    return modified(value, by: detail.modifier, site)
  }

  private mutating func appendPending(
    _ site: Int32, of index: Int, _ type: DTCGType, to values: inout [ConditionalValue]
  ) {
    let layer = layer(of: site)
    let pending = DTCGPending(site: site, path: name(entries[index].path), type: type)
    let place = layers[layer].tree.valuePlace(of: declaration(site))
    for (contexts, value) in pending.values(in: &self) {
      var merged = layers[layer].when
      merged.merge(contexts) { own, _ in own }
      let detail = layers[layer].tree.detail(of: declaration(site))
      values.append(
        ConditionalValue(
          when: merged, value: finished(respelled(value, at: place), detail, site), place: place,
          giver: layers[layer].giver))
    }
  }

  /// Returns the alias that a tool replaced by the color behind it, if the color is still the same.
  private func original(of copy: Color, _ origin: String, _ path: Int32) -> TokenValue? {
    guard let target = index(of: origin), entries[target].path != path else { return nil }
    let isSame = sites(of: target).allSatisfy { site in
      guard case .color(let color) = declaration(site).value else { return false }
      return DTCGFigma.isSame(layers[layer(of: site)].tree.colors[Int(color)], copy)
    }
    return isSame ? .alias(origin) : nil
  }

  /// Returns an alias whose target has the same type. An alias to nothing is left to the model, which reports it.
  private mutating func alias(to target: Int32, _ type: DTCGType, _ site: Int32, _ path: Int32) -> TokenValue {
    guard let found = index(at: target) else {
      guard isGroup(target) else { return .alias(name(target)) }
      let message = "\(name(path)) refers to \(name(target)), which is a group and not a token"
      return told("alias-to-group", message, site, text: name(target))
    }
    switch entries[found].type {
    case .known(let other) where other != type && declaration(site).ownType != nil:
      return told(
        "type-mismatch",
        "\(name(path)) is a \(type.rawValue), but refers to \(name(target)), which is a \(other.rawValue)", site,
        text: name(target))
    case .foreign:
      return told(
        "type-mismatch", "\(name(path)) refers to \(name(target)), whose type has no colour", site,
        text: name(target))
    case .known:
      return .alias(name(target))
    case .none, .unknown, .open:
      guard findings.isLenient, endsColorless(found) else { return .alias(name(target)) }
      return told(
        "type-mismatch", "\(name(path)) refers to \(name(target)), which has no colour", site, text: name(target))
    }
  }

  /// Reports whether a token without a type, or the one that it refers to in the end, is something other than a color.
  private func endsColorless(_ start: Int) -> Bool {
    var index = start
    // Nobody has longer chains.
    for _ in 0..<64 {
      switch entries[index].type {
      case .known(let type): return !type.holdsColors
      case .foreign: return true
      case .none, .unknown, .open: break
      }
      let site = entries[index].lastSite
      guard let target = target(of: site) else {
        let tree = layers[layer(of: site)].tree
        let node = tree.node(of: declaration(site))
        return !DTCGValues.isReference(node) && DTCGGuess.type(of: node, path: paths[entries[index].path]) == nil
      }
      guard let next = self.index(at: target) else { return false }
      index = next
    }
    return false
  }

  /// Reports whether it refers by mistake to a group in which nothing is a color, such as `{font.weight}` for a weight.
  private mutating func leadsToColorlessGroup(_ start: Int) -> Bool {
    let site = entries[start].lastSite
    guard let target = target(of: site), index(at: target) == nil, isGroup(target) else { return false }
    let prefix = name(target) + "."
    let members = entries.indices.filter { entries[$0].siteCount > 0 && name(entries[$0].path).hasPrefix(prefix) }
    guard members.allSatisfy({ $0 == start || endsColorless($0) }) else { return false }
    findings.warning(
      "alias-to-group", "\(name(entries[start].path)) refers to \(name(target)), which is a group and not a token",
      at: valuePlace(of: site))
    return true
  }

  /// Reports whether it, or what it refers to in the end, refers to something that is not a token, and none of the names may be that
  /// of a color: the last one is for fonts or lengths, as tools of other dialects let tokens refer to plain values, or the token is a
  /// measure by its own name.
  private mutating func leadsNowhereWithoutColor(_ start: Int) -> Bool {
    var index = start
    // Nobody has longer chains.
    for _ in 0..<64 {
      let own = name(entries[index].path)
      let site = entries[index].lastSite
      guard case .reference = declaration(site).value, let target = target(of: site),
        DTCGGuess.maySpeakOfOtherThings(own)
      else { return false }
      if let next = self.index(at: target) {
        index = next
        continue
      }
      let isOther =
        DTCGGuess.speaksOfOtherThings(name(target))
        || DTCGGuess.isNamedAsMeasure(name(entries[start].path)) && DTCGGuess.maySpeakOfOtherThings(name(target))
      guard isOther, !isGroup(target) else { return false }
      if index == start {
        findings.warning(
          "unresolved-alias", "\(own) refers to \(name(target)), which does not exist", at: valuePlace(of: site))
      }
      return true
    }
    return false
  }

  mutating func told(_ code: String, _ message: String, _ site: Int32, text: String?) -> TokenValue {
    let place = valuePlace(of: site)
    // Tools of other dialects take a type as a hint: `"type": "color"` on the width of a border.
    if findings.isLenient, code == "type-mismatch" {
      findings.warning(code, message, at: place)
    } else {
      findings.error(code, message, at: place)
    }
    return .undetermined(Undetermined(code: code, reason: message, text: text, place: place))
  }

  // MARK: - Tokens without a type

  /// Handles a token to which nothing gives a type. An alias goes to the model, which reports what is wrong with it; the rest is
  /// reported here.
  private mutating func typeless(_ index: Int) -> Token? {
    let site = entries[index].lastSite
    let declaration = declaration(site)
    let tree = layers[layer(of: site)].tree
    let node = tree.node(of: declaration)
    if case .reference = declaration.value {
      if findings.isLenient,
        endsColorless(index) || leadsToColorlessGroup(index) || leadsNowhereWithoutColor(index)
      {
        return nil
      }
      return token(index, .color)
    }
    if case .pending = declaration.value, DTCGValues.isReference(node) {
      guard findings.isLenient, let text = node.string, (try? DTCGReference.curly(text)) == nil else {
        return token(index, .color)
      }
      findings.warning(
        "expression", "“\(text)” is computed from references, which the standard does not have",
        at: tree.valuePlace(of: declaration))
      return nil
    }
    let message = "\(name(entries[index].path)) has no $type, and no group above it has one"
    if !insistsOnTypes, DTCGGuess.type(of: node, path: name(entries[index].path)) == nil {
      findings.warning("missing-type", message, at: tree.place(of: declaration))
      guard DTCGGuess.isColorByCategory(name(entries[index].path)), node.number.map({ $0 > 1 }) ?? true else {
        return nil
      }
      let place = tree.valuePlace(of: declaration)
      let reason = "\(name(entries[index].path)) is in a group of colours, and its value cannot be read as one"
      return Token(
        path: name(entries[index].path), role: tree.detail(of: declaration)?.role,
        values: [
          ConditionalValue(
            value: .undetermined(
              Undetermined(
                code: "missing-type", reason: reason, text: node.isString ? node.rawText : nil, place: place)),
            place: place)
        ], place: tree.place(of: declaration))
    }
    guard findings.deviation("missing-type", message, at: tree.place(of: declaration)) else {
      guard DTCGGuess.type(of: node, path: name(entries[index].path)) != nil else { return nil }
      let place = tree.valuePlace(of: declaration)
      let undetermined = Undetermined(code: "missing-type", reason: message, place: place)
      return Token(
        path: name(entries[index].path), role: tree.detail(of: declaration)?.role,
        values: [ConditionalValue(value: .undetermined(undetermined), place: place)],
        place: tree.place(of: declaration))
    }
    guard let guess = DTCGGuess.type(of: node, path: name(entries[index].path)) else { return nil }
    return token(index, guess)
  }

  private mutating func deprecation(of index: Int) -> Deprecation? {
    let site = entries[index].lastSite
    let declaration = declaration(site)
    var said: DTCGDeprecation?
    if declaration.deprecation >= 0 {
      said = layers[layer(of: site)].tree.deprecation(of: declaration)
    } else if hasDeprecatedGroups {
      said = fact(above: entries[index].path, \.deprecation)
    }
    if case .deprecated(let deprecation)? = said { return deprecation }
    return nil
  }
}

/// Guesses which tokens without a type are colors. Lenient reading takes them for what they look like; strict reading reports
/// that they are not known.
enum DTCGGuess {
  /// Reports whether a name is about type, lengths or time, and not about color.
  static func speaksOfOtherThings(_ path: String) -> Bool {
    let words = path.split(separator: ".").flatMap { NameWords.of($0) }
    return words.contains(where: others.contains) && !words.contains(where: colors.contains)
  }

  /// Reports whether a name is about type, lengths or time, or says nothing of colors, hues, texts and surfaces either.
  static func maySpeakOfOtherThings(_ path: String) -> Bool {
    let words = Set(path.split(separator: ".").flatMap { NameWords.of($0) })
    return speaksOfOtherThings(path)
      || words.isDisjoint(with: colors.union(EmphasisWords.all)) && !ThemePurposes.are(in: words)
        && !ThemePurposes.isHalf(words)
  }

  /// Reports whether the last name is that of a measure or of a font, and none is that of colors: `outline.width`, `title.font-family`.
  static func isNamedAsMeasure(_ path: String) -> Bool {
    guard speaksOfOtherThings(path), let last = path.split(separator: ".").last else { return false }
    return MeasureWords.areNamed(by: last) || NameWords.of(last).suffix(2) == ["font", "family"]
  }

  private static let others = MeasureWords.all.union(["font", "fonts", "typography", "family", "letter", "index"])
  private static let colors: Set = [
    "color", "colors", "colour", "colours", "background", "foreground", "fill", "stroke", "tint", "palette", "surface",
  ]

  private static let functions = ["rgb", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "color("]
  private static let longestColor = 1_000

  /// Reports whether a text is a color of CSS in digits or a function, which nothing else looks like.
  static func isEvidentColor(_ text: String) -> Bool {
    guard text.hasPrefix("#") || text.hasSuffix(")"), text.utf8.count < longestColor else { return false }
    return (try? Color(css: text.trimmingSpaces)) != nil
  }

  /// Reports whether a token is a color by its category, which builds take from the first name of its path, and its other names
  /// are not those of something else.
  static func isColorByCategory(_ path: String) -> Bool {
    let names = path.split(separator: ".").map { Set(NameWords.of($0)) }
    guard let first = names.first, names.count > 1, !first.isEmpty, first.isSubset(of: categories) else { return false }
    return names.dropFirst().allSatisfy {
      $0.isDisjoint(with: others) && $0.isDisjoint(with: ["alpha", "count", "step"])
    }
  }

  /// Reports whether a name says that all in the group are colors.
  static func isCategory(_ name: some StringProtocol) -> Bool {
    NameWords.of(name).last.map(categories.contains) ?? false
  }

  private static let categories: Set = ["color", "colors", "colour", "colours"]

  /// `path`: a value such as `red` is a color only when the token's name says so.
  static func type(of node: JSONNode, path: String = "") -> DTCGType? {
    if node.isObject {
      if node["colorSpace"] != nil, node["components"] != nil { return .color }
      if node["color"] != nil, node["offsetX"] != nil { return .shadow }
      if node["color"] != nil, node["width"] != nil { return .border }
    }
    if let first = DTCGNumberedList.elements(node).first, first.isObject, first["color"] != nil {
      return first["position"] != nil ? .gradient : first["offsetX"] != nil ? .shadow : nil
    }
    guard let text = node.string else { return nil }
    let looksLikeColor =
      text.hasPrefix("#")
      || text.utf8.count < longestColor && functions.contains(where: text.lowercased().hasPrefix)
    if looksLikeColor { return .color }
    if let type = DTCGCSSText.type(of: text) { return type }
    if Color(hslParts: text) != nil, !speaksOfOtherThings(path) { return .color }
    let name = path.lowercased()
    return (name.contains("color") || name.contains("colour")) && Color.hasName(text) ? .color : nil
  }
}
